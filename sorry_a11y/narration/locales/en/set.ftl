# Settings; each line is a sample of itself.

set-open = settings, a digit changes, Escape leaves
set-leave = back in the game
set-refuse = key { $key } does nothing here, digits 1 to { $count } change, Escape leaves
set-pace = { $value ->
    [step] opponents one by one, a key each
   *[all] opponents all at once
}
set-verbosity = { $value ->
    [full] full, Ben 12, pawn 2 by 12, 31 to go, square 52, bumps your pawn 3
    [normal] normal, Ben 12, pawn 2, 31 to go, bumps your pawn 3
   *[brief] brief, Ben 12, bumps your pawn 3
}
set-digits = { $value ->
    [play] a digit plays at once
   *[tell] a digit tells first, then plays
}
set-language = English, Ben 12, bumps your pawn 3
set-output = { $value ->
    [speech] spoken by the game, nothing printed
    [both] printed and spoken by the game
   *[terminal] printed for your screen reader
}
set-sound = { $value ->
    [off] no sounds
    [short] only the weighty sounds
   *[full] all sounds
}
set-mono = { $value ->
    [yes] every sound in the middle
   *[no] sounds from their side of the board
}
set-save = { $value ->
    [no] games are not kept
   *[yes] games are kept as they are played
}
set-volume = sounds at { $value } of 100
set-sounds = { $value ->
    [none] the game's own sounds
   *[other] sounds from a folder of your own
}
set-cells = { $value ->
    [0] lines as wide as the terminal
   *[other] lines for { $value } braille cells
}
# The settings as the command tells them, and what is wrong in the file. $name and $given are
# words of the file.
set-file = Settings file { $path }
set-no-file = There is no settings file yet, it would be { $path }
set-row = { $name } = { $value }, { $sample }, { $chosen ->
    [yes] chosen
   *[no] possible
}.
set-flag = Change them in the file, in play with m, or for one game with --{ $name } { $value }.
set-over = An option counts over an environment variable, such as SORRY_A11Y_PACE, a variable over the file.
set-unsaved = { $path } cannot be written, this holds for one game.
set-bad-unreadable = The settings file { $given } cannot be read, defaults are used.
set-bad-toml = { $line ->
    [0] The settings file is not TOML to its end, defaults are used. Write name = "value".
   *[other] Line { $line } of the settings file is not TOML, defaults are used. Write name = "value".
}
set-bad-unknown = Line { $line } of the settings file, there is no setting { $name }. There are { $accepted }.
set-bad-value = { $line ->
    [0] The environment sets { $name } to { $given }, which it does not take.
   *[other] Line { $line } of the settings file, { $name } does not take { $given }.
} { $name ->
    [volume] It takes a whole number from 0 to 100.
    [sounds] It takes the path of a folder.
    [cells] It takes 0, or 10 to 200.
   *[other] It takes { $accepted }.
}
set-bad-more = { $count ->
    [one] 1 more setting of the file is not used.
   *[other] { $count } more settings of the file are not used.
}
