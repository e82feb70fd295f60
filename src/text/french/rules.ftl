title = Règles
open = Règles
back = Retour
contents = Sommaire
rulings-here = Précisions pour cette page
print = Imprimer les règles
search = Chercher dans les règles
next-hit = Résultat suivant
previous-hit = Résultat précédent
places = { $all ->
    [0] introuvable
    [one] { $all } résultat
   *[other] { $all } résultats
}
place-of = { $shown } sur { PLACES($all) }
found-in = { $places ->
    [one] { $places } résultat trouvé
   *[other] { $places } résultats trouvés
}
