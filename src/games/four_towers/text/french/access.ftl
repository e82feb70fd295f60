your-turn = { $left ->
    [1] À vous, pour votre tour final.
   *[more] À vous, encore { $left } tours avec celui-ci.
}
your-place = Placez un de ceux-ci : { CLANS($drawn) }.
your-assign = Affectez { CLANS($drawn) }.
your-expansion = { $waiting ->
    [1] Un village s’étend : dites qui va où.
   *[more] { $waiting } villages attendent : choisissez le suivant, et dites qui va où.
}
your-demotion = Un démon : faites descendre un autre marqueur, ou épargnez tout le monde.
your-spirits = Choisissez les esprits de votre champion.
your-end = Utilisez un pouvoir de fin, ou terminez le tour.
