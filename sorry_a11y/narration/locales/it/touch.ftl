# Ciò che si dice altrimenti dove non ci sono tasti: touch-NOME al posto di NOME.

touch-open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
}
touch-people-open = un tavolo tra amici
touch-people-gather = { $count ->
    [0] ci sono tutti, si può cominciare
    [one] si può cominciare, 1 posto è libero, lo prende un bot
   *[other] si può cominciare, { $count } posti sono liberi, li prendono i bot
}
touch-people-over = la partita è finita
touch-people-desk = il menu del tavolo
touch-ask-key = { "" }
