# What sorry-a11y doctor tells: what was found, a sentence each, and what to do about it.

doctor-wait = sorry-a11y looks around, this may take half a minute.
doctor-title = sorry-a11y { $version } on { $system }.
doctor-rules = { $compiled ->
    [yes] The rules are compiled.
   *[no] The rules run as plain Python.
}

# -- what was found

doctor-reader-runs = { $name } runs.
doctor-no-reader-seen = No screen reader was seen running, some cannot be seen.
doctor-driver-active = { $name } answers, { $kind ->
    [reader] a screen reader
   *[synthesiser] speech without a screen reader
}, { $braille ->
    [yes] with braille
   *[no] without braille
}, ready in { NUMBER($milliseconds, useGrouping: 0) } ms.
doctor-driver-inactive = { $name } can be used and does not run.
doctor-driver-unusable = { $name } cannot be used.
doctor-driver-overdue = { $name } does not answer.
doctor-library-missing = The Python package accessible-output2 is not installed, so the game cannot speak.
doctor-server-answers = Speech Dispatcher runs and answers at { $address }.
doctor-server-hangs = Speech Dispatcher takes the call at { $address } and does not answer.
doctor-server-down = Speech Dispatcher is installed and does not run at { $address }.
doctor-server-missing = Speech Dispatcher is not installed.
doctor-server-not-used = This system has no Speech Dispatcher.
doctor-device-found = Sound devices, { $devices }.
doctor-device-missing = The system has no sound device.
doctor-device-unknown = The system does not tell its sound devices.
# $term: what the terminal is called, or none
doctor-terminal-fine = { $term ->
    [none] The terminal
   *[other] The terminal { $term }
} has { $columns } columns and { $rows } rows.
doctor-terminal-narrow = The terminal has only { $columns } columns.
doctor-terminal-dumb = The terminal is dumb and cannot give single keys.
doctor-not-a-terminal = { $reads_keys ->
    [yes] The output is no terminal.
   *[no] The input is no terminal.
}
doctor-terminal-accessible = ACCESSIBLE is set, the game prints plain lines and draws nothing unless you ask for it.
doctor-terminal-no-color = NO_COLOR is set, the game prints no colours.
doctor-encoding-full = The encoding { $name } has the letters of every language.
doctor-encoding-limited = The encoding { $name } lacks letters of some languages, they are told by the nearest ones.
doctor-settings-read = The settings file is { $path }.
doctor-settings-none = There is no settings file, it would be { $path }.
doctor-settings-broken = { $line ->
    [0] The settings file { $path } is not TOML.
   *[other] Line { $line } of the settings file { $path } is not TOML.
}
doctor-settings-unreadable = The settings file { $path } cannot be read.
# $topic: what was looked at
doctor-overdue = { $topic ->
    [readers] The list of running programs did not come in time.
    [drivers] The ways to speak did not answer in time.
    [server] Speech Dispatcher did not answer in time.
    [sound] The sound system did not answer in time.
   *[other] The system did not answer in time.
}
doctor-failed = { $topic ->
    [readers] The running programs cannot be listed.
    [drivers] The ways to speak cannot be listed.
    [server] Speech Dispatcher cannot be asked.
    [sound] The sound devices cannot be listed.
   *[other] The system cannot be asked.
}

# -- the player of sounds

# $detail: the system's name of the sound driver
doctor-sound-ok = The game's sounds play through { $detail }.
doctor-sound-off = The game's sounds are switched off in the settings.
doctor-sound-opening = The sound device did not open in time, the game plays on without sounds.
doctor-sound-no-library = The Python package pysdl2-dll does not load, so there are no sounds.
doctor-sound-no-files = The game's sound files are not installed, so there are no sounds.
doctor-sound-no-device = No sound device opens, so there are no sounds.
doctor-sound-busy = Another program holds the sound device, so there are no sounds for now.
doctor-sound-went-away = The sound device has gone away, so there are no sounds for now.
# $detail: in the system's words
doctor-sound-detail = The system's reason is { $detail }.
# $reason: in English
doctor-sound-file = { $file } is not used, { $reason }.

# -- what to do about it

doctor-do-choose-mode = If it reads the game, choose output terminal, if not, output speech.
doctor-do-start-reader = If none speaks, start one, or choose output speech.
doctor-do-install-extra = Install sorry-a11y again, with the packages it needs.
doctor-do-install-server = For output speech, install the package speech-dispatcher.
doctor-do-start-server = For output speech, start it with spd-say hello, or by hand with speech-dispatcher.
doctor-do-restart-server = End it with killall speech-dispatcher, the next program that speaks starts it anew.
doctor-do-check-sound = Look at the loudspeaker and the system's sound settings, the game goes on without sounds.
doctor-do-widen-terminal = Make the window wider, 40 columns or more.
doctor-do-use-lines = Without a terminal play by lines, the game does so by itself.
doctor-do-use-utf8 = Set the terminal to UTF-8.
doctor-do-unset-encoding = Do without the environment variable PYTHONIOENCODING, or set it to utf-8.
doctor-do-mend-settings = Mend it, or take the file away, until then the defaults hold.
doctor-do-allow-settings = Let yourself read it, until then the defaults hold.
doctor-do-free-sound = End that program, the game tries again now and then.
doctor-do-mend-sounds = The game's own sounds play in their place, sorry-a11y sounds plays them all.

# -- the question which of two lines was heard

doctor-ready = Enter tests what you hear, Escape ends
doctor-refuse = key { $key } does nothing here, Enter tests what you hear, Escape ends
doctor-end = nothing was changed
doctor-saved = saved in { $path }
doctor-unsaved = { $path } cannot be written, for one game give --output { $output }
doctor-overruled = but the environment variable { $name } counts over it
