# Ein Tisch unter Freunden, jeder an eigener Tastatur: Kommen und Gehen, Reden, Fragen, das Pult.

# $mode: how the key for help is told; none where the opening of a game tells it, or there is no key.
people-open = das ist ein Tisch { $of ->
    [all] für alle
   *[friends] unter Freunden
}{ $mode ->
    [lines] , h und Enter geben Hilfe
    [keys] , h erklärt die Tasten
   *[none] { "" }
}
people-code = der Einladungscode ist { $code }
# $way: how the host came here
people-how = { $way ->
    [menu] Freunde wählen mit Freunden spielen, dann mit einem Einladungscode mitspielen, die Adresse ist { $address }
   *[command] zum Mitspielen tippen Freunde sorry-a11y join { $code } --at { $address }
}
people-here = an diesem Rechner genügt sorry-a11y join { $code }
people-page = oder sie öffnen im Browser { $link }
people-welcome-back = du bist wieder am Tisch
people-login-name = du heißt hier { $name }, wie bei der Anmeldung am Rechner, ein Name in den Einstellungen ersetzt das
people-you-are = der Name { $given } ist vergeben oder geht hier nicht, darum heißt du { $name }
people-reported = wer diesen Server betreibt, liest deine Meldung über { $name }{ $chat ->
    [yes] { "" } und die letzten Zeilen des Chats
   *[no] { "" }
}, { $name } erfährt nichts davon
people-invited = { $name } lädt dich ein, { $game }, mit dem Einladungscode { $code }
people-announced = wer diesen Server betreibt, sagt { $text }
people-plays = { $game } wird an diesem Tisch gespielt
people-missing = { $host ->
    [none] { $count ->
        [0] alle sind da
        [one] es fehlt noch 1 Freund
       *[other] es fehlen noch { $count } Freunde
    }
   *[other] { $count ->
        [0] wir warten, bis { $name } das Spiel beginnt, alle sind da
        [one] wir warten, bis { $name } das Spiel beginnt, 1 Platz ist frei
       *[other] wir warten, bis { $name } das Spiel beginnt, { $count } Plätze sind frei
    }
}
people-watch-only = du hörst ohne Platz zu
people-wait-table = warte, bis der Tisch antwortet
hall-waits = warte auf die Antwort des Servers
people-wait-for = wir warten auf { $name }
people-missed = { $count ->
    [one] davor hast du 1 Zug verpasst
   *[other] davor hast du { $count } Züge verpasst
}
people-since = { $count ->
    [0] seit du hier warst, ist nichts passiert
    [one] seit du hier warst, gab es 1 Zug
   *[other] seit du hier warst, gab es { $count } Züge
}, { $turn ->
    [yours] und du bist dran
   *[other] und { $name } ist dran
}
people-kept = dieses Spiel ist als Nummer { $number } gespeichert, du kannst es nachhören und durchsehen
people-quit = willst du den Tisch verlassen?
people-leave-keep = { $serves ->
    [yes] gehen und den Platz behalten, die anderen müssen auf dich warten
   *[no] gehen und den Platz behalten
}
people-leave-watch = fürs Erste nicht mehr zuhören
people-leave-give-up = den Platz aufgeben, ein Bot übernimmt
people-leave-stay = am Tisch bleiben
people-stay = du bleibst am Tisch
people-give-up-open = dein Platz wäre weg, nichts bringt ihn zurück
people-give-up-no = meinen Platz behalten
people-give-up-yes = meinen Platz aufgeben
people-goodbye = { $back ->
    [join] Tschüss, mit sorry-a11y join kommst du an den Tisch zurück
   *[same] Tschüss, auf demselben Weg kommst du an den Tisch zurück
}
people-watching = Taste { $key } tut nichts, solange du zuhörst, h für Hilfe
people-undo-asked = ich frage die anderen
people-watchers = zum Zuhören dabei, { $names }
people-nobody = außer dir ist noch niemand am Tisch
people-invites = { $name } lädt dich zu { $game } ein
people-seats-open = { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}

people-seat-you = du spielst { $colour }
people-seat = { $name } spielt { $colour }
people-seat-empty = { $kind ->
    [open] { $colour } ist frei, dort spielt ein Bot, wenn niemand kommt
    [none] { $colour } spielt niemand
   *[bot] { $colour } bekommt ein Bot
}
people-seat-ready = bereit
people-seat-unready = noch nicht bereit
people-seat-host = Tischleitung
people-seat-away = gerade weg
people-seat-bot = ein Bot
people-seat-muted = von dir stumm geschaltet

# das Pult, Taste j
people-desk = das Tischmenü, { people-list-help }
people-list-help = Tab geht weiter, Enter wählt, Escape führt zurück
people-desk-left = du bist wieder am Tisch
people-do-start = { menu-begin }
people-do-pause = das Spiel anhalten
people-do-go-on = das Spiel fortsetzen
people-do-bot = { $count ->
    [0] einen Bot für { $name } spielen lassen
    [one] einen Bot für { $name } spielen lassen, in 1 Sekunde
   *[other] einen Bot für { $name } spielen lassen, in { $count } Sekunden
}
people-do-silence = jemandem das Schreiben im Chat verbieten
people-do-kick = jemanden vom Tisch entfernen
people-do-lock = den Tisch sperren
people-do-unlock = den Tisch entsperren
people-do-pass-on = jemand anderem die Tischleitung geben
people-do-mute = jemanden nur für dich stumm schalten oder wieder hören
people-do-hall = befreunden, sperren und melden
people-do-report = jemanden denen melden, die diesen Server betreiben
people-report-open = warum meldest du { $name }, Escape führt zurück
people-report-insults = Beleidigungen oder Drohungen
people-report-advertising = Werbung
people-report-cheating = Betrug beim Spiel
people-report-name = ein anstößiger Name
people-report-other = etwas anderes
people-do-friend = jemanden hier fragen, ob ihr euch befreunden wollt
people-do-block = { $host ->
    [yes] jemanden sperren, der dann den Tisch verlässt
   *[no] jemanden sperren, du verlässt dann den Tisch
}
people-do-invite = jemanden einladen, mit dem du befreundet bist
people-do-leave = den Tisch verlassen
people-muted = du hörst { $name } nicht mehr
people-heard = du hörst { $name } wieder
people-lost = die Verbindung zum Tisch ist weg, darum wurde nichts gesendet
people-line-lost = die Verbindung zum Tisch ist weg, ich versuche es wieder
people-line-back = die Verbindung zum Tisch ist wieder da
people-no-answer = noch keine Antwort vom Tisch

# die Zeilen vor und nach einem Spiel
people-room-start = { $count ->
    [0] das Spiel beginnen
    [one] jetzt beginnen, mit einem Bot auf dem freien Platz
   *[other] jetzt beginnen, mit Bots auf { $count } freien Plätzen
}
people-room-ready = ich bin bereit
people-room-unready = ich bin noch nicht bereit
people-room-again = noch ein Spiel spielen
people-room-not-again = für mich kein Spiel mehr
people-room-now = jetzt beginnen, ohne auf die anderen zu warten
people-room-stop = den Countdown anhalten
people-room-rules = die Regeln ändern
people-room-seats = die Plätze ändern
people-room-seats-open = welcher Platz? Escape führt zurück
people-room-look-back = auf das Spiel zurückblicken
people-room-say = den anderen etwas sagen
people-room-menu = mehr, das Tischmenü
people-rules-open = die Regeln des nächsten Spiels, Escape führt zurück
people-rules-done = nach diesen Regeln spielen
people-seat-take = selbst { $colour } nehmen
people-seat-ask = um den Platz von { $name } bitten
people-seat-kind = { $kind ->
    [open] für einen Freund frei halten
   *[none] niemand sitzt dort
}
people-seat-bot-kind = dort sitzt ein Bot, { $text }
people-arranged = { $who ->
    [you] du hast den Tisch geändert
   *[other] { $name } ändert den Tisch
}
people-moved = { $who ->
    [you] du spielst jetzt { $colour }
   *[other] { $name } spielt jetzt { $colour }
}
people-ready = { $stage ->
    [over] { $who ->
        [you] du willst noch ein Spiel
       *[other] { $name } will noch ein Spiel
    }
   *[other] { $who ->
        [you] du bist bereit
       *[other] { $name } ist bereit
    }
}
people-unready = { $who ->
    [you] du willst noch warten
   *[other] { $name } will noch warten
}
people-begins = alle sind bereit, das Spiel beginnt in { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}

# Reden
people-say = tippe eine Nachricht, Enter sendet sie, Tab für fertige Sätze
people-say-left = du hast nichts gesagt
people-says = { $name } sagt { $text }
people-said = du hast { $text } gesagt
people-unsaid = am Tisch kam { $text } nicht an
people-no-chat = das ist die älteste Nachricht
people-phrase-hello = hallo
people-phrase-moment = einen Moment
people-phrase-well-played = gut gespielt
people-phrase-thanks = danke
people-phrase-sorry = tut mir leid
people-phrase-yes = ja
people-phrase-no = nein
people-phrase-bye = auf Wiedersehen

# Fragen
people-asks-undo = { $count ->
    [0] { $name } möchte den letzten eigenen Zug zurücknehmen, Gleichheitszeichen für ja, Minus für nein
   *[other] { $name } möchte den letzten eigenen Zug zurücknehmen, Züge von { $names } gelten dann auch nicht mehr, Gleichheitszeichen für ja, Minus für nein
}
people-asks-seat = { $name } möchte auf dem Platz von { $other } weiterspielen, der gerade verlassen ist, Gleichheitszeichen für ja, Minus für nein
people-nothing-asked = im Moment fragt niemand etwas
people-answered = { $yes ->
    [yes] du hast ja gesagt
   *[no] du hast nein gesagt
}
people-undo-no = { $denied ->
    [yes] der Zug gilt weiter, jemand hat nein gesagt
   *[no] der Zug gilt weiter
}
people-seat-no = { $who ->
    [you] du bekommst den Platz nicht
   *[other] { $name } bekommt den Platz nicht
}

# was geschah; $who ist you oder other
people-came = { $name } setzt sich an den Tisch
people-takes-over = { $who ->
    [you] du übernimmst für den Bot { $other }
   *[other] { $name } übernimmt für den Bot { $other }
}
people-left = { $name } hat das Spiel verlassen, ein Bot übernimmt
people-away = { $name } ist weg
people-awaited = { $count ->
    [one] in 1 Sekunde darf ein Bot für { $name } spielen
   *[other] in { $count } Sekunden darf ein Bot für { $name } spielen
}
people-bot-may = jetzt darf ein Bot für { $name } spielen, drück die 1
people-idle = { $who ->
    [you] jetzt darf ein Bot für dich spielen, mit einer Taste spielst du selbst weiter
   *[other] { $name } hat seit Minuten keine Taste gedrückt
}
people-wants-seat = { $who ->
    [you] du hast um den Platz von { $other } gebeten, warte auf die Antwort
   *[other] { $name } möchte den Platz von { $other } haben
}
people-handed = { $name } spielt jetzt an einem anderen Gerät weiter
people-handed-you = der Platz gehört dir, und du spielst als { $name } weiter
people-back = { $name } ist wieder da
people-removed = die Tischleitung hat { $name } vom Tisch entfernt
people-banned = wer diesen Server betreibt, hat { $name } entfernt
people-silenced = { $who ->
    [you] du darfst nichts mehr im Chat schreiben
   *[other] { $name } darf nichts mehr im Chat schreiben
}
people-unsilenced = { $who ->
    [you] du darfst wieder im Chat schreiben
   *[other] { $name } darf wieder im Chat schreiben
}
people-locked = der Tisch ist gesperrt, niemand kann dazukommen
people-unlocked = der Tisch ist entsperrt, andere können dazukommen
people-stands-in = ein Bot zieht für { $name }
people-paused = das Spiel ist angehalten
people-went-on = { end-stay }
people-hosts = { $who ->
    [you] du leitest jetzt den Tisch
   *[other] { $name } leitet jetzt den Tisch
}
people-wants-undo = { $name } fragt, ob ein Zug zurückgenommen werden darf
people-took-back = Züge von { $names } gelten auch nicht mehr
people-new-rules = der Server hat neuere Regeln, das letzte Spiel kann nicht weitergehen, beginnt ein neues
people-watched = { $count ->
    [0] niemand hört mehr zu
    [one] 1 Person hört zu
   *[other] { $count } Personen hören zu
}

# Absagen; $given was gewünscht war, $accepted was ginge
people-refused-rules = das geht an diesem Tisch nicht
people-refused-full = der Tisch ist voll, bitte die Tischleitung um einen Platz
people-refused-closed = der Tisch ist gesperrt, bitte die Tischleitung, ihn zu entsperren
people-refused-code = dieser Code gehört zu keinem Tisch
people-refused-token = deinen Platz an diesem Tisch gibt es nicht mehr
people-refused-name-none = tippe zuerst deinen Namen
people-refused-name = der Name { $given } geht nicht, nimm einen anderen
people-refused-name-free = der Name { $given } ist vergeben oder geht nicht, { $accepted } ist frei
people-refused-many = das war zu viel auf einmal, warte ein wenig
people-refused-version = der Tisch braucht sorry-a11y { $accepted }, bring deine Version auf diesen Stand
people-refused-host = das darf nur die Tischleitung
people-refused-undo-away = niemand ist da, der gefragt werden kann, der Zug gilt weiter
people-refused-undo-asked = du hast die anderen schon gefragt, frag nach deinem nächsten Zug wieder
people-refused-paused = das Spiel ist angehalten
people-refused-begun = das Spiel hat schon begonnen
people-refused-silenced = du darfst gerade nichts im Chat schreiben
people-refused-saved = das ließ sich nicht speichern, darum gilt es nicht
people-refused-game = der Tisch kennt das Spiel { $given } nicht
people-refused-message = das versteht der Tisch nicht
people-refused-seat = dieser Platz ist vergeben, nimm einen anderen
people-refused-watch = an diesem Tisch darf niemand zuhören
people-refused-record = dieser Tisch hat für dich kein aufgezeichnetes Spiel
people-refused-identity = du brauchst erst einen eigenen Namen
people-refused-person = niemand hier hat { $given } als eigenen Namen
people-refused-no-hall = dieser Server hat keine Halle
people-refused-early = für einen Bot ist es noch zu früh
people-refused-seat-asked = um diesen Platz hast du schon gebeten
people-refused-seat-away = niemand ist da, der dir diesen Platz geben könnte
people-refused-elsewhere = dein Platz ist jetzt an einem anderen Gerät
people-refused-invited = { $given } hat schon eine Einladung von dir
people-refused-blocked = { $given } ist an diesem Tisch, und du hast { $given } gesperrt
people-refused-banned = wer diesen Server betreibt, lässt dich nicht herein
people-refused-banned-until = wer diesen Server betreibt, lässt dich vor dem { $accepted } nicht herein

# warum es keine Verbindung gibt; $address wie angegeben
people-link-address = { $address } ist keine Adresse.
people-link-plain = { $address } liegt im Internet, darum muss die Adresse mit wss beginnen.
people-link-refused = Unter { $address } antwortet niemand. Vielleicht ist der Tisch geschlossen.
people-link-closed = Der Tisch von { $name } ist zurzeit geschlossen. Versuch es später noch einmal.
people-link-silent = { $address } braucht zu lange für eine Antwort. Versuch es später noch einmal.
people-link-certificate = Ob { $address } echt ist, lässt sich nicht prüfen.
people-link-proxy = Der Proxy dieses Rechners lässt zu { $address } keinen Tisch durch.
people-link-waits = warte auf die Antwort von { $address }
people-link-newer = { $address } nutzt eine neuere Version von sorry-a11y. Bring deine auf den neuesten Stand.
people-no-table = Es gibt keinen letzten Tisch, an den du zurückkannst. Tippe sorry-a11y join und einen Einladungscode.
people-hosting = Du leitest schon einen Tisch. Beende ihn zuerst, oder geh mit sorry-a11y join dorthin.
people-unkept = { $why ->
    [full] In { $folder } lassen sich keine Tische speichern, weil der Datenträger voll ist.
    [read-only] In { $folder } lassen sich keine Tische speichern, weil der Datenträger schreibgeschützt ist.
    [denied] In { $folder } lassen sich keine Tische speichern, weil die Rechte es verbieten.
    [gone] In { $folder } lassen sich keine Tische speichern, weil sich der Ordner nicht anlegen lässt.
    [locked] In { $folder } lassen sich keine Tische speichern, weil ein anderes Programm ihre Datei gesperrt hat.
    [no-locks] In { $folder } lassen sich keine Tische speichern, weil der Datenträger keine Sperren kennt.
    [newer] In { $folder } lassen sich keine Tische speichern, weil eine neuere Version des Spiels ihre Datei geschrieben hat.
    [foreign] In { $folder } lassen sich keine Tische speichern, weil dort die Datei eines anderen Programms liegt.
    [damaged] In { $folder } lassen sich keine Tische speichern, weil ihre Datei beschädigt ist.
   *[other] In { $folder } lassen sich keine Tische speichern.
}
people-port-taken = Port { $port } ist belegt. Nimm mit --port einen anderen.

# das Ende
people-end-elsewhere = du spielst jetzt an einem anderen Gerät weiter, auf Wiedersehen
people-end-removed = die Tischleitung hat dich vom Tisch entfernt, auf Wiedersehen
people-end-ended = wer diesen Server betreibt, hat den Tisch geschlossen, auf Wiedersehen
people-end-left = du hast den Tisch verlassen, auf Wiedersehen
people-end-token = deinen Platz am Tisch gibt es nicht mehr, auf Wiedersehen
people-end-banned = Tschüss
people-end-newer = der Tisch nutzt eine neuere Version von sorry-a11y, bring deine auf den neuesten Stand, auf Wiedersehen
people-end-version = der Tisch braucht eine andere Version von sorry-a11y, auf Wiedersehen
people-end-flood = der Tisch sendet zu viel, darum ist die Verbindung getrennt, auf Wiedersehen
people-end-failed = der Tisch lässt sich gerade nicht öffnen, dein Platz bleibt dir, auf Wiedersehen

# über ssh
people-ssh-language = drücke { $number } für Deutsch
people-ssh-name = tippe deinen Namen und drücke Enter
people-ssh-hint = wenn du hier schon einen Platz hattest, tippe stattdessen seine Nummer
people-ssh-number = dein Platz hat die Nummer { $number }, tippe sie statt eines Namens, um zurückzukommen
people-ssh-no-number = hier hat kein Platz diese Nummer
people-ssh-key = in der Halle muss dein ssh einen Schlüssel zeigen, ssh-keygen macht einen
people-ssh-silent = der Tisch braucht zu lange für eine Antwort, komm später auf demselben Weg wieder
people-ssh-ends = Der Server wird beendet, dein Platz bleibt dir, komm später auf demselben Weg wieder

# Die Halle eines Servers, in der sich trifft, wer sich noch nicht kennt.

hall-welcome = das ist die Halle, hier triffst du andere, die auf diesem Server spielen
hall-rule-1 = Regeln der Halle, sei freundlich zu allen
hall-rule-2 = keine Beleidigungen, keine Drohungen, keine Werbung
hall-rule-3 = wenn du gehen musst, sag auf Wiedersehen, ein Bot übernimmt
hall-rule-4 = wenn dich jemand belästigt, sperre diese Person
hall-hint-name = hast du hier auf einem anderen Gerät schon einen Namen, tippe stattdessen den Code von dort
hall-type-name = tippe einen eigenen Namen und drücke Enter
hall-name-yours = der Name { $name } gehört auf diesem Server dir
hall-open = { $count ->
    [0] du bist in der Halle, sonst ist niemand hier
    [one] du bist in der Halle, 1 andere Person ist hier
   *[other] du bist in der Halle, { $count } andere sind hier
}

# die Zeilen
hall-now = jetzt spielen, { $game }
hall-tables = offene Tische, { $count ->
    [0] jetzt keine
   *[other] { $count }, { $names }
}
hall-people = wer hier ist, { $count ->
    [0] sonst niemand
   *[other] { $count }, { $names }
}
hall-friends = mit wem du befreundet bist, { $asks ->
    [0] { $count ->
        [0] noch niemand
       *[other] { $count }
    }
    [one] 1 Person fragt danach
   *[other] { $asks } Personen fragen danach
}
hall-watch-people = { $on ->
    [yes] du hörst, wer kommt und geht, das hier schaltet es ab
   *[no] hören, wer kommt und geht
}
hall-watch-tables = { $on ->
    [yes] du hörst, wenn jemand einen Tisch eröffnet, das hier schaltet es ab
   *[no] hören, wenn jemand einen Tisch eröffnet
}
hall-you = { $name ->
    [none] einen eigenen Namen nehmen
   *[other] dein Name hier, { $name }
}
hall-more = Neues und Regeln der Halle
hall-more-open = Neues und Regeln der Halle, Escape führt zurück
hall-rules = Regeln der Halle
hall-slow = einen langsamen Tisch öffnen, { $game }, ein Tag je Zug
hall-offer-table = am Tisch von { $name } mitspielen, { $game }
hall-offer-invited = die Einladung von { $name } annehmen, { $game }

# offene Tische und Leute
hall-tables-open = { $count ->
    [0] kein Tisch ist offen
    [one] 1 Tisch ist offen
   *[other] { $count } Tische sind offen
}, Escape führt zurück
hall-table = { $game }, { $host } leitet den Tisch, { $open ->
    [0] kein Platz ist frei
    [one] 1 Platz ist frei
   *[other] { $open } Plätze sind frei
}
hall-table-begun = { $game } läuft, { $host } leitet den Tisch, { $open ->
    [one] du kannst den Platz eines Bots nehmen
   *[other] du kannst den Platz eines von { $open } Bots nehmen
}
hall-table-slow = langsam, ein Tag je Zug
hall-table-gone = jetzt geschlossen
hall-nobody = sonst ist niemand hier
hall-person-gone = jetzt gegangen
hall-friends-open = mit wem du befreundet bist, Escape führt zurück
hall-no-friends = du bist hier noch mit niemandem befreundet, frag jemanden, der hier ist
hall-friend-away = { $name }, mit dir befreundet, nicht hier
hall-friend-gone = nicht mehr
hall-people-open = { $count ->
    [one] 1 andere Person ist hier
   *[other] { $count } andere sind hier
}, Escape führt zurück
hall-people-choose = wähle jemanden, um zu spielen oder euch zu befreunden
hall-person = { $friend ->
    [yes] { $name }, mit dir befreundet
   *[no] { $name }
}, { $place ->
    [game] in einem Spiel
    [table] an einem Tisch
   *[hall] in der Halle
}
hall-person-open = das ist { $name }, Escape führt zurück
hall-invite = zu { $game } einladen, an einen neuen Tisch
hall-friend = { $name } fragen, ob ihr euch befreunden wollt
hall-accept = dich mit { $name } befreunden
hall-refuse = { $name } ablehnen, ohne dass { $name } es erfährt
hall-asked = du hast { $name } gefragt, ob ihr euch befreunden wollt
hall-refuse-done = du hast { $name } abgelehnt
hall-unfriend = nicht mehr mit { $name } befreundet sein
hall-block = { $name } sperren, dann findet, sieht und erreicht { $name } dich nicht mehr
hall-unblock = { $name } nicht mehr sperren
hall-friend-done = du bist jetzt mit { $name } befreundet
hall-unfriend-done = du bist nicht mehr mit { $name } befreundet
hall-block-done = { $name } ist gesperrt, und wer hier keinen Namen hat, findet dich auch nicht
hall-unblock-done = { $name } ist nicht mehr gesperrt
hall-invited = deine Einladung an { $name } ist verschickt

# man selbst
hall-you-open = du heißt { $name }, Escape führt zurück
hall-rename = einen anderen Namen nehmen
hall-transfer = deinen Namen auf einem anderen Gerät benutzen
hall-transfer-code = tippe { $code } auf dem anderen Gerät anstelle eines Namens, innerhalb von { $minutes } Minuten
hall-forget = diesen Server alles über dich vergessen lassen
hall-forget-open = dein Name, deine Freundschaften und deine Sperren wären weg, nichts bringt sie zurück
hall-forget-no = alles behalten
hall-forget-yes = vergiss mich
hall-forgotten = dieser Server hat dich vergessen

# was kommt
hall-news-friend = { $name } ist da, ihr seid befreundet
hall-news-asks = { $count ->
    [one] { $name } möchte sich mit dir befreunden
   *[other] { $name } möchten sich mit dir befreunden
}
hall-news-friends = du bist jetzt mit { $name } befreundet
hall-news-came = { $name } kommt in die Halle
hall-news-went = { $name } verlässt die Halle
hall-news-turn = { $name ->
    [none] du bist am Zug an deinem langsamen Tisch
   *[other] du bist am Zug am langsamen Tisch von { $name }
}
hall-line-lost = die Verbindung zum Server ist weg, ich versuche es wieder
hall-line-back = die Verbindung zum Server ist wieder da
hall-news-table = { $name } eröffnet einen Tisch, { $game }, das ist Zeile { $number } der Halle
hall-news-invited = { $name } lädt dich ein, { $game }, das ist Zeile { $number } der Halle
