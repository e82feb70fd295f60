start-with = Dans l’ordre de jeu : { LIST($coins, between: " / ") } pièces, { LIST($servants, between: " / ") } serviteurs, { "6" } cartes
board = Plateau
random-sides = Côtés au hasard
board-facts = { $roads } routes. La reine part { OF($royal) }. Chaque plateau a { "5" } villes d’or, { "4" } d’argent, { "3" } de bronze et { "2" } de fer.
nobility = Premiers bonus de noblesse
nobility-printed = Cases { "2" } et { "4" }
nobility-manual = Cases { "1" } et { "3" }
board-name = { $board ->
    [none] Plateau personnel
   *[some] Plateau { $board }
}
