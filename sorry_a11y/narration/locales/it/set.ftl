# Settings; each line is a sample of itself.

set-open = impostazioni, una cifra ne dice una, di nuovo la cambia, Esc esce
set-leave = di nuovo in gioco
set-refuse = il tasto { $key } qui non vale, una cifra dice, di nuovo cambia
set-changed = ora { $text }
set-pace = { $value ->
    [step] avversari, uno per tasto
    [after-1s] avversari, uno ogni secondo
    [after-2s] avversari, uno ogni 2 secondi
    [after-3s] avversari, uno ogni 3 secondi
   *[all] avversari, tutti insieme
}
set-verbosity = { $value ->
    [full] dettaglio, completo, Ben 12, pedina 2 avanti 12, 31 da casa, 3 caselle dopo lo scivolo corto verde, mangia la tua 3
    [normal] dettaglio, normale, Ben 12, pedina 2, 31 da casa, mangia la tua 3
   *[brief] dettaglio, breve, Ben 12, mangia la tua 3
}
set-digits = { $value ->
    [play] cifre, una cifra gioca subito
   *[tell] cifre, una cifra prima dice, poi gioca
}
set-language = lingua, italiano, Ben 12, mangia la tua 3
set-output = { $value ->
    [speech] uscita, detto dal gioco, non scritto
    [both] uscita, scritto e detto dal gioco
   *[terminal] uscita, scritto per il tuo screen reader
}
set-sound = { $value ->
    [off] suoni, nessuno
    [short] suoni, solo quelli importanti
   *[full] suoni, tutti
}
set-mono = { $value ->
    [yes] stereo, tutti i suoni al centro
   *[no] stereo, ogni suono dal suo lato
}
set-bell = { $value ->
    [yes] campanello, suona quando tocca a te con gli amici
   *[no] campanello, spento
}
set-save = { $value ->
    [no] partite, le partite non si conservano
   *[yes] partite, le partite si conservano giocando
}
set-volume = volume, suoni a { $value } su 100
set-forced = { $value ->
    [play] scelta unica, si gioca da sola
   *[ask] scelta unica, si chiede come le altre
}
set-guard = { $value ->
    [0] protezione, ogni tasto gioca
   *[other] protezione, nessun tasto gioca prima di { NUMBER($value, useGrouping: 0) } millisecondi
}
set-name = { $value ->
    [none] nome, nessuno, ti si dà del tu
   *[other] nome, { $value }
}
set-sounds = { $value ->
    [none] cartella dei suoni, nessuna, i suoni del gioco
   *[other] cartella dei suoni, la tua
}
set-cells = { $value ->
    [0] braille, righe larghe come il terminale
   *[other] braille, righe per { $value } celle braille
}
# The settings as the command tells them, and what is wrong in the file. $name and $given are
# words of the file.
set-file = File delle impostazioni { $path }
set-no-file = Non c'è ancora un file delle impostazioni, sarebbe { $path }
set-row = { $name } = { $value }, { $sample }, { $chosen ->
    [yes] scelto
   *[no] possibile
}.
set-flag = Si cambiano nel file, in gioco con m, o per una partita con --{ $name } { $value }.
set-over = Un'opzione batte le variabili come SORRY_A11Y_PACE, queste battono il file.
set-unsaved = { $path } non si può scrivere, vale per questa partita.
set-bad-unreadable = Il file delle impostazioni { $given } non si legge, valgono i valori iniziali.
set-bad-toml = { $line ->
    [0] Il file delle impostazioni non è TOML fino in fondo, valgono i valori iniziali.
   *[other] La riga { $line } del file delle impostazioni non è TOML, valgono i valori iniziali.
} Scrivi nome = "valore".
set-bad-unknown = Riga { $line } del file delle impostazioni, l'impostazione { $name } non c'è. Ci sono { $accepted }.
set-bad-value = { $line ->
    [0] L'ambiente dà a { $name } il valore { $given }, che non vale.
   *[other] Riga { $line } del file delle impostazioni, per { $name } il valore { $given } non vale.
} { $name ->
    [volume] Vale un numero intero da 0 a 100.
    [sounds] Vale il percorso di una cartella.
    [cells] Vale 0, oppure da 10 a 200.
   *[other] Valgono { $accepted }.
}
set-bad-more = { $count ->
    [one] Un'altra impostazione del file non vale.
   *[other] Altre { $count } impostazioni del file non valgono.
}
