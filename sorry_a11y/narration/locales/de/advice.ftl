# Was stark gespielt wäre und warum, die Gefahren in Zahlen, und die Rückschau auf ein Spiel.
# "sie" ist die Wahl.

advice-best = { $number ->
    [0] die stärkste Wahl
   *[other] am stärksten ist Wahl { $number }
}
advice-only = eine andere Wahl gibt es nicht
advice-no-turn = jetzt ist nichts zu entscheiden
advice-chance = damit gewinnst du { $wins } von 100 Spielen
advice-next = mit der nächstbesten Wahl { $wins }
advice-alike = mit der nächstbesten Wahl ebenso viele

advice-why-home = sie bringt { $pawns } ins Ziel
advice-why-target = sie bringt { $pawns } auf die Zielfelder
advice-why-lane = sie bringt { $pawns } in Sicherheit
advice-why-start = sie holt { $pawns } heraus
advice-why-back = { $steps ->
    [0] sie schlägt { $pawns }
    [one] sie schlägt { $pawns }, das wirft um 1 Feld zurück
   *[other] sie schlägt { $pawns }, das wirft um { $steps } Felder zurück
}
advice-why-loses = sie kostet dich { $pawns }
advice-why-nearer = { $steps ->
    [one] du kommst dem Ziel 1 Feld näher
   *[other] du kommst dem Ziel { $steps } Felder näher
}
advice-why-farther = { $steps ->
    [one] du entfernst dich 1 Feld vom Ziel
   *[other] du entfernst dich { $steps } Felder vom Ziel
}
advice-why-safer = { $pawn } ist vor { $name } mit { $cards } sicher
advice-why-exposed = aber { $name } kann dann { $pawn } mit { $cards } schlagen
advice-why-other-exposed = nach der nächstbesten Wahl könnte { $name } { $pawn } mit { $cards } schlagen
advice-why-other-loses = die nächstbeste Wahl kostet dich { $pawns }
advice-why-place = die Figuren stehen danach einfach besser
advice-why-nothing = es gibt nichts zu wählen
advice-why-cards = was du behältst, ist mehr wert

advice-odds-none = keine Gefahr bis zu deinem nächsten Zug
advice-odds = { $pawn }, { $chance } von 100
advice-odds-by = { $name } mit { $cards }, { $shuffled ->
    [yes] nach dem Mischen { $count }
   *[no] { $count } übrig
}
# $when: nach der eben genannten Wahl, oder auf dem Brett, wie es ist.
advice-odds-when = { $when ->
    [after] danach { $first }
   *[now] jetzt { $first }
}
# $how: eine Karte, die nach ihrer Zahl heißt, eine mit Namen, oder mehrere
advice-odds-swap = { $how ->
    [number] eine { $cards } kann
    [several] { $cards } können
   *[name] { $cards } kann
} { $pawns } wegtauschen

advice-review-agreed = { $agreed } von { $decisions } Mal war deine Wahl die stärkste.
advice-review-none = Keine Wahl kostete mehr als 1 von 100 Spielen.
advice-review-undecided = In diesem Spiel gab es nichts zu wählen.
advice-review-made = Zug { $turn }, { $card }
advice-review-who = Zug { $turn }, { $name }, { $card }
advice-review-took = gewählt { $choice }
advice-review-better = besser { $choice }
advice-review-wins = { $better } statt { $wins } von 100
# Wie viel Glück im Spiel war. $worth und $cost: von 100 Spielen.
advice-luck-cards = { $kind ->
    [even] die Karten bevorzugten niemanden
    [good] die Karten brachten dir { $worth } von 100
   *[bad] die Karten kosteten dich { $worth } von 100
}
advice-luck-choices = { $cost ->
    [0] deine Wahl kostete nichts
   *[other] deine Wahl kostete { $cost }
}
advice-luck-turned = der Wendepunkt war Zug { $turn }, { $who ->
    [you] deine Karte { $card }
   *[other] { $name } mit { $card }
}
advice-luck-moved = { $kind ->
    [good] das brachte dir { $worth }
   *[bad] das kostete dich { $worth }
}
