//! Words of a table in a terminal.

use crate::games::council_of_4::rules::board::Board;
use crate::games::council_of_4::rules::components::{
    Bonus, MERCHANTS, NobilityVariant, Permit, Politics, RewardTile,
};
use crate::games::council_of_4::rules::state::{LastRound, Turn, VpGained};
use crate::games::council_of_4::rules::{City, CitySet, Decision, Slot};
use crate::games::council_of_4::text::pieces::bonus;
use crate::games::council_of_4::text::{Subjects, dotted, named};
use crate::text::text;
use crate::tool::plain::counted;

/// Board, round and turn, counted from 1.
pub fn heading(board: Board, round: u16, turn: u32) -> String {
    let board = match board.sides() {
        Some(sides) => format!("board {}", dotted(sides)),
        None => "own board".to_owned(),
    };
    format!("Council of 4 · {board} · round {round} · turn {turn}")
}

pub(super) fn nobility(of: NobilityVariant) -> String {
    let say = text().new_game();
    let spaces = match of {
        NobilityVariant::Printed => say.nobility_printed(),
        NobilityVariant::Manual => say.nobility_manual(),
    };
    format!("First nobility bonuses: {}.", spaces.to_lowercase())
}

/// Returns a sentence about the seat on turn and its open decision.
pub fn decision(name: &str, decision: Decision) -> String {
    match decision {
        Decision::Over => "The game is over.".to_owned(),
        Decision::Turn => format!("It’s {name}’s turn."),
        _ => format!("{name} must choose {}.", text().pieces().choice(decision)),
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
    let say = text().pieces();
    let mut parts: Vec<String> = Vec::new();
    parts.extend((steps > 0).then(|| counted(steps, "nobility step")));
    parts.extend(rest.iter().map(|&of| bonus(of)));
    parts.extend(refill.map(|of| {
        let (slot, region) = (say.slot_name(of), say.region_name(permit.region()));
        format!("a new permit in the {slot} {region} slot")
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
    let words =
        Politics::ALL.map(|of| format!("{} {}", of.letter(), text().moves().cards_of(&[of])));
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
    format!("{} {}", text().pieces().tile(of), of.vp())
}

pub(super) fn queens_reward(vp: u16) -> String {
    format!("queen’s {vp}")
}
