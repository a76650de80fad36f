# Settings; each line is a sample of itself.

set-open = settings, a digit reads one, and changes it once heard, Escape leaves
set-leave = you are back in the game
set-refuse = key { $key } does nothing here, a digit reads a setting
set-changed = now { $text }
set-pace = { $value ->
    [step] opponents, one by one, a key each
    [after-1s] opponents, one by one, 1 second apart
    [after-2s] opponents, one by one, 2 seconds apart
    [after-3s] opponents, one by one, 3 seconds apart
   *[all] opponents, all at once
}
set-verbosity = { $value ->
    [full] verbosity, full, Ben 12, pawn 2 by 12, 31 to go, 3 squares after the short green slide, bumps your pawn 3
    [normal] verbosity, normal, Ben 12, pawn 2, 31 to go, bumps your pawn 3
   *[brief] verbosity, brief, Ben 12, bumps your pawn 3
}
set-digits = { $value ->
    [play] digits, a digit plays its choice at once
   *[tell] digits, a digit tells its choice, and plays it once heard
}
set-language = language, English, Ben 12, bumps your pawn 3
set-output = { $value ->
    [speech] output, spoken by the game, nothing printed
    [both] output, printed and spoken by the game
   *[terminal] output, printed for your screen reader
}
set-sound = { $value ->
    [off] sounds, none
    [short] sounds, important ones
   *[full] sounds, all
}
set-mono = { $value ->
    [yes] stereo, off
   *[no] stereo, on, sounds come from their side of the board
}
set-bell = { $value ->
    [yes] bell, rings on your turn with friends
   *[no] bell, off
}
set-banter = { $value ->
    [off] remarks by opponents, none
    [rare] remarks by opponents, now and then
   *[usual] remarks by opponents, often
}
set-drama = { $value ->
    [no] tense moments, not told
   *[yes] tense moments, told in one sentence
}
set-save = { $value ->
    [no] games, not saved
   *[yes] games, saved as you play
}
set-volume = volume, sounds at { $value } of 100
set-forced = { $value ->
    [play] only one choice, plays by itself
   *[ask] only one choice, asks like any other
}
set-guard = { $value ->
    [0] key guard, off, every key plays
   *[other] key guard, ignores keys in the first { NUMBER($value, useGrouping: 0) } milliseconds
}
set-name = { $value ->
    [none] name, none
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
set-file = The settings file is { $path }
set-no-file = There is no settings file yet, it would be { $path }
set-row = { $name } = { $value }, { $sample }, { $chosen ->
    [yes] chosen
   *[no] possible
}.
set-flag = You can change them in the file, in play with m, or for one game with --{ $name } { $value }.
set-over = An option overrides an environment variable, such as SORRY_A11Y_PACE, and a variable overrides the file.
set-unsaved = { $path } cannot be written, so this holds for one game only.
set-bad-unreadable = The settings file { $given } cannot be read, so the defaults are used.
set-bad-toml = { $line ->
    [0] The settings file is not TOML to its end, so the defaults are used. Write name = "value".
   *[other] Line { $line } of the settings file is not TOML, so the defaults are used. Write name = "value".
}
set-bad-unknown = Line { $line } of the settings file names { $name }, which is not a setting. The settings are { $accepted }.
set-bad-value = { $line ->
    [0] The environment sets { $name } to { $given }, which isn't allowed.
   *[other] Line { $line } of the settings file sets { $name } to { $given }, which isn't allowed.
} { $name ->
    [volume] Use a whole number from 0 to 100.
    [sounds] Use the path of a folder.
    [cells] Use 0, or 10 to 200.
   *[other] Use { $accepted }.
}
set-bad-more = { $count ->
    [one] 1 more setting of the file is not used.
   *[other] { $count } more settings of the file are not used.
}
