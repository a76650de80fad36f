# Eine Saison: fünf Stufen von Gegnern, je zwei Siege aus drei Spielen.

season-none = Saison, fünf Gegner, gegen jeden brauchst du zwei Siege
season-level = Saison, Stufe { $level } von { $levels }
season-lead = { $lead ->
    [you] du führst { $more } zu { $less }
    [other] du liegst { $less } zu { $more } zurück
    [level] { $more } zu { $less }
   *[none] noch kein Spiel
}
season-won = Saison, alle Stufen gewonnen
season-rules = zwei Siege in drei Spielen öffnen die nächste Stufe, du kannst keinen Zug zurücknehmen
season-unsaved = Speichern ist aus, also bleibt die Saison, wie sie ist
season-play = Spiel { $game } spielen, gegen { $name }
season-continue = das Spiel der Saison fortsetzen
season-again = eine neue Saison beginnen
season-anew = die Saison neu beginnen
season-anew-open = du bist auf Stufe { $level }, wirklich neu auf Stufe 1 beginnen?
season-anew-no = nein, die Saison weiterspielen
season-anew-yes = ja, auf Stufe 1 beginnen
season-opens = du hast die Stufe gewonnen, jetzt kommt Stufe { $level } gegen { $name }
season-lost = { $name } hat zwei Spiele gewonnen, Stufe { $level } beginnt von vorn
season-all-won = du hast alle Stufen gewonnen, die Saison gehört dir
