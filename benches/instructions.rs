//! Instructions of whole games, counted under valgrind: a figure without noise, for the trend from change to
//! change.

use std::hint::black_box;

use curia::bots::history::History;
use curia::bots::{Level, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::setup::SetupError;
use curia::games::council_of_4::rules::view::View;
use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::rules::sample;
use gungraun::prelude::*;

#[library_benchmark]
#[bench::two_players(2)]
#[bench::three_players(3)]
#[bench::four_players(4)]
fn twenty_random_games(players: u8) -> Result<u32, SetupError> {
    black_box((0..20).map(|number| sample::play::<CouncilOf4>(players, number)).sum())
}

fn first_view(players: u8) -> Result<View, SetupError> {
    let (state, _) = sample::deal::<CouncilOf4>(players, 0)?;
    Ok(CouncilOf4::view(&state, CouncilOf4::decider(&state)))
}

#[library_benchmark]
#[bench::two_players(first_view(2))]
#[bench::four_players(first_view(4))]
fn first_greedy_decision(view: Result<View, SetupError>) -> bool {
    let choice = view.map(|view| choose::<CouncilOf4>(History::of(view, Seed(1)), Level::Greedy));
    black_box(choice).is_ok()
}

library_benchmark_group!(name = play, benchmarks = [twenty_random_games, first_greedy_decision]);

main!(library_benchmark_groups = play);
