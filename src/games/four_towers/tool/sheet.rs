//! The score in columns for a terminal.

use super::words;
use crate::games::four_towers::rules::{Cause, Score};
use crate::text::text;
use crate::tool::Sheet;

/// Every seat's points by cause.
pub fn sheet(scores: &[Score]) -> Sheet {
    let mut sheet = Sheet::new([20, 14, 20]);
    for cause in Cause::ALL {
        sheet.add(words::cause(cause), scores, |score| score.of(cause));
    }
    sheet.add(text().score().total(), scores, Score::total);
    sheet
}
