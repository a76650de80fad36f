# Gespeicherte Spiele: die Liste, das Angebot weiterzuspielen, was schiefging, Statistik.

# -- weiterspielen

# $when: ein Tag, wie unten
store-cut = Das Ende der Aufzeichnung fehlt, darum geht es ab der letzten ganzen Zeile weiter.
store-imported = Das Spiel ist jetzt Spiel { NUMBER($number, useGrouping: 0) } in deiner Liste.
store-rescued = Der unbeschädigte Teil von Spiel { NUMBER($number, useGrouping: 0) } ist jetzt Spiel { NUMBER($to, useGrouping: 0) }.
store-exported = Spiel { NUMBER($number, useGrouping: 0) } steht jetzt auch in { $file }.
store-deleted = Spiel { NUMBER($number, useGrouping: 0) } ist gelöscht.
store-delete-choose = y löscht es endgültig, jede andere Taste behält es
store-kept = Das Spiel bleibt in deiner Liste.

# -- ein Spiel in der Liste

store-game = Spiel { NUMBER($number, useGrouping: 0) }
store-turns = { $count ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $count } Züge
}
store-home = { $count ->
    [0] keine Figur im Ziel
    [one] 1 Figur im Ziel
   *[other] { $count } Figuren im Ziel
}
store-home-of = { $name } hat { $count ->
    [0] keine
    [one] eine
   *[other] { $count }
} im Ziel
store-playing = läuft gerade
store-unfinished = nicht fertig
# $who: du allein, du zusammen mit $names, oder nur andere
store-won = { $who ->
    [you] du hast gewonnen
    [together] du hast mit { $names } gewonnen
   *[other] gewonnen von { $names }
}
store-theirs = importiert
store-undone = { $count ->
    [one] 1 Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
store-days-ago = { $days ->
    [0] heute
    [1] gestern
   *[other] vor { $days } Tagen
}
store-date = am { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { NUMBER($year, useGrouping: 0) }

# -- was schiefging

store-error-not-a-record = Das ist keine Aufzeichnung eines Spiels.
store-error-newer = Diese Aufzeichnung hat eine neuere Version geschrieben. Bring deine auf den neuesten Stand, um sie zu lesen.
store-error-cut-header = Die Aufzeichnung endet, bevor ihr Spiel beginnt.
store-error-too-big = Diese Datei ist zu lang für die Aufzeichnung eines Spiels.
store-error-changed = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist beschädigt oder wurde verändert.
store-error-header = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung gehört nicht dorthin.
store-error-refused = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung verstößt gegen die Spielregeln.
store-error-no-game = Es gibt kein Spiel { NUMBER($number, useGrouping: 0) }.
store-error-none-unfinished = Du hast kein Spiel offen. Tippe sorry-a11y, um eines zu beginnen.
store-error-unreadable = Spiel { NUMBER($number, useGrouping: 0) }, dein letztes, ist nicht lesbar, und ein anderes hast du nicht offen. sorry-a11y games sagt, warum.
store-error-finished = Spiel { NUMBER($number, useGrouping: 0) } ist zu Ende. sorry-a11y replay { NUMBER($number, useGrouping: 0) } erzählt es noch einmal.
store-error-in-use = Spiel { NUMBER($number, useGrouping: 0) } wird gerade gespielt.
store-error-hands-hidden = Dieses Spiel ist nicht zu Ende, und die Spieler sehen die Karten der anderen nicht. sorry-a11y resume spielt es weiter.
store-error-no-person = In Spiel { NUMBER($number, useGrouping: 0) } spielen nur Bots. sorry-a11y replay { NUMBER($number, useGrouping: 0) } erzählt es.
store-error-already = Dieses Spiel hast du schon, als Spiel { NUMBER($number, useGrouping: 0) }.
store-error-no-file = Es gibt keine Datei { $file }.
store-error-not-a-file = { $file } ist keine gewöhnliche Datei.
store-error-exists = { $file } gibt es schon, darum wurde nichts geschrieben. Nimm einen anderen Namen.
store-error-cannot-read = { $file } ist nicht lesbar.
store-error-cannot-write = In { $file } lässt sich nicht schreiben.
store-error-set-aside = Die Datei deiner Spiele war beschädigt. Was sich lesen ließ, steht in deiner Liste, und die beschädigte Datei heißt jetzt { $file }.

# -- warum ein Spiel nicht gespeichert wird

store-trouble-full = Der Datenträger ist voll, darum geht dieses Spiel ungespeichert weiter.
store-trouble-read-only = Im Ordner der Spiele lässt sich nicht schreiben, darum geht dieses Spiel ungespeichert weiter.
store-trouble-gone = Die Aufzeichnung dieses Spiels ist verschwunden, darum geht es ungespeichert weiter.
store-trouble-failed = Der Datenträger konnte dieses Spiel nicht speichern, darum geht es ungespeichert weiter.
store-trouble-changed = Jemand anders hat die Aufzeichnung dieses Spiels verändert, darum ist es noch einmal ganz gespeichert, als Spiel { NUMBER($number, useGrouping: 0) }.
store-unsaved = Die letzten Züge dieses Spiels ließen sich nicht speichern.

# -- Statistik

# $who: you oder other, wessen Tisch es ist.
store-friends = { $who ->
    [you] Ein Spiel an deinem Tisch ist noch nicht zu Ende, sorry-a11y join führt dorthin zurück.
   *[other] Ein Spiel am Tisch von { $name } ist noch nicht zu Ende, sorry-a11y join führt dorthin zurück.
}
store-no-games = Du hast noch keine gespeicherten Spiele.
store-reading = { $done } von { $count } Spielen sind gelesen.
store-games = Du hast { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} gespielt, { $finished } beendet, { $won } gewonnen.
# $opponent: eine Art Bot, oder Menschen
store-wins = { $book ->
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
store-opponent-people = Menschen
# $when: ein Tag
store-best = Dein schnellster Sieg war { $book ->
    [dog] Dog
    [parker] Sorry! nach der Parker-Anleitung
    [bounce-home] Sorry! mit Abprallen im Ziel
    [hobby] Sorry! nach den Hobbyregeln
   *[hasbro] Sorry!
} in { $turns } eigenen Zügen, { $when }, Spiel { NUMBER($number, useGrouping: 0) }.
store-worst = Deine höchste Niederlage war { $book ->
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
store-bumps = Du hast { $given ->
    [one] 1 Figur geschlagen
   *[other] { $given } Figuren geschlagen
}, und { $taken } von deinen { $taken ->
    [one] wurde
   *[other] wurden
} geschlagen.
store-streak = Deine längste Serie ist { $longest ->
    [one] 1 Sieg
   *[other] { $longest } Siege
}, deine jetzige { $current }.
# $game: die Art des Spiels. $cost: eines Spiels im Schnitt, in Punkten; $games: wie viele
store-rating = Bei { $game ->
    [dog] Dog
   *[sorry] Sorry!
} kosten dich deine Entscheidungen { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
} Gewinnchance im Spiel, { $games ->
    [one] bisher in 1 Spiel
   *[other] im Schnitt von { $games } Spielen
}.
# Was 100 Entscheidungen in einem ausgeglichenen Spiel kosten, in Punkten
store-rating-value = Deine Wertung ist { $rating }{ $error ->
    [0] {""}
   *[other] , auf { $error } genau
}. Weniger ist besser, Gelegenheitsspieler haben etwa { $casual }, starke Spieler { $strong }.
# $before und $lately: die Wertung in der ersten Hälfte der letzten $games Spiele und in der zweiten
store-rating-trend = In deinen letzten { $games } Spielen kosten deine Entscheidungen { $direction ->
    [less] weniger, die Wertung sinkt von { $before } auf { $lately }
    [more] mehr, die Wertung steigt von { $before } auf { $lately }
   *[same] etwa gleich viel, die Wertung war erst { $before } und dann { $lately }
}.
store-games-undone = { $count ->
    [one] In 1 Spiel wurden Züge zurückgenommen.
   *[other] In { $count } Spielen wurden Züge zurückgenommen.
}
store-games-imported = { $count ->
    [one] 1 importiertes Spiel zählt nicht mit.
   *[other] { $count } importierte Spiele zählen nicht mit.
}

# -- ein Spiel noch einmal hören

store-replay-help = jede Taste geht weiter, p geht zurück, r wiederholt, q beendet
store-replayed = das war das ganze Spiel
