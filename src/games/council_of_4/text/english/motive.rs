//! Why an action is good, in English.

use super::words::{council, counted, listed, tile};
use crate::games::council_of_4::bots::motive::Gain;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council};
use crate::games::council_of_4::text::motive::MotiveText;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static MOTIVE: MotiveText = MotiveText {
    gain: |gain, names| match gain {
        Gain::Vp(count) => format!("Brings {count} VP at once"),
        Gain::Tile(of) => format!("Takes the {} tile", tile(of)),
        Gain::Nearer(of, 1) => format!("One city short of the {} tile", tile(of)),
        Gain::Nearer(of, missing) => format!("Nearer to the {} tile: {missing} to go", tile(of)),
        Gain::Merchant(0) => "Places the last merchant".to_owned(),
        Gain::Merchant(left) => format!("A merchant more on the map, {left} to go"),
        Gain::Permit(open) => format!("A permit for {}", any_of(open)),
        Gain::Matches(Council::Queen, count) => {
            format!("Cards match {count} of {COUNCIL_SIZE} of the queen’s council")
        }
        Gain::Matches(of, count) => {
            format!("Cards match {count} of {COUNCIL_SIZE} of the {} council", council(of))
        }
        Gain::Group(cities) => format!("Joins {cities} cities: all their tokens at once"),
        Gain::Coins(count) => format!("Brings {}", counted(count, "coin")),
        Gain::Servants(count) => format!("Brings {}", counted(count, "servant")),
        Gain::Cards(count) => format!("Brings {}", counted(count, "card")),
        Gain::Nobility(steps) => {
            format!("{} up the nobility track", counted(steps, "step"))
        }
        Gain::MainAction => "Brings another main action".to_owned(),
        Gain::QueenNear => "Brings the queen near free cities".to_owned(),
        Gain::Against(seat) => format!("Sets {} back", name_of(names, seat)),
    },
    then: |next| format!("Makes way for: {next}"),
    least: "Everything else costs more",
    little: "Brings little at once",
    enough: "Keeps the means for later",
    expects: |percent, points| match points {
        0 => format!("{percent}% to win, level"),
        1.. => format!("{percent}% to win, {points} ahead"),
        _ => format!("{percent}% to win, {} behind", points.unsigned_abs()),
    },
};

/// Cities to choose from; of many only how many they are.
fn any_of(cities: CitySet) -> String {
    let names: Vec<String> = cities.iter().map(|city| City::name(city).to_owned()).collect();
    match names.as_slice() {
        [one, other] => format!("{one} or {other}"),
        [_, _, _, ..] => format!("one of {} cities", names.len()),
        _ => listed(&names),
    }
}
