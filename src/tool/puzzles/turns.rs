//! What the best whole turn after an action is worth.

use rand_pcg::Pcg32;

use crate::bots::advice::Candidate;
use crate::bots::history::History;
use crate::bots::outlook::Outlook;
use crate::bots::outlook::percent;
use crate::bots::search::Search;
use crate::bots::thinking::{Task, Thinking};
use crate::bots::{CHOICE, Level, legal};
use crate::rules::Seed;
use crate::scene::analysis::Weighed;
use crate::tool::spoken::Spoken;

/// Deals of what is hidden in which a turn is played out.
const DEALS: u32 = 4;
/// Percentage points behind the best one at a glance from which an action is not looked at for longer.
const HOPELESS: u8 = 15;
/// Number of actions that are looked at for longer in any case.
const COMPARED: usize = 3;
/// Part of the effort that a glance takes.
const GLANCE: u32 = 4;

/// Returns every action of a decision as what it aims at, whatever is paid for it, with the best turn after it and its
/// chance to win, the best first; those without hope are left out. `solution` stands for the others with its aim.
pub fn by_turns<G: Spoken>(
    view: &G::View,
    solution: G::Action,
    iterations: u32,
    seed: Seed,
) -> Vec<Weighed<G>> {
    let actions = aims::<G>(view, solution);
    let weigh = |&action: &G::Action, iterations, deals| {
        turn_after::<G>(view, action, iterations, deals, &mut seed.stream(CHOICE))
    };
    let chance = |weighed: &Weighed<G>| percent(weighed.outlook.chance);
    let best_first = |all: &mut Vec<Weighed<G>>| {
        all.sort_by(|one, other| other.outlook.chance.total_cmp(&one.outlook.chance));
    };
    let mut glances: Vec<Weighed<G>> =
        actions.iter().map(|action| weigh(action, iterations / GLANCE, 1)).collect();
    best_first(&mut glances);
    let most = glances.first().map(chance).unwrap_or_default();
    let is_hopeful = |(place, one): &(usize, &Weighed<G>)| {
        *place < COMPARED || one.action == solution || chance(one) + HOPELESS >= most
    };
    let hopeful = glances.iter().enumerate().filter(is_hopeful).map(|(_, one)| one.action);
    let mut weighed: Vec<Weighed<G>> =
        hopeful.map(|action| weigh(&action, iterations, DEALS)).collect();
    best_first(&mut weighed);
    weighed
}

/// Returns one action for everything that the legal ones aim at; `solution` for its own aim.
pub fn aims<G: Spoken>(view: &G::View, solution: G::Action) -> Vec<G::Action> {
    let mut actions = legal::<G>(view);
    G::heuristic(view, Level::Master).fold(&mut actions, &mut Vec::new());
    let own = super::aims::<G>(view, &[solution]);
    let is_own = |action: &G::Action| super::aims::<G>(view, &[*action]) == own;
    actions.iter_mut().filter(|action| is_own(action)).for_each(|action| *action = solution);
    actions
}

/// Plays an action and the rest of its turn, each decision searched anew, and weighs the last of it; the mean of some deals.
fn turn_after<G: Spoken>(
    view: &G::View,
    action: G::Action,
    iterations: u32,
    deals: u32,
    rng: &mut Pcg32,
) -> Weighed<G> {
    let (mut sum, mut first, mut count) = (Outlook::default(), None, 0);
    while count < deals.max(1) {
        let (outlook, then) = in_a_deal::<G>(view, action, iterations, rng);
        sum += outlook;
        count += 1;
        let is_over = first.get_or_insert(then).is_empty();
        // Without further decisions every deal is the same search.
        if is_over {
            break;
        }
    }
    let then = first.unwrap_or_default();
    let outlook = sum / count as f32;
    let mut weighed = Candidate {
        action,
        visits: iterations,
        outlook,
        motives: Vec::new(),
        then,
        misses: Vec::new(),
    };
    weighed.motives = G::motives(view, &weighed.turn(), &[]);
    weighed
}

/// Plays an action and the rest of its turn in one deal, and returns what is expected at its end.
fn in_a_deal<G: Spoken>(
    view: &G::View,
    action: G::Action,
    iterations: u32,
    rng: &mut Pcg32,
) -> (Outlook, Vec<G::Action>) {
    let mut state = G::determinise(view, rng);
    let (seat, turn) = (G::decider(&state), G::turn(&state));
    let (mut seen, mut last, mut then) = (view.clone(), action, Vec::new());
    while G::apply(&mut state, last, |_| {}).is_ok()
        && G::decider(&state) == seat
        && G::turn(&state) == turn
    {
        let next = G::view(&state, seat);
        let own = Seed(u64::from(crate::rules::luck::below(rng, u32::MAX)));
        let task = Task::Advise(Level::Master, iterations, None);
        let mut thinking = Thinking::new(History::<G>::of(next.clone(), own), task, None);
        thinking.go_on(u32::MAX);
        let Some(choice) = thinking.choice() else { break };
        then.push(choice);
        (seen, last) = (next, choice);
    }
    (weigh::<G>(&seen, last, iterations, rng), then)
}

/// Searches what comes after an action, and returns what its seat may expect, with the chance as people are told it.
fn weigh<G: Spoken>(
    view: &G::View,
    action: G::Action,
    iterations: u32,
    rng: &mut Pcg32,
) -> Outlook {
    let heuristic = G::heuristic(view, Level::Master);
    let (params, mut search) = (heuristic.params(), Search::<G>::default());
    let mut decider = None;
    let mut seats = 0;
    for _ in 0..iterations.max(1) {
        let state = G::determinise(view, rng);
        (decider, seats) = (G::decider(&state), usize::from(G::seats(&state)));
        let state = heuristic.reopened(state);
        search.iterate(state, decider, Some(action), heuristic, &params, rng);
    }
    let outlooks = search.outlooks();
    let seat = decider.map_or(0, |seat| seat.index());
    let found: Vec<f32> = outlooks.iter().take(seats).map(|outlook| outlook.chance).collect();
    let told = G::chances(view).of_seats(&found, G::moment(view), seat);
    let (outlook, chance) = (outlooks.get(seat).copied().unwrap_or_default(), told.get(seat));
    Outlook { chance: chance.copied().unwrap_or_default(), ..outlook }
}
