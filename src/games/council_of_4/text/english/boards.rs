//! Boards of one's own, in English.

use super::words::{cities, city_colour};
use crate::games::council_of_4::rules::board::{FARTHEST, NoBoard, PlanFlaw, Road};
use crate::games::council_of_4::text::boards::BoardsText;
use crate::text::english::words::counted;

pub(in crate::games::council_of_4::text) static BOARDS: BoardsText = BoardsText {
    printed: "Printed",
    own: "Own",
    another: "New board",
    made: "Cities, colours and roads are new. Distances are like those of the printed boards.",
    edit: "Edit",
    title: "Own board",
    choose: "Choose a city to change its roads, its colour or its place.",
    roads: "Roads",
    road,
    crosses: |other| format!("Would cross {}", road(other)),
    colour: "Colour",
    stays_royal: "The queen starts here. To change this, make another city royal.",
    exchange: "Swap places with",
    tokens: "City tokens",
    dealt: "Shuffled each game",
    fixed: "Fixed",
    token: "Token",
    no_token: "The royal city has no token.",
    code: "Board code",
    copy_code: "Copy code",
    code_copied: "Code copied.",
    use_code: "Open code",
    undo: "Undo",
    is_board: |roads, farthest| {
        format!("{}, at most {farthest} from city to city.", counted(roads as u64, "road"))
    },
    use_it: "Play on this board",
    name: "Name",
    keep: "Keep",
    kept: "Kept boards",
    name_it: "Give it a name first.",
    not_yet: "It isn’t a board yet: see below the map.",
    kept_as: |name| format!("Kept as “{name}”."),
    forget: |name| format!("Delete {name}"),
    not_kept: "The browser has no room for it. Copy its code instead.",
    flaw,
    no_board: |why| {
        match why {
        NoBoard::Parts => {
            "A board is three digits, each 1 or 2, or a code of three or four parts with hyphens between."
                .to_owned()
        }
        NoBoard::Cities => {
            "The first part of a code has each city once, on a place of its region.".to_owned()
        }
        NoBoard::Colours => {
            "The second part of a code has a colour for each city: g, s, b, i, and r for one."
                .to_owned()
        }
        NoBoard::Roads => "The third part of a code has two letters for each road.".to_owned(),
        NoBoard::NoWay((from, to)) => {
            format!("No road can lead from {} to {}.", from.name(), to.name())
        }
        NoBoard::RoadTwice(twice) => format!("The road {} is there twice.", road(twice)),
        NoBoard::Tokens => "The fourth part of a code has each token, a to n, once.".to_owned(),
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
            let word = if cities == 1 { "city" } else { "cities" };
            format!("{cities} {} {word}, not {needed}.", city_colour(colour))
        }
        PlanFlaw::Crossing(one, other) => format!("{} and {} cross.", road(one), road(other)),
        PlanFlaw::Apart(apart) => format!("No road leads to {}.", cities(apart)),
        PlanFlaw::TooFar { from, to, roads } => format!(
            "{} and {} are {roads} roads apart. Make it {FARTHEST} at most.",
            from.name(),
            to.name()
        ),
        PlanFlaw::TooMany => "There are too many boards already. Reload the page.".to_owned(),
    }
}
