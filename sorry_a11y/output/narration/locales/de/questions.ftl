# Antworten auf die Tasten, die fragen. $who: you, partner oder other.

answer-pawns-own = { $first }
answer-pawns-of = { $name }, { $first }
answer-pawns-at = { $count ->
    [one] Figur { $pawns } { $place }
   *[other] Figuren { $pawns } { $place }
}
answer-pawns-all = alle vier Figuren { $place }
answer-all-pawns = alle vier Figuren
answer-pawn-numbers = { $count ->
    [one] Figur { $pawns }
   *[other] Figuren { $pawns }
}
answer-to-go = hat noch { $steps }
answer-target = auf Zielfeld { $target }
answer-safe = sicher mit noch { $steps }
answer-side = { $who ->
    [you] auf deiner Seite
    [none] { $colour ->
        [blue] auf der blauen Seite
        [yellow] auf der gelben Seite
        [green] auf der grünen Seite
       *[red] auf der roten Seite
    }
   *[other] auf der Seite von { $name }
}
answer-slide-ahead = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} weiter beginnt eine Rutsche

answer-then-again = { $text }, dann noch eine Karte
answer-card-any = jede Karte
answer-card-stuck = { $count ->
    [one] du kannst { $card ->
        [Bube] den Buben
        [Dame] die Dame
        [Ass] das Ass
        [Joker] den Joker
       *[other] Karte { $card }
    } nicht spielen
   *[other] du kannst { $card } nicht spielen
}

answer-hand-empty = du hast keine Karten
answer-pile = { $count ->
    [one] im Stapel ist 1 Karte
   *[other] im Stapel sind { $count } Karten
}
answer-pile-empty = der Stapel ist leer, vor der nächsten Karte werden alle { $count } gemischt
answer-gone = Karte { $cards } gibt es nicht mehr
answer-unseen = übrig sind { $counts }
# Wie viele Karten einer Art noch kommen; $kind ist card- und ihr Name in der Notation. Einser bis
# Zwölfer und Joker lauten in der Mehrzahl gleich.
answer-kind-left = { $count } { $kind ->
    [card-1] Einser
    [card-2] Zweier
    [card-3] Dreier
    [card-4] Vierer
    [card-5] Fünfer
    [card-6] Sechser
    [card-7] Siebener
    [card-8] Achter
    [card-9] Neuner
    [card-10] Zehner
    [card-11] Elfer
    [card-12] Zwölfer
    [card-J] { $count ->
        [one] Bube
       *[other] Buben
    }
    [card-Q] { $count ->
        [one] Dame
       *[other] Damen
    }
    [card-K] { $count ->
        [one] König
       *[other] Könige
    }
    [card-A] { $count ->
        [one] Ass
       *[other] Asse
    }
    [card-joker] Joker
   *[card-sorry] Sorry
}

answer-over = das Spiel ist zu Ende
answer-turn = { $who ->
    [you] du bist dran
    [colour] { $name }, du bist dran
   *[other] { $name } ist dran
}
answer-turn-card = { $who ->
    [you] du bist dran, deine Karte ist { $card }
    [colour] { $name }, du bist dran, deine Karte ist { $card }
   *[other] { $name } ist dran und hat Karte { $card } gezogen
}
answer-turn-give = { $who ->
    [both] du bist dran, wähle eine Karte für deine andere Farbe
    [you] du bist dran, wähle eine Karte für deinen Partner
   *[other] { $name } wählt gerade eine Karte
}
answer-standing = { $who ->
    [you] du hast
   *[other] { $name } hat
} { $home ->
    [4] alle vier Figuren
    [0] keine Figur
    [1] eine Figur
   *[other] { $home } Figuren
} im Ziel{ $whole ->
    [yes] {""}
   *[no] { $scores ->
        [yes] ,
       *[no] {" "}und
    } noch { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } zu gehen
}{ $scores ->
    [yes] {" "}und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[no] {""}
}
# Partner. $who: you (wer beide spielt), together (du und $names) oder other.
answer-standing-team = { $who ->
    [you] du hast
    [together] du und { $names } habt
    [each] { $names } haben je
    [each-with-you] { $names } habt je
   *[other] { $count ->
        [one] { $names } hat
       *[other] { $names } haben
    }
} { $home ->
    [8] alle acht Figuren
    [0] keine Figur
    [1] eine Figur
   *[other] { $home } Figuren
} im Ziel{ $whole ->
    [yes] {""}
   *[no] { $scores ->
        [yes] ,
       *[no] {" "}und
    } noch { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } zu gehen
}{ $scores ->
    [yes] {" "}und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[no] {""}
}
answer-none-stuck = alle deine Figuren können ziehen
# Warum Figuren nicht ziehen können. $count: wie viele $pawns sind.
answer-why = { $reason ->
    [in-start] { $pawns } { $count ->
        [one] steht
       *[other] stehen
    } { $board ->
        [target] im Zwinger
       *[safety] am Start
    }, du brauchst { $starters }
    [is-home] { $pawns } { $count ->
        [one] ist
       *[other] sind
    } schon { $board ->
        [target] fest im Ziel
       *[safety] im Ziel
    }
    [overshoots] { $pawns } { $count ->
        [one] käme
       *[other] kämen
    } über das { $board ->
        [target] letzte Zielfeld
       *[safety] Ziel
    } hinaus
    [own-pawn] wo { $pawns } { $count ->
        [one] hinkäme
       *[other] hinkämen
    }, steht schon { $other }
    [no-backward] { $pawns } { $count ->
        [one] kann
       *[other] können
    } im Ziel nicht rückwärts ziehen
    [guarded] { $pawns } { $count ->
        [one] kommt
       *[other] kommen
    } an einer geschützten Figur nicht vorbei
    [lane-blocked] { $pawns } { $count ->
        [one] kommt
       *[other] kommen
    } an einer Figur im Ziel nicht vorbei
    [not-on-track] { $pawns } { $count ->
        [one] ist
       *[other] sind
    } nicht auf der Laufbahn
    [nobody-there] für { $pawns } ist niemand zum Schlagen oder Tauschen da
    [no-rest] wenn { $pawns } { $count ->
        [one] zieht
       *[other] ziehen
    }, lässt sich der Rest der Karte nicht spielen
    [not-yours] { $pawns } darfst du nicht ziehen
    [not-in-start] { $pawns } { $count ->
        [one] ist
       *[other] sind
    } nicht { $board ->
        [target] im Zwinger
       *[safety] am Start
    }
    [no-slide] wo { $pawns } { $count ->
        [one] steht
       *[other] stehen
    }, beginnt keine Rutsche
   *[wrong-card] { $pawns } { $count ->
        [one] kann
       *[other] können
    } mit dieser Karte nicht ziehen
}
answer-barred = { $why ->
    [card] Es gibt keine Karte { $card } zu spielen
    [must-play] Passen geht nicht, denn ein Zug ist möglich
    [use] Die Karte { $card } lässt sich so nicht spielen
    [foreign] Dieser Zug gehört zu einer anderen Stellung
   *[other] So etwas ist jetzt nicht zu entscheiden
}
answer-instead = Wähle stattdessen { $decisions }
answer-give = jetzt wählst du eine Karte zum Weitergeben
answer-no-hands = in diesem Spiel hat niemand Handkarten
answer-bump = { $who ->
    [you] du hast { $pawns } geschlagen
   *[other] { $name } hat { $pawns } geschlagen
}
answer-bump-pawn = { $pawn }, der noch { $steps ->
    [one] 1 fehlte
   *[other] { $steps } fehlten
},
answer-bump-ago = { $turns ->
    [0] im letzten Zug
    [one] vor 1 Zug
   *[other] vor { $turns } Zügen
}
answer-bump-none = noch wurde niemand geschlagen
answer-forced = { $value ->
    [play] ein Zug ohne Wahl spielt sich jetzt selbst
   *[ask] ein Zug ohne Wahl wartet jetzt auf eine Taste
}
answer-no-news = es gibt noch nichts Neues
answer-no-earlier = das ist der älteste Satz
answer-no-later = das ist der neueste Satz
# Was einer eben genannten Figur nahe ist.
answer-near-behind = { $other } ist { $steps } hinter ihr
answer-near-ahead = { $other } ist { $steps } vor ihr
answer-near-nobody = niemand ist in der Nähe
answer-near-circle = { $board ->
    [target] Startfeld von { $name } in { $steps }
   *[safety] Ausgangsfeld von { $name } in { $steps }
}
answer-near-lane = { $board ->
    [target] Zielfelder in { $steps }
   *[safety] Sicherheitszone in { $steps }
}
answer-near-none = keine deiner Figuren ist auf der Laufbahn

# Der Tisch auf einen Blick. $first: die erste Figur; $steps: Felder hinter dem eigenen Ausgangsfeld.
answer-track = { $who ->
    [you] von deinem Start aus { $first }
   *[other] von { $name } aus { $first }
}
answer-track-at = { $pawn } auf { $steps }
answer-track-empty = keine Figur ist auf der Laufbahn
answer-track-home = { $who ->
    [you] du hast { $count ->
        [one] eine
       *[other] { $count }
    } im Ziel
   *[other] { $name } hat { $count ->
        [one] eine
       *[other] { $count }
    } im Ziel
}
answer-hits = du kannst { $pawn } schlagen, mit { $cards }
answer-hits-more = { $pawn } mit { $cards }
answer-hits-chance = in { $chance } von 100 Fällen
answer-hits-none = mit einer Karte kannst du niemanden schlagen
answer-goal = { $pawn } kommt mit { $cards } ins Ziel
answer-goal-none = mit einer Karte kommt keine deiner Figuren ins Ziel
answer-winner = { $who ->
    [you] du gewinnst
   *[other] { $name } gewinnt
} mit { $cards }
answer-winner-none = mit einer Karte gewinnt niemand
answer-chances = von 100 Spielen { $who ->
    [you] gewinnst du
    [together] gewinnt ihr, du und { $names },
   *[other] { $count ->
        [one] gewinnt { $names }
       *[other] gewinnen { $names }
    }
} { $wins }
answer-chances-more = { $who ->
    [you] du
    [together] du und { $names }
   *[other] { $names }
} { $wins }

# Was stark gespielt wäre und warum, die Gefahren in Zahlen, und die Rückschau auf ein Spiel.
# "sie" ist die Wahl.

advice-best = { $how ->
    [number] am stärksten ist Nummer { $number }, { $choice }
    [card] am stärksten ist { $choice }
   *[other] hier ist die stärkste Möglichkeit, { $choice }
}
advice-only = du hast nur diese Möglichkeit
advice-no-turn = jetzt ist nichts zu entscheiden
advice-chance = damit gewinnst du { $wins } von 100 Spielen
advice-next = mit der zweitbesten Möglichkeit { $wins }
advice-alike = die zweitbeste ist genauso gut
advice-rank = { $what ->
    [cards] { $numbers }
   *[choices] { $count ->
        [one] Möglichkeit
       *[other] Möglichkeiten
    } { $numbers }
} { $count ->
    [one] gewinnt
   *[other] gewinnen
} { $wins } von 100 Spielen
advice-rank-more = { $what ->
    [cards] { $numbers }
   *[choices] { $count ->
        [one] Möglichkeit
       *[other] Möglichkeiten
    } { $numbers }
} { $count ->
    [one] gewinnt
   *[other] gewinnen
} { $wins }

advice-why-home = damit bringst du { $pawns } ins Ziel
advice-why-target = damit bringst du { $pawns } auf die Zielfelder
advice-why-lane = damit bringst du { $pawns } in Sicherheit
advice-why-start = damit holst du { $pawns } heraus
advice-why-back = { $steps ->
    [0] du schlägst { $pawns }
    [one] du schlägst { $pawns } um 1 Feld zurück
   *[other] du schlägst { $pawns } um { $steps } Felder zurück
}
advice-why-loses = du verlierst dabei { $pawns }
advice-why-nearer = { $steps ->
    [one] du kommst dem Ziel 1 Feld näher
   *[other] du kommst dem Ziel { $steps } Felder näher
}
advice-why-farther = { $steps ->
    [one] du entfernst dich 1 Feld vom Ziel
   *[other] du entfernst dich { $steps } Felder vom Ziel
}
advice-why-safer = bei { $cards } kann { $name } { $pawn } dann nicht mehr schlagen
advice-why-exposed = bei { $cards } kann { $name } { $pawn } dann schlagen
advice-why-other-exposed = nach der zweitbesten könnte { $name } { $pawn } bei { $cards } schlagen
advice-why-other-loses = die zweitbeste kostet dich { $pawns }
advice-why-place = deine Figuren stehen danach einfach besser
advice-why-nothing = du hast keine andere Möglichkeit
advice-why-cards = die Karten, die du behältst, sind mehr wert

advice-danger = bei { $cards } kann { $name } { $pawn } schlagen
advice-odds-none = niemand kann { $whom ->
    [you] dich vor deinem nächsten Zug
   *[anybody] diese Seite vor ihrem nächsten Zug
} schlagen
advice-odds = { $pawn } wird in { $chance } von 100 Fällen geschlagen
advice-odds-by = von { $name } bei { $cards }
advice-odds-left = { $shuffled ->
    [yes] davon nach dem Mischen { $count }
   *[no] davon noch { $count } übrig
}
advice-odds-more = { $pawn } in { $chance } Fällen
# $when: nach der eben genannten Wahl, oder auf dem Brett, wie es ist.
advice-odds-when = { $when ->
    [after] { $first }, wenn du so ziehst
   *[now] im Moment, { $first }
}
# $how: eine Karte, die nach ihrer Zahl heißt, eine mit Namen, oder mehrere
advice-odds-swap = { $how ->
    [number] eine { $cards } kann
    [several] { $cards } können
   *[name] { $cards } kann
} { $pawns } wegtauschen

advice-review-agreed = { $agreed } von { $decisions } Entscheidungen waren die besten.
# Was Entscheidungen oder Karten wert waren: ein Spiel von $share (0: zu wenig) oder $whole Spiele.
advice-worth = { $whole ->
    [0] { $share ->
        [0] fast nichts
        [2] ein halbes Spiel
       *[other] ein Spiel von { $share }
    }
    [one] ein ganzes Spiel
   *[other] { $whole } Spiele
}
advice-review-worse = { $worse ->
    [0] alle deine { $choices } Entscheidungen waren die besten
    [one] 1 von deinen { $choices } Entscheidungen war nicht die beste, das kostete { $worth }
   *[other] { $worse } von deinen { $choices } Entscheidungen waren nicht die besten, zusammen kosteten sie { $worth }
}
advice-review-average = { $than ->
    [less] das ist weniger als in deinen anderen Spielen, dort ist es im Schnitt { $worth }
    [more] das ist mehr als in deinen anderen Spielen, dort ist es im Schnitt { $worth }
   *[same] das ist so viel wie in deinen anderen Spielen
}
advice-review-none = Keine Entscheidung hat mehr als 1 von 100 Spielen gekostet.
advice-review-undecided = In diesem Spiel gab es nichts zu wählen.
# $rank: unter allen Entscheidungen des Spiels
advice-review-made = { $rank ->
    [best] am besten war dein { $turn }. Zug, { $card }
    [worst] am schlechtesten war dein { $turn }. Zug, { $card }
   *[other] dein { $turn }. Zug, { $card }
}
advice-review-who = { $rank ->
    [best] am besten war der { $turn }. Zug von { $name }, { $card }
    [worst] am schlechtesten war der { $turn }. Zug von { $name }, { $card }
   *[other] { $turn }. Zug von { $name }, { $card }
}
advice-review-took = gewählt wurde { $choice }
advice-review-other = { $rank ->
    [best] am zweitbesten war { $choice }
   *[other] besser war { $choice }
}
advice-review-wins = das gewinnt { $other } statt { $wins } von 100 Spielen
# Wie viel Glück im Spiel war. $worth und $cost: von 100 Spielen.
advice-luck-cards = { $kind ->
    [even] das Glück war auf niemandes Seite
    [good] das Glück hat dir { $worth } gebracht
   *[bad] das Pech hat dich { $worth } gekostet
}
# Was die Karten einem genannten Spieler wert waren
advice-luck-of = { $kind ->
    [bad] das Pech hat { $name }
   *[good] das Glück hat { $name }
} { $worth ->
    [one] 1 Sieg in 100 Spielen
    [100] einen ganzen Sieg oder mehr
   *[other] { $worth } Siege in 100 Spielen
} { $kind ->
    [bad] gekostet
   *[good] gebracht
}

# Was die Tasten tun. Die Buchstaben sind in allen Sprachen gleich; wo kein deutsches Wort passt,
# sagt die Hilfe, wofür der Buchstabe steht.

help-open = { $mode ->
    [lines] tippe Taste oder Wort, etwa wo, und höre, was es tut, noch einmal h für alle
   *[keys] drücke eine Taste und höre, was sie tut, noch einmal h für alle Tasten
}
help-end = das waren alle Tasten, Enter nennt deine Möglichkeit
help-key = Taste { $key }
help-nothing = Taste { $key } tut nichts
help-key-row = { $key } und dann { $digit }
help-key-digits = Ziffer 1 bis 9
help-name-enter = Enter
help-name-space = Leertaste
help-name-tab = Tab
help-name-shift-tab = Umschalt Tab
help-name-backspace = Rücktaste
help-name-escape = Escape
help-name-up = Pfeil hoch
help-name-down = Pfeil runter
help-name-left = Pfeil links
help-name-right = Pfeil rechts
help-name-comma = Komma
help-name-stop = Punkt
help-name-question = Fragezeichen
help-name-left-bracket = eckige Klammer auf
help-name-right-bracket = eckige Klammer zu
help-name-minus = Minus
help-name-equals = Gleichheitszeichen
help-name-unknown = unbekannt

help-digit = liest diese Möglichkeit vor, und spielt sie, wenn du sie schon gehört hast
help-next = nächste Möglichkeit
help-previous = vorige Möglichkeit, p wie previous
help-take = spielt die zuletzt genannte Möglichkeit
help-back = führt zurück zur Frage davor
help-list = liest alle Möglichkeiten vor
help-undo = nimmt deinen letzten Zug zurück, gemischt wird nur mit Freunden, u wie undo
help-pawns = wo deine Figuren stehen
help-opponents = Orte der Figuren eines Gegners, noch einmal für den nächsten
help-card = deine Karte und was sie tut, noch einmal für ihre Regel, c wie card
help-hand = fächert deine Karten auf, bei Dog und im Spiel um Punkte
help-ask = Index weiterer Fragen, wer dran ist, Karten im Stapel, wer nahe ist
help-table = informiert über das Spiel, seine Regeln, sein Ende und wer da ist
help-turn = wer dran ist
help-standing = sagt den Spielstand, dann, was ins Ziel bringt, dann die Gewinnchancen
help-cards-left = Karten im Stapel, und welche es nicht mehr gibt
help-danger = sagt, was danach droht, dann genauer, was jetzt droht, was du schlagen kannst
help-why = warum eine Figur nicht ziehen kann oder eine Karte nicht geht, y klingt wie why
help-advice = sagt, was ein starker Spieler wählt, dann alle im Vergleich, dann warum
help-neighbours = zeigt, wer einer Figur nahe ist, noch einmal für die nächste
help-track = sagt, wer der Reihe nach auf der Laufbahn steht, von deinem Start aus
help-bump = wer zuletzt wen geschlagen hat
help-news = alles Neue seit deinem letzten Zug
help-repeat = wiederholt die letzte Antwort, r wie repeat
help-earlier = einen Satz zurück in allem, was gesagt wurde
help-later = wieder einen Satz vor
help-hush = hält die eigene Stimme des Spiels an
help-verbosity = wie viel erzählt wird, kurz, normal oder ausführlich
help-board = zeichnet das Brett für jemanden, der sieht
help-settings = Menü der Einstellungen
help-help = Hilfe zu den Tasten
help-quit = beendet das Spiel, wenn du zweimal drückst, q wie quit

# wo andere an eigenen Tastaturen sitzen
help-say = schreibt eine Nachricht an alle am Tisch
help-chat = zurück durch den Chat, die neueste Nachricht zuerst
help-desk = das Tischmenü, zum Beginnen, Anhalten, Stummschalten oder Gehen
help-yes = sagt ja zu dem, was jemand fragt, oder lässt Züge ohne Wahl von selbst spielen
help-no = sagt nein zu dem, was jemand fragt, oder lässt Züge ohne Wahl warten

# The questions in few words: rows of the list of key i, and buttons of the page.
ask-open = was willst du wissen, eine Ziffer oder ein Anfangsbuchstabe fragt, Escape führt zurück
ask-pawns = Meine Figuren
ask-opponents = Gegner
ask-danger = Gefahren
ask-why = Warum nicht?
ask-advice = Rat
ask-card = Meine Karte
ask-hand = Meine Hand
ask-standing = Spielstand
ask-list = Alle Möglichkeiten
ask-bump = Letzter Schlag
ask-news = Alles Neue
ask-repeat = Noch einmal
ask-earlier = Früher
ask-later = Später
ask-chat = Bisheriger Chat
ask-undo = Zurücknehmen
ask-desk = Tischmenü
ask-table = Informationen, Regeln, Spieler
ask-turn = wer dran ist
ask-cards-left = Karten im Stapel
ask-neighbours = Umgebung einer Figur
ask-track = alle Figuren der Reihe nach
ask-verbosity = viel oder wenig erzählen

# Was mit Zeilen statt einer Taste getippt wird, je ein Wort, alle verschieden.
help-word-next = weiter
help-word-previous = davor
help-word-take = spielen
help-word-back = zurück
help-word-list = liste
help-word-undo = zurücknehmen
help-word-pawns = wo
help-word-opponents = gegner
help-word-card = karte
help-word-hand = hand
help-word-turn = dran
help-word-standing = stand
help-word-cards-left = stapel
help-word-danger = gefahr
help-word-neighbours = nähe
help-word-track = laufbahn
help-word-why = warum
help-word-advice = rat
help-word-bump = schlag
help-word-news = neues
help-word-repeat = nochmal
help-word-earlier = früher
help-word-later = später
help-word-hush = still
help-word-verbosity = ausführlichkeit
help-word-board = brett
help-word-settings = einstellungen
help-word-help = hilfe
help-word-quit = ende
help-word-say = sagen
help-word-chat = chat
help-word-ask = fragen
help-word-table = auskunft
help-word-desk = menü
help-word-yes = ja
help-word-no = nein

# Was anders gesagt wird, wo es keine Tasten gibt: touch-NAME anstelle von NAME.

touch-people-asks-undo = { $count ->
    [0] { $name } möchte den letzten eigenen Zug zurücknehmen
   *[other] { $name } möchte den letzten eigenen Zug zurücknehmen, Züge von { $names } gelten dann auch nicht mehr
}
touch-people-asks-seat = { $name } möchte auf dem Platz von { $other } weiterspielen, der gerade verlassen ist
touch-people-bot-may = jetzt darf ein Bot für { $name } spielen
touch-people-desk = das Tischmenü
touch-people-report-open = warum meldest du { $name }
touch-decision-key = { "" }
touch-menu-open = Startmenü
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = Hausregeln
touch-menu-type-name = tippe { $what ->
    [setup] einen Namen für diese Zusammenstellung
    [person] den Namen von jemandem, der hier mitspielt
   *[player] deinen Namen
}, oder mach ohne weiter
touch-setting-open = { menu-settings }
touch-ask-open = was willst du wissen
touch-end-quit = dasselbe noch einmal beendet das Spiel, mit allem anderen geht es weiter
touch-end-quit-kept = dasselbe noch einmal beendet das Spiel, es ist gespeichert, sonst geht es weiter
touch-menu-people = an diesem Gerät, { $count ->
    [0] nur du
   *[other] auch { $names }
}
touch-help-quit = beendet das Spiel, wenn du es noch einmal wählst
touch-decision-forced-offer = ein Zug ohne Wahl spielt von selbst, in den Einstellungen änderst du das
touch-decision-go-on = es geht weiter
touch-once-key = du wählst erst eine Karte, dann eine Figur
touch-menu-newcomer-choose = was du auswählst, wird gespielt
touch-menu-newcomer-ask = die Knöpfe darunter sagen, wo deine Figuren stehen, und mehr
touch-menu-newcomer-hand = die Knöpfe darunter sagen deine Karten, wo deine Figuren stehen, und mehr
touch-hall-type-name = tippe einen eigenen Namen
touch-hall-tables-open = { $count ->
    [0] kein Tisch ist offen
    [one] 1 Tisch ist offen
   *[other] { $count } Tische sind offen
}
touch-hall-people-open = { $count ->
    [one] 1 andere Person ist hier
   *[other] { $count } andere sind hier
}
touch-hall-friends-open = mit wem du befreundet bist
touch-hall-more-open = { hall-more }
touch-hall-person-open = das ist { $name }
touch-hall-you-open = du heißt { $name }
