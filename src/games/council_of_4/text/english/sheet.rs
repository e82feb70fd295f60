//! The score sheet in English.

use super::words::{counted, listed};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::scene::reckoning::Stage;
use crate::games::council_of_4::text::sheet::SheetText;

pub(in crate::games::council_of_4::text) static SHEET: SheetText = SheetText {
    causes: "Where the points came from",
    permits: "During play: permits",
    tokens: "During play: city tokens",
    nobility_spaces: "During play: nobility spaces",
    last_merchant: "First to place 10 merchants",
    colour_tiles: "Colour sets",
    region_tiles: "Region sets",
    queens_rewards: "Queen’s rewards",
    nobility_rank: "Nobility: furthest 5, second 2",
    most_permits: "Most permits",
    short: |of| match of {
        Cause::Permits => "Permits",
        Cause::Tokens => "City tokens",
        Cause::NobilitySpaces => "Nobility spaces",
        Cause::LastMerchant => "Tenth merchant",
        Cause::ColourTiles => "Colour sets",
        Cause::RegionTiles => "Region sets",
        Cause::QueensRewards => "Queen’s rewards",
        Cause::NobilityRank => "Nobility lead",
        Cause::MostPermits => "Most permits",
    },
    stage: |of| match of {
        Stage::Sets => "Sets",
        Stage::Queen => "Queen",
        Stage::Nobility => "Nobility",
        Stage::Permits => "Permits",
    },
    tie_break: "Tie-break: servants + cards",
    won_by_tie_break: |winner, vp| {
        format!("{winner} wins with {vp} VP on the tie-break: more servants and cards.")
    },
    number: |name, what, amount| format!("{name}, {what}: {amount}"),
    moves_of: |name, what| format!("{name} · {what}"),
    numbers_note: "Select a number to see the moves behind it.",
    now: "If the game ended now",
    now_of: |vp| format!("If the game ended now: {vp} VP"),
    uses: |uses| {
        let free = uses.free.iter().map(|&(city, servants)| match servants {
            0 => City::name(city).to_owned(),
            servants => format!("{} for {}", City::name(city), counted(servants, "servant")),
        });
        let free: Vec<String> = free.collect();
        let taken = uses.taken.iter().map(|&city| City::name(city).to_owned());
        let taken: Vec<String> = taken.collect();
        let free = (!free.is_empty()).then(|| format!("May place in {}.", free.join(" or ")));
        let taken = (!taken.is_empty()).then(|| format!("Already in {}.", listed(&taken)));
        free.into_iter().chain(taken).collect::<Vec<_>>().join(" ")
    },
    for_all: "seen by all",
    counts_at_end: "count at the end",
    merchants: "Merchants",
    at_end: |vp| format!("+{vp} at the end"),
    sets: "Merchants in each set",
    filled: |name, set, filled, all| format!("{name}, {set}: {filled} of {all}"),
    cards: "Politics cards",
    discarded: "Discarded",
    elsewhere: "In hands and deck",
    colour: "Colour",
};
