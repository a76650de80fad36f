# Am Tisch: Ablehnen, Weitergeben, Zurücknehmen.

turn-refuse = Taste { $key } tut hier nichts, h für Hilfe
turn-wait = jetzt ist { $name } dran, drücke Enter
turn-no-choice = Möglichkeit { $number } gibt es nicht, nur { $count ->
    [one] eine
    [2] 1 oder 2
   *[other] 1 bis { $count }
}
turn-no-steps = Möglichkeit { $number } gibt es hier nicht
turn-first-stage = das ist schon die erste Frage
turn-not-yours = du bist nicht dran
turn-undo-off = in diesem Spiel lässt sich nichts zurücknehmen
turn-undo-none = es gibt noch keinen Zug zum Zurücknehmen
turn-undo-exchange = seit dem Kartentausch gibt es nichts zurückzunehmen
turn-undone = dein Zug ist zurückgenommen
turn-hand-over = die Tastatur geht an { $name }, { $name }, drücke Enter
turn-scrollback = der Text oben bleibt lesbar
turn-sent = gesendet
turn-stopped = angehalten, Enter spielt weiter
turn-forced-pass = kein Zug möglich
turn-forced-offer = Züge ohne Wahl können von selbst spielen, mit m stellst du das ein
