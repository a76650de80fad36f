# Settings; each line is a sample of itself.

set-open = impostazioni, una cifra cambia, Esc esce
set-leave = di nuovo in gioco
set-refuse = il tasto { $key } qui non vale, da 1 a { $count } si cambia, Esc esce
set-pace = { $value ->
    [step] avversari uno per tasto
   *[all] avversari tutti insieme
}
set-verbosity = { $value ->
    [full] completo, Ben 12, pedina 2 avanti 12, 31 da casa, casella 52, sbatte la tua 3
    [normal] normale, Ben 12, pedina 2, 31 da casa, sbatte la tua 3
   *[brief] breve, Ben 12, sbatte la tua 3
}
set-digits = { $value ->
    [play] una cifra gioca subito
   *[tell] una cifra prima dice, poi gioca
}
set-language = italiano, Ben 12, sbatte la tua 3
set-output = { $value ->
    [speech] detto dal gioco, non scritto
    [both] scritto e detto dal gioco
   *[terminal] scritto per il tuo screen reader
}
set-sound = { $value ->
    [off] nessun suono
    [short] solo i suoni importanti
   *[full] tutti i suoni
}
set-mono = { $value ->
    [yes] tutti i suoni al centro
   *[no] ogni suono dal suo lato
}
set-save = { $value ->
    [no] le partite non si conservano
   *[yes] le partite si conservano giocando
}
set-volume = suoni a { $value } su 100
set-sounds = { $value ->
    [none] i suoni del gioco
   *[other] suoni da una tua cartella
}
set-cells = { $value ->
    [0] righe larghe come il terminale
   *[other] righe per { $value } celle braille
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
