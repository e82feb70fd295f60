//! The rules page of Four Towers: complete, with the numbers of the game.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::components::{
    BOUGHT, Champion, DRAWN, EXPANDS, FOLLOWERS, MERCENARIES, PLAYERS, Trade, supply, turns,
};
use curia::games::four_towers::text::rules::{Drawing, Topic};
use curia::games::four_towers::text::tip::Tip;
use curia::numbered::Numbered;
use curia::text::rules::{Ruled, find, topic_of};
use curia::text::search::Query;
use curia::text::tip::Tip as HouseTip;

use crate::any_game::rules;

fn page(topic: Topic) -> String {
    rules::page::<FourTowers>(topic)
}

#[test]
fn the_numbers_of_the_game_stand_in_their_sections() {
    let says = |topic, words: String| assert!(page(topic).contains(&words), "{topic:?}: {words}");
    let [few, many] = [2, 3].map(supply);
    says(
        Topic::Table,
        format!("{few} peasants of each clan with {} players, {many} with more", PLAYERS.start()),
    );
    says(Topic::Table, format!("up to {FOLLOWERS} of each clan"));
    says(Topic::Table, format!("{MERCENARIES} spaces for any clan"));
    says(Topic::Draw, format!("Take any {DRAWN} peasants"));
    says(Topic::Expand, format!("A village with {EXPANDS} or more peasants"));
    says(Topic::Champions, format!("{BOUGHT} a game"));
    says(Topic::End, format!("{} with {} players", turns(2) / 2, PLAYERS.start()));
}

#[test]
fn every_symbol_that_is_explained_is_explained_once() {
    let drawings =
        [Drawing::Clans, Drawing::People, Drawing::Table, Drawing::Trades, Drawing::Champions];
    let all: Vec<Tip> = drawings.map(FourTowers::explained_by).concat();
    for tip in &all {
        assert_eq!(all.iter().filter(|other| *other == tip).count(), 1, "{tip}");
    }
    assert!(Trade::ALL.into_iter().all(|trade| all.contains(&Tip::Trade(trade))));
    assert!(Champion::ALL.into_iter().all(|champion| all.contains(&Tip::Champion(champion))));
}

#[test]
fn every_tip_has_a_section() {
    for tip in Tip::every() {
        assert_eq!(topic_of::<FourTowers>(&tip.to_string()), Some(FourTowers::topic(tip)));
    }
    for tip in HouseTip::ALL {
        assert!(topic_of::<FourTowers>(&tip.to_string()).is_some(), "{tip}");
    }
    assert_eq!(topic_of::<FourTowers>("coins"), None);
}

#[test]
fn a_search_counts_the_places_of_each_section() {
    let found = find::<FourTowers>(&Query::new("mountaineer"));
    assert!(found.0[Topic::Assign.index()] > 0 && found.0[Topic::Rulings.index()] > 1);
    assert_eq!(find::<FourTowers>(&Query::new("mountaineer zeppelin")).total(), 0);
}
