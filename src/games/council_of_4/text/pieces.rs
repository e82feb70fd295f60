//! Gains by themselves.

use crate::games::council_of_4::rules::components::Bonus;
use crate::games::council_of_4::text::Subjects;
use crate::text::{Text, text};

/// Returns a gain in words.
pub fn bonus(of: Bonus) -> String {
    bonus_in(text(), of)
}

/// Returns a gain in the words of a language.
pub fn bonus_in(text: Text, of: Bonus) -> String {
    let say = text.pieces();
    match of {
        Bonus::Coins(count) => say.coins(count.into()),
        Bonus::Servants(count) => say.servants(count.into()),
        Bonus::Vp(count) => say.vp(count.into()),
        Bonus::Cards(count) => say.cards(count.into()),
        Bonus::Nobility(count) => say.nobility_steps(count.into()),
        Bonus::MainAction => say.main_action().to_owned(),
    }
}

/// Returns several gains, each in words.
pub fn bonuses(of: &[Bonus]) -> Vec<String> {
    of.iter().map(|&of| bonus(of)).collect()
}
