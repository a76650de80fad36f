# What the doors for programs say: answers, results, and what was wrong with a question.

# -- plays, told in sentences

# $says: the consequence of a play
doors-play = { $says }，第{ NUMBER($number, useGrouping: 0) }項，共{ COUNT($count) }項。
# $kind: a drawn card; one that draws again; a card of Dog; a hand of five; a hand of Dog
doors-may-pass = { $count ->
    [0] { $kind ->
        [draws] 沒有棋子能走，這位玩家跳過，再翻一張。
        [stuck] 這張牌不能出。
        [dead] 沒有牌可出，這位玩家要丟掉一張。
        [folds] 沒有牌可出，這位玩家攤出手牌。
       *[drawn] 沒有棋子能走，這位玩家跳過。
    }
   *[other] { $kind ->
        [dead] 這位玩家不一定要出牌，也可以丟掉一張。
       *[drawn] 這位玩家也可以跳過。
    }
}

# -- what is wrong with a line

doors-empty-line = 這一行是空的。每行請給一個 JSON 物件。
doors-long-line = 這一行超過一百萬個位元組。一個查詢只需要幾百個。
doors-not-utf-8 = 這一行不是 UTF-8 文字。每行請給一個 JSON 物件。
doors-broken-json = 這一行不是 JSON，第 { NUMBER($column, useGrouping: 0) } 個字元有誤。每行請給一個 JSON 物件。
doors-too-deep = 這一行的巢狀層次太深。請給一個 JSON 物件，裡面是查詢的鍵。
doors-huge-number = 這一行有個數字的位數太多。沒有值需要超過三位數。
doors-no-number = { $given } 在 JSON 裡不是數字。每行請給一個 JSON 物件。

# -- what is wrong with a query

doors-no-object = 查詢不是物件。請給一個 JSON 物件，裡面有 game、pawns、turn，以及 card 或 hand。
doors-key-twice = { $given } 寫了兩次。請只寫一次。
doors-unknown-key = 沒有 { $given } 這個鍵。可用的鍵有 { $accepted }。
doors-missing-key = 少了 { $key } 這個鍵。查詢要有 game、pawns、turn，以及 card 或 hand。
doors-card-and-hand = 查詢只能有 card 或 hand，不能兩個都有。
doors-no-card = 查詢要有 card 或 hand。
# $where: a key, a colour or an option
doors-wrong-type = { $where } 的值類型不對。應該是{ $wanted ->
    [text] 文字
    [flag] true 或 false
    [object] 物件
    [value] 文字或小的整數
   *[list] 文字的清單
}。
doors-pawns-text = { $given } 沒有冒號。棋子請寫成 red: start, 12, safety 2, home; yellow: start, start, 0, start
doors-unknown-colour = 沒有 { $given } 這個顏色。可用的顏色有 { $accepted }。
doors-colour-count = { $count ->
    [0] 沒有顏色有棋子。
    [1] 只有一種顏色有棋子。
   *[other] 有{ COUNT($count) }種顏色有棋子。
}請給 { $accepted } 當中的兩到四種。
doors-not-playing = 不能輪到 { $given }，因為它沒有棋子。有棋子的顏色是 { $accepted }。
doors-pawn-count = { $colour } 有{ COUNT($count) }顆棋子。每種顏色要有四顆。
doors-unknown-place = { $colour } 的棋子不能在 { $given }。可用的位置有 { $accepted }。
doors-two-pawns = { $one } 和 { $two } 都在 { $place }。那裡只能有一顆棋子。
doors-no-fresh = 這種遊戲沒有剛出發的棋子。請不要寫 fresh 這個鍵。
doors-unknown-pawn = 沒有 { $given } 這顆棋子。棋子是 red 1 到 red 4，blue、yellow 和 green 也一樣。
doors-not-fresh = { $pawn } 不是剛出發的。剛出發的棋子在它出發的方格，這種顏色是方格 { $square }。
doors-unknown-card = 沒有 { $given } 這張牌。可用的牌有 { $accepted }。
doors-hand-count = { $count ->
    [0] 手牌一張也沒有。
   *[other] 手牌有{ COUNT($count) }張。
}請給 1 到 { $most } 張。
doors-too-many-cards = 手牌有{ COUNT($count) }張 { $card }。整副牌只有{ COUNT($most) }張。

# -- what is wrong with a decision

doors-unknown-decision = { $given } 不是一個決定。請寫成像 r 7 r1+3 r2+4 或 b pass。
doors-seats = 座位要有兩到四個，從 0 到 3 裡選，照這個順序。

# -- what is wrong with wishes for a game

doors-unknown-game = 沒有 { $game } 這種遊戲。可用的遊戲有 { $accepted }。
# $where: the game
doors-near = 沒有 { $given }。你要的是 { $nearest } 嗎？
doors-no-option = { $where } 沒有 { $given } 這個選項。可用的選項有 { $accepted }。
# $where: the option
doors-no-value = 沒有 { $given } 這個值。{ $where } 可用的值有 { $accepted }。
doors-teams-seats = 組隊要四位玩家。請用四種顏色，或不要組隊。
doors-partners-seats = { $game } 要用全部四種顏色，因為隊友要坐在對面。
doors-dog-teams = { $game } 一定是組隊玩。請不要寫 teams。
doors-dog-points = { $game } 不計分。請不要寫 points、rounds 和 target。
doors-points-only = rounds 和 target 要計分才有用。請加上 points，或不要寫它們。
doors-no-quick = { $game } 沒有自己的快速玩法。請改用規則 start=quick。

# -- simulate

doors-unknown-bot = 沒有 { $given } 這個電腦玩家。可用的有 { $accepted }。
# $accepted: how many there can be
doors-bot-count = { $count ->
    [0] 沒有給電腦玩家。
    [1] 只給了一個電腦玩家。
   *[other] 給了{ COUNT($count) }個電腦玩家。
}請給 { $accepted } 個。
doors-game-count = 不能玩{ COUNT($count) }場。請給 1 以上的數。
doors-job-count = 不能用{ COUNT($count) }個行程。請給 1 以上的數，或用 0 代表所有核心。
doors-progress = 已玩{ COUNT($done) }場，共{ COUNT($games) }場。
doors-minutes-left = 大約還要{ $minutes ->
    [1] 一
    [2] 兩
   *[other] { NUMBER($minutes, useGrouping: 0) }
}分鐘。
# $mean: turns on average, rounded
doors-games = { $games ->
    [1] 玩了一場遊戲，{ COUNT($longest) }個回合。
   *[other] 玩了{ COUNT($games) }場遊戲，平均{ COUNT($mean) }個回合，最長的{ COUNT($longest) }個回合。
}
# $colours: one colour, or two that one bot plays
doors-wins = { $colours } 贏了{ COUNT($wins) }場，由 { $bot } 來玩，有 95 % 的把握每 100 場贏 { NUMBER($low, useGrouping: 0) } 到 { NUMBER($high, useGrouping: 0) } 場。
doors-speed = 每秒{ COUNT($speed) }個回合。
