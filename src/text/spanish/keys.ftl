title = Atajos
open = Atajos de teclado
group = { $of ->
    [focus] Moverse
    [action] Preparar una jugada
    [turn] El turno
    [show] Mostrar
    [list] En la lista de jugadas posibles
   *[replay] En una repetición
}
key = Tecla
does = Efecto
task-next-group = va al grupo siguiente o anterior
task-neighbour = va al elemento siguiente de ese lado
task-ends = va al primero o al último del grupo
task-press = elige; Intro otra vez confirma
task-confirm = confirma lo elegido
task-hint-option = elige una jugada de la pista
task-undo = deshace la última jugada
task-redo = rehace la jugada deshecha
task-skip = salta los turnos de los bots
task-hint = muestra u oculta la pista
task-list-moves = abre la lista de jugadas posibles
task-show-keys = muestra estos atajos
task-rules = abre las reglas del elemento activo; Esc vuelve
task-theme = cambia entre claro y oscuro
list = { $of ->
    [neighbour] va a la jugada siguiente o anterior
    [ends] va a la primera o a la última jugada
    [fold] cierra o abre un grupo
    [open] elige la jugada
    [search] busca en la lista
   *[close] cierra la lista
}
in-replay = { $of ->
    [action] en repetición: jugada anterior o siguiente
    [turn] en repetición: turno anterior o siguiente
    [ends] en repetición: principio o final
    [play] en repetición: reproduce o pausa
    [see] en repetición: lo que ve un jugador, o todo visible
    [branch] en repetición: ¿y si… desde aquí?
    [search] en repetición: busca en el registro
   *[close] en repetición: vuelve a donde estabas
}
