# The rules in words. No message holds a digit: every number and every card's name is a value
# taken from the rule book. One sentence a message, the numbers are those of the points.
# Game words are those of the Chinese article but for 棋子 (it has 代表物): 卡牌, 起點, 終點, 安全區, 滑行區, 方格區, 撞回.
# A square with a circle or a triangle drawn on it is 圓形格 or 三角形格.

rules-red = { terms-colour-red }
rules-blue = { terms-colour-blue }
rules-yellow = { terms-colour-yellow }
rules-green = { terms-colour-green }

# Cards as they are called. $rest is a row of words so far, $last the word that follows.
rules-name-sorry = { terms-card-sorry }
rules-name-J = { terms-card-J }
rules-name-Q = { terms-card-Q }
rules-name-K = { terms-card-K }
rules-name-A = { terms-card-A }
rules-name-joker = { terms-card-joker }
rules-comma = { $rest }、{ $last }
rules-or = { $rest }或{ $last }
rules-and = { $rest }和{ $last }
rules-run = { $first }到{ $last }
rules-deck-each = { $kinds ->
    [1] { $count }張{ $cards }
   *[other] 各{ $count }張的{ $cards }
}

# The head of a page
rules-title-intro = 規則書{ $preset }
rules-intro-hasbro = 這是依照Hasbro說明書的抱歉遊戲，參考義大利文版和英文版。
rules-intro-parker = 這是依照德文Parker說明書的抱歉遊戲。
rules-intro-bounce-home = 這是依照一篇中文介紹的抱歉遊戲，棋子會從終點折返。
rules-intro-hobby = 這是依照一個德文愛好者網頁的抱歉遊戲。
rules-intro-dog = 這是用撲克牌玩的Dog，依照一個介紹點字遊戲的網頁。
rules-aim-sorry = 比別人先把你的{ $pawns }個棋子送到終點。
rules-aim-dog = 比另一隊先把你和隊友的棋子送進終點格。
rules-house = 採用了自訂規則，{ $changes }。
rules-change = { $option } { $value }

# Titles
rules-title-setup = 遊戲準備
rules-title-turns = 回合和卡牌
rules-title-out = 離開起點
rules-title-moving = 移動
rules-title-seven = { $splitter }卡
rules-title-back = { $backers-both }卡
rules-title-eleven = { $swapper }卡
rules-title-sorry = { $taker }卡
rules-title-slides = 滑行區
rules-title-safety = 菱形格和安全區
rules-title-home = 終點和結束
rules-title-teams = 組隊制
rules-title-points = 計分制和{ $hand }張手牌
rules-title-clashes = 各家說法不同的地方
rules-title-options = 自訂規則
rules-title-dog-board = 圖板
rules-title-dog-cards = 卡牌和發牌
rules-title-dog-turn = 回合
rules-title-dog-functions = 卡牌的作用
rules-title-dog-hitting = 撞回和保護
rules-title-dog-targets = 終點格
rules-title-dog-partners = 隊友和結束

# Setting up
rules-1-players = { $fewest }到{ $seats }位玩家各選一種顏色，拿那種顏色的{ $pawns }個棋子。
rules-1-opposite = 兩位玩家面對面坐，是{ $side }，除非另有選擇。
rules-2-full = 每種顏色的{ $pawns }個棋子都從起點開始。
rules-2-quick = 每種顏色有一個棋子從起點圓形格開始，其餘{ $waiting }個在起點。
rules-2-offer = 想玩快一點，可把start設為quick，每種顏色先有一個棋子在起點圓形格。
rules-3-lot = 起始玩家由抽籤決定。
rules-3-next = 贏家在下一局先走。
rules-3-draw = 每人抽一張卡牌決定誰先走，抽到{ $best }的先，否則數字最大的先。
rules-3-ties = 同樣大的人再抽。
rules-3-back = 然後卡牌放回，全部重新洗勻。
rules-3-again = 每一局都這樣抽牌開始。

# Turns and cards
rules-4-forward = 順時針是前進的方向。
rules-4-turns = 回合也照順時針輪流。
rules-4-seats = 顏色照順時針是{ $colours }。
rules-4-track = 方格區有{ $track }格。
rules-4-numbers = 方格照順時針從零編號到{ $last }，零在紅色第一個滑行區的前一格。
rules-5-deck = 整副{ $cards }張卡牌裡有{ $deck }。
rules-5-missing = 沒有叫{ $missing }的卡牌。
rules-6-empty = 牌堆用完時，把棄牌洗勻成新牌堆。
rules-7-discard = 出過的卡牌正面朝上放到棄牌區。

# Leaving start
rules-8-out = 棋子用{ $starters }離開起點，停在自己的起點圓形格。
rules-8-only = 除此之外，只有{ $taker }能讓棋子離開起點。
rules-8-only-parts = 除此之外，只有{ $taker }和{ $splitter }卡分出的部分能讓棋子離開起點。
rules-8-no-step = 出發就用完這張卡牌，棋子不再多走。
rules-9-choice = 用{ $starters }時，要讓棋子出發還是移動一個，由你選。
rules-10-own = 圓形格上有同色的棋子時，另一個不能出發。
rules-10-foreign = 圓形格上有別色的棋子時，把它撞回它的起點。
rules-11-again = 用{ $again }之後，同一位玩家再翻一張，就算這張{ $again }什麼都動不了。
rules-11-won = 如果那張{ $again }已經獲勝，遊戲就結束。

# Moving
rules-12-plain = 用{ $plain }時，一個棋子照卡牌的數字前進那麼多格。
rules-12-must = 能動就一定要動，對自己不利也要動。
rules-12-but = 只有{ $swapper }卡的互換可以放棄。
rules-13-own = 不能停在有同色棋子的方格。
rules-13-bump = 那一格有別色的棋子時，把它撞回它的起點。
rules-13-others = 一種走法不行，其他走法還是可以。
rules-14-pass = 棋子可以越過別的棋子，不論是誰的，每一格都算一步。

# The 7
rules-15-whole = { $splitter }卡讓一個棋子前進{ $seven }格。
rules-15-two = 也可以讓{ $parts ->
    [2] 兩
   *[other] { $parts }
}個已出發的棋子分走這{ $seven }格，都是前進，每份最多{ $most }格。
rules-15-no-start = 任何一份都不能讓棋子離開起點。
rules-15-cards = 也可以讓{ $parts ->
    [2] 兩
   *[other] { $parts }
}個棋子來分，每份當作那個數字的卡牌。
rules-15-part-out = 所以一份{ $starters }可以讓棋子離開起點。
rules-15-part-again = 分出一份{ $again }之後，你再翻一張卡牌。
rules-15-part-back = 一份{ $backer }要後退{ $back }格。
rules-15-part-six = 一份{ $most }是前進，雖然沒有那個數字的卡牌。
rules-15-twice = 兩種走法停在同樣的地方，如果只有一種讓你再翻牌，就算兩種選擇。
rules-15-rest = { $seven }格要全部用完，所以一份到了終點，剩下的步數也要有棋子能走。
rules-16-order = 各份一份一份地走，後一份面對的是前一份走完、滑行和撞回之後的圖板。
rules-16-legal = 每一份在走的當下都要合乎規則。

# The 4 and the 10
rules-17-back = { $backer }卡讓一個棋子後退{ $back }格。
rules-18-either = { $turner }卡讓一個棋子前進{ $turner-on }格或後退{ $turner-back }格，由你選。
rules-18-must = 如果只有一種能走，就一定要走。

# The 11
rules-19-either = { $swapper }卡讓一個棋子前進{ $swap-steps }格，或讓你的一個和對手的一個互換。
rules-19-decline = 沒有棋子能前進{ $swap-steps }格時，你可以放棄互換。
rules-19-forced = 沒有棋子能前進{ $swap-steps }格時，一定要互換。
rules-20-both = 互換的兩個棋子都要在方格區，不能在起點、安全區或終點。
rules-20-walk = { $swapper }卡不能移動安全區裡的棋子。
rules-21-slide = 互換後停在三角形格，你的棋子照樣滑行。
rules-21-other = 對手的棋子不滑行。
rules-21-bump = 那條滑行區上的棋子都撞回，換過去的也一樣。

# Sorry!
rules-22-take = { $taker }卡讓你起點的一個棋子占對手棋子的方格，把它撞回它的起點。
rules-22-track = 只能占方格區上的，不能占起點、安全區或終點的。
rules-22-lost = 你起點沒有棋子，或方格區上沒有對手，這張卡牌就作廢。
rules-23-slide = 用{ $taker }卡停在三角形格，照樣滑行。

# Slides
rules-24-others = 一定要滑行，棋子停在別色的三角形格，就要滑到底。
rules-24-optional = 滑不滑由你選，棋子停在別色的三角形格，可以滑到底，也可以停著。
rules-24-stay = 停在自己顏色三角形格的棋子不滑行。
rules-24-occupied = 三角形格上有同色的棋子就不能停，不論會不會滑走。
rules-24-own = 只用自己的滑行區，棋子停在自己顏色的三角形格，就滑到底。
rules-24-own-stay = 停在別色三角形格的棋子不滑行。
rules-25-end = 滑行停在滑行區最後一格，就是圓形格。
rules-26-all = 滑行區上其他的棋子都撞回各自的起點，你自己的也一樣。
rules-26-triangle = 但三角形格本身有同色的棋子時，這步不合乎規則。
rules-27-lengths = 每種顏色的滑行區長{ $lengths }格，三角形格和最後一格都算在內。
rules-27-where = 紅色滑行區在方格{ $runs }。
rules-27-next = 下一種顏色的滑行區再往前{ $spacing }格，依此類推。

# Diamond and safety zone
rules-28-turn = 前進時，棋子不會越過自己顏色的菱形格，而是在它前面轉進安全區。
rules-28-pass = 後退、互換和{ $taker }卡可以讓它越過去。
rules-28-where = 紅色在方格{ $door }之後轉進安全區，紅色菱形格是方格{ $diamond }，紅色起點圓形格是方格{ $circle }。
rules-28-beyond = 被帶到自己菱形格上的棋子，繼續前進要再繞一圈。
rules-29-back = 棋子後退到起點圓形格後面至少{ $enough ->
    [2] 兩
   *[other] { $enough }
}格，就可以前進到安全區，不必繞一圈。
rules-29-example = 所以從圓形格後退{ $back }格，離終點是{ $near }步，不是{ $lap }步。
rules-30-own = 只有同色的棋子能進安全區，安全區有{ $lane }格。
rules-30-forward = 只能用前進進去，不能用後退。
rules-30-safe = 在裡面沒有誰能撞回它或和它互換。
rules-31-out = 用{ $backers }後退在安全區裡也有效，還會退到方格區，在那裡能撞回別人，也會被撞回。
rules-31-must = 這樣的後退和其他移動一樣，一定要走。
rules-32-triangle = 後退停在三角形格，和前進一樣要滑行。
rules-32-round = 走一步又回到原處，例如滑行回來，也算走了。

# Home and the end
rules-33-exact = 要剛好的步數才能到終點。
rules-33-bounce = 到終點不必剛好，剩餘的步數從終點往回走。
rules-33-bounce-out = 折返可以退出安全區，停下的地方照樣撞回和滑行。
rules-33-bounce-same = 折返回到原處，也算走了。
rules-33-stay = 停在終點的棋子就留在那裡。
rules-34-win = 先讓{ $pawns }個棋子都到終點的人獲勝。
rules-35-pass = 什麼都不能動的人跳過這回合。

# Teams
rules-teams-when = 這一部分用於{ $seats }人組隊。
rules-teams-now = 這場遊戲是組隊制，這一部分有效。
rules-36-sides = 分成兩隊，{ $side }對{ $other-side }。
rules-36-any = 每張卡牌都能移動你的或隊友的棋子，一共{ $all-pawns }個。
rules-37-partner = 停在隊友的棋子上，一樣把它撞回。
rules-37-own = 還是不能停在同色的棋子上。
rules-38-start = 用{ $starters }可以讓兩種顏色的棋子出發或移動。
rules-38-second = 用{ $again }之後的那張卡牌，也能移動全隊任何一個棋子。
rules-39-any = { $splitter }卡可以分給{ $all-pawns }個棋子當中任意的幾個，最多{ $team-parts }個。
rules-39-once = 每個只分一份。
rules-39-two = { $splitter }卡可以分給{ $all-pawns }個棋子當中任意{ $team-parts ->
    [2] 兩
   *[other] { $team-parts }
}個，都是隊友的也行。
rules-40-first = 對手優先，方格區上有對手的棋子時，{ $taker }卡要用在他們身上。
rules-40-team = 沒有對手時，一定要撞回方格區上自己隊的一個棋子。
rules-40-team-colour = 那時從起點來的棋子，要和被撞回的不同顏色。
rules-40-partner = 沒有對手時，一定要用你的棋子占方格區上隊友棋子的方格。
rules-40-lost = 連這個也不行，這張卡牌就作廢。
rules-40-penalty = 什麼都不能做時，自己隊的一個棋子要退回它的起點。
rules-40-penalty-where = 那個棋子在方格區或安全區，不會是終點的。
rules-41-swap = 只能和對手互換。
rules-42-home = { $pawns }個都到終點的人繼續翻牌，移動隊友的棋子。
rules-43-win = 先讓{ $all-pawns }個棋子都到終點的那一隊獲勝。
rules-44-colour = 滑行看移動的棋子是什麼顏色，隊友的三角形格算別色。

# Points
rules-points-when = 這一部分用於計分制。
rules-points-now = 這場遊戲是計分制，這一部分有效。
rules-45-quick = 每種顏色有一個棋子從起點圓形格開始，其餘{ $waiting }個在起點。
rules-45-full = 每種顏色的{ $pawns }個棋子都從起點開始。
rules-45-offer = 把start設為quick，其中一個就從起點圓形格開始。
rules-46-hand = 每人發{ $hand }張卡牌。
rules-46-turn = 一回合是打出一張手牌，再抽一張。
rules-46-hidden = 手牌不給別人看。
rules-47-dead = 手牌都不能出時，你選一張丟掉，再抽一張，回合結束。
rules-48-must = 有牌可出，就一定要出一張。
rules-48-which = 出哪一張由你選。
rules-48-penalty = 組隊時，{ $taker }卡如果只能讓自己隊的棋子退回，就不能出。
rules-49-again = 出{ $again }之後，你先抽牌，能出就再出一張。
rules-49-part = { $splitter }卡分出的一份{ $again }也一樣。
rules-49-end = 不能出時，回合結束，什麼都不丟。
rules-49-nothing = 什麼都不能動的{ $again }不能出。
rules-50-dead = 只能互換的{ $swapper }卡不強迫你出，這手牌可以當作都不能出。
rules-50-forced = 沒有別的牌可出時，只能互換的{ $swapper }卡也一定要出。
rules-51-round = 有人把棋子全送到終點，這一局就結束，由他贏得這一局。
rules-51-match = 最後總分最高的人獲勝。
rules-51-team = 隊友的分數合在一起算。
rules-52-all = 每人在終點的棋子，每個得{ $each }分。
rules-52-none = 自己在終點的棋子不計分，只有這一局的贏家得分。
rules-53-others = 別人每有一個棋子不在終點，這一局的贏家得{ $each }分。
rules-54-first = 別人在終點的棋子都不超過{ $limit-first ->
    [2] 兩
   *[other] { $limit-first }
}個，贏家再得{ $bonus-first }分。
rules-54-second = 別人在終點的都不超過{ $limit-second ->
    [1] 一
   *[other] { $limit-second }
}個，贏家得{ $bonus-second }分。
rules-54-third = { $limit-third ->
    [0] 別人在終點一個都沒有
   *[other] 別人在終點的都不超過{ $limit-third }個
}，贏家得{ $bonus-third }分。
rules-54-sum = 這些獎勵可以相加，最多{ $bonuses }分。
rules-54-highest = 這些獎勵只算最高的一項，最多{ $bonuses }分。
rules-54-example = 讓{ $others }位對手一個都沒到終點，得{ $shut-out }分。
rules-55-open = 一局就是一場，除非你要多玩幾局，或玩到某個分數。
rules-55-rounds = 整場是{ $rounds ->
    [1] 一
    [2] 兩
   *[other] { $rounds }
}局。
rules-55-target = 有人達到{ $target }分的那一局打完，整場就結束。
rules-55-tie = 總分同樣最高的人一起獲勝。

# Dog, the board
rules-d1-track = 方格區有{ $track }格，{ $seats }種顏色各{ $spacing }格。
rules-d1-numbers = 方格照順時針從零編號到{ $last }。
rules-d1-start = 出發格是{ $exits }，依序屬於{ $colours }。
rules-d1-kennel = 每種顏色有{ $pawns }個從狗屋開始的棋子，和{ $lane }個終點格。
rules-d2-before = 從出發格的前一格轉進終點格，那是{ $doors }。
rules-d2-on = 從出發格本身轉進終點格。
rules-d2-lap = 從出發格到第一個終點格要{ $lap-first }步。

# Cards and deals
rules-d3-packs = 用{ $packs ->
    [2] 兩
   *[other] { $packs }
}副撲克牌加{ $jokers }張鬼牌，一共{ $cards }張。
rules-d3-each = 除了鬼牌，每種卡牌有{ $kind }張。
rules-d4-deals = 每輪依序發{ $sizes }張，然後又從{ $largest }張開始。
rules-d4-shuffle = 牌堆不夠發一輪時，先把所有卡牌一起洗勻。
rules-d4-cycle = 這樣發完一遍要{ $cycle }張。
rules-d5-give = 每次發牌後，你選一張牌給隊友，不讓別人看到。
rules-d5-look = 你要先給，才能看隊友給你的牌。
rules-d5-always = 手牌再少也一定要給。
rules-d6-lot = 第一輪的起始玩家由抽籤決定。
rules-d6-next = 之後每一輪由順時針的下一位先出牌。

# A turn
rules-d7-turn = 回合照順時針輪流，每回合公開打出一張卡牌並執行。
rules-d8-cannot = 不能執行的卡牌不能出。
rules-d8-must = 有牌可出，就一定要出一張。
rules-d8-fold = 沒有牌可出的人攤出手牌放下，這一輪不再玩。

# What the cards do
rules-d9-out = 用{ $starters }讓棋子離開狗屋，停在自己的出發格。
rules-d10-value = 用{ $plain }時，一個棋子照卡牌的數字剛好前進那麼多格。
rules-d11-four = { $turner }讓一個棋子前進{ $turner-on }格或後退{ $turner-back }格。
rules-d11-ring = 後退只在方格區，不能在終點格裡退，也不能退進終點格。
rules-d11-start = 可以從出發格後退，之後前進{ $near-first }到{ $near }格就進終點格。
rules-d12-queen = { terms-card-Q }讓一個棋子前進{ $queen }格。
rules-d12-king = { terms-card-K }讓棋子出發，或前進{ $king }格。
rules-d12-ace = { terms-card-A }讓棋子出發，或前進{ $ace }格。
rules-d13-any = { $swapper }讓你的一個棋子和方格區上任何一個互換，誰的都行，你自己的也行。
rules-d13-own = 也可以互換自己的兩個棋子，等於什麼都沒變。
rules-d13-foreign = { $swapper }讓你的一個棋子和方格區上別色的一個互換。
rules-d13-nobody = 沒有可互換的，就不能出。
rules-d13-not = 剛出來的、在終點格的、別色受保護的棋子都不能互換。
rules-d13-owner = 繞回自己出發格而受保護的棋子，它的主人可以拿它互換。
rules-d14-steps = { $splitter }是{ $seven }個單步的前進，由你任意分給你的棋子，順序不拘。
rules-d14-hit = 每一步都撞回那一格上的棋子，你自己的和隊友的也一樣。
rules-d14-all = { $seven }步要全部用完，否則{ $splitter }不能出。
rules-d14-guard = 它不能越過或撞回受保護的棋子，在終點格裡也不能越過別的棋子。
rules-d14-door = 到了終點格的入口，每個棋子可以轉進去，也可以走過去。
rules-d14-kennel = 它不能讓棋子離開狗屋。
rules-d14-partner = 你最後一個棋子進了終點格，其餘的步數就給隊友的棋子。
rules-d15-joker = { $wild }可以當任何一張其他卡牌用。
rules-d15-seven = 當{ $splitter }用時，一樣可以分，也一樣撞回路上的。

# Bumping and protection
rules-d16-hit = 棋子停在有別的棋子的方格，就把它撞回狗屋，同色的也一樣。
rules-d16-out = 出發的棋子也一樣，除非那一個受保護。
rules-d17-start = 停在自己顏色出發格的棋子都受保護，別人不能撞回或移動它。
rules-d17-fresh = 剛出來停在出發格的棋子受保護，直到它移動為止，別人不能撞回或移動它。
rules-d17-jack = 由{ $swapper }換到那裡的，或繞回那裡的，都不受保護。
rules-d17-targets = 終點格裡的棋子，別人不能撞回或移動。
rules-d18-pass = 棋子不能越過受保護的棋子，前進、後退或用{ $splitter }都不行。
rules-d18-own = 同色的棋子也不行。
rules-d18-lane = 它也擋住進它終點格的路。
rules-d18-out = 出發格上有受保護的棋子時，第二個不能出來。

# The targets
rules-d19-exact = 要剛好的步數才能進終點格。
rules-d19-jump = 在終點格裡，棋子不能越過別的棋子。
rules-d19-inside = 在終點格裡可以再前進。
rules-d20-both = 到了終點格的入口，棋子可以轉進去，也可以走過去再繞一圈。
rules-d21-lap = 剛出來的棋子要繞完一整圈，除非它後退。
rules-d21-left = 棋子要先離開過出發格一次，才能轉進終點格。

# Partners and the end
rules-d22-own = 一開始你只能移動自己顏色的棋子。
rules-d22-partner = 你的{ $pawns }個都進終點格後，你的卡牌改為移動隊友的棋子。
rules-d22-both = 你的隊友也繼續玩。
rules-d23-win = 先讓{ $all-pawns }個棋子都進終點格的那一隊獲勝。
rules-d23-whole = 最後一張卡牌要全部用完，{ $splitter }也一樣。
rules-d24-four = { $seats }種顏色各由一位玩家來玩。
rules-d24-two = { $fewest ->
    [2] 兩
   *[other] { $fewest }
}位玩家各玩對面的{ $per-seat ->
    [2] 兩
   *[other] { $per-seat }
}種顏色。
rules-d24-two-give = 每種顏色有自己的手牌和回合，這兩手牌互相交換卡牌。
rules-d24-teams = 對面的顏色是隊友，{ $side }對{ $other-side }。
rules-d25-talk = 隊友不能互相說有什麼牌。

# Where the sources are at odds. The option that decides, if one does, is told after it.
rules-clash-option = 由選項{ $option }決定，這裡是{ $value }。
rules-clash-3 = Parker說明書要每人抽牌決定誰先走，其他的讓玩家自己選。
rules-clash-5 = 各版本的卡牌張數不同。
rules-clash-6 = 義大利文說明書在抽走最後一張時就洗棄牌。
rules-clash-6-here = 這裡要抽牌而沒有牌時才洗，最後一張也在裡面。
rules-clash-8 = Parker說明書讓退回起點的棋子在下一輪再出發。
rules-clash-8-here = 這裡只要自己的卡牌允許就能出發，同一輪也可以。
rules-clash-9 = 中文介紹一處說{ $starter }一定要讓棋子出發，另一處說可以。
rules-clash-9-here = 這裡是可以。
rules-clash-11 = 德文愛好者網頁說用{ $again }之後可以再翻一張，其他的說一定要。
rules-clash-11-here = 這裡一定再翻。
rules-clash-13 = 中文介紹說，移動後停在自己的棋子上，就要跳過這一回合。
rules-clash-13-here = 這裡不能那樣走，有別的走法就一定要走，都沒有才跳過。
rules-clash-15 = Parker說明書把{ $splitter }分給已出發的棋子，下一句卻讓其中一份帶一個出發。
rules-clash-15-read = 我們理解為每份當作那個數字的卡牌。
rules-clash-15-others = 其他說法都不讓任何一份帶棋子出發。
rules-clash-18-hobby = 德文愛好者網頁的意思可能是，{ $turner }不能前進時才後退。
rules-clash-18-here = 這裡由你選。
rules-clash-18-name = 義大利文說明書把{ $backers-both }列為後退的卡牌，雖然{ $turner }也能前進。
rules-clash-18-both = 這裡{ $turner }兩種都行。
rules-clash-19-parker = Parker說明書要照卡牌做完每件事，其他的讓你放棄互換。
rules-clash-19-half = 照中文介紹的字面，{ $swapper }只要有一半做不到就可以跳過。
rules-clash-19-read = 我們和其他說法一樣，做得到的就要做。
rules-clash-24 = Parker說明書說可以滑行，其他的說一定要，後來的Hasbro版本只在自己的顏色上滑行。
rules-clash-28 = Parker說明書說，{ $swapper }越過菱形格時把對手趕出去。
rules-clash-28-here = 這裡{ $swapper }只是越過它互換，不趕走任何棋子。
rules-clash-29 = 中文介紹要在起點後方超過{ $enough ->
    [2] 兩
   *[other] { $enough }
}格，其他的說至少{ $enough ->
    [2] 兩
   *[other] { $enough }
}格。
rules-clash-29-here = 這裡{ $enough ->
    [2] 兩
   *[other] { $enough }
}格就夠。
rules-clash-33 = 中文介紹讓剩餘的步數從終點折返，其他的要剛好的步數。
rules-clash-39 = 義大利文說明書把{ $splitter }分給全隊的棋子，其他的只分給兩個。
rules-clash-40 = { $taker }找不到對手時，義大利文說明書撞回自己隊的一個，德文的撞回隊友的，中文介紹讓一個退回。
rules-clash-40-must = 義大利文說明書和德文的都說，隊伍一定要用{ $taker }。
rules-clash-40-read = 我們理解為隊伍在起點有棋子時才要用，沒有就作廢。
rules-clash-44 = Parker說明書讓棋子在對手的三角形上滑行，組隊時規則照舊，隊友卻不是對手。
rules-clash-44-here = 這裡只看棋子的顏色，隊友的三角形是別的顏色。
rules-clash-45 = 義大利文說明書沒說計分制怎麼開始，其他的先有一個棋子在圓形格。
rules-clash-52 = 德文愛好者網頁不算自己在終點的棋子，其他的都算。
rules-clash-54 = 沒有一種說法講明獎勵是相加，還是只算最高的。
rules-clash-d16 = 原文說被撞的棋子退回出發格，它在那裡卻會受保護。
rules-clash-d16-read = 我們理解為退回狗屋。
rules-clash-d17 = 原文說出發格上的棋子不會被撞，自己顏色出發格上的棋子不會被越過。
rules-clash-d17-read = 我們理解為兩者都指自己顏色的出發格。
rules-clash-d22 = 原文說隊友的棋子都進終點後，你來玩隊友的，那時卻已沒有可玩的。
rules-clash-d22-read = 我們理解為你自己的都進終點之後。

# Options and what their values mean
rules-options-opening = 這個遊戲的每本規則書都可以單獨更改下面各項，用指令play的選項rules。
rules-option-is = 選項{ $option }在這裡是{ $value }。
rules-option-set = 把{ $option }設為{ $value }，{ $meaning }。
rules-set-start-full = 棋子都從起點開始
rules-set-start-quick = 每種顏色有一個棋子從起點圓形格開始
rules-set-first-random = 起始玩家由抽籤決定
rules-set-first-draw = 每人抽一張卡牌決定誰先走，抽到{ $best }或數字最大的先
rules-set-home-exact = 要剛好的步數才能到終點
rules-set-home-bounce = 到終點後剩餘的步數要往回走
rules-set-seven-forward = { $splitter }卡的兩份都是前進，都不能讓棋子出發
rules-set-seven-cards = { $splitter }卡的每一份當作那個數字的卡牌
rules-set-eleven-decline = 可以放棄{ $swapper }卡的互換
rules-set-eleven-forced = { $swapper }卡只能互換時，一定要互換
rules-set-slide-others = 停在別色的三角形格一定要滑行
rules-set-slide-optional = 停在別色的三角形格可以滑行，也可以不滑
rules-set-slide-own = 只在自己顏色的三角形格滑行
rules-set-team-sorry-team = { $taker }卡找不到對手時，撞回自己隊的一個棋子
rules-set-team-sorry-partner = { $taker }卡找不到對手時，撞回隊友的一個棋子
rules-set-team-sorry-penalty = { $taker }卡什麼都不能做時，隊裡要有一個棋子退回它的起點
rules-set-team-seven-any = 組隊時，{ $splitter }卡可以分給全隊任意的棋子
rules-set-team-seven-two = 組隊時，{ $splitter }卡可以分給全隊任意兩個棋子
rules-set-own-points-all = 每人在終點的棋子都計分
rules-set-own-points-none = 自己在終點的棋子不計分
rules-set-bonus-sum = 贏家的獎勵相加
rules-set-bonus-highest = 贏家的獎勵只算最高的
rules-set-deck-45 = 整副牌有{ $cards }張，其中{ $ones }張是{ $starter }
rules-set-deck-44 = 整副牌有{ $cards }張，其中{ $ones }張是{ $starter }
rules-set-deck-55 = 整副牌有{ $cards }張，其中{ $ones }張是{ $starter }
rules-set-board-40 = 終點格從出發格的前一格進去
rules-set-board-64 = 終點格從出發格進去
rules-set-protect-start = 停在自己顏色出發格的棋子都受保護
rules-set-protect-fresh = 只有剛出來的棋子受保護
rules-set-jack-any = { $swapper }可以互換同色的兩個棋子
rules-set-jack-foreign = { $swapper }只能互換不同顏色的棋子
rules-set-jokers-6 = 用{ $cards }張卡牌玩
rules-set-jokers-4 = 用{ $cards }張卡牌玩
rules-set-jokers-8 = 用{ $cards }張卡牌玩
rules-set-seats-4 = 每位玩家一種顏色
rules-set-seats-2 = 每位玩家有對面的兩種顏色

# In what one rule book departs from another
rules-same = 沒有差別，{ $preset }和{ $base }的規則相同。
rules-other-game-sorry = 抱歉遊戲是另一種遊戲，用自己的卡牌玩。
rules-other-game-dog = Dog是另一種遊戲，用撲克牌分隊玩。
rules-teams-differ = 組隊玩，{ $side }對{ $other-side }。
rules-points-differ = 計分玩，每人有{ $hand }張手牌。
rules-points-start-differ = 計分制開始時，每種顏色有一個棋子在起點圓形格。

# Reference cards, one line a card, 40 columns at most, wide characters taking two
rules-card-title = { $preset }，{ $cards }張卡牌
rules-card-line = { $name } { $moves }
rules-card-or = { $rest }，或{ $last }
rules-card-out = 讓棋子出發
rules-card-forward = 前進{ $steps }格
rules-card-back = 後退{ $steps ->
    [2] 兩
   *[other] { $steps }
}格
rules-card-split = 分給{ $pawns ->
    [2] 兩
   *[other] { $pawns }
}個棋子
rules-card-share = 最多分給{ $pawns }個棋子
rules-card-parts = 分{ $pawns ->
    [2] 兩
   *[other] { $pawns }
}份各當卡牌用
rules-card-share-parts = 最多分{ $pawns }份各當卡牌用
rules-card-burn = 分成單步，沿途全撞回
rules-card-swap-rivals = 和對手互換
rules-card-swap-foreign = 和別色互換
rules-card-swap-anyone = 和任何一個互換
rules-card-sorry = 從起點撞回一個對手
rules-card-wild = 當任何其他卡牌用
rules-card-again = { $moves }，再翻一張
rules-card-play-again = { $moves }，再出一張
