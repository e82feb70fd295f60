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
}.
deleted = La partie a été supprimée ; le résultat reste.
