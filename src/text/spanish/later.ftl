coming = Un momento…
missing = Una parte de la página no se cargó. No se perdió nada: comprueba la conexión y prueba otra vez.
again = Reintentar
back = Volver
