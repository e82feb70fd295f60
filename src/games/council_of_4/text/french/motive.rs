//! Reasons for an action, in French.

use super::words::{cards, coins, counted, listed, of_council, servants, tile};
use crate::games::council_of_4::bots::motive::Gain;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::COUNCIL_SIZE;
use crate::games::council_of_4::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static MOTIVE: MotiveText = MotiveText {
    gain: |gain, names| match gain {
        Gain::Vp(count) => format!("Gagne {count} PV maintenant"),
        Gain::Tile(of) => format!("Obtient la tuile {}", tile(of)),
        Gain::Nearer(of, missing) => {
            let cities = counted(missing, "ville", "villes");
            format!("Plus près de la tuile {} : encore {cities}", tile(of))
        }
        Gain::Merchant(0) => "Place le dernier marchand".to_owned(),
        Gain::Merchant(left) => format!("Un marchand de plus placé, encore {left} à placer"),
        Gain::Permit(open) => format!("Un permis pour {}", any_of(open)),
        Gain::Matches(of, count) => {
            format!("Cartes pour {count} des {COUNCIL_SIZE} conseillers {}", of_council(of))
        }
        Gain::Group(cities) => format!("Relie {cities} villes et gagne tous leurs jetons"),
        Gain::Coins(count) => format!("Gagne {}", coins(count)),
        Gain::Servants(count) => format!("Gagne {}", servants(count)),
        Gain::Cards(count) => format!("Gagne {}", cards(count)),
        Gain::Nobility(steps) => format!("{steps} pas sur la piste de noblesse"),
        Gain::MainAction => "Gagne une action principale supplémentaire".to_owned(),
        Gain::QueenNear => "Rapproche la reine de villes libres".to_owned(),
        Gain::Against(seat) => format!("Retarde {}", name_of(names, seat)),
    },
    enough: "Garde des ressources pour plus tard",
};

/// Returns the cities to choose from; of more than two, only their number.
fn any_of(cities: CitySet) -> String {
    let names: Vec<String> = cities.iter().map(|city| City::name(city).to_owned()).collect();
    match names.as_slice() {
        [one, other] => format!("{one} ou {other}"),
        [_, _, _, ..] => format!("une de {} villes", names.len()),
        _ => listed(&names),
    }
}
