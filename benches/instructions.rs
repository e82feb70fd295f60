//! How many instructions whole games take, counted under valgrind: a figure without noise, for the
//! trend from change to change.

#![allow(missing_docs, reason = "the macros write items of their own")]

#[path = "support/games.rs"]
mod games;

use std::hint::black_box;

use curia::bots::{Level, Playable};
use curia::games::Game;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::view::View;
use curia::games::luck::Seed;
use gungraun::prelude::*;

#[library_benchmark]
#[bench::two_players(2)]
#[bench::three_players(3)]
#[bench::four_players(4)]
fn twenty_random_games(players: u8) -> u32 {
    black_box(games::random_games(players, 20))
}

fn first_view(players: u8) -> View {
    let (state, _) = games::deal(players, 0);
    CouncilOf4::view(&state, CouncilOf4::decider(&state))
}

#[library_benchmark]
#[bench::two_players(first_view(2))]
#[bench::four_players(first_view(4))]
fn first_greedy_decision(view: View) -> bool {
    black_box(CouncilOf4::choose(&view, Level::Greedy, Seed(1))).is_some()
}

library_benchmark_group!(name = play, benchmarks = [twenty_random_games, first_greedy_decision]);

main!(library_benchmark_groups = play);
