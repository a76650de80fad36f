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
