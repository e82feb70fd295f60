//! Single words and counts in Spanish, from which the sentences are made.

use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, CityColour, CitySet, Region};
use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, NobilityVariant, Politics, RewardTile,
};
use crate::games::council_of_4::rules::state::Decision;

pub(super) use crate::text::spanish::words::{counted, listed, seat_number};

pub(super) fn coins(amount: u16) -> String {
    counted(amount, "moneda", "monedas")
}

pub(super) fn servants(amount: u16) -> String {
    counted(amount, "sirviente", "sirvientes")
}

pub(super) fn cards(amount: u16) -> String {
    counted(amount, "carta", "cartas")
}

pub(super) fn nobility_steps(amount: u8) -> String {
    counted(amount, "paso de nobleza", "pasos de nobleza")
}

/// Joins the parts with "o", or "u" before its sound.
pub(super) fn either(parts: &[String]) -> String {
    let mut said = String::new();
    for part in parts {
        if !said.is_empty() {
            let begin = part.to_lowercase();
            let alike = begin.starts_with('o') || begin.starts_with("ho");
            said += if alike { " u " } else { " o " };
        }
        said += part;
    }
    said
}

/// Names a place in an order, counted from 0: of a reward tile, or of a token.
pub(super) fn place(place: usize) -> &'static str {
    ["1.ª", "2.ª", "3.ª", "4.ª", "5.ª"].get(place).copied().unwrap_or("")
}

pub(super) const fn colour(of: Colour) -> &'static str {
    match of {
        Colour::White => "Blanco",
        Colour::Black => "Negro",
        Colour::Orange => "Naranja",
        Colour::Purple => "Morado",
        Colour::LightBlue => "Azul",
        Colour::Pink => "Rosa",
    }
}

/// Returns the colour of a card.
pub(super) const fn feminine(of: Colour) -> &'static str {
    match of {
        Colour::White => "blanca",
        Colour::Black => "negra",
        Colour::Orange => "naranja",
        Colour::Purple => "morada",
        Colour::LightBlue => "azul",
        Colour::Pink => "rosa",
    }
}

pub(super) const fn card(of: Politics) -> &'static str {
    match of {
        Politics::Colour(of) => colour(of),
        Politics::Joker => "Comodín",
    }
}

pub(super) const fn region(of: Region) -> &'static str {
    match of {
        Region::Coast => "Costa",
        Region::Hills => "Colinas",
        Region::Mountains => "Montes",
    }
}

/// Returns the region after "de".
pub(super) const fn of_region(of: Region) -> &'static str {
    match of {
        Region::Coast => "de la Costa",
        Region::Hills => "de las Colinas",
        Region::Mountains => "de los Montes",
    }
}

pub(super) const fn council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => region(of),
        Council::Queen => "Reina",
    }
}

/// Returns the council after "consejo".
pub(super) const fn of_council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => of_region(of),
        Council::Queen => "de la reina",
    }
}

pub(super) const fn city_colour(of: CityColour) -> &'static str {
    match of {
        CityColour::Gold => "oro",
        CityColour::Silver => "plata",
        CityColour::Bronze => "bronce",
        CityColour::Iron => "hierro",
        CityColour::Royal => "real",
    }
}

/// Returns the colour of a city after "ciudad" or "ciudades"; there is one royal city.
pub(super) const fn of_city_colour(of: CityColour) -> &'static str {
    match of {
        CityColour::Gold => "de oro",
        CityColour::Silver => "de plata",
        CityColour::Bronze => "de bronce",
        CityColour::Iron => "de hierro",
        CityColour::Royal => "real",
    }
}

pub(super) const fn tile(of: RewardTile) -> &'static str {
    match of {
        RewardTile::Coast => "Costa",
        RewardTile::Hills => "Colinas",
        RewardTile::Mountains => "Montes",
        RewardTile::Gold => "Oro",
        RewardTile::Silver => "Plata",
        RewardTile::Bronze => "Bronce",
        RewardTile::Iron => "Hierro",
    }
}

/// Returns the name of a reward tile after "loseta".
pub(super) const fn of_tile(of: RewardTile) -> &'static str {
    match of {
        RewardTile::Coast => "de la Costa",
        RewardTile::Hills => "de las Colinas",
        RewardTile::Mountains => "de los Montes",
        RewardTile::Gold => "de oro",
        RewardTile::Silver => "de plata",
        RewardTile::Bronze => "de bronce",
        RewardTile::Iron => "de hierro",
    }
}

/// Returns the number of a slot before "hueco".
pub(super) const fn slot(of: Slot) -> &'static str {
    match of {
        Slot::First => "primer",
        Slot::Second => "segundo",
    }
}

pub(super) fn bonus(of: Bonus) -> String {
    match of {
        Bonus::Coins(amount) => coins(amount.into()),
        Bonus::Servants(amount) => servants(amount.into()),
        Bonus::Vp(amount) => format!("{amount} PV"),
        Bonus::Cards(amount) => cards(amount.into()),
        Bonus::Nobility(steps) => nobility_steps(steps),
        Bonus::MainAction => "una acción principal adicional".to_owned(),
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
        NobilityVariant::Printed => "Casillas 2 y 4",
        NobilityVariant::Manual => "Casillas 1 y 3",
    }
}

/// Returns the subject of an open choice.
pub(super) const fn choice(of: Decision) -> &'static str {
    match of {
        Decision::Token => "una ficha de ciudad",
        Decision::FreePermit => "un permiso gratis",
        Decision::RepeatPermit => "un permiso para repetir",
        Decision::TwoTokens => "2 fichas de ciudad",
        Decision::Turn | Decision::Over => "nada",
    }
}
