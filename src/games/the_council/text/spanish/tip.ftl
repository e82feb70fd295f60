suit-what = Uno de los seis palos. Sus fichas ({ SUIT($suit) }) se pujan en los eventos de este palo, y su columna en la sala muestra el rango de cada jugador.
card-what = { MARK($kind, $rank) }, { LIST(SUIT($suits)) }. { KIND_WHAT($kind, $pawn-bid) }
kind-what = { $kind ->
    [ace] Quita el límite a tu puja en su palo: el evento tiene éxito, y ahí la tuya es la más alta.
    [number] Rompe empates en sus palos: un número más bajo gana a uno más alto.
    [pawn] Suma { $pawn-bid } a tu puja en cada palo que comparte con el evento.
    [court] Da una ficha de traidor si el evento fracasa.
   *[crown] Da un rango en su palo, tenga éxito o fracase el evento.
}
seat = Jugador: { $colour }
seat-what = Marca los rangos, las fichas y las pujas de este jugador.

name = { $of ->
    [chips] Fichas de palo
    [bid] Puja
    [traitors] Fichas de traidor
    [rank] Rango
    [empire] Imperio
    [would-count] Contaría
    [collapse] Derrumbe
    [doubled] Doble
    [points] Puntos ahora
    [event] Evento
    [event-rank] Valor del evento
    [meter] Todas las pujas
    [success] Éxito
    [failure] Fracaso
    [highest] Puja más alta
    [lowest] Puja más baja
    [tie] Empate
    [opener] Abre el evento
    [low-card] Carta más baja
    [hand] Mano
    [draft] Selección
    [dealer] Reparte la mano
    [events-left] Eventos por venir
    [event-deck] Mazo de eventos
    [drafted] Cartas tomadas
    [used] Carta usada
    [chosen] Ya eligió
    [lead] Liderar
    [reach] Alcanzar el valor
    [pass] Pasar
    [hold] No jugar nada
    [nearest] Más cerca del imperio
   *[reveals] Revela algo oculto
}
what = { $of ->
    [chips] Se pujan en los eventos de su palo. Las que no pujas te quedan para las manos siguientes.
    [bid] Las fichas pujadas se gastan, tenga éxito o fracase el evento.
    [traitors] { "1" } punto cada una al final. Vienen de los rangos canjeados cuando un evento fracasa, y de las Cortes.
    [rank] La altura de un jugador en la columna de un palo, de { "0" } a { $last-rank }. Solo da puntos si el palo se derrumba.
    [empire] La viga muestra el rango del imperio en el palo. Empieza en { $last-rank } y baja { "1" } cuando fracasa un evento de este palo.
    [would-count] Aquí un jugador está por encima del imperio. Si sigue así tras el último evento de la mano, el palo se derrumba y la partida acaba.
    [collapse] Un palo se derrumba si un jugador está ahí por encima del imperio cuando acaba una mano. La partida acaba entonces, y los rangos de los palos derrumbados son puntos.
    [doubled] Los rangos de un jugador por encima del imperio cuentan dos veces. Igualarlo no basta.
    [points] Lo que tendría cada jugador si la partida acabara ahora.
    [event] Todas las pujas juntas deben alcanzar su valor. Solo cuentan las fichas y las cartas de sus palos.
    [event-rank] Si todas las pujas juntas alcanzan este número, el evento tiene éxito. Con valor { "0" } no puede fracasar.
    [meter] La barra se llena con cada ficha y cada Peón. Si está llena, el evento tiene éxito.
    [success] En cada palo del evento, el que más puja gana un rango.
    [failure] En cada palo del evento, el que menos puja canjea un rango por una ficha de traidor, y el imperio baja { "1" }.
    [highest] El que la hace gana un rango si el evento tiene éxito. Hace falta al menos { "1" }, y un empate necesita un número que lo rompa.
    [lowest] El que la hace canjea un rango por una ficha de traidor si el evento fracasa. Pasar es { "0" }, y con empate en lo más bajo canjean todos, si ningún número los separa.
    [tie] Nadie gana un rango mientras dura el empate. Un número más bajo gana a uno más alto.
    [opener] Este jugador puja antes que nadie en el evento, sin conocer las demás pujas.
    [low-card] El jugador que revela la carta de menor valor abre el evento siguiente; si son varios, el que pujó más tarde.
    [hand] Una selección y los eventos que siguen. La partida acaba con un derrumbe, o tras la mano { $hands }.
    [draft] Todos eligen una carta, la muestran y pasan su mano, { $drafted } veces. Cada palo de tu carta te da una ficha.
    [dealer] Este jugador abre el primer evento de la mano. En la siguiente reparte el de su izquierda.
    [events-left] Eventos de esta mano que aún no han salido. El derrumbe se comprueba tras el último.
    [event-deck] Las cartas que no se han repartido. La de arriba es cada vez el evento.
    [drafted] Visibles para todos. Cada una se puede jugar una vez en esta mano, en un evento con el que comparta un palo.
    [used] Ya no sirve en esta mano.
    [chosen] Este jugador ya eligió. Las cartas se muestran cuando eligen todos.
    [lead] Pone las fichas justas para que tu puja sea ahora mismo la más alta de este palo.
    [reach] Pone las fichas justas para que el evento tenga éxito tal como está.
    [pass] No puja nada. Después aún puedes jugar cartas.
    [hold] Guarda todas tus cartas para los eventos siguientes de esta mano.
    [nearest] Los jugadores con el rango más alto en un palo, junto al rango del imperio.
   *[reveals] Revela cartas ocultas. Después solo puedes deshacer si juegas a solas contra bots, y la partida queda marcada como asistida.
}
































