//! The rules page of The Council: complete, with the numbers of the game.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PLAYERS, events_of_hand,
};
use curia::games::the_council::text::rules::{Drawing, EXAMPLE, Topic};
use curia::games::the_council::text::tip::Tip;
use curia::numbered::Numbered;
use curia::text::rules::{Ruled, find, topic_of};
use curia::text::search::Query;
use curia::text::tip::Tip as HouseTip;

use crate::any_game::rules;

fn page(topic: Topic) -> String {
    rules::page::<TheCouncil>(topic)
}

#[test]
fn the_numbers_of_the_game_stand_in_their_sections() {
    let says = |topic, words: String| assert!(page(topic).contains(&words), "{topic:?}: {words}");
    says(Topic::Table, format!("There are {} cards", Card::COUNT));
    says(Topic::Table, format!("rank 0 to rank {LAST_RANK}"));
    let [few, four, many] = [3, 4, 5].map(events_of_hand);
    says(Topic::Hand, format!("{few}, {four} or {many} of them"));
    says(Topic::Hand, format!("with {}, four or {} players", PLAYERS.start(), PLAYERS.end()));
    says(Topic::Draft, format!("Your {DRAFTED} drafted cards"));
    says(Topic::Collapse, format!("After hand {HANDS} "));
    // The example of the rules: bids of 1 Moons each, 1 Suns and a Pawn in both.
    let (event, _) = EXAMPLE;
    says(Topic::Count, format!("rank {}", event.rank()));
    says(Topic::Count, "in Suns Cy has a bid of 2. The total is 5: success".to_owned());
    says(Topic::Count, "the total would be 3 ".to_owned());
    assert!(event.rank() > 3 && event.rank() <= 5, "3 is too little, and 5 is enough");
}

#[test]
fn every_symbol_that_is_explained_is_explained_once() {
    let all = [Drawing::Suits, Drawing::Kinds, Drawing::Table].map(TheCouncil::explained_by);
    let all: Vec<Tip> = all.concat();
    for tip in &all {
        assert_eq!(all.iter().filter(|other| *other == tip).count(), 1, "{tip}");
    }
    assert!([Kind::Ace, Kind::Pawn].into_iter().all(|kind| all.contains(&Tip::Kind(kind))));
}

#[test]
fn every_tip_has_a_section() {
    for tip in Tip::every() {
        assert_eq!(topic_of::<TheCouncil>(&tip.to_string()), Some(TheCouncil::topic(tip)));
    }
    for tip in HouseTip::ALL {
        assert!(topic_of::<TheCouncil>(&tip.to_string()).is_some(), "{tip}");
    }
    assert_eq!(topic_of::<TheCouncil>("coins"), None);
}

#[test]
fn a_search_counts_the_places_of_each_section() {
    let found = find::<TheCouncil>(&Query::new("opener"));
    assert!(found.0[Topic::Bids.index()] > 0 && found.0[Topic::Rulings.index()] > 1);
    assert_eq!(found.0[Topic::Score.index()], 0);
    assert_eq!(find::<TheCouncil>(&Query::new("opener zeppelin")).total(), 0);
}
