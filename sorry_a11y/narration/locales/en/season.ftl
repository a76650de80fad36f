# A season: five levels of opponents, best of three each.

season-none = season, five opponents, best of three each
# $level: from 1
season-level = season, level { $level } of { $levels }
season-lead = { $lead ->
    [you] you lead { $more } to { $less }
    [other] you trail { $less } to { $more }
    [level] { $more } all
   *[none] no game yet
}
season-won = season, all levels won
season-rules = two wins out of three open the next level, nothing can be undone
season-unsaved = saving is off, so the season stays as it is
# $name: the opponent with the kind
season-play = play game { $game } against { $name }
season-continue = continue the game of the season
season-again = begin another season
season-anew = begin the season again
season-anew-open = begin again at level 1? You are at level { $level }
season-anew-no = no, go on
season-anew-yes = yes, begin at level 1
season-opens = you have won two games, level { $level } is open, against { $name }
season-lost = { $name } has won two games, level { $level } begins again
season-all-won = you have won all levels, the season is yours
