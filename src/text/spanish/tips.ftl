name = { $of ->
    [confirm] Confirmar
    [skip] Saltar
    [undo] Deshacer
    [restart] Reiniciar el turno
    [to-here] Deshacer hasta aquí
    [redo] Rehacer
    [hint] Pista
    [why] ¿Por qué?
    [replay] Repetición desde aquí
    [what-if] ¿Y si…?
    [settings] Ajustes
    [moves] Jugadas posibles
    [own-seat] Tu asiento
    [keys] Atajos
    [theme] Claro u oscuro
    [home] Ir al inicio
    [rules] Reglas
    [saved] Guardado
   *[assisted] Asistida
}
what = { $of ->
    [confirm] Hace la jugada de la vista previa. Tecla: Intro.
    [skip] Juega al instante los turnos de los bots.
    [undo] Deshace tu última jugada. Si solo juegas contra bots, puedes hacerlo aunque se haya revelado algo, pero la partida queda marcada como asistida.
    [restart] Deshace todo lo que hiciste en este turno.
    [to-here] Deshace esta jugada y todo lo que vino después.
    [redo] Vuelve a hacer la jugada deshecha.
    [hint] Muestra las tres mejores jugadas, cada una con su motivo, y marca la partida como asistida. Tecla: «.».
    [why] Muestra lo que este bot esperaba de su jugada, y de otras.
    [replay] Muestra la partida a partir de este momento. Mirar no cambia nada.
    [what-if] Empieza una partida aparte desde este momento, con todo lo oculto tal como está. Esta no cambia.
    [settings] Ajusta velocidad, tema, sonido, tamaño del texto, letras en las piezas e idioma.
    [moves] Muestra todas las jugadas que puedes hacer ahora, con lo que cuestan y lo que ganas, y un buscador. Tecla: «/».
    [own-seat] El asiento que juegas en esta partida por enlace. Púlsalo para elegir otro.
    [keys] Muestra todos los atajos de teclado. Tecla: «?».
    [theme] Cambia entre página clara y oscura.
    [home] Sale de la mesa. Puedes volver a esta partida cuando quieras.
    [rules] Abre las reglas, con imágenes, aclaraciones y un buscador. Tecla: F{ "1" }.
    [saved] Guarda la partida en este navegador después de cada jugada.
   *[assisted] En esta partida se usó una pista o un «¿Y si…?», o se deshizo una jugada tras revelarse algo oculto o jugar un bot.
}
