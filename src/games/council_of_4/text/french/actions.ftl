kind = { $kind ->
    [elect] Élire
    [acquire] Acquérir
    [place] Placer
    [queen] Reine
    [engage] Engager
    [change] Changer
    [send] Envoyer
    [extra] Action +
   *[answer] Choisir
}
kind-title = { $kind ->
    [elect] Élire un conseiller
    [acquire] Acquérir un permis
    [place] Placer un marchand
    [queen] Placer avec la reine
    [engage] Engager un serviteur
    [change] Changer les permis
    [send] Envoyer un serviteur
    [extra] Action supplémentaire
   *[answer] Choisir
}
question = { $decision ->
    [token] Choisir un jeton
    [free_permit] Un permis gratuit ?
    [repeat_permit] Répéter un permis
    [two_tokens] Choisir { "2" } jetons
    [turn] { "" }
   *[over] { "" }
}
turn-part = { $part ->
    [main] action principale
    [quick] action rapide
    [choice] choix
   *[end] fin du tour
}
confirm = { $kind ->
    [elect] Élire
    [acquire] Acquérir
    [place] Placer
    [queen] Placer
    [engage] Engager
    [change] Changer
    [send] Envoyer
    [extra] Prendre l’action
   *[answer] Prendre
}
confirm-elect = Élire { COLOUR($colour, form: "small") }
confirm-send = Élire { COLOUR($colour, form: "small") }
confirm-acquire = Acquérir { $permit }
confirm-place = Placer à { $city }
confirm-change = Changer { REGION($region) }
confirm-take = Prendre { $what }
confirm-take-both = Prendre { $first } + { $second }
confirm-decline = N’en prendre aucun
