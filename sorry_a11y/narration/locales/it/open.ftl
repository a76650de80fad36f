# The first lines of a game. $colour is a word of terms.ftl; azzurro takes the elided article.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} { $mode ->
    [lines] a righe, un comando e Invio, h aiuta
   *[keys] a tasti singoli, h aiuta
}
open-you = { $named ->
    [yes] { $name }, hai { $colour ->
        [azzurro] l'azzurro
       *[other] il { $colour }
    }
   *[no] hai { $colour ->
        [azzurro] l'azzurro
       *[other] il { $colour }
    }
}
open-person = { $name } ha { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
}
open-against = contro { $names }
open-partner = con { $name }
open-hint = sorry-a11y --help dice come cambiare
open-again = la partita continua
