# What sorry-a11y doctor tells: what was found, a sentence each, and what to do about it.

doctor-wait = sorry-a11y si guarda intorno, può volerci mezzo minuto.
doctor-title = sorry-a11y { $version } su { $system }.
doctor-rules = { $compiled ->
    [yes] Le regole sono compilate.
   *[no] Le regole girano in Python puro.
}

# -- what was found

doctor-reader-runs = { $name } è in funzione.
doctor-no-reader-seen = Non vedo nessuno screen reader in funzione, ma alcuni non si possono vedere.
doctor-driver-active = { $name } risponde, { $kind ->
    [reader] è uno screen reader
   *[synthesiser] è una voce senza screen reader
}, { $braille ->
    [yes] con braille
   *[no] senza braille
}, ci mette { NUMBER($milliseconds, useGrouping: 0) } ms.
doctor-driver-inactive = { $name } è installato ma non è in funzione.
doctor-driver-unusable = { $name } non si può usare.
doctor-driver-no-orca = Non è in funzione nessun Orca dalla versione 49 in poi, perciò { $name } non parla da sé.
doctor-driver-overdue = { $name } non risponde.
doctor-library-missing = Manca una libreria che serve a { $name }, perciò il gioco non può parlare con quello.
doctor-server-answers = Speech Dispatcher è in funzione e risponde a { $address }.
doctor-server-hangs = Speech Dispatcher è in funzione a { $address } ma non risponde.
doctor-server-down = Speech Dispatcher è installato ma non è in funzione a { $address }.
doctor-server-missing = Speech Dispatcher non è installato.
doctor-server-not-used = Questo sistema non ha Speech Dispatcher.
doctor-device-found = Ho trovato questi dispositivi audio, { $devices }.
doctor-device-missing = Il sistema non ha dispositivi audio.
doctor-device-unknown = Il sistema non dice quali dispositivi audio ha.
# $term: what the terminal is called, or none
doctor-terminal-fine = { $term ->
    [none] Il terminale
   *[other] Il terminale { $term }
} ha { $columns } colonne e { $rows } righe.
doctor-terminal-narrow = Il terminale ha solo { $columns } colonne.
doctor-terminal-dumb = Il terminale si chiama dumb, perciò non può dare tasti singoli.
doctor-not-a-terminal = { $reads_keys ->
    [yes] L'output non va a un terminale.
   *[no] L'input non viene da un terminale.
}
doctor-terminal-accessible = ACCESSIBLE è impostata, perciò il gioco scrive righe semplici e disegna solo se lo chiedi.
doctor-terminal-no-color = NO_COLOR è impostata, perciò il gioco non scrive a colori.
doctor-encoding-full = La codifica { $name } ha le lettere di tutte le lingue.
doctor-encoding-limited = Alla codifica { $name } mancano lettere di alcune lingue, al loro posto stanno le più simili.
doctor-settings-read = Il file delle impostazioni è { $path }.
doctor-settings-none = Non c'è ancora un file delle impostazioni, sarebbe { $path }.
doctor-settings-broken = { $line ->
    [0] Il file delle impostazioni { $path } non è TOML.
   *[other] La riga { $line } del file delle impostazioni { $path } non è TOML.
}
doctor-settings-unreadable = Il file delle impostazioni { $path } non si può leggere.
# $topic: what was looked at
doctor-overdue = { $topic ->
    [readers] L'elenco dei programmi in funzione ci ha messo troppo.
    [drivers] I modi di parlare ci hanno messo troppo a rispondere.
    [server] Speech Dispatcher ci ha messo troppo a rispondere.
    [sound] Il sistema audio ci ha messo troppo a rispondere.
   *[other] Il sistema ci ha messo troppo a rispondere.
}
doctor-failed = { $topic ->
    [readers] Il sistema non elenca i programmi in funzione.
    [drivers] Il sistema non elenca i modi di parlare.
    [server] Speech Dispatcher non si può interrogare.
    [sound] Il sistema non elenca i dispositivi audio.
   *[other] Il sistema non si può interrogare.
}

# -- the player of sounds

# $detail: the system's name of the sound driver
doctor-sound-ok = I suoni del gioco escono da { $detail }.
doctor-sound-off = I suoni del gioco sono spenti nelle impostazioni.
doctor-sound-opening = Il dispositivo audio non si è aperto in tempo, perciò il gioco continua senza suoni.
doctor-sound-no-library = Manca la libreria dei suoni SDL 2, perciò non ci sono suoni. Installa il pacchetto del sistema, come libsdl2-2.0-0, o il pacchetto Python pysdl2-dll.
doctor-sound-no-files = I file dei suoni del gioco non sono installati, perciò non ci sono suoni.
doctor-sound-no-device = Nessun dispositivo audio si apre, perciò non ci sono suoni.
doctor-sound-busy = Un altro programma occupa il dispositivo audio, perciò per ora non ci sono suoni.
doctor-sound-went-away = Il dispositivo audio non c'è più, perciò per ora non ci sono suoni.
# $detail: in the system's words
doctor-sound-detail = Il sistema dà questo motivo, { $detail }.
# $reason: in English
doctor-sound-file = { $file } non viene usato per questo motivo, { $reason }.

# -- what to do about it

doctor-do-choose-mode = Se ti legge il gioco, scegli output terminal, e se non te lo legge, output speech.
doctor-do-start-reader = Se non parla nulla, avvia uno screen reader, o scegli output speech.
doctor-do-install-extra = Installa di nuovo sorry-a11y, con i pacchetti che gli servono.
doctor-do-read-of-readers = Scrivi sorry-a11y docs readers per sapere dove trovare la libreria.
doctor-do-install-server = Per output speech installa il pacchetto speech-dispatcher.
doctor-do-start-server = Per output speech avvialo con spd-say ciao o con speech-dispatcher.
doctor-do-restart-server = Chiudilo con killall speech-dispatcher. Il prossimo programma che parla lo riavvia.
doctor-do-check-sound = Controlla l'altoparlante e l'audio del sistema. Il gioco continua senza suoni.
doctor-do-widen-terminal = Allarga la finestra a 40 colonne o più.
doctor-do-use-lines = Senza terminale si gioca a righe, e il gioco lo fa da sé.
doctor-do-use-utf8 = Imposta il terminale su UTF-8.
doctor-do-unset-encoding = Togli la variabile d'ambiente PYTHONIOENCODING, o impostala a utf-8.
doctor-do-mend-settings = Correggi il file o toglilo. Intanto il gioco usa i valori predefiniti.
doctor-do-allow-settings = Datti il permesso di leggere il file. Intanto il gioco usa i valori predefiniti.
doctor-do-free-sound = Chiudi quel programma. Il gioco riprova ogni tanto.
doctor-do-mend-sounds = Al loro posto suonano i suoni del gioco. sorry-a11y sounds li fa sentire tutti.

# -- the question which of two lines was heard

doctor-ready = Invio prova che cosa senti, Esc esce
doctor-refuse = il tasto { $key } qui non fa nulla, Invio prova che cosa senti, Esc esce
doctor-end = non è cambiato nulla
doctor-saved = la tua scelta è salvata in { $path }
doctor-unsaved = { $path } non si può scrivere, perciò per una partita usa --output { $output }
doctor-overruled = ma conta di più la variabile d'ambiente { $name }
