# 一輪裡最要緊的事，一個子句。

drama-wins = { $name }只要有{ $cards }就贏
drama-loss = 你白走了{ COUNT($steps) }步
# $count：人數
drama-last = { $count ->
    [1] { $names }只剩一顆棋子
   *[other] { $names }總共只剩一顆棋子
}
