task = { $of ->
    [begin] empieza una acción, en el orden de los botones
    [option] escoge el enésimo consejo, permiso, hueco u opción; las flechas llevan al décimo y a los siguientes
    [colour] escoge el color que se elige
    [add-card] añade una carta al pago; con la reina, tras escoger la ciudad
    [drop-card] quita una carta del pago
    [city] escoge una ciudad; sin acción empezada, empieza a colocar ahí un mercader
    [decline] rechaza el permiso gratuito
    [back] vuelve un paso atrás; en el primero, deja la acción
    [end-turn] termina el turno
    [restart] empieza el turno de nuevo
   *[list-fold] cierra o abre un grupo
}
