# The game's own voice.

voice-speaks = { $name } speaks
voice-silent = { $reason ->
    [library-missing] no speech, accessible-output2 is not installed, replies are printed
    [server-missing] no speech, Speech Dispatcher is not installed, replies are printed
    [server-down] no speech, Speech Dispatcher does not run, replies are printed
    [nothing-runs] no speech, no screen reader and no synthesiser runs, replies are printed
    [no-answer] speech does not answer, replies are printed
   *[failed] speech has failed, replies are printed
}
voice-line-a = Line A is printed.
voice-line-b = Line B is spoken.
voice-ask = press 1 if you heard A, 2 if B, 3 both, 4 none
voice-answer = { $answer ->
    [1] your screen reader reads the screen, output terminal
    [2] the game speaks, output speech
    [3] your screen reader reads the screen, no second voice needed, output terminal
   *[4] nothing was heard, output terminal, sorry-a11y doctor looks for the cause
}
voice-unchanged = output stays { $output }
voice-hush = x stops the game's own speech, which is off
