ring = { $of ->
    [gorge] Garganta
    [valley] Valle
    [hill] Colinas
   *[mountain] Montes
}
ring-what = { $of ->
    [gorge] El anillo interior. Una ruta de cada aldea lleva a la Ciudad.
    [valley] El anillo de las { home-village.many }, entre la garganta y las colinas.
    [hill] El anillo entre el valle y los montes. Un { trade-mountaineer } hace subir un campesino de las colinas.
   *[mountain] El anillo exterior. Una ruta de cada aldea lleva Afuera.
}
trade = { $of ->
    [mercenary] Mercenario
    [merchant] Mercader
   *[mountaineer] { CAPITAL(trade-mountaineer) }
}
trade-what = { $of ->
    [mercenary] { $points } puntos cada uno, hasta { $mercenaries }, y { $doubling } duplican tu influencia. Sacrificado, un mercenario retira un campesino del mapa.
    [merchant] { $points } puntos cada uno, y con { $merchants } es gratis un tercer campeón. Sacrificado, un mercader sube tu marcador { "1" } casilla.
   *[mountaineer] { $points } puntos cada uno, o { $majority } si tienes más que nadie. Sacrificado, un { trade-mountaineer } mueve un campesino de las colinas a los montes.
}
clan-of = Clan { CLAN($of) }
clan-of-what = Uno de los cuatro clanes. Cada seguidor { CLAN($of) } que tienes cuenta una vez por cada señor { CLAN($of) }.
champion-what = { $when }. { $skill }. Al final de la partida: { $bonus }.
seat = Jugador: { $colour }
seat-what = Señala el marcador, el panel y el registro de este jugador.
name = { $of ->
    [peasant] Campesino
    [spirit] Espíritu
    [follower] Seguidor
    [lord] Señor
    [demon] Demonio
    [home-village] { CAPITAL(home-village) }
    [outside] Afuera
    [city] Ciudad de Fuego
    [tower] Torre
    [supply] Reserva
    [temple] Templo
    [display] Campeones visibles
    [champion-deck] Mazo de campeones
    [price] Precio
    [tokens] Fichas
    [bonus] Bonificación final
    [begin] { CAPITAL(begin-power) }
    [end] { CAPITAL(end-power) }
    [gem] Gema
    [influence] Influencia
    [down] Bajar marcador
    [gold] Esfera de oro
    [doubled] Doble
    [points] Puntos ahora
    [majority] Mayoría de { trade-mountaineer.some }
    [market] Mercado lleno
    [white] Casilla blanca
    [turns-left] Turnos restantes
    [plays] Diez { phase.many }
    [closed] { CAPITAL(phase) } cerrada
    [to-place] Por colocar
    [to-keep] Por conservar
    [expands] Se expandiría
    [waiting] En espera
    [cascade] Cascada
    [filled-in] Jugar la cascada
    [follows] Lo sigue un señor
    [spare] Perdonar
   *[reveals] Revela algo oculto
}
what = { $of ->
    [peasant] Vive en el mapa o espera en la reserva. Tú decides adónde va.
    [spirit] Una figura del templo o de un campeón. Algunas vuelven gracias a los poderes.
    [follower] Da al final un punto por cada señor de su clan, y sirve para pagar campeones. Puedes tener { $followers } de cada clan.
    [lord] Fue empujado Afuera. Los seguidores de su clan valen más, sean de quien sean.
    [demon] Fue empujado a la Ciudad, o siguió a otro siendo señor. Solo cuenta para algunos campeones.
    [home-village] Donde empieza el primer campesino del clan. Si ninguna aldea admite tus campesinos, sirve cualquier { home-village }.
    [outside] Un campesino empujado por aquí se convierte en señor, y tu marcador sube { "1" }.
    [city] Un campesino empujado aquí se convierte en demonio, y un señor de su clan lo sigue. Después puedes bajar otro marcador { "1" } casilla.
    [tower] Muestra los señores de un clan, con una ventana encendida por cada uno.
    [supply] Los campesinos que aún se pueden tomar. La partida termina con el turno que la vacía.
    [temple] Guarda espíritus y gemas. Aquí va la gente que sacrificas o con la que pagas, y también las gemas que gastas.
    [display] Puedes comprar uno por turno, y { $bought } en toda la partida.
    [champion-deck] Su orden es lo único oculto del juego.
    [price] Lo que cuesta el campeón: seguidores tuyos, de cualquier clan.
    [tokens] El campeón llega con { $tokens }, y cada uso del poder cuesta { "1" }. Las que quedan al final dan { "1" } punto cada una.
    [bonus] Los puntos que da el campeón al final de la partida.
    [begin] Actúa antes de tomar campesinos, en la { phase } { "3" }. Una vez por turno.
    [end] Actúa después de asignar, en la { phase } { "10" }. Una vez por turno.
    [gem] Sirve para pagar los poderes de algunos campeones. En la { scale }, se la lleva el primer marcador que llega; si la tienes al final, da { "1" } punto.
    [influence] Los puntos de la casilla de tu marcador. Sube con cada señor que creas y cada mercader que sacrificas, y baja por los demonios de los demás.
    [down] El marcador baja { "1" } casilla, nunca por debajo del negro ni desde el oro.
    [gold] Lo más alto de la { scale }. Un marcador está aquí a salvo para siempre.
    [doubled] La influencia cuenta doble al final. Se consigue con { $doubling } mercenarios, y dura aunque se vayan.
    [points] Lo que tendría cada jugador si la partida acabara ahora.
    [majority] Más { trade-mountaineer.some } que cualquier otro jugador: { $majority } puntos cada uno, no { $points }.
    [market] Las { $merchants } casillas están ocupadas. Con { $bought } campeones comprados, un tercero es gratis al inicio de un turno.
    [white] Admite un mercader de cualquier clan cuando la casilla de su clan está ocupada.
    [turns-left] Todos tienen el mismo número de turnos. Tras el último, la reserva está vacía.
    [plays] Siempre en este orden. Tomar, colocar y asignar son obligatorias; cada { phase } cierra las anteriores.
    [closed] Una { phase } posterior ya está hecha.
    [to-place] El campesino que va al mapa. Puedes elegir otro.
    [to-keep] Se queda contigo, como seguidor o en un oficio.
    [expands] Con uno más hay { $expands } campesinos: sale uno por cada ruta.
    [waiting] Tiene bastantes campesinos para expandirse, y lo hará antes que cualquier otra cosa.
    [cascade] Una expansión llena la aldea siguiente. Cuántas hay no depende de tus decisiones.
    [filled-in] Juega el resto de la cascada como se muestra. Las flechas son una propuesta, no un consejo.
    [follows] Un señor del clan del demonio también se convierte en demonio. No baja ningún marcador.
    [spare] No baja ningún marcador por este demonio.
   *[reveals] Revela un campeón nuevo. Después solo puedes deshacer si juegas a solas contra bots, y la partida queda marcada como asistida.
}
