# What the keys do. The letters come from English, so each is told with its English word.

help-open = { $mode ->
    [lines] 輸入按鍵或像位置這樣的詞，聽它的作用，再輸入h聽全部
   *[keys] 按任一鍵聽它的作用，再按h聽全部
}
help-end = 按鍵說完了，按Enter聽你的選擇
help-key = 這是{ $key }鍵
help-nothing = 這是{ $key }鍵，沒有作用
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

help-digit = 說出那項選擇，再按一次就選定
help-next = 下一項選擇，n是next
help-previous = 上一項選擇，p是previous
help-take = 選定剛說的那項
help-back = 回到前一個問題
help-list = 列出所有選擇，l是list
help-undo = 收回你上一步和之後的回應，u是undo
help-pawns = 你的棋子在哪裡，w是where
help-opponents = 對手的棋子，再按聽下一位，o是opponent
help-card = 這張卡牌和它的作用，再按說規則，c是card
help-hand = 攤開你的手牌，用於有手牌的遊戲，f是fan
help-table = 這一場玩什麼，用什麼規則，玩到何時，有誰，i是information
help-turn = 輪到誰，t是turn
help-standing = 目前戰況，再按是能到終點或獲勝的牌，再按是勝率，s是standing
help-cards-left = 還有哪些卡牌，哪些出完了，k音近卡
help-danger = 走這項之後的危險，再按是現在，再按是你撞得到誰，d是danger
help-why = 棋子為什麼不能動，或牌為什麼不能出，y音同why
help-advice = 高手會怎麼走，再按是每項勝率，再按說為什麼，g是good
help-neighbours = 棋子的前後有誰，再按換下一個，z是zone
help-track = 從你的起點起，依序聽外圈所有的棋子
help-news = 你上回合以來的所有消息，a是all
help-repeat = 再說一次，r是repeat
help-earlier = 往前一句，聽說過的話
help-later = 再往後一句
help-hush = 停止遊戲的語音，x像打叉
help-verbosity = 說多少，簡短、一般或詳盡，v是verbose
help-board = 畫出圖板給看得見的人看
help-settings = 設定，m是menu
help-help = 求助，h是help
help-quit = 按兩次結束，q是quit

# 朋友各用各的鍵盤時
help-say = 對同桌的人說話
help-chat = 再聽同桌說過的話，從最新的開始
help-desk = 管理這一桌，開始、暫停、靜音、離開
help-yes = 對這一桌的詢問說是
help-no = 對這一桌的詢問說不是

# 用整行輸入時，代替按鍵的詞，各不相同。
help-word-next = 下一項
help-word-previous = 上一項
help-word-take = 選定
help-word-back = 返回
help-word-list = 全部
help-word-undo = 收回
help-word-pawns = 位置
help-word-opponents = 對手
help-word-card = 卡牌
help-word-hand = 手牌
help-word-turn = 輪到
help-word-standing = 名次
help-word-cards-left = 牌堆
help-word-danger = 危險
help-word-neighbours = 附近
help-word-track = 外圈
help-word-why = 為什麼
help-word-advice = 建議
help-word-news = 消息
help-word-repeat = 重複
help-word-earlier = 前一句
help-word-later = 後一句
help-word-hush = 安靜
help-word-verbosity = 詳略
help-word-board = 圖板
help-word-settings = 設定
help-word-help = 說明
help-word-quit = 結束
help-word-say = 說話
help-word-chat = 對話
help-word-table = 資訊
help-word-desk = 桌務
help-word-yes = 同意
help-word-no = 拒絕
