title = The Council
in-short = Prenez des cartes, misez ensemble et dépassez l’empire quand il tombe.
credits = Un jeu d’Adam Blinkinsop pour le Decktet, les cartes à six enseignes de P. D. Magnus.
feat = Plus haut rang : { $count }
points = { POINTS($points) }
round = manche
numbered = manche { $number }
titled = Manche { $number }
counted = { $count ->
    [1] { $count } manche
   *[more] { $count } manches
}
seat = { SEAT_COLOUR($of) }
search = Carte, enseigne, joueur
unconcerned = Vous n’avez rien gagné ni perdu, et personne d’autre n’a dépassé l’empire.
temper = { $of ->
    [miser] { $name } joue en avare : entre des mises qui se valent, priorité à la moins chère.
    [loyalist] { $name } joue en fidèle : entre des cartes qui se valent, priorité à son enseigne la plus forte.
    [pretender] { $name } joue en prétendant : entre des cartes qui se valent, priorité aux Couronnes.
   *[stargazer] { $name } joue en astrologue : entre des cartes qui se valent, priorité aux Lunes.
}
