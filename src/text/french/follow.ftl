skip = Avancer
skip-note = les tours des robots
skip-to-turn = Passer les tours des robots
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
skipping = Les tours des robots défilent déjà.
settling = Ce bouton vient d’apparaître : appuyez à nouveau.
since = Coups des autres
since-title = Ce que les autres ont fait
concerns = Ce qui change pour vous
nothing = Les autres n’ont rien fait.
digest = { $concerns ->
    [0] Les autres : { MOVES($entries) }
   *[more] Les autres : { MOVES($entries) }, { CHANGES($concerns) } pour vous
}
