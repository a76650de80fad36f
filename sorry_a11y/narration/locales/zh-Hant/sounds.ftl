# The sounds: what each is called and what it means, the gallery, and guessing.

# -- the gallery

sounds-open = 共{ $count ->
    [2] 兩
   *[other] { $count }
}個音效，分成{ $pages ->
    [2] 兩
   *[other] { $pages }
}頁，每頁9個
sounds-page = 第{ $page }頁，共{ $pages }頁，按數字播放，按h求助
sounds-turned = 第{ $page }頁，共{ $pages }頁
sounds-item = { $name }，按{ $number }
sounds-told = { $name }，第{ $number }項，共{ $count ->
    [2] 兩
   *[other] { $count }
}項
sounds-no-such = 這裡沒有音效{ $number }，按1到{ $count }播放
# a line of the list for pipes; $file: the sound's file, $what: a whole sentence
sounds-line = { $number }，{ $name }，{ $file }。{ $what }
sounds-refuse = 這裡{ $key }鍵沒有作用，按數字播放，按h求助
sounds-leave = 音效說完了
# $reason: why nothing is heard
sounds-silent = { $reason ->
    [no-library] 聽不到音效，Python套件pysdl2-dll載入不了
    [no-files] 聽不到音效，沒有安裝音效檔
    [no-device] 聽不到音效，打不開音效裝置
    [busy] 聽不到音效，別的程式占用音效裝置
   *[other] 聽不到音效，音效裝置沒有回應
}
sounds-unused = 你的資料夾有{ $count ->
    [1] 一
    [2] 兩
   *[other] { $count }
}個檔案沒有用到，sorry-a11y doctor 會說是哪些

# -- help, one sentence a key

sounds-help-digit = 按數字播放這一頁的那個音效
sounds-help-take = 按Enter播放下一個音效
sounds-help-next = 按n到下一頁，n是next
sounds-help-previous = 按p到上一頁，p是previous
sounds-help-list = 按l列出這一頁，l是list
sounds-help-repeat = 按r再播一次，r是repeat
sounds-help-guess = 按g猜這一頁的音效，g是guess
sounds-help-back = 按Esc離開

# -- guessing

sounds-guess = 這是哪個音效，1到{ $count }
sounds-guess-again = 再聽一次這個，1到{ $count }
sounds-right = 對了，{ $name }
sounds-wrong = 不對，是{ $name }
sounds-score = 答對{ $right ->
    [2] 兩
   *[other] { $right }
}題，共{ $asked ->
    [2] 兩
   *[other] { $asked }
}題，按Enter繼續
sounds-guess-refuse = 這裡{ $key }鍵沒有作用，按1到{ $count }來猜，按r再播，按Esc結束
sounds-guess-go-on = 這裡{ $key }鍵沒有作用，按Enter繼續，按r再播，按Esc結束
sounds-guess-end = 答對{ $right ->
    [2] 兩
   *[other] { $right }
}題，共{ $asked ->
    [2] 兩
   *[other] { $asked }
}題

# -- names, in a sentence

sounds-name-card-draw = 抽牌
sounds-name-card-1 = 卡牌1
sounds-name-card-2 = 卡牌2
sounds-name-card-3 = 卡牌3
sounds-name-card-4 = 卡牌4
sounds-name-card-5 = 卡牌5
sounds-name-card-6 = 卡牌6
sounds-name-card-7 = 卡牌7
sounds-name-card-8 = 卡牌8
sounds-name-card-9 = 卡牌9
sounds-name-card-10 = 卡牌10
sounds-name-card-11 = 卡牌11
sounds-name-card-12 = 卡牌12
sounds-name-card-13 = 卡牌K
sounds-name-card-sorry = Sorry卡
sounds-name-card-joker = 鬼牌
sounds-name-exchange = 換牌
sounds-name-hand-folded = 攤出手牌
sounds-name-step-forward = 前進
sounds-name-step-back = 後退
sounds-name-start-exit = 棋子出發
sounds-name-bump-opponent = 撞回
sounds-name-bump-own = 你的棋子被撞回
sounds-name-burn = 路過撞回
sounds-name-slide = 滑行
sounds-name-safety = 安全區
sounds-name-target = 終點格
sounds-name-home = 到終點
sounds-name-swap = 互換
sounds-name-protected = 受保護的棋子
sounds-name-turn-red = 輪到紅色
sounds-name-turn-blue = 輪到藍色
sounds-name-turn-yellow = 輪到黃色
sounds-name-turn-green = 輪到綠色
sounds-name-your-turn = 輪到你
sounds-name-handover = 交接鍵盤
sounds-name-win = 贏了遊戲
sounds-name-lose = 輸了遊戲
sounds-name-round-won = 贏了一局
sounds-name-score = 計分
sounds-name-undo = 收回
sounds-name-error = 拒絕
sounds-name-menu-move = 下一項選擇
sounds-name-menu-select = 選定
sounds-name-menu-edge = 選擇的盡頭

# -- what each means

sounds-what-card-draw = 抽牌或放下一張牌。
sounds-what-card-1 = 卡牌是1或A，一個短高音。
sounds-what-card-2 = 卡牌是2，兩個短高音。
sounds-what-card-3 = 卡牌是3，三個短高音。
sounds-what-card-4 = 卡牌是4，四個下降的音。
sounds-what-card-5 = 卡牌是5，一個長低音。
sounds-what-card-6 = 卡牌是6，一個長低音加一個短高音。
sounds-what-card-7 = 卡牌是7，一個長低音加兩個短高音。
sounds-what-card-8 = 卡牌是8，一個長低音加三個短高音。
sounds-what-card-9 = 卡牌是9，一個長低音加四個下降的音。
sounds-what-card-10 = 卡牌是10，兩個長低音。
sounds-what-card-11 = 卡牌是11或J，兩個長低音加一個短高音。
sounds-what-card-12 = 卡牌是12或Q，兩個長低音加兩個短高音。
sounds-what-card-13 = 卡牌是K，兩個長低音加三個短高音。
sounds-what-card-sorry = 卡牌是Sorry，單簧管往下走，再嘆一口氣。
sounds-what-card-joker = 卡牌是鬼牌，四個快音上下跳。
sounds-what-exchange = 隊友換了一張牌。
sounds-what-hand-folded = 有玩家不能出牌，攤出全部手牌。
sounds-what-step-forward = 棋子前進。
sounds-what-step-back = 棋子後退。
sounds-what-start-exit = 棋子離開起點。
sounds-what-bump-opponent = 別人的棋子被撞回起點。
sounds-what-bump-own = 你的一個棋子被撞回起點。
sounds-what-burn = 有棋子被路過的7撞回。
sounds-what-slide = 棋子滑行。
sounds-what-safety = 棋子進安全區。
sounds-what-target = 棋子進終點格。
sounds-what-home = 棋子到終點。
sounds-what-swap = 兩個棋子互換。
sounds-what-protected = 受保護的棋子擋在路上。
sounds-what-turn-red = 輪到紅色，一個平音。
sounds-what-turn-blue = 輪到藍色，一個上升的音。
sounds-what-turn-yellow = 輪到黃色，兩個快音。
sounds-what-turn-green = 輪到綠色，一個下降的音。
sounds-what-your-turn = 輪到你。
sounds-what-handover = 該交接鍵盤了。
sounds-what-win = 你贏了遊戲。
sounds-what-lose = 別人贏了遊戲。
sounds-what-round-won = 有人贏了一局。
sounds-what-score = 記下分數。
sounds-what-undo = 收回了一步。
sounds-what-error = 那樣不行。
sounds-what-menu-move = 選單的下一項選擇。
sounds-what-menu-select = 選定了一項。
sounds-what-menu-edge = 選單的第一項或最後一項。
