# The rules in words. No message holds a digit: every number and every card's name is a value
# taken from the rule book. One sentence a message, the numbers are those of the points.
# Places have the names of the Chinese article (起點, 終點, 安全區, 滑行區), the rest is what players say
# (棋子, 牌, 跑道, 撞走). A square with a circle drawn on it is 起點圈, one with a triangle 三角形格.

# Cards as they are called. $rest is a row of words so far, $last the word that follows.
rules-run = { $first }到{ $last }
rules-deck-each = { $kinds ->
    [1] { COUNT($count) }張{ $cards }
   *[other] 各{ COUNT($count) }張的{ $cards }
}

# The head of a page
rules-title-intro = 規則書 { $preset }
rules-intro-hasbro = 這是Sorry!，中文叫抱歉遊戲，照Hasbro說明書的義大利文版和英文版玩。
rules-intro-parker = 這是Sorry!，照德文的Parker說明書玩。
rules-intro-bounce-home = 這是Sorry!，照一篇中文介紹玩，棋子會從終點折返。
rules-intro-hobby = 這是Sorry!，照一個德文愛好者的網頁玩。
rules-intro-dog = 這是用撲克牌玩的Dog，照一個介紹點字遊戲的網頁玩。
rules-aim-sorry = 你要比別人先讓{ COUNT($pawns) }顆棋子都到終點。
rules-aim-dog = 你和隊友要比另一隊先讓你們的棋子都進終點格。
rules-house = 這場遊戲有自訂規則，{ $changes }。
rules-change = { $option } { $value }

# Titles
rules-title-setup = 遊戲準備
rules-title-turns = 回合和牌
rules-title-out = 離開起點
rules-title-moving = 走棋
rules-title-seven = { $splitter }的用法
rules-title-back = { $backers-both }的用法
rules-title-eleven = { $swapper }的用法
rules-title-sorry = { $taker }的用法
rules-title-slides = 滑行區
rules-title-safety = 菱形格和安全區
rules-title-home = 終點和結束
rules-title-teams = 組隊
rules-title-points = 計分和{ COUNT($hand) }張手牌
rules-title-clashes = 各規則書說法不同的地方
rules-title-options = 自訂規則
rules-title-dog-board = 棋盤
rules-title-dog-cards = 牌和發牌
rules-title-dog-turn = 一個回合
rules-title-dog-functions = 牌的作用
rules-title-dog-hitting = 撞走和保護
rules-title-dog-targets = 終點格
rules-title-dog-partners = 隊友和結束

# Setting up
rules-1-players = { COUNT($fewest) }到{ $seats }位玩家各選一種顏色，拿那種顏色的{ COUNT($pawns) }顆棋子。
rules-1-opposite = 兩位玩家面對面坐，用{ $side }，除非你們另外選擇。
rules-2-full = 每種顏色的{ COUNT($pawns) }顆棋子都從起點開始。
rules-2-quick = 每種顏色有一顆棋子從起點圈開始，其餘{ COUNT($waiting) }顆在起點。
rules-2-offer = 想玩快一點，可以把 start 設為 quick，每種顏色先有一顆棋子在起點圈。
rules-3-lot = 誰先走由抽籤決定。
rules-3-next = 下一局由贏家先走。
rules-3-draw = 每人翻一張牌，翻到{ $best }的先走，沒有人翻到就由數字最大的先走。
rules-3-ties = 如果有幾個人一樣大，他們再翻一次。
rules-3-back = 然後把這些牌放回去，全部重新洗勻。
rules-3-again = 每一局開始都這樣翻牌。

# Turns and cards
rules-4-forward = 前進是順時針方向。
rules-4-turns = 玩家也照順時針輪流。
rules-4-seats = 各種顏色照順時針是{ $colours }。
rules-4-track = 跑道有{ COUNT($track) }格。
rules-4-numbers = 方格照順時針從零編號到{ $last }，零在紅色第一個滑行區的前一格。
rules-5-deck = 整副{ COUNT($cards) }張牌裡有{ $deck }。
rules-5-missing = 沒有數字{ $missing }的牌。
rules-6-empty = 牌堆用完時，把棄牌洗成新的牌堆。
rules-7-discard = 用過的牌正面朝上放到棄牌上。

# Leaving start
rules-8-out = 用{ $starters }可以讓一顆棋子離開起點，停在自己的起點圈。
rules-8-only = 除此之外，只有{ $taker }能讓棋子離開起點。
rules-8-only-parts = 除此之外，只有{ $taker }和{ $splitter }分出的一份能讓棋子離開起點。
rules-8-no-step = 出發就用掉了這張牌，棋子不再多走。
rules-9-choice = 用{ $starters }要讓棋子出發，還是走一顆已經出發的，由你選。
rules-10-own = 起點圈上有同色的棋子時，別的棋子不能出發。
rules-10-foreign = 起點圈上有別色的棋子時，把它撞回它的起點。
rules-11-again = 用了{ $again }以後，同一位玩家再用一張牌，就算那張{ $again }沒有棋子能走也一樣。
rules-11-won = 如果那張{ $again }已經讓人獲勝，遊戲就結束。

# Moving
rules-12-plain = 用{ $plain }時，讓一顆棋子前進牌上數字的格數。
rules-12-must = 只要能走你就一定要走，對你不利也要走。
rules-12-but = 只有{ $swapper }的互換你可以不換。
rules-13-own = 你的棋子不能停在有同色棋子的方格。
rules-13-bump = 那一格有別色的棋子時，把它撞回它的起點。
rules-13-others = 如果有一種走法不行，你還是可以用其他走法。
rules-14-pass = 棋子可以越過別的棋子，不管是誰的，每一格都要算。

# The 7
rules-15-whole = 用{ $splitter }可以讓一顆棋子前進{ COUNT($seven) }格。
rules-15-two = 也可以把{ COUNT($seven) }格分給{ COUNT($parts) }顆已經出發的棋子，都是前進，每份最多{ COUNT($most) }格。
rules-15-no-start = 分出的一份不能讓棋子離開起點。
rules-15-cards = 也可以分給{ COUNT($parts) }顆棋子，每份當作那個數字的牌。
rules-15-part-out = 所以分出{ $starters }可以讓一顆棋子離開起點。
rules-15-part-again = 分出{ $again }以後，你再用一張牌。
rules-15-part-back = 分出{ $backer }要後退{ COUNT($back) }格。
rules-15-part-six = 分出{ $most }就前進，雖然沒有那個數字的牌。
rules-15-twice = 如果有兩種走法停在同樣的地方，但只有一種讓你再用一張牌，就算兩種選擇。
rules-15-rest = { COUNT($seven) }格要全部用完，所以如果一份讓一顆棋子到終點，剩下的要有別的棋子能走。
rules-16-order = 每一份要分開走，一份走完，滑行和撞走都發生了，才走下一份。
rules-16-legal = 每一份在走的時候都要合乎規則。

# The 4 and the 10
rules-17-back = 用{ $backer }要讓一顆棋子後退{ COUNT($back) }格。
rules-18-either = 用{ $turner }可以讓一顆棋子前進{ COUNT($turner-on) }格或後退{ COUNT($turner-back) }格，由你選。
rules-18-must = 如果只有其中一種能走，你就一定要那樣走。

# The 11
rules-19-either = 用{ $swapper }可以讓一顆棋子前進{ COUNT($swap-steps) }格，或讓你的一顆和對手的一顆互換。
rules-19-decline = 如果你沒有棋子能前進{ COUNT($swap-steps) }格，你可以不換。
rules-19-forced = 如果你沒有棋子能前進{ COUNT($swap-steps) }格，你一定要換。
rules-20-both = 互換的兩顆棋子都要在跑道上，不能在起點、安全區或終點。
rules-20-walk = 用{ $swapper }不能走安全區裡的棋子。
rules-21-slide = 你的棋子換到三角形格，和走到那裡一樣會滑行。
rules-21-other = 對手的棋子不滑行。
rules-21-bump = 那個滑行區上的棋子都會被撞走，剛換過去的也一樣。

# Sorry!
rules-22-take = 用{ $taker }可以讓你起點的一顆棋子占對手棋子的方格，把它撞回它的起點。
rules-22-track = 只能占跑道上的棋子，不能占起點、安全區或終點的。
rules-22-lost = 如果你起點沒有棋子，或跑道上沒有對手，這張牌就浪費了。
rules-23-slide = 棋子用{ $taker }停在三角形格，和走到那裡一樣會滑行。

# Slides
rules-24-others = 滑行是強制的，棋子一停在別色的三角形格，就要滑到底。
rules-24-optional = 滑不滑行由你選，棋子停在別色的三角形格，可以滑到底，也可以留在那裡。
rules-24-stay = 棋子停在自己顏色的三角形格，就留在那裡。
rules-24-occupied = 三角形格上有同色的棋子時，不能停在那裡，不管會不會滑走。
rules-24-own = 棋子只在自己顏色的滑行區滑行，一停在自己顏色的三角形格，就要滑到底。
rules-24-own-stay = 棋子停在別色的三角形格，就留在那裡。
rules-25-end = 滑到底就是停在滑行區的最後一格，也就是圓圈那一格。
rules-26-all = 滑行區上其他的棋子都撞回各自的起點，你自己的也一樣。
rules-26-triangle = 不過如果三角形格本身有同色的棋子，就不能這樣走。
rules-27-lengths = 每種顏色的滑行區，長度是{ COUNT($lengths) }格，三角形格和最後一格都算在內。
rules-27-where = 紅色的滑行區在方格{ $runs }。
rules-27-next = 下一種顏色的滑行區再往前{ COUNT($spacing) }格，其他顏色也照這樣算。

# Diamond and safety zone
rules-28-turn = 棋子前進時不會越過自己顏色的菱形格，而是在那之前轉進安全區。
rules-28-pass = 後退、互換和{ $taker }可以讓它越過菱形格。
rules-28-where = 紅色棋子在方格{ $door }之後轉進安全區，紅色的菱形格是方格{ $diamond }，紅色的起點圈是方格{ $circle }。
rules-28-beyond = 棋子如果被帶到自己顏色的菱形格上，就繼續前進，再繞一圈。
rules-29-back = 棋子只要退到起點圈後面至少{ COUNT($enough) }格，就可以前進到安全區，不用繞一圈。
rules-29-example = 所以從起點圈後退{ COUNT($back) }格，離終點就只有{ COUNT($near) }步，不是{ COUNT($lap) }步。
rules-30-own = 安全區有{ COUNT($lane) }格，只有同色的棋子能進去。
rules-30-forward = 棋子只能前進到安全區，不能後退進去。
rules-30-safe = 在安全區裡，誰都不能撞走它或和它互換。
rules-31-out = 在安全區裡也可以用{ $backers }後退，還能退回跑道上，在那裡會撞走別人，也會被撞走。
rules-31-must = 這樣的後退和其他走法一樣，能走就一定要走。
rules-32-triangle = 後退停在三角形格，和前進一樣會滑行。
rules-32-round = 棋子走一走又回到原地也算走了，例如滑行回到原地。

# Home and the end
rules-33-exact = 棋子要剛好的步數才能到終點。
rules-33-bounce = 棋子到終點不用剛好的步數，因為多出的步數會從終點往回走。
rules-33-bounce-out = 往回走可以走出安全區，停下的地方一樣會撞走別人和滑行。
rules-33-bounce-same = 折返又回到原地也算走了。
rules-33-stay = 棋子停在終點，就留在那裡。
rules-34-win = 誰先讓{ COUNT($pawns) }顆棋子都到終點，誰就獲勝。
rules-35-pass = 如果你沒有棋子能走，就跳過這回合。

# Teams
rules-teams-when = { COUNT($seats) }個人組隊時，用這些規則。
rules-teams-now = 這場遊戲是組隊玩的，所以用這些規則。
rules-36-sides = 兩隊對打，{ $side }對{ $other-side }。
rules-36-any = 每張牌都可以走你的棋子或隊友的棋子，一共{ COUNT($all-pawns) }顆。
rules-37-partner = 棋子停在隊友的棋子上，一樣把它撞走。
rules-37-own = 還是不能停在同色的棋子上。
rules-38-start = 用{ $starters }可以讓兩種顏色的棋子出發或走。
rules-38-second = { $again }之後再用的那張牌，可以走全隊的任何一顆棋子。
rules-39-any = 用{ $splitter }可以分給{ COUNT($all-pawns) }顆棋子裡的任何幾顆，最多{ COUNT($team-parts) }顆。
rules-39-once = 每顆只分到一份。
rules-39-two = 用{ $splitter }可以分給{ COUNT($all-pawns) }顆棋子裡的任何{ COUNT($team-parts) }顆，都是隊友的也可以。
rules-40-first = 對手優先，跑道上有對手的棋子時，用{ $taker }要撞走對手的。
rules-40-team = 跑道上沒有對手時，一定要撞走自己隊在跑道上的一顆棋子。
rules-40-team-colour = 這時候從起點來的棋子，要和被撞走的不同顏色。
rules-40-partner = 跑道上沒有對手時，一定要讓你的一顆棋子占隊友在跑道上的棋子的方格。
rules-40-lost = 如果連這樣也不行，這張牌就浪費了。
rules-40-penalty = 如果這張牌什麼都做不了，你們隊要有一顆棋子退回它的起點。
rules-40-penalty-where = 那顆棋子在跑道或安全區，不會是終點的。
rules-41-swap = 你只能和對手互換。
rules-42-home = 你的{ COUNT($pawns) }顆都到終點以後，你繼續翻牌，走隊友的棋子。
rules-43-win = 哪一隊先讓{ COUNT($all-pawns) }顆棋子都到終點，哪一隊就獲勝。
rules-44-colour = 滑行要看走的棋子是什麼顏色，所以隊友的三角形格算別色。

# Points
rules-points-when = 計分時，用這些規則。
rules-points-now = 這場遊戲計分，所以用這些規則。
rules-45-quick = { rules-2-quick }
rules-45-full = { rules-2-full }
rules-45-offer = 把 start 設為 quick，其中一顆就從起點圈開始。
rules-46-hand = 每人發{ COUNT($hand) }張牌。
rules-46-turn = 輪到你時，你出一張手牌，再抽一張。
rules-46-hidden = 你不讓別人看到你的手牌。
rules-47-dead = 如果你的手牌都不能出，你選一張丟掉，再抽一張，你的回合就結束。
rules-48-must = 只要有牌可出，你就一定要出一張。
rules-48-which = 出哪一張由你選。
rules-48-penalty = 組隊時，如果用{ $taker }只能讓你們隊的棋子退回起點，你就不能出。
rules-49-again = 出了{ $again }以後，你先抽牌，能出就再出一張。
rules-49-part = { $splitter }分出的{ $again }也一樣。
rules-49-end = 如果不能再出，你的回合就結束，你什麼都不用丟。
rules-49-nothing = 如果用{ $again }沒有棋子能走，你就不能出。
rules-50-dead = 如果用{ $swapper }只能互換，你可以不出，當作手牌都不能出。
rules-50-forced = 如果用{ $swapper }只能互換，而你沒有別的牌可出，你就一定要出。
rules-51-round = 有人讓棋子都到終點，這一局就結束，由他贏得這一局。
rules-51-match = 最後總分最高的人獲勝。
rules-51-team = 隊友的分數算在一起。
rules-52-all = 每個人自己的棋子，每有一顆到終點就得{ COUNT($each) }分。
rules-52-none = 自己到終點的棋子不計分，只有這一局的贏家得分。
rules-53-others = 別人每有一顆棋子沒到終點，這一局的贏家就得{ COUNT($each) }分。
rules-54-first = 如果別人到終點的棋子都不超過{ COUNT($limit-first) }顆，贏家再得{ COUNT($bonus-first) }分。
rules-54-second = 如果別人到終點的都不超過{ $limit-second ->
    [1] 一
   *[other] { COUNT($limit-second) }
}顆，贏家得{ COUNT($bonus-second) }分。
rules-54-third = 如果{ $limit-third ->
    [0] 別人一顆都沒到終點
   *[other] 別人到終點的都不超過{ COUNT($limit-third) }顆
}，贏家得{ COUNT($bonus-third) }分。
rules-54-sum = 這些獎勵加在一起算，最多{ COUNT($bonuses) }分。
rules-54-highest = 這些獎勵只算最高的一項，最多{ COUNT($bonuses) }分。
rules-54-example = 如果{ COUNT($others) }位對手都一顆沒到終點，你得{ COUNT($shut-out) }分。
rules-55-open = 只玩一局，除非你要多玩幾局，或玩到某個分數。
rules-55-rounds = 整場遊戲玩{ $rounds ->
    [1] 一
   *[other] { COUNT($rounds) }
}局。
rules-55-target = 有人達到{ COUNT($target) }分的那一局打完，整場遊戲就結束。
rules-55-tie = 如果有幾個人同樣最高分，他們一起獲勝。

# Dog, the board
rules-d1-track = 跑道有{ COUNT($track) }格，{ COUNT($seats) }種顏色各{ COUNT($spacing) }格。
rules-d1-numbers = 方格照順時針從零編號到{ $last }。
rules-d1-start = 出發格是{ $exits }，依序屬於{ $colours }。
rules-d1-kennel = 每種顏色有{ COUNT($pawns) }顆棋子，從狗屋開始，還有{ COUNT($lane) }個終點格。
rules-d2-before = 棋子從出發格的前一格轉進終點格，那一格是{ $doors }。
rules-d2-on = 棋子從出發格本身轉進終點格。
rules-d2-lap = 從出發格到第一個終點格要走{ COUNT($lap-first) }步。

# Cards and deals
rules-d3-packs = 用{ COUNT($packs) }副撲克牌加{ COUNT($jokers) }張鬼牌，一共{ COUNT($cards) }張。
rules-d3-each = 除了鬼牌，每種牌有{ COUNT($kind) }張。
rules-d4-deals = 各輪依序發{ COUNT($sizes) }張，然後又從{ COUNT($largest) }張開始。
rules-d4-shuffle = 如果牌堆不夠發一輪，就先把所有的牌一起洗勻。
rules-d4-cycle = 各輪都發過一遍要{ COUNT($cycle) }張牌。
rules-d5-give = 每次發牌後，你選一張牌給隊友，不讓別人看到。
rules-d5-look = 你要先給，才能看隊友給你的牌。
rules-d5-always = 不管發幾張牌，你都一定要給。
rules-d6-lot = 第一輪誰先出牌由抽籤決定。
rules-d6-next = 之後每一輪由順時針的下一位先出牌。

# A turn
rules-d7-turn = 玩家照順時針輪流，輪到你時，你公開出一張牌，照它說的做。
rules-d8-cannot = 如果你做不到牌上說的，就不能出那張牌。
rules-d8-must = { rules-48-must }
rules-d8-fold = 如果你沒有牌可出，就棄掉手牌，這一輪不再玩。

# What the cards do
rules-d9-out = 用{ $starters }可以讓一顆棋子離開狗屋，停在自己的出發格。
rules-d10-value = 用{ $plain }時，讓一顆棋子剛好前進牌上數字的格數。
rules-d11-four = 用{ $turner }可以讓一顆棋子前進{ COUNT($turner-on) }格或後退{ COUNT($turner-back) }格。
rules-d11-ring = 後退只能在跑道上，不能在終點格裡退，也不能退進終點格。
rules-d11-start = 你可以從出發格後退，之後再前進{ $near-first }到{ $near }格就能進終點格。
rules-d12-queen = 用{ terms-card-Q }可以讓一顆棋子前進{ COUNT($queen) }格。
rules-d12-king = 用{ terms-card-K }可以讓一顆棋子出發，或前進{ COUNT($king) }格。
rules-d12-ace = 用{ terms-card-A }可以讓一顆棋子出發，或前進{ COUNT($ace) }格。
rules-d13-any = 用{ $swapper }可以讓你的一顆棋子和跑道上任何一顆互換，誰的都可以，你自己的也可以。
rules-d13-own = 如果你互換自己的兩顆棋子，就什麼都沒變。
rules-d13-foreign = 用{ $swapper }可以讓你的一顆棋子和跑道上別色的一顆互換。
rules-d13-nobody = 如果沒有棋子可以互換，你就不能出。
rules-d13-not = 剛出發的棋子、終點格裡的棋子、別色受保護的棋子，都不能互換。
rules-d13-owner = 你自己的棋子繞一圈回到出發格而受保護，你還是可以拿它互換。
rules-d14-steps = 用{ $splitter }要前進{ COUNT($seven) }步，一步一步分給你的棋子，怎麼分、照什麼順序都由你選。
rules-d14-hit = 每一步都撞走那一格上的棋子，你自己的和隊友的也一樣。
rules-d14-all = 你要把{ COUNT($seven) }步全部用完，不然就不能出{ $splitter }。
rules-d14-guard = 用它不能越過或撞走受保護的棋子，在終點格裡也不能越過別的棋子。
rules-d14-door = 到了終點格的入口，每顆棋子可以轉進去，也可以走過去。
rules-d14-kennel = 用它不能讓棋子離開狗屋。
rules-d14-partner = 你的最後一顆棋子進了終點格，剩下的步數就給隊友的棋子走。
rules-d15-joker = { $wild }可以當作任何一張其他的牌。
rules-d15-seven = 當作{ $splitter }時，一樣可以分步數，也一樣撞走路上的棋子。

# Bumping and protection
rules-d16-hit = 棋子停在有別的棋子的方格，就把它撞回狗屋，同色的也一樣。
rules-d16-out = 出發的棋子也這樣撞，除非那裡的棋子受保護。
rules-d17-start = 棋子停在自己顏色的出發格就受保護，別人不能撞走它或動它。
rules-d17-fresh = 棋子剛出發停在出發格時受保護，直到它走開，別人不能撞走它或動它。
rules-d17-jack = 用{ $swapper }換到那裡的棋子，或繞一圈回來的棋子，都不受保護。
rules-d17-targets = 在自己終點格裡的棋子，別人不能撞走它或動它。
rules-d18-pass = 棋子不能越過受保護的棋子，前進、後退或用{ $splitter }都不行。
rules-d18-own = 同色的棋子也不能越過它。
rules-d18-lane = 它也擋住進它終點格的路。
rules-d18-out = 出發格上有受保護的棋子時，第二顆棋子不能出發。

# The targets
rules-d19-exact = 棋子要剛好的步數才能進終點格。
rules-d19-jump = 在終點格裡，棋子不能越過別的棋子。
rules-d19-inside = 在終點格裡，棋子可以再前進。
rules-d20-both = 到了終點格的入口，棋子可以轉進去，也可以走過去再繞一圈。
rules-d21-lap = 剛出發的棋子要繞完一整圈，除非它後退。
rules-d21-left = 棋子要先離開過出發格一次，才能轉進終點格。

# Partners and the end
rules-d22-own = 一開始你只能走自己顏色的棋子。
rules-d22-partner = 你的{ COUNT($pawns) }顆棋子都進終點格以後，你的牌改走隊友的棋子。
rules-d22-both = 你的隊友也繼續玩。
rules-d23-win = 哪一隊先讓{ COUNT($all-pawns) }顆棋子都進終點格，哪一隊就獲勝。
rules-d23-whole = 最後一張牌你要全部用完，{ $splitter }也一樣。
rules-d24-four = { COUNT($seats) }種顏色各有一位玩家。
rules-d24-two = { COUNT($fewest) }位玩家各玩面對面的{ COUNT($per-seat) }種顏色。
rules-d24-two-give = 每種顏色有自己的手牌和回合，這兩手牌互相換牌。
rules-d24-teams = 面對面的顏色是隊友，{ $side }對{ $other-side }。
rules-d25-talk = 隊友不能互相說手上有什麼牌。

# Where the sources are at odds. The option that decides, if one does, is told after it.
rules-clash-option = 這由選項 { $option } 決定，這裡是 { $value }。
rules-clash-3 = Parker說明書要每個人抽牌決定誰先走，其他的讓玩家自己選。
rules-clash-5 = 各版本的牌數不同。
rules-clash-6 = 義大利文說明書在抽走最後一張牌時就洗棄牌。
rules-clash-6-here = 這裡等到有人要牌而牌堆沒有了才洗，最後那張也在裡面。
rules-clash-8 = Parker說明書讓退回起點的棋子到下一輪才再出發。
rules-clash-8-here = 這裡只要那位玩家的牌可以就能出發，同一輪也可以。
rules-clash-9 = 中文介紹有一處說用{ $starter }一定要讓棋子出發，另一處說可以。
rules-clash-9-here = 這裡是可以。
rules-clash-11 = 德文愛好者的網頁說用了{ $again }可以再翻一張，其他的說一定要再翻。
rules-clash-11-here = 這裡你一定會再翻。
rules-clash-13 = 中文介紹說，如果走完會停在自己的棋子上，你就跳過這回合。
rules-clash-13-here = 這裡不能那樣走，有別的走法就一定要走，都沒有你才跳過。
rules-clash-15 = Parker說明書把{ $splitter }分給已經出發的棋子，下一句卻讓其中一份帶一顆出發。
rules-clash-15-read = 我們把它看成每一份當作那個數字的牌。
rules-clash-15-others = 其他的都不讓任何一份帶棋子出發。
rules-clash-18-hobby = 德文愛好者的網頁也許是說，用{ $turner }要不能前進才後退。
rules-clash-18-here = 這裡由你選。
rules-clash-18-name = 義大利文說明書把{ $backers-both }列為後退的牌，雖然用{ $turner }也能前進。
rules-clash-18-both = 這裡用{ $turner }兩種都可以。
rules-clash-19-parker = Parker說明書要玩家做完牌上說的每件事，其他的讓你不換。
rules-clash-19-half = 照中文介紹的字面，只要{ $swapper }有一半做不到，你就可以跳過。
rules-clash-19-read = 我們照其他的說法，做得到的你就要做。
rules-clash-24 = Parker說明書說可以滑行，其他的說一定要滑行，後來的Hasbro版本只在自己的顏色上滑行。
rules-clash-28 = Parker說明書說，用{ $swapper }讓棋子越過菱形格時，會把對手的棋子趕出去。
rules-clash-28-here = 這裡用{ $swapper }可以越過菱形格互換，不會把誰趕出去。
rules-clash-29 = 中文介紹要退到起點後面超過{ COUNT($enough) }格，其他的說至少{ COUNT($enough) }格。
rules-clash-29-here = 這裡{ COUNT($enough) }格就夠了。
rules-clash-33 = 中文介紹讓多出的步數從終點折返，其他的要剛好的步數。
rules-clash-39 = 義大利文說明書把{ $splitter }分給全隊的棋子，其他的只分給兩顆。
rules-clash-40 = 如果用{ $taker }找不到對手，義大利文說明書撞走自己隊的一顆，德文的撞走隊友的一顆，中文介紹讓一顆退回起點。
rules-clash-40-must = 義大利文說明書和德文的都說，一隊一定要用{ $taker }。
rules-clash-40-read = 我們把它看成那一隊在起點有棋子時才要用，沒有的話這張牌就浪費了。
rules-clash-44 = Parker說明書讓棋子在對手的三角形格滑行，組隊時規則不變，可是隊友不是對手。
rules-clash-44-here = 這裡只看棋子的顏色，隊友的三角形格算別色。
rules-clash-45 = 義大利文說明書沒說計分時怎麼開始，其他的先有一顆棋子在起點圈。
rules-clash-52 = 德文愛好者的網頁不算自己到終點的棋子，其他的都算。
rules-clash-54 = 沒有一本規則書說明獎勵是加在一起，還是只算最高的。
rules-clash-d16 = 原文說被撞走的棋子退回出發格，可是它在那裡會受保護。
rules-clash-d16-read = 我們把它看成退回狗屋。
rules-clash-d17 = 原文說出發格上的棋子不會被撞走，自己顏色出發格上的棋子不會被越過。
rules-clash-d17-read = 我們把兩句都看成自己顏色的出發格。
rules-clash-d22 = 原文說隊友的棋子都進終點格以後，你來走隊友的，可是那時已經沒有可以走的。
rules-clash-d22-read = 我們把它看成你自己的都進終點格以後。

# Options and what their values mean
rules-options-opening = 用指令 play 的選項 rules，可以在這種遊戲的任何一本規則書上，單獨更改下面每一項。
rules-option-is = 選項 { $option } 在這裡是 { $value }。
rules-option-set = 把 { $option } 設為 { $value }，{ $meaning }。
rules-set-start-full = 棋子都從起點開始
rules-set-start-quick = 每種顏色有一顆棋子從起點圈開始
rules-set-first-random = 誰先走由抽籤決定
rules-set-first-draw = 每人翻一張牌，翻到{ $best }或數字最大的先走
rules-set-home-exact = 棋子要剛好的步數才能到終點
rules-set-home-bounce = 到終點後多出的步數要往回走
rules-set-seven-forward = { $splitter }的兩份都是前進，都不能讓棋子出發
rules-set-seven-cards = { $splitter }的每一份當作那個數字的牌
rules-set-eleven-decline = 用{ $swapper }的互換你可以不換
rules-set-eleven-forced = 如果用{ $swapper }只能互換，你一定要換
rules-set-slide-others = 棋子停在別色的三角形格一定要滑行
rules-set-slide-optional = 棋子停在別色的三角形格可以滑行，也可以留在那裡
rules-set-slide-own = 棋子只在自己顏色的三角形格滑行
rules-set-team-sorry-team = 如果用{ $taker }找不到對手，就撞走你們隊的一顆棋子
rules-set-team-sorry-partner = 如果用{ $taker }找不到對手，就撞走隊友的一顆棋子
rules-set-team-sorry-penalty = 如果用{ $taker }什麼都做不了，你們隊要有一顆棋子退回它的起點
rules-set-team-seven-any = 組隊時，用{ $splitter }可以分給全隊的任何幾顆棋子
rules-set-team-seven-two = 組隊時，用{ $splitter }可以分給全隊的兩顆棋子
rules-set-own-points-all = 每個人自己到終點的棋子都計分
rules-set-own-points-none = 自己到終點的棋子不計分
rules-set-bonus-sum = 贏家的獎勵加在一起算
rules-set-bonus-highest = 贏家的獎勵只算最高的
rules-set-deck = 整副牌有{ COUNT($cards) }張，其中{ COUNT($ones) }張是{ $starter }
rules-set-board-40 = 棋子從出發格的前一格轉進終點格
rules-set-board-64 = 棋子從出發格轉進終點格
rules-set-protect-start = 棋子停在自己顏色的出發格就受保護
rules-set-protect-fresh = 只有剛出發的棋子受保護
rules-set-jack-any = 用{ $swapper }可以互換同色的兩顆棋子
rules-set-jack-foreign = 用{ $swapper }只能互換不同顏色的棋子
rules-set-jokers = 整副牌有{ COUNT($cards) }張
rules-set-seats-4 = 每位玩家有一種顏色
rules-set-seats-2 = 每位玩家有面對面的兩種顏色

# In what one rule book departs from another
rules-same = 沒有不同，{ $preset } 和 { $base } 的規則一樣。
rules-other-game-sorry = Sorry!是另一種遊戲，有自己的牌。
rules-other-game-dog = Dog是另一種遊戲，用撲克牌組隊玩。
rules-teams-differ = 你們組隊玩，{ $side }對{ $other-side }。
rules-points-differ = 你們計分，每人有{ COUNT($hand) }張手牌。
rules-points-start-differ = 計分時，每種顏色先有一顆棋子在起點圈。

# Reference cards, one line a card, 40 columns at most, wide characters taking two
rules-card-title = { $preset }，{ COUNT($cards) }張牌
rules-card-line = { $name } { $moves }
rules-card-or = { $rest }，或{ $last }
rules-card-out = 讓棋子出發
rules-card-forward = 前進{ COUNT($steps) }格
rules-does-out = 讓棋子出發
rules-does-steps = { $way ->
    [back] 後退{ COUNT($steps) }格
   *[forward] 前進{ COUNT($steps) }格
}
rules-does-swap = { $others ->
    [rivals] 和對手互換
    [foreign] 和別人的棋子互換
   *[anyone] 讓兩顆棋子互換
}
rules-does-sorry = 讓起點的一顆棋子占對手棋子的位置，把它撞回起點
rules-does-split = { $acting ->
    [cards] 分給兩顆棋子，每一份當作那個數字的牌
   *[steps] { $pawns ->
        [2] 分給兩顆棋子
       *[other] 分給全隊的棋子
    }
}
rules-does-burn = 把{ COUNT($steps) }步拆開分給你的棋子，路上的全撞走
rules-card-back = 後退{ COUNT($steps) }格
rules-card-split = 分給{ COUNT($pawns) }顆棋子
rules-card-share = 最多分給{ COUNT($pawns) }顆棋子
rules-card-parts = 分{ COUNT($pawns) }份，各當一張牌
rules-card-share-parts = 最多分{ COUNT($pawns) }份，各當一張牌
rules-card-burn = 一步一步分，路上全撞走
rules-card-swap-rivals = 和對手互換
rules-card-swap-foreign = 和別色互換
rules-card-swap-anyone = 和任何一顆互換
rules-card-sorry = 從起點撞走一個對手
rules-card-wild = 當任何其他的牌
rules-card-again = { $moves }，再翻一張
rules-card-play-again = { $moves }，再出一張
