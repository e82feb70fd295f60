title = { $of ->
    [first-game] Aprender a jugar
   *[playing-well] Jugar bien
}
invitation = { $of ->
    [first-game] { $steps } pasos cortos en una mesa de verdad, con las reglas de verdad.
   *[playing-well] { $steps } pasos cortos por una partida ganada, para ver qué tenían de bueno sus jugadas.
}
done = { $done ->
        [one] { $done } paso hecho de { $all }
       *[other] { $done } pasos hechos de { $all }
    }
start = Empezar las lecciones
resume = Seguir las lecciones
again = Repetir
step = Paso { $number } de { $all }
later = Unos turnos después:
your-turn = Te toca:
well-done = Hecho.
progress = { $done } de { $all }
all = Todas las lecciones
lesson-done = hecha
lesson-open = en curso
not-done = Haz esto primero, o pulsa «Hacerlo por mí».
not-now = En este paso no: haz lo que pide la lección.
no-undo = En las lecciones, usa «Atrás» en vez de deshacer.
not-of-this = No hay esas lecciones para «{ $game }».
back = Atrás
next = Siguiente
do-it = Hacerlo por mí
skip = Saltar lección
leave = Salir
play = Primera partida
finish = Ir al inicio
leave-title = ¿Salir de la lección?
leave-body = Podrás seguir aquí cuando vuelvas.
leave-yes = Salir
leave-no = Seguir
