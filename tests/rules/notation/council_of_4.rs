//! The notation of Council of 4: every text that its grammar allows.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::{Grammar, grammar};
use crate::positions::{games, steps};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::rules::Game;
use proptest::prelude::*;

/// Returns all texts of a rule.
fn texts(grammar: &Grammar, rule: &str) -> Vec<String> {
    let words = grammar.get(rule).expect(rule);
    let mut all = Vec::new();
    let mut part = vec![String::new()];
    // The texts before each open bracket.
    let mut open: Vec<Vec<String>> = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "|" => all.append(&mut part),
            "[" => open.push(part.clone()),
            "]" => part.extend(open.pop().expect("an open bracket")),
            _ => {
                let next = match word.as_str() {
                    "\"" => vec![words.next().expect("a literal").clone()],
                    rule => texts(grammar, rule),
                };
                let begin = if part.is_empty() { vec![String::new()] } else { part };
                let pairs =
                    begin.iter().flat_map(|one| next.iter().map(move |two| one.clone() + two));
                part = pairs.collect();
            }
        }
    }
    all.append(&mut part);
    all
}

fn cards_in_order(notation: &str) -> bool {
    let payment = match notation.split(' ').collect::<Vec<_>>()[..] {
        ["acquire", _, _, payment] | ["queen", _, payment] => payment,
        _ => return true,
    };
    let order: Vec<_> = payment.chars().map(|card| "WKOPBRJ".find(card)).collect();
    order.is_sorted()
}

/// Every action in notation.
static ALL: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let all = texts(&grammar::<Action>(), "action");
    all.into_iter().filter(|notation| cards_in_order(notation)).collect()
});

#[test]
fn the_grammar_is_complete() {
    // 329 payments of one to four cards of seven kinds.
    let acquire = 3 * 2 * 329;
    let queen = 15 * 329;
    let others = 24 + 45 * 15 + 1 + 3 + 24 + 1 + 1 + 15 + 6 + 1 + 45 + 15 * 15;
    assert_eq!(ALL.len(), acquire + queen + others);
}

#[test]
fn whatever_the_grammar_allows_is_parsed_and_printed_as_it_was() {
    let mut actions = BTreeSet::new();
    for notation in ALL.iter() {
        let action = CouncilOf4::parse(notation).expect(notation);
        assert_eq!(&CouncilOf4::print(action), notation);
        actions.insert(action);
    }
    assert_eq!(actions.len(), ALL.len(), "no two notations mean the same");
}

#[test]
fn every_legal_action_is_in_the_grammar() {
    let mut legal = Vec::new();
    for (setup, seed) in games() {
        for (state, _) in steps(&setup, &seed) {
            CouncilOf4::legal_actions(&state, &mut legal);
            for &action in &legal {
                let notation = CouncilOf4::print(action);
                assert!(ALL.contains(&notation), "{notation}");
                assert_eq!(CouncilOf4::parse(&notation), Some(action));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn nothing_but_the_grammar_is_parsed(
        text in "(elect|acquire|place|queen|change|send|token|tokens|take|repeat|end|extra|engage|decline)?( [A-OR]{1,2}| [WKOPBRJ]{0,5}| [CHM][0-9]{2}| coast| hills| queen| [0-3]){0,4}",
        at in any::<prop::sample::Index>(),
        letter in any::<char>(),
    ) {
        prop_assert_eq!(CouncilOf4::parse(&text).is_some(), ALL.contains(&text), "{}", text);
        let mut changed: Vec<char> = ALL.iter().nth(at.index(ALL.len())).expect("one").chars().collect();
        let place = at.index(changed.len());
        changed[place] = letter;
        let changed: String = changed.into_iter().collect();
        prop_assert_eq!(CouncilOf4::parse(&changed).is_some(), ALL.contains(&changed), "{}", changed);
    }
}
