//! Single words and counts in Italian, from which the sentences are made.

use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, CityColour, CitySet, Region};
use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, NobilityVariant, Politics, RewardTile,
};
use crate::games::council_of_4::rules::state::Decision;

pub(super) use crate::text::italian::words::{counted, listed, place, seat_number};

pub(super) fn coins(amount: u16) -> String {
    counted(amount, "moneta", "monete")
}

pub(super) fn servants(amount: u16) -> String {
    counted(amount, "servitore", "servitori")
}

pub(super) fn cards(amount: u16) -> String {
    counted(amount, "carta", "carte")
}

pub(super) fn nobility_steps(amount: u8) -> String {
    counted(amount, "passo nobiltà", "passi nobiltà")
}

/// The name of a city or a player after "a", which is "ad" before an A.
pub(super) fn at(name: &str) -> String {
    if name.starts_with(['A', 'a', 'À', 'à']) {
        format!("ad {name}")
    } else {
        format!("a {name}")
    }
}

pub(super) fn at_city(city: City) -> String {
    at(city.name())
}

/// The city after "di".
pub(super) fn of_city(city: City) -> String {
    format!("di {}", city.name())
}

pub(super) const fn colour(of: Colour) -> &'static str {
    match of {
        Colour::White => "Bianco",
        Colour::Black => "Nero",
        Colour::Orange => "Arancio",
        Colour::Purple => "Viola",
        Colour::LightBlue => "Azzurro",
        Colour::Pink => "Rosa",
    }
}

/// Returns the colour of a councillor, in small letters.
pub(super) fn lower(of: Colour) -> String {
    colour(of).to_lowercase()
}

/// Returns the colour of a card.
pub(super) const fn feminine(of: Colour) -> &'static str {
    match of {
        Colour::White => "bianca",
        Colour::Black => "nera",
        Colour::Orange => "arancio",
        Colour::Purple => "viola",
        Colour::LightBlue => "azzurra",
        Colour::Pink => "rosa",
    }
}

pub(super) const fn card(of: Politics) -> &'static str {
    match of {
        Politics::Colour(of) => colour(of),
        Politics::Joker => "Jolly",
    }
}

pub(super) const fn region(of: Region) -> &'static str {
    match of {
        Region::Coast => "Costa",
        Region::Hills => "Colline",
        Region::Mountains => "Monti",
    }
}

/// Returns the region after "di".
pub(super) const fn of_region(of: Region) -> &'static str {
    match of {
        Region::Coast => "della Costa",
        Region::Hills => "delle Colline",
        Region::Mountains => "dei Monti",
    }
}

pub(super) const fn council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => region(of),
        Council::Queen => "Regina",
    }
}

/// Returns the council after "consiglio".
pub(super) const fn of_council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => of_region(of),
        Council::Queen => "della regina",
    }
}

pub(super) const fn city_colour(of: CityColour) -> &'static str {
    match of {
        CityColour::Gold => "oro",
        CityColour::Silver => "argento",
        CityColour::Bronze => "bronzo",
        CityColour::Iron => "ferro",
        CityColour::Royal => "reale",
    }
}

/// Returns the colour of a city after "città".
pub(super) const fn of_metal(of: CityColour) -> &'static str {
    match of {
        CityColour::Gold => "d’oro",
        CityColour::Silver => "d’argento",
        CityColour::Bronze => "di bronzo",
        CityColour::Iron => "di ferro",
        CityColour::Royal => "reale",
    }
}

pub(super) const fn tile(of: RewardTile) -> &'static str {
    match of {
        RewardTile::Coast => "Costa",
        RewardTile::Hills => "Colline",
        RewardTile::Mountains => "Monti",
        RewardTile::Gold => "Oro",
        RewardTile::Silver => "Argento",
        RewardTile::Bronze => "Bronzo",
        RewardTile::Iron => "Ferro",
    }
}

pub(super) const fn slot(of: Slot) -> &'static str {
    match of {
        Slot::First => "primo",
        Slot::Second => "secondo",
    }
}

pub(super) fn bonus(of: Bonus) -> String {
    match of {
        Bonus::Coins(amount) => coins(amount.into()),
        Bonus::Servants(amount) => servants(amount.into()),
        Bonus::Vp(amount) => format!("{amount} PV"),
        Bonus::Cards(amount) => cards(amount.into()),
        Bonus::Nobility(steps) => nobility_steps(steps),
        Bonus::MainAction => "un’azione principale in più".to_owned(),
    }
}

pub(super) fn bonuses(of: &[Bonus]) -> String {
    let bonuses: Vec<String> = of.iter().map(|&of| bonus(of)).collect();
    bonuses.join(", ")
}

pub(super) fn cities(of: CitySet) -> String {
    let names: Vec<String> = of.iter().map(|city| City::name(city).to_owned()).collect();
    listed(&names)
}

pub(super) const fn nobility_variant(of: NobilityVariant) -> &'static str {
    match of {
        NobilityVariant::Printed => "Caselle 2 e 4",
        NobilityVariant::Manual => "Caselle 1 e 3",
    }
}

/// Returns the subject of an open choice.
pub(super) const fn choice(of: Decision) -> &'static str {
    match of {
        Decision::Token => "un gettone città",
        Decision::FreePermit => "un permesso gratuito",
        Decision::RepeatPermit => "un permesso da ripetere",
        Decision::TwoTokens => "2 gettoni città",
        Decision::Turn | Decision::Over => "niente",
    }
}
