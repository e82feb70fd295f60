//! Boards of one's own: their roads, and why something is no board.

use super::city::names;
use super::{Subjects, said};
use crate::games::council_of_4::rules::board::{FARTHEST, NoBoard, PlanFlaw, Road};
use crate::text::text;

/// Returns a road by its cities.
pub fn road((from, to): Road) -> String {
    text().boards().road(said::boards::Road { from: from.name(), to: to.name() })
}

/// Returns the road that another one would cross.
pub fn crosses(other: Road) -> String {
    text().boards().crosses(&road(other))
}

/// Returns why a plan is no board.
pub fn flaw(of: PlanFlaw) -> String {
    let say = text().boards();
    match of {
        PlanFlaw::Colour { colour, cities, needed } => {
            say.wrong_colour(said::boards::WrongColour { count: cities, colour, needed })
        }
        PlanFlaw::Crossing(one, other) => say.crossing(&[road(one), road(other)]),
        PlanFlaw::Apart(apart) => say.apart(&names(apart.iter())),
        PlanFlaw::TooFar { from, to, roads } => {
            let (from, to) = (from.name(), to.name());
            say.too_far(said::boards::TooFar { from, to, roads, most: FARTHEST })
        }
        PlanFlaw::TooMany => say.too_many().to_owned(),
    }
}

/// Returns why a text is no board.
pub fn no_board(why: NoBoard) -> String {
    let say = text().boards();
    match why {
        NoBoard::Parts => say.no_parts().to_owned(),
        NoBoard::Cities => say.no_cities().to_owned(),
        NoBoard::Colours => say.no_colours().to_owned(),
        NoBoard::Roads => say.no_roads().to_owned(),
        NoBoard::NoWay((from, to)) => {
            say.no_way(said::boards::NoWay { from: from.name(), to: to.name() })
        }
        NoBoard::RoadTwice(twice) => say.road_twice(&road(twice)),
        NoBoard::Tokens => say.no_tokens().to_owned(),
        NoBoard::Flawed(of) => flaw(of),
    }
}
