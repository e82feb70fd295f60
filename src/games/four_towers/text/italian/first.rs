//! The game in four pictures, in Italian.

use crate::games::four_towers::rules::components::{DRAWN, EXPANDS};
use crate::games::four_towers::text::first::{FirstText, Picture};

pub(in crate::games::four_towers::text) static FIRST: FirstText = FirstText {
    title: "Four Towers in quattro figure",
    picture: |of| match of {
        Picture::Draw => (
            "Prendi, piazza, tieni",
            format!(
                "Prendi {DRAWN} contadini. Uno va in un villaggio, due restano con te come seguaci \
                 o in un mestiere."
            ),
        ),
        Picture::Expansion => (
            "Un villaggio si espande",
            format!(
                "Con {EXPANDS} contadini un villaggio si espande: ne parte uno lungo ogni via. \
                 Decidi tu chi va dove."
            ),
        ),
        Picture::LordOrDemon => (
            "Signore o demone",
            "Fuori, un contadino diventa signore e il tuo segnalino sale. Nella Città diventa \
             demone e trascina giù un signore del suo clan."
                .to_owned(),
        ),
        Picture::Score => (
            "Seguaci × signori",
            "Alla fine, ogni seguace conta una volta per ogni signore del suo clan.".to_owned(),
        ),
    },
    rest: "Mestieri e campioni li incontri strada facendo: ognuno dice che cosa fa quando puoi \
         usarlo per la prima volta.",
    play: "Gioca",
};
