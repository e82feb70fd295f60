note = Un indice ou un « Et si » a servi, ou un coup a été annulé après une révélation ou le coup d’un robot.
title = Annuler quand même ?
body = Depuis, des éléments cachés ont été révélés, des robots ont joué ou la partie a fini. Vous pouvez tout de même annuler, mais la partie sera marquée comme assistée.
