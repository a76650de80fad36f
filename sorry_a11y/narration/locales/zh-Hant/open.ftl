# The first lines of a game.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} { $mode ->
    [lines] 整行操作，打指令再按Enter，h求助
   *[keys] 單鍵操作，按h求助
}
open-colour = { $colour }
open-you = { $named ->
    [yes] { $name }，你是{ $colour }
    [colour] 你是{ $colour }，也這樣稱呼你
   *[no] 你是{ $colour }
}
open-person = { $name }是{ $colour }
open-against = 對手是{ $names }
open-rival-colours = { $who }，用{ $colour }
# $kind: how a bot plays, as it is asked for with --opponents; runner and chance are not told
open-kind = { $kind ->
    [beginner] 初學的{ $name }
    [casual] 隨興的{ $name }
    [steady] 穩健的{ $name }
    [strong] 高手{ $name }
    [champion] 冠軍{ $name }
    [bumper] 愛撞人的{ $name }
    [homebody] 愛安全的{ $name }
    [racer] 愛衝的{ $name }
   *[other] { $name }
}
open-partner = 隊友是{ $name }
open-again = 遊戲繼續
open-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
open-book = { $book ->
    [parker] Parker規則
    [bounce-home] 到終點會反彈的規則
    [hobby] Hobby規則
   *[hasbro] Hasbro規則
}
open-ask = 按i說明
