//! Single words and counts in Italian, from which the sentences are made.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Ring, Space, Trade, Village};
use crate::games::four_towers::text::villages::village;

pub(super) use crate::text::italian::words::{counted, listed, of as of_name};

pub(super) const OUTSIDE: &str = "Fuori";
pub(super) const CITY: &str = "Città";

pub(super) const fn clan(of: Clan) -> &'static str {
    match of {
        Clan::Red => "rosso",
        Clan::Yellow => "giallo",
        Clan::Green => "verde",
        Clan::Blue => "blu",
    }
}

/// The clan at the beginning of a sentence.
pub(super) const fn clan_first(of: Clan) -> &'static str {
    match of {
        Clan::Red => "Rosso",
        Clan::Yellow => "Giallo",
        Clan::Green => "Verde",
        Clan::Blue => "Blu",
    }
}

/// The clan of several.
pub(super) const fn clan_of_several(of: Clan) -> &'static str {
    match of {
        Clan::Red => "rossi",
        Clan::Yellow => "gialli",
        Clan::Green => "verdi",
        Clan::Blue => "blu",
    }
}

/// The clan of one or several.
fn agreeing(count: u8, of: Clan) -> &'static str {
    if count == 1 { clan(of) } else { clan_of_several(of) }
}

/// Some of each clan: "2 rossi e 1 blu".
pub(super) fn clans(of: Clans) -> String {
    let some = |kind| format!("{} {}", of.of(kind), agreeing(of.of(kind), kind));
    listed(&of.kinds().map(some).collect::<Vec<_>>())
}

/// The same with what they are: "2 contadini rossi e 1 blu".
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

/// So many of one clan: "2 signori blu".
pub(super) fn of_clan(count: u8, of: Clan, one: &str, many: &str) -> String {
    format!("{} {}", counted(count, one, many), agreeing(count, of))
}

/// The name of a village or a player after "a", which is "ad" before an A.
pub(super) fn at(name: &str) -> String {
    if name.starts_with(['A', 'a', 'À', 'à']) {
        format!("ad {name}")
    } else {
        format!("a {name}")
    }
}

pub(super) fn at_village(of: Village) -> String {
    at(village(of))
}

pub(super) const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "gola",
        Ring::Valley => "valle",
        Ring::Hill => "colline",
        Ring::Mountain => "montagne",
    }
}

pub(super) const fn trade(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "mercenario",
        Trade::Merchant => "mercante",
        Trade::Mountaineer => "montanaro",
    }
}

pub(super) const fn trades(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "Mercenari",
        Trade::Merchant => "Mercanti",
        Trade::Mountaineer => "Montanari",
    }
}

pub(super) const fn space(of: Space) -> &'static str {
    match of {
        Space::Follower => "seguace",
        Space::Of(of) => trade(of),
    }
}

/// Who takes each line of a village: "rosso a Juniva, blu Fuori, blu a Quarn".
pub(super) fn ways(of: Village, clans: [Clan; 3]) -> String {
    let way = |(of, end): (Clan, LineEnd)| match end {
        LineEnd::Village(to) => format!("{} {}", clan(of), at_village(to)),
        LineEnd::Outside => format!("{} {OUTSIDE}", clan(of)),
        LineEnd::City => format!("{} nella {CITY}", clan(of)),
    };
    clans.into_iter().zip(of.lines()).map(way).collect::<Vec<_>>().join(", ")
}

pub(super) fn points(count: u16) -> String {
    counted(count, "punto", "punti")
}

pub(super) fn ordinal(place: u8) -> String {
    format!("{place}º")
}
