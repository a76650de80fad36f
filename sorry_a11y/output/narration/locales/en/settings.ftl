# Settings; each line is a sample of itself.

setting-open = settings, a digit reads one, and changes it once heard, Escape leaves
setting-leave = you are back in the game
setting-refuse = key { $key } does nothing here, a digit reads a setting
setting-changed = now { $text }
setting-pace = { $value ->
    [step] opponents, one by one, a key each
    [after-1s] opponents, one by one, 1 second apart
    [after-2s] opponents, one by one, 2 seconds apart
    [after-3s] opponents, one by one, 3 seconds apart
   *[all] opponents, all at once
}
setting-verbosity = { $value ->
    [full] verbosity, full, for example Ben 12, pawn 2 slides, 31 to go, 3 squares after the short green slide
    [normal] verbosity, normal, for example Ben 12, pawn 2 slides, 31 to go
   *[brief] verbosity, brief, for example Ben 12, pawn 2 slides
}
setting-digits = { $value ->
    [play] digits, a digit plays its choice at once
   *[tell] digits, a digit tells its choice, and plays it once heard
}
setting-language = language, English, Ben 12, slides, bumps your pawn 3
setting-output = { $value ->
    [speech] output, spoken by the game, nothing printed
    [both] output, printed and spoken by the game
   *[terminal] output, printed for your screen reader
}
setting-sound = { $value ->
    [off] sounds, none
    [short] sounds, important ones
   *[full] sounds, all
}
setting-mono = { $value ->
    [yes] stereo, off
   *[no] stereo, on, sounds come from their side of the board
}
setting-bell = { $value ->
    [yes] bell, rings on your turn with friends
   *[no] bell, off
}
setting-messages = { $value ->
    [wait] news of friends while you choose, a sound, told with your next key
   *[now] news of friends while you choose, told at once
}
setting-banter = { $value ->
    [off] remarks by opponents, none
    [rare] remarks by opponents, now and then
   *[usual] remarks by opponents, often
}
setting-drama = { $value ->
    [no] tense moments, not told
   *[yes] tense moments, told in one sentence
}
setting-save = { $value ->
    [no] games, not saved
   *[yes] games, saved as you play
}
setting-volume = volume, sounds at { $value } of 100
setting-forced = { $value ->
    [ask] only one choice, waits for a key
   *[play] only one choice, plays itself
}
setting-guard = { $value ->
    [0] key guard, off, every key plays
   *[other] key guard, { NUMBER($value, useGrouping: 0) } milliseconds, in which no key plays
}
setting-name = { $value ->
    [none] name, none
   *[other] name, { $value }
}
setting-sounds = { $value ->
    [none] sound folder, none, the game's own sounds
   *[other] sound folder, sounds of your own
}
setting-cells = { $value ->
    [0] braille, lines as wide as the terminal
   *[other] braille, lines for { $value } braille cells
}
# The settings as the command tells them, and what is wrong in the file. $name and $given are
# words of the file.
setting-file = The settings file is { $path }
setting-no-file = There is no settings file yet, it would be { $path }
setting-row = { $name } = { $value }, { $sample }, { $chosen ->
    [yes] chosen
   *[no] possible
}.
setting-flag = You can change them in the file, in play with m, or for one game with --{ $name } { $value }.
setting-over = An option overrides an environment variable, such as SORRY_A11Y_PACE, and a variable overrides the file.
setting-unsaved = { $path } cannot be written, so this holds for one game only.
setting-bad-unreadable = The settings file { $given } cannot be read, so the defaults are used.
setting-bad-toml = { $line ->
    [0] The settings file is not TOML to its end, so the defaults are used. Write name = "value".
   *[other] Line { $line } of the settings file is not TOML, so the defaults are used. Write name = "value".
}
setting-bad-unknown = Line { $line } of the settings file names { $name }, which is not a setting. The settings are { $accepted }.
setting-bad-value = { $line ->
    [0] The environment sets { $name } to { $given }, which isn't allowed.
   *[other] Line { $line } of the settings file sets { $name } to { $given }, which isn't allowed.
} { $name ->
    [volume] Use a whole number from 0 to 100.
    [sounds] Use the path of a folder.
    [cells] Use 0, or 10 to 200.
   *[other] Use { $accepted }.
}
setting-bad-more = { $count ->
    [one] 1 more setting of the file is not used.
   *[other] { $count } more settings of the file are not used.
}

# The game's own voice.

voice-speaks = { $name } speaks
voice-silent = { $reason ->
    [library-missing] a package that speech needs is not installed, so replies are printed
    [server-missing] Speech Dispatcher is not installed, so replies are printed
    [server-down] Speech Dispatcher does not run, so replies are printed
    [nothing-runs] no screen reader or synthesiser runs, so replies are printed
    [no-answer] speech does not answer, so replies are printed
   *[failed] speech has failed, so replies are printed
}
voice-line-a = Line A is printed.
voice-line-b = Line B is spoken.
voice-ask = press 1 if you heard A, 2 if B, 3 if both, 4 if neither
voice-answer = { $answer ->
    [1] your screen reader reads the screen, output terminal
    [2] the game speaks, output speech
    [3] your screen reader reads the screen and needs no second voice, output terminal
   *[4] you heard nothing, output terminal, sorry-a11y doctor looks for the cause
}
voice-unchanged = output stays { $output }
voice-hush = the game's own speech is off, so x has nothing to stop
