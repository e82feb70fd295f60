//! Single words and counts in English, from which the sentences are made.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Ring, Space, Trade, Village};
use crate::games::four_towers::text::villages::village;

pub(super) use crate::text::english::words::{counted, listed};

pub(super) const OUTSIDE: &str = "Outside";
pub(super) const CITY: &str = "City";

pub(super) const fn clan(of: Clan) -> &'static str {
    match of {
        Clan::Red => "red",
        Clan::Yellow => "yellow",
        Clan::Green => "green",
        Clan::Blue => "blue",
    }
}

/// The same at the beginning of a sentence.
pub(super) const fn clan_first(of: Clan) -> &'static str {
    match of {
        Clan::Red => "Red",
        Clan::Yellow => "Yellow",
        Clan::Green => "Green",
        Clan::Blue => "Blue",
    }
}

/// Some of each clan: "2 red and 1 blue".
pub(super) fn clans(of: Clans) -> String {
    listed(&of.kinds().map(|kind| format!("{} {}", of.of(kind), clan(kind))).collect::<Vec<_>>())
}

/// The same with what they are: "2 red and 1 blue peasants".
pub(super) fn people(of: Clans, one: &str, several: &str) -> String {
    format!("{} {}", clans(of), if of.total() == 1 { one } else { several })
}

/// So many of one clan: "2 blue lords".
pub(super) fn of_clan(count: u8, of: Clan, one: &str) -> String {
    counted(count, &format!("{} {one}", clan(of)))
}

pub(super) const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "gorge",
        Ring::Valley => "valley",
        Ring::Hill => "hills",
        Ring::Mountain => "mountains",
    }
}

pub(super) const fn trade(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "mercenary",
        Trade::Merchant => "merchant",
        Trade::Mountaineer => "mountaineer",
    }
}

pub(super) const fn trades(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "Mercenaries",
        Trade::Merchant => "Merchants",
        Trade::Mountaineer => "Mountaineers",
    }
}

pub(super) const fn space(of: Space) -> &'static str {
    match of {
        Space::Follower => "follower",
        Space::Of(of) => trade(of),
    }
}

/// Who takes each line of a village: "red to Juniva, blue Outside, blue to Quarn".
pub(super) fn ways(of: Village, clans: [Clan; 3]) -> String {
    let way = |(of, end): (Clan, LineEnd)| match end {
        LineEnd::Village(to) => format!("{} to {}", clan(of), village(to)),
        LineEnd::Outside => format!("{} {OUTSIDE}", clan(of)),
        LineEnd::City => format!("{} into the {CITY}", clan(of)),
    };
    clans.into_iter().zip(of.lines()).map(way).collect::<Vec<_>>().join(", ")
}

pub(super) fn points(count: u16) -> String {
    counted(count, "point")
}

pub(super) fn ordinal(place: u8) -> String {
    match place {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        place => format!("{place}th"),
    }
}
