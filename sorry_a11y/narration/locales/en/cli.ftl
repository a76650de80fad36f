# Mistakes on the command line: one line each, what was wrong and what would be right.

cli-rules-text = { $given } is no house rule. Write name=value, such as home=bounce.
cli-negative = { $where } { $given } is too small. Give a number above 0.
cli-no-such = { $where } { $given } is not known. It takes { $accepted }.
cli-seats-or-players = Give --seats, or --players and --opponents, not both.
cli-seat-colour = There is no colour { $given }. The colours are { $accepted }.
cli-seat-twice = { $given } has two players. Name each colour once.
cli-seat-bot = There is no bot { $given }. It takes { $accepted }, or a name with a capital letter for a person.
cli-seat-name = The name { $given } does not fit. Names have 1 to { $accepted } letters.
cli-seat-name-twice = Two players are called { $given }. Give each a name of their own.
cli-seat-players = { $given } cannot play. It takes { $accepted } players.
cli-seat-opponents = There are { $given } opponents named. Name one for all, or { $accepted }.
cli-seat-pair = { $given } names no player. Write colour=player, such as red=you.
cli-seat-nobody = Nobody sits at the keyboard. Give one colour to you, or use simulate.
