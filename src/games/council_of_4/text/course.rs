//! Gains in the texts of the lessons.

use super::Subjects;
use crate::games::council_of_4::scene::Totals;
use crate::text::text;

/// Returns gains inside a sentence.
pub fn gains(of: &Totals) -> String {
    let (say, pieces) = (text().course(), text().pieces());
    let all = [
        (of.coins > 0).then(|| pieces.coins(of.coins)),
        (of.servants > 0).then(|| pieces.servants(of.servants)),
        (of.cards > 0).then(|| pieces.cards(of.cards)),
        (of.nobility > 0).then(|| pieces.nobility_steps(of.nobility)),
        (of.main_actions > 0).then(|| say.main_actions(of.main_actions)),
        (of.vp > 0).then(|| pieces.vp(of.vp)),
    ];
    say.gains(&all.into_iter().flatten().collect::<Vec<_>>())
}
