not-your-turn = Ce n’est pas votre tour.
not-asked = Rien à en faire maintenant.
play-closed = { $what } : { $why }.
nobody = Personne à choisir à { VILLAGE($at) }.
enough = Vous en avez déjà pris { $count } : reposez-en d’abord.
full = Toutes les cases de { TRADE($of, form: "some") } sont occupées.
nothing-taken = Vous n’avez pris aucun paysan { CLAN($of) }.
