# Einstellungen; jede Zeile ist ein Muster ihrer selbst.

set-open = Einstellungen, Ziffern sagen an, noch einmal ändert, Escape führt zurück
set-leave = zurück im Spiel
set-refuse = Taste { $key } tut hier nichts, eine Ziffer sagt an, noch einmal ändert
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
   *[tell] Ziffern, eine Ziffer sagt zuerst an, dann spielt sie
}
set-language = Sprache, Deutsch, Ben 12, schlägt deine Figur 3
set-output = { $value ->
    [speech] Ausgabe, vom Spiel gesprochen, nichts geschrieben
    [both] Ausgabe, geschrieben und vom Spiel gesprochen
   *[terminal] Ausgabe, geschrieben für deinen Screenreader
}
set-sound = { $value ->
    [off] Klänge, keine
    [short] Klänge, nur die wichtigen
   *[full] Klänge, alle
}
set-mono = { $value ->
    [yes] Stereo, jeder Klang in der Mitte
   *[no] Stereo, Klänge von ihrer Seite des Bretts
}
set-save = { $value ->
    [no] Spiele, Spiele werden nicht gespeichert
   *[yes] Spiele, Spiele werden laufend gespeichert
}
set-volume = Lautstärke, Klänge auf { $value } von 100
set-forced = { $value ->
    [play] einzige Möglichkeit, spielt sich selbst
   *[ask] einzige Möglichkeit, wird gefragt wie jede
}
set-guard = { $value ->
    [0] Tastenschutz, jede Taste spielt
   *[other] Tastenschutz, keine Taste spielt vor { NUMBER($value, useGrouping: 0) } Millisekunden
}
set-name = { $value ->
    [none] Name, keiner, du heißt du
   *[other] Name, { $value }
}
set-sounds = { $value ->
    [none] Klangordner, keiner, die Klänge des Spiels
   *[other] Klangordner, Klänge von dir
}
set-cells = { $value ->
    [0] Braille, Zeilen so breit wie das Terminal
   *[other] Braille, Zeilen für { $value } Braillemodule
}
# Die Einstellungen, wie der Befehl sie nennt, und was in der Datei falsch ist. $name und $given sind
# Wörter der Datei.
set-file = Einstellungsdatei { $path }
set-no-file = Es gibt noch keine Einstellungsdatei, sie wäre { $path }
set-row = { $name } = { $value }, { $sample }, { $chosen ->
    [yes] gewählt
   *[no] möglich
}.
set-flag = Ändere sie in der Datei, im Spiel mit m, oder für ein Spiel mit --{ $name } { $value }.
set-over = Optionen gehen vor Umgebungsvariablen wie SORRY_A11Y_PACE, diese vor der Datei.
set-unsaved = { $path } lässt sich nicht schreiben, das gilt für dieses Spiel.
set-bad-unreadable = Die Einstellungsdatei { $given } ist nicht lesbar, es gelten die Vorgaben.
set-bad-toml = { $line ->
    [0] Die Einstellungsdatei ist nicht bis ans Ende TOML, es gelten die Vorgaben. Schreib name = "value".
   *[other] Zeile { $line } der Einstellungsdatei ist kein TOML, es gelten die Vorgaben. Schreib name = "value".
}
set-bad-unknown = Zeile { $line } der Einstellungsdatei, eine Einstellung { $name } gibt es nicht. Es gibt { $accepted }.
set-bad-value = { $line ->
    [0] Die Umgebung setzt { $name } auf { $given }, das geht nicht.
   *[other] Zeile { $line } der Einstellungsdatei, { $name } auf { $given } geht nicht.
} { $name ->
    [volume] Möglich ist eine ganze Zahl von 0 bis 100.
    [sounds] Möglich ist der Pfad eines Ordners.
    [cells] Möglich ist 0 oder 10 bis 200.
   *[other] Möglich ist { $accepted }.
}
set-bad-more = { $count ->
    [one] 1 weitere Einstellung der Datei gilt nicht.
   *[other] { $count } weitere Einstellungen der Datei gelten nicht.
}
