# The board drawn for somebody who sees. Its lines are never spoken; each has at most 39 columns.

# one letter for each colour, all different
board-letter = { $colour ->
    [blue] B
    [yellow] Y
    [green] G
   *[red] R
}
board-signs = { $board ->
    [target] R1 pawn, ro start square, r. targets
   *[safety] R1 pawn, r> slide, ro start, r. safety
}
board-player = { $letter } { $who }, { $start } { $board ->
    [target] in kennel
   *[safety] in start, { $home } home
}
# What is told when the board has been drawn.
board-drawn = the board is drawn above for somebody who sees, { $columns } columns wide
