//! The score sheet in German.

use super::words::{listed, servants};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::scene::reckoning::Stage;
use crate::games::council_of_4::text::sheet::SheetText;

pub(in crate::games::council_of_4::text) static SHEET: SheetText = SheetText {
    causes: "Woher die Punkte kommen",
    permits: "In der Partie: Lizenzen",
    tokens: "In der Partie: Stadtmarker",
    nobility_spaces: "In der Partie: Adelsfelder",
    last_merchant: "Zuerst 10 Händler gesetzt",
    colour_tiles: "Belohnungen: Farben",
    region_tiles: "Belohnungen: Regionen",
    queens_rewards: "Belohnungen der Königin",
    nobility_rank: "Adel: Erster 5, Zweiter 2",
    most_permits: "Meiste Lizenzen",
    short: |of| match of {
        Cause::Permits => "Lizenzen",
        Cause::Tokens => "Stadtmarker",
        Cause::NobilitySpaces => "Adelsfelder",
        Cause::LastMerchant => "Zehnter Händler",
        Cause::ColourTiles => "Farben",
        Cause::RegionTiles => "Regionen",
        Cause::QueensRewards => "Königin",
        Cause::NobilityRank => "Rang im Adel",
        Cause::MostPermits => "Meiste Lizenzen",
    },
    stage: |of| match of {
        Stage::Sets => "Belohnungen",
        Stage::Queen => "Königin",
        Stage::Nobility => "Adel",
        Stage::Permits => "Lizenzen",
    },
    tie_break: "Gleichstand: Diener + Karten",
    won_by_tie_break: |winner, vp| {
        format!("{winner} gewinnt mit {vp} SP bei Gleichstand: mehr Diener und Karten.")
    },
    number: |name, what, amount| format!("{name}, {what}: {amount}"),
    moves_of: |name, what| format!("{name} · {what}"),
    numbers_note: "Wähle eine Zahl, um die Aktionen dahinter zu sehen.",
    now: "Wäre die Partie jetzt zu Ende",
    now_of: |vp| format!("Wäre die Partie jetzt zu Ende: {vp} SP"),
    uses: |uses| {
        let free = uses.free.iter().map(|&(city, due)| match due {
            0 => City::name(city).to_owned(),
            due => format!("{} für {}", City::name(city), servants(due)),
        });
        let free: Vec<String> = free.collect();
        let taken = uses.taken.iter().map(|&city| City::name(city).to_owned());
        let taken: Vec<String> = taken.collect();
        let free = (!free.is_empty()).then(|| format!("Möglich in {}.", free.join(" oder ")));
        let taken = (!taken.is_empty()).then(|| format!("Schon in {}.", listed(&taken)));
        free.into_iter().chain(taken).collect::<Vec<_>>().join(" ")
    },
    for_all: "für alle sichtbar",
    counts_at_end: "zählen am Ende",
    merchants: "Händler",
    at_end: |vp| format!("+{vp} am Ende"),
    sets: "Händler je Region und Farbe",
    filled: |name, set, filled, all| format!("{name}, {set}: {filled} von {all}"),
    cards: "Politikkarten",
    discarded: "Ablage",
    elsewhere: "Auf Händen und im Stapel",
    colour: "Farbe",
};
