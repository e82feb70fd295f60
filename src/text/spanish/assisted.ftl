note = En esta partida se usó una pista, o se deshizo una jugada tras revelarse algo oculto.
title = ¿Deshacer tras revelarse algo?
body = Desde entonces se reveló algo oculto o jugaron los bots. Aun así puedes deshacer, pero la partida quedará marcada como asistida.
