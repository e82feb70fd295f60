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
