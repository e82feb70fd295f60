//! Chance: pinned values, so that a seed always means the same everywhere, and statistics on draws. The
//! pinned values were computed by a second implementation; those of PCG32, SplitMix64 and FNV-1a are the
//! published ones.

use std::collections::HashMap;
use std::convert::Infallible;

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::{Region, Sides};
use curia::games::council_of_4::rules::components::{
    Colour, Council, NobilityVariant, Permit, Politics,
};
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::State;
use curia::rules::Game;
use curia::rules::luck::{Draws, Seed, below, fnv1a, shuffle};
use proptest::prelude::*;
use rand::{Rng, TryRng};
use rand_pcg::Pcg32;

fn outputs(mut rng: Pcg32, count: usize) -> Vec<u32> {
    (0..count).map(|_| rng.next_u32()).collect()
}

#[test]
fn the_generator_is_pcg32_as_published() {
    let published = [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e];
    assert_eq!(outputs(Pcg32::new(42, 54), 6), published);
}

#[test]
fn streams_are_pinned() {
    let stream = |seed, stream| outputs(Seed(seed).stream(stream), 4);
    assert_eq!(stream(1, 1), [0x5081_4f9e, 0x42a4_a1b5, 0xa5d7_eeea, 0xd502_ac1f]);
    assert_eq!(stream(1, 2), [0xe5ca_6792, 0xae24_76c3, 0x0547_5edd, 0xe8d9_a2dc]);
    assert_eq!(stream(u64::MAX, 3), [0xbff6_1278, 0xd6e2_b9b9, 0x0738_ff21, 0x3347_b9d7]);
}

#[test]
fn below_is_pinned_with_its_retries() {
    let mut rng = Pcg32::new(42, 54);
    let drawn =
        [1, 2, 6, 15, 90, 1000, (1 << 31) + 1, u32::MAX].map(|bound| below(&mut rng, bound));
    assert_eq!(drawn, [0, 0, 4, 7, 67, 796, 1_930_401_837, 4_181_216_143]);
    assert_eq!(rng.next_u32(), 0x32db_86fe, "outputs were used up one by one, but for the retries");
    // A bound just above half of the range refuses almost every second output.
    let mut rng = Pcg32::new(42, 54);
    let drawn: Vec<u32> = (0..8).map(|_| below(&mut rng, (1 << 31) + 1)).collect();
    let expected = [
        1_034_156_548,
        1_561_237_912,
        1_710_665_783,
        1_930_401_837,
        2_090_608_072,
        249_567_996,
        1_992_045_587,
        470_884_878,
    ];
    assert_eq!(drawn, expected);
    assert_eq!(rng.next_u32(), 0x2ba1_13d7);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn draws_one_after_the_other_are_those_by_number(
        seed in any::<u64>(),
        begin in 0..1_u32 << 20,
        bounds in prop::collection::vec(prop_oneof![0..100_u32, any::<u32>()], 1..30),
    ) {
        let seed = Seed(seed);
        let mut draws = Draws::<3>::from(seed, begin);
        for (index, bound) in (begin..).zip(bounds) {
            prop_assert_eq!(draws, Draws::from(seed, index));
            prop_assert_eq!(draws.draw(bound), seed.draw(3, index, bound));
        }
    }
}

#[test]
fn below_nothing_is_nothing_and_takes_no_output() {
    let mut rng = Pcg32::new(42, 54);
    assert_eq!(below(&mut rng, 0), 0);
    assert_eq!(rng.next_u32(), 0xa15c_02b7);
}

/// A generator with given outputs.
struct Outputs<const N: usize>([u32; N], usize);

impl<const N: usize> TryRng for Outputs<N> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.1 += 1;
        Ok(self.0[self.1 - 1])
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.iter_mut().try_for_each(|byte| self.try_next_u32().map(|output| *byte = output as u8))
    }
}

#[test]
fn below_refuses_the_outputs_that_would_favour_some_numbers() {
    // 2^32 is 16 more than a multiple of 90: sixteen outputs must be refused, 0 among them.
    let mut rng = Outputs([0, 0x8000_0001], 0);
    assert_eq!((below(&mut rng, 90), rng.1), (45, 2));
    // It is a multiple of 8: none must.
    let mut rng = Outputs([0], 0);
    assert_eq!((below(&mut rng, 8), rng.1), (0, 1));
}

#[test]
fn shuffling_is_pinned() {
    let mut items: Vec<u8> = (0..15).collect();
    shuffle(&mut Pcg32::new(42, 54), &mut items);
    assert_eq!(items, [1, 3, 2, 12, 0, 5, 10, 4, 11, 7, 8, 13, 14, 6, 9]);
    let mut none: [u8; 0] = [];
    shuffle(&mut Pcg32::new(42, 54), &mut none);
}

#[test]
fn luck_beside_the_game_is_sha_256_of_purpose_moment_and_text() {
    for (text, purpose, moment, seed) in [
        ("harbour", "bot", 0, 0x2bf8_6590_08f3_196c),
        ("harbour", "bot", 1, 0x4a69_8509_a6c4_29cd),
        ("Harbour", "bot", 0, 0xb2d0_b019_1410_8ecb),
        ("", "bot", 65_535, 0x7d47_eaf4_e59d_b1ab),
        ("Été à Rome", "bot", 7, 0x1884_e92d_e54c_9a86),
    ] {
        assert_eq!(Seed::beside(text, purpose, moment), Seed(seed), "{text} {moment}");
    }
}

#[test]
fn texts_name_seeds_by_fnv1a_without_case_and_blanks() {
    for (text, seed) in [
        ("", 0xcbf2_9ce4_8422_2325),
        ("a", 0xaf63_dc4c_8601_ec8c),
        ("foobar", 0x8594_4171_f739_67e8),
        ("curia", 0x073c_61d5_c66c_d4ef),
        ("élan", 0xbe4e_840e_6401_4224),
    ] {
        assert_eq!(fnv1a(text.as_bytes()), seed, "{text}");
        assert_eq!(Seed::from_text(text), Seed(seed), "{text}");
    }
    assert_eq!(Seed::from_text("  CuRiA \n"), Seed::from_text("curia"));
    assert_eq!(Seed::from_text("Élan"), Seed::from_text("élan"));
    assert_ne!(Seed::from_text("cu ria"), Seed::from_text("curia"), "blanks inside count");
}

#[test]
fn draws_are_pinned_and_each_stands_alone() {
    let draws = |seed, stream, bound, count| -> Vec<u32> {
        (0..count).map(|index| Seed(seed).draw(stream, index, bound)).collect()
    };
    assert_eq!(draws(1, 3, 90, 12), [68, 70, 83, 1, 17, 42, 32, 55, 44, 49, 43, 53]);
    assert_eq!(draws(1, 4, 15, 8), [6, 3, 11, 8, 7, 11, 14, 12]);
    let retried = [938_339_862, 831_383_680, 1_910_768_906, 811_742_313, 675_096_841, 731_641_514];
    assert_eq!(draws(7, 3, (1 << 31) + 1, 6), retried);
    // The eleventh draw is the same, whatever the bounds of the others.
    let before: u32 = (0..11).map(|index| Seed(1).draw(3, index, index + 1)).sum();
    assert!(before > 0);
    assert_eq!(Seed(1).draw(3, 10, 90), 43);
    assert_eq!(Seed(1).draw(3, 10, 0), 0);
}

fn dealt(players: u8, seed: u64) -> (State, Vec<Event>) {
    let setup = Setup {
        players,
        board: Sides::default().board(),
        nobility: NobilityVariant::Printed,
        first: None,
    };
    let mut events = Vec::new();
    let state = CouncilOf4::start(&setup, Seed(seed), |event| events.push(event)).expect("a game");
    (state, events)
}

fn cards_drawn(events: &[Event]) -> Vec<Politics> {
    let card = |event: &Event| match *event {
        Event::CardDrawn { card, .. } => card,
        _ => None,
    };
    events.iter().filter_map(card).collect()
}

fn permits_filled(events: &[Event]) -> Vec<Permit> {
    let permit = |event: &Event| match *event {
        Event::SlotFilled { permit, .. } => Some(permit),
        _ => None,
    };
    events.iter().filter_map(permit).collect()
}

/// Changes the permits of a region if one is given, elects and ends the turn.
fn one_turn(mut state: State, change: Option<Region>) -> Vec<Event> {
    let colour = Colour::ALL.into_iter().find(|&colour| state.table().reserve[colour.index()] > 0);
    let elect = Action::Elect { colour: colour.expect("a reserve"), council: Council::Queen };
    let change = change.map(|region| Action::ChangePermits { region });
    let mut events = Vec::new();
    for action in change.into_iter().chain([elect, Action::EndTurn]) {
        CouncilOf4::apply(&mut state, action, |event| events.push(event)).expect("legal");
    }
    events
}

#[test]
fn what_one_deck_does_moves_no_other() {
    for seed in 0..40 {
        let (state, _) = dealt(3, seed);
        let plain = one_turn(state, None);
        for region in Region::ALL {
            let changed = one_turn(state, Some(region));
            assert_eq!(cards_drawn(&changed), cards_drawn(&plain), "the next card, seed {seed}");
            assert_eq!(changed, one_turn(state, Some(region)), "taken back and done again");
        }
    }
}

/// Returns Pearson's test statistic, about as large as the number of cells if the counts fit.
fn chi_square<K>(counts: &HashMap<K, u32>, expected: impl Fn(&K) -> f64, cells: f64) -> f64 {
    let sum_expected: f64 = counts.keys().map(&expected).sum();
    let total: f64 = counts.values().map(|&count| f64::from(count)).sum();
    let seen: f64 = counts
        .iter()
        .map(|(key, &count)| (f64::from(count) - expected(key)).powi(2) / expected(key))
        .sum();
    // Missing cells contribute their expected count.
    assert!(counts.len() as f64 <= cells, "more cells than there should be");
    seen + (total - sum_expected).max(0.0)
}

/// Returns a bound six standard deviations above the mean; seeds are fixed, so no test fails by chance.
fn bound(cells: f64) -> f64 {
    let freedom = cells - 1.0;
    freedom + 6.0 * (2.0 * freedom).sqrt()
}

fn assert_uniform<K: Eq + std::hash::Hash>(drawn: impl Iterator<Item = K>, cells: u32) {
    let mut counts = HashMap::new();
    let mut total = 0;
    for key in drawn {
        *counts.entry(key).or_insert(0) += 1;
        total += 1;
    }
    let (cells, total) = (f64::from(cells), f64::from(total));
    assert!(total >= 5.0 * cells, "too few draws to say anything");
    let statistic = chi_square(&counts, |_| total / cells, cells);
    assert!(statistic < bound(cells), "{statistic} for {cells} cells");
}

#[test]
fn draws_are_uniform_along_a_stream_across_seeds_and_in_pairs() {
    for cells in [2, 6, 7, 15, 90] {
        assert_uniform((0..20_000).map(|index| Seed(3).draw(3, index, cells)), cells);
        assert_uniform((0..20_000).map(|seed| Seed(seed).draw(3, 5, cells)), cells);
    }
    let pair = |seed, index| (Seed(seed).draw(4, index, 6), Seed(seed).draw(4, index + 1, 6));
    assert_uniform((0..20_000).map(|index| pair(3, index)), 36);
    assert_uniform((0..20_000).map(|seed| pair(seed, 0)), 36);
    let of_two_streams = |seed: u64| (Seed(seed).draw(4, 0, 6), Seed(seed).draw(5, 0, 6));
    assert_uniform((0..20_000).map(of_two_streams), 36);
}

#[test]
fn shuffles_are_uniform() {
    let shuffled = |seed: u64| {
        let mut items = [0, 1, 2, 3];
        shuffle(&mut Seed(seed).stream(9), &mut items);
        items
    };
    assert_uniform((0..20_000).map(shuffled), 24);
}

#[test]
fn first_cards_come_as_from_a_shuffled_deck_of_90() {
    let games = 20_000;
    let mut pairs = HashMap::new();
    for seed in 0..games {
        let cards = cards_drawn(&dealt(2, seed).1);
        assert_eq!(cards.len(), 13);
        *pairs.entry((cards[0], cards[12])).or_insert(0) += 1;
    }
    // Two cards of the deck, without replacement.
    let expected = |&(one, other): &(Politics, Politics)| {
        let left = f64::from(other.supply()) - f64::from(u8::from(one == other));
        games as f64 * f64::from(one.supply()) / 90.0 * left / 89.0
    };
    let statistic = chi_square(&pairs, expected, 49.0);
    assert!(statistic < bound(49.0), "{statistic}");
}

#[test]
fn permits_come_as_from_a_shuffled_deck_of_15() {
    let of = |events: &[Event], region| -> Vec<Permit> {
        permits_filled(events).into_iter().filter(|permit| permit.region() == region).collect()
    };
    for region in Region::ALL {
        let pairs = (0..5_000).map(|seed| {
            let shown = of(&dealt(3, seed).1, region);
            (shown[0], shown[1])
        });
        assert_uniform(pairs, 15 * 14);
        let third = (0..2_000).map(|seed| of(&one_turn(dealt(3, seed).0, Some(region)), region)[0]);
        assert_uniform(third, 15);
    }
}

#[test]
fn one_deck_tells_nothing_of_another() {
    let first_permits = |seed: u64| {
        let shown = permits_filled(&dealt(3, seed).1);
        (shown[0], shown[2], shown[4])
    };
    assert_uniform((0..5_000).map(first_permits).map(|(coast, hills, _)| (coast, hills)), 225);
    assert_uniform(
        (0..5_000).map(first_permits).map(|(_, hills, mountains)| (hills, mountains)),
        225,
    );

    let games = 5_000;
    let mut pairs = HashMap::new();
    for seed in 0..games {
        let events = dealt(3, seed).1;
        let pair = (permits_filled(&events)[0], cards_drawn(&events)[0]);
        *pairs.entry(pair).or_insert(0) += 1;
    }
    let expected =
        |&(_, card): &(Permit, Politics)| games as f64 / 15.0 * f64::from(card.supply()) / 90.0;
    let statistic = chi_square(&pairs, expected, 105.0);
    assert!(statistic < bound(105.0), "{statistic}");
}

#[test]
fn a_deck_holds_every_permit_once() {
    for seed in 0..200 {
        let (state, events) = dealt(4, seed);
        let mut all = permits_filled(&events);
        for region in Region::ALL {
            all.extend(state.table().decks[region.index()].unseen(region).iter());
        }
        all.sort_unstable();
        assert!(all.into_iter().eq(Permit::all()), "seed {seed}");
    }
}

#[test]
fn tokens_and_first_seats_are_dealt_evenly() {
    let place_of_first_token = |seed| {
        let (state, _) = dealt(4, seed);
        curia::games::council_of_4::rules::board::City::ALL
            .into_iter()
            .find(|&city| state.table().tokens.of(city).is_some_and(|token| token.index() == 0))
    };
    assert_uniform((0..3_000).map(place_of_first_token), 14);
    for players in 2..=4 {
        assert_uniform((0..3_000).map(|seed| dealt(players, seed).0.table().first), players.into());
    }
    let corner = |seed| dealt(3, seed).0.table().council(Council::Queen)[3];
    assert_uniform((0..3_000).map(corner), 6);
}
