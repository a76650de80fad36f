# Settings; each line is a sample of itself.

set-open = settings, a digit tells one, pressed again changes it, Escape leaves
set-leave = back in the game
set-refuse = key { $key } does nothing here, a digit tells, pressed again changes
set-changed = now { $text }
set-pace = { $value ->
    [step] opponents, one by one, a key each
    [after-1s] opponents, one by one after 1 second
    [after-2s] opponents, one by one after 2 seconds
    [after-3s] opponents, one by one after 3 seconds
   *[all] opponents, all at once
}
set-verbosity = { $value ->
    [full] verbosity, full, Ben 12, pawn 2 by 12, 31 to go, 3 squares after the short green slide, bumps your pawn 3
    [normal] verbosity, normal, Ben 12, pawn 2, 31 to go, bumps your pawn 3
   *[brief] verbosity, brief, Ben 12, bumps your pawn 3
}
set-digits = { $value ->
    [play] digits, a digit plays at once
   *[tell] digits, a digit tells first, then plays
}
set-language = language, English, Ben 12, bumps your pawn 3
set-output = { $value ->
    [speech] output, spoken by the game, nothing printed
    [both] output, printed and spoken by the game
   *[terminal] output, printed for your screen reader
}
set-sound = { $value ->
    [off] sounds, none
    [short] sounds, only the weighty ones
   *[full] sounds, all
}
set-mono = { $value ->
    [yes] stereo, every sound in the middle
   *[no] stereo, sounds from their side of the board
}
set-save = { $value ->
    [no] games, games are not kept
   *[yes] games, games are kept as they are played
}
set-volume = volume, sounds at { $value } of 100
set-forced = { $value ->
    [play] single choices, play themselves
   *[ask] single choices, asked like any other
}
set-guard = { $value ->
    [0] guard, every key plays
   *[other] guard, no key plays before { NUMBER($value, useGrouping: 0) } milliseconds
}
set-name = { $value ->
    [none] name, none, you are called you
   *[other] name, { $value }
}
set-sounds = { $value ->
    [none] sound folder, none, the game's own sounds
   *[other] sound folder, sounds of your own
}
set-cells = { $value ->
    [0] braille, lines as wide as the terminal
   *[other] braille, lines for { $value } braille cells
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
