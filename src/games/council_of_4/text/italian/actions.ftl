kind = { $kind ->
    [elect] Eleggi
    [acquire] Acquista
    [place] Piazza
    [queen] Regina
    [engage] Assumi
    [change] Cambia
    [send] Manda
    [extra] Azione +
   *[answer] Scegli
}
kind-title = { $kind ->
    [elect] Eleggi consigliere
    [acquire] Acquista un permesso
    [place] Piazza un mercante
    [queen] Usa la regina
    [engage] Assumi un servitore
    [change] Cambia i permessi
    [send] Manda un servitore
    [extra] Principale extra
   *[answer] Scegli
}
question = { $decision ->
    [token] Scegli un gettone
    [free_permit] Un permesso gratuito?
    [repeat_permit] Ripeti un permesso
    [two_tokens] Scegli { "2" } gettoni
    [turn] { "" }
   *[over] { "" }
}
turn-part = { $part ->
    [main] azione principale
    [quick] azione rapida
    [choice] scelta
   *[end] fine del turno
}
confirm = { $kind ->
    [elect] Eleggi
    [acquire] Acquista
    [place] Piazza
    [queen] Piazza
    [engage] Assumi
    [change] Cambia
    [send] Manda
    [extra] Prendi l’azione
   *[answer] Prendi
}
confirm-elect = Eleggi { COLOUR($colour, form: "small") }
confirm-send = Eleggi { COLOUR($colour, form: "small") }
confirm-acquire = Acquista { $permit }
confirm-place = Piazza { AT($city) }
confirm-change = Cambia { REGION($region) }
confirm-take = Prendi { $what }
confirm-take-both = Prendi { $first } + { $second }
confirm-decline = Rifiuta
