//! Single words and counts in French, from which the sentences are made.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Ring, Space, Trade, Village};
use crate::games::four_towers::text::villages::village;

pub(super) use crate::text::french::words::{counted, listed, of as of_name};

pub(super) const OUTSIDE: &str = "Dehors";
pub(super) const CITY: &str = "Cité";

pub(super) const fn clan(of: Clan) -> &'static str {
    match of {
        Clan::Red => "rouge",
        Clan::Yellow => "jaune",
        Clan::Green => "vert",
        Clan::Blue => "bleu",
    }
}

/// The clan at the beginning of a sentence.
pub(super) const fn clan_first(of: Clan) -> &'static str {
    match of {
        Clan::Red => "Rouge",
        Clan::Yellow => "Jaune",
        Clan::Green => "Vert",
        Clan::Blue => "Bleu",
    }
}

/// The clan of several.
pub(super) const fn clan_of_several(of: Clan) -> &'static str {
    match of {
        Clan::Red => "rouges",
        Clan::Yellow => "jaunes",
        Clan::Green => "verts",
        Clan::Blue => "bleus",
    }
}

/// The clan of one or several.
fn agreeing(count: u8, of: Clan) -> &'static str {
    if count < 2 { clan(of) } else { clan_of_several(of) }
}

/// Some of each clan: "2 rouges et 1 bleu".
pub(super) fn clans(of: Clans) -> String {
    let some = |kind| format!("{} {}", of.of(kind), agreeing(of.of(kind), kind));
    listed(&of.kinds().map(some).collect::<Vec<_>>())
}

/// The same with what they are: "2 paysans rouges et 1 bleu".
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

/// So many of one clan: "2 seigneurs bleus".
pub(super) fn of_clan(count: u8, of: Clan, one: &str, many: &str) -> String {
    format!("{} {}", counted(count, one, many), agreeing(count, of))
}

pub(super) const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "gorge",
        Ring::Valley => "vallée",
        Ring::Hill => "collines",
        Ring::Mountain => "montagnes",
    }
}

pub(super) const fn trade(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "mercenaire",
        Trade::Merchant => "marchand",
        Trade::Mountaineer => "montagnard",
    }
}

pub(super) const fn trades(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "Mercenaires",
        Trade::Merchant => "Marchands",
        Trade::Mountaineer => "Montagnards",
    }
}

pub(super) const fn space(of: Space) -> &'static str {
    match of {
        Space::Follower => "partisan",
        Space::Of(of) => trade(of),
    }
}

/// Who takes each line of a village: "rouge à Juniva, bleu Dehors, bleu à Quarn".
pub(super) fn ways(of: Village, clans: [Clan; 3]) -> String {
    let way = |(of, end): (Clan, LineEnd)| match end {
        LineEnd::Village(to) => format!("{} à {}", clan(of), village(to)),
        LineEnd::Outside => format!("{} {OUTSIDE}", clan(of)),
        LineEnd::City => format!("{} dans la {CITY}", clan(of)),
    };
    clans.into_iter().zip(of.lines()).map(way).collect::<Vec<_>>().join(", ")
}

pub(super) fn points(count: u16) -> String {
    counted(count, "point", "points")
}

pub(super) fn ordinal(place: u8) -> String {
    match place {
        1 => "1er".to_owned(),
        place => format!("{place}e"),
    }
}
