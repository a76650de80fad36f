# The game's own voice.

voice-speaks = 由{ $name }說話
voice-silent = { $reason ->
    [library-missing] 沒有安裝語音需要的套件，所以改為顯示文字
    [server-missing] 沒有安裝Speech Dispatcher，所以改為顯示文字
    [server-down] Speech Dispatcher沒有執行，所以改為顯示文字
    [nothing-runs] 螢幕報讀軟體和語音合成器都沒有執行，所以改為顯示文字
    [no-answer] 語音沒有回應，所以改為顯示文字
   *[failed] 語音出了問題，所以改為顯示文字
}
voice-line-a = A行是顯示在螢幕上的。
voice-line-b = B行是說出來的。
voice-ask = 聽到A按1，聽到B按2，都聽到按3，都沒聽到按4
voice-answer = { $answer ->
    [1] 你的螢幕報讀軟體會念螢幕，輸出設為terminal
    [2] 由遊戲說話，輸出設為speech
    [3] 螢幕報讀軟體會念螢幕，不需要第二個語音，輸出設為terminal
   *[4] 你什麼都沒聽到，輸出設為terminal，用 sorry-a11y doctor 找原因
}
voice-unchanged = 輸出仍是{ $output }
voice-hush = 遊戲的語音是關的，按x沒有東西可停
