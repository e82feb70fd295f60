//! The score sheet as a table for a terminal.

use crate::games::council_of_4::rules::{Cause, Score};
use crate::games::council_of_4::text::Subjects;
use crate::text::text;
use crate::tool::Sheet;

/// Every seat's VP by cause, and what breaks ties.
pub fn sheet(scores: &[Score]) -> Sheet {
    let words = text().sheet();
    let mut sheet = Sheet::new([32, 12, 16]);
    for cause in Cause::ALL {
        sheet.add(&words.cause(cause), scores, |score| score.of(cause));
    }
    sheet.add(text().score().total(), scores, Score::total);
    sheet.add(words.tie_break(), scores, |score| score.tie_break);
    sheet
}
