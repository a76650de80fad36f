# What sorry-a11y doctor tells: what was found, a sentence each, and what to do about it.

doctor-wait = sorry-a11y looks around, this may take half a minute.
doctor-title = sorry-a11y { $version } on { $system }.
doctor-rules = { $compiled ->
    [yes] The rules are compiled.
   *[no] The rules run as plain Python.
}

# -- what was found

doctor-reader-runs = { $name } runs.
doctor-no-reader-seen = No screen reader was seen, but some cannot be seen.
doctor-driver-active = { $name } answers, { $kind ->
    [reader] a screen reader
   *[synthesiser] speech without a screen reader
}, { $braille ->
    [yes] with braille
   *[no] without braille
}, ready in { NUMBER($milliseconds, useGrouping: 0) } ms.
doctor-driver-inactive = { $name } is installed but does not run.
doctor-driver-unusable = { $name } cannot be used.
doctor-driver-no-orca = No Orca of version 49 or later runs, so { $name } does not speak by itself.
doctor-driver-overdue = { $name } does not answer.
doctor-library-missing = A library that { $name } needs is not installed, so the game cannot speak through it.
doctor-server-answers = Speech Dispatcher runs and answers at { $address }.
doctor-server-hangs = Speech Dispatcher runs at { $address } but does not answer.
doctor-server-down = Speech Dispatcher is installed but does not run at { $address }.
doctor-server-missing = Speech Dispatcher is not installed.
doctor-server-not-used = This system has no Speech Dispatcher.
doctor-device-found = These sound devices were found, { $devices }.
doctor-device-missing = The system has no sound device.
doctor-device-unknown = The system does not tell which sound devices it has.
# $term: what the terminal is called, or none
doctor-terminal-fine = { $term ->
    [none] The terminal
   *[other] The terminal { $term }
} has { $columns } columns and { $rows } rows.
doctor-terminal-narrow = The terminal has only { $columns } columns.
doctor-terminal-dumb = The terminal is called dumb, so it cannot send single keys.
doctor-not-a-terminal = { $reads_keys ->
    [yes] The output does not go to a terminal.
   *[no] The input does not come from a terminal.
}
doctor-terminal-accessible = ACCESSIBLE is set, the game prints plain lines and draws nothing unless you ask for it.
doctor-terminal-no-color = NO_COLOR is set, the game prints no colours.
doctor-encoding-full = The encoding { $name } has the letters of every language.
doctor-encoding-limited = The encoding { $name } lacks letters of some languages, so the nearest ones stand in for them.
doctor-settings-read = The settings file is { $path }.
doctor-settings-none = There is no settings file yet, it would be { $path }.
doctor-settings-broken = { $line ->
    [0] The settings file { $path } is not TOML.
   *[other] Line { $line } of the settings file { $path } is not TOML.
}
doctor-settings-unreadable = The settings file { $path } cannot be read.
# $topic: what was looked at
doctor-overdue = { $topic ->
    [readers] The list of running programs took too long.
    [drivers] The ways to speak took too long to answer.
    [server] Speech Dispatcher took too long to answer.
    [sound] The sound system took too long to answer.
   *[other] The system took too long to answer.
}
doctor-failed = { $topic ->
    [readers] The system does not list the running programs.
    [drivers] The system does not list the ways to speak.
    [server] Speech Dispatcher cannot be asked.
    [sound] The system does not list the sound devices.
   *[other] The system cannot be asked.
}

# -- the player of sounds

# $detail: the system's name of the sound driver
doctor-sound-ok = The game's sounds play through { $detail }.
doctor-sound-off = The game's sounds are switched off in the settings.
doctor-sound-opening = The sound device did not open in time, so the game goes on without sounds.
doctor-sound-no-library = The sound library SDL 2 is missing, so there are no sounds. Install your system's package of it, such as libsdl2-2.0-0, or the Python package pysdl2-dll.
doctor-sound-no-files = The game's sound files are not installed, so there are no sounds.
doctor-sound-no-device = No sound device opens, so there are no sounds.
doctor-sound-busy = Another program holds the sound device, so there are no sounds for now.
doctor-sound-went-away = The sound device was taken away, so there are no sounds for now.
# $detail: in the system's words
doctor-sound-detail = The system gives this reason, { $detail }.
# $reason: in English
doctor-sound-file = { $file } is not used for this reason, { $reason }.

# -- what to do about it

doctor-do-choose-mode = If it reads the game to you, choose output terminal, and if it does not, output speech.
doctor-do-start-reader = If nothing speaks, start a screen reader, or choose output speech.
doctor-do-install-extra = Install sorry-a11y again, with the packages it needs.
doctor-do-read-of-readers = Type sorry-a11y docs readers to hear where to get that library.
doctor-do-install-server = For output speech, install the package speech-dispatcher.
doctor-do-start-server = For output speech, start it with spd-say hello or with speech-dispatcher.
doctor-do-restart-server = End it with killall speech-dispatcher. The next program that speaks starts it again.
doctor-do-check-sound = Check the loudspeaker and the system's sound settings. The game goes on without sounds.
doctor-do-widen-terminal = Make the window wider, to 40 columns or more.
doctor-do-use-lines = Without a terminal the game is played by lines, which it does by itself.
doctor-do-use-utf8 = Set the terminal to UTF-8.
doctor-do-unset-encoding = Remove the environment variable PYTHONIOENCODING, or set it to utf-8.
doctor-do-mend-settings = Mend the file or remove it. Until then the defaults hold.
doctor-do-allow-settings = Give yourself permission to read the file. Until then the defaults hold.
doctor-do-free-sound = End that program. The game tries again now and then.
doctor-do-mend-sounds = The game plays its own sounds in their place. sorry-a11y sounds plays them all.

# -- the question which of two lines was heard

doctor-ready = Enter tests what you hear, Escape leaves
doctor-refuse = key { $key } does nothing here, Enter tests what you hear, Escape leaves
doctor-end = nothing has changed
doctor-saved = your choice is saved in { $path }
doctor-unsaved = { $path } cannot be written, so for one game give --output { $output }
doctor-overruled = but the environment variable { $name } overrides it
