# Il tabellone disegnato per chi vede. Le righe non sono mai pronunciate; ognuna ha al massimo 39 colonne.

# una lettera per colore, tutte diverse
board-letter = { $colour ->
    [blue] A
    [yellow] G
    [green] V
   *[red] R
}
board-signs = { $board ->
    [target] R1 pedina, ro partenza, r. mete
   *[safety] R1 pedina, r> scivolo, ro cerchio
}
board-player = { $letter } { $who }, { $start } { $board ->
    [target] in cuccia
   *[safety] alla partenza, { $home } a casa
}
board-drawn = qui sopra c'è il tabellone disegnato per chi vede, largo { $columns } colonne
