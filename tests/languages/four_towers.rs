//! The texts of Four Towers.

use std::collections::{BTreeSet, HashMap};

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::clans::Clans;
use curia::games::four_towers::rules::components::{Champion, Clan, Trade, Village};
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::legal::Illegal;
use curia::games::four_towers::rules::setup::SetupError;
use curia::games::four_towers::text::Subjects;
use curia::games::four_towers::text::event::sentence;
use curia::games::four_towers::text::tip::Tip;
use curia::rules::{Game, sample};
use curia::text::Language;
use curia::text::error::InWords;

use super::french::{french, told};

fn names(players: u8) -> Vec<String> {
    let names = ["Ada", "Bruno", "Chiara", "Dario"];
    names[..usize::from(players)].iter().map(|&name| name.to_owned()).collect()
}

#[test]
fn events_that_differ_in_anything_have_sentences_that_differ() {
    french();
    let mut said = HashMap::<String, Event>::new();
    for players in FourTowers::SEATS {
        let steps = sample::states::<FourTowers>(players, 4).expect("a set-up to play");
        let names = names(players);
        told::<FourTowers>(steps, |event| sentence(event, &names), &mut said);
    }
    assert!(said.len() > 1200, "only {}", said.len());
}

#[test]
fn every_clan_trade_and_champion_has_a_name_of_its_own() {
    for language in Language::ALL {
        let (words, champions) = (language.text().words(), language.text().champions());
        let clans: BTreeSet<_> = Clan::ALL.map(words.clan).into();
        assert_eq!(clans.len(), Clan::COUNT, "{language:?}");
        let trades: BTreeSet<_> = Trade::ALL.map(words.trade).into();
        assert_eq!(trades.len(), Trade::COUNT, "{language:?}");
        let named: BTreeSet<_> = Champion::ALL.map(champions.name).into();
        assert_eq!(named.len(), Champion::COUNT, "{language:?}");
        // Room on a card.
        assert!(named.iter().all(|name| name.chars().count() <= 23), "{named:?}");
    }
    let (english, french) = (Language::English.text(), Language::French.text());
    for champion in Champion::ALL {
        let [one, other] = [english, french].map(|text| (text.champions().name)(champion));
        assert_ne!(one, other);
        let [one, other] = [english, french].map(|text| (text.champions().skill)(champion));
        assert_ne!(one, other);
        let [one, other] = [english, french].map(|text| (text.champions().bonus)(champion));
        assert_ne!(one, other);
    }
}

#[test]
fn peasants_agree_with_their_count_in_french() {
    let clans: Clans = [Clan::Red, Clan::Blue, Clan::Red].into_iter().collect();
    assert_eq!((Language::English.text().words().clans)(clans), "2 red and 1 blue");
    assert_eq!((Language::French.text().words().clans)(clans), "2 rouges et 1 bleu");
}

#[test]
fn what_is_not_possible_is_said_in_french() {
    french();
    let said = [
        Illegal::WrongPrice { due: 4, paid: 1 },
        Illegal::NoPlace { village: Village::Askar, clan: Clan::Green },
        Illegal::Nobody(Trade::Merchant),
    ];
    assert_eq!(
        said.map(|illegal| illegal.in_words()),
        [
            "Le prix est de 4 partisans, et non 1.",
            "Askar n’accueille pas de paysan vert pour l’instant.",
            "Vous n’avez pas de marchand.",
        ]
    );
    assert_eq!(SetupError::Players(5).in_words(), "elle a 5 joueurs, et non 2 à 4");
}

#[test]
fn every_tip_says_in_french_what_it_is_and_does() {
    let text = french();
    for tip in Tip::all() {
        let (name, what) = ((text.tip().name)(tip), (text.tip().what)(tip));
        assert!(name.chars().count() > 1, "{tip:?}");
        assert!(what.ends_with('.') && !what.contains("  "), "{tip:?}: {what}");
        assert_ne!(what, (Language::English.text().tip().what)(tip), "{tip:?}");
    }
}
