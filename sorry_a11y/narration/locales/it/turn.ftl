# At the table: refusals, handing over, taking back.

turn-refuse = il tasto { $key } qui non fa nulla, h aiuta
turn-wait = tocca a { $name }, premi Invio
turn-no-choice = la scelta { $number } non c'è, { $count ->
    [one] ce n'è solo 1
   *[other] ce ne sono { $count }
}
turn-no-steps = la scelta { $number } qui non c'è
turn-first-stage = sei già alla prima domanda
turn-not-yours = non tocca a te
turn-undo-off = in questa partita non si annulla
turn-undo-none = ancora nulla da annullare
turn-undo-exchange = dopo lo scambio di carte nulla da annullare
turn-undone = annullato
turn-hand-over = passa la tastiera a { $name }, che preme Invio
turn-scrollback = più su resta tutto leggibile
turn-sent = inviato
turn-stopped = fermo, Invio continua
turn-forced-pass = nessuna mossa
