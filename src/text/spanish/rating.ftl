title = Nivel
now = { $rating } ± { $deviation } · { GAMES($count) } · máximo { $best }
counted = Cuenta cada partida que terminas contra bots, salvo las asistidas: quien queda por delante de un bot le gana. Se empieza en { $new }, y los bots tienen el nivel medido para su categoría.
chart-says = Tu nivel después de cada partida ({ $count }): { $first } al principio, { $last } ahora, { $best } como máximo.
after = Nivel { $rating } ({ $change })
fair = Rivales a tu altura
fair-note = { LIST(LEVEL($levels)) }, para tu nivel de { $rating }
