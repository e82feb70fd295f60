//! Words that stand in drawings of the hall.

use super::art::HallWords;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::geometry::Geometry;
use crate::games::the_council::text::{Subjects, pieces};
use crate::text::text;

/// Width of a column in tenths of a pixel below which its words are short.
const NARROW: i32 = 700;

/// Returns the words of a hall with columns of this width.
pub fn hall_words(place: &Geometry) -> HallWords {
    let words = text().hall();
    let would_count = if place.pitch < NARROW { words.counts() } else { words.would_count() };
    HallWords { suit: pieces::suit, would_count, counts: words.counts() }
}

/// Returns the number of letters of the longest name of a suit.
pub fn letters() -> usize {
    Suit::ALL.map(|suit| pieces::suit(suit).chars().count()).into_iter().max().unwrap_or_default()
}
