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
help-undo = 悔棋，退回你的上一步，u是undo
help-pawns = 你的棋子在哪裡，w是where
help-opponents = 對手的棋子在哪裡，再按聽下一位，o是opponent
help-card = 你的牌和它的作用，再按聽規則，c是card
help-hand = 聽你的手牌，Dog和計分時才有，f是fan
help-ask = 打開更多問題，輪到誰、剩下的牌、附近有誰，i是information
help-table = 這一場玩什麼、用什麼規則、玩到何時、有誰
help-turn = 輪到誰
help-standing = 戰況，再按聽能到終點或獲勝的牌，再按聽勝率，s是standing
help-cards-left = 牌堆還有幾張，哪些牌出完了
help-danger = 走這項以後的危險，再按聽現在的，再按聽你撞得到誰，d是danger
help-why = 棋子為什麼不能走，或牌為什麼不能出，y音同why
help-advice = 高手會怎麼選，再按聽每項的勝率，再按聽為什麼，g是good
help-neighbours = 棋子的前後有誰，再按聽下一顆
help-track = 從你的起點算起，依序聽跑道上所有的棋子
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

touch-greeting-title = { greeting-game }
touch-people-open = 這是和朋友的一桌
touch-people-gather = { $count ->
    [0] 人都到齊了，可以開始遊戲
   *[other] 還在等{ COUNT($count) }位朋友，也可以現在開始，空位由電腦玩
}
touch-people-over = 遊戲結束了
touch-people-desk = 這一桌的選單
touch-decision-key = { "" }
touch-menu-open = 開始選單
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = 自訂規則
touch-menu-type-name = 輸入名字，或不取名就繼續
touch-menu-name-so-far = 名字是{ $name }
touch-setting-open = { menu-settings }
touch-ask-open = 想知道什麼
touch-end-quit = 再選一次就結束，選別的就繼續玩
touch-end-quit-kept = 再選一次就結束，遊戲已存檔，選別的就繼續玩
touch-decision-wait = 接下來輪到{ $name }
touch-decision-stopped = 停下了
touch-menu-people = { $count ->
    [0] 這個裝置只有你用
   *[other] 這個裝置還有{ $names }一起用
}
touch-help-quit = 再選一次就結束
touch-page-site-type = 按輸入名字的按鈕，打開輸入的地方。
touch-decision-forced-offer = 沒得選的回合會自動進行，可以到設定裡更改
touch-decision-go-on = 後面還有
touch-once-key = 先選牌，再選棋子
touch-menu-newcomer-choose = 選哪一項就走哪一項
touch-menu-newcomer-ask = 下面的按鈕會說你的棋子在哪裡，還有別的
touch-menu-newcomer-hand = 下面的按鈕會說你的手牌、棋子在哪裡，還有別的
touch-hall-type-name = 請輸入你自己的名字
touch-hall-tables-none = 現在沒有公開桌
touch-hall-tables-open = 這些是公開桌
touch-hall-people-open = 這些人在這裡
touch-hall-person-open = 這是{ $name }
touch-hall-you-open = 你的名字是{ $name }
