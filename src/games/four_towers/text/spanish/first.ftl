title = El juego en cuatro imágenes
picture-title = { $of ->
    [draw] Tomar, colocar, conservar
    [expansion] Una aldea se expande
    [lord-or-demon] Señor o demonio
   *[score] Seguidores × señores
}
picture-what = { $of ->
    [draw] Toma { $drawn } campesinos. Uno va a una aldea y dos se quedan contigo, como seguidores o en un oficio.
    [expansion] Con { $expands } campesinos, una aldea se expande: sale uno por cada ruta. Tú decides quién va adónde.
    [lord-or-demon] Afuera, un campesino se convierte en señor y tu marcador sube. En la Ciudad, se convierte en demonio y arrastra a un señor de su clan.
   *[score] Al final, cada seguidor cuenta una vez por cada señor de su clan.
}
rest = Verás los oficios y los campeones por el camino: cada uno dice lo que hace cuando puedes usarlo por primera vez.
play = Jugar
