//! The city tokens, as they are printed.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Bonus::{self, Cards, Coins, Nobility, Servants, Vp};

/// A city token, `T01` to `T14`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Token(u8);

impl Token {
    /// Number of tokens: one for each city but the royal one.
    pub const COUNT: usize = TOKENS.len();

    /// Returns every token, by number.
    pub fn all() -> impl Iterator<Item = Token> + Clone {
        (0..TOKENS.len() as u8).map(Token)
    }

    /// Returns the token of an id such as `T05`.
    pub fn from_id(id: &str) -> Option<Token> {
        Token::all().find(|token| token.to_string() == id)
    }

    /// Returns the position among all tokens, 0-13.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the bonuses.
    pub const fn bonuses(self) -> &'static [Bonus] {
        TOKENS[self.index()]
    }

    /// Whether the token brings nobility; such a token can't be chosen on spaces 4 and 16.
    pub fn is_nobility(self) -> bool {
        self.bonuses().iter().any(|bonus| matches!(bonus, Nobility(_)))
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{:02}", self.0 + 1)
    }
}

impl From<Token> for u8 {
    fn from(token: Token) -> u8 {
        token.0
    }
}

impl TryFrom<u8> for Token {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Token, &'static str> {
        if usize::from(index) < TOKENS.len() { Ok(Token(index)) } else { Err("no such token") }
    }
}

const TOKENS: [&[Bonus]; 14] = [
    &[Vp(1)],
    &[Vp(2)],
    &[Vp(3)],
    &[Coins(1)],
    &[Coins(2)],
    &[Coins(3)],
    &[Servants(1)],
    &[Servants(2)],
    &[Cards(1)],
    &[Servants(1), Coins(1)],
    &[Servants(1), Cards(1)],
    &[Cards(1), Vp(1)],
    &[Nobility(1)],
    &[Nobility(1)],
];
