//! Finding words in texts.

use curia::text::search::{Found, Query, Spot};

fn marked(query: &str, text: &str) -> Vec<String> {
    Query::new(query).hits(text).into_iter().map(|hit| text[hit].to_owned()).collect()
}

#[test]
fn words_are_found_from_their_beginning_on() {
    assert_eq!(marked("end", "The end ends; we spend."), ["end", "end"]);
    assert_eq!(marked("R1", "R1, R12 and XR1"), ["R1", "R1"]);
    assert_eq!(marked("face-up", "a face-up permit"), ["face-up"]);
    assert_eq!(marked("up", "a face-up permit"), ["up"]);
}

#[test]
fn case_and_accents_make_no_difference() {
    assert_eq!(marked("CITE", "la cité, les Cités"), ["cité", "Cité"]);
    assert_eq!(marked("été", "En ete"), ["ete"]);
    assert_eq!(marked("coeur", "un cœur, deux cœurs"), ["cœur", "cœur"]);
    assert_eq!(marked("c", "Ça œuvre"), ["Ç"]);
    assert_eq!(marked("o", "une œuvre"), ["œ"]);
    assert_eq!(marked("queen's", "the queen’s council"), ["queen’s"]);
}

#[test]
fn hits_lie_apart_and_the_longest_counts() {
    assert_eq!(marked("no nobility", "no nobility at noon"), ["no", "nobility", "no"]);
    assert_eq!(marked("face-up up", "face-up"), ["face-up"]);
    let hits = Query::new("a b").hits("a b ab ba");
    assert!(hits.windows(2).all(|pair| pair[0].end <= pair[1].start));
}

#[test]
fn all_words_must_occur() {
    let occurs = |query: &str, texts: &[&str]| Query::new(query).occurs(texts.iter().copied());
    assert!(occurs("joker pay", &["Pay for it.", "Jokers too"]));
    assert!(!occurs("joker pay", &["Pay for it."]));
    assert!(!occurs("", &["anything"]));
    assert!(Query::new(" \t ").is_empty());
}

#[test]
fn a_step_goes_to_the_next_hit_and_round() {
    let found = Found(vec![0, 2, 0, 1]);
    let (first, second, third) =
        (Spot { page: 1, hit: 0 }, Spot { page: 1, hit: 1 }, Spot { page: 3, hit: 0 });
    assert_eq!(found.total(), 3);
    assert_eq!([first, second, third].map(|spot| found.number(spot)), [1, 2, 3]);
    for (from, to) in [(first, second), (second, third), (third, first)] {
        assert_eq!(found.step(Some(from), 0, false), Some(to));
        assert_eq!(found.step(Some(to), 0, true), Some(from));
    }
    // From no result: from the page being read.
    assert_eq!(found.step(None, 0, false), Some(first));
    assert_eq!(found.step(None, 2, false), Some(third));
    assert_eq!(found.step(None, 2, true), Some(second));
    assert_eq!(found.step(None, 0, true), Some(third));
    assert_eq!(Found(vec![0, 0]).step(None, 0, false), None);
}
