# Die ersten Zeilen eines Spiels.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} { $mode ->
    [lines] in Zeilen, Befehl und Enter, h für Hilfe
   *[keys] mit Einzeltasten, h für Hilfe
}
open-colour = { $colour }
open-you = { $named ->
    [yes] { $name }, du spielst { $colour }
    [colour] du spielst { $colour } und heißt ohne Namen { $colour }
   *[no] du spielst { $colour }
}
open-person = { $name } spielt { $colour }
open-against = gegen { $names }
open-rival-colours = { $who } mit { $colour }
# $kind: how a bot plays, as it is asked for with --opponents; runner and chance are not told
open-kind = { $kind ->
    [beginner] { $name } auf Stufe Anfänger
    [casual] { $name } als Gelegenheitsspieler
    [steady] { $name } auf Stufe solide
    [strong] { $name } auf Stufe stark
    [champion] { $name } auf Stufe Meister
    [bumper] { $name } als Raufbold
    [homebody] { $name } als Stubenhocker
    [racer] { $name } als Läufer
   *[other] { $name }
}
# mehrere, die gleich spielen, wie bei open-kind
open-kinds = { $kind ->
    [beginner] { $names } auf Stufe Anfänger
    [casual] { $names } als Gelegenheitsspieler
    [steady] { $names } auf Stufe solide
    [strong] { $names } auf Stufe stark
    [champion] { $names } auf Stufe Meister
    [bumper] { $names } als Raufbolde
    [homebody] { $names } als Stubenhocker
    [racer] { $names } als Läufer
   *[other] { $names }
}
open-partner = mit { $name }
open-again = { end-stay }
open-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
open-book = { $book ->
    [parker] Regeln von Parker
    [bounce-home] Regeln mit Abprallen im Ziel
    [hobby] Hobbyregeln
   *[hasbro] Regeln von Hasbro
}
open-ask = drücke i, um sie zu hören
