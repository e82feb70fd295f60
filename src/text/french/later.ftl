coming = Un instant…
missing = Un élément de la page n’a pas pu être chargé. Rien n’est perdu : vérifiez la connexion et réessayez.
again = Réessayer
back = Retour
