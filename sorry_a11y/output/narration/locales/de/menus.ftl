# Die Menüs vor und nach einem Spiel, und wie ein Name eingetippt wird.

menu-open = { $mode ->
    [lines] Startmenü, h und Enter geben Hilfe
   *[keys] Startmenü, h erklärt die Tasten
}
menu-help = eine Ziffer liest eine Zeile vor, und wählt sie, wenn du sie schon gehört hast, die Pfeile lesen weiter, n und p auch, Enter wählt die zuletzt gelesene, Escape geht zurück, q beendet
menu-more = mehr
menu-more-settings = mehr, auch Einstellungen und Beenden
menu-more-games = zurück zu den Spielen
menu-more-others = Dog und mehr
# $who: you oder other, wessen Tisch es ist.
menu-table = { $who ->
    [you] zurück an deinen Tisch
   *[other] zurück an den Tisch von { $name }
}
menu-table-waited = du warst dran, als du gingst
menu-kept = weiterspielen, { $game }
menu-again = noch einmal spielen, { $game }
menu-more-opponents = gegen drei Gegner spielen
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry! nach der Parker-Anleitung
    [bounce-home] Sorry! mit Abprallen im Ziel
    [hobby] Sorry! nach den Hobbyregeln
   *[hasbro] Sorry!
}
# Die erste Zeile für alle, die noch nie gespielt haben, und was zu Beginn dieses Spiels gesagt wird.
menu-newcomer = spielen, ein kurzes erstes Spiel Sorry!
menu-newcomer-choose = Enter spielt die Möglichkeit, die du hörst, n nennt die nächste
menu-newcomer-ask = w sagt, wo deine Figuren stehen, h erklärt jede Taste
menu-newcomer-hand = f sagt deine Karten, w, wo deine Figuren stehen, h erklärt jede Taste
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
menu-people = an dieser Tastatur, { $count ->
    [0] nur du
   *[other] auch { $names }
}
menu-with = mit { $names }
menu-against = Gegner { $names }
menu-teams = { $value ->
    [yes] in Teams
   *[no] Teams, keine
}
menu-points = { $until ->
    [no] Punkte, keine
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

menu-type-name = tippe { $what ->
    [setup] einen Namen für diese Zusammenstellung
    [person] den Namen von jemandem, der hier mitspielt,
   *[player] deinen Namen
} und drücke Enter, oder nur Enter für keinen, Escape führt zurück
menu-name-refused = dieser Name geht nicht, nimm 1 bis { $count } Buchstaben und kein Wort des Spiels

menu-play-again = noch einmal spielen
menu-review = beste und schlechteste Entscheidung
menu-replay = Schritt für Schritt nachhören
menu-transcript = das ganze Spiel lesen
menu-menu = Startmenü
menu-result = { $won ->
    [0] { $games ->
        [one] das war dein erstes Spiel dieser Art
       *[other] das war dein { $games }. Spiel dieser Art
    }
   *[other] { $games ->
        [one] das war dein erstes Spiel dieser Art, und du hast es gewonnen
       *[other] du hast { $won } von { $games } Spielen dieser Art gewonnen
    }
}
menu-streak = { $wins } in Folge

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
menu-friends-type-code = tippe den Einladungscode, oder füge den Link ein
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

# Das Spiel und die Stellungen des Tages.

# $date: ein Tag mit "am" davor
today-open = Spiel und Stellung { $date }
today-unsaved = Speichern ist aus, das Spiel des Tages zählt also als Übung
today-game = Spiel des Tages, { $table }{ $hands ->
    [yes] , mit Karten auf der Hand und einem Partner
   *[no] { "" }
}
today-continue = Spiel des Tages fortsetzen
today-again = Spiel des Tages noch einmal zur Übung, { $result }
today-result = { $won ->
    [yes] du hast in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } gewonnen
   *[no] du hast verloren, mit { $home ->
        [0] keiner Figur
        [one] einer Figur
       *[other] { $home } Figuren
    } im Ziel
}
today-practice = dieses Spiel hast du schon gespielt, es ist also Übung
today-streak = { $days ->
    [one] du hast das Spiel des Tages gespielt
   *[other] du hast das Spiel des Tages { $days } Tage nacheinander gespielt
}
today-share = dein Ergebnis als Zeile zum Weitergeben
today-line = Sorry! a11y, Spiel des Tages, { $date }
today-line-luck = Glück { $sign } { $luck }
today-line-cost = meine Entscheidungen kosteten { $cost }
today-known = das Spiel von gestern hören, so gut, wie es bisher jemand gespielt hat
today-known-open = { $date } { $kind ->
    [person] hast du am besten gespielt
    [champion] hat ein Meister am besten gespielt
    [strong] hat ein starker Gegner am besten gespielt
    [racer] hat ein Läufer am besten gespielt
    [bumper] hat ein Raufbold am besten gespielt
   *[runner] hat ein normaler Gegner am besten gespielt
}
today-known-result = { $won ->
    [yes] es endete mit einem Sieg in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }
   *[no] es ging verloren, mit { $home ->
        [0] keiner Figur
        [one] einer Figur
       *[other] { $home } Figuren
    } im Ziel
}
today-position = Stellung des Tages
today-position-before = Stellung von gestern
today-more = weitere Stellungen
today-level-open = wie schwer?
today-level = { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
today-position-of = Stellung des Tages { $date }
today-position-number = { $level ->
    [easy] leichte
    [medium] mittlere
   *[hard] schwere
} Stellung { NUMBER($number, useGrouping: 0) }
today-puzzle = { $title }, { $count } Möglichkeiten, welche ist die beste?
today-puzzle-right = das ist die beste Möglichkeit
today-puzzle-better = besser ist Nummer { $number }
today-puzzle-worth = Nummer { $number } gewinnt { $wins } von 100 Spielen
today-another = noch eine Stellung
today-back = zurück

# Eine Saison: fünf Stufen von Gegnern, je zwei Siege aus drei Spielen.

season-none = Saison, fünf Gegner, gegen jeden brauchst du zwei Siege
season-level = Saison, Stufe { $level } von { $levels }
season-lead = { $lead ->
    [you] du führst { $more } zu { $less }
    [other] du liegst { $less } zu { $more } zurück
    [level] { $more } zu { $less }
   *[none] noch kein Spiel
}
season-won = Saison, alle Stufen gewonnen
season-rules = zwei Siege in drei Spielen öffnen die nächste Stufe, du kannst keinen Zug zurücknehmen
season-unsaved = Speichern ist aus, also bleibt die Saison, wie sie ist
season-play = Spiel { $game } spielen, gegen { $name }
season-continue = das Spiel der Saison fortsetzen
season-next = nächstes Spiel der Saison
season-again = eine neue Saison beginnen
season-anew = die Saison neu beginnen
season-anew-open = du bist auf Stufe { $level }, wirklich neu auf Stufe 1 beginnen?
season-anew-no = nein, die Saison weiterspielen
season-anew-yes = ja, auf Stufe 1 beginnen
season-opens = du hast die Stufe gewonnen, jetzt kommt Stufe { $level } gegen { $name }
season-lost = { $name } hat zwei Spiele gewonnen, Stufe { $level } beginnt von vorn
season-all-won = du hast alle Stufen gewonnen, die Saison gehört dir

# Gespeicherte Spiele: die Liste, das Angebot weiterzuspielen, was schiefging, Statistik.

# -- weiterspielen

# $when: ein Tag, wie unten
saved-cut = Das Ende der Aufzeichnung fehlt, darum geht es ab der letzten ganzen Zeile weiter.
saved-imported = Das Spiel ist jetzt Spiel { NUMBER($number, useGrouping: 0) } in deiner Liste.
saved-rescued = Der unbeschädigte Teil von Spiel { NUMBER($number, useGrouping: 0) } ist jetzt Spiel { NUMBER($to, useGrouping: 0) }.
saved-exported = Spiel { NUMBER($number, useGrouping: 0) } steht jetzt auch in { $file }.
saved-deleted = Spiel { NUMBER($number, useGrouping: 0) } ist gelöscht.
saved-delete-choose = y löscht es endgültig, jede andere Taste behält es
saved-kept = Das Spiel bleibt in deiner Liste.

# -- ein Spiel in der Liste

saved-game = Spiel { NUMBER($number, useGrouping: 0) }
saved-turns = { $count ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $count } Züge
}
saved-home = { $count ->
    [0] keine Figur im Ziel
    [one] 1 Figur im Ziel
   *[other] { $count } Figuren im Ziel
}
saved-home-of = { $name } hat { $count ->
    [0] keine
    [one] eine
   *[other] { $count }
} im Ziel
saved-playing = läuft gerade
saved-unfinished = nicht fertig
# $who: du allein, du zusammen mit $names, oder nur andere
saved-won = { $who ->
    [you] du hast gewonnen
    [together] du hast mit { $names } gewonnen
   *[other] gewonnen von { $names }
}
saved-theirs = importiert
saved-undone = { $count ->
    [one] 1 Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}

# -- was schiefging

saved-error-not-a-record = Das ist keine Aufzeichnung eines Spiels.
saved-error-newer = Diese Aufzeichnung hat eine neuere Version geschrieben. Bring deine auf den neuesten Stand, um sie zu lesen.
saved-error-cut = Das Ende der Aufzeichnung fehlt. sorry-a11y import übernimmt, was davon da ist.
saved-error-cut-header = Die Aufzeichnung endet, bevor ihr Spiel beginnt.
saved-error-too-big = Diese Datei ist zu lang für die Aufzeichnung eines Spiels.
saved-error-changed = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist beschädigt oder wurde verändert.
saved-error-header = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung gehört nicht dorthin.
saved-error-refused = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung verstößt gegen die Spielregeln.
saved-error-no-game = Es gibt kein Spiel { NUMBER($number, useGrouping: 0) }.
saved-error-none-unfinished = Du hast kein Spiel offen. Tippe sorry-a11y, um eines zu beginnen.
saved-error-unreadable = Spiel { NUMBER($number, useGrouping: 0) }, dein letztes, ist nicht lesbar, und ein anderes hast du nicht offen. sorry-a11y games sagt, warum.
saved-error-finished = Spiel { NUMBER($number, useGrouping: 0) } ist zu Ende. sorry-a11y replay { NUMBER($number, useGrouping: 0) } erzählt es noch einmal.
saved-error-in-use = Spiel { NUMBER($number, useGrouping: 0) } wird gerade gespielt.
saved-error-hands-hidden = Dieses Spiel ist nicht zu Ende, und die Spieler sehen die Karten der anderen nicht. sorry-a11y resume spielt es weiter.
saved-error-no-person = In Spiel { NUMBER($number, useGrouping: 0) } spielen nur Bots. sorry-a11y replay { NUMBER($number, useGrouping: 0) } erzählt es.
saved-error-already = Dieses Spiel hast du schon, als Spiel { NUMBER($number, useGrouping: 0) }.
saved-error-no-file = Es gibt keine Datei { $file }.
saved-error-not-a-file = { $file } ist keine gewöhnliche Datei.
saved-error-exists = { $file } gibt es schon, darum wurde nichts geschrieben. Nimm einen anderen Namen.
saved-error-cannot-read = { $why ->
    [denied] { $file } ist nicht lesbar, weil die Rechte der Datei es verbieten.
    [locked] { $file } ist nicht lesbar, weil ein anderes Programm die Datei gesperrt hat.
    [no-locks] { $file } ist nicht lesbar, weil der Datenträger keine Sperren kennt.
    [newer] { $file } hat eine neuere Version des Spiels geschrieben. Bring deine auf den neuesten Stand, um sie zu lesen.
    [foreign] { $file } ist die Datei eines anderen Programms. Sie bleibt, wie sie ist.
    [full] { $file } ist nicht lesbar, weil der Datenträger voll ist.
   *[other] { $file } ist nicht lesbar.
}
saved-error-cannot-write = { $why ->
    [full] In { $file } lässt sich nicht schreiben, weil der Datenträger voll ist.
    [read-only] In { $file } lässt sich nicht schreiben, weil der Datenträger schreibgeschützt ist.
    [denied] In { $file } lässt sich nicht schreiben, weil die Rechte es verbieten.
    [gone] In { $file } lässt sich nicht schreiben, weil der Ordner fehlt.
    [locked] In { $file } lässt sich nicht schreiben, weil ein anderes Programm die Datei gesperrt hat.
    [no-locks] In { $file } lässt sich nicht schreiben, weil der Datenträger keine Sperren kennt.
    [newer] { $file } hat eine neuere Version des Spiels geschrieben. Bring deine auf den neuesten Stand, um sie zu ändern.
    [foreign] { $file } ist die Datei eines anderen Programms. Sie bleibt, wie sie ist.
   *[other] In { $file } lässt sich nicht schreiben.
}
saved-error-damaged = { $why ->
    [full] { $file } ist beschädigt. Der Datenträger ist voll, darum lässt sich nicht speichern, was davon lesbar ist.
    [read-only] { $file } ist beschädigt. Der Datenträger ist schreibgeschützt, darum lässt sich nicht speichern, was davon lesbar ist.
    [denied] { $file } ist beschädigt. Im Ordner lässt sich nicht schreiben, darum lässt sich nicht speichern, was davon lesbar ist.
   *[other] { $file } ist beschädigt, und was davon lesbar ist, ließ sich nicht speichern.
}
saved-error-set-aside = Die Datei deiner Spiele war beschädigt. { $saved ->
    [no] { $lost ->
        [0] Kein Spiel darin ließ sich lesen
        [one] Das einzige Spiel darin ließ sich nicht lesen
       *[other] Keines der { $lost } Spiele ließ sich lesen
    }
   *[yes] { $whole ->
        [0] Kein Spiel ist ganz
        [one] 1 Spiel ist ganz gespeichert
       *[other] { $whole } Spiele sind ganz gespeichert
    }{ $part ->
        [0] { "" }
       *[other] , { $part } bis zum Schaden
    }, { $lost ->
        [0] keines ist verloren
        [one] 1 ist verloren
       *[other] { $lost } sind verloren
    }
}. { $notes ->
    [no] Aufstellungen und Plätze, die dabei gespeichert waren, können verloren sein.{ " " }
   *[yes] { "" }
}Die beschädigte Datei heißt jetzt { $file }.

# -- warum ein Spiel nicht gespeichert wird

saved-trouble-full = Der Datenträger ist voll, darum geht dieses Spiel ungespeichert weiter.
saved-trouble-read-only = Der Datenträger ist schreibgeschützt, darum geht dieses Spiel ungespeichert weiter.
saved-trouble-denied = Im Ordner der Spiele lässt sich nicht schreiben, darum geht dieses Spiel ungespeichert weiter.
saved-trouble-gone = Der Ordner der Spiele fehlt, darum geht dieses Spiel ungespeichert weiter.
saved-trouble-locked = Ein anderes Programm hat die Datei der Spiele gesperrt, darum geht dieses Spiel ungespeichert weiter.
saved-trouble-no-locks = Der Datenträger kennt keine Sperren, darum geht dieses Spiel ungespeichert weiter.
saved-trouble-newer = Die Datei deiner Spiele hat eine neuere Version geschrieben, darum geht dieses Spiel ungespeichert weiter.
saved-trouble-foreign = Die Datei an der Stelle deiner Spiele gehört einem anderen Programm, darum geht dieses Spiel ungespeichert weiter.
saved-trouble-failed = Der Datenträger konnte dieses Spiel nicht speichern, darum geht es ungespeichert weiter.
saved-trouble-changed = Jemand anders hat die Aufzeichnung dieses Spiels verändert, darum ist es noch einmal ganz gespeichert, als Spiel { NUMBER($number, useGrouping: 0) }.
saved-trouble-damaged = Die Datei deiner Spiele war beschädigt, darum ist dieses Spiel noch einmal ganz gespeichert, als Spiel { NUMBER($number, useGrouping: 0) }.
saved-unsaved = Die letzten Züge dieses Spiels ließen sich nicht speichern.
saved-waits = warte, bis der Datenträger antwortet
saved-waits-to-end = das Programm endet, sobald der Datenträger alles gespeichert hat

# -- Statistik

# $who: you oder other, wessen Tisch es ist.
saved-friends = { $who ->
    [you] Ein Spiel an deinem Tisch ist noch nicht zu Ende, sorry-a11y join führt dorthin zurück.
   *[other] Ein Spiel am Tisch von { $name } ist noch nicht zu Ende, sorry-a11y join führt dorthin zurück.
}
saved-no-games = Du hast noch keine gespeicherten Spiele.
saved-reading = { $done } von { $count } Spielen sind gelesen.
statistics-games = Du hast { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} gespielt, { $finished } beendet, { $won } gewonnen.
# $opponent: eine Art Bot, oder Menschen
statistics-wins = { $book ->
    [dog] Dog
    [parker] Sorry! nach der Parker-Anleitung
    [bounce-home] Sorry! mit Abprallen im Ziel
    [hobby] Sorry! nach den Hobbyregeln
   *[hasbro] Sorry!
} gegen { $opponent ->
    [beginner] Anfänger
    [champion] Meister
    [bumper] Raufbolde
    [homebody] Stubenhocker
    [racer] Läufer
    [chance] Zufallsspieler
    [runner] normale Gegner
    [casual] Gelegenheitsspieler
    [steady] solide Gegner
    [strong] starke Gegner
   *[other] { $opponent }
}, du hast { $won ->
    [0] keins
   *[other] { $won }
} von { $games } gewonnen.
statistics-people = Menschen
# $when: ein Tag
statistics-best = Dein schnellster Sieg war { $book ->
    [dog] Dog
    [parker] Sorry! nach der Parker-Anleitung
    [bounce-home] Sorry! mit Abprallen im Ziel
    [hobby] Sorry! nach den Hobbyregeln
   *[hasbro] Sorry!
} in { $turns } eigenen Zügen, { $when }, Spiel { NUMBER($number, useGrouping: 0) }.
statistics-worst = Deine höchste Niederlage war { $book ->
    [dog] Dog
    [parker] Sorry! nach der Parker-Anleitung
    [bounce-home] Sorry! mit Abprallen im Ziel
    [hobby] Sorry! nach den Hobbyregeln
   *[hasbro] Sorry!
} mit { $home ->
    [0] keiner Figur
    [one] 1 Figur
   *[other] { $home } Figuren
} im Ziel, { $when }, Spiel { NUMBER($number, useGrouping: 0) }.
statistics-bumps = Du hast { $given ->
    [one] 1 Figur geschlagen
   *[other] { $given } Figuren geschlagen
}, und { $taken } von deinen { $taken ->
    [one] wurde
   *[other] wurden
} geschlagen.
statistics-streak = Deine längste Serie ist { $longest ->
    [one] 1 Sieg
   *[other] { $longest } Siege
}, deine jetzige { $current }.
# $game: die Art des Spiels. $cost: eines Spiels im Schnitt, als Siege in 100 Spielen; $games: wie viele
statistics-rating = Bei { $game ->
    [dog] Dog
   *[sorry] Sorry!
} kosten dich deine Entscheidungen in einem Spiel { $cost ->
    [one] 1 Sieg
   *[other] { $cost } Siege
} in 100, { $games ->
    [one] bisher in 1 Spiel
   *[other] im Schnitt von { $games } Spielen
}.
# Was 100 Entscheidungen in einem ausgeglichenen Spiel kosten, als Siege in 100 Spielen
statistics-rating-value = Deine Wertung ist { $rating }{ $error ->
    [0] {""}
   *[other] , auf { $error } genau
}. Weniger ist besser, Gelegenheitsspieler haben etwa { $casual }, starke Spieler { $strong }.
# $before und $lately: die Wertung in der ersten Hälfte der letzten $games Spiele und in der zweiten
statistics-rating-trend = In deinen letzten { $games } Spielen kosten deine Entscheidungen { $direction ->
    [less] weniger, die Wertung sinkt von { $before } auf { $lately }
    [more] mehr, die Wertung steigt von { $before } auf { $lately }
   *[same] etwa gleich viel, die Wertung war erst { $before } und dann { $lately }
}.
statistics-undone = { $count ->
    [one] In 1 Spiel wurden Züge zurückgenommen.
   *[other] In { $count } Spielen wurden Züge zurückgenommen.
}
statistics-imported = { $count ->
    [one] 1 importiertes Spiel zählt nicht mit.
   *[other] { $count } importierte Spiele zählen nicht mit.
}

# -- ein Spiel noch einmal hören

saved-replay-help = jede Taste geht weiter, p geht zurück, r wiederholt, q beendet
saved-replayed = das war das ganze Spiel
