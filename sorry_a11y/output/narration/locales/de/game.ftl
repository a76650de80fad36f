# Wörter und Wendungen für alle Dateien. Namen, Zahlen und ganze Nominalgruppen kommen fertig an.

# Farben stehen als Hauptwörter da: Ben spielt Rot, schlägt Rot 3, Rot gegen Blau.
terms-colour-red = Rot
terms-colour-blue = Blau
terms-colour-yellow = Gelb
terms-colour-green = Grün

# Jemand, der zwei Farben spielt, mit einer davon: Ben Blau 7, Figur 2 raus.
terms-name-colour = { $name } { $colour }

# Eine Figur der Person, die handelt; deine, wenn jemand anders handelt; die deines Partners; die
# anderer. $case: subject (Nominativ), object (Akkusativ: schlägt ...), with (Dativ: tauscht mit ...).
terms-pawn = { $case ->
   *[subject] Figur { $number }
}
terms-pawns = { $count ->
    [one] Figur { $numbers }
   *[other] Figuren { $numbers }
}
terms-pawn-yours = { $case ->
    [with] deiner Figur { $number }
   *[subject] deine Figur { $number }
}
terms-pawn-other = { $ends ->
    [hiss] { $case ->
        [with] der Figur { $number } von { $name }
       *[subject] die Figur { $number } von { $name }
    }
   *[plain] { $name }s Figur { $number }
}
# Eine eigene Figur, von der eigenen Seite geschlagen (Akkusativ). $who: you oder other.
terms-pawn-own = { $who ->
    [you] deine eigene Figur { $number }
   *[other] die eigene Figur { $number }
}

# Karten, ohne Artikel wie Namen gebraucht.
terms-card-1 = 1
terms-card-2 = 2
terms-card-3 = 3
terms-card-4 = 4
terms-card-5 = 5
terms-card-6 = 6
terms-card-7 = 7
terms-card-8 = 8
terms-card-9 = 9
terms-card-10 = 10
terms-card-11 = 11
terms-card-12 = 12
terms-card-sorry = Sorry
terms-card-J = Bube
terms-card-Q = Dame
terms-card-K = König
terms-card-A = Ass
terms-card-joker = Joker
# Eine Karte nach "mit". $kind: ihre Zahl oder ihr Name in der Notation.
terms-with-card = { $kind ->
    [sorry] { $card }
    [Q] einer { $card }
    [J] einem Buben
    [K] einem { $card }
    [A] einem { $card }
    [joker] einem { $card }
   *[other] einer { $card }
}

# Plätze. $board: safety (Brett mit einem Ziel) oder target (Brett mit Zielfeldern).
terms-in-start = { $board ->
    [target] im Zwinger
   *[safety] am Start
}
terms-home = im Ziel
terms-hand = deine Karten sind { $cards }
terms-you = du
terms-to-go = noch { $steps }
terms-target = Zielfeld { $target }

# Wie Satzteile und Aufzählungen zusammenkommen.
terms-list = { $first }, { $second }
terms-items = { $first }, { $second }
terms-and = { $first } und { $second }
terms-or = { $first } oder { $second }
terms-sentence = { $text }.

# Days.
terms-days-ago = { $days ->
    [0] heute
    [1] gestern
   *[other] vor { $days } Tagen
}
terms-date = am { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { NUMBER($year, useGrouping: 0) }

# Was im Spiel geschieht. Ein Zug ist ein Satz aus Satzteilen. $pawn und $other sind ganze
# Nominalgruppen ("Figur 2", "deine Figur 2", "Ben 2"), $name ist ein Name.

# Was eine Figur tut: dieselben Worte vor der Wahl und danach. "kommt heraus" und nicht "ins Spiel",
# weil "ins Spiel" und "ins Ziel" fast gleich klingen.
play-out = { $board ->
    [target] { $pawn } verlässt den Zwinger
   *[safety] { $pawn } kommt heraus
}
play-walk = { $how ->
    [moves] { $pawn } zieht
    [forward] { $pawn } vor
    [choice] { $pawn } vor
    [other] zieht { $pawn }
   *[bare] { $pawn }
}
play-walk-by = { $how ->
    [other] zieht { $pawn } um { $steps } vor
   *[bare] { $pawn } um { $steps } vor
}
play-back = { $pawn } um { $steps } zurück
# $count: die wievielte von vier es ist, 0 wo das anders gesagt wird.
play-home = { $pawn } im Ziel{ $count ->
    [0] {""}
    [1] , die erste von vier
    [2] , die zweite von vier
    [3] , die dritte von vier
   *[other] , die letzte
}
play-wins = { $round ->
    [yes] gewinnt die Runde
   *[no] gewinnt das Spiel
}
play-safe = { $board ->
    [target] { $pawn } kommt auf Zielfeld { $target }
   *[safety] { $pawn } kommt in Sicherheit
}
play-inside = { $board ->
    [target] { $pawn } rückt auf Zielfeld { $target } vor
   *[safety] { $pawn } weiter in Sicherheit
}
play-walk-slides = { $pawn } rutscht
play-to-and-fro = { $pawn } um { $steps } zurück und rutscht wieder { $steps } vor
play-slides = { $mood ->
    [do] rutschen
   *[does] rutscht
}
play-stays = ohne zu rutschen
play-past = am Ziel vorbei
play-bounces = { $pawn } prallt um { $steps } zurück
play-leaves-safety = verlässt die Sicherheit
play-take = { $pawn } schlägt { $other }
# Eine Wahl mit Sorry, für die jede Figur am Start recht ist; und die Nachricht.
play-replace = { $when ->
    [choice] { $other } schlagen
   *[news] { $pawn } schlägt { $other }
}
play-swap = { $when ->
    [choice] { $object } mit { $other } tauschen
   *[news] { $pawn } tauscht mit { $other }
}
play-swaps-with = tauscht mit { $other }
play-pay = { $pawn } zurück zum Start
play-bumps = { $mood ->
    [do] dabei { $pawns } schlagen
   *[does] schlägt { $pawns }
}
# Wo eine eben genannte Figur endet: in einer Wahl, nach dem eigenen Zug, nach fremden.
play-ends = { $when ->
    [own] jetzt { $place }
    [named] { $pawn } dann { $place }
   *[choice] { $place }
}
play-swap-ends = noch { $steps } statt { $before }
# Was am Feld zählt, auf dem sie endet. $count: wie viele $names sind.
play-circle = { $board ->
    [target] auf dem Startfeld von { $name }
   *[safety] auf dem Ausgangsfeld von { $name }
}
play-before-slide = ein Feld vor einer Rutsche
# Wie oft von 100 Malen die gezogene Figur vor dem nächsten eigenen Zug geschlagen wird.
play-risk = { $count ->
    [one] Risiko { $chance }
   *[other] zusammen Risiko { $chance }
}
# Bei offenen Karten tauscht nur die 11.
play-swap-danger = eine { $card } könnte sie wegtauschen
# Ein Feld nach dem, was Sehende auf dem Brett sehen.
play-landmark = { $where ->
    [circle] auf dem
    [start] auf dem
    [short] Feld { $count } der kurzen
    [long] Feld { $count } der langen
   *[after] { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } nach { $where ->
        [after-short] der kurzen
        [after-long] der langen
       *[after-start] dem
    }
} { $colour ->
    [blue] blauen
    [yellow] gelben
    [green] grünen
   *[red] roten
} { $where ->
    [circle] Ausgangsfeld
    [short] Rutsche
    [long] Rutsche
    [after-short] Rutsche
    [after-long] Rutsche
   *[start] Startfeld
}
# Hinter einer eben genannten Figur: was sie hat, hatte, und nach einem Tausch hat.
play-had = { $pawn }, der noch { $steps ->
    [one] 1 fehlte
   *[other] { $steps } fehlten
}
play-falls = { $who ->
    [named] die
    [you] deine Figur { $number }
   *[other] die Figur { $number } von { $name }
} hat { $when ->
    [choice] dann
   *[news] jetzt
} noch { $after } statt { $before }

# Eine Karte im Zug. $who: you, partner oder other; $picture: ob die Karte einen Namen hat
# statt einer Zahl; $kind: ihre Zahl oder ihr Name in der Notation; $steps: wie weit eine Karte mit
# Namen zieht, sonst 0.
play-head = { $who ->
    [you] du spielst { $kind ->
        [J] deinen Buben
        [K] deinen { $card }
        [A] dein { $card }
        [joker] deinen { $card }
       *[other] deine { $card }
    }
   *[other] { $picture ->
        [yes] { $name } spielt { $kind ->
            [J] einen Buben
            [Q] eine { $card }
            [A] ein { $card }
           *[other] einen { $card }
        }
       *[no] { $name } { $card }
    }
}{ $steps ->
    [0] {""}
   *[other] {" "}als { $steps }
}
play-then = dann { $kind ->
    [sorry] { $card }
    [J] ein { $card }
    [K] ein { $card }
    [A] ein { $card }
    [joker] ein { $card }
   *[other] eine { $card }
}{ $steps ->
    [0] {""}
   *[other] {" "}als { $steps }
}
play-stuck = kein Zug
play-declined = tauscht nicht
play-passed = du passt
# Auf der Hand ist nichts, womit es nach einer Karte weiterginge, die noch einmal spielen lässt.
play-spent = nichts mehr zu spielen
# Wessen letzte Figur im Ziel ist und jetzt für $partner zieht. $who: you, for-you oder other.
play-frees = { $who ->
    [you] deine sind alle da, ab jetzt ziehst du für { $partner }
    [for-you] alle von { $name } sind da, ab jetzt zieht { $name } für dich
   *[other] alle von { $name } sind da, ab jetzt zieht { $name } für { $partner }
}

# Was gefragt wird: die Auswahl, Stufe um Stufe. Die Nummer steht am Ende.

# Wo die Ziffern nach Karten gehen und nicht nach dem Platz.
decision-key = { $told ->
    [key] Taste { $digit }
   *[press] drücke { $digit }
}
decision-number = { $number } von { $of }
decision-turn = du bist dran
decision-no-card = du bist dran, du kannst keine Karte spielen
decision-exchange = wähle eine Karte für { $name }
decision-pass = kein Zug möglich, passen
decision-pass-again = kein Zug möglich, neue Karte ziehen
decision-decline = nicht tauschen
decision-end-turn = deinen Zug beenden
decision-discard = Karte { $card } abwerfen
decision-lay-down = lieber eine Karte abwerfen
decision-alone = eine Figur allein
decision-longer = anders aufteilen
# Bei einer 7, die sich mehrere Figuren teilen: eine Figur, die nicht zieht.
decision-stays = { $pawn } bleibt stehen
decision-give = { $name } { $kind ->
    [J] den Buben
    [Q] die Dame
    [K] den König
    [A] das Ass
    [joker] den Joker
   *[other] die { $card }
} geben
decision-fold = alle Karten abwerfen
decision-again = { $hand ->
    [yes] noch eine Karte spielen
   *[no] noch eine Karte ziehen
}
decision-card = { $kind ->
    [J] der { $card }
    [K] der { $card }
    [A] das { $card }
    [joker] der { $card }
   *[other] die { $card }
}{ $steps ->
    [0] {""}
   *[other] {" "}als { $steps }
}
# Wie viele Zeilen danach kommen, und wie viele davon was tun können.
decision-ways = { $count ->
    [one] mit 1 Möglichkeit
   *[other] mit { $count } Möglichkeiten
}
decision-ways-bump = { $all ->
    [yes] { $count ->
        [2] beide können
       *[other] alle können
    }
   *[no] { $count ->
        [one] eine davon kann
       *[other] { $count } davon können
    }
} { $pawns } schlagen
decision-pawn-of = eine Figur von { $names }
decision-ways-home = { $count ->
    [one] eine davon kann
   *[other] { $count } davon können
} eine Figur ins Ziel bringen
decision-whose = { $who ->
    [you] mit einer eigenen
    [none] ohne Tausch
   *[other] mit { $name }
}
decision-kind = { $kind ->
    [out] eine Figur starten
    [swap] tauschen
    [take] schlagen
    [pay] zurückschicken
    [seven] als Sieben
    [back] um 4 zurück
    [low] um 1 bis 6 vor
   *[high] um 8 bis 13 vor
}
# Von einer Zeile, die eben gewählt wurde und weiterführt: Karte 3, Figur 2, um 4 vor, mit Ben.
decision-entered = { $how ->
    [chosen] { $title }, wähle, wie
    [chosen-card] { $title }, wähle, wie
    [chosen-pawn] wähle, wie { $title } zieht
    [card] spielbar ist nur { $title }
    [pawn] nur { $title } kann ziehen
   *[other] nur { $title }
}
decision-forward = um { $steps } vor
decision-back = um { $steps } zurück
decision-way = { $way ->
    [past] am Ziel vorbei
   *[in] ins Ziel
}

# Am Tisch: Ablehnen, Weitergeben, Zurücknehmen.

decision-refuse = Taste { $key } tut hier nichts, h für Hilfe
decision-wait = als Nächstes { $who ->
    [you] bist du
   *[other] ist { $name }
} dran
decision-no-choice = Möglichkeit { $number } gibt es nicht, nur { $count ->
    [one] eine
    [2] 1 oder 2
   *[other] 1 bis { $count }
}
decision-no-digit = keine Karte auf { $number }, { $count ->
    [one] deine Taste ist { $keys }
   *[other] deine Tasten sind { $keys }
}
decision-first-stage = das ist schon die erste Frage
decision-not-yours = du bist nicht dran
decision-undo-off = in diesem Spiel lässt sich nichts zurücknehmen
decision-undo-none = es gibt noch keinen Zug zum Zurücknehmen
decision-undo-exchange = seit dem Kartentausch gibt es nichts zurückzunehmen
decision-undone = dein Zug ist zurückgenommen
decision-hand-over = die Tastatur geht an { $name }, { $name }, drücke Enter
decision-scrollback = der Text oben bleibt lesbar
decision-sent = gesendet
decision-forced-offer = ein Zug ohne Wahl spielt von selbst, mit Minus wartet er auf dich
decision-go-on = weiter mit Enter
decision-go-on-short = Enter
decision-continue = weiter

# Neues, das kein Zug einer Figur ist. $who: you, partner oder other (together: du und dein Partner).

news-first = { $how ->
    [rotation] { $who ->
        [you] du beginnst die nächste Runde
       *[other] { $name } beginnt die nächste Runde
    }
    [winner] { $who ->
        [you] du hast gewonnen und beginnst
       *[other] { $name } hat gewonnen und beginnt
    }
   *[lot] { $who ->
        [you] du beginnst
       *[other] { $name } beginnt
    }
}
news-first-draw = { $again ->
    [yes] bei gleichen Karten wird noch einmal gezogen
   *[no] eine Karte entscheidet, wer beginnt
}
# "Karte", weil "Ben zieht 5" auch heißen könnte, dass er 5 Felder zieht.
news-drew = { $who ->
    [you] du ziehst
   *[other] { $name } zieht
} { $card ->
    [Sorry] eine Sorry-Karte
   *[other] eine { $card }
}
news-shuffle = die Karten sind neu gemischt
news-round = Runde { $number }
# $kind: die Karte, wie eine Partie sie notiert
news-given = { $who ->
    [you] du hast { $name }
   *[other] { $name } hat dir
} { $kind ->
    [J] den Buben
    [Q] die Dame
    [K] den König
    [A] das Ass
    [joker] einen Joker
   *[other] die { $card }
} gegeben
news-discard = { $who ->
    [you] du wirfst
   *[other] { $name } wirft
} { $kind ->
    [J] den Buben
    [Q] die Dame
    [K] den König
    [A] das Ass
    [joker] einen Joker
   *[other] die { $card }
} ab
news-fold = { $who ->
    [you] du wirfst
   *[other] { $name } kann nicht spielen und wirft
} { $count ->
    [one] die Karte
   *[other] die Karten
} { $cards } ab
news-round-won = { $who ->
    [you] du gewinnst die Runde
    [together] du gewinnst mit { $names } die Runde
   *[other] { $count ->
        [one] { $names } gewinnt die Runde
       *[other] { $names } gewinnen die Runde
    }
}
news-game-won = { $who ->
    [you] du gewinnst, gut gespielt
    [together] du gewinnst mit { $names }, gut gespielt
   *[other] { $count ->
        [one] { $names } gewinnt das Spiel
       *[other] { $names } gewinnen das Spiel
    }
}
# Die letzte Zeile eines Spiels: wer gewonnen hat, und die erste Zeile der Auswahl ($text).
end-won = { $who ->
    [you] du hast gewonnen
    [together] du und { $names } habt gewonnen
   *[other] { $names } { $count ->
        [one] hat
       *[other] haben
    } gewonnen
}. { $text }
news-score = { $who ->
    [you] { $together ->
        [yes] du holst mit { $names }
       *[no] du holst
    }
   *[other] { $together ->
        [yes] { $names } holen
       *[no] { $names } holt
    }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
news-score-own = { $points } für Figuren im Ziel
news-score-rivals = { $points } für gegnerische Figuren vor dem Ziel
news-score-bonus = Bonus { $points }
news-score-total = insgesamt { $points }
news-taken-back = der letzte Zug von { $name } gilt nicht mehr

# Die ersten Zeilen eines Spiels.

greeting-colour = { $colour }
greeting-you = { $named ->
    [yes] { $name }, du spielst { $colour }
    [colour] du spielst { $colour } und heißt ohne Namen { $colour }
   *[no] du spielst { $colour }
}
greeting-person = { $name } spielt { $colour }
greeting-against = gegen { $names }
greeting-rival-colours = { $who } mit { $colour }
# $kind: how a bot plays, as it is asked for with --opponents; runner and chance are not told
greeting-kind = { $kind ->
    [beginner] { $name } auf Stufe Anfänger
    [casual] { $name } als Gelegenheitsspieler
    [steady] { $name } auf Stufe solide
    [strong] { $name } auf Stufe stark
    [champion] { $name } auf Stufe Meister
    [bumper] { $name } als Raufbold
    [homebody] { $name } als Stubenhocker
    [racer] { $name } als Läufer
   *[other] { $name }
}
# mehrere, die gleich spielen, wie bei open-kind
greeting-kinds = { $kind ->
    [beginner] { $names } auf Stufe Anfänger
    [casual] { $names } als Gelegenheitsspieler
    [steady] { $names } auf Stufe solide
    [strong] { $names } auf Stufe stark
    [champion] { $names } auf Stufe Meister
    [bumper] { $names } als Raufbolde
    [homebody] { $names } als Stubenhocker
    [racer] { $names } als Läufer
   *[other] { $names }
}
greeting-partner = { $name } ist dein Partner
greeting-again = { end-stay }
greeting-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
greeting-help = { $mode ->
    [lines] h und Enter geben Hilfe
   *[keys] h erklärt die Tasten
}
greeting-book = { $book ->
    [parker] Regeln von Parker
    [bounce-home] Regeln mit Abprallen im Ziel
    [hobby] Hobbyregeln
   *[hasbro] Regeln von Hasbro
}
greeting-ask = drücke i und 1, um sie zu hören

# Was in einer Runde am meisten zählt, ein Satzteil.

drama-wins = { $name } kann mit { $cards } gewinnen
drama-loss = du hast { $steps } Felder verloren
# $count: wie viele genannt werden
drama-last = { $names } { $count ->
    [one] hat
   *[other] haben zusammen
} nur noch eine Figur

# Was die letzten Nachrichten für dich bedeuten, kurz, weil in derselben Zeile eine Taste folgt.

means-bumped = { $name } hat { $pawns } geschlagen
means-lost = du verlierst { $pawns }
means-swapped = { $name } hat mit { $pawns } getauscht
means-nothing = bei dir hat sich nichts geändert
means-stuck = du hattest keinen Zug
means-stands = { $where ->
    [home] { $pawn } ist im Ziel
    [start] { $pawn } ist { $board ->
        [target] im Zwinger
       *[safety] am Start
    }
    [target] { $pawn } ist auf Zielfeld { $target }
   *[track] { $pawn } hat noch { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
}

# Was nach einem Spiel erzählt wird, nach dem Ergebnis.

# Der Zug, der die Gewinnchance am meisten verändert hat. $turn: eigene Züge bis dahin
story-turned = die Wende war { $who ->
    [you] deine Karte { $card } in deinem { $turn }. Zug
   *[other] die Karte { $card } von { $name } { $turn ->
        [0] vor deinem ersten Zug
       *[other] nach deinem { $turn }. Zug
    }
}
# $worth: Siege in 100 Spielen
story-moved = sie { $how ->
    [bumps] schlug { $pawns } und {""}
    [swaps] tauschte mit { $pawns } und {""}
   *[plain] {""}
}{ $kind ->
    [good] brachte dir
   *[bad] kostete dich
} { $worth ->
    [one] 1 Sieg
   *[other] { $worth } Siege
} in 100 Spielen
# $cards: eine, oder alle, die auf einmal gegeben wurden
story-luckiest = { $count ->
    [one] deine beste Karte war { $cards }
   *[other] dein bestes Blatt war { $cards }
}
story-luckiest-too = sie war auch deine beste Karte
story-lucky = das brachte dir { $worth ->
    [one] 1 Sieg
   *[other] { $worth } Siege
} in 100 Spielen

# Enden, und die Zeile zwischen zwei Seiten.

end-quit = noch einmal q beendet das Spiel, mit jeder anderen Taste geht es weiter
end-quit-kept = noch einmal q beendet das Spiel, es ist gespeichert, sonst geht es weiter
end-stay = das Spiel geht weiter
end-goodbye = Tschüss
end-goodbye-kept = Tschüss, das Spiel ist gespeichert
end-end-of-input = Die Eingabe ist zu Ende, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-interrupt = Du hast abgebrochen, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-hang-up = Das Terminal ist weg
end-terminate = Das System beendet das Programm, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-failure = Hier ist etwas schiefgegangen, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-mistake = { $kept ->
    [yes] etwas ist schiefgegangen, dein Spiel ist gespeichert, Näheres steht in { $file }
   *[no] etwas ist schiefgegangen, Näheres steht in { $file }
}
end-failure-file = Das Programm hat einen Fehler gemacht, er steht in { $file }
# im Spiel: q lässt den Rest aus
end-more = { $count ->
    [one] noch 1 Zeile, die Leertaste liest sie, q lässt sie aus
   *[other] noch { $count } Zeilen, die Leertaste liest weiter, q lässt sie aus
}
# beim Lesen eines Textes: q verlässt ihn
end-more-text = { $count ->
    [one] noch 1 Zeile, die Leertaste liest sie, q beendet
   *[other] noch { $count } Zeilen, die Leertaste liest weiter, q beendet
}
end-more-sentences = { $count ->
    [one] noch 1 Satz, die Leertaste liest ihn, q beendet
   *[other] noch { $count } Sätze, die Leertaste liest weiter, q beendet
}
end-lost-paste = Das Eingefügte war zu lang oder hatte kein Ende, darum fällt es weg

# Das Brett als Zeichnung für Sehende. Die Zeilen werden nie gesprochen, jede hat höchstens 39 Spalten.

# ein Buchstabe für jede Farbe, alle verschieden; E wie in Gelb
board-letter = { $colour ->
    [blue] B
    [yellow] E
    [green] G
   *[red] R
}
board-signs = { $board ->
    [target] R1 Figur, ro Startfeld, r. Zielfelder
   *[safety] R1 Figur, r> Rutsche, ro Kreis
}
board-player = { $letter } { $who }, { $start } { $board ->
    [target] im Zwinger
   *[safety] am Start, { $home } im Ziel
}
board-drawn = oben steht das Brett als Zeichnung für Sehende, { $columns } Spalten breit

# Wörter des Spiels, einmal erklärt, mit höchstens zehn Wörtern.

once-to-go = { $board ->
    [target] noch 20 sind 20 Felder bis zum ersten Zielfeld
   *[safety] noch 20 sind 20 Felder bis ins Ziel
}
once-risk = Risiko 20 heißt, 20 von 100 Mal wird sie geschlagen
once-out = { $board ->
    [target] König, Ass und Joker führen aus dem Zwinger
   *[safety] nur 1, 2 und Sorry bringen eine Figur vom Start
}
once-safe = { $board ->
    [target] auf Zielfeldern kann dich niemand schlagen
   *[safety] in Sicherheit kann dich niemand schlagen
}
once-slide = eine Rutsche trägt weiter und schlägt alle auf ihr
once-key = eine Karte behält ihre Taste, solange du sie hältst
once-past = am Ziel vorbei heißt noch eine Runde um das Brett
once-points = wer siegt, bekommt 5 für jede fremde Figur draußen
once-swap = noch 19 statt 41 heißt nach statt vor dem Tausch
