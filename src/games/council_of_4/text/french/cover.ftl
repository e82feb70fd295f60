title = Council of { "4" }
in-short = Gagnez la faveur des conseils avec vos cartes pour obtenir des permis, placez des marchands dans quinze villes et finissez avec le plus de points.
credits = Un jeu de Simone Luciani et Daniele Tascini, édité par Cranio Creations et CMON.
feat = Plus longue chaîne : { $count }
points = { VP($points) }
round = manche
numbered = manche { $number }
titled = Manche { $number }
counted = { $count ->
    [1] { $count } manche
   *[more] { $count } manches
}
seat = { SEAT_COLOUR($of) }
search = Ville, joueur, coup
unconcerned = Pour vous, rien n’a changé : tuiles, permis et prix, et personne ne vous rejoint en noblesse.
temper = { $of ->
    [courtier] { $name } joue en courtisan : entre des coups qui se valent, priorité à la noblesse.
    [collector] { $name } joue en collectionneur : entre des coups qui se valent, priorité aux permis.
    [royalist] { $name } joue en royaliste : entre des coups qui se valent, priorité à la reine.
   *[steward] { $name } joue en intendant : entre des coups qui se valent, priorité aux serviteurs.
}
