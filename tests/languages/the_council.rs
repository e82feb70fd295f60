//! The texts of The Council.

use std::collections::BTreeSet;
use std::path::Path;

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::chips::Chips;
use curia::games::the_council::rules::components::{Card, Kind, Suit};
use curia::games::the_council::rules::legal::Illegal;
use curia::games::the_council::rules::setup::SetupError;
use curia::games::the_council::text::event::sentence;
use curia::games::the_council::text::said::log::GainedByNumber;
use curia::games::the_council::text::tip::Tip;
use curia::games::the_council::text::{Subjects, log, pieces};
use curia::numbered::Numbered;
use curia::rules::{Game, sample};
use curia::text::error::InWords;
use curia::text::{Language, use_language};

use super::council_of_4::{events, explained, told};
use super::french::french;
use super::sources::files_below;

fn names(players: u8) -> Vec<String> {
    let names = ["Ada", "Bruno", "Chiara", "Dario", "Elena"];
    names[..usize::from(players)].iter().map(|&name| name.to_owned()).collect()
}

#[test]
fn events_that_differ_in_anything_have_sentences_that_differ() {
    for players in TheCouncil::SEATS {
        let steps = sample::states::<TheCouncil>(players, 4).expect("a set-up to play");
        let names = names(players);
        let events = events::<TheCouncil>(steps);
        let told = told::<TheCouncil>(&events, |event| sentence(event, &names));
        assert!(told > 900, "only {told}");
    }
}

#[test]
fn every_card_and_suit_has_a_name_of_its_own() {
    for language in Language::ALL {
        use_language(language);
        let cards: BTreeSet<_> = Card::ALL.map(pieces::card).into();
        assert_eq!(cards.len(), Card::COUNT, "{language:?}");
        let suits: BTreeSet<_> = Suit::ALL.map(pieces::suit).into();
        assert_eq!(suits.len(), Suit::COUNT, "{language:?}");
        // Room on a card, and under a column of the hall.
        assert!(cards.iter().all(|name| name.chars().count() <= 19), "{cards:?}");
        assert!(suits.iter().all(|name| name.chars().count() <= 9), "{suits:?}");
    }
    let english = Language::English.text().pieces();
    for card in Card::ALL {
        for language in Language::ALL.into_iter().skip(1) {
            let card_there = language.text().pieces().card_name(card);
            assert_ne!(english.card_name(card), card_there);
        }
        let name = english.card_name(card);
        let begins = if card.kind() == Kind::Ace { "Ace of " } else { "The " };
        assert!(name.starts_with(begins), "{name}");
    }
}

#[test]
fn an_ace_has_an_article_in_sentences_only() {
    let names = |language: Language| {
        let pieces = language.text().pieces();
        [Card::AceOfSuns, Card::Journey].map(|card| pieces.the_card(card))
    };
    assert_eq!(names(Language::English), ["the Ace of Suns", "The Journey"]);
    assert_eq!(names(Language::French), ["l’As de Soleils", "Le Voyage"]);
}

#[test]
fn one_chip_is_singular_in_french() {
    let offered = Chips::from_numbers([2, 0, 0, 1, 0, 0]);
    assert_eq!(pieces::chips(offered), "2 Moons, 1 Leaves");
    french();
    assert_eq!(pieces::chips(offered), "2 Lunes, 1 Feuille");
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

#[test]
fn every_tip_says_what_it_is_and_does() {
    explained(Tip::every(), |language, &tip| {
        use_language(language);
        (tip.name(), tip.what())
    });
}

/// Suits are "enseignes": colours are those of the seats.
#[test]
fn no_french_text_calls_a_suit_a_colour() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/the_council/text/french");
    for (path, text) in files_below(&folder) {
        let wrong = text.lines().find(|line| line.to_lowercase().contains("couleur"));
        assert_eq!(wrong, None, "{}", path.display());
    }
}

#[test]
fn a_log_in_french_names_who_gains_and_why() {
    let text = french();
    let say = text.log();
    let names = ["Ada".to_owned(), "Bruno".to_owned()];
    let said = [
        log::resolved(Card::AceOfMoons, Some(2), true),
        log::resolved(Card::Sea, Some(0), true),
        log::resolved(Card::Journey, Some(1), false),
        say.gained_by_number(GainedByNumber {
            name: "Ada",
            suit: Suit::Moons,
            from: 1,
            to: Some(2),
            card: Card::Journey,
            rank: 3,
            others: &names[1..],
        }),
        say.traded(Suit::Suns, &names),
        say.empire(&[say.falls(Some(3), &[Suit::Suns])]),
        say.no_cards(&names),
    ];
    assert_eq!(
        said,
        [
            "L’As de Lunes\u{a0}: réussite, 2 sur 1.",
            "La Mer\u{a0}: réussite, l’échec est impossible à la valeur 0.",
            "Le Voyage\u{a0}: échec, 1 sur 3.",
            "Ada\u{a0}: Lunes 1 → 2, Le Voyage (3) départage avec Bruno.",
            "Ada et Bruno ont échangé chacun un rang de Soleils.",
            "L’empire tombe à 3 en Soleils.",
            "Ada et Bruno n’ont pas de carte qui convient.",
        ]
    );
}
