//! Values whose names are the keys of an object.

use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Colour, Council, Politics};
use crate::rules::position::Key;

impl Key for Colour {
    const NAMES: &'static [&'static str] = &["W", "K", "O", "P", "B", "R"];
}

impl Key for Politics {
    const NAMES: &'static [&'static str] = &["W", "K", "O", "P", "B", "R", "J"];
}

impl Key for Region {
    const NAMES: &'static [&'static str] = &["coast", "hills", "mountains"];
}

impl Key for Council {
    const NAMES: &'static [&'static str] = &["coast", "hills", "mountains", "queen"];
}

impl Key for City {
    const NAMES: &'static [&'static str] =
        &["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"];
}
