# Ein Tisch unter Freunden, jeder an eigener Tastatur: Kommen und Gehen, Reden, Fragen, das Pult.

people-open = { $mode ->
    [lines] Tisch mit Freunden, ein Befehl und Enter, h hilft
   *[keys] Tisch mit Freunden, einzelne Tasten, h hilft
}
people-code = der Einladungscode ist { $code }
people-how = Freunde tippen sorry-a11y join { $code } --at { $address }
people-here = an diesem Rechner genügt sorry-a11y join { $code }
people-page = im Browser öffnen Freunde { $link }
people-joined = du sitzt am Tisch, { $name } lädt ein
people-welcome-back = du bist wieder am Tisch
people-you-are = der Name { $given } ist vergeben, hier heißt du { $name }
people-gather = { $count ->
    [0] Enter beginnt, alle sind da
    [one] Enter beginnt, 1 Platz ist frei, ein Bot nimmt ihn
   *[other] Enter beginnt, { $count } Plätze sind frei, Bots nehmen sie
}
people-gather-guest = { $name } beginnt das Spiel, warte
people-wait-table = warte auf den Tisch
people-wait-for = { $name } überlegt
people-missed = { $count ->
    [one] 1 Zug davor
   *[other] { $count } Züge davor
}
people-over = das Spiel ist aus, j für ein neues, q geht
people-kept = das war dein Spiel { $number }, gespeichert für replay und review
people-quit = { $serves ->
    [yes] noch einmal q geht, die anderen warten, bis du zurück bist, jede andere Taste bleibt da
   *[no] noch einmal q geht, dein Platz bleibt, jede andere Taste bleibt da
}
people-goodbye = Tschüss, sorry-a11y join führt zurück an den Tisch
people-watching = Taste { $key } tut beim Zuhören nichts, h hilft
people-undo-asked = die anderen werden gefragt
people-watchers = { $names } hören zu
people-nobody = noch ist niemand sonst bekannt

people-chair-you = du bist { $colour }
people-chair = { $name } ist { $colour }
people-chair-empty = { $kind ->
    [open] { $colour } ist frei
   *[bot] { $colour } ist für einen Bot
}
people-chair-host = lädt ein
people-chair-away = weg
people-chair-bot = ein Bot
people-chair-muted = von dir stumm geschaltet

# das Pult, Taste j
people-desk = das Pult, Tab geht weiter, Enter tut es, Escape verlässt es
people-desk-left = zurück am Tisch
people-do-start = das Spiel beginnen
people-do-rematch = noch ein Spiel
people-do-pause = Pause
people-do-go-on = weiterspielen
people-do-bot = einen Bot ziehen lassen
people-do-silence = jemanden für alle stumm schalten
people-do-kick = jemanden vom Tisch weisen
people-do-lock = niemanden mehr einlassen
people-do-unlock = wieder andere einlassen
people-do-pass-on = jemand anderem den Tisch übergeben
people-do-mute = jemanden für dich stumm schalten oder wieder hören
people-do-leave = für immer gehen, ein Bot spielt weiter
people-muted = { $name } ist stumm
people-heard = { $name } ist wieder zu hören
people-lost = gerade keine Verbindung zum Tisch, nichts wurde gesendet
people-line-lost = die Verbindung zum Tisch ist weg, sie wird neu versucht
people-line-back = die Verbindung zum Tisch ist wieder da

# Reden
people-say = sag etwas, Enter sendet, Tab für fertige Worte
people-say-left = nichts gesagt
people-says = { $name } sagt { $text }
people-said = du sagtest { $text }
people-no-chat = davor wurde nichts gesagt
people-phrase-hello = hallo
people-phrase-moment = einen Moment
people-phrase-well-played = gut gespielt
people-phrase-thanks = danke
people-phrase-sorry = tut mir leid
people-phrase-yes = ja
people-phrase-no = nein
people-phrase-bye = auf Wiedersehen

# Fragen
people-asks-undo = { $name } will zurücknehmen, Gleich für ja, Minus für nein
people-asks-stand-in = { $name } ist weg, soll ein Bot ziehen, Gleich für ja, Minus für nein
people-nothing-asked = es ist nichts gefragt
people-answered = { $yes ->
    [yes] du sagtest ja
   *[no] du sagtest nein
}
people-undo-no = nicht zurückgenommen
people-waiting-goes-on = kein Bot, der Tisch wartet auf { $name }

# was geschah; $who ist you oder other
people-came = { $name } setzt sich
people-left = { $name } geht für immer
people-away = { $name } ist weg
people-back = { $name } ist wieder da
people-removed = { $name } muss gehen
people-silenced = { $who ->
    [you] du darfst nicht mehr reden
   *[other] { $name } darf nicht mehr reden
}
people-unsilenced = { $who ->
    [you] du darfst wieder reden
   *[other] { $name } darf wieder reden
}
people-locked = niemand kommt mehr herein
people-unlocked = andere dürfen wieder herein
people-stands-in = ein Bot zieht für { $name }
people-paused = das Spiel macht Pause
people-went-on = das Spiel geht weiter
people-hosts = { $who ->
    [you] der Tisch gehört jetzt dir
   *[other] der Tisch gehört jetzt { $name }
}
people-watches = { $name } hört zu

# Absagen; $given was gewünscht war, $accepted was ginge
people-refused-rules = das nimmt der Tisch nicht an
people-refused-full = der Tisch ist voll
people-refused-closed = der Tisch nimmt niemanden mehr auf
people-refused-code = kein Tisch hat diesen Code
people-refused-token = den Platz an jenem Tisch gibt es nicht mehr
people-refused-name = der Name { $given } geht nicht
people-refused-name-free = der Name { $given } ist vergeben oder geht nicht, { $accepted } ist frei
people-refused-many = zu viel auf einmal, warte ein wenig
people-refused-version = der Tisch braucht sorry-a11y { $accepted }
people-refused-host = das darf nur, wer einlädt
people-refused-paused = das Spiel macht Pause
people-refused-begun = das Spiel hat schon begonnen
people-refused-silenced = du darfst gerade nicht reden
people-refused-saved = das ließ sich nicht speichern und gilt nicht
people-refused-game = der Tisch kennt das Spiel { $given } nicht
people-refused-message = damit kann der Tisch nichts anfangen
people-refused-seat = dieser Platz ist nicht frei
people-refused-watch = an diesem Tisch darf niemand zuhören
people-refused-record = an diesem Tisch gibt es für dich keine Aufzeichnung

# warum es keine Verbindung gibt; $address wie angegeben
people-link-address = Die Adresse { $address } gibt es nicht.
people-link-plain = { $address } liegt im Internet, dort ist nur wss sicher.
people-link-refused = Unter { $address } antwortet niemand.
people-link-silent = { $address } antwortet zu langsam.
people-link-certificate = { $address } kann sich nicht ausweisen.
people-link-newer = { $address } spricht von Dingen, die dieses Programm nicht kennt.
people-no-table = Es gibt keinen letzten Tisch, sorry-a11y join und ein Code führen an einen.
people-hosting = Du hast schon einen Tisch. Beende erst den, oder sorry-a11y join führt dorthin.
people-unkept = In { $folder } lassen sich keine Tische aufbewahren.
people-port-taken = Port { $port } ist belegt, --port nennt einen anderen.

# das Ende
people-end-elsewhere = es geht an einem anderen Gerät weiter, auf Wiedersehen
people-end-removed = du musst den Tisch verlassen, auf Wiedersehen
people-end-left = du hast den Tisch verlassen, auf Wiedersehen
people-end-token = deinen Platz am Tisch gibt es nicht mehr, auf Wiedersehen
people-end-newer = der Tisch ist neuer als dieses Programm, auf Wiedersehen
people-end-version = der Tisch braucht eine andere Version, auf Wiedersehen
people-end-flood = der Tisch sendet zu viel, auf Wiedersehen
people-end-failed = der Tisch lässt sich gerade nicht öffnen, dein Platz bleibt, auf Wiedersehen

# über ssh
people-ssh-language = drück { $number } für Deutsch
people-ssh-name = tipp deinen Namen und Enter
people-ssh-hint = wer hier schon einen Platz hatte, tippt stattdessen dessen Nummer
people-ssh-number = dein Platz hat die Nummer { $number }, mit ihr statt eines Namens kommst du zurück
people-ssh-no-number = kein Platz hat hier diese Nummer
people-ssh-listens = du hörst ohne Platz zu
people-ssh-ends = der Server endet, dein Platz bleibt, komm später auf demselben Weg wieder
