# The game's own voice.

voice-speaks = 由{ $name }說話
voice-silent = { $reason ->
    [library-missing] 缺少語音需要的套件，改為顯示文字
    [server-missing] 沒有語音，未安裝Speech Dispatcher，改為顯示文字
    [server-down] 沒有語音，Speech Dispatcher沒有執行，改為顯示文字
    [nothing-runs] 沒有語音，沒有螢幕報讀軟體或語音合成器在執行，改為顯示文字
    [no-answer] 語音沒有回應，改為顯示文字
   *[failed] 語音失敗，改為顯示文字
}
voice-line-a = A行是印出來的。
voice-line-b = B行是說出來的。
voice-ask = 聽到A按1，聽到B按2，都聽到按3，都沒有按4
voice-answer = { $answer ->
    [1] 由螢幕報讀軟體念螢幕，輸出terminal
    [2] 由遊戲說話，輸出speech
    [3] 螢幕報讀軟體會念螢幕，不需要第二個語音，輸出terminal
   *[4] 什麼都沒聽到，輸出terminal，用 sorry-a11y doctor 找原因
}
voice-unchanged = 輸出仍是{ $output }
voice-hush = 按x停止遊戲的語音，語音現在是關的
