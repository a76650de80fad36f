# What the doors for programs say: answers, results, and what was wrong with a question.

# -- plays, told in sentences

# $says: the consequence of a play
doors-play = { $says }，第{ NUMBER($number, useGrouping: 0) }項，共{ $count ->
    [2] 兩
   *[other] { NUMBER($count, useGrouping: 0) }
}項。
# $kind: a drawn card; one that draws again; a card of Dog; a hand of five; a hand of Dog
doors-may-pass = { $count ->
    [0] { $kind ->
        [draws] 都不能動，跳過這張，再翻一張。
        [stuck] 這張卡牌不能出。
        [dead] 沒有牌可出，要丟掉一張。
        [folds] 沒有牌可出，攤出手牌。
       *[drawn] 都不能動，跳過這張。
    }
   *[other] { $kind ->
        [dead] 不一定要出牌，也可以改丟一張。
       *[drawn] 也可以放棄這張。
    }
}

# -- what is wrong with a line

doors-empty-line = 這一行是空的。每行請給一個 JSON 物件。
doors-long-line = 這一行超過一百萬個位元組。一個查詢只要幾百個。
doors-not-utf-8 = 這一行不是 UTF-8 文字。每行請給一個 JSON 物件。
doors-broken-json = 這一行不是 JSON，第 { NUMBER($column, useGrouping: 0) } 個字元有誤。每行請給一個 JSON 物件。
doors-too-deep = 這一行的層次太深。請給一個 JSON 物件，裡面是查詢的鍵。
doors-huge-number = 這一行有個數字太長。沒有值需要超過三位數。
doors-no-number = { $given } 在 JSON 裡不是數字。每行請給一個 JSON 物件。

# -- what is wrong with a query

doors-no-object = 查詢不是物件。請給一個 JSON 物件，裡面有 game、pawns、turn，以及 card 或 hand。
doors-key-twice = { $given } 出現兩次。請只寫一次。
doors-unknown-key = 沒有 { $given } 這個鍵。可用的鍵有 { $accepted }。
doors-missing-key = 少了 { $key } 這個鍵。查詢要有 game、pawns、turn，以及 card 或 hand。
doors-card-and-hand = 查詢只能有 card 或 hand，不能兩個都有。
doors-no-card = 查詢要有 card 或 hand。
# $where: a key, a colour or an option
doors-wrong-type = { $where } 的值種類不對。應該是{ $wanted ->
    [text] 文字
    [flag] true或false
    [object] 物件
    [value] 文字或小的整數
   *[list] 文字的清單
}。
doors-pawns-text = { $given } 沒有冒號。棋子請寫成 red: start, 12, safety 2, home; yellow: start, start, 0, start
doors-unknown-colour = 沒有 { $given } 這個顏色。可用的顏色有 { $accepted }。
doors-colour-count = { $count ->
    [0] 沒有顏色有棋子。
    [1] 只有一種顏色有棋子。
    [2] 有兩種顏色有棋子。
   *[other] 有{ $count }種顏色有棋子。
}請給 { $accepted } 當中的兩到四種。
doors-not-playing = 不能輪到 { $given }，它沒有棋子。有棋子的是 { $accepted }。
doors-pawn-count = { $colour } 有{ $count ->
    [2] 兩
   *[other] { NUMBER($count, useGrouping: 0) }
}個棋子。每種顏色要有四個。
doors-unknown-place = { $colour } 不能在 { $given }。可用的位置有 { $accepted }。
doors-two-pawns = { $one } 和 { $two } 都在 { $place }。那裡只能有一個棋子。
doors-no-fresh = 這個遊戲沒有剛出來的棋子。請不要寫 fresh 這個鍵。
doors-unknown-pawn = 沒有 { $given } 這個棋子。棋子是 red 1 到 red 4，blue、yellow 和 green 也一樣。
doors-not-fresh = { $pawn } 不是剛出來的。剛出來的棋子在它出來的方格，這個顏色是方格 { $square }。
doors-unknown-card = 沒有 { $given } 這張卡牌。可用的卡牌有 { $accepted }。
doors-hand-count = { $count ->
    [0] 手牌一張也沒有。
    [2] 手牌有兩張。
   *[other] 手牌有{ NUMBER($count, useGrouping: 0) }張。
}請給 1 到 { $most } 張。
doors-too-many-cards = 手牌有{ $count ->
    [2] 兩
   *[other] { $count }
}張 { $card }。整副牌只有{ $most }張。

# -- what is wrong with wishes for a game

doors-unknown-game = 沒有 { $game } 這個遊戲。可用的遊戲有 { $accepted }。
# $where: the game
doors-near = 沒有 { $given }。你要的是 { $nearest } 嗎？
doors-no-option = { $where } 沒有 { $given } 這個選項。可用的選項有 { $accepted }。
# $where: the option
doors-no-value = 沒有 { $given } 這個值。{ $where } 可用的值有 { $accepted }。
doors-teams-seats = 組隊制要四位玩家。請用四種顏色，或不要組隊。
doors-partners-seats = { $game } 要用全部四種顏色，因為隊友坐在對面。
doors-dog-teams = { $game } 一定是組隊玩。請不要寫 teams。
doors-dog-points = { $game } 不計分。請不要寫 points、rounds 和 target。
doors-points-only = rounds 和 target 屬於計分制。請加上 points，或不要寫它們。
doors-no-quick = { $game } 沒有自己的快速遊戲。請改用規則 start=quick。

# -- simulate

doors-unknown-bot = 沒有 { $given } 這個電腦玩家。可用的有 { $accepted }。
# $accepted: how many there can be
doors-bot-count = { $count ->
    [0] 沒有給電腦玩家。
    [1] 只給了一個電腦玩家。
    [2] 給了兩個電腦玩家。
   *[other] 給了{ NUMBER($count, useGrouping: 0) }個電腦玩家。
}請給 { $accepted } 個。
doors-game-count = 不能玩 { NUMBER($count, useGrouping: 0) } 場。請給 1 以上的數。
doors-job-count = 不能用 { NUMBER($count, useGrouping: 0) } 個行程。0 是所有核心，或給 1 以上的數。
doors-ladder = { $upper } 對 { $lower }，除去運氣，100 場贏 { NUMBER($wins, useGrouping: 0) } 場，95 % 在 { NUMBER($low, useGrouping: 0) } 到 { NUMBER($high, useGrouping: 0) } 之間；照實際的牌是 { NUMBER($raw, useGrouping: 0) } 場。
doors-unknown-family = 沒有 { $given } 這一類。有{ $accepted }。
doors-other-run = { $file } 裡不是這樣的學習。請給別的檔案，或刪掉它。
doors-no-weights = { $file } 裡沒有權重。請給別的檔案。
doors-progress = 已玩{ $done ->
    [2] 兩
   *[other] { NUMBER($done, useGrouping: 0) }
}場，共{ $games ->
    [2] 兩
   *[other] { NUMBER($games, useGrouping: 0) }
}場。
doors-minutes-left = 大約還要{ $minutes ->
    [1] 一
    [2] 兩
   *[other] { NUMBER($minutes, useGrouping: 0) }
}分鐘。
# $mean: turns on average, rounded
doors-games = { $games ->
    [1] 一場遊戲，{ NUMBER($longest, useGrouping: 0) }回合。
    [2] 兩場遊戲，平均{ NUMBER($mean, useGrouping: 0) }回合，最長{ NUMBER($longest, useGrouping: 0) }回合。
   *[other] { NUMBER($games, useGrouping: 0) }場遊戲，平均{ NUMBER($mean, useGrouping: 0) }回合，最長{ NUMBER($longest, useGrouping: 0) }回合。
}
# $colours: one colour, or two that one bot plays
doors-wins = { $colours } 贏{ $wins ->
    [2] 兩
   *[other] { NUMBER($wins, useGrouping: 0) }
}場，由 { $bot } 玩，95 % 在每百場 { NUMBER($low, useGrouping: 0) } 到 { NUMBER($high, useGrouping: 0) } 場之間。
doors-speed = 每秒{ NUMBER($speed, useGrouping: 0) }回合。
