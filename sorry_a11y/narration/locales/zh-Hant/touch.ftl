# 沒有按鍵時的說法：touch-NAME 代替 NAME。

touch-open-title = { open-game }
touch-people-open = 這是和朋友的一桌
touch-people-gather = { $count ->
    [0] 人都到齊了，可以開始遊戲
   *[other] 還在等{ COUNT($count) }位朋友，也可以現在開始，空位由電腦玩
}
touch-people-over = 遊戲結束了
touch-people-desk = 這一桌的選單
touch-ask-key = { "" }
touch-menu-open = 開始選單
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = 自訂規則
touch-menu-type-name = 輸入名字，或不取名就繼續
touch-menu-name-so-far = 名字是{ $name }
touch-set-open = { menu-settings }
touch-end-quit = 再選一次就結束，選別的就繼續玩
touch-end-quit-kept = 再選一次就結束，遊戲已存檔，選別的就繼續玩
touch-turn-wait = 接下來輪到{ $name }
touch-turn-stopped = 停下了
touch-menu-people = { $count ->
    [0] 這個裝置只有你用
   *[other] 這個裝置還有{ $names }一起用
}
touch-help-quit = 再選一次就結束
touch-page-site-type = 按輸入名字的按鈕，打開輸入的地方。
touch-turn-forced-offer = 只有一項選擇時可以自動選定，到設定裡更改
touch-menu-newcomer-choose = 選哪一項就走哪一項
touch-menu-newcomer-ask = 下面的按鈕會說你的棋子在哪裡，還有別的
touch-hall-type-name = 請輸入你自己的名字
touch-hall-tables-none = 現在沒有公開桌
touch-hall-tables-open = 這些是公開桌
touch-hall-people-open = 這些人在這裡
touch-hall-person-open = 這是{ $name }
touch-hall-you-open = 你的名字是{ $name }
