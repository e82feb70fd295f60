saved-not-yet = Aún sin guardar
saved-saving = Guardando…
saved-yes = Guardada aquí
saved-no = Sin guardar
fault = { $fault ->
    [blocked] Este navegador bloquea el almacenamiento (ventana privada o un ajuste).
    [full] El almacenamiento del navegador está lleno.
    [crowded] Otra aplicación de la misma dirección llena el almacenamiento del navegador: borrar partidas apenas ayudaría.
    [newer] Una versión más reciente de Curia escribió estos datos: aquí no se sobrescriben.
    [not-read-back] El navegador no conservó lo guardado.
   *[damaged] No se pudo apartar una copia dañada, así que no se sobrescribirá.
}
not-saved = No se pudo guardar.
play-on = Puedes seguir jugando, pero las jugadas nuevas no se guardan; lo ya guardado está a salvo.
play-unkept = Puedes jugar, pero las partidas se pierden al cerrar la página.
unsaved-elsewhere = Otra pestaña guardó esta partida después. Lo que guardó no se sobrescribirá.
unsaved-removed = Esta partida se borró en otra pestaña. Aquí sigue abierta.
unsaved-too-long = Esta partida supera el máximo de jugadas.
lost = Abierta hasta la jugada { $kept }; el resto ({ MOVES($lost) }) no se puede jugar: «{ $first }» no es posible ahí.
beyond = Abierta hasta la jugada { $kept }, lo máximo que puede tener una partida; el resto ({ MOVES($lost) }) queda fuera.
index-was-damaged = No se pudo leer la lista de partidas guardadas. Se rehízo a partir de las propias partidas.
elsewhere = Esta partida está abierta en otra pestaña. Aquí solo puedes mirar.
left = La otra pestaña cerró esta partida. Puedes seguir jugando aquí.
play-here = Jugar aquí
read-again = Cargar esa copia
keep-both = Conservar también esta
keep-after-all = Conservarla aun así
set-aside = Otra pestaña continuó esta partida. Tus jugadas sin guardar de aquí son ahora una partida aparte.
retry = Reintentar
make-room = Borrar partidas
results-were-damaged = El registro de tus resultados no se pudo leer. Se apartó y se rehízo con lo que se pudo leer y con las partidas guardadas; pueden faltar resultados de partidas borradas.
no-results-blocked = Este navegador bloquea el almacenamiento: no se conserva ningún resultado.
no-results-full = El almacenamiento del navegador no tiene sitio para los resultados.
no-results-damaged = El registro de tus resultados no se puede leer. No se pudo apartar y no se sobrescribirá: los nuevos resultados no cuentan hasta que haya sitio.
no-results-newer = Una versión más reciente de Curia escribió el registro de tus resultados. No se sobrescribirá: las partidas que acaben aquí contarán cuando Curia esté actualizada.
