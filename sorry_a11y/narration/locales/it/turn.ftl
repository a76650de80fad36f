# At the table: refusals, handing over, taking back.

turn-refuse = il tasto { $key } qui non fa nulla, h per l'aiuto
turn-wait = ora tocca a { $name }, premi Invio
turn-no-choice = la scelta { $number } non c'è, { $count ->
    [one] ce n'è una sola
   *[other] ce ne sono solo { $count }
}
turn-no-steps = la scelta { $number } qui non c'è
turn-first-stage = sei già alla prima domanda
turn-not-yours = non tocca a te
turn-undo-off = in questa partita non si può annullare
turn-undo-none = non c'è ancora nulla da annullare
turn-undo-exchange = dopo lo scambio di carte non c'è nulla da annullare
turn-undone = il tuo turno è annullato
turn-hand-over = la tastiera passa a { $name }, { $name }, premi Invio
turn-scrollback = il testo qui sopra resta leggibile
turn-sent = inviato
turn-stopped = in pausa, Invio continua
turn-forced-pass = nessuna mossa possibile
turn-forced-offer = una scelta unica può giocarsi da sola, il tasto m apre le impostazioni
