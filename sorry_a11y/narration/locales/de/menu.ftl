# Die Menüs vor und nach einem Spiel, und wie ein Name eingetippt wird.

menu-open = Startmenü { $mode ->
    [lines] in Zeilen, Befehl und Enter, h für Hilfe
   *[keys] mit Einzeltasten, h für Hilfe
}
menu-help = eine Ziffer liest eine Zeile vor, und wählt sie, wenn du sie schon gehört hast, Enter wählt die zuletzt gelesene, n liest die nächste, q beendet
menu-more = mehr
# Ein Startmenü mit mehr als neun Zeilen hat zwei Teile.
menu-part = { $part ->
    [games] zurück zu den Spielen
    [settings] mehr, auch Einstellungen
   *[rest] mehr, auch Einstellungen und Beenden
}
# $who: you oder other, wessen Tisch es ist.
menu-table = { $who ->
    [you] zurück an deinen Tisch
   *[other] zurück an den Tisch von { $name }
}
menu-table-waited = du warst dran, als du gingst
menu-kept = weiterspielen, { $game }
menu-again = noch einmal spielen, { $game }
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! nach der Parker-Anleitung
    [bounce-home] Sorry! mit Abprallen im Ziel
    [hobby] Sorry! nach den Hobbyregeln
   *[hasbro] Sorry!
}
# Die erste Zeile für alle, die noch nie gespielt haben, und was zu Beginn dieses Spiels gesagt wird.
menu-newcomer = Sorry!, ein kurzes erstes Spiel
menu-newcomer-choose = Enter spielt die Möglichkeit, die du hörst, n nennt die nächste
menu-newcomer-ask = w sagt, wo deine Figuren stehen, h erklärt jede Taste
menu-choose = ein Spiel zusammenstellen
menu-today = heute, Spiel und Stellung des Tages
menu-learn = spielen lernen
menu-settings = Einstellungen
menu-language = Sprache
menu-language-name = Deutsch
menu-language-open = Sprachen
menu-quit = beenden

menu-choose-open = ein Spiel zusammenstellen, Escape führt zurück
menu-game = Spiel, { $text }
menu-game-open = welches Spiel willst du?
menu-opponents = Gegner, { $text }
menu-opponents-open = welche Gegner willst du?
menu-each = jeden Gegner einzeln wählen
menu-each-open = Gegner { $number }
menu-kind = { $kind ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [steady] solide
    [strong] stark
    [champion] Meister
    [bumper] { $number ->
        [all] Raufbolde
       *[each] Raufbold
    }
    [homebody] Stubenhocker
    [racer] Läufer
    [chance] zufällig
   *[runner] normal
}
# wie eine Art von Gegnern spielt; $who: ihr Name in einer Liste
menu-way = { $kind ->
    [beginner] { $who }, mit vielen Fehlern
    [casual] { $who }, mit manchem Fehler
    [steady] { $who }, mit wenigen Fehlern
    [strong] { $who }, fast ohne Fehler
    [champion] { $who }, ohne Fehler und mit Weitblick
    [bumper] { $who }, mit Freude am Schlagen
    [homebody] { $who }, am liebsten sicher und im Ziel
    [racer] { $who }, am liebsten mit einer Figur voraus
    [chance] { $who }, irgendein Zug
   *[runner] { $who }, schnell ins Ziel, andere aufhalten
}
menu-begin = das Spiel beginnen
menu-players = Spieler, { $count }
menu-people = { $count ->
    [0] nur du an dieser Tastatur
    [one] { $names } spielt an dieser Tastatur mit
   *[other] { $names } spielen an dieser Tastatur mit
}
menu-with = mit { $names }
menu-against = Gegner { $names }
menu-teams = { $value ->
    [yes] in Teams
   *[no] ohne Teams
}
menu-points = { $until ->
    [no] Spiel ohne Punkte
    [target] Spiel bis { $count } Punkte
   *[rounds] Spiel um Punkte, { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
}
menu-points-open = Spiel um Punkte, mit je fünf Karten
menu-rules = { $count ->
    [0] Hausregeln, keine
   *[other] Hausregeln, { $count }
}
menu-rules-open = Hausregeln, eine Ziffer liest eine vor, und ändert sie, wenn du sie schon gehört hast, Escape führt zurück
menu-first = { $how ->
    [draw] alle ziehen, die höchste Karte beginnt
   *[lot] wer beginnt, wird ausgelost
}
menu-first-colour = { $colour } beginnt
menu-first-open = wer beginnt?
menu-keep = diese Zusammenstellung speichern
menu-table-kept = gespeichert als { $name }
menu-tables = gespeicherte Zusammenstellungen
menu-tables-open = das sind deine gespeicherten Zusammenstellungen

menu-type-name = tippe einen Namen und drücke Enter, oder nur Enter für keinen, Escape führt zurück
menu-name-so-far = Name { $name }, Enter speichert ihn
menu-name-refused = dieser Name geht nicht, nimm 1 bis { $count } Buchstaben und kein Wort des Spiels

menu-play-again = noch einmal spielen
menu-review = deine Entscheidungen durchsehen
menu-replay = Schritt für Schritt nachhören
menu-transcript = das ganze Spiel lesen
menu-menu = Startmenü
menu-result = { $won ->
    [0] { $games ->
        [one] das war dein erstes solches Spiel, noch ohne Sieg
       *[other] du hast von { $games } solchen Spielen noch keins gewonnen
    }
   *[other] { $games ->
        [one] das war dein erstes solches Spiel, und du hast es gewonnen
       *[other] du hast { $won } von { $games } solchen Spielen gewonnen
    }
}

# -- mit Freunden spielen

menu-friends = mit Freunden spielen
menu-friends-open = mit Freunden spielen, Escape führt zurück
menu-friends-back = zurück an den letzten Tisch gehen
menu-friends-join = mit einem Einladungscode mitspielen
menu-friends-host = einen Tisch eröffnen, { $game }
menu-friends-choose = ein Spiel zusammenstellen und einen Tisch eröffnen
menu-friends-list = Tische nennen, die allen offenstehen
menu-friends-hall = andere in der Halle treffen
menu-friends-list-open = diese Tische stehen allen offen, Escape führt zurück
menu-friends-server = { $address ->
    [none] kein Server, du eröffnest Tische auf diesem Rechner
   *[other] der Server ist { $address }
}
menu-friends-hint-code = Enter beendet die Zeile, Escape führt zurück
menu-friends-type-code = tippe den Einladungscode
menu-friends-hint-address = { $address ->
    [none] drücke nur Enter für diesen Rechner
   *[other] drücke nur Enter für { $address }
}
menu-friends-type-address = tippe die Adresse des Tisches
menu-friends-hint-server = drücke nur Enter, wenn du keinen Server willst
menu-friends-type-server = tippe die Adresse eines Servers
menu-friends-no-address = das ist keine Adresse, tippe eine wie tisch.example oder 192.168.1.5
menu-friends-one = { $game }, { $host } leitet den Tisch, { $open ->
    [0] kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $open } Plätze sind frei
}

# -- zum Nachsehen, wo es keine Befehle dafür gibt

menu-archive = Regeln, gespeicherte Spiele und Statistik
menu-archive-open = was willst du hören?
menu-read-rules = Regeln von { $game }
menu-saved-games = gespeicherte Spiele
menu-statistics = Statistik
menu-sounds = Klänge des Spiels
menu-delete = löschen
menu-go-on = weiterspielen
