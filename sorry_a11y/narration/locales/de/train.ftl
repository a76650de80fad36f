# Von neuem lernen, was die starken Gegner wissen, für alle, die daran bauen.

train-goes-on = { $family } macht weiter, mit Mitglied { $member } nach Lektion { $lesson }.
train-progress = { $family }, Mitglied { $member } von { $members }, Lektion { $lesson } von { $lessons }, Fehler { $error }, { $seconds } Sekunden.
train-done = { $family } hat gelernt, die Gewichte stehen in { $file }.
train-not-written = Der Lauf lässt sich nicht speichern, { $reason }. Gib eine andere Datei an.
