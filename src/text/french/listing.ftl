title = Coups possibles
close = Fermer la liste
search-for = Chercher parmi les coups possibles
nothing-found = Aucun coup possible n’a tous ces mots.
nothing-legal = Vous n’avez rien à décider maintenant.
found = { MOVES($count) }.
move-hint = parcourir
open-hint = ouvre, puis confirme
