//! Reasons for an action, in English.

use super::words::{council, counted, listed, tile};
use crate::games::council_of_4::bots::motive::Gain;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council};
use crate::games::council_of_4::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static MOTIVE: MotiveText = MotiveText {
    gain: |gain, names| match gain {
        Gain::Vp(count) => format!("Gains {count} VP now"),
        Gain::Tile(of) => format!("Claims the {} tile", tile(of)),
        Gain::Nearer(of, 1) => format!("1 city short of the {} tile", tile(of)),
        Gain::Nearer(of, missing) => format!("Closer to the {} tile: {missing} to go", tile(of)),
        Gain::Merchant(0) => "Places the last merchant".to_owned(),
        Gain::Merchant(left) => format!("One more merchant placed, {left} to go"),
        Gain::Permit(open) => format!("A permit for {}", any_of(open)),
        Gain::Matches(Council::Queen, count) => {
            format!("Cards match {count} of the queen’s {COUNCIL_SIZE} councillors")
        }
        Gain::Matches(of, count) => {
            format!("Cards match {count} of the {COUNCIL_SIZE} {} councillors", council(of))
        }
        Gain::Group(cities) => format!("Connects {cities} cities, gaining all their tokens"),
        Gain::Coins(count) => format!("Gains {}", counted(count, "coin")),
        Gain::Servants(count) => format!("Gains {}", counted(count, "servant")),
        Gain::Cards(count) => format!("Gains {}", counted(count, "card")),
        Gain::Nobility(steps) => {
            format!("{} up the nobility track", counted(steps, "step"))
        }
        Gain::MainAction => "Gains an extra main action".to_owned(),
        Gain::QueenNear => "Brings the queen close to free cities".to_owned(),
        Gain::Against(seat) => format!("Sets {} back", name_of(names, seat)),
    },
    enough: "Saves resources for later",
};

/// Returns the cities to choose from; of more than two, only their number.
fn any_of(cities: CitySet) -> String {
    let names: Vec<String> = cities.iter().map(|city| City::name(city).to_owned()).collect();
    match names.as_slice() {
        [one, other] => format!("{one} or {other}"),
        [_, _, _, ..] => format!("one of {} cities", names.len()),
        _ => listed(&names),
    }
}
