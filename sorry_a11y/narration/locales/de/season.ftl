# Eine Saison: fünf Stufen von Gegnern, je zwei Siege aus drei Spielen.

season-none = Saison, fünf Gegner, je zwei Siege aus drei Spielen
season-level = Saison, Stufe { $level } von { $levels }
season-lead = { $lead ->
    [you] du führst { $more } zu { $less }
    [other] du liegst { $less } zu { $more } zurück
    [level] { $more } zu { $less }
   *[none] noch kein Spiel
}
season-won = Saison, alle Stufen gewonnen
season-rules = zwei Siege aus drei Spielen öffnen die nächste Stufe, nichts wird zurückgenommen
season-unsaved = gespeichert wird nicht, also bleibt die Saison, wie sie ist
season-play = Spiel { $game }, { $name }
season-continue = das Spiel der Saison fortsetzen
season-next = nächstes Spiel der Saison
season-again = eine neue Saison beginnen
season-anew = die Saison neu beginnen
season-anew-open = neu auf Stufe 1 beginnen? Du bist auf Stufe { $level }
season-anew-no = nein, weiter so
season-anew-yes = ja, auf Stufe 1 beginnen
season-opens = gewonnen, jetzt Stufe { $level }, { $name }
season-lost = { $name } gewinnt zwei Spiele, Stufe { $level } beginnt von vorn
season-all-won = du hast alle Stufen gewonnen, die Saison gehört dir
