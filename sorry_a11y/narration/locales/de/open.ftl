# Die ersten Zeilen eines Spiels.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} { $mode ->
    [lines] in Zeilen, Befehl und Enter, h hilft
   *[keys] mit Einzeltasten, h hilft
}
open-you = { $named ->
    [yes] { $name }, du spielst { $colour }
   *[no] du spielst { $colour }
}
open-person = { $name } spielt { $colour }
open-against = gegen { $names }
open-partner = mit { $name }
open-hint = sorry-a11y --help ändert das
open-again = das Spiel geht weiter
