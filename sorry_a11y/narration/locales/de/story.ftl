# Was nach einem Spiel erzählt wird, nach dem Ergebnis.

# Der Zug, der die Gewinnchance am meisten verändert hat. $turn: eigene Züge bis dahin
story-turned = die Wende war { $who ->
    [you] deine Karte { $card } in deinem { $turn }. Zug
   *[other] die Karte { $card } von { $name } { $turn ->
        [0] vor deinem ersten Zug
       *[other] nach deinem { $turn }. Zug
    }
}
# $worth: Punkte Gewinnchance
story-moved = sie { $how ->
    [bumps] schlug { $pawns } und {""}
    [swaps] tauschte mit { $pawns } und {""}
   *[plain] {""}
}{ $kind ->
    [good] brachte dir
   *[bad] kostete dich
} { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
} Gewinnchance
# $cards: eine, oder alle, die auf einmal gegeben wurden
story-luckiest = { $count ->
    [one] deine beste Karte war { $cards }
   *[other] dein bestes Blatt war { $cards }
}
story-luckiest-too = sie war auch deine beste Karte
story-lucky = das brachte dir { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
} Gewinnchance
# $cost: alle Entscheidungen des Spiels zusammen, in Punkten (Hundertsteln der Gewinnchance)
story-cost = deine Entscheidungen haben { $cost ->
    [0] nichts gekostet
    [one] 1 Punkt Gewinnchance gekostet
   *[other] { $cost } Punkte Gewinnchance gekostet
}
# $average: der Spiele davor
story-average = im Schnitt sind es { $average }
# $wins: mindestens 2
story-streak = du hast { $wins } Spiele in Folge gewonnen
