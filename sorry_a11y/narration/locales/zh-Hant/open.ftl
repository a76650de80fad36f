# The first lines of a game.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
}，{ $mode ->
    [lines] 用整行輸入，打指令再按Enter，h是說明
   *[keys] 用單鍵操作，按h聽說明
}
open-colour = { $colour }
open-you = { $named ->
    [yes] { $name }，你是{ $colour }
    [colour] 你是{ $colour }，沒取名字就叫{ $colour }
   *[no] 你是{ $colour }
}
open-person = { $name }是{ $colour }
open-against = 對手是{ $names }
open-rival-colours = { $colour }的{ $who }
# $kind: how a bot plays, as it is asked for with --opponents, in the words of menu-kind; runner and
# chance are not told
open-kind = { $kind ->
    [beginner] 新手{ $name }
    [casual] 休閒的{ $name }
    [steady] 穩健的{ $name }
    [strong] 高手{ $name }
    [champion] 冠軍{ $name }
    [bumper] 愛撞人的{ $name }
    [homebody] 保守的{ $name }
    [racer] 愛衝的{ $name }
   *[other] { $name }
}
# 幾個玩法相同的電腦玩家，種類同 open-kind
open-kinds = { $kind ->
    [beginner] { $names }，都是新手
    [casual] { $names }，都是休閒玩家
    [steady] { $names }，都很穩健
    [strong] { $names }，都是高手
    [champion] { $names }，都是冠軍
    [bumper] { $names }，都愛撞人
    [homebody] { $names }，都很保守
    [racer] { $names }，都愛衝
   *[other] { $names }
}
open-partner = 隊友是{ $name }
open-again = { end-stay }
open-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
open-book = { $book ->
    [parker] Parker規則
    [bounce-home] 終點折返規則
    [hobby] Hobby規則
   *[hasbro] Hasbro規則
}
open-ask = 按i聽是哪些
