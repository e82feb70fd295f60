//! The texts of Council of 4 and of the house.

use std::collections::HashMap;

use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Kind;
use curia::games::council_of_4::rules::board::Region;

use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::event::sentence;
use curia::games::council_of_4::text::rules::Topic;
use curia::games::council_of_4::text::tip::Tip;
use curia::numbered::Numbered;
use curia::rules::Game;
use curia::text::rules::passages;
use curia::text::tip::Tip as HouseTip;
use curia::text::{Language, use_language};

use super::positions::{games, steps};

/// Returns every event of these steps, also as an onlooker knows it.
pub fn events<G: Game>(steps: impl IntoIterator<Item = (G::State, G::Action)>) -> Vec<G::Event> {
    let mut events = Vec::new();
    for (mut state, action) in steps {
        G::apply(&mut state, action, |event| {
            events.push(G::event_seen_by(&event, None));
            events.push(event);
        })
        .expect("legal");
    }
    events
}

/// Tells these events in every language: in none does a sentence stand for two of them. Returns the number of sentences.
pub fn told<G: Game>(events: &[G::Event], sentence: impl Fn(&G::Event) -> String) -> usize {
    let counts = Language::ALL.map(|language| {
        use_language(language);
        let mut said = HashMap::new();
        for event in events {
            let words = sentence(event);
            assert!(words.ends_with('.') && !words.contains("  "), "{words}");
            let other = *said.entry(words.clone()).or_insert(event);
            assert_eq!(other, event, "{words}");
        }
        said.len()
    });
    assert_eq!(counts, [counts[0]; Language::ALL.len()]);
    counts[0]
}

#[test]
fn events_that_differ_in_anything_have_sentences_that_differ() {
    let steps = games().step_by(3).flat_map(|(setup, seed)| steps(&setup, &seed));
    let names = ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned);
    let told = told::<CouncilOf4>(&events::<CouncilOf4>(steps), |event| sentence(event, &names));
    assert!(told > 500, "only {told}");
}

#[test]
fn the_rules_are_whole() {
    for language in Language::ALL {
        use_language(language);
        for topic in Topic::ALL {
            let passages = passages::<CouncilOf4>(topic);
            assert!(passages.len() > 2, "{language:?}: {topic:?} is empty");
            for passage in passages {
                let words = passage.0.concat();
                assert!(!words.trim().is_empty(), "{language:?}: {topic:?}");
            }
        }
    }
}

/// Tells every tip in every language: what it is and does, and not in English.
pub fn explained<T: std::fmt::Debug>(
    tips: impl IntoIterator<Item = T>,
    words: impl Fn(Language, &T) -> (String, String),
) {
    for tip in tips {
        let (_, english) = words(Language::English, &tip);
        for language in Language::ALL {
            let (name, what) = words(language, &tip);
            assert!(name.chars().count() > 1, "{language:?}: {tip:?}");
            assert!(what.ends_with('.') && !what.contains("  "), "{language:?}: {tip:?}: {what}");
            let is_english = language == Language::English;
            assert!(is_english || what != english, "{language:?}: {tip:?}");
        }
    }
}

#[test]
fn every_tip_says_what_it_is_and_does() {
    explained(Tip::every(), |language, &tip| {
        use_language(language);
        (tip.name(), tip.what())
    });
    explained(HouseTip::ALL, |language, &tip| {
        let words = language.text().tips();
        (words.name(tip), words.what(tip))
    });
}

/// Limits in characters, from the smallest layout.
#[test]
fn words_on_buttons_keep_to_their_room() {
    for language in Language::ALL {
        let text = language.text();
        let fits = |words: &str, room: usize| {
            assert!(words.chars().count() <= room, "{language:?}: “{words}”, room for {room}");
        };
        for kind in Kind::MAIN.into_iter().chain(Kind::QUICK) {
            fits(&text.actions().kind(kind), 14);
            fits(&text.actions().kind_title(kind), 22);
            fits(&text.actions().confirm(kind), 18);
        }
        let (table, board) = (text.table(), text.board());
        [board.main(), board.quick()].into_iter().for_each(|words| fits(words, 10));
        for words in [
            board.taken(),
            board.no_cards(),
            board.no_permit(),
            board.no_merchant(),
            board.no_city(),
            board.no_deck(),
            board.a_permit(),
            board.by_permit(),
            board.per_road(),
        ] {
            fits(words, 12);
        }
        for region in Region::ALL {
            fits(&text.pieces().region_name(region), 13);
            fits(&text.pieces().region_short(region), 8);
        }
        // The small buttons beside the actions, where a word may take two lines.
        let undo = text.undo();
        for words in [undo.undo(), undo.redo(), undo.restart_short(), text.hint().hint()] {
            words.split([' ', '\u{ad}']).for_each(|line| fits(line, 8));
        }
        fits(text.people().person(), 16);
        Level::ALL.iter().for_each(|&level| fits(&table.bot(level), 16));
    }
}
