//! Words of a table in a terminal.

use super::super::english::{bonus, card, choice, nobility_variant, region, slot, tile};
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{Board, City, CitySet};
use crate::games::council_of_4::rules::components::{
    Bonus, MERCHANTS, NobilityVariant, Permit, Politics, RewardTile,
};
use crate::games::council_of_4::rules::state::{Decision, LastRound, Turn, VpGained};
use crate::games::council_of_4::text::{dotted, named};
use crate::tool::plain::counted;

pub(super) const AMONG: &str = "among";
pub(super) const THEN: &str = "after it";
pub(super) const COUNCILS: &str = "Councils, from the arrow end";
pub(super) const RESERVE: &str = "reserve";
pub(super) const FACE_UP: &str = "Permits";
pub(super) const NO_PERMIT: &str = "none";
pub(super) const CITIES: [&str; 5] = ["Cities", "colour", "token", "roads", "present"];
pub(super) const NO_TOKEN: &str = "none";
pub(super) const QUEEN: &str = "queen";
pub(super) const NEUTRAL: &str = "neutral";
pub(super) const PLAYERS: [&str; 6] =
    ["Players", "coins", "servants", "nobility", "VP", "to place"];
pub(super) const VP: &str = "VP";
pub(super) const READY: &str = "ready";
pub(super) const USED: &str = "used";
pub(super) const TILES: &str = "tiles";
pub(super) const CARDS: &str = "Politics cards";
pub(super) const ALL: &str = "all";
pub(super) const CARDS_DECK: &str = "deck";
pub(super) const DISCARDS: &str = "discards";
pub(super) const TILES_LEFT: &str = "Tiles left";
pub(super) const NONE: &str = "none";

/// Board, round and turn, counted from 1.
pub fn heading(board: Board, round: u16, turn: u32) -> String {
    let board = match board.sides() {
        Some(sides) => format!("board {}", dotted(sides)),
        None => "own board".to_owned(),
    };
    format!("Council of 4 · {board} · round {round} · turn {turn}")
}

pub(super) fn nobility(of: NobilityVariant) -> String {
    format!("First nobility bonuses: {}.", nobility_variant(of).to_lowercase())
}

pub(super) fn began(name: &str) -> String {
    format!("{name} began.")
}

/// Returns a sentence about the seat on turn and its open decision.
pub fn decision(name: &str, decision: Decision) -> String {
    match decision {
        Decision::Over => "The game is over.".to_owned(),
        Decision::Turn => format!("It’s {name}’s turn."),
        _ => format!("{name} must choose {}.", choice(decision)),
    }
}

pub(super) fn turn(turn: Turn) -> String {
    let taken = if turn.main_taken { "1 taken" } else { "none taken yet" };
    let quick = if turn.quick_taken { "used" } else { "available" };
    format!("Main actions left: {} ({taken}). Quick action: {quick}.", turn.main_left)
}

/// The permit, the bonuses still to come, nobility steps before them, the slot filled after.
pub(super) fn gain_permit(
    permit: Permit,
    rest: &[Bonus],
    steps: u8,
    refill: Option<Slot>,
) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    parts.extend((steps > 0).then(|| counted(steps, "nobility step")));
    parts.extend(rest.iter().map(|&of| bonus(of)));
    parts
        .extend(refill.map(|of| {
            format!("a new permit in the {} {} slot", slot(of), region(permit.region()))
        }));
    if let Some(first) = parts.first_mut() {
        *first = format!("{}: {first}", named(permit));
    }
    parts
}

pub(super) fn gain_tokens(cities: CitySet, steps: u8) -> Vec<String> {
    let letters: Vec<String> = cities.iter().map(|city: City| city.to_string()).collect();
    let mut parts: Vec<String> = Vec::new();
    parts.extend((steps > 0).then(|| counted(steps, "nobility step")));
    parts.extend((!letters.is_empty()).then(|| format!("tokens of {}", letters.join("·"))));
    parts
}

pub(super) fn last_round(name: &str, LastRound { turns_left, .. }: LastRound) -> String {
    let turns = counted(turns_left, "turn");
    format!("Last round: {name} placed all {MERCHANTS} merchants first, {turns} left.")
}

pub(super) fn legend() -> String {
    let words = Politics::ALL.map(|of| format!("{} {}", of.letter(), card(of)));
    format!("({})", words.join(", "))
}

/// Permits that nobody has seen, and those put under them.
pub(super) fn deck(unseen: u8, under: &[String]) -> Vec<String> {
    let mut words = vec![format!("deck: {unseen} unseen")];
    if let [first, rest @ ..] = under {
        words = vec![format!("deck: {unseen} unseen, under them"), first.clone()];
        words.extend_from_slice(rest);
    }
    words
}

pub(super) fn vp_by_cause(vp: VpGained, last_merchant: u16) -> Vec<String> {
    let causes = [
        (vp.permits, "from permits"),
        (vp.tokens, "from tokens"),
        (vp.nobility, "from nobility spaces"),
        (last_merchant, "for the last merchant"),
    ];
    let causes = causes.into_iter().filter(|&(amount, _)| amount > 0);
    causes.map(|(amount, cause)| format!("{amount} {cause}")).collect()
}

pub(super) fn tile_and_vp(of: RewardTile) -> String {
    format!("{} {}", tile(of), of.vp())
}

pub(super) fn queens_reward(vp: u16) -> String {
    format!("queen’s {vp}")
}
