# Settings in play; each line is a sample of itself.

set-open = settings, a digit changes, Escape leaves
set-leave = back in the game
set-refuse = key { $key } does nothing here, a digit to { $count } changes, Escape leaves
set-pace = { $value ->
    [step] opponents one a key
   *[all] opponents all at once
}
set-verbosity = { $value ->
    [full] full, Ben 12, pawn 2 by 12, 31 to go, square 50, bumps your pawn 3
    [normal] normal, Ben 12, pawn 2, 31 to go, bumps your pawn 3
   *[brief] brief, Ben 12, bumps your pawn 3
}
set-digits = { $value ->
    [play] a digit plays at once
   *[tell] a digit tells first, then plays
}
set-language = English, Ben 12, bumps your pawn 3
