//! A position as JSON: nothing is lost on the way there and back, and nothing impossible comes in.

#![allow(clippy::unwrap_used, reason = "a test fails where it cannot go on")]

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::board::Sides;
use curia::games::council_of_4::position::{Flaw, GainForm, Position};
use curia::games::council_of_4::setup::Setup;
use curia::games::council_of_4::state::State;
use curia::games::council_of_4::validate::Broken;
use curia::games::luck::{Seed, below};
use curia::games::{Game, Seat};
use proptest::prelude::*;

/// Plays `actions` actions by chance and gives every state on the way to `see`.
fn play(mut state: State, seed: u64, actions: u32, mut see: impl FnMut(&State)) {
    let mut rng = Seed(seed).stream(7);
    let mut legal = Vec::new();
    for _ in 0..actions {
        see(&state);
        CouncilOf4::legal_actions(&state, &mut legal);
        let Some(&action) = legal.get(below(&mut rng, legal.len() as u32) as usize) else { return };
        CouncilOf4::apply(&mut state, action, |_| {}).unwrap();
    }
}

fn deal(players: u8, sides: Sides, seed: u64) -> State {
    let setup = Setup { players, sides, nobility: Default::default(), first: None };
    CouncilOf4::start(&setup, Seed(seed), |_| {}).unwrap()
}

#[test]
fn every_state_comes_back_from_its_position() {
    let mut open_choices = 0;
    for (at, sides) in Sides::all().enumerate() {
        for players in 2..=4 {
            let seed = at as u64 * 3 + u64::from(players);
            play(deal(players, sides, seed), seed, 400, |state| {
                let position = Position::of(state);
                open_choices += u32::from(!position.gains.is_empty());
                let text = serde_json::to_string(&position).unwrap();
                let read: Position = serde_json::from_str(&text).unwrap();
                assert_eq!(read, position);
                assert_eq!(read.state().as_ref(), Ok(state));
                assert_eq!(
                    CouncilOf4::fingerprint(&read.state().unwrap()),
                    CouncilOf4::fingerprint(state)
                );
            });
        }
    }
    assert!(open_choices > 20, "{open_choices}");
}

/// What is wrong after a change to a position that was possible.
fn flaws(change: impl FnOnce(&mut Position)) -> Vec<Flaw> {
    let mut position = Position::of(&deal(3, Sides::default(), 1));
    change(&mut position);
    position.state().map_or_else(|flaws| flaws, |_| Vec::new())
}

#[test]
fn what_can_t_be_read_is_named() {
    assert_eq!(flaws(|p| p.format = 9), [Flaw::Format(9)]);
    assert_eq!(flaws(|p| p.sides = "131".into()), [Flaw::Sides("131".into())]);
    assert_eq!(flaws(|p| p.queen = 'Z'), [Flaw::City('Z')]);
    assert_eq!(flaws(|p| p.players[0].merchants = "AA".into()), [Flaw::City('A')]);
    assert_eq!(flaws(|p| p.players[0].ready = vec!["X01".into()]), [Flaw::Permit("X01".into())]);
    assert_eq!(flaws(|p| p.councils[3] = "WXKO".into()), [Flaw::Colour('X')]);
    assert_eq!(flaws(|p| p.councils[3] = "WK".into()), [Flaw::Length("council", 2)]);
    assert_eq!(flaws(|p| p.tokens[0] = Some("T99".into())), [Flaw::Token("T99".into())]);
    assert_eq!(flaws(|p| p.tokens.truncate(3)), [Flaw::Length("tokens", 3)]);
    assert_eq!(flaws(|p| p.players.truncate(1)), [Flaw::Length("players", 1)]);
    assert_eq!(flaws(|p| p.deck[0] = 200), [Flaw::CardCount(200)]);
    assert_eq!(flaws(|p| p.luck.seed = "0x12".into()), [Flaw::Seed("0x12".into())]);
    assert_eq!(flaws(|p| p.players[1].queens_rewards = vec![0]), [Flaw::QueensReward(0)]);
    let tokens = GainForm::Tokens { cities: "A".into(), steps: 0 };
    assert_eq!(flaws(|p| p.gains = vec![tokens; 4]), [Flaw::Length("gains", 4)]);
    let refill = GainForm::Permit { id: "C01".into(), next: 0, steps: 0, refill: Some(3) };
    assert_eq!(flaws(|p| p.gains = vec![refill]), [Flaw::Slot(3)]);
    let elsewhere = flaws(|p| p.permits[0].unseen.push("M01".into()));
    assert_eq!(elsewhere, [Flaw::Permit("M01".into())]);
}

#[test]
fn an_impossible_position_is_refused_with_every_reason() {
    let reasons = flaws(|position| {
        position.players[0].coins = 21;
        position.players[1].nobility = 40;
        position.reserve[0] += 1;
    });
    assert!(reasons.contains(&Flaw::Broken(Broken::TooManyCoins(Seat(0)))), "{reasons:?}");
    assert!(reasons.contains(&Flaw::Broken(Broken::BeyondNobilityTrack(Seat(1)))), "{reasons:?}");
    assert!(reasons.contains(&Flaw::Broken(Broken::ReserveSize(9))), "{reasons:?}");
}

#[test]
fn one_position_has_one_text() {
    let other_order = flaws(|position| position.permits[0].unseen.reverse());
    assert_eq!(other_order, [Flaw::NotCanonical]);
    let other_case = flaws(|position| position.luck.seed = "000000000000000A".into());
    assert_eq!(other_case, [Flaw::NotCanonical]);
}

#[test]
fn unknown_names_are_refused() {
    let text = serde_json::to_string(&Position::of(&deal(2, Sides::default(), 5))).unwrap();
    let odd = text.replacen("\"queen\"", "\"king\"", 1);
    assert!(serde_json::from_str::<Position>(&odd).is_err());
}

proptest! {
    /// Any change of single bytes is refused, or leads to a position that can be played on.
    #[test]
    fn damaged_positions_are_refused_or_playable(
        seed in 0_u64..64,
        damage in proptest::collection::vec((0_usize..6000, 32_u8..127), 1..4),
    ) {
        let mut last = None;
        play(deal(2 + (seed % 3) as u8, Sides::default(), seed), seed, 150, |state| last = Some(*state));
        let mut text = serde_json::to_vec(&Position::of(&last.unwrap())).unwrap();
        for (at, byte) in damage {
            let at = at % text.len();
            text[at] = byte;
        }
        if let Ok(position) = serde_json::from_slice::<Position>(&text)
            && let Ok(state) = position.state()
        {
            prop_assert_eq!(&Position::of(&state), &position);
            play(state, seed, 60, |_| {});
        }
    }
}
