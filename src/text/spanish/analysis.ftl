open = Analizar
title = Análisis
decisions = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}
running = Analizando: { $done } de { DECISIONS($all) }
paused = En pausa tras { $done } de { DECISIONS($all) }
finished = { $all ->
        [one] { $all } decisión analizada
       *[other] { $all } decisiones analizadas
    }: { DEPTH($at) }
note = El análisis solo se hace en este dispositivo. Los resultados aparecen según llegan y se guardan.
depth-title = Profundidad
depth-word = { DEPTH($of) }
pause = Pausa
go-on = Continuar
needs-the-thread = El análisis no puede empezar: este navegador no pudo iniciar los bots en segundo plano. Recarga la página para probar otra vez.
not-kept = { $fault ->
    [blocked] Los resultados no se pueden guardar: este navegador bloquea el almacenamiento. Siguen aquí hasta que salgas de esta página.
    [full] Los resultados no se pueden guardar: el almacenamiento del navegador está lleno. Siguen aquí hasta que salgas de esta página, y tu partida sigue guardada.
    [crowded] Los resultados no se pueden guardar: el almacenamiento del navegador está lleno. Siguen aquí hasta que salgas de esta página, y tu partida sigue guardada.
    [not-read-back] El navegador no conservó los resultados. Siguen aquí hasta que salgas de esta página.
    [damaged] El navegador no conservó los resultados. Siguen aquí hasta que salgas de esta página.
   *[newer] El navegador no conservó los resultados. Siguen aquí hasta que salgas de esta página.
}
percent = { $percent } %
chart = Probabilidad de ganar tras cada jugada
chart-table = Probabilidad en tabla
trend = { $name } pasó del { $first } % al { $last } % { $won ->
    [yes] y ganó
   *[no] y no ganó
}
chart-says = Probabilidad de ganar, jugada a jugada{ $all-known ->
    [yes] { "" }
   *[no] { "" }, según el análisis hasta ahora
}: { LIST($seats, between: "; ") }.
open-part = aún sin analizar
estimate = solo una estimación
before = Antes de la jugada
result = Resultado
costliest = Las decisiones más caras
whose = Jugador
all = Todas
only = Solo las de { $name }
when = { $round }, { $part }
better = Mejor:
loss = −{ $points } %
costs = 
    cuesta { $points ->
        [one] { $points } punto porcentual
       *[other] { $points } puntos porcentuales
    }
turned = Aquí cambia la partida: con la mejor jugada { $name } va por delante con un { $best } %; tras esta va otra persona.
none-yet = Ninguna decisión cara hasta ahora.
none = Ninguna decisión cara.
summary = { $judged ->
        [one] { $judged } decisión valorada
       *[other] { $judged } decisiones valoradas
    }; la mejor, o a menos de { $listed-from } puntos de ella: { $equal }
keys = Las flechas llevan a otra decisión; Intro abre un «¿y si…?».
position = La posición
of-position = { $round }, { $name }: antes de la decisión
played = jugada
how-judged = Probabilidad de ganar tras cada opción, según { THOUSANDS($tries) } simulaciones de la partida. Solo cuenta lo que { $name } podía ver entonces.
moments = { $count ->
    [one] { $count } momento para aprender
   *[other] { $count } momentos para aprender
}
moment = Momento { $number } de { $all }
moment-asks = Aquí { $name } perdió { POINTS($points) } de probabilidad de ganar. Encuentra una jugada mejor.
moment-played = Jugado en la partida: { $title } (−{ $points } %).
learn = Aprende de tus errores
find-better = Encontrar jugadas mejores
moments-soon = Primero tus propias decisiones; después buscas otras mejores.
no-moments = Nada que aprender aquí: ninguna otra jugada habría sido claramente mejor.
what-if = ¿Y si…?
what-if-of = ¿Y si…? (decisión { $number })
what-if-title = ¿Y si…? ({ $round })
what-if-note = Desde aquí juegas tú por { $name }.{ $bots ->
    [none] { "" }
    [1] { "" } Un bot juega por { LIST($bots) }.
   *[more] { "" } Los bots juegan por { LIST($bots) }.
} Esta mesa no se guarda, y tu partida no cambia.
back = Volver al análisis
