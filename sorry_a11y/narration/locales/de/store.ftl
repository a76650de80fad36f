# Gespeicherte Spiele: die Liste, das Angebot weiterzuspielen, was schiefging, Statistik.

# -- weiterspielen

# $when: ein Tag, wie unten
store-offer-help = 1 oder Enter spielt dieses Spiel weiter, 2 lässt es liegen und beginnt ein neues, q beendet, alle anderen Tasten gelten im Spiel.
store-going-on = Das Spiel geht weiter.
store-cut = Das Ende der Aufzeichnung fehlt, weiter geht es ab der letzten ganzen Zeile.
store-imported = Das Spiel ist jetzt hier, als Spiel { NUMBER($number, useGrouping: 0) }.
store-rescued = Was von Spiel { NUMBER($number, useGrouping: 0) } gut ist, ist jetzt Spiel { NUMBER($to, useGrouping: 0) }.
store-exported = Spiel { NUMBER($number, useGrouping: 0) } steht jetzt in { $file }.
store-deleted = Spiel { NUMBER($number, useGrouping: 0) } ist gelöscht.
store-delete-choose = y löscht es, jede andere Taste behält es
store-kept = Das Spiel bleibt erhalten.

# -- ein Spiel in der Liste

store-game = Spiel { NUMBER($number, useGrouping: 0) }
store-turns = { $count ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $count } Züge
}
store-home = { $count ->
    [0] keine Figur im Ziel
    [one] 1 Figur im Ziel
   *[other] { $count } Figuren im Ziel
}
store-home-of = { $name } { $count } im Ziel
store-playing = läuft gerade
store-unfinished = nicht fertig
# $who: du allein, du zusammen mit $names, oder nur andere
store-won = { $who ->
    [you] du hast gewonnen
    [together] du hast mit { $names } gewonnen
   *[other] Sieg für { $names }
}
store-theirs = importiert
store-undone = { $count ->
    [one] 1 Mal zurückgenommen
   *[other] { $count } Mal zurückgenommen
}
store-days-ago = { $days ->
    [0] heute
    [1] gestern
   *[other] vor { $days } Tagen
}
store-date = am { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { NUMBER($year, useGrouping: 0) }

# -- was schiefging

store-error-not-a-record = Das ist keine Aufzeichnung eines Spiels.
store-error-newer = Diese Aufzeichnung stammt von einer neueren Version, die hier liest sie nicht.
store-error-cut-header = Die Aufzeichnung endet, bevor ihr Spiel beginnt.
store-error-too-big = Das ist zu lang für die Aufzeichnung eines Spiels.
store-error-changed = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist nicht mehr, wie sie geschrieben wurde.
store-error-header = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung gehört nicht dorthin.
store-error-refused = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist dort nach den Regeln nicht erlaubt.
store-error-no-game = Ein Spiel { NUMBER($number, useGrouping: 0) } gibt es nicht.
store-error-none-unfinished = Es gibt kein offenes Spiel. sorry-a11y beginnt eines.
store-error-unreadable = Spiel { NUMBER($number, useGrouping: 0) }, das letzte, ist nicht lesbar, und ein anderes offenes gibt es nicht. sorry-a11y games sagt, warum.
store-error-finished = Spiel { NUMBER($number, useGrouping: 0) } ist zu Ende. sorry-a11y replay { NUMBER($number, useGrouping: 0) } erzählt es noch einmal.
store-error-in-use = Spiel { NUMBER($number, useGrouping: 0) } wird gerade gespielt.
store-error-hands-hidden = Dieses Spiel ist nicht zu Ende, und die Karten sind voreinander verdeckt. sorry-a11y resume spielt es weiter.
store-error-no-person = In Spiel { NUMBER($number, useGrouping: 0) } spielen nur Bots. sorry-a11y replay { NUMBER($number, useGrouping: 0) } erzählt es.
store-error-already = Dieses Spiel gibt es hier schon, als Spiel { NUMBER($number, useGrouping: 0) }.
store-error-no-file = Eine Datei { $file } gibt es nicht.
store-error-not-a-file = { $file } ist keine gewöhnliche Datei.
store-error-exists = { $file } gibt es schon, nichts wurde geschrieben.
store-error-cannot-read = { $file } ist nicht lesbar.
store-error-cannot-write = In { $file } lässt sich nicht schreiben.

# -- warum ein Spiel nicht gespeichert wird

store-trouble-full = Der Datenträger ist voll, dieses Spiel geht ungespeichert weiter.
store-trouble-read-only = Der Ordner der Spiele ist schreibgeschützt, es geht ungespeichert weiter.
store-trouble-gone = Die Aufzeichnung dieses Spiels ist verschwunden, es geht ungespeichert weiter.
store-trouble-too-long = Dieses Spiel ist zu lang geworden, es geht ungespeichert weiter.
store-trouble-failed = Der Datenträger nimmt dieses Spiel nicht an, es geht ungespeichert weiter.
store-trouble-changed = Jemand anderes hat die Aufzeichnung dieses Spiels verändert, es ist jetzt ganz neu gespeichert, als Spiel { NUMBER($number, useGrouping: 0) }.
store-unsaved = Die letzten Züge dieses Spiels sind nicht gespeichert.

# -- Statistik

store-no-games = Noch ist kein Spiel gespeichert.
store-reading = { $done } von { $count } gelesen.
store-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $finished } beendet, { $won } gewonnen.
# $opponent: eine Art Bot, oder Menschen
store-wins = { $book } gegen { $opponent }, { $won } von { $games } gewonnen.
store-opponent-people = Menschen
# $when: ein Tag
store-best = Am besten, { $book } in { $turns } eigenen Zügen gewonnen, { $when }, Spiel { NUMBER($number, useGrouping: 0) }.
store-worst = Am schlechtesten, { $book } mit { $home ->
    [0] keiner Figur
    [one] 1 Figur
   *[other] { $home } Figuren
} im Ziel verloren, { $when }, Spiel { NUMBER($number, useGrouping: 0) }.
store-bumps = { $given ->
    [one] 1 Figur geschlagen
   *[other] { $given } Figuren geschlagen
}, { $taken } durch Schlagen verloren.
store-streak = Längste Serie { $longest ->
    [one] 1 Sieg
   *[other] { $longest } Siege
}, jetzt { $current }.
store-games-undone = { $count ->
    [one] 1 Spiel mit etwas Zurückgenommenem.
   *[other] { $count } Spiele mit etwas Zurückgenommenem.
}
store-games-imported = { $count ->
    [one] 1 importiertes Spiel zählt nicht mit.
   *[other] { $count } importierte Spiele zählen nicht mit.
}

# -- ein Spiel noch einmal hören

store-replay-help = jede Taste führt weiter, p zurück, r wiederholt, q beendet
store-replayed = das war das Spiel
