//! Open choices: the gains in progress that are paid or still to come, and the part of an outcome that
//! belongs to the answer.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::{City, CitySet};
use curia::games::council_of_4::rules::components::Bonus;
use curia::games::council_of_4::rules::event::{Event, Gained, Source};
use curia::games::council_of_4::rules::state::{Decision, Gain, State};
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::Outcome;
use curia::games::council_of_4::scene::chain::{
    Count, From, Link, Progress, count, links, placed, split,
};
use curia::games::council_of_4::scene::outcome::Totals;
use curia::rules::Game;
use curia::rules::luck::Seed;

use super::{Sample, beginning, samples, with, with_own};
use crate::positions::{games, steps};

/// Visits every choice of every game, with the actions before it, newest first.
fn each_choice(mut look: impl FnMut(&State, &[(Action, Vec<Event>)])) -> usize {
    let mut choices = 0;
    for (setup, seed) in games() {
        let mut done: Vec<(Action, Vec<Event>)> = Vec::new();
        for (state, action) in steps(&setup, &seed) {
            if !matches!(state.table().decision, Decision::Turn | Decision::Over) {
                choices += 1;
                look(&state, &done);
            }
            let (mut after, mut events) = (state, Vec::new());
            CouncilOf4::apply(&mut after, action, |event| events.push(event)).expect("legal");
            done.insert(0, (action, events));
        }
    }
    choices
}

fn come_so_far(links: &[Link], progress: Progress) -> impl Iterator<Item = &Link> {
    links.iter().filter(move |link| link.progress == progress)
}

#[test]
fn what_is_told_as_still_to_come_comes_and_what_is_told_as_paid_was_paid() {
    let mut with_chain = 0;
    let choices = each_choice(|state, done| {
        let view = CouncilOf4::view(state, CouncilOf4::decider(state));
        let links = links(&view, placed(done.iter().cloned()));
        let to_come: CitySet = come_so_far(&links, Progress::ToCome)
            .filter_map(|link| match link.from {
                From::Token(city) => Some(city),
                From::Permit(_) | From::Steps(_) => None,
            })
            .collect();
        // Cities without a token bring nothing and are left out.
        let waiting: CitySet = view
            .table
            .gains()
            .filter_map(|gain| match gain {
                Gain::Tokens { cities, .. } => Some(cities),
                Gain::Permit { .. } => None,
            })
            .flat_map(CitySet::iter)
            .filter(|&city| view.table.tokens.of(city).is_some())
            .collect();
        assert_eq!(to_come, waiting);
        with_chain += usize::from(links.len() > 1);
        for link in come_so_far(&links, Progress::Done) {
            let From::Token(city) = link.from else { continue };
            let paid = |event: &Event| matches!(event, Event::Gained { source: Source::Token(of), .. } if *of == city);
            let nobility = view.table.tokens.of(city).is_some_and(|token| token.is_nobility());
            let told = done.iter().flat_map(|(_, events)| events).any(paid);
            assert!(told || nobility, "{city}");
        }
        // The last of the gains begun asks, unless a position has no history.
        assert!(come_so_far(&links, Progress::Now).count() >= 1, "{links:?}");
        let now = links.iter().position(|link| link.progress == Progress::Now);
        let first_to_come = links.iter().position(|link| link.progress == Progress::ToCome);
        assert!(first_to_come.is_none_or(|first| now < Some(first)), "{links:?}");
    });
    assert!(choices > 20 && with_chain > 5, "{choices} {with_chain}");
}

#[test]
fn an_answer_and_the_rest_after_it_make_up_the_outcome() {
    let (mut with_rest, mut of_permits) = (0, 0);
    let is_step = |gain: &Gained| matches!(gain, Gained::NobilityStep(_));
    for sample in samples().iter().filter(|one| one.view.table.decision != Decision::Turn) {
        for &action in &sample.legal {
            let outcome = Outcome::of(&sample.view, action).expect("legal");
            let (own, rest) = split(action, &outcome, &sample.view);
            let tracks = outcome
                .gains
                .iter()
                .filter(|(source, _)| matches!(source, Source::NobilitySpace(_)));
            let all: Totals = own
                .iter()
                .map(|&(_, gain)| gain)
                .chain(tracks.flat_map(|(_, gains)| gains.iter().copied()))
                .collect();
            let whole = outcome.total();
            assert_eq!(all.coins + rest.coins, whole.coins, "{action}");
            assert_eq!(all.cards + rest.cards, whole.cards, "{action}");
            assert_eq!(all.vp + rest.vp, whole.vp, "{action}");
            assert_eq!(all.servants + rest.servants, whole.servants, "{action}");
            let picked: Vec<City> = match action {
                Action::ChooseToken { city } => vec![city],
                Action::ChooseTokens { first, second } => vec![first, second],
                _ => Vec::new(),
            };
            for (source, _) in &own {
                if let Source::Token(city) = source {
                    assert!(picked.contains(city), "{action}");
                }
            }
            // The answer is gained before anything else, so its own gains come first.
            let first = outcome.gains.first().map(|(source, _)| *source);
            if !picked.is_empty() {
                assert_eq!(own.first().map(|(source, _)| *source), first, "{action}");
            }
            // A permit's bonuses follow one another, unless one of them opens a choice.
            let permit = match action {
                Action::TakePermit { region, slot } => sample.view.table.permit(region, slot),
                Action::RepeatPermit { permit } => Some(permit),
                _ => None,
            };
            if let Some(permit) = permit.filter(|_| outcome.opens.is_none()) {
                let steps = permit.bonuses().iter().map(|bonus| match bonus {
                    Bonus::Nobility(steps) => *steps,
                    _ => 0,
                });
                let steps: u8 = steps.sum();
                let others = permit.bonuses().len() - usize::from(steps > 0);
                let own_steps = own.iter().filter(|(_, gain)| is_step(gain)).count();
                assert_eq!(own.len() - own_steps, others, "{action}");
                assert_eq!(own_steps, usize::from(steps), "{action}");
                of_permits += usize::from(steps > 0 && others > 0);
            }
            with_rest += usize::from(rest != Totals::default());
        }
    }
    assert!(with_rest > 0 && of_permits > 0);
}

#[test]
fn the_preview_of_a_chain_that_holds_a_choice_names_each_city_and_all_that_waits() {
    let (mut waiting, mut of_permits) = (0, 0);
    for sample in samples() {
        for space in [3, 5, 9] {
            // A step or two before a choice.
            let view = with_own(&sample.view, "nobility", space);
            let mut legal = Vec::new();
            let state = CouncilOf4::determinise(&view, &mut Seed(0).stream(0));
            CouncilOf4::legal_actions(&state, &mut legal);
            for action in legal {
                let outcome = Outcome::of(&view, action).expect("legal");
                let cities: Vec<City> = outcome.links.iter().map(|link| link.city).collect();
                assert_eq!(cities, outcome.chain, "{action}");
                if outcome.opens.is_none() {
                    assert_eq!(outcome.then, Totals::default(), "{action}");
                    assert!(outcome.links.iter().all(|link| !link.waits), "{action}");
                    continue;
                }
                // Whatever is answered, everything that waits comes: no answer brings less.
                let mut after = state;
                CouncilOf4::apply(&mut after, action, |_| {}).expect("legal");
                let of_tokens = |city: &City| {
                    let token = view.table.tokens.of(*city);
                    token.is_some_and(|token| !token.is_nobility())
                };
                let told: CitySet =
                    outcome.links.iter().filter(|link| link.waits).map(|link| link.city).collect();
                let mut come = CitySet::EMPTY;
                while after.table().decision.is_choice() {
                    let mut answers = Vec::new();
                    CouncilOf4::legal_actions(&after, &mut answers);
                    let plain = |event: &Event| match event {
                        Event::Gained { source: Source::Token(city), .. } => Some(*city),
                        _ => None,
                    };
                    let answer = answers[0];
                    let events = &mut Vec::new();
                    CouncilOf4::apply(&mut after, answer, |event| events.push(event))
                        .expect("legal");
                    come = come | events.iter().filter_map(plain).collect();
                }
                let told_plain: CitySet = told.iter().filter(of_tokens).collect();
                assert!(come.contains_all(told_plain), "{action}: {told_plain:?} {come:?}");
                waiting += usize::from(!told.is_empty());
                of_permits += usize::from(told.is_empty() && outcome.then != Totals::default());
            }
        }
    }
    assert!(waiting > 5 && of_permits > 0, "{waiting} {of_permits}");
}

#[test]
fn only_what_was_done_since_the_last_full_action_set_the_gains_off() {
    let place = Event::MerchantPlaced { seat: curia::rules::Seat(0), city: City::D, permit: None };
    let answer = Action::ChooseToken { city: City::A };
    let merchant = Action::PlaceWithQueen { city: City::D, payment: Default::default() };
    assert_eq!(placed([(answer, vec![]), (merchant, vec![place])]), Some(City::D));
    assert_eq!(placed([(Action::EngageServant, vec![]), (merchant, vec![place])]), None);
    assert_eq!(placed([]), None);
}

/// Finds the number of choices on each line of answers, including `before` and the open one.
fn choices_in_all(state: &State, before: usize, found: &mut Vec<usize>) {
    if !state.table().decision.is_choice() {
        found.push(before);
        return;
    }
    let mut answers = Vec::new();
    CouncilOf4::legal_actions(state, &mut answers);
    for answer in answers {
        let mut after = *state;
        CouncilOf4::apply(&mut after, answer, |_| {}).expect("legal");
        choices_in_all(&after, before + 1, found);
    }
}

/// Finds the counts of the choices opened by each legal action, and by their answers.
fn counted_after(state: &State, done: &[Action], found: &mut Vec<Count>) {
    let mut legal = Vec::new();
    CouncilOf4::legal_actions(state, &mut legal);
    for action in legal {
        let mut after = *state;
        CouncilOf4::apply(&mut after, action, |_| {}).expect("legal");
        if !after.table().decision.is_choice() {
            continue;
        }
        let done: Vec<Action> = [action].into_iter().chain(done.iter().copied()).collect();
        let view = CouncilOf4::view(&after, CouncilOf4::decider(&after));
        let counted = count(&view, done.iter().copied()).expect("an open choice");
        let (this, mut in_all) = (done.len(), Vec::new());
        choices_in_all(&after, this - 1, &mut in_all);
        let of = in_all.into_iter().min().expect("an answer");
        assert_eq!(counted, Count { this, of }, "{done:?}");
        found.push(counted);
        counted_after(&after, &done, found);
    }
}

#[test]
fn a_choice_is_counted_among_those_of_its_gains_that_are_answered_or_sure_to_come() {
    let mut found = Vec::new();
    for sample in samples().iter().filter(|one| one.view.table.decision == Decision::Turn) {
        // One step before a permit is repeated; tokens are chosen two spaces after that.
        let view = with_own(&sample.view, "nobility", 13);
        let state = CouncilOf4::determinise(&view, &mut Seed(0).stream(0));
        counted_after(&state, &[], &mut found);
    }
    let second = found.iter().filter(|counted| counted.this == 2).count();
    assert!(second > 10, "{second}");
}

#[test]
fn a_choice_that_steps_still_to_come_lead_to_is_counted_before_it_is_open() {
    let repeats = |sample: &&Sample| sample.view.table.decision == Decision::RepeatPermit;
    let sample = samples().iter().find(repeats).expect("a choice");
    let count_with = |steps: u8| {
        let tokens = serde_json::json!({ "Tokens": { "cities": 1, "steps": steps } });
        let view = with(&with_own(&sample.view, "nobility", 14), "/table/gains/0", tokens);
        let counted = count(&view, []).expect("a choice");
        let (mut in_all, state) =
            (Vec::new(), CouncilOf4::determinise(&view, &mut Seed(0).stream(0)));
        choices_in_all(&state, 0, &mut in_all);
        assert_eq!(counted.of, in_all.into_iter().min().expect("an answer"), "{steps}");
        counted
    };
    assert_eq!(count_with(1), Count { this: 1, of: 1 });
    assert_eq!(count_with(2), Count { this: 1, of: 2 });
}

#[test]
fn the_count_of_choices_begins_anew_with_every_action_and_is_for_whoever_decides() {
    let of = |decision| samples().iter().find(|one| one.view.table.decision == decision);
    let choice = of(Decision::Token).expect("a choice").view;
    let answer = Action::ChooseToken { city: City::A };
    let this = |done: &[Action]| count(&choice, done.iter().copied()).map(|counted| counted.this);
    assert_eq!(this(&[]), Some(1));
    assert_eq!(this(&[Action::EngageServant, answer]), Some(1));
    assert_eq!(this(&[answer, Action::DeclinePermit, Action::EngageServant, answer]), Some(3));
    assert_eq!(count(&View { seat: None, ..choice }, []), None);
    assert_eq!(count(&beginning(), []), None);
}
