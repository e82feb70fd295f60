lords = Señores { CLAN($of, form: "some") } { $before } → { $after }: tus seguidores { CLAN($of, form: "some") } dan { $points } → { $now } puntos.
fell = { $name } bajó tu marcador: influencia { $before } → { $after }.
majority-lost = Ya no tienes más { trade-mountaineer.some } que nadie: { $name } te alcanzó.
majority-won = Ahora tienes más { trade-mountaineer.some } que nadie.
taken = { $name } se llevó { CHAMPION($of, form: "the") } de entre los campeones visibles.
gem-taken = { $name } se llevó la gema de la casilla { $worth }.
passed = { $name } te adelantó en la { scale } de influencia.
points = Tus puntos cambiaron: { $before } → { $now }.
