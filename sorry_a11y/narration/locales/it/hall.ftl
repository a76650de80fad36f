# La sala di un server, dove si incontra chi non si conosce ancora.

hall-welcome = questa è la sala, qui incontri chi gioca su questo server
hall-rule-1 = regole del server, sii gentile con tutti
hall-rule-2 = niente insulti, minacce o pubblicità
hall-rule-3 = se devi andare, saluta, al tuo posto gioca un bot
hall-rule-4 = se qualcuno ti disturba, bloccalo
hall-hint-name = se qui hai già un nome su un altro dispositivo, scrivi invece il codice che ti dà
hall-type-name = scrivi un nome tuo e premi Invio
hall-name-yours = il nome { $name } su questo server è tuo
hall-open = { $count ->
    [0] sei nella sala, non c'è nessun altro
    [one] sei nella sala, c'è 1 altra persona
   *[other] sei nella sala, ci sono altre { $count } persone
}

# le righe
hall-now = gioca subito a { $game }
hall-tables = tavoli aperti
hall-people = chi c'è
hall-watch = { $on ->
    [yes] senti quando si apre un tavolo, disattiva questo avviso
   *[no] fammi sentire quando si apre un tavolo
}
hall-you = { $name ->
    [none] prendi un nome tuo
   *[other] il tuo nome qui, { $name }
}
hall-rules = regole del server
hall-offer-table = siediti al tavolo di { $name }, { $game }
hall-offer-invited = accetta l'invito di { $name }, { $game }

# tavoli aperti e persone
hall-tables-open = tavoli aperti, Esc torna indietro
hall-table = { $game }, { $host } è a capo del tavolo, { $open ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $open } posti liberi
}
hall-table-begun = { $game } già in corso, { $host } è a capo del tavolo, { $open ->
    [one] puoi prendere il posto di 1 bot
   *[other] puoi prendere il posto di uno dei { $open } bot
}
hall-nobody = non c'è nessun altro
hall-people-open = queste persone sono qui, Esc torna indietro
hall-person = { $friend ->
    [yes] tra i tuoi amici, { $name }
   *[no] { $name }
}, { $place ->
    [game] in partita
    [table] a un tavolo
   *[hall] nella sala
}
hall-person-open = { $name }, Esc torna indietro
hall-invite = invita a un nuovo tavolo, { $game }
hall-friend = aggiungi { $name } agli amici, per sentire quando arriva
hall-unfriend = togli { $name } dagli amici
hall-block = blocca { $name }, che non potrà più contattarti
hall-unblock = non bloccare più { $name }
hall-friend-done = { $name } è tra i tuoi amici
hall-unfriend-done = { $name } non è più tra i tuoi amici
hall-block-done = hai bloccato { $name }
hall-unblock-done = non blocchi più { $name }
hall-invited = hai invitato { $name }

# sé stessi
hall-you-open = ti chiami { $name }, Esc torna indietro
hall-rename = prendi un altro nome
hall-transfer = usa il tuo nome su un altro dispositivo
hall-transfer-code = scrivi { $code } sull'altro dispositivo al posto di un nome, entro { $minutes } minuti
hall-forget = fatti dimenticare da questo server
hall-forget-open = nome, amici e blocchi si perdono e non tornano
hall-forget-no = tieni tutto
hall-forget-yes = dimenticami
hall-forgotten = questo server ti ha dimenticato

# che cosa arriva
hall-news-friend = { $name }, tra i tuoi amici, è qui
hall-news-table = { $name } apre un tavolo, { $game }, è la voce { $number }
hall-news-invited = { $name } ti invita a giocare a { $game }, è la voce { $number }
