//! Reasons for an action, in Spanish.

use super::words::{cards, coins, counted, either, of_council, of_tile, servants};
use crate::games::council_of_4::bots::motive::Gain;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::COUNCIL_SIZE;
use crate::games::council_of_4::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static MOTIVE: MotiveText = MotiveText {
    gain: |gain, names| match gain {
        Gain::Vp(count) => format!("Gana {count} PV ahora"),
        Gain::Tile(of) => format!("Obtiene la loseta {}", of_tile(of)),
        Gain::Nearer(of, 1) => format!("Falta 1 ciudad para la loseta {}", of_tile(of)),
        Gain::Nearer(of, missing) => {
            let cities = counted(missing, "ciudad", "ciudades");
            format!("Más cerca de la loseta {}: faltan {cities}", of_tile(of))
        }
        Gain::Merchant(0) => "Coloca el último mercader".to_owned(),
        Gain::Merchant(1) => "Un mercader más en el mapa, queda 1".to_owned(),
        Gain::Merchant(left) => format!("Un mercader más en el mapa, quedan {left}"),
        Gain::Permit(open) => format!("Un permiso para {}", any_of(open)),
        Gain::Matches(of, count) => {
            format!("Cartas para {count} de los {COUNCIL_SIZE} consejeros {}", of_council(of))
        }
        Gain::Group(cities) => format!("Conecta {cities} ciudades y gana todas sus fichas"),
        Gain::Coins(count) => format!("Gana {}", coins(count)),
        Gain::Servants(count) => format!("Gana {}", servants(count)),
        Gain::Cards(count) => format!("Gana {}", cards(count)),
        Gain::Nobility(steps) => {
            format!("{} en el camino de nobleza", counted(steps, "paso", "pasos"))
        }
        Gain::MainAction => "Gana una acción principal adicional".to_owned(),
        Gain::QueenNear => "Acerca la reina a ciudades libres".to_owned(),
        Gain::Against(seat) => format!("Frena a {}", name_of(names, seat)),
    },
    enough: "Guarda recursos para más adelante",
};

/// Returns the cities to choose from; of more than two, only their number.
fn any_of(cities: CitySet) -> String {
    let names: Vec<String> = cities.iter().map(|city| City::name(city).to_owned()).collect();
    match names.as_slice() {
        [_, _, _, ..] => format!("una de {} ciudades", names.len()),
        _ => either(&names),
    }
}
