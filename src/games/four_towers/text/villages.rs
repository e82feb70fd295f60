//! The names of the villages, the same in every language.

use crate::games::four_towers::rules::components::Village;

/// Returns the name of a village.
pub const fn village(of: Village) -> &'static str {
    match of {
        Village::Askar => "Askar",
        Village::Brasa => "Brasa",
        Village::Cindra => "Cindra",
        Village::Dalma => "Dalma",
        Village::Ervel => "Ervel",
        Village::Farra => "Farra",
        Village::Gerst => "Gerst",
        Village::Havena => "Havena",
        Village::Ilmen => "Ilmen",
        Village::Juniva => "Juniva",
        Village::Kerrow => "Kerrow",
        Village::Lindal => "Lindal",
        Village::Mosset => "Mosset",
        Village::Nettin => "Nettin",
        Village::Orlea => "Orlea",
        Village::Pikan => "Pikan",
        Village::Quarn => "Quarn",
        Village::Rimgar => "Rimgar",
        Village::Skarn => "Skarn",
        Village::Tarnik => "Tarnik",
        Village::Ulfell => "Ulfell",
    }
}
