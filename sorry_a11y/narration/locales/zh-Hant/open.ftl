# The first lines of a game.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} { $mode ->
    [lines] 整行操作，打指令再按Enter，h求助
   *[keys] 單鍵操作，按h求助
}
open-you = { $named ->
    [yes] { $name }，你是{ $colour }
   *[no] 你是{ $colour }
}
open-person = { $name }是{ $colour }
open-against = 對手是{ $names }
open-partner = 隊友是{ $name }
open-hint = 要更改用 sorry-a11y --help
open-again = 遊戲繼續
