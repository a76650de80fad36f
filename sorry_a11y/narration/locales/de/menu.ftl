# Die Menüs vor und nach einem Spiel, und wie ein Name eingetippt wird.

menu-open = Startmenü { $mode ->
    [lines] in Zeilen, Befehl und Enter, h hilft
   *[keys] mit Einzeltasten, h hilft
}
menu-help = eine Ziffer sagt eine Zeile an, noch einmal nimmt sie, Enter nimmt die angesagte, q beendet
menu-more = mehr
menu-kept = weiterspielen, { $game }
menu-again = noch einmal, { $game }
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! nach der Parker-Anleitung
    [bounce-home] Sorry! mit Abprallen im Ziel
    [hobby] Sorry! nach den Hobbyregeln
   *[hasbro] Sorry!
}
menu-choose = Tisch zusammenstellen
menu-learn = lernen
menu-settings = Einstellungen
menu-language = Sprache
menu-language-name = Deutsch
menu-language-open = Sprachen
menu-quit = beenden

menu-choose-open = Tisch zusammenstellen, Escape führt zurück
menu-game = Spiel, { $text }
menu-game-open = welches Spiel
menu-opponents = Gegner, { $text }
menu-opponents-open = welche Gegner
menu-each = einen nach dem anderen
menu-each-open = Gegner { $number }
menu-kind = { $kind ->
    [beginner] Anfänger
    [casual] gelegentlich
    [steady] solide
    [strong] stark
    [champion] Meister
    [bumper] Schläger
    [homebody] Stubenhocker
    [racer] Renner
    [chance] nach Zufall
   *[runner] wie üblich
}
menu-begin = beginnen
menu-players = Spieler, { $count }
menu-people = { $count ->
    [0] sonst niemand an dieser Tastatur
   *[other] an dieser Tastatur auch { $names }
}
menu-with = mit { $names }
menu-against = Gegner { $names }
menu-teams = { $value ->
    [yes] in Teams
   *[no] ohne Teams
}
menu-points = { $until ->
    [no] ohne Punkte
    [target] bis { $count } Punkte
   *[rounds] { $count ->
        [one] um Punkte, 1 Runde
       *[other] um Punkte, { $count } Runden
    }
}
menu-points-open = Punkte, nach Runden mit fünf Handkarten
menu-rules = { $count ->
    [0] Hausregeln, keine
   *[other] Hausregeln, { $count }
}
menu-rules-open = Hausregeln, eine Ziffer sagt sie an, noch einmal ändert sie, Escape führt zurück
menu-first = { $how ->
    [draw] die höchste gezogene Karte beginnt
   *[lot] das Los sagt, wer beginnt
}
menu-first-colour = { $colour } beginnt
menu-first-open = wer beginnt
menu-keep = Tisch unter einem Namen merken
menu-table-kept = gemerkt als { $name }
menu-tables = deine Tische
menu-tables-open = deine Tische

menu-type-name = tipp einen Namen und Enter, nur Enter für keinen, Escape führt zurück
menu-name-so-far = Name { $name }, Enter behält ihn
menu-name-refused = das ist hier kein Name, nimm 1 bis { $count } Buchstaben, die kein Satz des Spiels braucht

menu-play-again = noch einmal spielen
menu-review = deine Entscheidungen durchsehen
menu-replay = noch einmal hören, Stück für Stück
menu-transcript = alles noch einmal hören
menu-menu = Startmenü
menu-result = du hast { $won ->
    [0] keins
   *[other] { $won }
} von { $games } solchen Spielen gewonnen

# -- mit Freunden spielen

menu-friends = mit Freunden spielen
menu-friends-open = mit Freunden spielen, Escape führt zurück
menu-friends-back = zurück an den letzten Tisch
menu-friends-join = mit einem Einladungscode dazusetzen
menu-friends-host = Tisch eröffnen, { $game }
menu-friends-choose = Tisch nach Wahl eröffnen
menu-friends-list = Tische, die allen offenstehen
menu-friends-list-open = Tische, die allen offenstehen, Escape führt zurück
menu-friends-server = { $address ->
    [none] kein Server, Tische werden auf diesem Rechner eröffnet
   *[other] der Server ist { $address }
}
menu-friends-hint-code = Enter beendet die Zeile, Escape führt zurück
menu-friends-type-code = tipp den Einladungscode
menu-friends-hint-address = { $address ->
    [none] nur Enter nimmt diesen Rechner
   *[other] nur Enter nimmt { $address }
}
menu-friends-type-address = tipp die Adresse des Tisches
menu-friends-hint-server = nur Enter für keinen Server
menu-friends-type-server = tipp die Adresse eines Servers
menu-friends-no-address = das ist keine Adresse, eine sieht aus wie tisch.example oder 192.168.1.5
menu-friends-one = { $game }, { $host } leitet den Tisch, { $open ->
    [0] kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $open } Plätze sind frei
}
