//! The rules page of The Council: complete, with the numbers of the game.

use std::collections::BTreeSet;

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PLAYERS, events_of_hand,
};
use curia::games::the_council::text::Subjects;
use curia::games::the_council::text::rules::{Drawing, EXAMPLE, Topic};
use curia::games::the_council::text::tip::Tip;
use curia::text::rules::{Anchor, Contents, Mark, Passage, Ruled, find, passages, rulings};
use curia::text::search::Query;
use curia::text::text;
use curia::text::tip::Tip as HouseTip;

type Span = curia::text::rules::Span<TheCouncil>;
type Block = curia::text::rules::Block<TheCouncil>;

fn page(topic: Topic) -> String {
    let read = |passage: &Passage| passage.0.concat();
    passages::<TheCouncil>(topic).iter().map(read).collect::<Vec<_>>().join("\n")
}

/// Returns all pieces of the section's paragraphs and lists.
fn pieces(topic: Topic) -> Vec<&'static Span> {
    let blocks = text().manual().section(topic).blocks.iter();
    let of = |block: &'static Block| match block {
        Block::Text(pieces) | Block::Picture(_, _, pieces) => pieces.iter().collect(),
        Block::Points { points, .. } => points.iter().flatten().collect::<Vec<_>>(),
        Block::Heading(_) | Block::Insert(_) => Vec::new(),
    };
    blocks.flat_map(of).collect()
}

#[test]
fn every_section_says_something_under_a_title_of_its_own() {
    let titles: BTreeSet<&str> =
        Topic::ALL.iter().map(|&topic| text().manual().section(topic).title).collect();
    assert_eq!(titles.len(), Topic::ALL.len());
    for &topic in Topic::ALL {
        let passages = passages::<TheCouncil>(topic);
        assert!(passages.len() > 2, "{topic:?} is empty");
        let is_empty = |passage: &Passage| passage.0.concat().trim().is_empty();
        assert!(!passages.iter().any(is_empty), "{topic:?}");
    }
}

#[test]
fn every_ruling_from_r1_to_r42_has_an_entry_and_a_section_where_it_matters() {
    let all = page(Topic::Rulings);
    for ruling in rulings::<TheCouncil>() {
        let said = text().manual().ruling(ruling);
        assert!(said.question.ends_with('?'), "{ruling:?}");
        assert!(!said.answer.is_empty() && !said.why.is_empty(), "{ruling:?}");
        assert!(all.contains(said.question), "{ruling:?}");
        let beside = Topic::ALL.iter().any(|topic| topic.rulings().contains(&ruling.0));
        assert!(beside, "{ruling:?} is beside no section");
    }
    assert_eq!(rulings::<TheCouncil>().count(), 42);
}

#[test]
fn a_section_that_names_a_ruling_shows_it_beside_the_text() {
    for &topic in Topic::ALL {
        for piece in pieces(topic) {
            if let Span::Mark(Mark::Ruling(ruling)) = piece {
                assert!(topic.rulings().contains(&ruling.0), "{topic:?} names {ruling:?}");
            }
        }
    }
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
    assert!((3..=5).contains(&event.rank()), "3 is too little, and 5 is enough");
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
fn every_place_has_an_address_of_its_own_and_every_tip_a_section() {
    let sections = Topic::ALL.iter().copied().map(Anchor::Section);
    for place in sections.chain(rulings::<TheCouncil>().map(Anchor::Ruling)) {
        assert_eq!(Anchor::of_address::<TheCouncil>(&place.address()), Some(place));
    }
    for wrong in ["", "R0", "R43", "r1", "Aim", "acquire"] {
        assert_eq!(Anchor::of_address::<TheCouncil>(wrong), None, "{wrong}");
    }
    for tip in Tip::all() {
        assert_eq!(TheCouncil::topic_of(&tip.to_string()), Some(tip.topic()));
    }
    for tip in HouseTip::ALL {
        assert!(TheCouncil::topic_of(&tip.to_string()).is_some(), "{tip}");
    }
    assert_eq!(TheCouncil::topic_of("coins"), None);
}

#[test]
fn a_search_counts_the_places_of_each_section() {
    let found = find::<TheCouncil>(&Query::new("opener"));
    assert!(found.0[Topic::Bids.index()] > 0 && found.0[Topic::Rulings.index()] > 1);
    assert_eq!(found.0[Topic::Score.index()], 0);
    assert_eq!(find::<TheCouncil>(&Query::new("opener zeppelin")).total(), 0);
}
