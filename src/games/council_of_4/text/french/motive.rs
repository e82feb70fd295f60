//! Why an action is good, in French.

use super::words::{cards, coins, counted, listed, of_council, servants, tile};
use crate::games::council_of_4::bots::motive::Gain;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::COUNCIL_SIZE;
use crate::games::council_of_4::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static MOTIVE: MotiveText = MotiveText {
    gain: |gain, names| match gain {
        Gain::Vp(count) => format!("Apporte aussitôt {count} PV"),
        Gain::Tile(of) => format!("Prend la tuile {}", tile(of)),
        Gain::Nearer(of, missing) => {
            let cities = counted(missing, "ville", "villes");
            format!("Plus près de la tuile {} : encore {cities}", tile(of))
        }
        Gain::Merchant(0) => "Place le dernier marchand".to_owned(),
        Gain::Merchant(left) => format!("Un marchand de plus sur la carte, encore {left}"),
        Gain::Permit(open) => format!("Un permis pour {}", any_of(open)),
        Gain::Matches(of, count) => {
            format!("{count} cartes sur {COUNCIL_SIZE} vont au conseil {}", of_council(of))
        }
        Gain::Group(cities) => format!("Relie {cities} villes : tous leurs jetons à la fois"),
        Gain::Coins(count) => format!("Apporte {}", coins(count)),
        Gain::Servants(count) => format!("Apporte {}", servants(count)),
        Gain::Cards(count) => format!("Apporte {}", cards(count)),
        Gain::Nobility(steps) => format!("Avance de {steps} sur la piste de noblesse"),
        Gain::MainAction => "Apporte une autre action principale".to_owned(),
        Gain::QueenNear => "Amène la reine près de villes libres".to_owned(),
        Gain::Against(seat) => format!("Retarde {}", name_of(names, seat)),
    },
    then: |next| format!("Ouvre la voie : {next}"),
    least: "Tout le reste coûte plus",
    little: "Apporte peu dans l’immédiat",
    enough: "Garde ses moyens pour plus tard",
    expects: |percent, points| match points {
        0 => format!("{percent} % de chances, à égalité"),
        1.. => format!("{percent} % de chances, {points} PV devant"),
        _ => format!("{percent} % de chances, {} PV derrière", points.unsigned_abs()),
    },
};

/// Cities to choose from; of many only how many they are.
fn any_of(cities: CitySet) -> String {
    let names: Vec<String> = cities.iter().map(|city| City::name(city).to_owned()).collect();
    match names.as_slice() {
        [one, other] => format!("{one} ou {other}"),
        [_, _, _, ..] => format!("une de {} villes", names.len()),
        _ => listed(&names),
    }
}
