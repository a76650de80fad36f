# Ciò che si dice altrimenti dove non ci sono tasti: touch-NOME al posto di NOME.

touch-open-title = { open-game }
touch-people-open = questo è un tavolo tra amici
touch-people-gather = { $count ->
    [0] ci sono tutti, si può cominciare
    [one] si può cominciare, 1 posto è libero, lo prende un bot
   *[other] si può cominciare, { $count } posti sono liberi, li prendono i bot
}
touch-people-over = la partita è finita
touch-people-desk = questo è il menu del tavolo
touch-ask-key = { "" }
touch-menu-open = Menu iniziale
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = varianti
touch-menu-type-name = scrivi un nome, o continua senza
touch-menu-name-so-far = nome { $name }
touch-set-open = { menu-settings }
touch-end-quit = fallo ancora una volta per uscire, altrimenti la partita continua
touch-end-quit-kept = fallo ancora una volta per uscire, la partita è salvata, altrimenti continua
touch-turn-wait = ora tocca a { $name }
touch-turn-stopped = in pausa
touch-menu-people = { $count ->
    [0] solo tu su questo dispositivo
    [one] { $names } gioca su questo dispositivo
   *[other] { $names } giocano su questo dispositivo
}
touch-help-quit = esce, se lo scegli ancora una volta
touch-page-site-type = Il pulsante Scrivi un nome apre la riga dove scriverlo.
touch-turn-forced-offer = una scelta unica può giocarsi da sola, vedi scelta unica nelle impostazioni
touch-menu-newcomer-choose = la scelta che tocchi si gioca
touch-menu-newcomer-ask = i pulsanti in basso dicono dove sono le tue pedine, e altro
touch-hall-type-name = scrivi un nome tuo
touch-hall-tables-none = nessun tavolo è aperto
touch-hall-tables-open = tavoli aperti
touch-hall-people-open = queste persone sono qui
touch-hall-person-open = { $name }
touch-hall-you-open = ti chiami { $name }
