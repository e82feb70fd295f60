//! Previews: the price and gains of an action are known beforehand, and nothing hidden changes them.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::{Board, City, CitySet};
use curia::games::council_of_4::rules::components::{SpaceBonus, nobility_space};
use curia::games::council_of_4::rules::event::{Event, Gained, Price};
use curia::games::council_of_4::rules::scoring::{Cause, scores};
use curia::games::council_of_4::rules::state::{Decision, PublicState, State};
use curia::games::council_of_4::scene::Outcome;
use curia::games::council_of_4::scene::outcome::Totals;
use curia::games::council_of_4::scene::payment::suit;
use curia::rules::Game;
use curia::rules::luck::Seed;

use super::{Sample, samples};

/// Plays the action. Returns the resulting state and the events.
fn done(state: &State, action: Action) -> (State, Vec<Event>) {
    let (mut after, mut events) = (*state, Vec::new());
    CouncilOf4::apply(&mut after, action, |event| events.push(event)).expect("a legal action");
    (after, events)
}

/// Visits every position with every one of its actions: before, action, after, events, and the previewed
/// outcome.
fn each(mut look: impl FnMut(&Sample, Action, &State, &[Event], &Outcome)) {
    for sample in samples() {
        for &action in &sample.legal {
            let foretold = Outcome::of(&sample.view, action).expect("a legal action");
            let (after, events) = done(&sample.state, action);
            look(sample, action, &after, &events, &foretold);
        }
    }
}

#[test]
fn price_and_tracks_are_those_of_playing_it() {
    each(|Sample { state, .. }, action, after, _, foretold| {
        let seat = state.table().turn.seat;
        let (before, now) = (state.table().player(seat), after.table().player(seat));
        assert_eq!(foretold.coins, (before.coins, now.coins), "{action}");
        assert_eq!(foretold.servants, (before.servants, now.servants), "{action}");
        assert_eq!(foretold.nobility, (before.nobility, now.nobility), "{action}");
        assert_eq!(foretold.vp, (state.table().vp(seat), after.table().vp(seat)), "{action}");
        let total = foretold.total();
        let Price { cards, coins, servants } = foretold.price;
        assert_eq!(u16::from(before.coins - coins) + total.coins, u16::from(now.coins), "{action}");
        assert_eq!(before.servants - servants + total.servants, now.servants, "{action}");
        assert_eq!(
            u16::from(before.nobility) + total.nobility,
            u16::from(now.nobility),
            "{action}"
        );
        assert_eq!(state.table().vp(seat) + total.vp, after.table().vp(seat), "{action}");
        if action != Action::EndTurn {
            let hand = state.hand(seat).minus(cards).len();
            assert_eq!(
                u16::from(hand) + total.cards,
                u16::from(after.hand(seat).len()),
                "{action}"
            );
            let used = u16::from(after.table().turn.main_taken && !state.table().turn.main_taken);
            let left = |state: &State| u16::from(state.table().turn.main_left);
            assert!(left(after) + 1 >= left(state) + total.main_actions, "{action}");
            assert!(left(after) + used <= left(state) + total.main_actions, "{action}");
        }
        match action {
            Action::Acquire { payment, .. } | Action::PlaceWithQueen { payment, .. } => {
                assert_eq!(cards, payment);
                assert!(state.hand(seat).contains_all(cards));
            }
            _ => assert!(cards.is_empty(), "{action}"),
        }
    });
}

#[test]
fn tiles_and_choices_are_those_of_playing_it() {
    let (mut tiles, mut choices, mut last_rounds) = (0, 0, 0);
    each(|Sample { state, .. }, action, after, events, foretold| {
        let seat = state.table().turn.seat;
        let (before, now) = (state.table().player(seat), after.table().player(seat));
        let new = now.reward_tiles.iter().filter(|&tile| !before.reward_tiles.contains(tile));
        assert!(new.eq(foretold.tiles.iter().map(|&(tile, _)| tile)), "{action}");
        let queens = foretold.tiles.iter().filter_map(|&(_, place)| place.map(usize::from));
        let gained =
            now.queens_rewards.iter().filter(|&place| !before.queens_rewards.contains(place));
        assert!(gained.eq(queens), "{action}");
        let open = Some(after.table().decision)
            .filter(|decision| !matches!(decision, Decision::Turn | Decision::Over));
        assert_eq!(foretold.opens, open, "{action}");
        assert_eq!(foretold.reveals, events.iter().any(CouncilOf4::reveals), "{action}");
        let last_round = after.table().last_round.is_some() && state.table().last_round.is_none();
        assert_eq!(foretold.last_round, last_round, "{action}");
        tiles += foretold.tiles.len();
        choices += usize::from(open.is_some());
        last_rounds += usize::from(last_round);
    });
    assert!(tiles > 10 && choices > 10 && last_rounds > 2, "{tiles} {choices} {last_rounds}");
}

/// Returns the roads from one city to another, counted ring by ring.
fn steps_between(board: Board, from: City, to: City) -> usize {
    let mut reached = CitySet::of(from);
    (0..15)
        .find(|_| {
            let found = reached.contains(to);
            reached = reached.iter().fold(reached, |all, city| all | board.neighbours(city));
            found
        })
        .expect("a way")
}

#[test]
fn the_queens_way_is_a_shortest_one() {
    each(|Sample { state, .. }, action, after, _, foretold| {
        let table = state.table();
        let Action::PlaceWithQueen { city, payment } = action else {
            assert!(foretold.way.is_empty(), "{action}");
            return;
        };
        let ends = (foretold.way.first().copied(), foretold.way.last().copied());
        assert_eq!(ends, (Some(table.queen), Some(city)));
        assert_eq!(after.table().queen, city);
        let roads = foretold.way.windows(2);
        assert!(roads.clone().all(|road| table.board.neighbours(road[0]).contains(road[1])));
        let length = steps_between(table.board, table.queen, city);
        assert_eq!(roads.len(), length);
        let council = [10, 7, 4, 0][usize::from(payment.len()) - 1] + payment.jokers();
        assert_eq!(usize::from(foretold.price.coins), usize::from(council) + 2 * length);
    });
}

/// The new merchant first, then all own merchants connected to it, by letters.
#[test]
fn the_chain_is_what_hangs_together_with_the_new_merchant() {
    let mut longest = 0;
    each(|Sample { state, .. }, action, after, _, foretold| {
        let (Action::Place { city, .. } | Action::PlaceWithQueen { city, .. }) = action else {
            assert!(foretold.chain.is_empty(), "{action}");
            return;
        };
        let own = after.table().player(state.table().turn.seat).merchants;
        let mut group = CitySet::of(city);
        for _ in 0..15 {
            let near = |&other: &City| {
                let near = after.table().board.neighbours(other) & group;
                !near.is_empty() || group.contains(other)
            };
            group = own.iter().filter(near).collect();
        }
        let others = group.iter().filter(|&other| other != city);
        assert_eq!(foretold.chain, [city].into_iter().chain(others).collect::<Vec<_>>());
        longest = longest.max(foretold.chain.len());
    });
    assert!(longest > 4);
}

#[test]
fn an_election_shows_who_enters_and_who_falls_out() {
    each(|Sample { state, .. }, action, after, _, foretold| match action {
        Action::Elect { colour, council } | Action::SendServant { colour, council } => {
            let [.., left] = state.table().council(council);
            assert_eq!(foretold.election, Some((council, colour, left)));
            assert_eq!(after.table().council(council)[0], colour);
        }
        _ => assert_eq!(foretold.election, None, "{action}"),
    });
}

#[test]
fn gains_name_their_sources_in_order_and_lost_coins() {
    each(|_, action, _, events, foretold| {
        let told: Vec<_> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Gained { gain, source, .. } => Some((source, gain)),
                _ => None,
            })
            .collect();
        let gains = foretold.gains.iter();
        let listed: Vec<_> =
            gains.flat_map(|(source, gains)| gains.iter().map(|&gain| (*source, gain))).collect();
        assert_eq!(listed, told, "{action}");
        let lost = u8::try_from(
            told.iter()
                .map(|(_, gain)| match *gain {
                    Gained::Coins { lost, .. } => u16::from(lost),
                    _ => 0,
                })
                .sum::<u16>(),
        );
        assert_eq!(Ok(foretold.coins_lost), lost, "{action}");
    });
}

#[test]
fn sets_count_what_the_last_count_adds_for_them() {
    let mut counted = 0;
    each(|Sample { state, .. }, action, after, _, foretold| {
        let seat = state.table().turn.seat;
        let points = |state: &State| {
            let (table, none) = (state.table(), [0; 4]);
            let score = scores(table, none)[seat.index()];
            [Cause::ColourTiles, Cause::RegionTiles, Cause::QueensRewards]
                .map(|cause| score.of(cause))
                .into_iter()
                .sum::<u16>()
        };
        assert_eq!(points(state) + foretold.set_points(), points(after), "{action}");
        counted += u16::from(foretold.set_points() > 0);
    });
    assert_ne!(counted, 0);
}

#[test]
fn a_space_reached_is_a_choice_or_in_the_total() {
    each(|Sample { state, .. }, action, _, _, foretold| {
        let variant = state.table().nobility;
        let choices: Vec<_> = foretold.choices(variant).collect();
        let (from, to) = foretold.nobility;
        let reached = (from + 1..=to).filter_map(|space| nobility_space(space, variant));
        let (paid, open): (Vec<_>, Vec<_>) =
            reached.partition(|bonus| matches!(bonus, SpaceBonus::Gains(_)));
        assert_eq!(choices, open, "{action}");
        let paid = paid.into_iter().flat_map(|bonus| match bonus {
            SpaceBonus::Gains(gains) => gains.to_vec(),
            _ => Vec::new(),
        });
        let (paid, total): (Totals, _) = (paid.collect(), foretold.total());
        assert!(paid.main_actions <= total.main_actions && paid.vp <= total.vp, "{action}");
    });
}

/// The same view has the same preview for all hidden things, and the preview comes true.
#[test]
fn nothing_hidden_changes_the_outcome() {
    for (at, sample) in samples().iter().enumerate() {
        let seat = sample.view.seat;
        for luck in 0..2 {
            let mut rng = Seed(at as u64).stream(luck);
            let other = CouncilOf4::determinise(&sample.view, &mut rng);
            for &action in sample.legal.iter().step_by(2) {
                let foretold = Outcome::of(&sample.view, action).expect("a legal action");
                assert_eq!(
                    Outcome::of(&CouncilOf4::view(&other, seat), action).as_ref(),
                    Some(&foretold)
                );
                let table = *done(&other, action).0.table();
                let own = table.player(sample.state.table().turn.seat);
                let tracks = (own.coins, own.servants, own.nobility);
                assert_eq!(tracks, (foretold.coins.1, foretold.servants.1, foretold.nobility.1));
            }
        }
    }
}

#[test]
fn what_is_not_legal_has_no_outcome() {
    for sample in samples().iter().step_by(7) {
        let elsewhere = samples().iter().step_by(13).flat_map(|other| other.legal.iter().copied());
        for action in elsewhere.filter(|action| !sample.legal.contains(action)) {
            assert_eq!(Outcome::of(&sample.view, action), None, "{action}");
        }
    }
}

#[test]
fn slots_are_filled_as_foretold_and_named_only_where_they_are_known() {
    let (mut known, mut hidden) = (0, 0);
    each(|_, action, after, events, foretold| {
        let filled: Vec<_> = events
            .iter()
            .filter_map(|event| match *event {
                Event::SlotFilled { permit, slot, was_hidden } => Some((permit, slot, was_hidden)),
                _ => None,
            })
            .collect();
        assert_eq!(foretold.filled.len(), filled.len(), "{action}");
        let mut guessed = false;
        for ((permit, slot, was_hidden), foretold) in filled.into_iter().zip(&foretold.filled) {
            let region = permit.region();
            // The second of two unseen permits is unknown until the first is seen.
            guessed |= was_hidden;
            let expected = (region, slot, (!guessed).then_some(permit));
            assert_eq!(*foretold, expected, "{action}");
            assert_eq!(after.table().permit(region, slot), Some(permit), "{action}");
            known += usize::from(!guessed);
            hidden += usize::from(guessed);
        }
    });
    assert!(known > 0 && hidden > 0, "{known} {hidden}");
}

#[test]
fn how_well_the_hand_suits_is_told_of_the_council_before_and_after_an_election() {
    each(|sample, action, after, _, foretold| {
        let expected = foretold.election.map(|(council, ..)| {
            let of = |table: &PublicState| suit(sample.view.hand, table.council(council));
            (of(&sample.view.table), of(after.table()))
        });
        let elects = matches!(action, Action::Elect { .. } | Action::SendServant { .. });
        assert_eq!((foretold.suits, foretold.suits.is_some()), (expected, elects), "{action}");
        let suited = match (elects, foretold.election) {
            (true, Some((council, ..))) => {
                Some((council, suit(sample.view.hand, after.table().council(council)).cards))
            }
            _ => None,
        };
        assert_eq!(foretold.suited(), suited, "{action}");
    });
}

#[test]
fn servants_are_due_for_every_merchant_of_somebody_else_in_the_city_and_for_no_other() {
    let (mut of_seats, mut neutral, mut several) = (0, 0, 0);
    each(|Sample { state, .. }, action, _, _, foretold| {
        let (Action::Place { city, .. } | Action::PlaceWithQueen { city, .. }) = action else {
            assert!(foretold.due.is_empty(), "{action}");
            return;
        };
        let table = state.table();
        let whose: Vec<_> = foretold.due.iter().map(|due| due.of).collect();
        for seat in table.each_seat() {
            let stands = table.player(seat).merchants.contains(city);
            assert_eq!(whose.contains(&Some(seat)), stands, "{action} {seat:?}");
        }
        assert_eq!(whose.contains(&None), table.neutral.contains(city), "{action}");
        let servants: u16 = foretold.due.iter().map(|due| due.servants).sum();
        assert_eq!(servants, foretold.price.servants, "{action}");
        neutral += usize::from(whose.contains(&None));
        of_seats += whose.iter().flatten().count();
        several += usize::from(whose.len() > 1);
    });
    assert!(of_seats > 10 && neutral > 10 && several > 10, "{of_seats} {neutral} {several}");
}

/// What the ribbon tells of a bot's action is what its own preview told, but for its hand.
#[test]
fn a_bots_action_is_told_as_it_would_preview_it() {
    each(|Sample { state, .. }, action, after, events, foretold| {
        let seat = state.table().turn.seat;
        let seen: Vec<Event> =
            events.iter().map(|event| CouncilOf4::event_seen_by(event, None)).collect();
        let told = Outcome::between(state.table(), after.table(), seat, &seen);
        let filled = told.filled.clone();
        let own = Outcome { reveals: false, suits: None, filled, ..foretold.clone() };
        assert_eq!(told, own, "{action}");
        let hides = |event: &Event| !matches!(event, Event::CardDrawn { card: Some(_), .. });
        assert!(seen.iter().all(hides), "{action}");
    });
}
