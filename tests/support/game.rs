//! The contract that every game owes to bots, records and screens, for any implementation.

use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};

use crate::lively::lively;

/// One action of a game in play.
pub struct Step<'a, G: Game> {
    pub before: &'a G::State,
    pub legal: &'a [G::Action],
    pub action: G::Action,
    pub after: &'a G::State,
    pub events: &'a [G::Event],
}

/// Plays a random game until it is over or `limit` actions are done, shows every step, and returns the last
/// state.
pub fn play<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    limit: usize,
    mut show: impl FnMut(&Step<G>),
) -> G::State {
    let mut rng = seed.stream(99);
    let mut state = deal::<G>(setup, seed).0;
    let mut legal = Vec::new();
    for _ in 0..limit {
        G::legal_actions(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        let action = lively(&legal, G::print, |bound| below(&mut rng, bound));
        let (after, events) = done::<G>(&state, action);
        show(&Step { before: &state, legal: &legal, action, after: &after, events: &events });
        state = after;
    }
    state
}

/// Returns the first state and the events of the deal.
pub fn deal<G: Game>(setup: &G::Setup, seed: Seed) -> (G::State, Vec<G::Event>) {
    let mut events = Vec::new();
    let state = G::start(setup, seed, |event| events.push(event)).expect("a set-up to play");
    (state, events)
}

/// Returns the state after a legal action, and its events.
pub fn done<G: Game>(state: &G::State, action: G::Action) -> (G::State, Vec<G::Event>) {
    let (mut after, mut events) = (state.clone(), Vec::new());
    G::apply(&mut after, action, |event| events.push(event)).expect("a listed action");
    (after, events)
}

/// Returns every seat, and the onlooker.
pub fn viewers<G: Game>(state: &G::State) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::first(G::seats(state)).map(Some).chain([None])
}

/// Checks that a state is valid and has a possible number of seats; and that either one seat must decide and
/// has a legal action, or the game is over with winners and no actions.
pub fn holds_together<G: Game>(state: &G::State) {
    assert_eq!(G::validate(state), vec![]);
    let mut legal = Vec::new();
    G::legal_actions(state, &mut legal);
    let chosen = G::choose_legal(state, |len| len / 2);
    assert!(chosen == legal.get(legal.len() / 2).copied(), "chosen without the list");
    match G::decider(state) {
        Some(seat) => {
            assert!(seat.0 < G::seats(state), "{seat:?} is not at the table");
            assert!(!legal.is_empty(), "{seat:?} is stuck");
            assert_eq!(G::winners(state), None);
        }
        None => {
            assert!(legal.is_empty());
            assert!(!G::winners(state).expect("winners").is_empty());
        }
    }
    assert!(legal.is_sorted_by(|one, next| one < next), "sorted, and nothing twice");
    assert!(G::SEATS.contains(&G::seats(state)), "{} seats", G::seats(state));
    assert_eq!(G::totals(state).len(), usize::from(G::seats(state)));
}

/// Checks that turns are counted from 0, that an action ends at most one turn, and that the same seat decides
/// throughout a turn, secretly or openly.
pub fn turns_are_counted<G: Game>(setup: &G::Setup, seed: Seed, limit: usize) {
    assert_eq!(G::turn(&deal::<G>(setup, seed).0), 0);
    let last = play::<G>(setup, seed, limit, |step| {
        let (before, after) = (G::turn(step.before), G::turn(step.after));
        assert!(after == before || after == before + 1, "{before}, then {after}");
        let decider = G::decider(step.after);
        if after == before && decider.is_some() {
            assert_eq!(decider, G::decider(step.before), "in turn {before}");
        }
    });
    assert!(G::turn(&last) > 0);
}

/// Checks that actions are parsed as printed, and no two are printed alike.
pub fn notation_is_inverse<G: Game>(legal: &[G::Action]) {
    let mut printed: Vec<String> = legal.iter().map(|&action| G::print(action)).collect();
    for (&action, notation) in legal.iter().zip(&printed) {
        assert!(G::parse(notation) == Some(action), "{notation}");
        let words = notation.split(' ').all(|word| {
            !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_alphanumeric())
        });
        assert!(words, "{notation:?} is not words of letters and digits");
        for wrong in [format!("{notation} "), format!(" {notation}"), notation.to_uppercase()] {
            assert!(G::parse(&wrong).is_none(), "{wrong:?} is parsed");
        }
    }
    printed.sort_unstable();
    printed.dedup();
    assert_eq!(printed.len(), legal.len());
}

/// Checks that a view knows only its own seat's legal actions, and survives serialisation.
pub fn views_know_their_own_actions<G: Game>(state: &G::State) {
    let (mut legal, mut known) = (Vec::new(), Vec::new());
    G::legal_actions(state, &mut legal);
    for viewer in viewers::<G>(state) {
        let view = G::view(state, viewer);
        G::view_legal_actions(&view, &mut known);
        if viewer.is_some() && viewer == G::decider(state) {
            assert!(known == legal, "{viewer:?}");
        } else {
            assert!(known.is_empty(), "{viewer:?} does not decide");
        }
        let text = serde_json::to_string(&view).expect("text");
        assert_eq!(serde_json::from_str::<G::View>(&text).expect("a view"), view);
    }
}

/// Checks that hidden things can be dealt again behind every view: the state is valid, the view is the same.
pub fn hidden_things_can_be_dealt_anew<G: Game>(state: &G::State, luck: Seed) {
    let mut rng = luck.stream(98);
    for viewer in viewers::<G>(state) {
        let view = G::view(state, viewer);
        let other = G::determinise(&view, &mut rng);
        assert_eq!(G::validate(&other), vec![], "{viewer:?}");
        assert_eq!(G::view(&other, viewer), view, "{viewer:?}");
        assert_eq!(G::decider(&other), G::decider(state));
        assert_eq!(G::seats(&other), G::seats(state));
    }
}

/// Checks that a seat's view after its own action follows from its view before, unless the events report that
/// something was revealed.
pub fn nothing_comes_to_light_untold<G: Game>(step: &Step<G>, luck: Seed) {
    let viewer = G::decider(step.before);
    if step.events.iter().any(G::reveals) {
        return;
    }
    let other = G::determinise(&G::view(step.before, viewer), &mut luck.stream(97));
    let (other, events) = done::<G>(&other, step.action);
    assert_eq!(events, step.events);
    assert_eq!(G::view(&other, viewer), G::view(step.after, viewer));
}

/// Checks that a seat knows its own action. While others may not know it, nothing they see distinguishes it
/// from another such action.
pub fn what_is_chosen_in_secret_shows_nowhere<G: Game>(step: &Step<G>) {
    let by = G::decider(step.before).expect("a seat");
    let seen = |action, now: &G::State, eyes| G::action_seen_by(step.before, now, action, by, eyes);
    for viewer in viewers::<G>(step.before) {
        for now in [step.before, step.after] {
            let seen = seen(step.action, now, viewer);
            assert!(seen.is_none_or(|seen| seen == step.action), "{viewer:?} sees another action");
            assert!(seen.is_some() || viewer != Some(by), "{by:?} doesn't know what it does");
        }
        if seen(step.action, step.after, viewer).is_some() {
            continue;
        }
        let shows = |after: &G::State, events: &[G::Event]| {
            let events = events.iter().map(|event| G::event_seen_by(event, viewer));
            (G::view(after, viewer), events.collect::<Vec<_>>())
        };
        for &other in step.legal {
            let (after, events) = done::<G>(step.before, other);
            if seen(other, &after, viewer).is_none() {
                assert_eq!(shows(&after, &events), shows(step.after, step.events), "{viewer:?}");
            }
        }
    }
}

/// Checks that what is seen in the open holds no secret if the others need not look away, and all that can be done.
pub fn what_is_open_is_known_to_all<G: Game>(state: &G::State, luck: Seed) {
    if let Some(decider) = G::decider(state).filter(|_| !G::is_private(state)) {
        let other = G::determinise(&G::view(state, None), &mut luck.stream(94));
        let seen = G::view_in_the_open(state, decider);
        assert_eq!(G::view_in_the_open(&other, decider), seen);
        let (mut legal, mut known) = (Vec::new(), Vec::new());
        G::legal_actions(state, &mut legal);
        G::view_legal_actions(&seen, &mut known);
        assert!(known == legal, "{decider:?} can choose in the open");
    }
}

/// Checks that the same seed and actions lead to the same states and events, and another seed to others.
pub fn play_can_be_repeated<G: Game>(setup: &G::Setup, seed: Seed, limit: usize) {
    let mut steps = Vec::new();
    let last = play::<G>(setup, seed, limit, |step| {
        assert_ne!(step.before, step.after);
        steps.push((step.action, step.after.clone(), step.events.to_vec()));
    });
    let mut state = deal::<G>(setup, seed).0;
    for (action, after, events) in steps {
        let again = done::<G>(&state, action);
        assert_eq!(again, (after, events));
        state = again.0;
    }
    assert_eq!(state, last);
    let other = deal::<G>(setup, Seed(seed.0 ^ 1)).0;
    assert_ne!(other, deal::<G>(setup, seed).0);
}

/// Checks that a set-up survives serialisation.
pub fn setup_can_be_written_down<G: Game>(setup: &G::Setup) {
    let text = serde_json::to_string(setup).expect("text");
    assert_eq!(serde_json::from_str::<G::Setup>(&text).expect("a set-up"), *setup);
}
