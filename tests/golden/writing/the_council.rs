//! Playing the golden games of The Council: ten for each number of players, and ten played towards something very
//! rare.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::action::Action;
use curia::games::the_council::rules::cards::CardSet;
use curia::games::the_council::rules::chips::Chips;
use curia::games::the_council::rules::components::HANDS;
use curia::games::the_council::rules::position::Position;
use curia::games::the_council::rules::setup::Setup;
use curia::games::the_council::rules::state::State;
use curia::record::Match;
use curia::rules::position::write;

use super::{Writer, play};
use crate::lively::lively;
use crate::rulings::the_council::witnesses;
use crate::seats::{BOT, PERSON, at_the_table};
use crate::the_council::GAMES;
use curia::rules::Game;

type Plan = super::Plan<TheCouncil>;

/// A game with required evidence: name, players, plan, and the evidence.
type Special = (&'static str, u8, Plan, &'static [&'static str]);

const SPECIAL: [Special; 10] = [
    (
        "nobody-bids",
        3,
        nobody_bids,
        &["R31 the empire stays at 0", "R37 an end without a collapse", "no card in a whole hand"],
    ),
    (
        "collapse-at-last",
        4,
        nobody_bids_until_the_last_hand,
        &["R37 a collapse after the last hand"],
    ),
    ("rank-lost", 3, everybody_bids, &["R42 a rank lost"]),
    ("all-cards-at-once", 5, all_at_once, &["five cards at once"]),
    ("low-card-decides", 3, by_chance, &["R39 the low card decides"]),
    ("without-a-card", 4, by_chance, &["R39 who revealed none comes after"]),
    ("ranks-decide", 3, hold_at_the_last, &["R39 ranks decide"]),
    ("traitors-decide", 4, hold_at_the_last, &["R39 traitor chips decide"]),
    ("shared-victory", 5, hold_at_the_last, &["R39 a shared victory"]),
    ("hoarding", 5, hoard, &["R05 more than 15 chips", "R36 equal at the end of a hand"]),
];

/// More actions than a game takes.
const PATIENCE: usize = 3000;

#[test]
#[ignore = "writes the golden games anew"]
fn write_golden_games() {
    let mut writer = Writer::new("the_council", witnesses, write::<TheCouncil, Position>);
    for (name, _) in GAMES {
        if let Some(&(_, players, plan, shows)) = SPECIAL.iter().find(|one| one.0 == name) {
            writer.rare(name, shows, |seed| played(players, seed, plan));
        } else {
            let players = name.split('-').next().and_then(|players| players.parse().ok());
            writer.standard(name, |seed| played(players.expect("a number"), seed, by_chance));
        }
    }
}

fn played(players: u8, seed: &str, plan: Plan) -> Match<TheCouncil> {
    let controllers = [PERSON, BOT, BOT, PERSON, BOT];
    let controllers = &controllers[..usize::from(players)];
    play(at_the_table(Setup::of(players), seed, controllers), plan, PATIENCE)
}

const PASS: Action = Action::Bid(Chips::NONE);
const HOLD: Action = Action::Commit(CardSet::EMPTY);

fn by_chance(_: &State, _: &[Action], _: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
    None
}

/// Plan: nobody bids or commits anything.
fn nobody_bids(_: &State, legal: &[Action], _: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
    [PASS, HOLD].into_iter().find(|action| legal.contains(action))
}

fn nobody_bids_until_the_last_hand(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    if state.table().hand < HANDS { nobody_bids(state, legal, chance) } else { None }
}

/// Plan: all bid as much as they can, so that the empire stands for long.
fn everybody_bids(
    _: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    legal.last().copied().filter(|action| matches!(action, Action::Bid(_)) && chance(3) > 0)
}

/// Plan: all keep their cards until they commit those that fit together, the first of them all five.
fn all_at_once(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let seat = state.table().decision.seat()?;
    let all = *legal.last()?;
    match all {
        Action::Commit(cards) if cards.len() == 5 => Some(all),
        Action::Commit(_) if seat.0 == 0 && chance(8) > 0 => Some(HOLD),
        _ => None,
    }
}

/// Plan: nobody reveals a card in the last event of a hand.
fn hold_at_the_last(
    state: &State,
    legal: &[Action],
    _: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let table = state.table();
    let is_last = table.events_begun() == usize::from(table.events_due());
    (is_last && legal.contains(&HOLD)).then_some(HOLD)
}

/// Plan: nobody bids in the first two hands.
fn hoard(state: &State, legal: &[Action], chance: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
    if state.table().hand > 2 || !legal.contains(&PASS) {
        return None;
    }
    Some(if chance(8) > 0 { PASS } else { lively(legal, TheCouncil::print, chance) })
}
