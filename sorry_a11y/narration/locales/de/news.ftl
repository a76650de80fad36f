# Neues, das kein Zug einer Figur ist. $who: you, partner oder other (together: du und dein Partner).

news-first = { $how ->
    [rotation] { $who ->
        [you] du beginnst die nächste Runde
       *[other] { $name } beginnt die nächste Runde
    }
    [winner] { $who ->
        [you] du hast gewonnen und beginnst
       *[other] { $name } hat gewonnen und beginnt
    }
   *[lot] { $who ->
        [you] du beginnst
       *[other] { $name } beginnt
    }
}
# "Karte", weil "Ben zieht 5" auch heißen könnte, dass er 5 Felder zieht.
news-drew = { $who ->
    [you] du ziehst Karte { $card }
   *[other] { $name } zieht Karte { $card }
}
news-shuffle = { $count ->
    [one] 1 abgelegte Karte neu gemischt
   *[other] { $count } abgelegte Karten neu gemischt
}
news-round = Runde { $number }
# $kind: die Karte, wie eine Partie sie notiert
news-given = { $name } gibt dir { $kind ->
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
    [A] ein Ass
    [joker] einen Joker
   *[other] Karte { $card }
}
news-discard = { $who ->
    [you] du wirfst Karte { $card } ab
   *[other] { $name } wirft Karte { $card } ab
}
news-fold = { $who ->
    [you] du legst die Hand ab, { $cards }
   *[other] { $name } legt die Hand ab, { $cards }
}
news-round-won = { $who ->
    [you] du gewinnst die Runde
    [together] du gewinnst mit { $names } die Runde
   *[other] { $count ->
        [one] { $names } gewinnt die Runde
       *[other] { $names } gewinnen die Runde
    }
}
news-game-won = { $who ->
    [you] du gewinnst, gut gespielt
    [together] du gewinnst mit { $names }, gut gespielt
   *[other] { $count ->
        [one] { $names } gewinnt das Spiel
       *[other] { $names } gewinnen das Spiel
    }
}
news-score = { $who ->
    [you] { $together ->
        [yes] du holst mit { $names }
       *[no] du holst
    }
   *[other] { $together ->
        [yes] { $names } holen
       *[no] { $names } holt
    }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
news-score-own = { $points } für Figuren im Ziel
news-score-rivals = { $points } für gegnerische Figuren vor dem Ziel
news-score-bonus = Bonus { $points }
news-score-total = insgesamt { $points }
news-taken-back = der letzte Zug von { $name } gilt nicht mehr
