# Das Spiel und die Stellungen des Tages.

# $date: ein Tag mit "am" davor
today-open = Spiel und Stellung { $date }
today-unsaved = Speichern ist aus, das Spiel des Tages zählt also als Übung
today-game = Spiel des Tages, { $table }
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
today-puzzle = { $title }, du hast { $count } Möglichkeiten, welche ist die beste?
today-puzzle-right = das ist die beste Möglichkeit
today-puzzle-better = besser ist Nummer { $number }
today-puzzle-worth = Nummer { $number } gewinnt { $wins } von 100 Spielen
today-another = noch eine Stellung
today-back = zurück
