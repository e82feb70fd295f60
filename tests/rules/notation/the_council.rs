//! The notation of The Council. There are too many bids and commitments to try them all: any of them is tried against
//! the grammar.

use std::sync::LazyLock;

use super::{Grammar, ends, grammar};
use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::action::Action;
use curia::games::the_council::rules::cards::CardSet;
use curia::games::the_council::rules::chips::Chips;
use curia::games::the_council::rules::components::{Card, Suit};
use curia::rules::Game;
use proptest::prelude::*;

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(grammar::<Action>);

/// Whether the grammar allows the text, and its arguments are in order.
fn is_allowed(text: &str) -> bool {
    if !ends(&GRAMMAR, "action", text, 0).contains(&text.len()) {
        return false;
    }
    let is_bid = text.starts_with("bid");
    let place = |word: &str| {
        if is_bid {
            Suit::ALL.into_iter().position(|suit| word.starts_with(suit.letter()))
        } else {
            Card::ALL.into_iter().position(|card| card.to_string() == word)
        }
    };
    let words = || text.split(' ').skip(1);
    // A number of chips is written without a nought before it, and up to 255.
    let wrong = |word: &str| {
        let count = word[1..].parse::<u8>().unwrap_or_default();
        is_bid && (count == 0 || count.to_string() != word[1..])
    };
    words().map(place).is_sorted_by(|one, next| one < next) && !words().any(wrong)
}

fn there_and_back(action: Action) {
    let notation = TheCouncil::print(action);
    assert!(is_allowed(&notation), "{notation}");
    assert_eq!(TheCouncil::parse(&notation), Some(action), "{notation}");
}

#[test]
fn the_shortest_actions_come_back() {
    Card::ALL.into_iter().map(Action::Draft).for_each(there_and_back);
    for number in 0..3_u32.pow(6) {
        let counts = [0, 1, 2, 3, 4, 5].map(|suit| (number / 3_u32.pow(suit) % 3) as u8);
        there_and_back(Action::Bid(Chips::from_numbers(counts)));
    }
    for suit in Suit::ALL {
        for count in 0..=u8::MAX {
            let mut chips = Chips::NONE;
            chips.set(suit, count);
            there_and_back(Action::Bid(chips));
        }
    }
    for (one, other) in Card::ALL.into_iter().flat_map(|one| Card::ALL.map(|other| (one, other))) {
        there_and_back(Action::Commit([one, other].into_iter().collect()));
    }
    assert_eq!(TheCouncil::print(Action::Bid(Chips::NONE)), "pass");
    assert_eq!(TheCouncil::print(Action::Commit(CardSet::EMPTY)), "hold");
}

#[test]
fn other_spellings_are_refused() {
    for wrong in [
        "",
        " ",
        "bid",
        "commit",
        "draft",
        "bid M0",
        "bid M01",
        "bid M+1",
        "bid M256",
        "bid S1 M1",
        "bid M1 M1",
        "bid M1  S1",
        "bid M1,S1",
        "bid m1",
        "bid M",
        "bid 1M",
        "bid M1 ",
        "pass M1",
        "hold 4MS",
        "commit 4MS 4MS",
        "commit PMSL 5ML",
        "commit 4SM",
        "commit 4ms",
        "commit XX",
        "draft 4MS 5ML",
        "draft  4MS",
        "draft 10MS",
        "Draft 4MS",
        "fold",
        "pass\n",
        "bid M\u{664}",
        "bid \u{216f}1",
    ] {
        assert_eq!(TheCouncil::parse(wrong), None, "{wrong:?}");
        assert!(!is_allowed(wrong), "{wrong:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_bid_and_any_cards_come_back(counts in any::<[u8; 6]>(), cards in any::<u64>()) {
        there_and_back(Action::Bid(Chips::from_numbers(counts)));
        there_and_back(Action::Commit(CardSet::from(cards)));
    }

    #[test]
    fn nothing_but_the_grammar_is_parsed(
        text in "(draft|bid|pass|commit|hold)?( [MSWLYK][0-9]{1,3}| [2-9APCX][MSWLYK]{1,3}){0,4}",
        counts in any::<[u8; 6]>(),
        cards in any::<u64>(),
        at in any::<prop::sample::Index>(),
        letter in any::<char>(),
    ) {
        prop_assert_eq!(TheCouncil::parse(&text).is_some(), is_allowed(&text), "{}", text);
        for action in [Action::Bid(Chips::from_numbers(counts)), Action::Commit(cards.into())] {
            let mut changed: Vec<char> = TheCouncil::print(action).chars().collect();
            let place = at.index(changed.len());
            changed[place] = letter;
            let changed: String = changed.into_iter().collect();
            prop_assert_eq!(TheCouncil::parse(&changed).is_some(), is_allowed(&changed), "{}", changed);
        }
    }
}
