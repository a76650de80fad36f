# Words and phrases that all files share. Names, numbers and whole noun phrases are passed in.
# Things are called as in the Italian leaflet: pedina, partenza, casa, zona sicura, scivolo,
# compagno; blue is azzurro there. What pawns do is said as players say it: mangia.

terms-colour-red = rosso
terms-colour-blue = azzurro
terms-colour-yellow = giallo
terms-colour-green = verde

# Somebody who plays two colours, by one of them: Ben azzurro 7, pedina 2 fuori.
terms-name-colour = { $name } { $colour }

# A pawn of the one who acts; of the listener, told about somebody else's doing; of the
# listener's partner; of others. $case is subject, object (mangia ...) or with (si scambia
# con ...); a pedina behind a verb has its article, one that opens a clause has none. La tua 2 is
# a pawn and il tuo 2 a card: the gender tells them apart.
terms-pawn = { $case ->
   *[subject] pedina { $number }
    [object] la pedina { $number }
    [with] la pedina { $number }
}
terms-pawn-yours = { $case ->
   *[subject] la tua { $number }
}
terms-pawn-partner = { $case ->
   *[subject] la { $number } del tuo compagno
}
terms-pawn-other = { $case ->
   *[subject] la { $number } di { $name }
}
# A pawn of the one who acts, bumped by its own side. $who is you or other.
terms-pawn-own = { $who ->
    [you] la tua pedina { $number }
   *[other] la propria pedina { $number }
}

# Cards by their names in notation. La donna and la Sorry are feminine, all others masculine.
terms-card-1 = 1
terms-card-2 = 2
terms-card-3 = 3
terms-card-4 = 4
terms-card-5 = 5
terms-card-6 = 6
terms-card-7 = 7
terms-card-8 = 8
terms-card-9 = 9
terms-card-10 = 10
terms-card-11 = 11
terms-card-12 = 12
terms-card-sorry = Sorry
terms-card-J = fante
terms-card-Q = donna
terms-card-K = re
terms-card-A = asso
terms-card-joker = jolly

# Places, as clauses of their own: pedina 1, 12 da casa. $board is safety (a board with homes)
# or target (a board with targets).
terms-in-start = { $board ->
    [target] in cuccia
   *[safety] alla partenza
}
terms-home = a casa
terms-hand = hai in mano { $cards }
terms-you = tu
terms-to-go = { $steps } da casa
# Follows play-safe: pedina 2 in meta, posto 3.
terms-target = posto { $target }
terms-to-targets = { $steps } dalla meta

# How clauses and lists are put together.
terms-list = { $first }, { $second }
terms-items = { $first }, { $second }
terms-and = { $first } e { $second }
terms-or = { $first } o { $second }
terms-sentence = { $text }.
