# At the table: refusals, handing over, taking back.

turn-refuse = 這裡{ $key }鍵沒有作用，按h聽說明
turn-wait = 接下來輪到{ $name }，請按Enter
turn-no-choice = 沒有第{ $number }項，只有{ COUNT($count) }項
turn-no-steps = 這裡不能選{ $number }
turn-first-stage = 這是第一個問題，不能再往回
turn-not-yours = 還沒輪到你
turn-undo-off = 這場遊戲不能悔棋
turn-undo-none = 你還沒有走過，沒有棋可悔
turn-undo-exchange = 換牌之後你還沒有走過，沒有棋可悔
turn-undone = 已悔棋，退回一步
turn-hand-over = 換{ $name }用鍵盤，{ $name }請按Enter
turn-scrollback = 上面的文字還可以讀
turn-sent = 已送出
turn-stopped = 停下了，按Enter繼續
turn-forced-pass = 沒有棋子能走
turn-forced-offer = 只有一項選擇時可以自動選定，按m到設定裡更改
