your-turn = { $left ->
    [1] À vous, pour votre dernier tour.
   *[more] À vous. Il vous reste { $left } tours, celui-ci compris.
}
your-place = Placez un de ceux-ci : { CLANS($drawn) }.
your-assign = Affectez { CLANS($drawn) }.
your-expansion = { $waiting ->
    [1] Un village s’étend : décidez qui va où.
   *[more] { $waiting } villages attendent : choisissez le suivant, et décidez qui va où.
}
your-demotion = Un démon : faites descendre un autre marqueur, ou épargnez tout le monde.
your-spirits = Choisissez les esprits de votre champion.
your-end = Utilisez un pouvoir de fin, ou finissez le tour.
