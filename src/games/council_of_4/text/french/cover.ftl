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
