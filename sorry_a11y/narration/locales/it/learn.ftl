# The lessons.

learn-open = { $count } brevi lezioni, q esce
learn-lesson = lezione { $number } di { $count }
learn-done = ben fatto
learn-left = Alla prossima, sorry-a11y comincia una partita
learn-end = È tutto, sorry-a11y comincia una partita

learn-start = la tua pedina parte, premi Invio per giocare questa scelta
learn-where = premi w per sentire dove sono le tue pedine
learn-again = premi Invio per risentire la tua scelta
learn-play = premi ancora Invio per giocarla
learn-next = premi n per la scelta seguente
learn-bump = questa mangia un avversario, premi Invio
learn-hear = premi 5 per sentire la scelta 5
learn-digit = porta a casa una pedina, premi ancora 5 per giocarla
learn-danger = premi d per sentire chi può mangiare le tue pedine
learn-why = premi y per sentire perché certe pedine non muovono
learn-list = premi l per sentire tutte le scelte
learn-take = gioca una scelta, premi Invio
learn-undo = premi u per annullarla
learn-help = premi h per l'aiuto, poi ogni tasto dice cosa fa
