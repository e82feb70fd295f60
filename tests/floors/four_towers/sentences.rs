//! Events and reasons of Four Towers: each has a sentence of its own, in both languages.

use std::collections::{BTreeMap, BTreeSet};

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::setup::Setup;
use curia::games::four_towers::text::event::sentence;
use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::text::error::InWords;
use curia::text::{Language, use_language};

use crate::game;

const NAMES: [&str; 4] = ["Ada", "Zoë", "Bo", "Cy"];

/// Returns the events of some whole games, each once.
fn events() -> Vec<Event> {
    let mut told = BTreeMap::new();
    for players in FourTowers::SEATS {
        for seed in 0..12 {
            let setup = Setup::of(players);
            let (_, dealt) = game::deal::<FourTowers>(&setup, Seed(seed));
            let mut add = |event: &Event| {
                told.insert(format!("{event:?}"), *event);
            };
            dealt.iter().for_each(&mut add);
            game::play::<FourTowers>(&setup, Seed(seed), 3000, |step| {
                step.events.iter().for_each(&mut add);
            });
        }
    }
    told.into_values().collect()
}

#[test]
fn events_that_differ_in_anything_have_sentences_that_differ() {
    let names = NAMES.map(str::to_owned);
    let events = events();
    let kinds: BTreeSet<String> = events
        .iter()
        .map(|event| format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned())
        .collect();
    assert!(kinds.len() > 28, "{kinds:?}");
    for language in Language::ALL {
        use_language(language);
        let mut said = BTreeMap::new();
        for event in &events {
            let sentence = sentence(event, &names);
            assert!(sentence.ends_with('.'), "{sentence}");
            let other = said.insert(sentence.clone(), event);
            assert_eq!(other, None, "{sentence} is said of {event:?}, too");
        }
    }
    use_language(Language::English);
}

/// Whatever is refused is refused with a sentence.
#[test]
fn every_reason_has_a_sentence() {
    let mut reasons = BTreeMap::new();
    let mut actions = BTreeSet::new();
    let mut states = Vec::new();
    for seed in 0..6 {
        let setup = Setup::of(2 + (seed % 3) as u8);
        game::play::<FourTowers>(&setup, Seed(seed), 3000, |step| {
            actions.extend(step.legal);
            states.push(*step.before);
        });
    }
    for state in states.iter().step_by(17) {
        for &action in actions.iter().step_by(3) {
            let mut tried = *state;
            if let Err(why) = FourTowers::apply(&mut tried, action, |_| {}) {
                reasons.insert(format!("{why:?}"), why);
            }
        }
    }
    assert!(reasons.len() > 100, "{}", reasons.len());
    for why in reasons.into_values() {
        let sentences = Language::ALL.map(|language| {
            use_language(language);
            why.in_words()
        });
        for sentence in &sentences {
            assert!(sentence.ends_with('.') && sentence.chars().count() < 80, "{sentence}");
        }
        for (at, sentence) in sentences.iter().enumerate() {
            assert!(!sentences[..at].contains(sentence), "{sentence}");
        }
        assert!(!sentences[Language::French.index()].contains(" :"), "a blank that breaks");
    }
}
