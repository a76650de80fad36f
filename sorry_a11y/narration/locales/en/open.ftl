# The first lines of a game.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} by { $mode ->
    [lines] lines, a command and Enter, h helps
   *[keys] single keys, h helps
}
open-you = { $named ->
    [yes] { $name }, you are { $colour }
   *[no] you are { $colour }
}
open-person = { $name } is { $colour }
open-against = against { $names }
open-partner = with { $name }
open-hint = sorry-a11y --help changes that
open-again = the game goes on
