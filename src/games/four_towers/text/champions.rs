//! The champions in words: names, skills and bonuses.

use crate::games::four_towers::rules::components::{Champion, Token, When};
use crate::games::four_towers::rules::state::Play;

/// The texts of the champions.
#[allow(missing_docs, reason = "the names say it")]
pub struct ChampionsText {
    /// The name, as a title.
    pub name: fn(Champion) -> &'static str,
    /// The name in a sentence, with its article.
    pub the: fn(Champion) -> String,
    /// The skill, as the card says it.
    pub skill: fn(Champion) -> String,
    /// The bonus at the end, without a full stop.
    pub bonus: fn(Champion) -> String,
    /// When the skill is used, as a heading.
    pub when: fn(When) -> String,
    /// The tokens with which it comes.
    pub tokens: fn(Option<Token>) -> String,
    pub title: &'static str,
    pub one_a_turn: fn() -> String,
    /// The number of cards in the deck.
    pub deck: fn(u32) -> String,
    pub deck_empty: &'static str,
    pub price: fn(u8) -> String,
    /// In place of the price of the third champion.
    pub free: &'static str,

    // Your champions
    pub own: &'static str,
    pub to_buy: fn(usize) -> String,
    pub third: fn() -> String,
    pub none_yet: &'static str,
    /// The button of a skill, with what it spends.
    pub use_skill: fn(Option<Token>) -> &'static str,
    pub use_loose_gem: &'static str,
    pub tokens_left: fn(Champion, u8) -> String,

    // Why a skill is closed, in a few words
    pub passed: &'static str,
    pub after: fn(Play) -> String,
    pub with: fn(Play) -> String,
    pub used: &'static str,
    pub empty: &'static str,
    pub no_effect: &'static str,
}
