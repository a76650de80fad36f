# Das Brett als Zeichnung für Sehende. Die Zeilen werden nie gesprochen, jede hat höchstens 39 Spalten.

# ein Buchstabe für jede Farbe, alle verschieden; E wie in Gelb
board-letter = { $colour ->
    [blue] B
    [yellow] E
    [green] G
   *[red] R
}
board-signs = { $board ->
    [target] R1 Figur, ro Startfeld, r. Zielfelder
   *[safety] R1 Figur, r> Rutsche, ro Kreis
}
board-player = { $letter } { $who }, { $start } { $board ->
    [target] im Zwinger
   *[safety] am Start, { $home } im Ziel
}
board-drawn = oben steht das Brett als Zeichnung für Sehende, { $columns } Spalten breit
