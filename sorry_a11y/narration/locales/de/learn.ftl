# Die Lektionen.

learn-open = { $count } kurze Lektionen, q führt hinaus
learn-lesson = Lektion { $number } von { $count }
learn-done = gut gemacht
learn-left = Tschüss, sorry-a11y beginnt ein Spiel
learn-end = Das war alles, sorry-a11y beginnt ein Spiel

learn-start = deine Figur startet, drücke Enter, um diese Wahl zu spielen
learn-where = drücke w und höre, wo deine Figuren stehen
learn-again = drücke Enter und höre deine Wahl noch einmal
learn-play = drücke noch einmal Enter, um sie zu spielen
learn-next = drücke n für die nächste Wahl
learn-bump = diese schlägt einen Gegner, drücke Enter
learn-hear = drücke 5 und höre Wahl 5
learn-digit = sie bringt eine Figur ins Ziel, drücke noch einmal 5, um sie zu spielen
learn-danger = drücke d und höre, was deinen Figuren droht
learn-why = drücke y und höre, warum Figuren nicht ziehen können
learn-list = drücke l und höre alles, was zur Wahl steht
learn-take = spiele eine Wahl, drücke Enter
learn-undo = drücke u, um sie zurückzunehmen
learn-help = drücke h, dann sagt jede Taste, was sie tut
