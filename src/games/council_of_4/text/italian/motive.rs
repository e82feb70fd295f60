//! Reasons for an action, in Italian.

use super::words::{cards, coins, counted, listed, of_council, servants, tile};
use crate::games::council_of_4::bots::motive::Gain;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::COUNCIL_SIZE;
use crate::games::council_of_4::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static MOTIVE: MotiveText = MotiveText {
    gain: |gain, names| match gain {
        Gain::Vp(count) => format!("Ottiene subito {count} PV"),
        Gain::Tile(of) => format!("Conquista la tessera {}", tile(of)),
        Gain::Nearer(of, 1) => format!("Verso la tessera {}: manca 1 città", tile(of)),
        Gain::Nearer(of, missing) => {
            format!("Verso la tessera {}: mancano {missing} città", tile(of))
        }
        Gain::Merchant(0) => "Piazza l’ultimo mercante".to_owned(),
        Gain::Merchant(1) => "Un altro mercante piazzato, ne resta 1".to_owned(),
        Gain::Merchant(left) => format!("Un altro mercante piazzato, ne restano {left}"),
        Gain::Permit(open) => format!("Un permesso per {}", any_of(open)),
        Gain::Matches(of, count) => {
            format!("Carte per {count} dei {COUNCIL_SIZE} consiglieri {}", of_council(of))
        }
        Gain::Group(cities) => format!("Collega {cities} città e ne ottiene tutti i gettoni"),
        Gain::Coins(count) => format!("Ottiene {}", coins(count)),
        Gain::Servants(count) => format!("Ottiene {}", servants(count)),
        Gain::Cards(count) => format!("Ottiene {}", cards(count)),
        Gain::Nobility(steps) => {
            format!("{} sul percorso nobiltà", counted(steps, "passo", "passi"))
        }
        Gain::MainAction => "Ottiene un’azione principale in più".to_owned(),
        Gain::QueenNear => "Avvicina la regina a città libere".to_owned(),
        Gain::Against(seat) => format!("Ostacola {}", name_of(names, seat)),
    },
    enough: "Tiene da parte risorse per dopo",
};

/// Returns the cities to choose from; of more than two, only their number.
fn any_of(cities: CitySet) -> String {
    let names: Vec<String> = cities.iter().map(|city| City::name(city).to_owned()).collect();
    match names.as_slice() {
        [one, other] => format!("{one} o {other}"),
        [_, _, _, ..] => format!("una di {} città", names.len()),
        _ => listed(&names),
    }
}
