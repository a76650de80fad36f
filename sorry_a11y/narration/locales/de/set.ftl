# Einstellungen; jede Zeile ist ein Muster ihrer selbst.

set-open = Einstellungen, eine Ziffer liest vor, Gehörtes ändert sie, Escape führt zurück
set-leave = du bist wieder im Spiel
set-refuse = Taste { $key } tut hier nichts, eine Ziffer liest eine Einstellung vor
set-changed = jetzt { $text }
set-pace = { $value ->
    [step] Gegner, einzeln, je eine Taste
    [after-1s] Gegner, einzeln, nach je 1 Sekunde
    [after-2s] Gegner, einzeln, nach je 2 Sekunden
    [after-3s] Gegner, einzeln, nach je 3 Sekunden
   *[all] Gegner, alle auf einmal
}
set-verbosity = { $value ->
    [full] Ausführlichkeit, ausführlich, Ben 12, Figur 2 um 12 vor, noch 31, 3 Felder nach der kurzen grünen Rutsche, schlägt deine Figur 3
    [normal] Ausführlichkeit, normal, Ben 12, Figur 2, noch 31, schlägt deine Figur 3
   *[brief] Ausführlichkeit, kurz, Ben 12, schlägt deine Figur 3
}
set-digits = { $value ->
    [play] Ziffern, eine Ziffer spielt sofort
   *[tell] Ziffern, eine Ziffer liest vor, und spielt, was du schon gehört hast
}
set-language = Sprache, Deutsch, Ben 12, schlägt deine Figur 3
set-output = { $value ->
    [speech] Ausgabe, vom Spiel gesprochen, nichts als Text
    [both] Ausgabe, als Text und vom Spiel gesprochen
   *[terminal] Ausgabe, als Text für deinen Screenreader
}
set-sound = { $value ->
    [off] Klänge, keine
    [short] Klänge, wichtige
   *[full] Klänge, alle
}
set-mono = { $value ->
    [yes] Stereo, aus
   *[no] Stereo, an, Klänge kommen von ihrer Seite des Bretts
}
set-bell = { $value ->
    [yes] Glocke, läutet am Tisch unter Freunden, wenn du dran bist
   *[no] Glocke, aus
}
set-banter = { $value ->
    [off] Bemerkungen der Gegner, keine
    [rare] Bemerkungen der Gegner, selten
   *[usual] Bemerkungen der Gegner, öfter
}
set-drama = { $value ->
    [no] Spannung, aus
   *[yes] Spannung, was am meisten zählt, wird gesagt
}
set-save = { $value ->
    [no] Spiele, werden nicht gespeichert
   *[yes] Spiele, werden laufend gespeichert
}
set-volume = Lautstärke, Klänge auf { $value } von 100
set-forced = { $value ->
    [play] nur ein Zug möglich, spielt von selbst
   *[ask] nur ein Zug möglich, fragt wie sonst auch
}
set-guard = { $value ->
    [0] Tastenschutz, aus, jede Taste gilt sofort
   *[other] Tastenschutz, die ersten { NUMBER($value, useGrouping: 0) } Millisekunden spielt keine Taste
}
set-name = { $value ->
    [none] Name, keiner
   *[other] Name, { $value }
}
set-sounds = { $value ->
    [none] Klangordner, keiner, die Klänge des Spiels
   *[other] Klangordner, eigene Klänge
}
set-cells = { $value ->
    [0] Braille, Zeilen so breit wie das Terminal
   *[other] Braille, Zeilen für { $value } Braillemodule
}
# Die Einstellungen, wie der Befehl sie nennt, und was in der Datei falsch ist. $name und $given sind
# Wörter der Datei.
set-file = Die Einstellungsdatei ist { $path }
set-no-file = Es gibt noch keine Einstellungsdatei, sie wäre { $path }
set-row = { $name } = { $value }, { $sample }, { $chosen ->
    [yes] gewählt
   *[no] möglich
}.
set-flag = Du kannst sie in der Datei ändern, im Spiel mit m, oder für ein Spiel mit --{ $name } { $value }.
set-over = Optionen gehen vor Umgebungsvariablen wie SORRY_A11Y_PACE, und diese gehen vor der Datei.
set-unsaved = { $path } lässt sich nicht schreiben, darum gilt das nur für dieses Spiel.
set-bad-unreadable = Die Einstellungsdatei { $given } ist nicht lesbar, darum gelten die Vorgaben.
set-bad-toml = { $line ->
    [0] Die Einstellungsdatei ist nicht bis ans Ende TOML, darum gelten die Vorgaben. Schreib name = "value".
   *[other] Zeile { $line } der Einstellungsdatei ist kein TOML, darum gelten die Vorgaben. Schreib name = "value".
}
set-bad-unknown = Zeile { $line } der Einstellungsdatei nennt { $name }, das ist keine Einstellung. Die Einstellungen sind { $accepted }.
set-bad-value = { $line ->
    [0] Die Umgebung setzt { $name } auf { $given }, das geht nicht.
   *[other] Zeile { $line } der Einstellungsdatei setzt { $name } auf { $given }, das geht nicht.
} { $name ->
    [volume] Nimm eine ganze Zahl von 0 bis 100.
    [sounds] Nimm den Pfad eines Ordners.
    [cells] Nimm 0 oder 10 bis 200.
   *[other] Nimm { $accepted }.
}
set-bad-more = { $count ->
    [one] 1 weitere Einstellung der Datei gilt nicht.
   *[other] { $count } weitere Einstellungen der Datei gelten nicht.
}
