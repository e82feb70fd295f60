//! Legal moves in words.

use std::collections::HashMap;

use curia::bots::advice::Candidate;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::state::State;
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::Outcome;
use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::motive::reason;
use curia::games::council_of_4::text::moves::{finds, glance, sentence};
use curia::rules::Game;
use curia::text::text;

use super::names;
use crate::positions::{games, steps};

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

/// If nothing speaks for any of them, only the best is said to cost least; ending the turn saves resources,
/// best or not.
#[test]
fn of_actions_that_bring_nothing_only_the_best_costs_less_than_all_others() {
    let (view, legal) = positions().next().expect("a position");
    let candidate = |action| Candidate {
        action,
        visits: 1,
        outlook: curia::bots::outlook::Outlook::default(),
        motives: Vec::new(),
        then: None,
    };
    let words = text().motive();
    let says = |action, is_best| reason(&view, &candidate(action), is_best, &names());
    assert_eq!([true, false].map(|is_best| says(legal[0], is_best)), [words.least, words.little]);
    assert_eq!([true, false].map(|is_best| says(Action::EndTurn, is_best)), [words.enough; 2]);
}
