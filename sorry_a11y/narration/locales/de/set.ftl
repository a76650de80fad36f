# Einstellungen im Spiel; jede Zeile ist ein Muster ihrer selbst.

set-open = Einstellungen, eine Ziffer ändert, Escape führt zurück
set-leave = zurück im Spiel
set-refuse = Taste { $key } tut hier nichts, Ziffern bis { $count } ändern, Escape führt zurück
set-pace = { $value ->
    [step] Gegner einzeln, je eine Taste
   *[all] Gegner alle auf einmal
}
set-verbosity = { $value ->
    [full] ausführlich, Ben 12, Figur 2 um 12 vor, noch 31, Feld 50, schlägt deine Figur 3
    [normal] normal, Ben 12, Figur 2, noch 31, schlägt deine Figur 3
   *[brief] kurz, Ben 12, schlägt deine Figur 3
}
set-digits = { $value ->
    [play] eine Ziffer spielt sofort
   *[tell] eine Ziffer sagt zuerst an, dann spielt sie
}
