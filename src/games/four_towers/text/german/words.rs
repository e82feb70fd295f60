//! Single words and counts in German, from which the sentences are made.
//!
//! All people are masculine, so that a clan before one of them has three endings:
//! "ein roter Bauer", "einen roten Bauern", "rote Bauern". Where a clan stands alone, it is a noun: "Rot nach Askar".

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Clan, LineEnd, Ring, Space, Trade, Village};
use crate::games::four_towers::text::villages::village;

pub(super) use crate::text::german::words::{counted, listed};

pub(super) const OUTSIDE: &str = "Draußen";
pub(super) const CITY: &str = "Stadt";
/// The way to both.
pub(super) const TO_OUTSIDE: &str = "nach draußen";
pub(super) const TO_CITY: &str = "in die Stadt";

/// The clan as a noun.
pub(super) const fn clan(of: Clan) -> &'static str {
    match of {
        Clan::Red => "Rot",
        Clan::Yellow => "Gelb",
        Clan::Green => "Grün",
        Clan::Blue => "Blau",
    }
}

/// The clan of one as a subject: after "ein" or 1.
pub(super) const fn one_of(of: Clan) -> &'static str {
    match of {
        Clan::Red => "roter",
        Clan::Yellow => "gelber",
        Clan::Green => "grüner",
        Clan::Blue => "blauer",
    }
}

/// The clan of one as an object, and after any article or "deine".
pub(super) const fn whom(of: Clan) -> &'static str {
    match of {
        Clan::Red => "roten",
        Clan::Yellow => "gelben",
        Clan::Green => "grünen",
        Clan::Blue => "blauen",
    }
}

/// The clan of several.
pub(super) const fn some_of(of: Clan) -> &'static str {
    match of {
        Clan::Red => "rote",
        Clan::Yellow => "gelbe",
        Clan::Green => "grüne",
        Clan::Blue => "blaue",
    }
}

/// The same at the beginning of a sentence.
pub(super) const fn some_of_first(of: Clan) -> &'static str {
    match of {
        Clan::Red => "Rote",
        Clan::Yellow => "Gelbe",
        Clan::Green => "Grüne",
        Clan::Blue => "Blaue",
    }
}

/// Some of each clan as a subject: "2 rote und 1 blauer".
pub(super) fn clans(of: Clans) -> String {
    joined(of, one_of)
}

/// The same as an object: "2 rote und 1 blauen".
pub(super) fn whom_of(of: Clans) -> String {
    joined(of, whom)
}

fn joined(of: Clans, single: fn(Clan) -> &'static str) -> String {
    let some = |kind| match of.of(kind) {
        1 => format!("1 {}", single(kind)),
        count => format!("{count} {}", some_of(kind)),
    };
    listed(&of.kinds().map(some).collect::<Vec<_>>())
}

/// The same with what they are, as a subject: "2 rote und 1 blauer Bauer".
pub(super) fn people(of: Clans, one: &str, several: &str) -> String {
    format!("{} {}", clans(of), noun(of, one, several))
}

/// The same as an object: "2 rote und 1 blauen Bauern".
pub(super) fn some_people(of: Clans, one: &str, several: &str) -> String {
    format!("{} {}", whom_of(of), noun(of, one, several))
}

/// The noun agrees with the number right before it.
fn noun<'a>(of: Clans, one: &'a str, several: &'a str) -> &'a str {
    let last = of.kinds().next_back().map_or(0, |kind| of.of(kind));
    if last == 1 { one } else { several }
}

/// So many of one clan as a subject: "1 blauer Herr", "2 blaue Herren".
pub(super) fn of_clan(count: u8, of: Clan, one: &str, several: &str) -> String {
    match count {
        1 => format!("1 {} {one}", one_of(of)),
        count => format!("{count} {} {several}", some_of(of)),
    }
}

/// The same as an object: "1 blauen Bauern", "2 blaue Bauern".
pub(super) fn some_of_clan(count: u8, of: Clan, one: &str, several: &str) -> String {
    match count {
        1 => format!("1 {} {one}", whom(of)),
        count => format!("{count} {} {several}", some_of(of)),
    }
}

pub(super) const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "Schlucht",
        Ring::Valley => "Tal",
        Ring::Hill => "Hügel",
        Ring::Mountain => "Berge",
    }
}

/// The trade, for one and for several.
pub(super) const fn trade(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "Söldner",
        Trade::Merchant => "Händler",
        Trade::Mountaineer => "Bergsteiger",
    }
}

pub(super) const fn space(of: Space) -> &'static str {
    match of {
        Space::Follower => "Anhänger",
        Space::Of(of) => trade(of),
    }
}

/// Who takes each line of a village: "Rot nach Juniva, Blau nach draußen, Blau nach Quarn".
pub(super) fn ways(of: Village, clans: [Clan; 3]) -> String {
    let way = |(of, end): (Clan, LineEnd)| format!("{} {}", clan(of), to(end));
    clans.into_iter().zip(of.lines()).map(way).collect::<Vec<_>>().join(", ")
}

/// Where a line leads.
pub(super) fn to(end: LineEnd) -> String {
    match end {
        LineEnd::Village(to) => format!("nach {}", village(to)),
        LineEnd::Outside => TO_OUTSIDE.to_owned(),
        LineEnd::City => TO_CITY.to_owned(),
    }
}

pub(super) fn points(count: u16) -> String {
    counted(count, "Punkt", "Punkte")
}
