//! Single words and counts in German, from which the sentences are made.

use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, CityColour, CitySet, Region};
use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, NobilityVariant, Politics, RewardTile,
};
use crate::games::council_of_4::rules::state::Decision;

pub(super) use crate::text::german::words::{counted, listed, place, seat_number};

pub(super) fn coins(amount: u16) -> String {
    counted(amount, "Münze", "Münzen")
}

pub(super) fn servants(amount: u16) -> String {
    format!("{amount} Diener")
}

pub(super) fn cards(amount: u16) -> String {
    counted(amount, "Karte", "Karten")
}

pub(super) fn nobility_steps(amount: u8) -> String {
    counted(amount, "Adelsschritt", "Adelsschritte")
}

/// Returns the colour as a noun, so that it needs no ending.
pub(super) const fn colour(of: Colour) -> &'static str {
    match of {
        Colour::White => "Weiß",
        Colour::Black => "Schwarz",
        Colour::Orange => "Orange",
        Colour::Purple => "Lila",
        Colour::LightBlue => "Blau",
        Colour::Pink => "Rosa",
    }
}

/// Returns the colour of a card.
pub(super) const fn feminine(of: Colour) -> &'static str {
    match of {
        Colour::White => "weiße",
        Colour::Black => "schwarze",
        Colour::Orange => "orange",
        Colour::Purple => "lila",
        Colour::LightBlue => "blaue",
        Colour::Pink => "rosa",
    }
}

pub(super) const fn card(of: Politics) -> &'static str {
    match of {
        Politics::Colour(of) => colour(of),
        Politics::Joker => "Joker",
    }
}

/// Returns the region; "der" before it makes its genitive.
pub(super) const fn region(of: Region) -> &'static str {
    match of {
        Region::Coast => "Küste",
        Region::Hills => "Hügel",
        Region::Mountains => "Berge",
    }
}

/// Returns whose council it is; "der" before it makes its genitive.
pub(super) const fn council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => region(of),
        Council::Queen => "Königin",
    }
}

pub(super) const fn city_colour(of: CityColour) -> &'static str {
    match of {
        CityColour::Gold => "Gold",
        CityColour::Silver => "Silber",
        CityColour::Bronze => "Bronze",
        CityColour::Iron => "Eisen",
        CityColour::Royal => "Königsstadt",
    }
}

/// Returns the colour before "stadt" or "städte".
pub(super) const fn city_stem(of: CityColour) -> &'static str {
    match of {
        CityColour::Royal => "Königs",
        of => city_colour(of),
    }
}

pub(super) const fn tile(of: RewardTile) -> &'static str {
    match of {
        RewardTile::Coast => "Küste",
        RewardTile::Hills => "Hügel",
        RewardTile::Mountains => "Berge",
        RewardTile::Gold => "Gold",
        RewardTile::Silver => "Silber",
        RewardTile::Bronze => "Bronze",
        RewardTile::Iron => "Eisen",
    }
}

/// Returns the reward tile after its article "die" or "der".
pub(super) fn reward(of: RewardTile) -> String {
    match of {
        RewardTile::Coast | RewardTile::Hills | RewardTile::Mountains => {
            format!("Belohnung für die {}", tile(of))
        }
        of => format!("Belohnung für {}", tile(of)),
    }
}

pub(super) const fn slot(of: Slot) -> &'static str {
    match of {
        Slot::First => "erster",
        Slot::Second => "zweiter",
    }
}

/// Returns the slot after "vom" or "den".
pub(super) const fn slot_after(of: Slot) -> &'static str {
    match of {
        Slot::First => "ersten",
        Slot::Second => "zweiten",
    }
}

pub(super) fn bonus(of: Bonus) -> String {
    match of {
        Bonus::Coins(amount) => coins(amount.into()),
        Bonus::Servants(amount) => servants(amount.into()),
        Bonus::Vp(amount) => format!("{amount} SP"),
        Bonus::Cards(amount) => cards(amount.into()),
        Bonus::Nobility(steps) => nobility_steps(steps),
        Bonus::MainAction => "eine zusätzliche Hauptaktion".to_owned(),
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
        NobilityVariant::Printed => "Felder 2 und 4",
        NobilityVariant::Manual => "Felder 1 und 3",
    }
}

/// Returns the subject of an open choice, as an object.
pub(super) const fn choice(of: Decision) -> &'static str {
    match of {
        Decision::Token => "einen Stadtmarker",
        Decision::FreePermit => "eine kostenlose Lizenz",
        Decision::RepeatPermit => "eine Lizenz zum Wiederholen",
        Decision::TwoTokens => "2 Stadtmarker",
        Decision::Turn | Decision::Over => "nichts",
    }
}
