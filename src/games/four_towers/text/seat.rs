//! What a seat has, in words.

use super::Subjects;
use crate::games::four_towers::rules::components::{Champion, Token};
use crate::text::text;

/// Returns the name of a champion, with the tokens left on it if it has some.
pub fn champion_with_tokens(of: Champion, left: Option<u8>) -> String {
    match (left, of.token()) {
        (Some(left), Some(Token::Gem)) => text().seat().champion_with_gems(of, left),
        (Some(left), _) => text().seat().champion_with_spirits(of, left),
        (None, _) => text().champions().name(of),
    }
}
