# Was Gegner mit Charakter zwischen den Zügen sagen, nach ihrem Namen. $line: 1 bis 8, jede
# einmal je Spiel.

banter-says = { $name } sagt, { $text }
# $count: how many pawns of yours this opponent has bumped, in earlier games too
banter-count = das ist schon die { $count }. Figur, die du verlierst
banter-beginner-bump = { $line ->
    [1] huch, das war ein Treffer
    [2] durfte ich das?
    [3] na so was
    [4] mein erster guter Zug
    [5] Verzeihung, glaube ich
    [6] das ging ganz von selbst
    [7] ich habe zweimal gezählt
   *[8] das überrascht mich auch
}
banter-beginner-bumped = { $line ->
    [1] oh nein, meine Figur
    [2] also wieder von vorn
    [3] das habe ich übersehen
    [4] welche Karte war das?
    [5] ich lerne ja noch
    [6] der ganze Weg umsonst
    [7] na gut, noch einmal
   *[8] das ging aber schnell
}
banter-beginner-home = { $line ->
    [1] eine ist im Ziel!
    [2] geschafft!
    [3] es hat geklappt
    [4] so geht das also
    [5] endlich richtig gezählt
    [6] jetzt weiß ich, wie
    [7] das tut gut
   *[8] darf ich gleich noch mal?
}
banter-beginner-win = { $line ->
    [1] gewonnen? wirklich?
    [2] mein erster Sieg, glaube ich
    [3] ich kann es kaum glauben
    [4] reines Anfängerglück
    [5] hat das jemand gesehen?
    [6] das hat Spaß gemacht
    [7] das merke ich mir
   *[8] danke fürs Mitspielen
}
banter-beginner-lose = { $line ->
    [1] gut gespielt, alle zusammen
    [2] ich habe viel gelernt
    [3] vielleicht beim nächsten Mal
    [4] es war trotzdem schön
    [5] noch ein Spiel?
    [6] fast habe ich es verstanden
    [7] schön gemacht
   *[8] ich übe noch
}
banter-casual-bump = { $line ->
    [1] nichts für ungut
    [2] so ist das eben
    [3] die Karte wollte es so
    [4] ich komme nur vorbei
    [5] ist ja nur ein Spiel
    [6] das ist nicht persönlich
    [7] hoppla, da stand jemand
   *[8] ein kleiner Schubs
}
banter-casual-bumped = { $line ->
    [1] na gut
    [2] das kommt vor
    [3] keine Eile, also noch mal
    [4] das war eine gute Karte
    [5] macht nichts
    [6] wie gewonnen, so zerronnen
    [7] da stand ich im Weg
   *[8] dann laufe ich eben noch mal
}
banter-casual-home = { $line ->
    [1] im Ziel, wie schön
    [2] die darf sich ausruhen
    [3] eine weniger zu tragen
    [4] ganz gemütlich
    [5] Zeit für einen Tee
    [6] gar nicht schlecht
    [7] das lief wie von allein
   *[8] die legt die Füße hoch
}
banter-casual-win = { $line ->
    [1] na, das war nett
    [2] wer hätte das gedacht?
    [3] Glück gehabt
    [4] die Karten waren gnädig
    [5] gutes Spiel, alle zusammen
    [6] eine schöne Überraschung
    [7] das hat Freude gemacht
   *[8] das nehme ich gern
}
banter-casual-lose = { $line ->
    [1] gutes Spiel
    [2] das war schön
    [3] verdient gewonnen
    [4] irgendwann noch ein Spiel?
    [5] das hat mir gefallen
    [6] ehrlich gewonnen, finde ich
    [7] ich beklage mich nicht
   *[8] morgen wieder?
}
banter-steady-bump = { $line ->
    [1] Schritt für Schritt
    [2] Geduld lohnt sich
    [3] jetzt ist der Weg frei
    [4] das musste sein
    [5] eins nach dem anderen
    [6] wie geplant
    [7] langsam, aber sicher
   *[8] die stand im Weg
}
banter-steady-bumped = { $line ->
    [1] ich bleibe ruhig
    [2] also wieder an die Arbeit
    [3] das Spiel ist lang
    [4] dann fange ich neu an
    [5] weiter wie bisher
    [6] das kostet etwas Zeit
    [7] es gibt Schlimmeres
   *[8] kein Grund zur Sorge
}
banter-steady-home = { $line ->
    [1] wieder eine in Ordnung
    [2] wie es sein soll
    [3] die ist fertig
    [4] alles zu seiner Zeit
    [5] Schritt für Schritt ins Ziel
    [6] sicher angekommen
    [7] der Plan hält
   *[8] wieder eine aufgeräumt
}
banter-steady-win = { $line ->
    [1] langsam, aber sicher gewonnen
    [2] Geduld hat gewonnen
    [3] ein gutes, ruhiges Spiel
    [4] am Ziel, Schritt für Schritt
    [5] alles an seinem Platz
    [6] es hat gedauert
    [7] ruhig bis zum Schluss
   *[8] danke, gut gekämpft
}
banter-steady-lose = { $line ->
    [1] redlich verdient
    [2] ein gerechtes Ergebnis
    [3] ich war heute zu langsam
    [4] ich prüfe meinen Plan
    [5] ein gutes Spiel, fair gewonnen
    [6] Ruhe allein genügt nicht
    [7] nächstes Mal passe ich auf
   *[8] alle Achtung
}
banter-strong-bump = { $line ->
    [1] genau diese Stelle
    [2] damit habe ich gerechnet
    [3] im richtigen Moment
    [4] das öffnet das Feld
    [5] das war das Risiko wert
    [6] genau dorthin
    [7] das war abzusehen
   *[8] das hilft
}
banter-strong-bumped = { $line ->
    [1] gut gefunden
    [2] ein guter Treffer
    [3] das hole ich auf
    [4] das tat weh
    [5] das Risiko war mir klar
    [6] ein starker Zug
    [7] ich habe noch einen Plan
   *[8] gar nicht übel
}
banter-strong-home = { $line ->
    [1] das zählt
    [2] gut gerechnet
    [3] gerade rechtzeitig
    [4] eine Sorge weniger
    [5] ganz genau
    [6] die ist sicher
    [7] die Rechnung stimmt
   *[8] weiter mit der nächsten
}
banter-strong-win = { $line ->
    [1] das war knapp
    [2] der Plan ging auf
    [3] viel Arbeit, aber gewonnen
    [4] das Nachdenken hat sich gelohnt
    [5] gutes Spiel, es war eng
    [6] das Ende gefällt mir
    [7] gut gekämpft, alle zusammen
   *[8] danke für den Kampf
}
banter-strong-lose = { $line ->
    [1] wirklich gut gespielt
    [2] der bessere Plan hat gewonnen
    [3] etwas habe ich übersehen
    [4] das war stark
    [5] ich spiele gern noch mal
    [6] Respekt, ein feines Spiel
    [7] nächstes Mal denke ich länger
   *[8] das war verdient
}
banter-champion-bump = { $line ->
    [1] das hatte ich im Sinn
    [2] eine kleine Korrektur
    [3] das Brett hat gesprochen
    [4] das war fällig
    [5] es war der beste Zug
    [6] zwei Züge voraus
    [7] es gab nichts Besseres
   *[8] Verzeihung, so war es am besten
}
banter-champion-bumped = { $line ->
    [1] wunderbar gespielt
    [2] so hätte ich es auch gemacht
    [3] ein feiner Zug
    [4] so lernt jeder dazu
    [5] das war gut gesehen
    [6] das habe ich unterschätzt
    [7] jetzt wird es spannend
   *[8] eine würdige Antwort
}
banter-champion-home = { $line ->
    [1] ganz nach Plan
    [2] ein stiller, guter Zug
    [3] im Ziel, wie erwartet
    [4] jeder Schritt hat gezählt
    [5] das war der Gedanke
    [6] eine nach der anderen
    [7] so fügt sich alles
   *[8] auf den Schritt genau
}
banter-champion-win = { $line ->
    [1] danke, ein feines Spiel
    [2] knapper, als es klingt
    [3] es war mir eine Ehre
    [4] die Karten halfen auch
    [5] ein würdiges Spiel
    [6] gut gespielt, wir alle
    [7] solche Spiele mag ich
   *[8] es hätte anders kommen können
}
banter-champion-lose = { $line ->
    [1] Glückwunsch, wohlverdient
    [2] ehrlich geschlagen
    [3] davor verneige ich mich
    [4] das war erste Klasse
    [5] eine Lehre für mich
    [6] bis zum nächsten Spiel
    [7] meisterhaft gespielt
   *[8] Hut ab
}
banter-bumper-bump = { $line ->
    [1] noch mal von vorn!
    [2] da konnte ich nicht anders
    [3] das war zu verlockend
    [4] nur zum Spaß, nichts für ungut
    [5] klack, und gute Nacht
    [6] wieder eine für mich
    [7] Platz da, bitte
   *[8] ich liebe dieses Geräusch
}
banter-bumper-bumped = { $line ->
    [1] autsch, meine eigene Medizin
    [2] das musste ja kommen
    [3] na warte
    [4] das ist doch mein Trick!
    [5] gerecht ist gerecht
    [6] jetzt wird es lebhaft
    [7] das vergesse ich nicht
   *[8] gut geschlagen
}
banter-bumper-home = { $line ->
    [1] im Ziel, wie still
    [2] schön, aber Jagen ist schöner
    [3] die hat Ruhe verdient
    [4] einer muss es ja tun
    [5] da kommt niemand mehr hin
    [6] die macht keinen Unfug mehr
    [7] auch ich gehe mal ins Ziel
   *[8] und jetzt die anderen
}
banter-bumper-win = { $line ->
    [1] so viel Schubsen lohnt sich
    [2] gewonnen, mit etwas Lärm
    [3] eine lustige Jagd war das
    [4] alles verziehen, hoffe ich?
    [5] was für ein wildes Spiel
    [6] danke, das war lebhaft
    [7] heute gehört das Brett mir
   *[8] noch mal, bitte!
}
banter-bumper-lose = { $line ->
    [1] zu wenige Treffer heute
    [2] gut gelaufen, gut gewonnen
    [3] niemand mehr zu jagen
    [4] eine ist mir entwischt
    [5] ich hatte meinen Spaß
    [6] nächstes Mal mehr Treffer
    [7] faire Jagd, faires Ende
   *[8] alle Treffer sind verziehen
}
banter-homebody-bump = { $line ->
    [1] Pardon, ich will nur heim
    [2] da war der Weg versperrt
    [3] ich mag es lieber ruhig
    [4] Entschuldigung, bitte
    [5] das war keine Absicht
    [6] nur ein Schritt nach Hause
    [7] ein kleiner Stups, Verzeihung
   *[8] jetzt ist wieder Ruhe
}
banter-homebody-bumped = { $line ->
    [1] das war mein stiller Abend
    [2] wieder draußen in der Kälte
    [3] das Ziel ist jetzt weit
    [4] oh, meine arme Figur
    [5] besser daheim geblieben
    [6] draußen ist es gefährlich
    [7] also noch mal von vorn
   *[8] mir fehlt mein Sessel
}
banter-homebody-home = { $line ->
    [1] daheim ist daheim
    [2] Tür zu, Kessel auf den Herd
    [3] warm und sicher
    [4] Hausschuhe an
    [5] nirgends ist es schöner
    [6] wieder eine im Warmen
    [7] das ist gemütlich
   *[8] das Licht brennt schon
}
banter-homebody-win = { $line ->
    [1] alle daheim, alle froh
    [2] alle drin, Tür zu
    [3] nichts geht über daheim
    [4] die ganze Familie ist da
    [5] ein kleiner, stiller Sieg
    [6] jetzt erst mal Tee
    [7] zuerst nach Hause, wie immer
   *[8] was für ein schöner Abend
}
banter-homebody-lose = { $line ->
    [1] gemütlich war es trotzdem
    [2] ich gehe trotzdem heim
    [3] ein netter Besuch war es
    [4] gut gemacht, bis bald
    [5] mein Tee wartet schon
    [6] gute Nacht, gut gespielt
    [7] draußen war es auch schön
   *[8] daheim bleibt daheim
}
banter-racer-bump = { $line ->
    [1] aus der Bahn!
    [2] Achtung, ich komme!
    [3] keine Bremsen
    [4] Vorfahrt für mich
    [5] ich war zu schnell
    [6] Strecke frei, bitte
    [7] schnell und sauber
   *[8] volle Fahrt voraus
}
banter-racer-bumped = { $line ->
    [1] Reifen platt
    [2] zurück an die Startlinie
    [3] Boxenstopp
    [4] was für ein Unfall
    [5] Motor wieder an
    [6] den Rückstand hole ich auf
    [7] das kostet Sekunden
   *[8] ein zweiter Start
}
banter-racer-home = { $line ->
    [1] über die Linie!
    [2] Bestzeit für heute
    [3] eine ist durch
    [4] was für ein Endspurt
    [5] drin, und gleich weiter
    [6] das war schnell
    [7] die Flagge fällt
   *[8] die nächste, bitte!
}
banter-racer-win = { $line ->
    [1] als Erstes über die Linie
    [2] was für ein Rennen!
    [3] niemand hat mich eingeholt
    [4] heute war ich am schnellsten
    [5] eine Ehrenrunde!
    [6] das war Tempo
    [7] ein sauberes Rennen, danke
   *[8] das war rekordverdächtig
}
banter-racer-lose = { $line ->
    [1] abgehängt, gut gemacht
    [2] was für ein Endspurt, Glückwunsch
    [3] mir ging die Strecke aus
    [4] nächstes Mal schneller
    [5] gutes Rennen, alle zusammen
    [6] das ging schnell heute
    [7] mein Motor braucht Ruhe
   *[8] gut gefahren
}
