# What sorry-a11y doctor tells: what was found, a sentence each, and what to do about it.

doctor-wait = sorry-a11y si guarda intorno, può volerci mezzo minuto.
doctor-title = sorry-a11y { $version } su { $system }.
doctor-rules = { $compiled ->
    [yes] Le regole sono compilate.
   *[no] Le regole girano in puro Python.
}

# -- what was found

doctor-reader-runs = { $name } è attivo.
doctor-no-reader-seen = Non si vede nessuno screen reader attivo, certi non si possono vedere.
doctor-driver-active = { $name } risponde, { $kind ->
    [reader] uno screen reader
   *[synthesiser] voce senza screen reader
}, { $braille ->
    [yes] con braille
   *[no] senza braille
}, pronto in { NUMBER($milliseconds, useGrouping: 0) } ms.
doctor-driver-inactive = { $name } si può usare e non è attivo.
doctor-driver-unusable = { $name } non si può usare.
doctor-driver-no-orca = Non è in funzione nessun Orca dalla versione 49 in poi, perciò { $name } non parla da sé.
doctor-driver-overdue = { $name } non risponde.
doctor-library-missing = Manca un pacchetto Python per { $name }, perciò il gioco non può parlare con quello.
doctor-server-answers = Speech Dispatcher è attivo e risponde a { $address }.
doctor-server-hangs = Speech Dispatcher prende la chiamata a { $address } e non risponde.
doctor-server-down = Speech Dispatcher è installato e non è attivo a { $address }.
doctor-server-missing = Speech Dispatcher non è installato.
doctor-server-not-used = Questo sistema non ha Speech Dispatcher.
doctor-device-found = Dispositivi audio, { $devices }.
doctor-device-missing = Il sistema non ha dispositivi audio.
doctor-device-unknown = Il sistema non dice i suoi dispositivi audio.
# $term: what the terminal is called, or none
doctor-terminal-fine = { $term ->
    [none] Il terminale
   *[other] Il terminale { $term }
} ha { $columns } colonne e { $rows } righe.
doctor-terminal-narrow = Il terminale ha solo { $columns } colonne.
doctor-terminal-dumb = Il terminale è dumb e non può dare tasti singoli.
doctor-not-a-terminal = { $reads_keys ->
    [yes] L'uscita non è un terminale.
   *[no] L'ingresso non è un terminale.
}
doctor-terminal-accessible = ACCESSIBLE è impostata, il gioco scrive righe semplici e disegna solo su richiesta.
doctor-terminal-no-color = NO_COLOR è impostata, il gioco non scrive colori.
doctor-encoding-full = La codifica { $name } ha le lettere di tutte le lingue.
doctor-encoding-limited = Alla codifica { $name } mancano lettere di certe lingue, si usano le più vicine.
doctor-settings-read = Il file delle impostazioni è { $path }.
doctor-settings-none = Non c'è un file delle impostazioni, sarebbe { $path }.
doctor-settings-broken = { $line ->
    [0] Il file delle impostazioni { $path } non è TOML.
   *[other] La riga { $line } del file delle impostazioni { $path } non è TOML.
}
doctor-settings-unreadable = Il file delle impostazioni { $path } non si può leggere.
# $topic: what was looked at
doctor-overdue = { $topic ->
    [readers] L'elenco dei programmi attivi non è arrivato in tempo.
    [drivers] I modi di parlare non hanno risposto in tempo.
    [server] Speech Dispatcher non ha risposto in tempo.
    [sound] Il sistema audio non ha risposto in tempo.
   *[other] Il sistema non ha risposto in tempo.
}
doctor-failed = { $topic ->
    [readers] I programmi attivi non si possono elencare.
    [drivers] I modi di parlare non si possono elencare.
    [server] A Speech Dispatcher non si può chiedere.
    [sound] I dispositivi audio non si possono elencare.
   *[other] Al sistema non si può chiedere.
}

# -- the player of sounds

# $detail: the system's name of the sound driver
doctor-sound-ok = I suoni del gioco passano per { $detail }.
doctor-sound-off = I suoni del gioco sono spenti nelle impostazioni.
doctor-sound-opening = Il dispositivo audio non si è aperto in tempo, il gioco continua senza suoni.
doctor-sound-no-library = Il pacchetto Python pysdl2-dll non si carica, perciò non ci sono suoni.
doctor-sound-no-files = I file dei suoni del gioco non sono installati, perciò non ci sono suoni.
doctor-sound-no-device = Nessun dispositivo audio si apre, perciò non ci sono suoni.
doctor-sound-busy = Un altro programma tiene il dispositivo audio, per ora niente suoni.
doctor-sound-went-away = Il dispositivo audio non c'è più, per ora niente suoni.
# $detail: in the system's words
doctor-sound-detail = Il motivo che dà il sistema è { $detail }.
# $reason: in English
doctor-sound-file = { $file } non si usa, { $reason }.

# -- what to do about it

doctor-do-choose-mode = Se legge il gioco, scegli output terminal, se no, output speech.
doctor-do-start-reader = Se nessuno parla, avviane uno, o scegli output speech.
doctor-do-install-extra = Installa di nuovo sorry-a11y, con i pacchetti che gli servono.
doctor-do-install-server = Per output speech, installa il pacchetto speech-dispatcher.
doctor-do-start-server = Per output speech, avvialo con spd-say ciao, o a mano con speech-dispatcher.
doctor-do-restart-server = Chiudilo con killall speech-dispatcher, chi parla dopo lo riavvia.
doctor-do-check-sound = Controlla l'altoparlante e l'audio del sistema, il gioco continua senza suoni.
doctor-do-widen-terminal = Allarga la finestra, 40 colonne o più.
doctor-do-use-lines = Senza terminale si gioca a righe, il gioco lo fa da sé.
doctor-do-use-utf8 = Metti il terminale in UTF-8.
doctor-do-unset-encoding = Togli la variabile d'ambiente PYTHONIOENCODING, oppure impostala a utf-8.
doctor-do-mend-settings = Correggi quella riga o togli il file, intanto valgono i valori iniziali.
doctor-do-allow-settings = Datti il permesso di leggerlo, intanto valgono i valori iniziali.
doctor-do-free-sound = Chiudi quel programma, il gioco riprova ogni tanto.
doctor-do-mend-sounds = Al loro posto suonano quelli del gioco, sorry-a11y sounds li fa sentire tutti.

# -- the question which of two lines was heard

doctor-ready = Invio prova che cosa senti, Esc esce
doctor-refuse = il tasto { $key } qui non fa nulla, Invio prova che cosa senti, Esc esce
doctor-end = nulla è cambiato
doctor-saved = salvato in { $path }
doctor-unsaved = { $path } non si può scrivere, per una partita usa --output { $output }
doctor-overruled = ma conta di più la variabile d'ambiente { $name }
