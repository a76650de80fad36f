# At the table: refusals, handing over, taking back.

turn-refuse = 這裡{ $key }鍵沒有作用，按h求助
turn-wait = 輪到{ $name }，按Enter
turn-no-choice = 沒有第{ $number }項，{ $count ->
    [1] 只有1項
    [2] 只有兩項
   *[other] 只有{ $count }項
}
turn-no-steps = 這裡沒有{ $number }
turn-first-stage = 這是第一步選擇，不能再退
turn-not-yours = 還沒輪到你
turn-undo-off = 這場遊戲不能收回
turn-undo-none = 還沒有可以收回的
turn-undo-exchange = 換牌之後還沒有可以收回的
turn-undone = 已收回
turn-hand-over = 鍵盤交給{ $name }，接手後按Enter
turn-scrollback = 先前說的在上面還讀得到
turn-sent = 已送出
turn-stopped = 停下了，按Enter繼續
turn-forced-pass = 都不能動
