//! The score sheet as a table for a terminal.

use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::scoring::counting_suits;
use crate::games::the_council::rules::{PublicState, Score};
use crate::games::the_council::text::pieces;
use crate::text::text;
use crate::tool::Sheet;

/// Every seat's points by cause, and what parts equals.
pub fn sheet(table: &PublicState, scores: &[Score]) -> Sheet {
    let mut sheet = Sheet::new([20, 12, 20]);
    sheet.add("Traitor chips", scores, |score| score.traitors);
    for suit in counting_suits(table).iter() {
        sheet.add(&pieces::suit(suit), scores, |score| of_suit(score, suit));
    }
    sheet.add(text().score().total(), scores, Score::total);
    sheet.add("Tie break", &[], Score::total);
    sheet.add("  Low card", scores, |score| {
        let low = score.tie_break.low_card;
        low.map_or_else(|| "none".to_owned(), |rank| rank.to_string())
    });
    sheet.add("  Ranks", scores, |score| score.tie_break.ranks);
    sheet
}

/// The points in a suit, with what they are the double of.
fn of_suit(score: &Score, suit: Suit) -> String {
    let (rank, doubled) = (score.ranks[suit.index()], score.doubled[suit.index()]);
    if doubled > 0 { format!("2 × {rank}") } else { rank.to_string() }
}
