coming = Un momento…
missing = Una parte de la página no se cargó. No se perdió nada: comprueba la conexión y prueba otra vez.
outdated = El servidor solo tiene una versión más nueva de Curia, sin esta parte de la tuya. Actualiza para continuar.
again = Reintentar
back = Volver
