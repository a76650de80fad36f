# The first lines of a game. $colour is a word of terms.ftl; azzurro takes the elided article.

open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
} { $mode ->
    [lines] a righe, un comando e Invio, h per l'aiuto
   *[keys] a tasti singoli, h per l'aiuto
}
open-colour = { $colour ->
    [azzurro] l'azzurro
   *[other] il { $colour }
}
open-you = { $named ->
    [yes] { $name }, hai { $colour }
    [colour] hai { $colour }, e senza un nome ti chiami così
   *[no] hai { $colour }
}
open-person = { $name } ha { $colour }
open-against = contro { $names }
open-rival-colours = { $who } con { $colour }
# $kind: how a bot plays, as it is asked for with --opponents; runner and chance are not told
open-kind = { $kind ->
    [beginner] { $name } di livello principiante
    [casual] { $name } di livello occasionale
    [steady] { $name } di livello regolare
    [strong] { $name } di livello forte
    [champion] { $name } di livello campione
    [bumper] { $name } di stile aggressivo
    [homebody] { $name } di stile prudente
    [racer] { $name } di stile veloce
   *[other] { $name }
}
# più avversari che giocano allo stesso modo, come in open-kind
open-kinds = { $kind ->
    [beginner] { $names }, di livello principiante
    [casual] { $names }, di livello occasionale
    [steady] { $names }, di livello regolare
    [strong] { $names }, di livello forte
    [champion] { $names }, di livello campione
    [bumper] { $names }, di stile aggressivo
    [homebody] { $names }, di stile prudente
    [racer] { $names }, di stile veloce
   *[other] { $names }
}
open-partner = con { $name }
open-again = { end-stay }
open-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
open-book = { $book ->
    [parker] regole Parker
    [bounce-home] regole con rimbalzo da casa
    [hobby] regole hobby
   *[hasbro] regole Hasbro
}
open-ask = premi i per sentirle
