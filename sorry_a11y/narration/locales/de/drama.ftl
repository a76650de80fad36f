# Was in einer Runde am meisten zählt, ein Satzteil.

drama-wins = { $name } braucht Karte { $cards } zum Sieg
drama-loss = du hast { $steps } Felder verloren
# $count: wie viele genannt werden
drama-last = { $names } { $count ->
    [one] hat
   *[other] haben zusammen
} nur noch eine Figur
