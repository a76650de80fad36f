# Die Halle eines Servers, in der sich trifft, wer sich noch nicht kennt.

hall-welcome = das ist die Halle, hier triffst du andere, die auf diesem Server spielen
hall-rule-1 = Regeln der Halle, sei freundlich zu allen
hall-rule-2 = keine Beleidigungen, keine Drohungen, keine Werbung
hall-rule-3 = wenn du gehen musst, sag auf Wiedersehen, ein Bot übernimmt
hall-rule-4 = wenn dich jemand belästigt, sperre diese Person
hall-hint-name = hast du hier auf einem anderen Gerät schon einen Namen, tippe stattdessen den Code von dort
hall-type-name = tippe einen eigenen Namen und drücke Enter
hall-name-yours = der Name { $name } gehört auf diesem Server dir
hall-open = { $count ->
    [0] du bist in der Halle, sonst ist niemand hier
    [one] du bist in der Halle, 1 andere Person ist hier
   *[other] du bist in der Halle, { $count } andere sind hier
}

# die Zeilen
hall-now = jetzt spielen, { $game }
hall-tables = offene Tische
hall-people = wer hier ist
hall-watch = { $on ->
    [yes] du hörst, wenn jemand einen Tisch eröffnet, das hier schaltet es ab
   *[no] hören, wenn jemand einen Tisch eröffnet
}
hall-you = { $name ->
    [none] einen eigenen Namen nehmen
   *[other] dein Name hier, { $name }
}
hall-rules = Regeln der Halle
hall-offer-table = am Tisch von { $name } mitspielen, { $game }
hall-offer-invited = die Einladung von { $name } annehmen, { $game }

# offene Tische und Leute
hall-tables-open = diese Tische sind offen, Escape führt zurück
hall-table = { $game }, { $host } leitet den Tisch, { $open ->
    [0] kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $open } Plätze sind frei
}
hall-table-begun = { $game } läuft, { $host } leitet den Tisch, { $open ->
    [one] du kannst den Platz eines Bots nehmen
   *[other] du kannst den Platz eines von { $open } Bots nehmen
}
hall-nobody = sonst ist niemand hier
hall-people-open = diese Leute sind hier, Escape führt zurück
hall-person = { $friend ->
    [yes] { $name }, mit dir befreundet
   *[no] { $name }
}, { $place ->
    [game] in einem Spiel
    [table] an einem Tisch
   *[hall] in der Halle
}
hall-person-open = das ist { $name }, Escape führt zurück
hall-invite = an einen neuen Tisch einladen, { $game }
hall-friend = sich mit { $name } befreunden und hören, wenn { $name } kommt
hall-unfriend = nicht mehr mit { $name } befreundet sein
hall-block = { $name } sperren, dann erreicht { $name } dich nicht mehr
hall-unblock = { $name } nicht mehr sperren
hall-friend-done = du bist jetzt mit { $name } befreundet
hall-unfriend-done = du bist nicht mehr mit { $name } befreundet
hall-block-done = { $name } ist gesperrt
hall-unblock-done = { $name } ist nicht mehr gesperrt
hall-invited = deine Einladung an { $name } ist verschickt

# man selbst
hall-you-open = du heißt { $name }, Escape führt zurück
hall-rename = einen anderen Namen nehmen
hall-transfer = deinen Namen auf einem anderen Gerät benutzen
hall-transfer-code = tippe { $code } auf dem anderen Gerät anstelle eines Namens, innerhalb von { $minutes } Minuten
hall-forget = diesen Server alles über dich vergessen lassen
hall-forget-open = dein Name, deine Freundschaften und deine Sperren wären weg, nichts bringt sie zurück
hall-forget-no = alles behalten
hall-forget-yes = vergiss mich
hall-forgotten = dieser Server hat dich vergessen

# was kommt
hall-news-friend = { $name } ist da, ihr seid befreundet
hall-news-table = { $name } eröffnet einen Tisch, { $game }, das ist hier Zeile { $number }
hall-news-invited = { $name } lädt dich ein, { $game }, das ist hier Zeile { $number }
