//! The notation of Four Towers: every action that there is, against the grammar.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::{Grammar, ends, grammar};
use crate::game;
use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::action::Action;
use curia::games::four_towers::rules::clans::Clans;
use curia::games::four_towers::rules::components::Clan;
use curia::games::four_towers::rules::setup::Setup;
use curia::rules::Game;
use curia::rules::luck::Seed;
use proptest::prelude::*;

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(grammar::<Action>);

/// Whether the grammar allows the text, and its letters are in order.
fn is_allowed(text: &str) -> bool {
    if !ends(&GRAMMAR, "action", text, 0).contains(&text.len()) {
        return false;
    }
    let words: Vec<&str> = text.split(' ').collect();
    match words[0] {
        "buy" | "spirits" | "draw" | "mercenary" => {
            let letters = words[words.len() - 1];
            let place = |letter| Clan::ALL.into_iter().position(|clan| clan.letter() == letter);
            let sorted = letters.chars().map(place).is_sorted();
            let most = |clan: Clan| letters.matches(clan.letter()).count() <= 15;
            sorted && Clan::ALL.into_iter().all(most)
        }
        "tactician" => words[1] < words[3],
        _ => true,
    }
}

#[test]
fn actions_of_whole_games_are_in_the_grammar() {
    let mut words = BTreeSet::new();
    for seed in 0..30 {
        let setup = Setup::of(2 + (seed % 3) as u8);
        game::play::<FourTowers>(&setup, Seed(seed), 3000, |step| {
            for &action in step.legal {
                let notation = FourTowers::print(action);
                assert!(is_allowed(&notation), "{notation}");
                words.extend(notation.split(' ').next().map(str::to_owned));
            }
        });
    }
    assert!(words.len() > 20, "{words:?}");
}

/// Only short texts can be tried all; of those, what is read is what the grammar allows.
#[test]
fn what_is_read_is_what_the_grammar_allows() {
    let words = [
        "third",
        "buy",
        "spirits",
        "marshal",
        "tactician",
        "kindler",
        "slanderer",
        "recruiter",
        "ambassador",
        "changeling",
        "foreman",
        "quartermaster",
        "chamberlain",
        "oracle",
        "climber",
        "shepherd",
        "mercenary",
        "mountaineer",
        "merchant",
        "draw",
        "place",
        "expand",
        "demote",
        "spare",
        "assign",
        "dismiss",
        "end",
        "pass",
    ];
    let arguments = [
        "", "0", "3", "4", "A", "U", "V", "R", "B", "RB", "BR", "RRR", "RYX", "follower",
        "merchant", "r",
    ];
    let mut read = 0;
    for word in words {
        for one in arguments {
            for two in arguments {
                for three in arguments {
                    for four in ["", "R", "X"] {
                        let mut text = word.to_owned();
                        for argument in [one, two, three, four] {
                            if !argument.is_empty() {
                                text = format!("{text} {argument}");
                            }
                        }
                        let action = FourTowers::parse(&text);
                        assert_eq!(action.is_some(), is_allowed(&text), "{text:?}");
                        read += usize::from(action.is_some());
                        assert!(action.is_none_or(|action| FourTowers::print(action) == text));
                    }
                }
            }
        }
    }
    assert!(read > 400, "{read}");
}

#[test]
fn no_other_spelling_is_accepted() {
    for wrong in [
        "",
        " ",
        "end ",
        " end",
        "END",
        "third",
        "third 4",
        "third 0",
        "third 1 2",
        "buy 1",
        "buy 1 ",
        "buy 1 YR",
        "buy R 1",
        "draw",
        "draw rrr",
        "draw R R R",
        "place D R",
        "place R V",
        "expand P RB",
        "expand P RBBB",
        "expand P BBX",
        "demote 4",
        "demote -1",
        "spare 1",
        "assign R",
        "assign R temple",
        "assign follower R",
        "tactician D R A B",
        "tactician A R A B",
        "mercenary D",
        "mercenary D YR",
        "mountaineer J R P",
        "merchant D",
        "foreman R follower",
        "slanderer 2 R",
        "shepherd R",
        "draw RRRRRRRRRRRRRRRR",
        "oracle 1",
        "marshal A",
    ] {
        assert_eq!(FourTowers::parse(wrong), None, "{wrong:?}");
    }
}

proptest! {
    #[test]
    fn numbers_of_clans_come_back(numbers in prop::array::uniform4(0..=15_u8), slot in 0..3_u8) {
        let paid = Clans::from_numbers(numbers);
        if !paid.is_none() {
            let slot = curia::games::four_towers::rules::action::Slot(slot);
            for action in [Action::Buy { slot, paid }, Action::Spirits(paid), Action::Draw(paid)] {
                let notation = FourTowers::print(action);
                prop_assert!(is_allowed(&notation));
                prop_assert_eq!(FourTowers::parse(&notation), Some(action));
            }
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in "\\PC{0,40}") {
        if let Some(action) = FourTowers::parse(&text) {
            prop_assert_eq!(FourTowers::print(action), text);
        }
    }
}
