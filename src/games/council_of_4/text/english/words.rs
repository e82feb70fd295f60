//! Single words and counts in English, from which the sentences are made.

use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, CityColour, CitySet, Region};
use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, NobilityVariant, Politics, RewardTile,
};
use crate::games::council_of_4::rules::state::Decision;

pub(super) use crate::text::english::words::{counted, listed, place, seat_number};

pub(in crate::games::council_of_4) const fn colour(of: Colour) -> &'static str {
    match of {
        Colour::White => "White",
        Colour::Black => "Black",
        Colour::Orange => "Orange",
        Colour::Purple => "Purple",
        Colour::LightBlue => "Blue",
        Colour::Pink => "Pink",
    }
}

pub(in crate::games::council_of_4) const fn card(of: Politics) -> &'static str {
    match of {
        Politics::Colour(of) => colour(of),
        Politics::Joker => "Joker",
    }
}

pub(in crate::games::council_of_4) const fn region(of: Region) -> &'static str {
    match of {
        Region::Coast => "Coast",
        Region::Hills => "Hills",
        Region::Mountains => "Mountains",
    }
}

pub(super) const fn council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => region(of),
        Council::Queen => "Queen’s",
    }
}

pub(in crate::games::council_of_4) const fn city_colour(of: CityColour) -> &'static str {
    match of {
        CityColour::Gold => "gold",
        CityColour::Silver => "silver",
        CityColour::Bronze => "bronze",
        CityColour::Iron => "iron",
        CityColour::Royal => "royal",
    }
}

pub(in crate::games::council_of_4) const fn tile(of: RewardTile) -> &'static str {
    match of {
        RewardTile::Coast => "Coast",
        RewardTile::Hills => "Hills",
        RewardTile::Mountains => "Mountains",
        RewardTile::Gold => "Gold",
        RewardTile::Silver => "Silver",
        RewardTile::Bronze => "Bronze",
        RewardTile::Iron => "Iron",
    }
}

pub(in crate::games::council_of_4) const fn slot(of: Slot) -> &'static str {
    match of {
        Slot::First => "first",
        Slot::Second => "second",
    }
}

pub(in crate::games::council_of_4) fn bonus(of: Bonus) -> String {
    match of {
        Bonus::Coins(amount) => counted(amount, "coin"),
        Bonus::Servants(amount) => counted(amount, "servant"),
        Bonus::Vp(amount) => format!("{amount} VP"),
        Bonus::Cards(amount) => counted(amount, "card"),
        Bonus::Nobility(steps) => counted(steps, "nobility step"),
        Bonus::MainAction => "an extra main action".to_owned(),
    }
}

pub(in crate::games::council_of_4) fn bonuses(of: &[Bonus]) -> String {
    let bonuses: Vec<String> = of.iter().map(|&of| bonus(of)).collect();
    bonuses.join(", ")
}

pub(super) fn cities(of: CitySet) -> String {
    let names: Vec<String> = of.iter().map(|city| City::name(city).to_owned()).collect();
    listed(&names)
}

pub(in crate::games::council_of_4) const fn nobility_variant(of: NobilityVariant) -> &'static str {
    match of {
        NobilityVariant::Printed => "Spaces 2 and 4",
        NobilityVariant::Manual => "Spaces 1 and 3",
    }
}

/// Returns the subject of an open choice.
pub(in crate::games::council_of_4) const fn choice(of: Decision) -> &'static str {
    match of {
        Decision::Token => "a city token",
        Decision::FreePermit => "a free permit",
        Decision::RepeatPermit => "a permit to repeat",
        Decision::TwoTokens => "2 city tokens",
        Decision::Turn | Decision::Over => "nothing",
    }
}
