seats = elle décrit { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }, ce qui n’est pas leur vrai nombre
name-missing = { SEAT_NUMBER($seat) } n’a pas de nom
bad-name = le nom { SEAT_NUMBER($seat, form: "of") } dépasse { $limit } caractères, commence ou finit par un espace, ou contient des caractères invisibles
same-colour = { SEAT_NUMBER($one) } et { SEAT_NUMBER($other) } ont la même couleur
too-long = elle est trop longue ({ $bytes } octets ; la limite est de { $limit })
malformed = le texte est endommagé à la ligne { $line }, colonne { $column }
other-game = c’est une partie d’un autre jeu (« { $game } »)
other-format = elle est au format { $format }, et cette version lit le { $readable }
other-rules = elle a été jouée avec la version { $rules } des règles
other-setup = la version { $rules } des règles ne connaît pas cette mise en place
seed-too-long = sa graine est trop longue (la limite est de { $limit } caractères)
no-such-seat = le joueur { $seat } commence, mais n’est pas à la table
