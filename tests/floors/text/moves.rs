//! Legal moves in words.

use std::collections::{BTreeSet, HashMap};

use curia::bots::advice::Candidate;
use curia::bots::history::History;
use curia::bots::protocol::Wanted;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::bots::motive::{Gain, Good, Motive};
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::state::State;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::Outcome;
use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::moves::{finds, glance, sentence};
use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::text::text;
use curia::text::told::{Told, as_hint, reasons, speaks_for};

use super::names;
use crate::positions::{games, steps};
use crate::thinker::ask;

/// Returns positions of some games, with the view and the legal actions of the deciding seat.
fn positions() -> impl Iterator<Item = (View, Vec<Action>)> {
    let states = games().step_by(5).flat_map(|(setup, seed)| steps(&setup, &seed));
    states.step_by(9).map(|(state, _): (State, Action)| {
        let mut legal = Vec::new();
        CouncilOf4::legal_actions(&state, &mut legal);
        (CouncilOf4::view(&state, CouncilOf4::decider(&state)), legal)
    })
}

/// Whether two actions are equal except for permits of the same cities.
fn is_alike(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Place { permit, city }, Action::Place { permit: other, city: there }) => {
            city == there && permit.cities() == other.cities()
        }
        (Action::RepeatPermit { permit }, Action::RepeatPermit { permit: other }) => {
            permit.cities() == other.cities()
        }
        _ => one == other,
    }
}

#[test]
fn moves_that_differ_have_sentences_that_differ() {
    let mut kinds = std::collections::BTreeSet::new();
    for (view, legal) in positions() {
        let mut said: HashMap<String, Action> = HashMap::new();
        for &action in &legal {
            let outcome = Outcome::of(&view, action);
            let words = sentence(&view, action, outcome.as_ref());
            assert!(words.ends_with('.') && !words.contains("  "), "{words}");
            assert!(!words.contains("..") && !words.contains(",,"), "{words}");
            let other = *said.entry(words.clone()).or_insert(action);
            assert!(is_alike(other, action), "{words}: {other} and {action}");
            kinds.insert(action.to_string().split(' ').next().map(str::to_owned));
        }
    }
    assert!(kinds.len() > 9, "{kinds:?}");
}

#[test]
fn a_sentence_tells_price_and_gain() {
    let (view, _) = positions().next().expect("a position");
    let said = |action| sentence(&view, action, Outcome::of(&view, action).as_ref());
    assert_eq!(said(Action::EngageServant), "Engage a servant: pay 3 coins, gain 1 servant.");
    assert_eq!(sentence(&view, Action::EndTurn, None), "End the turn.");
}

#[test]
fn titles_and_details_tell_the_rows_of_a_group_apart() {
    for (view, legal) in positions() {
        let mut seen: HashMap<(String, String, String), Action> = HashMap::new();
        for &action in &legal {
            let outcome = Outcome::of(&view, action);
            let glance = glance(&view, action, outcome.as_ref(), &names());
            assert!(!glance.title.is_empty());
            let kind = action.to_string().split(' ').next().map(str::to_owned);
            let key = (kind.unwrap_or_default(), glance.title, glance.detail);
            let other = *seen.entry(key.clone()).or_insert(action);
            assert!(is_alike(other, action), "{key:?}: {other} and {action}");
        }
    }
}

#[test]
fn a_search_finds_words_in_any_order_by_their_beginnings() {
    let text = "Elect pink to the Coast council, pushing out black: gain 4 coins.";
    assert!(finds("", text));
    assert!(finds("pink coast", text));
    assert!(finds("COAST  pin", text));
    assert!(finds("h i", "Place in Indur with permit H·I."));
    assert!(!finds("pink hills", text));
    assert!(!finds("oast", text), "no middle of a word");
    assert!(!finds("pinkcoast", text));
}

#[test]
fn a_search_for_a_colour_and_a_council_finds_the_elections_of_both() {
    let (view, legal) = positions().next().expect("a position");
    let found: Vec<Action> = legal
        .into_iter()
        .filter(|&action| finds("coast pink", &sentence(&view, action, None)))
        .collect();
    assert!(!found.is_empty());
    for action in found {
        let notation = action.to_string();
        assert!(notation.contains("coast"), "{notation}");
    }
}

fn candidate(action: Action, motives: &[Gain]) -> Candidate<Action, Motive> {
    let motives = motives.iter().map(|&gain| Motive { gain, worth: 1.0 }).collect();
    let outlook = curia::bots::outlook::Outlook::default();
    Candidate { action, visits: 1, outlook, motives, then: Vec::new(), misses: Vec::new() }
}

/// A step of a plan has no heading beside it: what an election by a servant or the queen’s way is must be in its words.
#[test]
fn steps_of_a_plan_say_of_which_kind_they_are() {
    let mut kinds = HashMap::new();
    for (view, legal) in positions() {
        for action in legal {
            let step = CouncilOf4::step(&view, action, &names());
            let words = step.split([' ', ':']).count();
            assert!(words > 2, "{step}");
            let kind = *kinds.entry(step.clone()).or_insert(action.kind());
            assert_eq!(kind, action.kind(), "{step}");
        }
    }
    let found: BTreeSet<_> = kinds.into_values().collect();
    assert!(found.len() >= 9, "only {found:?}");
}

/// If nothing speaks for any of them, only the best is said to be so; ending the turn saves resources, best or not.
#[test]
fn of_actions_that_bring_nothing_only_the_best_is_told_to_be_so() {
    let (_, legal) = positions().next().expect("a position");
    let (words, hint) = (text().motive(), text().hint());
    let says = |actions: &[Action]| {
        let all: Vec<_> = actions.iter().map(|&action| candidate(action, &[])).collect();
        reasons::<CouncilOf4>(&all, &names())
    };
    assert_eq!(says(&legal[..3]), [hint.least(), hint.little(), hint.little()]);
    assert_eq!(says(&[Action::EndTurn, legal[0]]), [words.enough(), hint.little()]);
    assert_eq!(says(&[legal[0], Action::EndTurn]), [hint.least(), words.enough()]);
}

/// What an action brings is told whole, the weightiest first, of the best action and of the next one.
#[test]
fn each_action_has_its_weightiest_reasons() {
    let (_, legal) = positions().next().expect("a position");
    let gains = [Gain::MainAction, Gain::Coins(3), Gain::Merchant(4), Gain::QueenNear];
    let all = [candidate(legal[0], &gains), candidate(legal[1], &gains[1..2])];
    let told = gains.map(|gain| CouncilOf4::purpose(&Motive { gain, worth: 1.0 }, &names()));
    let given = reasons::<CouncilOf4>(&all, &names());
    assert_eq!(given, [told[..3].join(" · "), told[1].clone()]);
}

/// Of another action it is told what it misses, too; of a best one that brings nothing, what parts it from the next best.
#[test]
fn what_the_next_best_misses_is_told() {
    let (_, legal) = positions().next().expect("a position");
    let mut next = candidate(legal[0], &[Gain::Servants(1)]);
    next.misses = vec![Motive { gain: Gain::More(Good::Coins, 3), worth: 1.0 }];
    let best = candidate(Action::EndTurn, &[]);
    let given = reasons::<CouncilOf4>(&[best, next.clone()], &names());
    assert_eq!(
        given,
        ["Unlike the next best: 3 coins more", "Gains 1 servant · Misses: 3 coins more"]
    );
    let motives = [Motive { gain: Gain::QueenNear, worth: 1.0 }];
    let told = speaks_for::<CouncilOf4>(legal[0], &motives, &next.misses, &names());
    let misses = "The next best misses: 3 coins more.";
    assert_eq!(told, format!("Brings the queen close to free cities. {misses}"));
}

/// The best actions of a hint, in words: no two look the same, none claims of a free action that it costs, and each has
/// its reasons.
#[test]
fn the_actions_of_a_hint_differ_in_name_and_have_their_reasons() {
    let (mut several, mut bare) = (0, 0);
    for (view, legal) in positions() {
        let history = History::<CouncilOf4>::of(view, Seed(7));
        let advice = ask(&history, Wanted::Advice { iterations: 40, about: None });
        let candidates = &as_hint::<CouncilOf4>(&view, advice, &names()).candidates;
        let given = reasons::<CouncilOf4>(candidates, &names());
        assert_eq!(given.len(), candidates.len());
        let named: BTreeSet<(String, String)> = candidates
            .iter()
            .map(|one| {
                let title = glance(&view, one.action, None, &names()).title;
                (CouncilOf4::kind_name(&view, one.action.kind()).to_owned(), title)
            })
            .collect();
        assert_eq!(named.len(), candidates.len(), "{named:?}");
        assert!(given.iter().all(|reasons| !reasons.is_empty()), "{given:?}");
        several += usize::from(candidates.len() > 1);
        bare += usize::from(legal.len() > 3 && candidates.len() < 3);
    }
    assert!(several > 50, "only {several} hints compare actions");
    assert!(bare * 4 < several, "{bare} of {several} hints hold fewer than could be told");
}
