coming = Un instant…
missing = Un élément de la page n’a pas pu être chargé. Rien n’est perdu : vérifiez la connexion et réessayez.
outdated = Le serveur n’a plus qu’une version plus récente de Curia, sans cet élément de la vôtre. Mettez à jour pour continuer.
again = Réessayer
back = Retour
