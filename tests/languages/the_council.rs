//! The texts of The Council.

use std::collections::{BTreeSet, HashMap};

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::chips::Chips;
use curia::games::the_council::rules::components::{Card, Kind, Suit};
use curia::games::the_council::rules::legal::Illegal;
use curia::games::the_council::rules::setup::SetupError;
use curia::games::the_council::text::Subjects;
use curia::games::the_council::text::event::sentence;
use curia::rules::{Game, sample};
use curia::text::Language;
use curia::text::error::InWords;

use super::french::{french, told};

fn names(players: u8) -> Vec<String> {
    let names = ["Ada", "Bruno", "Chiara", "Dario", "Elena"];
    names[..usize::from(players)].iter().map(|&name| name.to_owned()).collect()
}

#[test]
fn events_that_differ_in_anything_have_sentences_that_differ() {
    french();
    let mut said = HashMap::new();
    for players in TheCouncil::SEATS {
        let steps = sample::states::<TheCouncil>(players, 4).expect("a set-up to play");
        let names = names(players);
        told::<TheCouncil>(steps, |event| sentence(event, &names), &mut said);
    }
    assert!(said.len() > 2000, "only {}", said.len());
}

#[test]
fn every_card_and_suit_has_a_name_of_its_own() {
    for language in Language::ALL {
        let words = language.text().words();
        let cards: BTreeSet<_> = Card::ALL.map(words.card).into();
        assert_eq!(cards.len(), Card::COUNT, "{language:?}");
        let suits: BTreeSet<_> = Suit::ALL.map(words.suit).into();
        assert_eq!(suits.len(), Suit::COUNT, "{language:?}");
        // Room on a card, and under a column of the hall.
        assert!(cards.iter().all(|name| name.chars().count() <= 19), "{cards:?}");
        assert!(suits.iter().all(|name| name.chars().count() <= 9), "{suits:?}");
    }
    let (english, french) = (Language::English.text(), Language::French.text());
    for card in Card::ALL {
        assert_ne!((english.words().card)(card), (french.words().card)(card));
        let name = (english.words().card)(card);
        let begins = if card.kind() == Kind::Ace { "Ace of " } else { "The " };
        assert!(name.starts_with(begins), "{name}");
    }
}

#[test]
fn an_ace_has_an_article_in_sentences_only() {
    let names = |language: Language| {
        let words = language.text().words();
        [Card::AceOfSuns, Card::Journey].map(|card| (words.the_card)(card))
    };
    assert_eq!(names(Language::English), ["the Ace of Suns", "The Journey"]);
    assert_eq!(names(Language::French), ["l’As de Soleils", "Le Voyage"]);
}

#[test]
fn one_chip_is_singular_in_french() {
    let offered = Chips::from_numbers([2, 0, 0, 1, 0, 0]);
    assert_eq!((Language::English.text().words().chips)(offered), "2 Moons, 1 Leaves");
    assert_eq!((Language::French.text().words().chips)(offered), "2 Lunes, 1 Feuille");
}

#[test]
fn what_is_not_possible_is_said_in_french() {
    french();
    let suit = Suit::Suns;
    let said = [
        Illegal::NotOnEvent(suit),
        Illegal::TooFewChips { suit, offered: 1, there: 0 },
        Illegal::TooFewChips { suit, offered: 3, there: 1 },
        Illegal::DoesNotFit(Card::AceOfMoons),
    ];
    assert_eq!(
        said.map(|illegal| illegal.in_words()),
        [
            "Pas de Soleils sur cet événement.",
            "Vous n’avez pas de Soleils.",
            "Vous avez 1 Soleil, et non 3.",
            "L’As de Lunes n’a aucune enseigne de l’événement.",
        ]
    );
    assert_eq!(SetupError::Players(2).in_words(), "elle a 2 joueurs, et non 3 à 5");
}
