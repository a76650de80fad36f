# 沒有按鍵時的說法：touch-NAME 代替 NAME。

touch-open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
}
touch-people-open = 這是和朋友的一桌
touch-people-gather = { $count ->
    [0] 人都到齊了，可以開始遊戲
   *[other] 還在等{ COUNT($count) }位朋友，也可以現在開始，空位由電腦玩
}
touch-people-over = 遊戲結束了
touch-people-desk = 這一桌的選單
touch-ask-key = { "" }
touch-turn-forced-tip = 沒得選的時候可以自動走，在設定裡的只有一項選擇時那一項
