//! Names of the things of the game.

use super::Subjects;
use crate::games::the_council::rules::Chips;
use crate::games::the_council::rules::components::{Card, Suit, Suits};
use crate::text::text;

/// Returns the name of a suit.
pub fn suit(of: Suit) -> String {
    text().pieces().suit_name(of)
}

/// Returns the names of suits.
pub fn suits(of: Suits) -> String {
    text().pieces().suits(&of.to_vec())
}

/// Returns the name of a card, as its title.
pub fn card(of: Card) -> String {
    text().pieces().card_name(of)
}

/// Returns the name of a card in a sentence, with its article.
pub fn the_card(of: Card) -> String {
    text().pieces().the_card(of)
}

/// Returns chips by suit: "2 Moons, 1 Leaves".
pub fn chips(of: Chips) -> String {
    text().pieces().chips(&each_suit(of))
}

/// Returns the chips of each suit in which there are some.
pub fn each_suit(of: Chips) -> Vec<String> {
    let say = text().pieces();
    let some = Suit::ALL.into_iter().filter(|&suit| of.of(suit) > 0);
    some.map(|suit| say.chips_of_suit(of.of(suit), suit)).collect()
}
