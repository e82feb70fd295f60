note = En esta partida se usó una pista o un «¿Y si…?», o se deshizo una jugada tras revelarse algo oculto o jugar un bot.
title = ¿Deshacer de todos modos?
body = Desde entonces se reveló algo oculto, jugaron los bots o terminó la partida. Aun así puedes deshacer, pero la partida quedará marcada como asistida.
