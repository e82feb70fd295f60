title = Fuerza
now = { $rating } ± { $deviation } · { GAMES($count) } · máximo { $best }
counted = De las partidas contadas arriba cuenta cada una contra bots, salvo las asistidas, las de un reparto que ya habías jugado, o en las que elegiste quién empieza o la preparación impresa: quien queda por delante de un bot le gana. Se empieza en { $new }, y los bots tienen la fuerza medida para su nivel.
chart-says = Tu fuerza después de cada partida ({ $count }): { $first } al principio, { $last } ahora, { $best } como máximo.
after = Fuerza { $rating } ({ $change })
fair = Rivales a tu altura
fair-note = { LIST(LEVEL($levels)) }, para tu fuerza de { $rating }
