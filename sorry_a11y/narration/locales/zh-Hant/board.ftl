# 畫給看得見的人看的棋盤，從不讀出來，每行最多39欄。

# 每種顏色一個字母，各不相同
board-letter = { $colour ->
    [blue] B
    [yellow] Y
    [green] G
   *[red] R
}
board-signs = { $board ->
    [target] R1棋子，ro出發格，r.終點格
   *[safety] R1棋子，r>滑行區，ro起點圈
}
board-player = { $letter } { $who }，{ $board ->
    [target] 狗屋{ $start }顆
   *[safety] 起點{ $start }顆，終點{ $home }顆
}
board-drawn = 棋盤畫在上面給看得見的人看，寬{ $columns }欄
