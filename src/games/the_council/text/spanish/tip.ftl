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

chips = Fichas de palo
chips-what = Se pujan en los eventos de su palo. Las que no pujas te quedan para las manos siguientes.

bid = Puja
bid-what = Las fichas pujadas se gastan, tenga éxito o fracase el evento.

traitors = Fichas de traidor
traitors-what = { "1" } punto cada una al final. Vienen de los rangos canjeados cuando un evento fracasa, y de las Cortes.

rank = Rango
rank-what = La altura de un jugador en la columna de un palo, de { "0" } a { $last-rank }. Solo da puntos si el palo se derrumba.

empire = Imperio
empire-what = La viga muestra el rango del imperio en el palo. Empieza en { $last-rank } y baja { "1" } cuando fracasa un evento de este palo.

would-count = Contaría
would-count-what = Aquí un jugador está por encima del imperio. Si sigue así tras el último evento de la mano, el palo se derrumba y la partida acaba.

collapse = Derrumbe
collapse-what = Un palo se derrumba si un jugador está ahí por encima del imperio cuando acaba una mano. La partida acaba entonces, y los rangos de los palos derrumbados son puntos.

doubled = Doble
doubled-what = Los rangos de un jugador por encima del imperio cuentan dos veces. Igualarlo no basta.

points = Puntos ahora
points-what = Lo que tendría cada jugador si la partida acabara ahora.

event = Evento
event-what = Todas las pujas juntas deben alcanzar su valor. Solo cuentan las fichas y las cartas de sus palos.

event-rank = Valor del evento
event-rank-what = Si todas las pujas juntas alcanzan este número, el evento tiene éxito. Con valor { "0" } no puede fracasar.

meter = Todas las pujas
meter-what = La barra se llena con cada ficha y cada Peón. Si está llena, el evento tiene éxito.

success = Éxito
success-what = En cada palo del evento, el que más puja gana un rango.

failure = Fracaso
failure-what = En cada palo del evento, el que menos puja canjea un rango por una ficha de traidor, y el imperio baja { "1" }.

highest = Puja más alta
highest-what = El que la hace gana un rango si el evento tiene éxito. Hace falta al menos { "1" }, y un empate necesita un número que lo rompa.

lowest = Puja más baja
lowest-what = El que la hace canjea un rango por una ficha de traidor si el evento fracasa. Pasar es { "0" }, y con empate en lo más bajo canjean todos, si ningún número los separa.

tie = Empate
tie-what = Nadie gana un rango mientras dura el empate. Un número más bajo gana a uno más alto.

opener = Abre el evento
opener-what = Este jugador puja antes que nadie en el evento, sin conocer las demás pujas.

low-card = Carta más baja
low-card-what = El jugador que revela la carta de menor valor abre el evento siguiente; si son varios, el que pujó más tarde.

hand = Mano
hand-what = Una selección y los eventos que siguen. La partida acaba con un derrumbe, o tras la mano { $hands }.

draft = Selección
draft-what = Todos eligen una carta, la muestran y pasan su mano, { $drafted } veces. Cada palo de tu carta te da una ficha.

dealer = Reparte la mano
dealer-what = Este jugador abre el primer evento de la mano. En la siguiente reparte el de su izquierda.

events-left = Eventos por venir
events-left-what = Eventos de esta mano que aún no han salido. El derrumbe se comprueba tras el último.

event-deck = Mazo de eventos
event-deck-what = Las cartas que no se han repartido. La de arriba es cada vez el evento.

drafted = Cartas tomadas
drafted-what = Visibles para todos. Cada una se puede jugar una vez en esta mano, en un evento con el que comparta un palo.

used = Carta usada
used-what = Ya no sirve en esta mano.

chosen = Ya eligió
chosen-what = Este jugador ya eligió. Las cartas se muestran cuando eligen todos.

lead = Liderar
lead-what = Pone las fichas justas para que tu puja sea ahora mismo la más alta de este palo.

reach = Alcanzar el valor
reach-what = Pone las fichas justas para que el evento tenga éxito tal como está.

pass = Pasar
pass-what = No puja nada. Después aún puedes jugar cartas.

hold = No jugar nada
hold-what = Guarda todas tus cartas para los eventos siguientes.

nearest = Más cerca del imperio
nearest-what = Los jugadores con el rango más alto en un palo, junto al rango del imperio.

reveals = Revela algo oculto
reveals-what = Revela cartas ocultas. Después solo puedes deshacer si juegas a solas contra bots, y la partida queda marcada como asistida.
