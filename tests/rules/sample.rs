//! The random games that are measured: whole games, and the same ones however they are played.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::Sides;
use curia::rules::sample;
use curia::rules::{Game, Seat};

#[test]
fn every_number_is_a_game_of_its_own_on_the_next_board() {
    let deals: Vec<_> =
        (0..16).map(|number| sample::deal::<CouncilOf4>(3, number).expect("a game")).collect();
    let boards = deals.iter().map(|(state, _)| state.table().board);
    assert!(boards.eq(Sides::all().chain(Sides::all()).map(Sides::board)));
    let mut seeds: Vec<u64> = deals.iter().map(|(_, seed)| seed.0).collect();
    seeds.dedup();
    assert_eq!(seeds, (1..=16).collect::<Vec<_>>(), "in order and never 0");
    assert!(sample::deal::<CouncilOf4>(5, 0).is_err(), "five can't play");
}

#[test]
fn a_game_that_is_played_is_the_one_whose_states_are_listed() {
    for players in 2..=4 {
        let states = sample::states::<CouncilOf4>(players, 2).expect("games");
        let lengths =
            [0, 1].map(|number| sample::play::<CouncilOf4>(players, number).expect("a game"));
        assert_eq!(states.len(), lengths.iter().map(|&length| length as usize).sum::<usize>());
        let second = lengths[0] as usize;
        assert_eq!(states[second].0, sample::deal::<CouncilOf4>(players, 1).expect("a game").0);
        let (mut last, action) = states[second - 1];
        CouncilOf4::apply(&mut last, action, |_| {}).expect("legal");
        assert!(CouncilOf4::winners(&last).is_some_and(|winners| winners < vec![Seat(players)]));
    }
}
