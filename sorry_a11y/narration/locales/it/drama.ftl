# Che cosa conta di più in un giro, una frase breve.

drama-wins = a { $name } serve la carta { $cards } per vincere
drama-loss = hai perso { $steps } caselle
# $count: quanti sono i nomi
drama-last = { $count ->
    [one] a { $names } manca una sola pedina per vincere
   *[other] a { $names } manca in tutto una sola pedina per vincere
}
