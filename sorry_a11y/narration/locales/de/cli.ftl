# Die Kommandozeile: Hilfe, und Fehler in je einer Zeile: was falsch war und was richtig wäre.

cli-help =
    sorry-a11y spielt Sorry! und Dog nach Gehör und mit Braille.
    Aufruf: sorry-a11y [Befehl] [Optionen]
    Ohne Befehl öffnet sich ein Menü. Darin nennt h die Tasten, q beendet.

    play       ein Spiel spielen
    learn      kurze Lektionen, learn dog die für Dog
    host       Freunde anderswo an einen Tisch laden
    join       sich zu Freunden setzen
    resume     ein Spiel fortsetzen
    games      die gespeicherten Spiele
    replay     ein Spiel noch einmal hören
    review     was in einem Spiel am meisten gekostet hat
    statistics wie es dir ergangen ist
    rules      die Regeln eines Spiels
    keys       die Tasten
    settings   die Einstellungen
    doctor     finden, was spricht, klingt und schreibt, und was nicht

    Auch board, sounds, transcript, export, import, plays, simulate, ladder,
    train, und serve und tables für Freunde an einem Server.
    sorry-a11y play --help nennt die Optionen eines Spiels, und so weiter.
    --lang SPRACHE spricht en, de, it oder zh-Hant. --version nennt die Version.
    Dieses Spiel steht in keiner Verbindung zum Inhaber der Marke Sorry!
cli-help-play =
    sorry-a11y play [Optionen]
    --game SPIEL         hasbro, parker, bounce-home, hobby oder dog
    --players N          2, 3 oder 4, du spielst Rot
    --opponents A,B      einer für alle oder je einer, beginner, casual, steady,
                         strong, champion, bumper, homebody, racer, runner
                         oder chance
    --seats PLÄTZE       wer wo sitzt, etwa red=you,yellow=runner,blue=Ann
    --name NAME          wie du heißt
    --teams              Rot und Gelb gegen Blau und Grün
    --points             fünf Handkarten, Punkte nach jeder Runde
    --rounds N           so viele Runden um Punkte
    --target N           Punkte, bis jemand so viele hat
    --quick              eine Figur jeder Farbe beginnt auf dem Brett
    --rules A=B,C=D      Hausregeln, sorry-a11y rules nennt sie
    --seed N             gleiche Zahl und gleiche Tasten, gleiches Spiel
    --mode MODUS         keys, oder lines mit Enter
    --pace TEMPO         alle Gegner auf einmal, mit step je eine Taste
    --verbosity WIE      brief, normal oder full
    --digits WIE         tell sagt eine Wahl zuerst an, play spielt sofort
    --forced WIE         ask fragt auch bei nur einer Wahl, play spielt sie
    --guard N            so viele Millisekunden spielt keine Taste
    --first WER          red und so weiter, lot oder draw
    --output WIE         terminal, speech oder both
    --sound WIE          full, short oder off
    --volume N           Klänge, 0 bis 100
    --mono WIE           yes oder no
    --sounds ORDNER      eigene Klänge
    --save WIE           yes oder no
    --cells N            Zeilen höchstens so lang wie eine Braillezeile
                         mit N Modulen
    --no-undo            nichts lässt sich zurücknehmen
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-learn =
    sorry-a11y learn [dog]
    Kurze Lektionen zu Sorry! oder Dog, mit Tasten zum Drücken, q führt hinaus.
    --mode MODUS         keys, oder lines mit Enter
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-host =
    sorry-a11y host [Optionen]
    Öffnet einen Tisch für Freunde an anderen Rechnern, nennt den Code.
    --seats PLÄTZE       wer wo sitzt, you, open oder ein Bot, etwa
                         red=you,yellow=open,blue=runner
    --name NAME          wie du heißt
    --at SERVER          öffnet den Tisch auf einem Server, nicht hier
    --port N             wo dieses Programm hört, sonst 8765
    --page               spielt im Browser dieses Rechners
    --undo ART           ask fragt die anderen, off, oder host entscheidet
    --stand-in ART       Bot für Abwesende, ask fragt, auto, oder wait wartet
    --patience N         Sekunden, die vorher gewartet wird, sonst 60
    --watch ART          yes oder no, ob andere zuhören dürfen
    --public ART         yes oder no, ob ein Server den Tisch nennt
    --game, --rules, --teams, --points, --rounds, --target, --quick, --mode
    und die Einstellungen wie bei play.
cli-help-join =
    sorry-a11y join CODE [Optionen]
    Setzt dich an den Tisch mit diesem Einladungscode.
    sorry-a11y join      geht zum letzten Tisch zurück
    --at ADRESSE         wo der Tisch ist, sonst dieser Rechner
    --name NAME          wie du heißt
    --seat FARBE         red, blue, yellow oder green
    --watch              hört zu, ohne Platz
    --mode und die Einstellungen wie bei play.
cli-help-resume =
    sorry-a11y resume [N]
    Setzt Spiel N der Liste fort, oder das zuletzt gespielte offene.
    --mode, --pace, --verbosity und die anderen Einstellungen sind die von play.
cli-help-games =
    sorry-a11y games
    Nennt die gespeicherten Spiele, das zuletzt gespielte zuerst.
    sorry-a11y games delete N     löscht Spiel N, nach einer Rückfrage
    sorry-a11y games rescue N     rettet, was an einem beschädigten Spiel gut ist, als neues
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
    zuletzt verlassenen. Die Zeilen sind Zeichen, nichts für einen Screenreader.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-export =
    sorry-a11y export N DATEI
    Kopiert Spiel N in eine neue Datei.
cli-help-import =
    sorry-a11y import DATEI
    Holt ein Spiel aus einer Datei in die Liste.
cli-help-statistics =
    sorry-a11y statistics
    Erzählt, wie es dir in den gespeicherten Spielen ergangen ist.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-rules =
    sorry-a11y rules [SPIEL] [Optionen]
    SPIEL ist hasbro, parker, bounce-home, hobby oder dog.
    --differences        nur, was bei hasbro anders ist
    --cards              eine kurze Zeile je Karte, zum Prägen
    --rules A=B,C=D      mit Hausregeln
    --teams              mit Partnern
    --points             mit fünf Handkarten
    --rounds N           so viele Runden um Punkte
    --target N           Punkte, bis jemand so viele hat
    --quick              eine Figur jeder Farbe beginnt auf dem Brett
    --game SPIEL         dasselbe wie SPIEL
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-keys =
    sorry-a11y keys
    Nennt jede Taste des Spiels.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-settings =
    sorry-a11y settings [Optionen]
    Nennt jede Einstellung, ein Muster jedes Wertes, und welcher gilt.
    Optionen gehen vor Umgebungsvariablen wie SORRY_A11Y_PACE, diese vor
    der Einstellungsdatei.
    SORRY_A11Y_HOME nennt einen anderen Ordner für die Datei.
    --pace, --verbosity, --digits, --output, --sound, --volume, --mono,
    --sounds, --save und --cells sind Optionen wie bei einem Spiel.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-sounds =
    sorry-a11y sounds [Optionen]
    Spielt und erklärt jeden Klang, neun je Seite. h nennt die Tasten.
    Ohne Terminal nennt es sie in einer Liste.
    --sounds ORDNER      eigene Klänge
    --volume N           0 bis 100
    --mono WIE           yes oder no
    --output WIE         terminal, speech oder both
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-doctor =
    sorry-a11y doctor [Optionen]
    Sagt, was von Screenreadern, Sprache, Ton, Terminal und Einstellungen zu
    finden war, und was zu tun ist. In einem Terminal fragt es dann, welche von
    zwei Zeilen du hörst, eine geschrieben, eine gesprochen, und stellt danach
    die Ausgabe ein.
    --sounds ORDNER      sieht auch eigene Klänge an
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-plays =
    sorry-a11y plays --pawns TEXT --turn FARBE --card KARTE
    sorry-a11y plays --json
    Nennt, was in einer Stellung möglich ist.
    --pawns TEXT         etwa "red: start, 12, safety 2, home; yellow: ..."
    --turn FARBE         red, blue, yellow oder green
    --card KARTE         die gezogene Karte
    --game SPIEL         hasbro, parker, bounce-home, hobby oder dog
    --rules A=B,C=D      Hausregeln
    --teams              mit Partnern
    --json               liest ein JSON-Objekt je Zeile, antwortet mit einem je Zeile
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
    --rounds N           so viele Runden um Punkte
    --target N           Punkte, bis jemand so viele hat
    --quick              eine Figur jeder Farbe beginnt auf dem Brett
    --lang SPRACHE       en, de, it oder zh-Hant

cli-help-review =
    sorry-a11y review [N oder DATEI]
    Nennt, was in einem Spiel am meisten gekostet hat, ohne Angabe im letzten.
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-ladder =
    sorry-a11y ladder [Optionen]
    Lässt jede Stufe der Gegner gegen jede andere spielen.
    --games N            Spiele je Paar, ohne Angabe 400
    --seed N             gleiche Zahl, gleiches Ergebnis
    --jobs N             so viele Prozesse, 0 für alle Kerne
    --game SPIEL         hasbro, parker, bounce-home, hobby oder dog
    --rules A=B,C=D      Hausregeln
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-train =
    sorry-a11y train FAMILIE DATEI
    Lernt von neuem, was starke Gegner wissen, und schreibt es in DATEI.
    FAMILIE ist open-2, open-4, teams, hand-2, hand-4 oder targets.
    Noch einmal gestartet geht es weiter, mit Hilfe von DATEI.run.
    --seed N             gleiche Zahl, gleiche Gewichte
    --lessons N          so viele Lektionen zu 50 Spielen
    --members N          so viele lernen getrennt
    --against BOTS       gegen diese Bots, vom Gelernten aus
    --start DATEI        von diesen Gewichten aus weiter
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-serve =
    sorry-a11y serve [Optionen]
    Trägt Tische für viele Leute, bis Strg C. Ohne --url oder Zertifikat
    lässt es nur Gäste aus privaten Netzen herein.
    --port N             wo es lauscht, sonst 8765
    --data ORDNER        wo die Tische aufbewahrt werden
    --url ADRESSE        was Gäste eingeben, für einen Server hinter einem
                         Vorbau wie Caddy, er lauscht dann nur auf diesem
                         Rechner
    --certificate DATEI  für Verschlüsselung ohne Vorbau
    --key DATEI          der Schlüssel des Zertifikats
    --ssh PORT           Gäste können auch über ssh kommen, an diesem Port
    --postgres DSN       die Tische stehen in PostgreSQL, für mehrere Server
    --peer URL           wo diese Server diesen hier erreichen
    --migrate            legt an, was PostgreSQL braucht, und endet
    --lang SPRACHE       en, de, it oder zh-Hant
cli-help-tables =
    sorry-a11y tables --at SERVER
    Nennt die Tische eines Servers, die allen offenstehen.
    --lang SPRACHE       en, de, it oder zh-Hant

cli-no-command = Einen Befehl { $given } gibt es nicht. Es gibt { $accepted } und weitere unter sorry-a11y --help.
cli-no-command-near = Einen Befehl { $given } gibt es nicht. Meinst du { $nearest }?
cli-first-dog = In Dog wird nicht gezogen, wer beginnt. --first nimmt dort lot oder eine Farbe.
cli-no-option = Eine Option { $given } gibt es hier nicht. sorry-a11y { $command } --help nennt sie alle.
cli-no-option-near = Eine Option { $given } gibt es hier nicht. Meinst du { $nearest }?
cli-needs-value = { $option } braucht einen Wert dahinter.
cli-takes-no-value = { $option } nimmt keinen Wert.
cli-too-many = { $given } ist ein Wort zu viel. sorry-a11y --help sagt, was ein Befehl annimmt.
cli-from-end = Das Spiel endet vor Zug { $given }.
cli-output-full = Die Ausgabe lässt sich nicht schreiben, es ist kein Platz mehr.
cli-output-fails = Die Ausgabe lässt sich nicht schreiben.
cli-file-fails = { $file } lässt sich nicht benutzen.
cli-too-large = { $where } { $given } ist zu groß. Es geht bis { $accepted }.
cli-rules-twice = Die Hausregel { $given } ist zweimal angegeben.
cli-rounds-or-target = Gib --rounds oder --target an, nicht beides.
cli-no-number = { $where } { $given } ist keine ganze Zahl.
cli-too-small = { $where } { $given } ist zu klein. Gib eine Zahl über 0 an.
cli-rules-text = { $given } ist keine Hausregel. Schreib Name=Wert, etwa home=bounce.
cli-no-such = { $where } { $given } gibt es nicht. Möglich ist { $accepted }.
cli-seats-or-players = Gib --seats an, oder --players und --opponents, nicht beides.
cli-seat-colour = Eine Farbe { $given } gibt es nicht. Die Farben sind { $accepted }.
cli-seat-twice = { $given } ist doppelt besetzt. Nenne jede Farbe nur einmal.
cli-seat-bot = Einen Bot { $given } gibt es nicht. Möglich ist { $accepted }, oder für einen Menschen ein Name mit großem Anfangsbuchstaben.
cli-seat-name = Der Name { $given } passt nicht. Ein Name hat 1 bis { $accepted } Zeichen, Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Bindestriche oder Apostrophe.
cli-seat-name-script = Der Name { $given } mischt Schriften. Schreib ihn in einer einzigen.
cli-seat-name-word = Im Namen { $given } steckt ein Wort des Spiels. Nimm einen anderen.
cli-seat-name-twice = Zwei heißen { $given }. Gib allen einen eigenen Namen.
cli-seat-players = Spielerzahl { $given } geht nicht. Möglich ist { $accepted }.
cli-seat-opponents = Die Zahl der Gegner, { $given }, passt nicht. Nenne einen für alle, oder { $accepted }.
cli-seat-pair = { $given } nennt niemanden, der spielt. Schreib Farbe=Spieler, etwa red=you.
cli-host-you = Ein Platz ist für dich, etwa red=you.
cli-seat-nobody = Niemand sitzt an der Tastatur. Gib you eine Farbe, oder nimm simulate.
cli-window = Drücke eine Taste, dann schließt sich das Fenster

# -- Tische für Freunde an einem Server

cli-serve-open = Die Tische sind an Port { $port } zu erreichen, verschlüsselt, für Gäste von überall. Strg C beendet.
cli-serve-here = Die Tische sind an Port { $port } zu erreichen, für Gäste aus diesem Netz. Strg C beendet.
cli-serve-url = Die Tische sind an Port { $port } zu erreichen, für Gäste, die { $url } eingeben. Strg C beendet.
cli-page-here = Der Browser öffnet { $address }. Strg C beendet den Tisch.
cli-page-open = Öffne { $address } in einem Browser. Strg C beendet den Tisch.
cli-serve-port = An Port { $port } lässt sich nicht lauschen. Ein anderes Programm hat ihn, oder es ist nicht erlaubt.
cli-serve-in-use = Ein anderer Server bewahrt seine Tische in { $folder } auf. Beende ihn, oder gib mit --data einen anderen Ordner an.
cli-serve-no-data = In { $folder } lassen sich keine Tische aufbewahren. Gib mit --data einen anderen Ordner an.
cli-serve-certificate = Das Zertifikat { $file } oder sein Schlüssel lässt sich nicht benutzen.
cli-serve-ssh = Über ssh tippen Gäste ssh -p { $port } CODE@ADRESSE. Der Schlüssel dieses Servers ist { $key }.
cli-serve-ssh-extra = --ssh braucht ein weiteres Paket. Installiere es mit pip install sorry-a11y[ssh].
cli-serve-ssh-postgres = Gib --ssh oder --postgres an, nicht beides.
cli-serve-ssh-key = { $file } ist da und enthält keinen Schlüssel für ssh. Nimm die Datei weg, dann entsteht ein neuer.
cli-serve-extra = { $given } braucht weitere Pakete. Installiere sie mit pip install sorry-a11y[servers].
cli-serve-no-database = Die Datenbank ist nicht zu erreichen, oder es ist keine. Prüfe --postgres, und ob PostgreSQL läuft.
cli-serve-old = Die Datenbank ist noch nicht für diese Version eingerichtet. Gib denselben Befehl einmal mit --migrate ein.
cli-serve-newer = Die Datenbank wurde für eine neuere Version eingerichtet. Installiere diese Version von sorry-a11y.
cli-serve-migrated = Die Datenbank ist jetzt für Version { $version } der Tische eingerichtet.
cli-serve-current = Die Datenbank war schon für Version { $version } der Tische eingerichtet.
cli-tables-no-server = Unter { $server } gibt es keinen Server, oder er antwortet nicht.
cli-tables-none = Kein Tisch steht allen offen.
cli-tables-one = { $game }, { $host } leitet den Tisch, { $open ->
    [0] kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $open } Plätze sind frei
}, Code { $code }.
