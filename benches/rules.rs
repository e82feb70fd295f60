//! The time of single parts of the rules, for a local look while changing them.

use curia::bots::history::History;
use curia::bots::{Level, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::state::State;
use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::rules::position::write;
use curia::rules::sample;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// Returns states from all over random games, each with the action chosen in it.
fn samples(players: u8) -> Vec<(State, Action)> {
    sample::states::<CouncilOf4>(players, 40).unwrap_or_default()
}

/// Measures the work on all samples, one after the other.
fn on_samples<T>(bencher: Bencher<'_, '_>, players: u8, work: impl Fn(&State, Action) -> T + Sync) {
    let samples = samples(players);
    bencher.counter(divan::counter::ItemsCount::new(samples.len())).bench(|| {
        for (state, action) in black_box(&samples) {
            black_box(work(state, *action));
        }
    });
}

#[divan::bench(args = [2, 4])]
fn eight_random_games(bencher: Bencher<'_, '_>, players: u8) {
    bencher.bench(|| {
        (0..8)
            .map(|number| sample::play::<CouncilOf4>(black_box(players), number))
            .collect::<Vec<_>>()
    });
}

#[divan::bench(args = [2, 4])]
fn legal_list(bencher: Bencher<'_, '_>, players: u8) {
    let samples = samples(players);
    let mut legal = Vec::new();
    bencher.counter(divan::counter::ItemsCount::new(samples.len())).bench_local(|| {
        for (state, _) in black_box(&samples) {
            CouncilOf4::legal_actions(state, &mut legal);
            black_box(&legal);
        }
    });
}

#[divan::bench(args = [2, 4])]
fn choice_without_the_list(bencher: Bencher<'_, '_>, players: u8) {
    on_samples(bencher, players, |state, _| CouncilOf4::choose_legal(state, |len| len / 2));
}

#[divan::bench(args = [2, 4])]
fn copy_and_apply(bencher: Bencher<'_, '_>, players: u8) {
    on_samples(bencher, players, |state, action| {
        let mut after = *state;
        CouncilOf4::apply(&mut after, action, |_| {}).map(|()| after)
    });
}

#[divan::bench(args = [2, 4])]
fn view(bencher: Bencher<'_, '_>, players: u8) {
    on_samples(bencher, players, |state, _| CouncilOf4::view(state, CouncilOf4::decider(state)));
}

#[divan::bench(args = [2, 4])]
fn view_and_determinise(bencher: Bencher<'_, '_>, players: u8) {
    on_samples(bencher, players, |state, _| {
        let view = CouncilOf4::view(state, CouncilOf4::decider(state));
        CouncilOf4::determinise(&view, &mut Seed(1).stream(1))
    });
}

#[divan::bench(args = [2, 4])]
fn validate(bencher: Bencher<'_, '_>, players: u8) {
    on_samples(bencher, players, |state, _| CouncilOf4::validate(state));
}

#[divan::bench(args = [2, 4])]
fn position_as_json(bencher: Bencher<'_, '_>, players: u8) {
    on_samples(bencher, players, |state, _| write::<CouncilOf4, Position>(state));
}

#[divan::bench(args = [2, 4])]
fn greedy_choice(bencher: Bencher<'_, '_>, players: u8) {
    on_samples(bencher, players, |state, _| {
        let view = CouncilOf4::view(state, CouncilOf4::decider(state));
        choose::<CouncilOf4>(History::of(view, Seed(1)), Level::Greedy)
    });
}
