# Una stagione: cinque livelli di avversari, due vittorie su tre per ciascuno.

season-none = stagione, cinque avversari, due vittorie su tre con ciascuno
season-level = stagione, livello { $level } di { $levels }
season-lead = { $lead ->
    [you] conduci { $more } a { $less }
    [other] insegui { $less } a { $more }
    [level] { $more } pari
   *[none] ancora nessuna partita
}
season-won = stagione, tutti i livelli vinti
season-rules = due vittorie su tre aprono il livello seguente, e non si annulla nulla
season-unsaved = il salvataggio è spento, quindi la stagione resta com'è
season-play = gioca la partita { $game } contro { $name }
season-continue = continua la partita della stagione
season-again = comincia un'altra stagione
season-anew = ricomincia la stagione
season-anew-open = ricominciare dal livello 1? Sei al livello { $level }
season-anew-no = no, avanti così
season-anew-yes = sì, ricomincia dal livello 1
season-opens = hai vinto due partite, si apre il livello { $level }, contro { $name }
season-lost = { $name } ha vinto due partite, il livello { $level } ricomincia
season-all-won = hai vinto tutti i livelli, la stagione è tua
