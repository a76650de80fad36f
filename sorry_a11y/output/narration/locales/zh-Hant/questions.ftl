# Answers to the keys that ask. $who is you, partner or other.

answer-pawns-own = { $first }
answer-pawns-of = { $name }的{ $first }
answer-pawns-at = { $count ->
    [1] 棋子{ $pawns }{ $place }
   *[other] 棋子{ $pawns }都{ $place }
}
answer-pawns-all = 四顆棋子都{ $place }
answer-all-pawns = 四顆棋子
answer-pawn-numbers = 棋子{ $pawns }
answer-to-go = 剩{ COUNT($steps) }步
answer-target = 在終點格第{ $target }格
answer-safe = 在安全區，剩{ COUNT($steps) }步
answer-side = { $who ->
    [you] 在你這邊
    [none] { $colour ->
        [blue] 在藍色那邊
        [yellow] 在黃色那邊
        [green] 在綠色那邊
       *[red] 在紅色那邊
    }
   *[other] 在{ $name }那邊
}
answer-slide-ahead = 再{ COUNT($steps) }步就到滑行區

answer-then-again = { $text }，然後再翻一張
answer-card-any = 可以當任何一張牌
answer-card-stuck = 你不能出{ $card }

answer-hand-empty = 你沒有手牌
answer-pile = 牌堆還有{ COUNT($count) }張
answer-pile-empty = 牌堆空了，下一張牌之前{ COUNT($count) }張全部重洗
answer-gone = 已經沒有{ $cards }了
answer-unseen = 還沒出的有{ $counts }
# How many cards of a kind are to come; $kind is card- and its name in notation.
answer-kind-left = { COUNT($count) }張{ $kind ->
    [card-1] 1
    [card-2] 2
    [card-3] 3
    [card-4] 4
    [card-5] 5
    [card-6] 6
    [card-7] 7
    [card-8] 8
    [card-9] 9
    [card-10] 10
    [card-11] 11
    [card-12] 12
    [card-J] J
    [card-Q] Q
    [card-K] K
    [card-A] A
    [card-joker] 鬼牌
   *[card-sorry] Sorry
}

answer-over = 遊戲結束了
answer-turn = { $who ->
    [you] 輪到你
    [colour] { $name }，輪到你
   *[other] 輪到{ $name }
}
answer-turn-card = { $who ->
    [you] 輪到你，你翻到{ $card }
    [colour] { $name }，輪到你，你翻到{ $card }
   *[other] 輪到{ $name }，翻到{ $card }
}
answer-turn-give = { $who ->
    [both] 輪到你，選一張牌給你的另一個顏色
    [you] 輪到你，選一張牌給隊友
   *[other] { $name }正在選牌
}
answer-standing = { $who ->
    [you] 你
   *[other] { $name }
}{ $home ->
    [4] 四顆都到終點了
    [0] 還沒有棋子到終點
   *[other] 有{ COUNT($home) }顆到終點
}{ $whole ->
    [yes] {""}
   *[no] ，共剩{ COUNT($steps) }步
}{ $scores ->
    [yes] ，{ COUNT($points) }分
   *[no] {""}
}
# 隊友合計。
answer-standing-team = { $who ->
    [you] 你
    [together] 你和{ $names }
    [each] { $names }各自
    [each-with-you] { $names }各自
   *[other] { $names }
}{ $home ->
    [8] 八顆都到終點了
    [0] 還沒有棋子到終點
   *[other] 有{ COUNT($home) }顆到終點
}{ $whole ->
    [yes] {""}
   *[no] ，共剩{ COUNT($steps) }步
}{ $scores ->
    [yes] ，{ COUNT($points) }分
   *[no] {""}
}
answer-none-stuck = 你的每顆棋子都能走
# 棋子為什麼不能走
answer-why = { $reason ->
    [in-start] { $pawns }還在{ $board ->
        [target] 狗屋
       *[safety] 起點
    }，要有{ $starters }才能出發
    [is-home] { $pawns }已經{ $board ->
        [target] 在終點格到位
       *[safety] 在終點
    }
    [overshoots] { $pawns }會走過{ $board ->
        [target] 最後一個終點格
       *[safety] 終點
    }
    [own-pawn] { $pawns }要停的那一格已經有{ $other }
    [no-backward] { $pawns }在終點格裡不能後退
    [guarded] { $pawns }被受保護的棋子擋住
    [lane-blocked] { $pawns }被終點格裡的棋子擋住
    [not-on-track] { $pawns }不在跑道上
    [nobody-there] { $pawns }沒有別人的棋子可以撞或換
    [no-rest] { $pawns }走了以後，剩下的步數沒有棋子能走
    [not-yours] { $pawns }不是你能移動的棋子
    [not-in-start] { $pawns }不在{ $board ->
        [target] 狗屋
       *[safety] 起點
    }
    [no-slide] { $pawns }那裡沒有滑行區
   *[wrong-card] 這張牌不能走{ $pawns }
}
answer-barred = { $why ->
    [card] 沒有{ $card }可以出
    [must-play] 有牌可出就一定要出
    [use] { $card }這張牌不能這樣出
    [foreign] 這一步屬於另一個局面
   *[other] 現在不用決定這件事
}
answer-instead = 請改選 { $decisions }
answer-give = 現在要選一張牌送出去
answer-no-hands = 這種玩法沒有手牌
answer-bump = { $who ->
    [you] 你撞走了{ $pawns }
   *[other] { $name }撞走了{ $pawns }
}
answer-bump-pawn = 剩{ COUNT($steps) }步的{ $pawn }
answer-bump-ago = { $turns ->
    [0] 就在上一回合
   *[other] { COUNT($turns) }回合前
}
answer-bump-none = 還沒有棋子被撞走
answer-forced = { $value ->
    [play] 現在沒有選擇的回合會自動進行
   *[ask] 現在沒有選擇的回合會等你按鍵
}
answer-no-news = 還沒有新消息
answer-no-earlier = 這是最早的一句
answer-no-later = 這是最新的一句
# 剛說到的棋子附近有什麼。
answer-near-behind = 後面{ COUNT($steps) }步是{ $other }
answer-near-ahead = 前面{ COUNT($steps) }步是{ $other }
answer-near-nobody = 附近沒有別的棋子
answer-near-circle = 再{ COUNT($steps) }步是{ $name }的{ $board ->
    [target] 出發格
   *[safety] 起點圈
}
answer-near-lane = 再{ COUNT($steps) }步{ $board ->
    [target] 進終點格
   *[safety] 進安全區
}
answer-near-none = 你沒有棋子在跑道上

# 一目了然。$first：第一個棋子；$steps：離自己出發格幾格。
answer-track = { $who ->
    [you] 從你的起點算起，{ $first }
   *[other] 從{ $name }的起點算起，{ $first }
}
answer-track-at = { $pawn }在第{ $steps }格
answer-track-empty = 跑道上沒有棋子
answer-track-home = { $who ->
    [you] 你
   *[other] { $name }
}有{ COUNT($count) }顆到{ $board ->
    [target] 終點格
   *[safety] 終點
}
answer-hits = 你用{ $cards }撞得到{ $pawn }
answer-hits-more = 用{ $cards }撞得到{ $pawn }
answer-hits-chance = 機會是百分之{ $chance }
answer-hits-none = 你用一張牌撞不到任何棋子
answer-goal = { $pawn }用{ $cards }能{ $board ->
    [target] 進終點格
   *[safety] 到終點
}
answer-goal-none = 你沒有棋子用一張牌就能{ $board ->
    [target] 進終點格
   *[safety] 到終點
}
answer-winner = { $who ->
    [you] 你
   *[other] { $name }
}用{ $cards }就贏
answer-winner-none = 沒有人用一張牌就能贏
answer-chances = 現在的勝率，{ $who ->
    [you] 你
    [together] 你和{ $names }
   *[other] { $names }
}百分之{ $wins }
answer-chances-more = { $who ->
    [you] 你
    [together] 你和{ $names }
   *[other] { $names }
}百分之{ $wins }

# 高手會怎麼走、為什麼，被撞的機會，以及回顧一場遊戲。

advice-best = { $how ->
    [number] 高手會選第{ $number }項，{ $choice }
    [card] 高手會{ $choice }
   *[other] 高手會這樣走，{ $choice }
}
advice-only = 你只有這個選擇
advice-no-turn = 現在沒有要決定的事
advice-chance = 這樣走勝率百分之{ $wins }
advice-next = 第二好的百分之{ $wins }
advice-alike = 還有別的走法一樣好
advice-rank = { $what ->
    [cards] { $numbers }
   *[choices] 第{ $numbers }項
}勝率百分之{ $wins }
advice-rank-more = { $what ->
    [cards] { $numbers }
   *[choices] 第{ $numbers }項
}百分之{ $wins }

advice-why-home = 能讓{ $pawns }到終點
advice-why-target = 能讓{ $pawns }進終點格
advice-why-lane = 能讓{ $pawns }進安全區
advice-why-start = 能讓{ $pawns }出發
advice-why-back = { $steps ->
    [0] 能撞走{ $pawns }
   *[other] 能撞走{ $pawns }，讓它白走{ COUNT($steps) }步
}
advice-why-loses = 會賠上{ $pawns }
advice-why-nearer = 能推進{ COUNT($steps) }步
advice-why-farther = 會倒退{ COUNT($steps) }步
advice-why-safer = { $name }的{ $cards }就撞不到{ $pawn }了
advice-why-exposed = 之後{ $name }的{ $cards }撞得到{ $pawn }
advice-why-other-exposed = 走第二好的，{ $name }的{ $cards }會撞得到{ $pawn }
advice-why-other-loses = 走第二好的會賠上{ $pawns }
advice-why-place = 這樣走，你的棋子位置比較好
advice-why-nothing = 你沒有別的選擇
advice-why-cards = 這樣留下的牌比較有用

advice-danger = { $name }的{ $cards }撞得到{ $pawn }
advice-odds-none = 沒人撞得到{ $whom ->
    [you] 你
   *[anybody] 那一方
}
advice-odds = { $pawn }有百分之{ $chance }的機會被撞
advice-odds-by = 要防{ $name }的{ $cards }
advice-odds-left = { $shuffled ->
    [yes] 重洗後有{ COUNT($count) }張
   *[no] 這樣的牌還剩{ COUNT($count) }張
}
advice-odds-more = { $pawn }有百分之{ $chance }
# $when: 走了剛說的那項以後，或現在的棋盤。
advice-odds-when = { $when ->
    [after] 這樣走，{ $first }
   *[now] 現在{ $first }
}
advice-odds-swap = 對手的{ $cards }能把{ $pawns }換走

advice-review-agreed = 這場的{ COUNT($decisions) }次選擇裡，有{ COUNT($agreed) }次是最好的。
# 選擇或牌運的份量：$share場裡的一場（0：太少），或$whole場。
advice-worth = { $whole ->
    [0] { $share ->
        [0] 幾乎沒有差別
        [2] 半場勝負
       *[other] 每{ COUNT($share) }場的一場勝負
    }
   *[other] { COUNT($whole) }場勝負
}
advice-review-worse = { $worse ->
    [0] 你的{ COUNT($choices) }次選擇都是最好的
   *[other] 你的{ COUNT($choices) }次選擇裡有{ COUNT($worse) }次不是最好的，合起來是{ $worth }
}
advice-review-average = { $than ->
    [less] 比你其他場少，平均是{ $worth }
    [more] 比你其他場多，平均是{ $worth }
   *[same] 和你其他場差不多
}
advice-review-none = 每次選擇損失的勝率都不超過百分之1。
advice-review-undecided = 這場遊戲沒有需要選擇的時候。
# $rank: 在整場的選擇裡
advice-review-made = { $rank ->
    [best] 你最好的選擇，第{ $turn }回合，你{ $card }
    [worst] 你最差的選擇，第{ $turn }回合，你{ $card }
   *[other] 第{ $turn }回合，你{ $card }
}
advice-review-who = { $rank ->
    [best] 最好的選擇，第{ $turn }回合，{ $name }{ $card }
    [worst] 最差的選擇，第{ $turn }回合，{ $name }{ $card }
   *[other] 第{ $turn }回合，{ $name }{ $card }
}
advice-review-took = 當時選的是{ $choice }
advice-review-other = { $rank ->
    [best] 其次是{ $choice }
   *[other] 更好的是{ $choice }
}
advice-review-wins = 勝率會是百分之{ $other }，不是百分之{ $wins }
# 這場的運氣。$worth、$cost: 勝率的百分點。
advice-luck-cards = { $kind ->
    [even] 牌運沒有偏向誰
    [good] 牌運給了你{ $worth }
   *[bad] 牌運讓你少了{ $worth }
}
# 牌對某位玩家值多少
advice-luck-of = 牌運讓{ $name }的勝率{ $kind ->
    [bad] 少
   *[good] 多
}了{ COUNT($worth) }個百分點{ $worth ->
    [100] 以上
   *[other] {""}
}

# What the keys do. The letters come from English, so each is told with its English word.

help-open = { $mode ->
    [lines] 輸入按鍵或像位置這樣的詞，聽它的作用，再輸入h聽全部
   *[keys] 按任一鍵聽它的作用，再按h聽全部的鍵
}
help-end = 所有的鍵都說完了，按Enter聽你的選擇
help-key = 這是{ $key }鍵
help-nothing = 這是{ $key }鍵，沒有作用
help-key-row = { $key }再按{ $digit }
help-key-digits = 數字1到9
help-name-enter = Enter
help-name-space = 空白
help-name-tab = Tab
help-name-shift-tab = Shift Tab
help-name-backspace = Backspace
help-name-escape = Esc
help-name-up = 向上
help-name-down = 向下
help-name-left = 向左
help-name-right = 向右
help-name-comma = 逗號
help-name-stop = 句點
help-name-question = 問號
help-name-left-bracket = 左方括號
help-name-right-bracket = 右方括號
help-name-minus = 減號
help-name-equals = 等號
help-name-unknown = 不明

help-digit = 說出那項選擇，聽過的就選定
help-next = 聽下一項選擇，n是next
help-previous = 聽上一項選擇，p是previous
help-take = 選定剛說的那項
help-back = 回到前一個問題
help-list = 列出所有選擇，l是list
help-undo = 悔棋，退回你的上一步，和朋友同桌時牌堆才會重洗，u是undo
help-pawns = 你的棋子在哪裡，w是where
help-opponents = 對手的棋子在哪裡，再按聽下一位，o是opponent
help-card = 你的牌和它的作用，再按聽規則，c是card
help-hand = 聽你的手牌，Dog和計分時才有，f是fan
help-ask = 打開更多問題，輪到誰、剩下的牌、附近有誰，i是information
help-table = 這一場玩什麼、用什麼規則、玩到何時、有誰
help-turn = 輪到誰
help-standing = 戰況，再按聽能到終點或獲勝的牌，再按聽勝率，s是standing
help-cards-left = 牌堆還有幾張，哪些牌出完了
help-danger = 走這項以後的危險，再按聽有幾張牌，再按聽現在的，再按聽你撞得到誰，d是danger
help-why = 棋子為什麼不能走，或牌為什麼不能出，y音同why
help-advice = 高手會怎麼選，再按聽每項的勝率，再按聽為什麼，g是good
help-neighbours = 棋子的前後有誰，再按聽下一顆
help-track = 從你的起點算起，依序聽跑道上所有的棋子
help-bump = 最後誰撞走了誰，k是kick
help-news = 你上回合以來的所有消息，a是all
help-repeat = 再聽一次剛說的，r是repeat
help-earlier = 往前聽一句
help-later = 往後聽一句
help-hush = 停止遊戲的語音，x像打叉
help-verbosity = 詳細程度，簡短、一般或詳細
help-board = 畫出棋盤給看得見的人看
help-settings = 打開設定，m是menu
help-help = 聽按鍵說明，h是help
help-quit = 按兩次就結束，q是quit

# 朋友各用各的鍵盤時
help-say = 傳訊息給同桌的人
help-chat = 往回聽聊天的訊息，從最新的開始
help-desk = 這一桌的選單，可以開始、暫停、靜音或離開
help-yes = 同意別人問的事，或讓沒得選的回合自動進行
help-no = 不同意，或讓沒得選的回合等你

# The questions in few words: rows of the list of key i, and buttons of the page.
ask-open = 想知道什麼，按數字就回答，按Esc離開
ask-pawns = 我的棋子
ask-opponents = 對手
ask-danger = 危險
ask-why = 為什麼不行？
ask-advice = 建議
ask-card = 我的牌
ask-hand = 我的手牌
ask-standing = 戰況
ask-list = 所有選擇
ask-bump = 最後一撞
ask-news = 所有消息
ask-repeat = 再聽一次
ask-earlier = 往前
ask-later = 往後
ask-chat = 聊天紀錄
ask-undo = 悔棋
ask-desk = 這一桌的選單
ask-table = 規則和玩家
ask-turn = 輪到誰
ask-cards-left = 牌堆還有幾張
ask-neighbours = 棋子附近有誰
ask-track = 跑道上所有的棋子
ask-verbosity = 詳細程度

# 用整行輸入時，代替按鍵的詞，各不相同。
help-word-next = 下一項
help-word-previous = 上一項
help-word-take = 選定
help-word-back = 返回
help-word-list = 全部
help-word-undo = 悔棋
help-word-pawns = 位置
help-word-opponents = 對手
help-word-card = 這張牌
help-word-hand = 手牌
help-word-turn = 輪到誰
help-word-standing = 戰況
help-word-cards-left = 牌堆
help-word-danger = 危險
help-word-neighbours = 附近
help-word-track = 跑道
help-word-why = 為什麼
help-word-advice = 建議
help-word-bump = 撞走
help-word-news = 消息
help-word-repeat = 重複
help-word-earlier = 前一句
help-word-later = 後一句
help-word-hush = 安靜
help-word-verbosity = 詳細程度
help-word-board = 棋盤
help-word-settings = 設定
help-word-help = 說明
help-word-quit = 結束
help-word-say = 傳訊息
help-word-chat = 聊天
help-word-ask = 提問
help-word-table = 資訊
help-word-desk = 選單
help-word-yes = 同意
help-word-no = 不同意

# 沒有按鍵時的說法：touch-NAME 代替 NAME。

touch-people-asks-undo = { $count ->
    [0] { $name }想悔棋
   *[other] { $name }想悔棋，{ $names }之後走的也要退回
}
touch-people-asks-seat = { $name }想坐{ $other }的座位繼續玩，{ $other }不在
touch-people-bot-may = 現在可以讓電腦替{ $name }代打
touch-people-desk = 這一桌的選單
touch-people-report-open = 你為什麼檢舉{ $name }
touch-decision-key = { "" }
touch-menu-open = 開始選單
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = 自訂規則
touch-menu-type-name = { $what ->
    [setup] 替這個玩法輸入名字
    [person] 輸入一起玩的人的名字
   *[player] 輸入你的名字
}，或不取名就繼續
touch-setting-open = { menu-settings }
touch-ask-open = 想知道什麼
touch-end-quit = 再選一次就結束，選別的就繼續玩
touch-end-quit-kept = 再選一次就結束，遊戲已存檔，選別的就繼續玩
touch-menu-people = 用這個裝置的人，{ $count ->
    [0] 只有你
   *[other] 還有{ $names }
}
touch-help-quit = 再選一次就結束
touch-decision-forced-offer = 沒得選的回合會自動進行，可以到設定裡更改
touch-decision-go-on = 後面還有
touch-once-key = 先選牌，再選棋子
touch-menu-newcomer-choose = 選哪一項就走哪一項
touch-menu-newcomer-ask = 下面的按鈕會說你的棋子在哪裡，還有別的
touch-menu-newcomer-hand = 下面的按鈕會說你的手牌、棋子在哪裡，還有別的
touch-hall-type-name = 請輸入你自己的名字
touch-hall-tables-open = { $count ->
    [0] 現在沒有公開桌
   *[other] 有{ COUNT($count) }張公開桌
}
touch-hall-people-open = 這裡還有{ COUNT($count) }個人
touch-hall-friends-open = 你的朋友
touch-hall-more-open = { hall-more }
touch-hall-person-open = 這是{ $name }
touch-hall-you-open = 你的名字是{ $name }
