//! The rules page of every game: whole, and every place in it can be reached.

use std::collections::BTreeSet;

use curia::games::council_of_4::CouncilOf4;
use curia::games::the_council::TheCouncil;
use curia::text::rules::{Anchor, Block, Mark, Passage, Ruled, Span, passages, rulings};
use curia::vocabulary::Vocabulary;

/// Returns a section as one text.
pub fn page<R: Ruled>(topic: R::Topic) -> String {
    let read = |passage: &Passage| passage.0.concat();
    passages::<R>(topic).iter().map(read).collect::<Vec<_>>().join("\n")
}

/// Returns all pieces of the section's paragraphs and lists.
fn pieces<R: Ruled>(topic: R::Topic) -> Vec<&'static Span<R>> {
    let of = |block: &'static Block<R>| match block {
        Block::<R>::Text(pieces) | Block::<R>::Picture(_, _, pieces) => pieces.iter().collect(),
        Block::<R>::Points { points, .. } => points.iter().flatten().collect::<Vec<_>>(),
        Block::<R>::Heading(_) | Block::<R>::Insert(_) => Vec::new(),
    };
    R::manual().section(topic).blocks.iter().flat_map(of).collect()
}

fn sections_are_whole<R: Ruled>() {
    let titles: BTreeSet<&str> =
        R::Topic::ALL.iter().map(|&topic| R::manual().section(topic).title).collect();
    assert_eq!(titles.len(), R::Topic::ALL.len(), "a title stands over two sections");
    for (at, &topic) in R::Topic::ALL.iter().enumerate() {
        assert_eq!(topic.index(), at);
        let passages = passages::<R>(topic);
        assert!(passages.len() > 2, "{topic:?} is empty");
        let is_empty = |passage: &Passage| passage.0.concat().trim().is_empty();
        assert!(!passages.iter().any(is_empty), "{topic:?}");
    }
}

#[test]
fn every_section_says_something_under_a_title_of_its_own() {
    sections_are_whole::<CouncilOf4>();
    sections_are_whole::<TheCouncil>();
}

fn rulings_are_whole<R: Ruled>(count: usize) {
    let all = page::<R>(R::CONTENTS.of_rulings.expect("a section"));
    for (at, ruling) in rulings::<R>().enumerate() {
        assert_eq!(ruling.name(), format!("R{}", at + 1));
        let said = R::manual().ruling(ruling);
        assert!(said.question.ends_with('?'), "{ruling:?}");
        assert!(!said.answer.is_empty() && !said.why.is_empty(), "{ruling:?}");
        assert!(all.contains(said.question), "{ruling:?}");
        let beside =
            R::Topic::ALL.iter().any(|&topic| R::CONTENTS.rulings_at(topic).contains(&ruling.0));
        assert!(beside, "{ruling:?} is beside no section");
    }
    assert_eq!(rulings::<R>().count(), count);
}

#[test]
fn every_ruling_has_an_entry_and_a_section_where_it_matters() {
    rulings_are_whole::<CouncilOf4>(24);
    rulings_are_whole::<TheCouncil>(42);
}

fn named_rulings_are_shown<R: Ruled>() {
    for &topic in R::Topic::ALL {
        for piece in pieces::<R>(topic) {
            if let Span::<R>::Mark(Mark::Ruling(ruling)) = piece {
                assert!(
                    R::CONTENTS.rulings_at(topic).contains(&ruling.0),
                    "{topic:?} names {ruling:?}"
                );
            }
        }
    }
}

#[test]
fn a_section_that_names_a_ruling_shows_it_beside_the_text() {
    named_rulings_are_shown::<CouncilOf4>();
    named_rulings_are_shown::<TheCouncil>();
}

fn places_have_addresses<R: Ruled>(wrong: &[&str]) {
    let sections = R::Topic::ALL.iter().copied().map(Anchor::Section);
    for place in sections.chain(rulings::<R>().map(Anchor::Ruling)) {
        assert_eq!(Anchor::of_address::<R>(&place.address()), Some(place));
    }
    for wrong in ["", "R0", "r1", "Aim", "rules/aim"].iter().chain(wrong) {
        assert_eq!(Anchor::of_address::<R>(wrong), None, "{wrong}");
    }
}

#[test]
fn every_section_and_ruling_has_an_address_of_its_own() {
    places_have_addresses::<CouncilOf4>(&["R25", "collapse"]);
    places_have_addresses::<TheCouncil>(&["R43", "acquire"]);
}
