//! Signs and places of a game for screens that know none.

use std::iter;

use crate::text::told::Told;
use crate::web::places::Spot;
use crate::web::screen::{Art, Screen};
use crate::web::signs::{Sign, Signs};

/// Returns the signs of a game.
pub fn signs<G: Screen>() -> Signs {
    Signs {
        mark: |of, size| G::art(Art::Mark(of, size)),
        figure: |of, size| G::art(Art::Figure(of, size)),
        points: |of, size| G::art(Art::Points(of, size)),
        say: G::cover().points,
    }
}

/// Returns the sign of the gains of an entry of the log.
pub fn gains<G: Screen>(of: <G as Told>::Gains) -> Sign {
    Sign::of(of, |gains, height| G::art(Art::Gains(gains, height)))
}

/// Returns the sign of a prize.
pub fn prize<G: Screen>(of: G::Prize) -> Sign {
    Sign::of(of, |&prize, height| G::art(Art::Prize(prize, height)))
}

/// Returns a place for the screen.
pub fn spot<G: Screen>(of: G::Place) -> Spot {
    let places = iter::successors(Some(of), |&place| G::around(place));
    Spot::named(places.map(|place| place.to_string()).collect())
}

/// Returns places for the screen.
pub fn spots<G: Screen>(of: Vec<G::Place>) -> Vec<Spot> {
    of.into_iter().map(spot::<G>).collect()
}
