# Am Tisch: Ablehnen, Weitergeben, Zurücknehmen.

turn-refuse = Taste { $key } tut hier nichts, h hilft
turn-wait = { $name } kommt dran, drücke Enter
turn-no-choice = Wahl { $number } gibt es nicht, nur { $count ->
    [one] 1
    [2] 1 oder 2
   *[other] 1 bis { $count }
}
turn-no-steps = Wahl { $number } gibt es hier nicht
turn-first-stage = hier geht es nicht zurück
turn-not-yours = du bist nicht dran
turn-undo-off = in diesem Spiel gibt es kein Zurücknehmen
turn-undo-none = noch nichts zum Zurücknehmen
turn-undo-exchange = seit dem Kartentausch nichts zum Zurücknehmen
turn-undone = zurückgenommen
turn-hand-over = Tastatur an { $name }, dann Enter
turn-scrollback = oben bleibt alles lesbar
turn-sent = gesendet
turn-stopped = angehalten, Enter geht weiter
turn-forced-pass = kein Zug möglich
