# Fehler auf der Kommandozeile: je eine Zeile, was falsch war und was richtig wäre.

cli-rules-text = { $given } ist keine Hausregel. Schreib Name=Wert, etwa home=bounce.
cli-negative = { $where } { $given } ist zu klein. Gib eine Zahl über 0 an.
cli-no-such = { $where } { $given } gibt es nicht. Möglich ist { $accepted }.
cli-seats-or-players = Gib --seats an, oder --players und --opponents, nicht beides.
cli-seat-colour = Eine Farbe { $given } gibt es nicht. Die Farben sind { $accepted }.
cli-seat-twice = { $given } ist doppelt besetzt. Nenne jede Farbe nur einmal.
cli-seat-bot = Einen Bot { $given } gibt es nicht. Möglich ist { $accepted }, oder für einen Menschen ein Name mit großem Anfangsbuchstaben.
cli-seat-name = Der Name { $given } passt nicht. Namen haben 1 bis { $accepted } Zeichen.
cli-seat-name-twice = Zwei heißen { $given }. Gib allen einen eigenen Namen.
cli-seat-players = Spielerzahl { $given } geht nicht. Möglich ist { $accepted }.
cli-seat-opponents = Die Zahl der Gegner, { $given }, passt nicht. Nenne einen für alle, oder { $accepted }.
cli-seat-pair = { $given } nennt niemanden, der spielt. Schreib Farbe=Spieler, etwa red=you.
cli-seat-nobody = Niemand sitzt an der Tastatur. Gib you eine Farbe, oder nimm simulate.
