title = Ajustes
pages = Categorías de ajustes
page-all = Todos los ajustes
page-look = Aspecto
page-motion = Movimiento, sonido
page-help = Ayuda en juego
page-language = Idioma
page-about = Acerca de
theme = Tema
light = Claro
dark = Oscuro
system = Sistema
text-size = Tamaño del texto
text-size-note = Todo crece con el texto, y la disposición se adapta
percent = { $size } %
letters = Letras en las piezas
letters-note = Marca con una letra las piezas y los lugares de color
speed = Movimiento
speed-note = Cuánto duran en pantalla las jugadas de los bots y el viaje de las piezas
normal = Normal
fast = Rápido
off = Ninguno
sounds = Sonidos
sounds-note = Para jugadas, ganancias y tu turno
volume = Volumen
hints = Explicaciones
hints-note = Aclaran lo que señalas, y sugieren un paso siguiente o un precio más bajo
only-moves = Jugadas únicas
only-moves-note = Hace sola la jugada cuando no hay otra posible; si estás solo ante la pantalla, el registro la señala
language = Idioma
language-note = Puedes cambiarlo en plena partida
browsers = Navegador: { $language }
language-missing = { $language }: no hay conexión, o Curia acaba de actualizarse. Reintenta o recarga.
kept = Los cambios se aplican al momento y se guardan en este dispositivo.
fault = { $fault ->
    [blocked] Los cambios duran hasta que cierres la página: este navegador bloquea el almacenamiento.
    [full] Los cambios duran hasta que cierres la página: el navegador no pudo guardarlos.
    [crowded] Los cambios duran hasta que cierres la página: el navegador no pudo guardarlos.
    [not-read-back] Los cambios duran hasta que cierres la página: el navegador no pudo guardarlos.
    [damaged] Los cambios duran hasta que cierres la página: hay ajustes anteriores que no se pueden leer ni apartar.
   *[newer] Los cambios duran hasta que cierres la página: hay ajustes anteriores que no se pueden leer ni apartar.
}
done = Listo
unkept-impossible = Aquí no se puede guardar para usarla sin conexión: el navegador no lo ofrece o la dirección no empieza por https. Necesitas conexión para abrirla
unkept-refused = No se pudo guardar Curia: el navegador no quiso, o «sw.js» no llegó. Necesitas conexión para abrirla. Se intenta de nuevo en la próxima visita
unkept-sparing = No está guardado para usarlo sin conexión: esta conexión es lenta o está configurada para ahorrar datos. Se intenta en una visita con otra
unkept-lacking = «{ $file }» no se pudo guardar: no llegó o no hay espacio. Lo que has abierto funciona sin conexión
unkept-failed = «{ $file }» no llegó tal como se publicó, o no hay espacio: Curia no está guardada y necesitas conexión para abrirla. Se intenta de nuevo en la próxima visita
unkept-resting = Varias veces «{ $file }» no llegó tal como se publicó, o no había espacio: Curia no está guardada y necesitas conexión para abrirla. Se intenta de nuevo pasado un día, o con la próxima versión
