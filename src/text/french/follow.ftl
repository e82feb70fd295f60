skip = Avancer
skip-note = jusqu’à votre tour
skip-to-turn = Avancer jusqu’à moi
hold = Pause
plays = { $name } joue
pays = Paie
gains = Gagne
last-turn = dernier tour
your-turn = À vous, { $name }
turn-of = Au tour { OF($name) }
you-drew = Vous avez pioché
watch = Revoir
left-to-do = Reste à faire
done = fait
show-on-map = Voir sur la carte
moves = Coups
skipping = Les robots jouent déjà jusqu’à votre tour.
settling = Ce bouton vient d’apparaître : appuyez à nouveau.
since = Coups des autres
since-title = Ce que les autres ont fait
concerns = Ce qui change pour vous
nothing = Les autres n’ont rien fait.
digest = { $concerns ->
    [0] Les autres : { MOVES($entries) }
   *[more] Les autres : { MOVES($entries) }, { CHANGES($concerns) } pour vous
}
