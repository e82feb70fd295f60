//! The game in four pictures, in Spanish.

use crate::games::four_towers::rules::components::{DRAWN, EXPANDS};
use crate::games::four_towers::text::first::{FirstText, Picture};

pub(in crate::games::four_towers::text) static FIRST: FirstText = FirstText {
    title: "Four Towers en cuatro imágenes",
    picture: |of| match of {
        Picture::Draw => (
            "Tomar, colocar, conservar",
            format!(
                "Toma {DRAWN} campesinos. Uno va a una aldea y dos se quedan contigo, como \
                 seguidores o en un oficio."
            ),
        ),
        Picture::Expansion => (
            "Una aldea se expande",
            format!(
                "Con {EXPANDS} campesinos, una aldea se expande: sale uno por cada ruta. Tú dices \
                 quién va adónde."
            ),
        ),
        Picture::LordOrDemon => (
            "Señor o demonio",
            "Afuera, un campesino se convierte en señor y tu marcador sube. En la Ciudad, se \
             convierte en demonio y arrastra a un señor de su clan."
                .to_owned(),
        ),
        Picture::Score => (
            "Seguidores × señores",
            "Al final, cada seguidor cuenta una vez por cada señor de su clan.".to_owned(),
        ),
    },
    rest: "Verás los oficios y los campeones por el camino: cada uno dice lo que hace cuando \
           puedes usarlo por primera vez.",
    play: "Jugar",
};
