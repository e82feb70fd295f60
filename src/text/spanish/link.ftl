no-match = En este texto no hay ninguna partida, ni un enlace que contenga una.
several = El texto tiene { $links } enlaces de partidas: da uno solo.
empty = El enlace está incompleto: no contiene ninguna partida.
too-long = El enlace es demasiado largo ({ $bytes } bytes; el límite es de { $limit }).
foreign = El enlace está dañado: el carácter { $at } después de «m=» es «{ $letter }», que no aparece en ningún enlace. No se abrió nada.
foreign-hidden = El enlace está dañado: el carácter { $at } después de «m=» es { $code }, que no aparece en ningún enlace. No se abrió nada.
damaged = El enlace está dañado o incompleto, seguramente cortado al copiarlo. No se abrió nada: cópialo otra vez.
other-form = El enlace necesita una versión más nueva de Curia: tiene la forma { $form }, y esta versión lee la { $readable }.
not-opened = La partida de este enlace no se puede abrir: { $why }.
unreadable = { $part ->
    [game] no es posible leer el nombre de su juego
    [rules] no es posible leer la versión de sus reglas
    [setup] no es posible leer su preparación
    [seed] no es posible leer su semilla
    [seats] no es posible leer los datos de sus jugadores
    [count] no es posible leer el número de sus jugadas
   *[spelling] no es posible leer cómo está escrita
}
left-over = después de su última jugada sigue con { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } más
no-moment = El enlace lleva a la jugada «{ $text }», que no es el número de una jugada.
moment-beyond = El enlace lleva a la jugada { $at }, pero su partida tiene { $actions }.
lost = La partida de este enlace se abrió hasta la jugada { $kept }. El resto ({ MOVES($lost) }) no se puede jugar ({ $first } en la lista de jugadas posibles): seguramente las reglas eran otras.
no-link = Esta partida no puede convertirse en enlace: { $why }.
action = la jugada { $number } no es posible
too-many-actions = tiene { $actions } jugadas, y una partida tiene como mucho { $limit }
refused = el enlace se rechazaría
not-read-back = el enlace abriría otra partida
no-such-moment = No hay jugada { $at } en esta partida: tiene { MOVES($actions) }.
