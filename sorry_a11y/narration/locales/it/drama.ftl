# Che cosa conta di più in un giro, una frase breve.

drama-wins = a { $name } manca { $cards } per vincere
drama-loss = hai perso { $steps } caselle
# $count: quanti sono i nomi
drama-last = { $count ->
    [one] a { $names } resta una sola pedina
   *[other] a { $names } resta in tutto una sola pedina
}
