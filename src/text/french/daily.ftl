title = Défi du jour
body = { $day } · { $table ->
    [none] { "" }
   *[some] { $table } ·{ " " }
}contre { BOTS($bots) }
play = Jouer
record = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de suite · record { $best }
place = { $place }{ $place ->
    [1] re
   *[more] e
} place sur { $players }
done = { $points }, { PLACE($place, $players) }
told = { $title }, défi du { $day } : { $points }, { PLACE($place, $players) } en { $rounds }{ $assisted ->
    [yes] { "" }, partie assistée
   *[no] { "" }
}.{ $par ->
    [none] { "" }
   *[some] { "" } Repère ({ LEVEL($level) }) : { $par }.
}
deleted = Déjà joué ; le résultat compte.
forgiven = { $count ->
    [one] { $count } jour manqué pardonné
   *[other] { $count } jours manqués pardonnés
}
days = Les { $count } derniers jours
days-played = Jours joués : { $count }, gagnés : { $won }{ $par ->
    [none] { "" }
   *[some] { "" }, { $par } au repère ou mieux
}.
day-says = { $day } : { $how }
missed = pas joué
days-note = Chaque jour porte votre place. Un jour manqué par semaine n’interrompt pas la suite.
end = la fin d’une partie
par = Repère ({ LEVEL($level) }) : { $points }
par-soon = Repère : { LEVEL($level) } joue ce défi…
goal = Défi du jour, { $day } : un maximum de points. À la fin, vous verrez ceux de { LEVEL($level) }.
tag = Défi du jour, { $day }
