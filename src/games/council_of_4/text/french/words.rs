//! Single words and counts in French, from which the sentences are made.

use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, CityColour, CitySet, Region};
use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, NobilityVariant, Politics, RewardTile,
};
use crate::games::council_of_4::rules::state::Decision;

pub(super) use crate::text::french::words::{counted, listed, of, place, seat_number};

pub(super) fn coins(amount: u16) -> String {
    counted(amount, "pièce", "pièces")
}

pub(super) fn servants(amount: u16) -> String {
    counted(amount, "serviteur", "serviteurs")
}

pub(super) fn cards(amount: u16) -> String {
    counted(amount, "carte", "cartes")
}

pub(super) fn nobility_steps(amount: u8) -> String {
    format!("{amount} pas de noblesse")
}

/// The city after "de".
pub(super) fn of_city(city: City) -> String {
    of(city.name())
}

pub(super) const fn colour(of: Colour) -> &'static str {
    match of {
        Colour::White => "Blanc",
        Colour::Black => "Noir",
        Colour::Orange => "Orange",
        Colour::Purple => "Violet",
        Colour::LightBlue => "Bleu",
        Colour::Pink => "Rose",
    }
}

/// Returns the colour of a card.
pub(super) const fn feminine(of: Colour) -> &'static str {
    match of {
        Colour::White => "blanche",
        Colour::Black => "noire",
        Colour::Orange => "orange",
        Colour::Purple => "violette",
        Colour::LightBlue => "bleue",
        Colour::Pink => "rose",
    }
}

pub(super) const fn card(of: Politics) -> &'static str {
    match of {
        Politics::Colour(of) => colour(of),
        Politics::Joker => "Joker",
    }
}

pub(super) const fn region(of: Region) -> &'static str {
    match of {
        Region::Coast => "Littoral",
        Region::Hills => "Collines",
        Region::Mountains => "Montagnes",
    }
}

pub(super) const fn region_short(of: Region) -> &'static str {
    match of {
        Region::Mountains => "Monts",
        of => region(of),
    }
}

/// Returns the region after "de".
pub(super) const fn of_region(of: Region) -> &'static str {
    match of {
        Region::Coast => "du Littoral",
        Region::Hills => "des Collines",
        Region::Mountains => "des Montagnes",
    }
}

pub(super) const fn council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => region(of),
        Council::Queen => "Reine",
    }
}

/// Returns the council after "conseil".
pub(super) const fn of_council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => of_region(of),
        Council::Queen => "de la reine",
    }
}

pub(super) const fn city_colour(of: CityColour) -> &'static str {
    match of {
        CityColour::Gold => "or",
        CityColour::Silver => "argent",
        CityColour::Bronze => "bronze",
        CityColour::Iron => "fer",
        CityColour::Royal => "royale",
    }
}

pub(super) const fn tile(of: RewardTile) -> &'static str {
    match of {
        RewardTile::Coast => "Littoral",
        RewardTile::Hills => "Collines",
        RewardTile::Mountains => "Montagnes",
        RewardTile::Gold => "Or",
        RewardTile::Silver => "Argent",
        RewardTile::Bronze => "Bronze",
        RewardTile::Iron => "Fer",
    }
}

pub(super) const fn slot(of: Slot) -> &'static str {
    match of {
        Slot::First => "premier",
        Slot::Second => "second",
    }
}

pub(super) fn bonus(of: Bonus) -> String {
    match of {
        Bonus::Coins(amount) => coins(amount.into()),
        Bonus::Servants(amount) => servants(amount.into()),
        Bonus::Vp(amount) => format!("{amount} PV"),
        Bonus::Cards(amount) => cards(amount.into()),
        Bonus::Nobility(steps) => nobility_steps(steps),
        Bonus::MainAction => "une action principale supplémentaire".to_owned(),
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
        NobilityVariant::Printed => "Cases 2 et 4",
        NobilityVariant::Manual => "Cases 1 et 3",
    }
}

/// Returns the subject of an open choice.
pub(super) const fn choice(of: Decision) -> &'static str {
    match of {
        Decision::Token => "un jeton de ville",
        Decision::FreePermit => "un permis gratuit",
        Decision::RepeatPermit => "un permis à répéter",
        Decision::TwoTokens => "2 jetons de ville",
        Decision::Turn | Decision::Over => "rien",
    }
}
