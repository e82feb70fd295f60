turn-of = Turno de { $name }
turn-note = Envía el enlace y luego abre el que te llegue.
takes-links = Una partida así necesita unos { $count } enlaces.
your-turns = { $count ->
    [one] Te toca
   *[other] Te toca en { $count } partidas
}
send-to = Enviar a { $name }
send-end = Enviar el resultado
copied = Copiado
message = { $name }, te toca. { $game }, { $round }:
message-at-end = Terminó nuestra partida de { $game }:
who = ¿Quién eres en esta partida?
choose-seat = Elige tu asiento.
your-seat = Tu asiento: { $name }
change-note = ¿No es tu asiento? Elige el tuyo: el otro recupera el nombre del principio.
your-name = Tu nombre
sit-down = Tomar asiento
trust = Los enlaces contienen toda la partida, también lo oculto. Cualquiera que descifre uno puede leerlo: juega con gente de confianza.
is-older = Este enlace es más antiguo que tu partida: tiene { MOVES($link) }; la tuya, { $kept }.
is-forked = En este enlace tu partida es distinta: las dos versiones se separan tras { MOVES($at) }.
plays-mine = Este enlace continúa tu partida, pero con { OWN_MOVES($actions) } que no hiciste aquí.
is-damaged = Este enlace es de tu partida, pero no todas sus jugadas se pueden hacer.
unchanged = Tu partida sigue igual.
open-kept = Abrir mi partida
take-over = Usar estas jugadas
keep-both = Conservar las dos
other-course = { $title } (otra versión)
check-title = Revisado
all-legal = Comprobado ({ MOVES($actions) }): todo legal, y cada carta y cada ficha salió como mandaba el reparto.
went-on = { $links ->
    [0] No te llegó ningún enlace de esta partida.
    [one] La partida siguió desde el único enlace que te llegó.
   *[other] La partida siguió desde cada uno de los { $links } enlaces que te llegaron. Nadie volvió atrás.
}
went-back = La partida no sigue desde el enlace que te llegó tras { MOVES($at) }: alguien volvió atrás y cambió algo.
number = Número de control { $number }. Mismo número, misma partida.
