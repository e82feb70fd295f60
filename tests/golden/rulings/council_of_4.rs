//! Witnesses in the golden games of Council of 4.

use std::collections::BTreeMap;

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::Region;
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{
    Bonus, Colour, Council, MERCHANTS, NobilityVariant, Politics, RewardTile,
};
use curia::games::council_of_4::rules::event::{Event, Gained, Price, Source};
use curia::games::council_of_4::rules::legal::{
    Illegal, check, main_action, quick_action, repeatable_cities,
};
use curia::games::council_of_4::rules::payments;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::scoring::{Score, scores};
use curia::games::council_of_4::rules::state::{Decision, Gain, PublicState, State};
use curia::record::Match;
use curia::rules::form::Written;
use curia::rules::{Game, Seat, position};

use super::{every_ruling_is_shown, kinds_of};
use crate::council_of_4::GAMES;

/// Everything that must occur: the ruling and its evidence.
const ALL: [&str; 47] = [
    "R01 no card is drawn",
    "R02 nothing but electing is possible",
    "R03 a joker where a colour would do",
    "R03 fewer cards than possible",
    "R04 a permit would pay its own price",
    "R04 the queen may not stay with her owner's merchant",
    "R05 a servant for a neutral merchant",
    "R06 a tile before the tokens, the placed city's token first",
    "R06 the region's tile before the colour's",
    "R07 a later tenth merchant",
    "R08 no change of permits from an empty deck",
    "R08 a change of permits with one in the deck",
    "R09 coins beyond twenty",
    "R10 more servants than printed",
    "R11 a space pays between two steps",
    "R12 a printed bonus on space 2",
    "R12 a manual bonus on space 1",
    "R12 a choice on space 3",
    "R12 a choice on space 4",
    "R13 no token to choose",
    "R13 one token to choose",
    "R13 no face-up permit to take",
    "R13 no permit to repeat",
    "R13 one permit to repeat",
    "R13 no token of two",
    "R13 one token of two",
    "R13 just two tokens",
    "R14 a tie for first",
    "R14 a tie for second",
    "R14 VP at space 0",
    "R15 a tie for most permits",
    "R15 a tie at no permits",
    "R16 servants and cards decide",
    "R16 a shared victory",
    "R17 from the last seat to the first",
    "R18 a slot stays empty",
    "R19 main actions are lost",
    "R20 only answers to an open choice",
    "R21 a choice while a slot waits",
    "R21 a free permit inside another's bonuses",
    "R22 a joker for one of several councillors",
    "R23 a choice in the chain of the tenth merchant",
    "R24 a long game",
    "nobility 4 chosen",
    "nobility 10 declined",
    "nobility 14 chosen",
    "nobility 16 chosen",
];

/// The servants in the printed box, by value.
const PRINTED_SERVANTS: u16 = 48;
/// Number of turns that random games do not reach.
const LONG: u32 = 250;

/// One action of a game.
struct Step<'a> {
    before: &'a State,
    legal: &'a [Action],
    action: Action,
    events: &'a [Event],
    after: &'a State,
}

/// Returns the number of times that each of [`ALL`] occurs in a match.
pub fn witnesses(record: &Match<CouncilOf4>) -> BTreeMap<&'static str, u32> {
    let mut counts = BTreeMap::new();
    let mut see = |name: &'static str| *counts.entry(name).or_insert(0) += 1;
    let mut state = record.start(|_| {}).expect("a game");
    let mut legal = Vec::new();
    let mut events = Vec::new();
    for &action in &record.actions {
        CouncilOf4::legal_actions(&state, &mut legal);
        let before = state;
        events.clear();
        CouncilOf4::apply(&mut state, action, |event| events.push(event)).expect("a legal action");
        let step = Step { before: &before, legal: &legal, action, events: &events, after: &state };
        decision(&step, &mut see);
        payment(&step, &mut see);
        placing(&step, &mut see);
        nobility(&step, &mut see);
        turns(&step, &mut see);
    }
    end(&state, &mut see);
    counts
}

/// Finds the evidence in the position before the action.
fn decision(step: &Step, see: &mut impl FnMut(&'static str)) {
    let table = step.before.table();
    let seat = table.turn.seat;
    let hand = step.before.hand(seat);
    if main_action(table).is_ok() {
        let other = |action: &Action| {
            matches!(
                action,
                Action::Acquire { .. } | Action::Place { .. } | Action::PlaceWithQueen { .. }
            )
        };
        if !step.legal.iter().any(other) {
            see("R02 nothing but electing is possible");
        }
        if table.face_up().any(|(region, slot, permit)| {
            let coins: u8 = permit
                .bonuses()
                .iter()
                .map(|bonus| if let Bonus::Coins(coins) = bonus { *coins } else { 0 })
                .sum();
            payments(table, hand, Council::Region(region)).any(|payment| {
                let refused = check(table, hand, Action::Acquire { region, slot, payment });
                let Err(Illegal::Coins { needed, have }) = refused else { return false };
                needed <= u16::from(have) + u16::from(coins)
            })
        }) {
            see("R04 a permit would pay its own price");
        }
        let stays = |payment| Action::PlaceWithQueen { city: table.queen, payment };
        if table.player(seat).merchants_left() > 0
            && table.player(seat).merchants.contains(table.queen)
            && payments(table, hand, Council::Queen).any(|payment| {
                check(table, hand, stays(payment)) == Err(Illegal::MerchantThere(table.queen))
            })
        {
            see("R04 the queen may not stay with her owner's merchant");
        }
    }
    if quick_action(table).is_ok() && table.player(seat).servants > 0 {
        for region in Region::ALL {
            if check(table, hand, Action::ChangePermits { region })
                == Err(Illegal::DeckEmpty(region))
            {
                see("R08 no change of permits from an empty deck");
            }
        }
    }
    if table.decision == Decision::Turn {
        for (slots, deck) in table.face_up.iter().zip(table.decks) {
            if slots.contains(&None) && deck.is_empty() {
                see("R18 a slot stays empty");
            }
        }
    } else {
        let answer = |action: &Action| {
            matches!(
                action,
                Action::ChooseToken { .. }
                    | Action::TakePermit { .. }
                    | Action::DeclinePermit
                    | Action::RepeatPermit { .. }
                    | Action::ChooseTokens { .. }
            )
        };
        assert!(step.legal.iter().all(answer), "{:?}", step.legal);
        see("R20 only answers to an open choice");
        let waits = |gain: &Written<Gain>| matches!(gain.0, Gain::Permit { refill: Some(_), .. });
        let position: Position = position::Position::of(step.before);
        if position.gains.iter().any(waits) {
            see("R21 a choice while a slot waits");
            if matches!(step.action, Action::TakePermit { .. }) {
                see("R21 a free permit inside another's bonuses");
            }
        }
    }
    match step.action {
        Action::ChangePermits { region } if table.decks[region.index()].len() == 1 => {
            see("R08 a change of permits with one in the deck");
        }
        Action::ChooseToken { .. } => see("nobility 4 chosen"),
        Action::DeclinePermit => see("nobility 10 declined"),
        Action::RepeatPermit { .. } => see("nobility 14 chosen"),
        Action::ChooseTokens { .. } => see("nobility 16 chosen"),
        _ => {}
    }
}

fn payments(table: &PublicState, hand: Cards, council: Council) -> impl Iterator<Item = Cards> {
    payments::all(table, hand, council).into_iter()
}

/// Finds the evidence in the payment of cards.
fn payment(step: &Step, see: &mut impl FnMut(&'static str)) {
    let (council, payment) = match step.action {
        Action::Acquire { region, payment, .. } => (Council::Region(region), payment),
        Action::PlaceWithQueen { payment, .. } => (Council::Queen, payment),
        _ => return,
    };
    let table = step.before.table();
    let hand = step.before.hand(table.turn.seat);
    let others = payments::all(table, hand, council);
    if others.iter().any(|other| other.len() > payment.len()) {
        see("R03 fewer cards than possible");
    }
    let replaced = |other: &Cards| {
        let colours_kept = Colour::ALL.iter().all(|&colour| other.of(colour) >= payment.of(colour));
        colours_kept && other.len() == payment.len() && other.jokers() < payment.jokers()
    };
    if others.iter().any(replaced) {
        see("R03 a joker where a colour would do");
    }
    let seats: Cards = table.council(council).into_iter().map(Politics::Colour).collect();
    let left = seats.minus(payment);
    let colours_left = Colour::ALL.iter().filter(|&&colour| left.of(colour) > 0).count();
    if payment.jokers() > 0 && colours_left > 1 && left.len() > payment.jokers() {
        see("R22 a joker for one of several councillors");
    }
}

/// Finds the evidence in placing a merchant.
fn placing(step: &Step, see: &mut impl FnMut(&'static str)) {
    let (Action::Place { city, .. } | Action::PlaceWithQueen { city, .. }) = step.action else {
        return;
    };
    let table = step.before.table();
    let seat = table.turn.seat;
    let servants =
        |event: &Event| matches!(event, Event::Paid { price: Price { servants: 1.., .. }, .. });
    if table.neutral.contains(city) && step.events.iter().any(servants) {
        see("R05 a servant for a neutral merchant");
    }
    let mut tiles = Vec::new();
    let mut tokens = Vec::new();
    for event in step.events {
        match event {
            Event::RewardTileClaimed { tile, .. } => {
                assert!(tokens.is_empty(), "tiles come before tokens");
                tiles.push(*tile);
            }
            Event::Gained { source: Source::Token(city), .. } => tokens.push(*city),
            Event::ChoiceOpened { .. } => break,
            _ => {}
        }
    }
    let placed_first = tokens.first() == Some(&city);
    if !tiles.is_empty() && placed_first && tokens.iter().any(|other| *other < city) {
        see("R06 a tile before the tokens, the placed city's token first");
    }
    if tiles.len() == 2 {
        assert_eq!(tiles[0], RewardTile::of_region(city.region()));
        see("R06 the region's tile before the colour's");
    }
    let placed_all = step.after.table().player(seat).merchants.len() == usize::from(MERCHANTS);
    if placed_all && table.last_round.is_some() {
        let vp =
            |event: &Event| matches!(event, Event::Gained { source: Source::LastMerchant, .. });
        assert!(!step.events.iter().any(vp), "only the first tenth merchant brings VP");
        see("R07 a later tenth merchant");
    }
    let after = step.after.table();
    if placed_all && after.decision != Decision::Turn && after.last_round.is_none() {
        see("R23 a choice in the chain of the tenth merchant");
    }
}

/// Finds the evidence in coins, servants and the nobility track.
fn nobility(step: &Step, see: &mut impl FnMut(&'static str)) {
    let table = step.after.table();
    let seat = step.before.table().turn.seat;
    let player = table.player(seat);
    if player.servants > PRINTED_SERVANTS {
        see("R10 more servants than printed");
    }
    let manual = table.nobility == NobilityVariant::Manual;
    // The space paid for last, until another step is taken.
    let mut paid = None;
    for (at, event) in step.events.iter().enumerate() {
        match *event {
            Event::Gained { gain: Gained::Coins { lost: 1.., .. }, .. } => {
                see("R09 coins beyond twenty");
            }
            Event::Gained { gain: Gained::NobilityStep(space), .. } => {
                if paid.take().is_some() {
                    see("R11 a space pays between two steps");
                }
                let next = step.events[at + 1..].first();
                let opened = matches!(next, Some(Event::ChoiceOpened { .. }));
                let tokens = repeatable_cities(table, seat).len();
                match (space, manual) {
                    (3, true) if opened => see("R12 a choice on space 3"),
                    (4, false) if opened => see("R12 a choice on space 4"),
                    (3, true) | (4, false) => see(match tokens {
                        0 => "R13 no token to choose",
                        1 => "R13 one token to choose",
                        more => panic!("{more} tokens and no choice"),
                    }),
                    (10, _) if !opened => {
                        assert_eq!(table.face_up().next(), None, "a permit and no choice");
                        see("R13 no face-up permit to take");
                    }
                    (14, _) if !opened => see(match player.permits().len() {
                        0 => "R13 no permit to repeat",
                        1 => "R13 one permit to repeat",
                        more => panic!("{more} permits and no choice"),
                    }),
                    (16, _) if !opened => see(match tokens {
                        0 => "R13 no token of two",
                        1 => "R13 one token of two",
                        2 => "R13 just two tokens",
                        more => panic!("{more} tokens and no choice"),
                    }),
                    _ => {}
                }
            }
            Event::Gained { source: Source::NobilitySpace(space), .. } => {
                paid = Some(space);
                match (space, manual) {
                    (1, true) => see("R12 a manual bonus on space 1"),
                    (2, false) => see("R12 a printed bonus on space 2"),
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// Finds the evidence in the order of turns.
fn turns(step: &Step, see: &mut impl FnMut(&'static str)) {
    let (before, after) = (step.before.table(), step.after.table());
    for event in step.events {
        match event {
            Event::NoCardLeft { .. } => see("R01 no card is drawn"),
            Event::TurnBegan { seat, .. } => {
                assert_eq!(*seat, before.turn.seat.next(before.seats()));
                if *seat == Seat(0) && before.first != Seat(0) {
                    see("R17 from the last seat to the first");
                }
            }
            _ => {}
        }
    }
    if step.action == Action::EndTurn && before.turn.main_left > 0 {
        assert!(after.turn.main_left == 1 || after.decision == Decision::Over);
        see("R19 main actions are lost");
    }
}

/// Finds the evidence in the end.
fn end(state: &State, see: &mut impl FnMut(&'static str)) {
    let table = state.table();
    let sizes = std::array::from_fn(|seat| state.hand(Seat(seat as u8)).len());
    let scores = scores(table, sizes);
    let with = |vp: u16| scores.iter().filter(|score| score.nobility_rank == vp).count();
    if with(5) > 1 {
        see("R14 a tie for first");
    }
    if with(2) > 1 {
        see("R14 a tie for second");
    }
    let at_zero =
        |seat: &Seat| table.player(*seat).nobility == 0 && scores[seat.index()].nobility_rank > 0;
    if table.each_seat().any(|seat| at_zero(&seat)) {
        see("R14 VP at space 0");
    }
    let most = scores.iter().filter(|score| score.most_permits > 0).count();
    if most > 1 {
        see("R15 a tie for most permits");
    }
    if table.players().iter().all(|player| player.permits().is_empty()) {
        see("R15 a tie at no permits");
    }
    let best = scores.iter().map(Score::total).max();
    let best = scores.iter().filter(|score| Some(score.total()) == best).count();
    match CouncilOf4::winners(state).expect("an end").len() {
        1 if best > 1 => see("R16 servants and cards decide"),
        2.. => see("R16 a shared victory"),
        _ => {}
    }
    if u32::from(table.turn.number) >= LONG {
        see("R24 a long game");
    }
}

#[test]
fn golden_games_hold_every_ruling() {
    every_ruling_is_shown(&GAMES, &ALL, 24, witnesses);
}

#[test]
fn golden_games_hold_every_kind_of_action() {
    let every = [
        "acquire", "change", "decline", "elect", "end", "engage", "extra", "place", "queen",
        "repeat", "send", "take", "token", "tokens",
    ];
    assert!(kinds_of::<CouncilOf4>(&GAMES).iter().eq(&every));
}
