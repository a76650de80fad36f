# The sounds: what each is called and what it means, the gallery, and guessing.

# -- the gallery

sounds-open = 這裡有{ COUNT($count) }個音效，分成{ COUNT($pages) }頁，每頁九個
sounds-page = 第{ $page }頁，共{ COUNT($pages) }頁，按數字播放，按h聽說明
sounds-turned = 第{ $page }頁，共{ COUNT($pages) }頁
sounds-item = { $name }，按{ $number }
sounds-told = { $name }，第{ $number }項，共{ COUNT($count) }項
sounds-no-such = 這裡沒有第{ $number }個音效，請按1到{ $count }
# a line of the list for pipes; $file: the sound's file, $what: a whole sentence
sounds-line = { $number }，{ $name }，{ $file }。{ $what }
sounds-refuse = 這裡{ $key }鍵沒有作用，按數字播放，按h聽說明
sounds-leave = 音效說完了
# $reason: why nothing is heard
sounds-silent = { $reason ->
    [no-library] 聽不到音效，因為缺少音效程式庫SDL 2，doctor會說怎麼安裝
    [no-files] 聽不到音效，因為沒有安裝音效檔
    [no-device] 聽不到音效，因為打不開音效裝置
    [busy] 聽不到音效，因為別的程式占用音效裝置
   *[other] 聽不到音效，因為音效裝置沒有回應
}
sounds-unused = 你的資料夾有{ COUNT($count) }個檔案沒有用到，sorry-a11y doctor 會說是哪些

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

sounds-guess = 這是哪個音效，按1到{ $count }來猜
sounds-guess-again = 再聽一次，按1到{ $count }來猜
sounds-right = 對了，{ $name }
sounds-wrong = 不對，是{ $name }
sounds-score = 你答對{ COUNT($right) }題，共{ COUNT($asked) }題，按Enter繼續
sounds-guess-refuse = 這裡{ $key }鍵沒有作用，按1到{ $count }來猜，按r再播，按Esc結束
sounds-guess-go-on = 這裡{ $key }鍵沒有作用，按Enter繼續，按r再播，按Esc結束
sounds-guess-silent = 聽不到聲音，沒辦法猜
sounds-guess-end = 你答對{ COUNT($right) }題，共{ COUNT($asked) }題

# -- names, in a sentence

sounds-name-card-draw = 抽牌
sounds-name-card-1 = 牌面1
sounds-name-card-2 = 牌面2
sounds-name-card-3 = 牌面3
sounds-name-card-4 = 牌面4
sounds-name-card-5 = 牌面5
sounds-name-card-6 = 牌面6
sounds-name-card-7 = 牌面7
sounds-name-card-8 = 牌面8
sounds-name-card-9 = 牌面9
sounds-name-card-10 = 牌面10
sounds-name-card-11 = 牌面11
sounds-name-card-12 = 牌面12
sounds-name-card-13 = 牌面K
sounds-name-card-sorry = Sorry牌
sounds-name-card-joker = { terms-card-joker }
sounds-name-exchange = 換牌
sounds-name-hand-folded = 棄掉手牌
sounds-name-step-forward = 前進
sounds-name-step-back = 後退
sounds-name-start-exit = 棋子出發
sounds-name-bump-opponent = 撞走別人
sounds-name-bump-own = 你的棋子被撞走
sounds-name-bump-own-half = 你的棋子半路被撞走
sounds-name-bump-own-most = 你的棋子快到終點被撞走
sounds-name-burn = 被7路過撞走
sounds-name-slide = 滑行
sounds-name-safety = 進安全區
sounds-name-target = 進終點格
sounds-name-home = 到終點
sounds-name-swap = 互換
sounds-name-protected = 受保護的棋子
sounds-name-turn-red = 輪到紅色
sounds-name-turn-blue = 輪到藍色
sounds-name-turn-yellow = 輪到黃色
sounds-name-turn-green = 輪到綠色
sounds-name-your-turn = 輪到你
sounds-name-handover = 換人用鍵盤
sounds-name-win = 贏了遊戲
sounds-name-lose = 輸了遊戲
sounds-name-round-won = 贏了一局
sounds-name-score = 得分
sounds-name-undo = 悔棋
sounds-name-error = 不能這樣做
sounds-name-menu-move = 下一項選擇
sounds-name-menu-select = 選定
sounds-name-menu-edge = 選擇到底了

# -- what each means

sounds-what-card-draw = 有人抽牌，或放下一張牌。
sounds-what-card-1 = 這張牌是1或A，一個短高音。
sounds-what-card-2 = 這張牌是2，兩個短高音。
sounds-what-card-3 = 這張牌是3，三個短高音。
sounds-what-card-4 = 這張牌是4，四個下降的音。
sounds-what-card-5 = 這張牌是5，一個長低音。
sounds-what-card-6 = 這張牌是6，一個長低音加一個短高音。
sounds-what-card-7 = 這張牌是7，一個長低音加兩個短高音。
sounds-what-card-8 = 這張牌是8，一個長低音加三個短高音。
sounds-what-card-9 = 這張牌是9，一個長低音加四個下降的音。
sounds-what-card-10 = 這張牌是10，兩個長低音。
sounds-what-card-11 = 這張牌是11或J，兩個長低音加一個短高音。
sounds-what-card-12 = 這張牌是12或Q，兩個長低音加兩個短高音。
sounds-what-card-13 = 這張牌是K，兩個長低音加三個短高音。
sounds-what-card-sorry = 這張牌是Sorry，單簧管一路往下，再嘆一口氣。
sounds-what-card-joker = 這張牌是鬼牌，四個快音上下跳。
sounds-what-exchange = 隊友互換了一張牌。
sounds-what-hand-folded = 有玩家沒有牌可出，棄掉全部手牌。
sounds-what-step-forward = 棋子前進。
sounds-what-step-back = 棋子後退。
sounds-what-start-exit = 棋子離開起點。
sounds-what-bump-opponent = 別人的一顆棋子被撞回起點。
sounds-what-bump-own = 你的一顆棋子在前三分之一的路上被撞回起點。
sounds-what-bump-own-half = 你的一顆棋子在中間三分之一的路上被撞回起點，下降兩次。
sounds-what-bump-own-most = 你的一顆棋子在最後三分之一的路上被撞回起點，下降三次。
sounds-what-burn = 一張7路過一顆棋子，把它撞走。
sounds-what-slide = 棋子滑行。
sounds-what-safety = 棋子進安全區。
sounds-what-target = 棋子進終點格。
sounds-what-home = 棋子到終點。
sounds-what-swap = 兩顆棋子互換位置。
sounds-what-protected = 受保護的棋子擋在路上。
sounds-what-turn-red = 輪到紅色，一個平穩的風琴音。
sounds-what-turn-blue = 輪到藍色，一個柔和的上升音。
sounds-what-turn-yellow = 輪到黃色，兩下快速的敲木聲。
sounds-what-turn-green = 輪到綠色，一個簧管的下降音。
sounds-what-your-turn = 輪到你。
sounds-what-handover = 該換人用鍵盤了。
sounds-what-win = 你贏了遊戲。
sounds-what-lose = 別人贏了遊戲。
sounds-what-round-won = 有人贏了一局。
sounds-what-score = 有人得分。
sounds-what-undo = 有人悔棋，退回一步。
sounds-what-error = 你不能那樣做。
sounds-what-menu-move = 你移到選單的下一項選擇。
sounds-what-menu-select = 你選定了一項。
sounds-what-menu-edge = 你在選單的第一項或最後一項。
