//! Games of Council of 4 to take positions from: every printed board, some others, and every number of players.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::{Board, Sides};
use curia::games::council_of_4::rules::components::NobilityVariant;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::State;
use curia::rules::Game;
use curia::rules::luck::{Seed, below};

use crate::lively::lively;

/// Returns the printed boards and two of one's own, the last one with its tokens fixed.
pub fn boards() -> impl Iterator<Item = Board> {
    let own = Board::made(Seed(1));
    let mut fixed = Board::made(Seed(2)).plan();
    fixed.fix_tokens(true);
    Sides::all().map(Sides::board).chain([own]).chain(Board::of(fixed))
}

/// Returns all of these boards with 2-4 players, each with the text of a seed.
#[allow(dead_code, reason = "not every test program takes all games")]
pub fn games() -> impl Iterator<Item = (Setup, String)> {
    let boards = boards().enumerate();
    let boards = boards.flat_map(|board| (2..=4).map(move |players| (board, players)));
    boards.map(|((number, board), players)| {
        let nobility =
            if players == 3 { NobilityVariant::Manual } else { NobilityVariant::Printed };
        let setup = Setup { players, board, nobility, first: None };
        let named = board.sides().map_or_else(|| number.to_string(), |sides| sides.to_string());
        (setup, format!("positions {named} {players}"))
    })
}

/// Plays a whole lively game. Returns every state but the last, with the action done in it.
pub fn steps(setup: &Setup, seed: &str) -> Vec<(State, Action)> {
    let seed = Seed::from_text(seed);
    let mut rng = seed.stream(99);
    let mut state = CouncilOf4::start(setup, seed, |_| {}).expect("a set-up to play");
    let mut steps = Vec::new();
    let mut legal = Vec::new();
    while CouncilOf4::decider(&state).is_some() {
        CouncilOf4::legal_actions(&state, &mut legal);
        let action = lively(&legal, CouncilOf4::print, |bound| below(&mut rng, bound));
        steps.push((state, action));
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a listed action");
    }
    steps
}

/// The actions of such a game.
#[allow(dead_code, reason = "not every test program makes matches of them")]
pub fn actions_of(setup: &Setup, seed: &str) -> Vec<Action> {
    steps(setup, seed).into_iter().map(|(_, action)| action).collect()
}
