# Die Kommandozeile: Hilfe, und Fehler in je einer Zeile: was falsch war und was richtig wäre.

cli-help =
    sorry-a11y spielt Sorry! und Dog nach Gehör und mit Braille.
    Aufruf: sorry-a11y [Befehl] [Optionen]
    Ohne Befehl öffnet sich ein Menü. Darin nennt h die Tasten, q beendet.

    play       ein Spiel spielen
    today      Spiel und Stellung des Tages spielen
    window     in einem Fenster deines Browsers spielen, ohne Terminal
    learn      kurze Lektionen, learn dog die für Dog
    host       einen Tisch für Freunde anderswo eröffnen
    join       sich an den Tisch von Freunden setzen
    resume     ein Spiel weiterspielen
    games      deine gespeicherten Spiele nennen
    review     hören, welche Entscheidungen am meisten gekostet haben
    statistics hören, wie oft du gewonnen hast
    rules      die Regeln eines Spiels nennen
    keys       die Tasten nennen
    doctor     herausfinden, was spricht, klingt und schreibt, und was nicht

    Auch puzzle, settings, board, sounds, transcript, export, import, plays,
    simulate, replay, docs, und für Server serve, server und tables.
    sorry-a11y play --help nennt die Optionen eines Spiels, und so weiter.
    --lang SPRACHE spricht en, de, it oder zh-Hant. --version nennt die Version.
    Dieses Spiel steht in keiner Verbindung zum Inhaber der Marke Sorry!
cli-help-play =
    sorry-a11y play [Optionen]
    --game SPIEL         hasbro, parker, bounce-home, hobby oder dog
    --players N          2, 3 oder 4 Spieler, du spielst Rot
    --opponents A,B      einer für alle oder je einer, beginner, casual, steady,
                         strong, champion, bumper, homebody, racer, runner
                         oder chance
    --seats PLÄTZE       wer wo sitzt, etwa red=you,yellow=runner,blue=Ann
    --name NAME          wie du heißt
    --teams              Rot und Gelb gegen Blau und Grün
    --points             Spiel um Punkte, mit je fünf Karten
    --rounds N           so viele Runden um Punkte spielen
    --target N           um Punkte spielen, bis jemand so viele hat
    --quick              eine Figur jeder Farbe beginnt auf dem Brett
    --rules A=B,C=D      Hausregeln, sorry-a11y rules nennt sie
    --seed N             gleiche Zahl und gleiche Tasten, gleiches Spiel
    --mode MODUS         keys, oder lines mit Enter
    --pace TEMPO         all, alle Gegner auf einmal, oder einzeln mit step,
                         1s, 2s oder 3s
    --verbosity WIE      brief, normal oder full
    --digits WIE         tell liest eine Möglichkeit erst vor, play spielt sofort
    --forced WIE         ask fragt auch bei nur einem Zug, play spielt ihn
    --guard N            so viele Millisekunden lang spielt keine Taste
    --first WER          wer beginnt, eine Farbe, lot lost aus, oder draw
    --output WIE         terminal, speech oder both
    --sound WIE          full, short oder off
    --volume N           Lautstärke der Klänge, 0 bis 100
    --mono WIE           yes oder no
    --sounds ORDNER      eigene Klänge
    --bell WIE           yes oder no, ob das Terminal am Tisch unter Freunden
                         läutet, wenn du dran bist
    --messages WIE       now oder wait, was Freunde sagen, während du wählst
    --banter WIE         usual, rare oder off, was Gegner zwischendurch sagen
    --drama WIE          yes oder no, was in der Runde am meisten zählt
    --save WIE           yes oder no, ob das Spiel gespeichert wird
    --cells N            Zeilen, die auf eine Braillezeile mit N Modulen passen
    --no-undo            niemand kann einen Zug zurücknehmen
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-today =
    sorry-a11y today [Optionen]
    Spielt das Spiel des Tages, für alle das gleiche. Du kannst keinen Zug
    zurücknehmen. Der erste Versuch zählt, jeder andere ist Übung. Hier sind
    auch die Stellung des Tages und die von gestern.
    --name NAME          wie du heißt
    --mode und die Einstellungen sind die von play.
cli-help-window =
    sorry-a11y window
    Öffnet das Spiel in einem eigenen Fenster, in Chromium, Chrome oder Edge,
    sonst in deinem Browser. Spiele und Einstellungen sind die des Terminals.
    Der Befehl endet, wenn du das Fenster schließt.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-puzzle =
    sorry-a11y puzzle [STUFE]
    Fragt in einer Stellung nach der anderen nach der besten Möglichkeit.
    STUFE ist easy, medium oder hard, sonst medium.
    --seed N             beginnt mit Stellung N
    --mode und die Einstellungen sind die von play.
cli-help-learn =
    sorry-a11y learn [dog]
    Erklärt Sorry! oder Dog in kurzen Lektionen, jede mit einer Taste zum
    Drücken. q führt hinaus.
    --mode MODUS         keys, oder lines mit Enter
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-host =
    sorry-a11y host [Optionen]
    Eröffnet einen Tisch für Freunde an anderen Rechnern, nennt den
    Einladungscode.
    --seats PLÄTZE       wer wo sitzt, you, open oder ein Bot, etwa
                         red=you,yellow=open,blue=runner
    --name NAME          wie du heißt
    --at SERVER          eröffnet den Tisch auf einem Server, nicht hier
    --port N             wo dieses Programm lauscht, sonst 8765
    --page               spielt im Browser dieses Rechners
    --undo ART           ask fragt die anderen, off, oder host entscheidet
    --stand-in ART       Bot für Abwesende, anyone wenn einer will, auto, wait
    --patience N         Sekunden davor, sonst 45, oder day, ein Tag je Zug
    --watch ART          yes oder no, ob andere zuhören dürfen
    --public ART         yes oder no, ob ein Server den Tisch nennt
    --game, --rules, --teams, --points, --rounds, --target, --quick, --mode
    und die Einstellungen sind die von play.
cli-help-join =
    sorry-a11y join CODE [Optionen]
    Setzt dich an den Tisch mit diesem Einladungscode, oder nimmt den Link.
    sorry-a11y join      geht zum letzten Tisch zurück
    --at ADRESSE         wo der Tisch ist, sonst an diesem Rechner
    --name NAME          wie du heißt
    --seat FARBE         red, blue, yellow oder green
    --watch              hört zu, ohne Platz
    --mode und die Einstellungen sind die von play.
cli-help-resume =
    sorry-a11y resume [N]
    Spielt Spiel N der Liste weiter, oder das zuletzt gespielte, das nicht
    fertig ist.
    --mode, --pace, --verbosity und die anderen Einstellungen sind die von play.
cli-help-games =
    sorry-a11y games
    Nennt deine gespeicherten Spiele, das zuletzt gespielte zuerst.
    sorry-a11y games delete N     löscht Spiel N, nach einer Rückfrage
    sorry-a11y games rescue N     speichert den unbeschädigten Teil von Spiel N
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-replay =
    sorry-a11y replay N oder DATEI
    Erzählt ein Spiel noch einmal, mit jeder Taste mehr, q führt hinaus.
    --from ZUG           beginnt mit diesem Zug
    --verbosity WIE      brief, normal oder full
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-transcript =
    sorry-a11y transcript N oder DATEI
    Schreibt alles, was zu hören war, einen Satz je Zeile.
    --verbosity WIE      brief, normal oder full
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-board =
    sorry-a11y board [N oder DATEI]
    Zeichnet das Brett eines Spiels für jemanden, der sieht, ohne N das des
    zuletzt verlassenen. Es besteht aus Zeichen, nichts für einen Screenreader.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-export =
    sorry-a11y export N DATEI
    Kopiert Spiel N in eine neue Datei.
cli-help-import =
    sorry-a11y import DATEI
    Nimmt das Spiel in einer Datei in deine Liste auf, oder alle Spiele einer
    Datei, die die Seite im Browser gespeichert hat.
cli-help-statistics =
    sorry-a11y statistics
    Sagt, wie oft du in deinen gespeicherten Spielen gewonnen hast, und mehr.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-rules =
    sorry-a11y rules [SPIEL] [Optionen]
    SPIEL ist hasbro, parker, bounce-home, hobby oder dog.
    --differences        nur, was anders ist als bei hasbro
    --cards              eine kurze Zeile je Karte, zum Prägen
    --rules A=B,C=D      mit Hausregeln
    --teams              mit Partnern
    --points             mit fünf Handkarten
    --rounds N           so viele Runden um Punkte spielen
    --target N           um Punkte spielen, bis jemand so viele hat
    --quick              eine Figur jeder Farbe beginnt auf dem Brett
    --game SPIEL         dasselbe wie SPIEL
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-keys =
    sorry-a11y keys
    Nennt jede Taste des Spiels.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-settings =
    sorry-a11y settings [Optionen]
    Öffnet die Einstellungen wie Taste m im Spiel; eine Ziffer ändert eine.
    --list               nennt jede Einstellung, ein Muster jedes Wertes,
                         welcher gewählt ist, und die Datei
    Optionen gehen vor Umgebungsvariablen wie SORRY_A11Y_PACE, und diese gehen
    vor der Einstellungsdatei.
    SORRY_A11Y_HOME nennt einen anderen Ordner für die Datei.
    --pace, --verbosity, --digits, --output, --sound, --volume, --mono,
    --sounds, --bell, --banter, --drama, --save und --cells sind Optionen wie
    bei einem Spiel.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-sounds =
    sorry-a11y sounds [Optionen]
    Spielt und erklärt jeden Klang, neun je Seite. h nennt die Tasten.
    Ohne Terminal kommt eine Liste der Klänge.
    --sounds ORDNER      eigene Klänge
    --volume N           0 bis 100
    --mono WIE           yes oder no
    --output WIE         terminal, speech oder both
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-docs =
    sorry-a11y docs [SEITE]
    Liest eine Seite der Dokumentation vor. Ohne Namen nennt es die Seiten.
    Die Seiten sind auf Englisch.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-doctor =
    sorry-a11y doctor [Optionen]
    Sagt, was von Screenreadern, Sprache, Ton, Terminal und Einstellungen zu
    finden war, und was zu tun ist. In einem Terminal fragt es dann, welche von
    zwei Zeilen du gehört hast, eine auf dem Bildschirm, eine gesprochen, und
    stellt danach die Ausgabe ein.
    --sounds ORDNER      sieht auch eigene Klänge an
    --report DATEI       schreibt alles in eine neue Datei zum Mitschicken
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-plays =
    sorry-a11y plays --pawns TEXT --turn FARBE --card KARTE
    sorry-a11y plays --json
    Nennt die Züge, die in einer Stellung erlaubt sind.
    --pawns TEXT         etwa "red: start, 12, safety 2, home; yellow: ..."
    --turn FARBE         red, blue, yellow oder green
    --card KARTE         die gezogene Karte
    --game SPIEL         hasbro, parker, bounce-home, hobby oder dog
    --rules A=B,C=D      Hausregeln
    --teams              mit Partnern
    --json               liest ein JSON-Objekt je Zeile, antwortet ebenso
    --lang SPRACHE       en, de, it oder zh-Hant
    Mit --json stehen Spiel, Regeln, Teams und Hände in den Objekten.
cli-help-simulate =
    sorry-a11y simulate [Optionen]
    --bots A,B           zwei bis vier Gegner wie bei play, der Reihe nach
    --games N            wie viele Spiele, ohne Angabe 1000
    --seed N             gleiche Zahl, gleiches Ergebnis
    --jobs N             so viele Prozesse, 0 für alle Kerne
    --json               ein JSON-Objekt statt Sätzen
    --game SPIEL         hasbro, parker, bounce-home, hobby oder dog
    --rules A=B,C=D      Hausregeln
    --teams              mit Partnern
    --points             mit fünf Handkarten
    --rounds N           so viele Runden um Punkte spielen
    --target N           um Punkte spielen, bis jemand so viele hat
    --quick              eine Figur jeder Farbe beginnt auf dem Brett
    --lang SPRACHE       en, de, it oder zh-Hant

cli-help-review =
    sorry-a11y review [N oder DATEI]
    Sagt, welche Entscheidungen in einem Spiel am meisten gekostet haben, ohne N
    im zuletzt gespielten.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-serve =
    sorry-a11y serve [Optionen]
    Hält Tische für viele Leute bereit, bis Strg C. Ohne --url oder Zertifikat
    lässt es nur Gäste aus privaten Netzen herein.
    --port N             wo es lauscht, sonst 8765
    --data ORDNER        wo die Tische gespeichert werden
    --url ADRESSE        was Gäste tippen, für einen Server hinter einem
                         Proxy wie Caddy, er lauscht dann nur auf diesem
                         Rechner
    --certificate DATEI  für Verschlüsselung ohne Proxy
    --key DATEI          der Schlüssel des Zertifikats
    --ssh PORT           Gäste können auch über ssh kommen, an diesem Port
    --keep TAGE          vergisst Tische, an denen so lange niemand war, ohne
                         Angabe 90
    --postgres DSN       speichert die Tische in PostgreSQL, für mehrere Server
    --front ADRESSE      der Proxy zu --url, wenn er auf einem anderen Rechner
                         läuft
    --migrate            legt an, was PostgreSQL braucht, und endet
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-server =
    sorry-a11y server BEFEHL [Wörter] [Optionen]
    Für alle, die einen Server betreiben, auf dessen Rechner.
    tables, people       nennt die Tische, nennt die Leute
    say TEXT             alle, die da sind, hören es
    end TISCH            beendet einen Tisch ganz
    ban WER, unban WER   lässt einen Namen oder ein Netz nicht herein, oder wieder
    bans, reports        wer nicht kommen darf, und was gemeldet wurde
    forget NAME          löscht, was von jemandem da ist
    backup ORDNER        kopiert alles Gespeicherte, auch wenn ein Server läuft
    restore ORDNER       stellt eine Kopie dorthin, wo noch nichts ist
    --days N             so viele Tage darf jemand nicht kommen
    --data ORDNER        wo die Tische gespeichert werden
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-tables =
    sorry-a11y tables --at SERVER
    Nennt die Tische eines Servers, die allen offenstehen.
    --lang SPRACHE       en, de, it oder zh-Hant

cli-report = Der Bericht steht in { $file }. Lies ihn, bevor du ihn verschickst, er nennt Programme und Ordner dieses Computers.
cli-docs-pages = sorry-a11y docs NAME liest eine dieser Seiten vor, sie sind auf Englisch.
cli-docs-page = { $name }, { $title }.

cli-no-command = Es gibt keinen Befehl { $given }. Die Befehle sind { $accepted }, weitere nennt sorry-a11y --help.
cli-no-command-near = Es gibt keinen Befehl { $given }. Meinst du { $nearest }?
cli-first-dog = Bei Dog zieht niemand darum, wer beginnt. Nimm für --first lot oder eine Farbe.
cli-no-option = Es gibt hier keine Option { $given }. sorry-a11y { $command } --help nennt sie alle.
cli-no-option-near = Es gibt hier keine Option { $given }. Meinst du { $nearest }?
cli-needs-value = { $option } braucht einen Wert dahinter.
cli-login = Du bist als { $given } angemeldet, und so kann niemand im Spiel heißen. Gib mit --name einen Namen an.
cli-no-login = Dieser Computer kennt keine Anmeldung von dir. Gib deinen Namen mit --name an.
cli-takes-no-value = { $option } nimmt keinen Wert.
cli-beside-json = Mit --json steht alles in den Objekten. Lass { $option } weg.
cli-too-many = { $given } ist ein Wort zu viel. sorry-a11y --help sagt, was ein Befehl annimmt.
cli-from-end = Das Spiel endet vor Zug { $given }. Nimm einen früheren.
cli-output-full = Die Ausgabe lässt sich nicht schreiben, weil kein Platz mehr ist.
cli-output-fails = Die Ausgabe lässt sich nicht schreiben.
cli-file-fails = { $file } lässt sich nicht lesen oder schreiben.
cli-too-large = { $where } { $given } ist zu groß. Nimm höchstens { $accepted }.
cli-rules-twice = Die Hausregel { $given } ist zweimal angegeben.
cli-rounds-or-target = Gib --rounds oder --target an, nicht beides.
cli-no-number = { $where } { $given } ist keine ganze Zahl.
cli-too-small = { $where } { $given } ist zu klein. Gib eine Zahl über 0 an.
cli-rules-text = { $given } ist keine Hausregel. Schreib Name=Wert, etwa home=bounce.
cli-no-such = { $where } { $given } ist nicht bekannt. Nimm { $accepted }.
cli-seats-or-players = Gib --seats an, oder --players und --opponents, nicht beides.
cli-seat-colour = Es gibt keine Farbe { $given }. Die Farben sind { $accepted }.
cli-seat-twice = { $given } hat zwei Spieler. Nenne jede Farbe nur einmal.
cli-seat-bot = Es gibt keinen Bot { $given }. Nimm { $accepted }, oder für einen Menschen einen Namen mit großem Anfangsbuchstaben.
cli-seat-name = Der Name { $given } geht nicht. Ein Name hat 1 bis { $accepted } Buchstaben, auch Ziffern, und dazwischen einzelne Leerzeichen, Bindestriche oder Apostrophe.
cli-seat-name-script = Der Name { $given } mischt Schriften. Schreib ihn in einer einzigen.
cli-seat-name-word = Im Namen { $given } steckt ein Wort des Spiels. Nimm einen anderen, etwa { $accepted }.
cli-seat-name-twice = Zwei Spieler heißen { $given }. Gib jedem einen eigenen Namen.
cli-seat-players = { $given } Spieler gehen nicht. Nimm { $accepted }.
cli-seat-opponents = Du hast { $given } Gegner genannt. Nenne einen für alle, oder { $accepted }.
cli-seat-pair = { $given } nennt keinen Spieler. Schreib Farbe=Spieler, etwa red=you.
cli-host-you = Du hast keinen Platz. Nimm einen, etwa red=you.
cli-seat-nobody = Niemand sitzt an der Tastatur. Nimm dir eine Farbe, etwa red=you, oder nimm simulate.
cli-window = Drücke eine Taste, um dieses Fenster zu schließen

# -- Tische für Freunde an einem Server

cli-serve-open = Dieser Server hält Tische an Port { $port } bereit, verschlüsselt, für Gäste von überall. Strg C beendet ihn.
cli-serve-here = Dieser Server hält Tische an Port { $port } bereit, für Gäste aus diesem Netz. Strg C beendet ihn.
cli-serve-url = Dieser Server hält Tische an Port { $port } bereit, für Gäste, die { $url } tippen. Strg C beendet ihn.
cli-window-open = Das Spiel öffnet sich in einem Fenster deines Browsers. Schließ das Fenster, um es zu beenden, oder drücke hier Strg C.
cli-window-none = Hier gibt es keinen Browser. Installiere einen, oder spiel in diesem Terminal mit sorry-a11y.
cli-window-failed = Der Browser hat das Spiel nicht geöffnet. Spiel in diesem Terminal mit sorry-a11y, oder setze die Variable BROWSER auf einen anderen Browser.
cli-page-here = Dein Browser öffnet { $address }. Strg C beendet den Tisch.
cli-page-open = Öffne { $address } in einem Browser. Strg C beendet den Tisch.
cli-page-phones = Auf einem Telefon in diesem Netz öffne { $address }.
cli-serve-port = Der Server kann an Port { $port } nicht lauschen. Ein anderes Programm hat ihn, oder du darfst ihn nicht benutzen.
cli-serve-in-use = Ein anderer Server speichert seine Tische in { $folder }. Beende ihn, oder gib mit --data einen anderen Ordner an.
cli-serve-no-data = { $why ->
    [full] In { $folder } lassen sich keine Tische speichern, weil der Datenträger voll ist. Schaff Platz, oder gib mit --data einen anderen Ordner an.
    [read-only] In { $folder } lassen sich keine Tische speichern, weil der Datenträger schreibgeschützt ist. Gib mit --data einen anderen Ordner an.
    [denied] In { $folder } lassen sich keine Tische speichern, weil die Rechte es verbieten. Gib mit --data einen anderen Ordner an.
    [gone] In { $folder } lassen sich keine Tische speichern, weil sich der Ordner dort nicht anlegen lässt. Gib mit --data einen anderen an.
    [locked] Ein anderes Programm hat die Tische in { $folder } gesperrt. Beende es, oder gib mit --data einen anderen Ordner an.
    [no-locks] In { $folder } lassen sich keine Tische speichern, weil der Datenträger keine Sperren kennt. Gib mit --data einen anderen Ordner an.
    [newer] Eine neuere Version des Spiels hat die Tische in { $folder } geschrieben. Bring deine auf den neuesten Stand, oder gib mit --data einen anderen Ordner an.
    [foreign] tables.sqlite in { $folder } ist die Datei eines anderen Programms. Gib mit --data einen anderen Ordner an.
    [damaged] Die Tische in { $folder } sind beschädigt. Spiel eine Sicherung ein, oder gib mit --data einen anderen Ordner an.
   *[other] In { $folder } lassen sich keine Tische speichern. Gib mit --data einen anderen Ordner an.
}
cli-serve-certificate = Das Zertifikat { $file } oder sein Schlüssel lässt sich nicht benutzen. Prüfe beide Dateien.
cli-serve-ssh = Über ssh tippen Gäste ssh -p { $port } CODE@ADRESSE. Der Schlüssel dieses Servers ist { $key }.
cli-serve-ssh-extra = --ssh braucht ein weiteres Paket. Installiere es mit pip install sorry-a11y[ssh].
cli-serve-keep-postgres = Gib --keep oder --postgres an, nicht beides.
cli-serve-ssh-key = { $file } ist da, enthält aber keinen Schlüssel für ssh. Nimm die Datei weg, dann macht der Server einen neuen.
cli-serve-extra = { $given } braucht weitere Pakete. Installiere sie mit pip install sorry-a11y[servers].
cli-serve-database-address = --postgres ist keine Adresse einer Datenbank. Eine Adresse sieht aus wie postgresql://NAME@RECHNER/DATENBANK.
cli-serve-database-silent = PostgreSQL antwortet unter der Adresse von --postgres nicht. Prüfe die Adresse, und ob PostgreSQL läuft.
cli-serve-database-encryption = Die Verbindung zu PostgreSQL lässt sich nicht so verschlüsseln, wie --postgres es verlangt. Prüfe sslmode und die Zertifikate.
cli-serve-database-login = PostgreSQL lässt diesen Benutzer nicht ein. Prüfe Name und Passwort in --postgres.
cli-serve-database-missing = PostgreSQL hat keine Datenbank mit diesem Namen. Prüfe --postgres, oder lege die Datenbank mit createdb an.
cli-serve-database-refused = PostgreSQL tut nicht, was ein Server braucht. Prüfe die Rechte des Benutzers in --postgres.
cli-serve-old = Die Datenbank ist noch nicht für diese Version eingerichtet. Gib denselben Befehl einmal mit --migrate ein.
cli-serve-newer = Die Datenbank wurde für eine neuere Version eingerichtet. Installiere jene Version von sorry-a11y.
cli-serve-migrated = Die Datenbank ist jetzt für Version { $version } der Tische eingerichtet.
cli-serve-current = Die Datenbank war schon für Version { $version } der Tische eingerichtet.
cli-tables-no-server = Unter { $server } antwortet kein Server.
cli-tables-none = Kein Tisch steht allen offen.
# -- wer einen Server betreibt
cli-server-none = Kein Server hat in { $folder } schon Leute gespeichert. Nenne seinen Ordner mit --data.
cli-server-silent = Kein Server antwortet. Läuft er mit diesem Ordner?
cli-server-table = Tisch { $table }, { $game }, { $stage ->
    [gathering] wartet auf den Beginn
    [playing] spielt
    [paused] angehalten
   *[over] zu Ende
}, { $count ->
    [one] 1 Person da
   *[other] { $count } Leute da
}, { $public ->
    [public] offen für alle
   *[private] mit Einladung
}, geleitet von { $host }.
cli-server-no-tables = Kein Tisch ist in Gebrauch.
cli-server-person = { $name }, { $place ->
    [game] in einem Spiel
    [table] an einem Tisch
   *[hall] in keinem Spiel
}.
cli-server-nobody = Niemand mit eigenem Namen ist da.
cli-server-said = { $count ->
    [one] 1 Verbindung hat es gehört.
   *[other] { $count } Verbindungen haben es gehört.
}
cli-server-no-text = Darin ist nichts, was zu hören wäre.
cli-server-ended = Tisch { $table } ist beendet.
cli-server-no-table = Mit { $table } beginnt kein Tisch oder mehr als einer. Der Befehl tables nennt sie.
cli-server-no-person = { $name } ist hier niemandes Name und kein Netz.
cli-server-banned = { $name } darf nicht mehr kommen.
cli-server-banned-until = { $name } darf vor dem { $day } nicht kommen.
cli-server-not-banned = { $name } darf schon kommen.
cli-server-unbanned = { $name } darf wieder kommen.
cli-server-no-bans = Alle dürfen kommen.
cli-server-forgotten = { $name } ist vergessen.
cli-server-report = Am { $day } hat { $by ->
    [none] jemand ohne Namen
   *[other] { $by }
} { $about } gemeldet, { $why ->
    [insults] wegen Beleidigungen
    [advertising] wegen Werbung
    [cheating] wegen Betrugs
    [name] wegen des Namens
   *[other] aus einem anderen Grund
}. Wer gemeldet wurde, kam aus dem Netz { $network }. { $chat ->
    [yes] Es folgen die letzten Zeilen des Chats.
   *[no] Zeilen aus dem Chat gibt es dazu nicht.
}
cli-server-line = { $text }
cli-server-no-reports = Niemand hat etwas gemeldet.
cli-server-backup = Alles ist nach { $folder } kopiert. Tische { $tables }, Namen von Leuten { $people }.
cli-server-restore = Alles ist jetzt in { $folder }. Tische { $tables }, Namen von Leuten { $people }.
cli-server-copy-taken = In { $place } sind schon Dateien. Gib einen Ordner an, der leer ist oder fehlt.
cli-server-copy-none = In { $place } sind keine Tische.
cli-server-copy-damaged = Die Tische in { $place } sind beschädigt. Es wurde nichts kopiert.
cli-server-copy-postgres = Tische und Leute stehen in der Datenbank. Kopiere sie mit pg_dump, während die Server laufen.
cli-server-copy-failed = { $why ->
    [full] In { $place } lässt sich nicht schreiben, weil der Datenträger voll ist. Nichts wurde kopiert.
    [read-only] In { $place } lässt sich nicht schreiben, weil der Datenträger schreibgeschützt ist. Nichts wurde kopiert.
    [denied] { $place } lässt sich nicht lesen oder schreiben, weil die Rechte es verbieten. Nichts wurde kopiert.
    [gone] { $place } ist nicht da. Nichts wurde kopiert.
    [locked] { $place } ist nicht lesbar, weil ein anderes Programm die Datei gesperrt hat. Nichts wurde kopiert.
    [no-locks] { $place } ist nicht lesbar, weil der Datenträger keine Sperren kennt. Nichts wurde kopiert.
    [newer] { $place } hat eine neuere Version des Spiels geschrieben. Nichts wurde kopiert.
    [foreign] { $place } ist die Datei eines anderen Programms. Nichts wurde kopiert.
   *[other] { $place } lässt sich nicht lesen oder schreiben. Nichts wurde kopiert.
}
cli-tables-one = { $game ->
    [dog] Dog
    [parker] Sorry! nach der Parker-Anleitung
    [bounce-home] Sorry! mit Abprallen im Ziel
    [hobby] Sorry! nach den Hobbyregeln
    [hasbro] Sorry!
   *[other] { $game }
}, { $host } leitet den Tisch, { $open ->
    [0] kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $open } Plätze sind frei
}{ $slow ->
    [yes] , langsam, ein Tag je Zug
   *[no] {""}
}, Code { $code }.

# Was die Türen für Programme sagen: Antworten, Ergebnisse, und was an einer Frage falsch war.
# Schlüssel, Farben, Plätze und Optionen stehen da, wie man sie eingibt.

# -- Züge in Sätzen

# $says: die Folge eines Zuges
plays-told = { $says }, { NUMBER($number, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }.
# $kind: eine gezogene Karte; eine, die noch eine zieht; eine Karte von Dog; eine Hand aus fünf; eine
# Hand von Dog
plays-may-pass = { $count ->
    [0] { $kind ->
        [draws] Kein Zug ist möglich, der Spieler passt und zieht noch eine Karte.
        [stuck] Diese Karte ist nicht spielbar.
        [dead] Keine Karte ist spielbar, der Spieler wirft eine davon ab.
        [folds] Keine Karte ist spielbar, der Spieler legt die Hand ab.
       *[drawn] Kein Zug ist möglich, der Spieler passt.
    }
   *[other] { $kind ->
        [dead] Der Spieler muss keine Karte spielen und darf stattdessen eine abwerfen.
       *[drawn] Der Spieler darf stattdessen passen.
    }
}

# -- was an einer Zeile falsch ist

mistake-long-line = Die Zeile ist länger als eine Million Bytes. Eine Anfrage braucht ein paar hundert.
mistake-broken-json = Die Zeile ist kein JSON in UTF-8. { $told }. Gib ein JSON-Objekt je Zeile.
mistake-too-deep = Die Zeile ist zu tief verschachtelt. Gib ein JSON-Objekt mit den Schlüsseln einer Anfrage.

# -- was an einer Anfrage falsch ist

mistake-key-twice = { $given } steht zweimal da. Gib es nur einmal an.
mistake-unknown-key = Einen Schlüssel { $given } gibt es nicht. Die Schlüssel sind { $accepted }.
mistake-missing-key = Der Schlüssel { $key } fehlt. Eine Anfrage braucht game, pawns, turn und card oder hand.
mistake-wrong-data = Diese Werte passen nicht. { $told }.
mistake-card-and-hand = Eine Anfrage hat card oder hand, nicht beides.
mistake-no-card = Eine Anfrage braucht card oder hand.
mistake-no-part = Es gibt keinen Teil { $given }. Die Teile sind { $accepted }.
mistake-part-fields = Ein { $part } lässt sich aus diesen Feldern nicht machen. Er nimmt { $accepted }.
mistake-own-options = Eigene Regeln haben ihre Optionen in sich. Lass { $given } weg.
mistake-no-book = Der Wert von game nennt keine Regeln. Gib eines von { $accepted } an oder ein Ruleset mit seinen Teilen.
mistake-game-data = { $given } passt nicht in { $where } eines Spiels. Gib an, was as_data für ein Spiel liefert.
mistake-pawns-text = { $given } hat keinen Doppelpunkt. Schreib die Figuren wie red: start, 12, safety 2, home; yellow: start, start, 0, start.
mistake-unknown-colour = Eine Farbe { $given } gibt es nicht. Die Farben sind { $accepted }.
mistake-colour-count = { $count ->
    [0] Keine Farbe hat Figuren.
    [one] Nur eine Farbe hat Figuren.
   *[other] { $count } Farben haben Figuren.
} Gib zwei bis vier von { $accepted } an.
mistake-not-playing = { $given } kann nicht dran sein, weil diese Farbe keine Figuren hat. Im Spiel sind { $accepted }.
mistake-pawn-count = { $count ->
    [one] { $colour } hat eine Figur.
   *[other] { $colour } hat { NUMBER($count, useGrouping: 0) } Figuren.
} Jede Farbe hat vier.
mistake-unknown-place = { $colour } kann nicht auf { $given } stehen. Plätze sind { $accepted }.
mistake-two-pawns = { $one } und { $two } stehen beide auf { $place }. Dort ist Platz für eine Figur.
mistake-won = { $colour } hat schon gewonnen. Lass eine Figur dieser Seite noch unterwegs sein.
mistake-no-fresh = In diesem Spiel gibt es keine frischen Figuren. Lass den Schlüssel fresh weg.
mistake-unknown-pawn = Eine Figur { $given } gibt es nicht. Figuren sind red 1 bis red 4, ebenso blue, yellow und green.
mistake-not-fresh = { $pawn } ist nicht frisch. Eine frische Figur steht auf dem Feld, auf dem sie ins Spiel kam, bei dieser Farbe Feld { $square }.
mistake-unknown-card = Eine Karte { $given } gibt es nicht. Die Karten sind { $accepted }.
mistake-hand-count = { $count ->
    [0] Die Hand hat keine Karte.
    [one] Die Hand hat eine Karte.
   *[other] Die Hand hat { NUMBER($count, useGrouping: 0) } Karten.
} Gib 1 bis { $most } an.
mistake-too-many-cards = Die Hand hat { $count } Karten { $card }. Im Spiel sind { $most }.

# -- was an einer Entscheidung falsch ist

mistake-unknown-decision = { $wanted ->
    [seat] { $given } ist keine Farbe, also r, b, y oder g.
    [card] Eine Karte { $given } gibt es in diesem Spiel nicht.
    [legs] { $given } ist kein Zug wie r1+3, r1 out oder r1=y3.
   *[decision] { $given } nennt keine Entscheidung.
} Schreib eine Entscheidung wie r 7 r1+3 r2+4 oder b pass.
mistake-seats = Plätze sind zwei bis vier der Zahlen 0 bis 3, in dieser Reihenfolge.
mistake-no-seat = { $given } ist kein Platz dieses Spiels. Die Plätze sind { $accepted }.
mistake-view-seat = Eine Ansicht gehört zu einem Platz. Gib für Platz { $given } das Spiel an, oder seine eigene Ansicht.
mistake-watcher = Wer zuschaut, hat keine Figuren. Gib das Spiel und einen Platz an, oder die Ansicht eines Platzes, der mitspielt.
mistake-no-bot = Platz { $given } hat keinen Bot. Gib einen für jeden Platz an, der mitspielt.
mistake-only-bots = In diesem Spiel sitzen nur Bots. Zurücknehmen lassen sich Entscheidungen von Menschen.
mistake-position-rules = Eine Stellung hat schon Regeln und Plätze. Lass rules und seats weg.
mistake-own-rules = Ein Spiel nach eigenen Regeln hat keine Aufzeichnung. Die gibt es nur von { $accepted } mit ihren Optionen.
mistake-no-position = Das Spiel wartet nicht auf einen Zug, darum lässt sich die Stellung nicht aufschreiben.

# -- was an den Wünschen für ein Spiel falsch ist

mistake-unknown-game = Ein Spiel { $game } gibt es nicht. Die Spiele sind { $accepted }.
# $where: das Spiel
mistake-near = Es gibt kein { $given }. Meinst du { $nearest }?
mistake-no-option = { $where } hat keine Option { $given }. Die Optionen sind { $accepted }.
# $where: die Option
mistake-no-value = Es gibt kein { $given }. Die Werte von { $where } sind { $accepted }.
mistake-teams-seats = Teams brauchen vier Spieler. Nimm vier Farben, oder lass die Teams weg.
mistake-partners-seats = { $game } braucht alle vier Farben, weil Partner einander gegenübersitzen.
mistake-dog-teams = { $game } wird immer in Teams gespielt. Lass die Teams weg.
mistake-dog-points = { $game } kennt keine Punkte. Lass points, rounds und target weg.
mistake-points-only = Rundenzahl und Punktgrenze gehören zum Spiel um Punkte. Nimm auch points, oder lass beides weg.
mistake-two-ends = Ein Spiel um Punkte endet nach Runden oder bei einer Punktzahl. Gib rounds an, oder points als Zahl, nicht beides.
mistake-no-quick = { $game } hat kein eigenes schnelles Spiel. Nimm stattdessen die Regel start=quick.

# -- simulate

mistake-unknown-bot = Einen Bot { $given } gibt es nicht. Die Bots sind { $accepted }.
# $accepted: wie viele es sein können
mistake-bot-count = { $count ->
    [0] Kein Bot ist angegeben.
    [one] Nur ein Bot ist angegeben.
   *[other] { NUMBER($count, useGrouping: 0) } Bots sind angegeben.
} Gib { $accepted } an.
mistake-game-count = { NUMBER($count, useGrouping: 0) } Spiele lassen sich nicht spielen. Gib eine Zahl ab 1 an.
mistake-job-count = { NUMBER($count, useGrouping: 0) } Prozesse sind nicht möglich. Gib 0 für alle Kerne an, oder eine Zahl ab 1.
simulate-progress = { NUMBER($done, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Spielen sind gespielt.
simulate-minutes-left = { $minutes ->
    [one] Es bleibt etwa eine Minute.
   *[other] Es bleiben etwa { NUMBER($minutes, useGrouping: 0) } Minuten.
}
# $mean: Züge im Schnitt, gerundet
simulate-games = { $games ->
    [one] Ein Spiel, { NUMBER($longest, useGrouping: 0) } Züge.
   *[other] { NUMBER($games, useGrouping: 0) } Spiele, im Schnitt { NUMBER($mean, useGrouping: 0) } Züge, im längsten { NUMBER($longest, useGrouping: 0) }.
}
# $colours: eine Farbe, oder zwei, die ein Bot spielt
simulate-wins = { $wins ->
    [one] Ein Sieg
   *[other] { NUMBER($wins, useGrouping: 0) } Siege
} für { $colours }, gespielt von { $bot }, { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } von 100 mit 95 % Sicherheit.
simulate-speed = { NUMBER($speed, useGrouping: 0) } Züge je Sekunde.
