//! The page itself in Spanish.

use crate::text::about::{AboutText, Held};

pub(in crate::text) static ABOUT: AboutText = AboutText {
    version: |version| format!("Curia, versión {version}"),
    unofficial: "Un proyecto de aficionados, sin relación con la editorial ni con los autores de \
                 Council of 4, y sin su respaldo",
    name: "Curia",
    in_short: "Proyecto no oficial de aficionados. Nada sale de este dispositivo.",
    offline: "Sin conexión",
    is_kept: "Curia está guardada en este dispositivo y se abre sin conexión",
    is_not_kept: "Aún no está guardada para usarla sin conexión: necesitas conexión para abrirla",
    licences: "Licencias",
    licences_note: "Curia tiene licencia MIT o Apache 2.0; sus fuentes, SIL Open Font License 1.1",
    alegreya: "Fuente Alegreya",
    source_sans: "Fuente Source Sans 3",
    others: "Obras de terceros",

    update_ready: "Hay una versión nueva",
    update_note: "La página se recarga y tu partida sigue donde estaba",
    update_held: |held| match held {
        Held::Turn => "Podrás actualizar después de tu turno",
        Held::Unsaved => "Podrás actualizar cuando todas las partidas estén guardadas",
    },
    update: "Actualizar",
    settings_with_update: "Ajustes; hay una versión nueva",
};
