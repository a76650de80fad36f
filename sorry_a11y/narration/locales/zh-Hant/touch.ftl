# 沒有按鍵時的說法：touch-NAME 代替 NAME。

touch-open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
}
touch-people-open = 朋友同桌
touch-people-gather = { $count ->
    [0] 人都到齊，可以開始
   *[other] 還有{ $count }個空位，可以開始，由電腦補上
}
touch-people-over = 遊戲結束
touch-people-desk = 管理這一桌
touch-ask-key = { "" }
