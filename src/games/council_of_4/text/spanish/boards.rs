//! Boards of one's own, in Spanish.

use super::words::{cities, counted, listed, of_city_colour};
use crate::games::council_of_4::rules::board::{CityColour, FARTHEST, NoBoard, PlanFlaw, Road};
use crate::games::council_of_4::text::boards::BoardsText;

pub(in crate::games::council_of_4::text) static BOARDS: BoardsText = BoardsText {
    printed: "Impreso",
    own: "Propio",
    another: "Tablero nuevo",
    made: "Ciudades, colores y rutas son nuevos. Las distancias son como en los tableros impresos.",
    edit: "Editar",
    title: "Tablero propio",
    choose: "Escoge una ciudad para cambiar sus rutas, su color o su lugar.",
    roads: "Rutas",
    road,
    crosses: |other| format!("Cruzaría {}", road(other)),
    colour: "Color",
    stays_royal: "La reina empieza aquí. Para cambiarlo, haz real otra ciudad.",
    exchange: "Cambiar de lugar con",
    tokens: "Fichas de ciudad",
    dealt: "Al azar en cada partida",
    fixed: "Fijas",
    token: "Ficha",
    no_token: "La ciudad real no tiene ficha.",
    code: "Código del tablero",
    copy_code: "Copiar código",
    code_copied: "Código copiado.",
    use_code: "Abrir código",
    undo: "Deshacer",
    is_board: |roads, farthest| {
        format!(
            "{}, como mucho {farthest} de ciudad a ciudad.",
            counted(roads as u64, "ruta", "rutas")
        )
    },
    use_it: "Jugar en este tablero",
    name: "Nombre",
    keep: "Guardar",
    kept: "Tableros guardados",
    name_it: "Primero ponle un nombre.",
    not_yet: "Todavía no es un tablero: mira debajo del mapa.",
    kept_as: |name| format!("Guardado como «{name}»."),
    forget: |name| format!("Borrar {name}"),
    not_kept: "El navegador no tiene sitio para guardarlo. Copia su código.",
    flaw,
    no_board: |why| {
        match why {
        NoBoard::Parts => {
            "Un tablero son tres cifras, cada una 1 o 2, o un código de tres o cuatro partes separadas \
             por guiones."
                .to_owned()
        }
        NoBoard::Cities => {
            "La primera parte de un código tiene cada ciudad una vez, en un lugar de su región."
                .to_owned()
        }
        NoBoard::Colours => {
            "La segunda parte de un código tiene un color por ciudad: g, s, b, i, y r para una sola."
                .to_owned()
        }
        NoBoard::Roads => "La tercera parte de un código tiene dos letras por ruta.".to_owned(),
        NoBoard::NoWay((from, to)) => {
            format!("Ninguna ruta puede ir de {} a {}.", from.name(), to.name())
        }
        NoBoard::RoadTwice(twice) => format!("La ruta {} está dos veces.", road(twice)),
        NoBoard::Tokens => {
            "La cuarta parte de un código tiene cada ficha, de la a a la n, una vez.".to_owned()
        }
        NoBoard::Flawed(of) => flaw(of),
    }
    },
};

fn road((from, to): Road) -> String {
    format!("{}–{}", from.name(), to.name())
}

fn flaw(of: PlanFlaw) -> String {
    match of {
        PlanFlaw::Colour { colour, cities, needed } => {
            let colour = match (colour, cities) {
                (CityColour::Royal, 1) => "real",
                (CityColour::Royal, _) => "reales",
                (colour, _) => of_city_colour(colour),
            };
            let cities = counted(cities as u64, "ciudad", "ciudades");
            format!("{cities} {colour} en vez de {needed}.")
        }
        PlanFlaw::Crossing(one, other) => {
            format!("{} se cruzan.", listed(&[road(one), road(other)]))
        }
        PlanFlaw::Apart(apart) => format!("Ninguna ruta lleva a {}.", cities(apart)),
        PlanFlaw::TooFar { from, to, roads } => format!(
            "De {} a {} hay {roads} rutas. El máximo es {FARTHEST}.",
            from.name(),
            to.name()
        ),
        PlanFlaw::TooMany => "Ya hay demasiados tableros. Recarga la página.".to_owned(),
    }
}
