# Was stark gespielt wäre und warum, die Gefahren in Zahlen, die Rückschau auf ein Spiel, und was
# die Türen für Gegner sagen. "sie" ist die Wahl.

# $number: die Nummer in der Auswahl, 0 wo sie keine hat; $play: was die Wahl tut
advice-best = { $number ->
    [0] am stärksten ist dies
   *[other] am stärksten ist Wahl { $number }
}
advice-only = eine andere Wahl gibt es nicht
advice-no-turn = jetzt ist nichts zu entscheiden
advice-chance = Damit gewinnst du { $wins } von 100 Spielen
advice-next = mit der nächstbesten Wahl { $wins }
advice-alike = mit der nächstbesten Wahl ebenso viele
advice-none-behind = drücke noch einmal für das Warum

# Warum. $pawns: Figuren als Nominalgruppen im Akkusativ, $count davon.
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
advice-why-place = danach stehen die Figuren einfach besser

# Gefahren in Zahlen. $left: Karten wie "3, 2 übrig"
advice-odds-none = keine Gefahr bis zu deinem nächsten Zug
advice-odds = { $pawn }, { $wins } Prozent bis zu deinem nächsten Zug
advice-odds-by = { $name } mit { $cards }
advice-odds-card = { $count ->
    [0] { $card }, keine übrig
   *[other] { $card }, { $count } übrig
}

# Rückschau. $turn zählt die eigenen Entscheidungen.
advice-review-none = Kein Zug kostete mehr als 1 von 100 Spielen.
advice-review-agreed = { $agreed } von { $decisions } Mal war deine Wahl die stärkste.
advice-review = Zug { $turn }, { $name } mit { $card }
advice-review-made = gespielt { $play }
advice-review-better = besser war { $play }
advice-review-wins = { $better } statt { $wins } von 100

# Die Rangleiter und das Üben, für Programme und für alle, die daran bauen
advice-ladder = { $upper } besiegt { $lower } in { $wins } von 100 Spielen, mit 95 % Sicherheit zwischen { $low } und { $high }, { $games } Spiele.
advice-train-goes-on = { $family }: weiter nach Lektion { $lesson }.
advice-train-progress = { $family }: Lektion { $lesson } von { $lessons }, Fehler { $error }, { $seconds } s.
advice-train-done = { $family }: fertig, Gewichte in { $file }.
advice-train-not-written = Der Lauf lässt sich nicht speichern: { $reason }.
