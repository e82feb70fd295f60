title = Four Towers
in-short = Poussez des paysans de village en village, et réunissez les partisans des seigneurs qu’ils deviennent.
credits = Un jeu de Roger Vernon, édité par Denken Games. Les prix, les primes et les gemmes de départ sont propres à Curia.
feat = Plus longue cascade : { $count }
points = { POINTS($points) }
round = manche
numbered = manche { $number }
titled = Manche { $number }
counted = { $count ->
    [1] { $count } manche
   *[more] { $count } manches
}
seat = { $of ->
    [scarlet] prune, tête ronde
    [cobalt] ardoise, tête carrée
    [forest] rose, tête triangulaire
    [amber] terre d’ombre, tête en losange
   *[onyx] { SEAT_COLOUR($of) }
}
search = Village, clan, champion, joueur
unconcerned = Rien de cela n’a changé vos points.
temper = { $of ->
    [trader] { $name } joue en négociant : entre des coups qui se valent, priorité aux marchands.
    [climber] { $name } joue en grimpeur : entre des coups qui se valent, priorité aux montagnards.
    [firebrand] { $name } joue en boutefeu : entre des coups qui se valent, priorité au chemin de la Cité et aux démons.
   *[kingmaker] { $name } joue en faiseur de rois : entre des coups qui se valent, priorité au chemin du Dehors et aux seigneurs.
}
