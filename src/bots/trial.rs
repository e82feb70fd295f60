//! What the bots of every game owe, for the tests of games: fair, repeatable and legal choices.

use std::collections::BTreeSet;

use super::advice::Advice;
use super::history::History;
use super::outlook::percent;
use super::temper::Temper;
use super::thinking::{ADVISER, Task, Thinking};
use super::{Level, Playable, advise, greedily, legal};
use crate::rules::sample::{self, Sample};
use crate::rules::{Game, Seat, Seed};

/// Returns every so many-th decision of random games for every number of players, with the action played.
pub(crate) fn samples<G: Game>(every: usize) -> Vec<Sample<G>> {
    let states = G::SEATS.map(|players| sample::states::<G>(players, 3).expect("games"));
    states.flat_map(|states| states.into_iter().step_by(every)).collect()
}

/// Returns what the deciding seat sees.
pub(crate) fn view<G: Game>(state: &G::State) -> G::View {
    G::view(state, G::decider(state))
}

pub(crate) fn choose<G: Playable>(view: &G::View, level: Level, seed: u64) -> Option<G::Action> {
    super::choose::<G>(History::of(view.clone(), Seed(seed)), level)
}

/// Returns the levels that are quick enough to be asked in a position.
fn asked_in<G: Playable>(position: usize) -> impl Iterator<Item = Level> {
    let pause = |level: Level| level.iterations::<G>().map_or(1, |count| count as usize / 5);
    let levels = G::LEVELS.iter().copied();
    levels.filter(move |&level| position.is_multiple_of(pause(level).max(1)))
}

fn choices<G: Playable>(view: &G::View, position: usize) -> Vec<Option<G::Action>> {
    asked_in::<G>(position).map(|level| choose::<G>(view, level, 1)).collect()
}

pub(crate) fn choices_are_legal_and_repeatable<G: Playable>(every: usize) {
    for (position, (state, _)) in samples::<G>(every).into_iter().enumerate() {
        let view = view::<G>(&state);
        let legal = legal::<G>(&view);
        let chosen = choices::<G>(&view, position);
        assert_eq!(choices::<G>(&view, position), chosen);
        assert!(chosen.iter().all(|action| legal.contains(&action.expect("a choice"))));
        let compared = greedily::<G>(&view, Seed(1));
        assert_eq!(compared.first(), choose::<G>(&view, Level::Greedy, 1).as_ref());
        let all: BTreeSet<G::Action> = compared.into_iter().collect();
        assert_eq!(all, legal.into_iter().collect());
    }
}

/// What is hidden and all luck are dealt again behind the view, several times, without changing an answer or a reason.
/// Returns in how many of these deals something hidden differed that a person could know, and their number.
pub(crate) fn what_is_hidden_changes_no_choice<G: Playable>(
    every: usize,
    differs: impl Fn(&G::State, &G::State) -> bool,
) -> [usize; 2] {
    let [mut differ, mut deals] = [0; 2];
    for (position, (state, action)) in samples::<G>(every).into_iter().enumerate() {
        let answers = |view: &G::View| {
            let advice = asked_in::<G>(position)
                .map(|level| advise::<G>(History::of(view.clone(), Seed(1)), level));
            (advice.collect::<Vec<_>>(), G::motives(view, &[action], &[]))
        };
        let seen = view::<G>(&state);
        let said = answers(&seen);
        for luck in 1..=3 {
            let other = G::determinise(&seen, &mut Seed(luck).stream(7));
            assert_eq!(view::<G>(&other), seen);
            assert_eq!(answers(&view::<G>(&other)), said, "{seen:?}");
            differ += usize::from(differs(&state, &other));
            deals += 1;
        }
    }
    [differ, deals]
}

/// Shows each view of a seat that has nothing to decide besides, with the action that another played.
pub(crate) fn who_has_nothing_to_decide_chooses_nothing<G: Playable>(
    mut look: impl FnMut(&G::View, G::Action),
) {
    for (state, action) in samples::<G>(31) {
        let others = Seat::first(G::seats(&state)).map(Some).chain([None]);
        for viewer in others.filter(|&viewer| viewer != G::decider(&state)) {
            let view = G::view(&state, viewer);
            assert!(choices::<G>(&view, 0).iter().all(Option::is_none), "{viewer:?}");
            look(&view, action);
        }
    }
}

/// Plays a game of bots, a level for each seat, and returns its last state.
pub(crate) fn play<G: Playable>(levels: &[Level], number: u32) -> G::State {
    let (mut state, _) = sample::deal::<G>(levels.len() as u8, number).expect("a deal");
    let mut asked = 0;
    while let Some(seat) = G::decider(&state) {
        asked += 1;
        let seed = u64::from(number) << 16 | asked;
        let action = choose::<G>(&view::<G>(&state), levels[seat.index()], seed);
        G::apply(&mut state, action.expect("a choice"), |_| {}).expect("legal");
    }
    state
}

/// Returns how many of some games the higher level wins among seats of the lower one, in each seat in turn; a shared
/// victory is a part of one.
pub(crate) fn wins<G: Playable>(higher: Level, lower: Level, seats: u32, games: u32) -> f32 {
    let won = |game: u32| {
        let own = Seat((game % seats) as u8);
        let mut levels = vec![lower; seats as usize];
        levels[own.index()] = higher;
        let winners = G::winners(&play::<G>(&levels, game / seats)).expect("winners");
        if winners.contains(&own) { 1.0 / winners.len() as f32 } else { 0.0 }
    };
    (0..games).map(won).sum()
}

/// Searches for each advice on whose reasons are looked at: few, so that many decisions can be asked about.
const SEARCHED: u32 = 200;
/// Decisions asked about for each number of players.
const ASKED: usize = 140;
/// One decision of so many is asked about.
const APART: usize = 5;

/// What of a reason for a turn instead of another, or of none, is wrong at a state; `None` if it is true.
type FalseOf<G> = fn(
    &<G as Game>::State,
    &[<G as Game>::Action],
    &[<G as Game>::Action],
    &<G as Playable>::Motive,
) -> Option<String>;

/// Plays games for every number of players as search advises at decisions apart, and greedily in between. No reason that is
/// given there may be false, and nearly all choices have one. Returns all reasons.
pub(crate) fn reasons_hold<G: Playable>(false_of: FalseOf<G>) -> Vec<G::Motive> {
    let (mut all, mut wrong, mut without) = (Vec::new(), Vec::new(), Vec::new());
    let mut decisions = 0;
    advised::<G>(|state, advice| {
        let best = &advice.candidates[0];
        for (place, candidate) in advice.candidates.iter().enumerate() {
            let turn = candidate.turn();
            let motives = candidate.motives.iter().map(|motive| (turn.clone(), Vec::new(), motive));
            let misses = candidate.misses.iter().map(|motive| (best.turn(), turn.clone(), motive));
            for (turn, instead, motive) in motives.chain(misses) {
                wrong.extend(false_of(state, &turn, &instead, motive));
                all.push(motive.clone());
            }
            assert!(place > 0 || candidate.misses.is_empty());
        }
        decisions += 1;
        let next = advice.candidates.get(1);
        if best.motives.is_empty() && next.is_none_or(|next| next.misses.is_empty()) {
            without.push(format!("{:?} then {:?}", best.turn(), next.map(|next| next.turn())));
        }
    });
    assert!(
        wrong.is_empty(),
        "{} of {}: {:#?}",
        wrong.len(),
        all.len(),
        &wrong[..wrong.len().min(9)]
    );
    let with = decisions - without.len();
    println!("{}: {with} of {decisions} choices with a reason, {} reasons", G::NAME, all.len());
    assert!(with * 100 >= decisions * 95, "{without:#?}");
    all
}

/// Shows what search advises in such games, at states with a choice.
fn advised<G: Playable>(mut look: impl FnMut(&G::State, &Advice<G::Action, G::Motive>)) {
    for players in G::SEATS {
        let (mut asked, mut decisions) = (0, 0_usize);
        for number in 0.. {
            if asked >= ASKED {
                break;
            }
            let (mut state, _) = sample::deal::<G>(players, number).expect("a deal");
            while asked < ASKED && G::decider(&state).is_some() {
                let seen = view::<G>(&state);
                decisions += 1;
                let is_asked = decisions.is_multiple_of(APART) && legal::<G>(&seen).len() > 1;
                let action = if is_asked {
                    asked += 1;
                    let history = History::<G>::of(seen, Seed(decisions as u64));
                    let task = Task::Advise(ADVISER, SEARCHED, None);
                    let mut thinking = Thinking::new(history, task, None);
                    thinking.go_on(u32::MAX);
                    let advice = thinking.advice().expect("advice");
                    let shown = advice.candidates.iter().map(|one| percent(one.outlook.chance));
                    assert!(shown.is_sorted_by(|better, other| better >= other), "{advice:?}");
                    look(&state, &advice);
                    advice.candidates[0].action
                } else {
                    choose::<G>(&seen, Level::Greedy, decisions as u64).expect("a choice")
                };
                G::apply(&mut state, action, |_| {}).expect("legal");
            }
        }
    }
}

/// Returns how much each of these temperaments leans to what a seat plays in the first decisions of some games against
/// [`Level::Greedy`], in which it has one of them or none.
fn leanings<G: Playable>(
    level: Level,
    temper: Option<Temper>,
    of: &[Temper],
    games: u32,
    decisions: u32,
) -> Vec<u32> {
    let (own, mut sums) = (Seat(0), vec![0; of.len()]);
    let players = G::SEATS.min().expect("a number of players");
    for number in 0..games {
        let (mut state, _) = sample::deal::<G>(players, 500 + number).expect("a deal");
        let (mut made, mut asked) = (0, 0);
        while let Some(seat) = G::decider(&state).filter(|_| made < decisions) {
            asked += 1;
            let view = view::<G>(&state);
            let mut history = History::of(view.clone(), Seed(u64::from(number) << 16 | asked));
            history.temper = temper;
            let level = if seat == own { level } else { Level::Greedy };
            let action = super::choose::<G>(history, level).expect("a choice");
            if seat == own && legal::<G>(&view).len() > 1 {
                made += 1;
                let lean = |of: &Temper| (G::TEMPERS.leaning)(of.index(), &view, action);
                sums.iter_mut().zip(of).for_each(|(sum, of)| *sum += lean(of));
            }
            G::apply(&mut state, action, |_| {}).expect("legal");
        }
    }
    sums
}

/// Each of four temperaments does in its openings at least a part more of what it leans to than the plain bot.
pub(crate) fn temperaments_open_differently<G: Playable>(
    level: Level,
    [games, decisions]: [u32; 2],
    part: f32,
) {
    let all = G::TEMPERS.keys.iter().map(|key| Temper::of_key::<G>(key).expect("a temperament"));
    let all: Vec<Temper> = all.collect();
    assert_eq!((all.len(), G::TEMPERS.margins.len()), (4, 4));
    let plain = leanings::<G>(level, None, &all, games, decisions);
    let tempered = all.iter().map(|&of| leanings::<G>(level, Some(of), &[of], games, decisions)[0]);
    let tempered: Vec<u32> = tempered.collect();
    let differ = plain
        .iter()
        .zip(&tempered)
        .all(|(&plain, &tempered)| tempered as f32 > plain as f32 * (1.0 + part));
    assert!(differ, "{:?}: {plain:?} -> {tempered:?}", G::TEMPERS.keys);
}
