# Was gefragt wird: die Auswahl, Stufe um Stufe. Die Nummer steht am Ende.

# Wo die Ziffern nach Feldern oder Karten gehen und nicht nach dem Platz.
ask-key = Taste { $digit }
ask-number = { $number } von { $of }
# $count: wie viele auf dieser Stufe; 0 wo die nächste eine andere Zahl hat.
ask-turn = { $count ->
    [0] deine Karte ist { $card }
    [one] deine Karte ist { $card }
   *[other] deine Karte ist { $card }, mit { $count } Möglichkeiten
}
ask-turn-hand = { $count ->
    [0] du bist dran
    [one] du bist dran, mit einer Möglichkeit
   *[other] du bist dran, mit { $count } Möglichkeiten
}
ask-turn-dead = du bist dran, du kannst keine Karte spielen
ask-exchange = wähle eine Karte für { $name }
ask-pass = kein Zug möglich, passen
ask-pass-again = kein Zug möglich, neue Karte ziehen
ask-decline = nicht tauschen
ask-end-turn = deinen Zug beenden
ask-discard = Karte { $card } abwerfen
ask-lay-down = lieber eine Karte abwerfen
ask-give = { $card ->
    [Bube] den Buben
    [Dame] die Dame
    [Ass] das Ass
    [Joker] einen Joker
   *[other] Karte { $card }
} an { $name } geben
ask-fold = die Hand ablegen
ask-again = { $hand ->
    [yes] noch eine Karte spielen
   *[no] noch eine Karte ziehen
}
ask-card = { $picture ->
    [yes] { $card }
   *[no] Karte { $card }
}
ask-steps = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}
ask-left = { $steps } übrig
ask-up-to = { $steps ->
    [one] 1 Feld
   *[other] bis zu { $steps } Felder
}
ask-ways = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
ask-ways-bump = { $count ->
    [one] eine schlägt { $names }
   *[other] { $count } schlagen { $names }
}
ask-ways-home = { $count ->
    [one] eine kommt ins Ziel
   *[other] { $count } kommen ins Ziel
}
# Hinter einer Figur mit einem Teil einer 7: die Schritte, die das tun.
ask-home-with = kommt mit { $steps } ins Ziel
ask-bumps-with = schlägt { $names } mit { $steps }
ask-whose = { $who ->
    [you] mit einer eigenen
    [none] ohne Tausch
   *[other] mit { $name }
}
ask-kind = { $kind ->
    [out] eine Figur starten
    [swap] tauschen
    [take] schlagen
    [pay] zurückschicken
    [seven] als Sieben
    [back] um 4 zurück
    [low] um 1 bis 6 vor
   *[high] um 8 bis 13 vor
}
ask-forward = um { $steps } vor
ask-back = um { $steps } zurück
ask-way = { $way ->
    [past] am Ziel vorbei
   *[in] ins Ziel
}
