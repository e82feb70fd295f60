title = Règles
open = Règles
back = Retour
contents = Sommaire
rulings-here = Précisions pour cette page
print = Imprimer les règles
search = Chercher dans les règles
next-hit = Endroit suivant
previous-hit = Endroit précédent
places = { $all ->
    [0] introuvable
    [one] { $all } endroit
   *[other] { $all } endroits
}
place-of = { $shown } sur { PLACES($all) }
found-in = { $places ->
    [one] { $places } endroit trouvé
   *[other] { $places } endroits trouvés
}
