# Die ersten Zeilen eines Spiels.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} { $mode ->
    [lines] in Zeilen, Befehl und Enter, h hilft
   *[keys] mit Einzeltasten, h hilft
}
open-colour = { $colour }
open-you = { $named ->
    [yes] { $name }, du spielst { $colour }
    [colour] du spielst { $colour } und heißt auch so
   *[no] du spielst { $colour }
}
open-person = { $name } spielt { $colour }
open-against = gegen { $names }
open-rival-colours = { $who } mit { $colour }
# $kind: how a bot plays, as it is asked for with --opponents; runner and chance are not told
open-kind = { $kind ->
    [beginner] { $name } auf Stufe Anfänger
    [casual] { $name } auf Stufe Gelegenheit
    [steady] { $name } auf Stufe solide
    [strong] { $name } auf Stufe stark
    [champion] { $name } auf Stufe Meister
    [bumper] { $name } auf Schlagen aus
    [homebody] { $name } auf Sicherheit aus
    [racer] { $name } auf Tempo aus
   *[other] { $name }
}
open-partner = mit { $name }
open-again = das Spiel geht weiter
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
open-ask = i sagt sie an
