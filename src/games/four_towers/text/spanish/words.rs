//! Single words and counts in Spanish, from which the sentences are made.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Ring, Space, Trade, Village};
use crate::games::four_towers::text::villages::village;

pub(super) use crate::text::spanish::words::{counted, listed, of as of_name};

pub(super) const OUTSIDE: &str = "Afuera";
pub(super) const CITY: &str = "Ciudad";

pub(super) const fn clan(of: Clan) -> &'static str {
    match of {
        Clan::Red => "rojo",
        Clan::Yellow => "amarillo",
        Clan::Green => "verde",
        Clan::Blue => "azul",
    }
}

/// The clan at the beginning of a sentence.
pub(super) const fn clan_first(of: Clan) -> &'static str {
    match of {
        Clan::Red => "Rojo",
        Clan::Yellow => "Amarillo",
        Clan::Green => "Verde",
        Clan::Blue => "Azul",
    }
}

/// The clan of several.
pub(super) const fn clan_of_several(of: Clan) -> &'static str {
    match of {
        Clan::Red => "rojos",
        Clan::Yellow => "amarillos",
        Clan::Green => "verdes",
        Clan::Blue => "azules",
    }
}

/// The clan of one or several.
fn agreeing(count: u8, of: Clan) -> &'static str {
    if count == 1 { clan(of) } else { clan_of_several(of) }
}

/// Some of each clan: "2 rojos y 1 azul".
pub(super) fn clans(of: Clans) -> String {
    let some = |kind| format!("{} {}", of.of(kind), agreeing(of.of(kind), kind));
    listed(&of.kinds().map(some).collect::<Vec<_>>())
}

/// The same with what they are: "2 campesinos rojos y 1 azul".
pub(super) fn people(of: Clans, one: &str, many: &str) -> String {
    let some = |(place, kind): (usize, Clan)| {
        let count = of.of(kind);
        if place == 0 {
            of_clan(count, kind, one, many)
        } else {
            format!("{count} {}", agreeing(count, kind))
        }
    };
    listed(&of.kinds().enumerate().map(some).collect::<Vec<_>>())
}

/// So many of one clan: "2 señores azules".
pub(super) fn of_clan(count: u8, of: Clan, one: &str, many: &str) -> String {
    format!("{} {}", counted(count, one, many), agreeing(count, of))
}

pub(super) const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "garganta",
        Ring::Valley => "valle",
        Ring::Hill => "colinas",
        Ring::Mountain => "montes",
    }
}

pub(super) const fn trade(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "mercenario",
        Trade::Merchant => "mercader",
        Trade::Mountaineer => "montañés",
    }
}

pub(super) const fn trades(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "Mercenarios",
        Trade::Merchant => "Mercaderes",
        Trade::Mountaineer => "Montañeses",
    }
}

pub(super) const fn space(of: Space) -> &'static str {
    match of {
        Space::Follower => "seguidor",
        Space::Of(of) => trade(of),
    }
}

/// Who takes each line of a village: "rojo a Juniva, azul Afuera, azul a Quarn".
pub(super) fn ways(of: Village, clans: [Clan; 3]) -> String {
    let way = |(of, end): (Clan, LineEnd)| match end {
        LineEnd::Village(to) => format!("{} a {}", clan(of), village(to)),
        LineEnd::Outside => format!("{} {OUTSIDE}", clan(of)),
        LineEnd::City => format!("{} a la {CITY}", clan(of)),
    };
    clans.into_iter().zip(of.lines()).map(way).collect::<Vec<_>>().join(", ")
}

pub(super) fn points(count: u16) -> String {
    counted(count, "punto", "puntos")
}

pub(super) fn ordinal(place: u8) -> String {
    format!("{place}.º")
}
