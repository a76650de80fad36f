# What opponents with a character say between turns, after their name. $line: 1 to 8, each
# once a game.

banter-says = { $name } says, { $text }
# $count: how many pawns of yours this opponent has bumped, in earlier games too
banter-count = that makes { $count } of your pawns
banter-beginner-bump = { $line ->
    [1] oh, I hit somebody
    [2] was that allowed?
    [3] look what happened
    [4] my first good move
    [5] sorry, I think
    [6] it just happened
    [7] I counted twice
   *[8] that surprised me too
}
banter-beginner-bumped = { $line ->
    [1] oh no, my pawn
    [2] back to the start, then
    [3] I did not see that
    [4] what card was that?
    [5] I am still learning
    [6] all that way for nothing
    [7] oh well, once more
   *[8] that was quick
}
banter-beginner-home = { $line ->
    [1] one is home!
    [2] I made it!
    [3] look, it worked
    [4] so that is home
    [5] counted right, for once
    [6] now I know how
    [7] that felt good
   *[8] can I do that again?
}
banter-beginner-win = { $line ->
    [1] I won? really?
    [2] my first win, I think
    [3] I can hardly believe it
    [4] beginner's luck, surely
    [5] did everybody see that?
    [6] that was so much fun
    [7] I will remember this one
   *[8] thank you for playing
}
banter-beginner-lose = { $line ->
    [1] well played, everybody
    [2] I learned a lot
    [3] next time, maybe
    [4] that was fun anyway
    [5] one more game?
    [6] I nearly understood it
    [7] nicely done
   *[8] I will practise
}
banter-casual-bump = { $line ->
    [1] no hard feelings
    [2] that is how it goes
    [3] the card wanted it
    [4] just passing through
    [5] it is only a game
    [6] nothing personal
    [7] oops, somebody stood there
   *[8] a little bump
}
banter-casual-bumped = { $line ->
    [1] fair enough
    [2] that happens
    [3] no hurry, I start again
    [4] a good card, that
    [5] never mind
    [6] easy come, easy go
    [7] I was in the way
   *[8] more walking for me
}
banter-casual-home = { $line ->
    [1] home, how nice
    [2] that one can rest
    [3] one less to carry
    [4] nice and easy
    [5] time for tea
    [6] not bad at all
    [7] that went smoothly
   *[8] feet up for this one
}
banter-casual-win = { $line ->
    [1] well, that was nice
    [2] who would have thought?
    [3] lucky me
    [4] the cards were kind
    [5] good game, everybody
    [6] a pleasant surprise
    [7] that was good fun
   *[8] I will take it
}
banter-casual-lose = { $line ->
    [1] good game
    [2] that was fun
    [3] well deserved
    [4] another game some time?
    [5] I enjoyed that
    [6] fairly won, I say
    [7] no complaints here
   *[8] same again tomorrow?
}
banter-steady-bump = { $line ->
    [1] step by step
    [2] patience pays
    [3] the way is clear now
    [4] it had to be done
    [5] one thing after another
    [6] as planned
    [7] slow and sure
   *[8] it was in my way
}
banter-steady-bumped = { $line ->
    [1] I stay calm
    [2] back to work
    [3] it is a long game
    [4] so I start again
    [5] steady as before
    [6] that costs some time
    [7] I have seen worse
   *[8] no reason to worry
}
banter-steady-home = { $line ->
    [1] one more in order
    [2] as it should be
    [3] that one is done
    [4] all in good time
    [5] step by step, home
    [6] safely arrived
    [7] the plan holds
   *[8] another one at home
}
banter-steady-win = { $line ->
    [1] slow but sure
    [2] patience won
    [3] a good, steady game
    [4] there, step by step
    [5] everything in its place
    [6] it took its time
    [7] calm to the end
   *[8] thank you, well fought
}
banter-steady-lose = { $line ->
    [1] well earned
    [2] a fair result
    [3] I was too slow today
    [4] I will look at my plan
    [5] a good game, fairly won
    [6] steady was not enough
    [7] next time I will be ready
   *[8] you have my respect
}
banter-strong-bump = { $line ->
    [1] that was the spot
    [2] I was counting on it
    [3] good timing
    [4] that opens the board
    [5] worth the risk
    [6] exactly there
    [7] I saw that coming
   *[8] that helps
}
banter-strong-bumped = { $line ->
    [1] well spotted
    [2] that was a good hit
    [3] I will make it up
    [4] that one hurt
    [5] I took the risk
    [6] strong move
    [7] I still have a plan
   *[8] no complaints about that
}
banter-strong-home = { $line ->
    [1] that counts
    [2] well calculated
    [3] right on time
    [4] one less worry
    [5] exactly right
    [6] this one is safe
    [7] the count was right
   *[8] on to the next
}
banter-strong-win = { $line ->
    [1] that was close
    [2] the plan worked
    [3] hard work, but won
    [4] that was worth thinking about
    [5] good game, it was tight
    [6] I liked that ending
    [7] well fought, everybody
   *[8] thank you for the fight
}
banter-strong-lose = { $line ->
    [1] well played indeed
    [2] the better plan won
    [3] I missed something
    [4] that was strong
    [5] I would play it again
    [6] respect, a fine game
    [7] next time I will think longer
   *[8] that was deserved
}
banter-champion-bump = { $line ->
    [1] I had that in mind
    [2] a small correction
    [3] the board asked for it
    [4] that was due
    [5] it was the best move
    [6] two moves ahead
    [7] there was nothing better
   *[8] forgive me, it was best
}
banter-champion-bumped = { $line ->
    [1] beautifully done
    [2] I would have done it too
    [3] a fine move
    [4] one never stops learning
    [5] that was well seen
    [6] I underestimated that
    [7] now it gets interesting
   *[8] a worthy answer
}
banter-champion-home = { $line ->
    [1] according to plan
    [2] a quiet, good move
    [3] home, as expected
    [4] every step counted
    [5] that was the idea
    [6] one by one
    [7] it all comes together
   *[8] counted to the step
}
banter-champion-win = { $line ->
    [1] thank you, a fine game
    [2] closer than it sounds
    [3] an honour to play
    [4] the cards helped too
    [5] a worthy game
    [6] well played, all of us
    [7] I like such games best
   *[8] it could have gone either way
}
banter-champion-lose = { $line ->
    [1] congratulations, well deserved
    [2] fairly beaten
    [3] I bow to that
    [4] that was first class
    [5] a lesson for me
    [6] until the next game
    [7] masterfully played
   *[8] hats off
}
banter-bumper-bump = { $line ->
    [1] off to the start!
    [2] I could not resist
    [3] that was tempting
    [4] nothing personal, just fun
    [5] bump, and good night
    [6] one more for me
    [7] make room, please
   *[8] I love that sound
}
banter-bumper-bumped = { $line ->
    [1] ouch, my own medicine
    [2] I had that coming
    [3] just wait
    [4] that is my trick!
    [5] fair is fair
    [6] now it gets lively
    [7] I will remember that
   *[8] well bumped
}
banter-bumper-home = { $line ->
    [1] home, how quiet
    [2] fine, but bumping is better
    [3] that one earned its rest
    [4] well, somebody has to
    [5] out of everybody's reach
    [6] no more mischief there
    [7] even I go home
   *[8] now for the others
}
banter-bumper-win = { $line ->
    [1] all those bumps paid off
    [2] won, with some noise
    [3] that was a merry chase
    [4] all bumps forgiven, I hope?
    [5] what a wild game
    [6] thanks, that was lively
    [7] the board is mine today
   *[8] again, please!
}
banter-bumper-lose = { $line ->
    [1] I bumped too little
    [2] well run, well won
    [3] nobody left to chase
    [4] that one got away
    [5] I had my fun
    [6] next time, more bumps
    [7] fair chase, fair end
   *[8] all bumps forgiven
}
banter-homebody-bump = { $line ->
    [1] pardon, I am only going home
    [2] that was in my way
    [3] I prefer it quiet
    [4] excuse me, please
    [5] I did not mean to
    [6] just a step towards home
    [7] a small push, sorry
   *[8] now it is calm again
}
banter-homebody-bumped = { $line ->
    [1] there goes my quiet evening
    [2] out in the cold again
    [3] home seems far now
    [4] oh, my poor pawn
    [5] I should have stayed in
    [6] the road is dangerous
    [7] from the start again, then
   *[8] I miss my armchair
}
banter-homebody-home = { $line ->
    [1] home sweet home
    [2] door shut, kettle on
    [3] warm and safe
    [4] slippers on
    [5] nowhere is better
    [6] another one indoors
    [7] that is cosy
   *[8] the lights are on
}
banter-homebody-win = { $line ->
    [1] all home, all happy
    [2] everybody in, door shut
    [3] nothing beats home
    [4] the whole family is in
    [5] a quiet little victory
    [6] now for some tea
    [7] home first, as always
   *[8] what a lovely evening
}
banter-homebody-lose = { $line ->
    [1] at least it was cosy
    [2] I am going home anyway
    [3] a nice visit, all the same
    [4] well done, drop in again
    [5] my kettle is waiting
    [6] good night, well played
    [7] it was pleasant out here
   *[8] home is still home
}
banter-racer-bump = { $line ->
    [1] out of the way!
    [2] coming through!
    [3] no brakes
    [4] I had to overtake
    [5] I was too fast
    [6] clear the track, please
    [7] quick and clean
   *[8] full speed ahead
}
banter-racer-bumped = { $line ->
    [1] flat tyre
    [2] back to the starting line
    [3] pit stop
    [4] what a crash
    [5] engine on again
    [6] I will catch up
    [7] that cost me seconds
   *[8] a second start
}
banter-racer-home = { $line ->
    [1] across the line!
    [2] best time today
    [3] one lap done
    [4] what a finish
    [5] in, and on I go
    [6] that was fast
    [7] the flag is down
   *[8] next one, go!
}
banter-racer-win = { $line ->
    [1] first across the line
    [2] what a race!
    [3] nobody caught me
    [4] the fastest today
    [5] a lap of honour!
    [6] that was speed
    [7] a clean race, thank you
   *[8] one for the record book
}
banter-racer-lose = { $line ->
    [1] outrun, well done
    [2] what a finish, congratulations
    [3] I ran out of road
    [4] faster next time
    [5] good race, everybody
    [6] that was a fast one
    [7] my engine needs rest
   *[8] well raced
}
