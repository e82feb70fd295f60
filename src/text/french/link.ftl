no-match = Ce texte ne contient ni partie ni lien qui en contienne une.
several = Le texte contient { $links } liens de parties : n’en donnez qu’un.
empty = Le lien est incomplet : il ne contient aucune partie.
too-long = Le lien est trop long ({ $bytes } octets ; la limite est de { $limit }).
foreign = Le lien est endommagé : le caractère { $at } après « m= » est « { $letter } », qu’aucun lien ne contient. Rien n’a été ouvert.
foreign-hidden = Le lien est endommagé : le caractère { $at } après « m= » est { $code }, qu’aucun lien ne contient. Rien n’a été ouvert.
damaged = Le lien est endommagé ou incomplet, sans doute coupé pendant la copie. Rien n’a été ouvert : copiez-le à nouveau.
other-form = Le lien demande une version plus récente de Curia : il est sous la forme { $form }, et cette version lit la { $readable }.
not-opened = La partie de ce lien ne peut pas être ouverte : { $why }.
unreadable = { $part ->
    [game] le nom de son jeu n’est pas lisible
    [rules] la version de ses règles n’est pas lisible
    [setup] sa mise en place n’est pas lisible
    [seed] sa graine n’est pas lisible
    [seats] la liste de ses joueurs n’est pas lisible
    [count] le nombre de ses coups n’est pas lisible
   *[spelling] son écriture n’est pas lisible
}
left-over = elle continue sur { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    } après son dernier coup
no-moment = Le lien mène au coup « { $text } », qui n’est pas le numéro d’un coup.
moment-beyond = Le lien mène au coup { $at }, mais sa partie en compte { $actions }.
lost = La partie de ce lien a été ouverte jusqu’au coup { $kept }. La suite ({ MOVES($lost) }) ne peut pas être jouée ({ $first } dans la liste des coups possibles) : les règles étaient sans doute différentes.
no-link = Cette partie ne peut pas devenir un lien : { $why }.
action = le coup { $number } n’est pas possible
too-many-actions = elle compte { $actions } coups, et une partie en a { $limit } au plus
refused = le lien serait refusé
not-read-back = le lien donnerait une autre partie
no-such-moment = Il n’y a pas de coup { $at } dans cette partie : elle compte { MOVES($actions) }.
