undo = Des{ "\u00AD" }hacer
redo = Rehacer
restart = Reiniciar el turno
restart-short = Reini{ "\u00AD" }ciar
to-here = Deshacer hasta aquí
no-undo = { $reason ->
    [nothing-done] Nada que deshacer en este turno.
    [revealed] No se puede deshacer: desde entonces se reveló algo oculto.
    [not-your-turn] Solo puedes deshacer en tu turno.
   *[handed-over] No se puede deshacer: desde entonces jugó otra persona.
}
no-redo = Nada que rehacer.
assisted = Asistida
assisted-yes = Deshacer
assisted-no = Cancelar
