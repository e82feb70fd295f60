//! The texts of Four Towers.

use std::collections::BTreeSet;

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::clans::Clans;
use curia::games::four_towers::rules::components::{Champion, Clan, Trade, Village};
use curia::games::four_towers::rules::legal::Illegal;
use curia::games::four_towers::rules::setup::SetupError;
use curia::games::four_towers::text::Subjects;
use curia::games::four_towers::text::champions::{bonus, skill};
use curia::games::four_towers::text::event::sentence;
use curia::games::four_towers::text::tip::Tip;
use curia::numbered::Numbered;
use curia::rules::{Game, sample};
use curia::text::error::InWords;
use curia::text::{Language, use_language};

use super::council_of_4::{events, explained, told};
use super::french::french;

fn names(players: u8) -> Vec<String> {
    let names = ["Ada", "Bruno", "Chiara", "Dario"];
    names[..usize::from(players)].iter().map(|&name| name.to_owned()).collect()
}

#[test]
fn events_that_differ_in_anything_have_sentences_that_differ() {
    for players in FourTowers::SEATS {
        let steps = sample::states::<FourTowers>(players, 4).expect("a set-up to play");
        let names = names(players);
        let events = events::<FourTowers>(steps);
        let told = told::<FourTowers>(&events, |event| sentence(event, &names));
        assert!(told > 400, "only {told}");
    }
}

#[test]
fn every_clan_trade_and_champion_has_a_name_of_its_own() {
    for language in Language::ALL {
        let (words, champions) = (language.text().names(), language.text().champions());
        let clans: BTreeSet<_> = Clan::ALL.map(|clan| words.clan_name(clan)).into();
        assert_eq!(clans.len(), Clan::COUNT, "{language:?}");
        let trades: BTreeSet<_> = Trade::ALL.map(|trade| words.trades(trade)).into();
        assert_eq!(trades.len(), Trade::COUNT, "{language:?}");
        let named: BTreeSet<_> = Champion::ALL.map(|champion| champions.name(champion)).into();
        assert_eq!(named.len(), Champion::COUNT, "{language:?}");
        // Room on a card.
        assert!(named.iter().all(|name| name.chars().count() <= 23), "{named:?}");
        let longest = |name: &String| name.split(' ').map(|word| word.chars().count()).max();
        assert!(named.iter().all(|name| longest(name) <= Some(14)), "{named:?}");
    }
    let said = |language| {
        use_language(language);
        let said = |of| (language.text().champions().name(of), skill(of), bonus(of));
        Champion::ALL.map(said)
    };
    let english = said(Language::English);
    for language in Language::ALL.into_iter().skip(1) {
        for (there, english) in said(language).iter().zip(&english) {
            assert_ne!(there.0, english.0, "{language:?}");
            assert_ne!(there.1, english.1, "{language:?}");
            assert_ne!(there.2, english.2, "{language:?}");
        }
    }
}

#[test]
fn peasants_agree_with_their_count_in_french() {
    let clans: Clans = [Clan::Red, Clan::Blue, Clan::Red].into_iter().collect();
    assert_eq!(Language::English.text().names().some_clans(clans), "2 red and 1 blue");
    assert_eq!(Language::French.text().names().some_clans(clans), "2 rouges et 1 bleu");
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
fn every_tip_says_what_it_is_and_does() {
    explained(Tip::every(), |language, &tip| {
        use_language(language);
        (tip.name(), tip.what())
    });
}
