//! What the tests of every game do: play what is written, and random games step by step.

use super::luck::{Seed, below};
use super::sample;
use super::{Game, Seat};

/// A step of a game.
pub struct Step<G: Game> {
    pub before: G::State,
    pub seat: Seat,
    pub action: G::Action,
    pub events: Vec<G::Event>,
    pub after: G::State,
}

impl<G: Game> Step<G> {
    /// Returns what the deciding seat saw before.
    pub fn view(&self) -> G::View {
        G::view(&self.before, Some(self.seat))
    }
}

/// Shows every step of some random games for every number of players.
pub fn games<G: Game>(each: u32, mut look: impl FnMut(&Step<G>)) {
    for (players, number) in G::SEATS.flat_map(|players| (0..each).map(move |at| (players, at))) {
        let (state, seed) = sample::deal::<G>(players, number).expect("a deal");
        steps::<G>(state, seed).for_each(|step| look(&step));
    }
}

/// Plays random actions from a state to the end of the game.
pub fn steps<G: Game>(state: G::State, seed: Seed) -> impl Iterator<Item = Step<G>> {
    let mut rng = seed.stream(99);
    chosen_steps(state, move |len| below(&mut rng, len))
}

/// Plays to the end of the game the action whose position is chosen for the number of legal ones.
pub fn chosen_steps<G: Game>(
    mut state: G::State,
    mut choose: impl FnMut(u32) -> u32,
) -> impl Iterator<Item = Step<G>> {
    std::iter::from_fn(move || {
        let seat = G::decider(&state)?;
        let action = G::choose_legal(&state, &mut choose).expect("a choice");
        let (before, mut events) = (state.clone(), Vec::new());
        G::apply(&mut state, action, |event| events.push(event)).expect("a legal action");
        Some(Step { before, seat, action, events, after: state.clone() })
    })
}

/// Plays actions in notation, divided by commas, and returns what happened. Every state on the way is valid.
pub fn play<G: Game>(state: &mut G::State, actions: &str) -> Vec<G::Event> {
    let mut events = Vec::new();
    for notation in actions.split(", ") {
        let action = G::parse(notation).expect(notation);
        let done = G::apply(state, action, |event| events.push(event));
        assert_eq!(done, Ok(()), "{notation}");
        assert_eq!(G::validate(state), vec![], "{notation}");
    }
    events
}

/// Returns why an action is refused, which leaves no trace.
pub fn refused<G: Game>(state: &G::State, notation: &str) -> G::Illegal {
    let mut after = state.clone();
    let action = G::parse(notation).expect(notation);
    let refused = G::apply(&mut after, action, |event| panic!("{event:?}"));
    assert_eq!(after, *state);
    refused.expect_err(notation)
}

/// Asserts that actions are refused for these reasons, written as `action: Reason; other action: Another(Reason)`.
pub fn refuses<G: Game>(state: &G::State, cases: &str) {
    for case in cases.split("; ") {
        let (action, reason) = case.split_once(": ").expect("an action and a reason");
        assert_eq!(format!("{:?}", refused::<G>(state, action)), reason, "{action}");
    }
}

/// Returns the legal actions that begin with a word, without it; all if there is no word.
pub fn legal<G: Game>(state: &G::State, word: &str) -> Vec<String> {
    let mut legal = Vec::new();
    G::legal_actions(state, &mut legal);
    let legal = legal.into_iter().map(|action| format!("{} ", G::print(action)));
    let start = if word.is_empty() { String::new() } else { format!("{word} ") };
    let rest = legal.filter_map(|action| Some(action.strip_prefix(&start)?.trim_end().to_owned()));
    rest.collect()
}

/// Asserts which legal actions begin with a word, as [`legal`] returns them, divided by commas, in any order.
pub fn offers<G: Game>(state: &G::State, word: &str, expected: &str) {
    let mut legal = legal::<G>(state, word);
    let mut expected: Vec<&str> = expected.split(", ").filter(|one| !one.is_empty()).collect();
    legal.sort();
    expected.sort_unstable();
    assert_eq!(legal, expected, "{word}");
}

/// Plays the first legal action from a state on, again and again, to the end of the game.
pub fn first_steps<G: Game>(state: G::State) -> impl Iterator<Item = Step<G>> {
    chosen_steps::<G>(state, |_| 0)
}
