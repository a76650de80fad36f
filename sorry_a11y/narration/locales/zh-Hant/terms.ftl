# Words and phrases that all files share. Names, numbers and whole noun phrases are passed in.
# COUNT($n) is a number before a measure word: two is 兩 there, and voices read the digit as 二.

terms-colour-red = 紅色
terms-colour-blue = 藍色
terms-colour-yellow = 黃色
terms-colour-green = 綠色

# Somebody who plays two colours, by one of them.
terms-name-colour = { $name }{ $colour }

# A pawn of the one who acts; of the listener, told about somebody else's doing; of the
# listener's partner; of others. Chinese has no cases. 棋子2, not 2號棋子: a sentence that
# began with the digit would sound like the echo of the key.
terms-pawn = 棋子{ $number }
terms-pawn-yours = 你的{ $number }號
terms-pawn-partner = 隊友的{ $number }號
terms-pawn-other = { $name }的{ $number }號
# A pawn of the one who acts, bumped by its own side. $who is you or other.
terms-pawn-own = { $who ->
    [you] 你自己的{ $number }號
   *[other] { $name }自己的{ $number }號
}

# Cards by their names in notation.
terms-card-1 = 1
terms-card-2 = 2
terms-card-3 = 3
terms-card-4 = 4
terms-card-5 = 5
terms-card-6 = 6
terms-card-7 = 7
terms-card-8 = 8
terms-card-9 = 9
terms-card-10 = 10
terms-card-11 = 11
terms-card-12 = 12
terms-card-sorry = Sorry
terms-card-J = J
terms-card-Q = Q
terms-card-K = K
terms-card-A = A
terms-card-joker = 鬼牌

# Places. $board is safety (a board with homes) or target (a board with targets). Home and the
# targets are both 終點, since some sentences do not know the board.
terms-in-start = { $board ->
    [target] 在狗屋
   *[safety] 在起點
}
terms-home = 在終點
terms-hand = 你的手牌是{ $cards }
terms-you = 你
terms-to-go = 剩{ COUNT($steps) }步
terms-target = 第{ $target }格
terms-to-targets = 離終點格{ COUNT($steps) }步

# How clauses (list) and items of a list (items) are put together.
terms-list = { $first }，{ $second }
terms-items = { $first }、{ $second }
terms-and = { $first }和{ $second }
terms-or = { $first }或{ $second }
terms-sentence = { $text }。
