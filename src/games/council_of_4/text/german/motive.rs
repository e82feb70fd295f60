//! Reasons for an action, in German.

use super::words::{cards, coins, council, counted, listed, reward, servants};
use crate::games::council_of_4::bots::motive::Gain;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::COUNCIL_SIZE;
use crate::games::council_of_4::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static MOTIVE: MotiveText = MotiveText {
    gain: |gain, names| match gain {
        Gain::Vp(count) => format!("Bringt sofort {count} SP"),
        Gain::Tile(of) => format!("Bringt die {}", reward(of)),
        Gain::Nearer(of, missing) => {
            let cities = counted(missing, "Stadt", "Städte");
            format!("Näher an der {}: noch {cities}", reward(of))
        }
        Gain::Merchant(0) => "Setzt den letzten Händler".to_owned(),
        Gain::Merchant(left) => format!("Ein Händler mehr gesetzt, noch {left} übrig"),
        Gain::Permit(open) => format!("Eine Lizenz für {}", any_of(open)),
        Gain::Matches(of, count) => {
            format!("Karten passen zu {count} von {COUNCIL_SIZE} im Rat der {}", council(of))
        }
        Gain::Group(cities) => format!("Verbindet {cities} Städte und bringt alle ihre Marker"),
        Gain::Coins(count) => format!("Bringt {}", coins(count)),
        Gain::Servants(count) => format!("Bringt {}", servants(count)),
        Gain::Cards(count) => format!("Bringt {}", cards(count)),
        Gain::Nobility(steps) => {
            format!("{} auf der Adelsleiste", counted(steps, "Schritt", "Schritte"))
        }
        Gain::MainAction => "Bringt eine zusätzliche Hauptaktion".to_owned(),
        Gain::QueenNear => "Bringt die Königin näher an freie Städte".to_owned(),
        Gain::Against(seat) => format!("Wirft {} zurück", name_of(names, seat)),
    },
    enough: "Spart etwas für später auf",
};

/// Returns the cities to choose from; of more than two, only their number.
fn any_of(cities: CitySet) -> String {
    let names: Vec<String> = cities.iter().map(|city| City::name(city).to_owned()).collect();
    match names.as_slice() {
        [one, other] => format!("{one} oder {other}"),
        [_, _, _, ..] => format!("eine von {} Städten", names.len()),
        _ => listed(&names),
    }
}
