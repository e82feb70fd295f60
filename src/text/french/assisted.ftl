note = Un indice a été montré, ou un coup annulé après la révélation d’éléments cachés.
title = Annuler malgré la révélation ?
body = Depuis, des éléments cachés ont été révélés, ou des robots ont joué. Vous pouvez tout de même annuler, mais la partie sera marquée comme assistée.
