# The first lines of a game.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} by { $mode ->
    [lines] lines, a command and Enter, h for help
   *[keys] single keys, h for help
}
open-colour = { $colour }
open-you = { $named ->
    [yes] { $name }, you are { $colour }
    [colour] you are { $colour }, and without a name you are called that
   *[no] you are { $colour }
}
open-person = { $name } is { $colour }
open-against = against { $names }
open-rival-colours = { $who } with { $colour }
# $kind: how a bot plays, as it is asked for with --opponents; runner and chance are not told
open-kind = { $kind ->
    [beginner] beginner { $name }
    [casual] casual { $name }
    [steady] steady { $name }
    [strong] strong { $name }
    [champion] champion { $name }
    [bumper] bumper { $name }
    [homebody] homebody { $name }
    [racer] racer { $name }
   *[other] { $name }
}
# several bots that play alike, as with open-kind
open-kinds = { $kind ->
    [beginner] the beginners { $names }
    [casual] the casual players { $names }
    [steady] the steady players { $names }
    [strong] the strong players { $names }
    [champion] the champions { $names }
    [bumper] the bumpers { $names }
    [homebody] the homebodies { $names }
    [racer] the racers { $names }
   *[other] { $names }
}
open-partner = with { $name }
open-again = { end-stay }
open-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
# $book: a rule book by its name on the command line
open-book = { $book ->
    [parker] Parker rules
    [bounce-home] rules with bouncing from home
    [hobby] hobby rules
   *[hasbro] Hasbro rules
}
# of house rules just counted
open-ask = press i to hear them
