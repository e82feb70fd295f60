version = Curia, versión { $version }
unofficial = Un proyecto de aficionados, sin relación con las editoriales ni con los autores de los juegos, y sin su respaldo
name = Curia
games = Sobre los juegos
games-note = Curia es un proyecto de aficionados; estas personas hicieron los juegos. Si te gusta uno, búscalo impreso.
in-short = Proyecto no oficial de aficionados. Nada sale de este dispositivo.
offline = Sin conexión
is-kept = Curia está guardada en este dispositivo y se abre sin conexión
is-kept-in-part = Lo que has abierto está guardado en este dispositivo y funciona sin conexión
is-coming = Se está guardando el resto. Puedes seguir jugando
keep-all = Guardar todo ({ $size } MB)
is-not-kept = Curia aún no está guardada para usarla sin conexión: necesitas conexión para abrirla
licences = Licencias
licences-note = Curia tiene licencia MIT o Apache { "2.0" }; sus fuentes, SIL Open Font License { "1.1" }
alegreya = Fuente Alegreya
source-sans = Fuente Source Sans { "3" }
others = Obras de terceros
update-ready = Hay una versión nueva
update-note = La página se recarga y tu partida sigue donde estaba
update-held = { $held ->
    [turn] Podrás actualizar después de tu turno
   *[unsaved] Podrás actualizar cuando todas las partidas estén guardadas
}
update = Actualizar
settings-with-update = Ajustes; hay una versión nueva
