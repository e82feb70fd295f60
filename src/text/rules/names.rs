//! The names in the texts of the rules. Whatever has a number gets it from the rules.

use std::marker::PhantomData;

use super::{Ruled, Ruling};
use crate::text::markup::Names;
use crate::text::tip::of_key;
use crate::vocabulary::Vocabulary;

/// The names in the texts of a game's rules.
pub struct RuleNames<R>(PhantomData<R>);

impl<R: Ruled> Names for RuleNames<R> {
    type Mark = Mark<R>;
    type Picture = R::Picture;
    type Insert = Insert<R>;

    fn mark(name: &str) -> Option<Mark<R>> {
        match name.split_once(' ') {
            Some(("see", key)) => R::Topic::of_key(key).map(Mark::See),
            Some(("symbol", key)) => of_key(key).map(Mark::Symbol),
            Some(_) => R::amount(name).map(Mark::Amount),
            None => {
                let ruling = Ruling::of_name::<R>(name).map(Mark::Ruling);
                ruling.or_else(|| R::number(name).map(Mark::Number))
            }
        }
    }

    fn picture(name: &str) -> Option<R::Picture> {
        R::Picture::of_key(name)
    }

    fn insert(name: &str) -> Option<Insert<R>> {
        match name {
            "rulings" => Some(Insert::Rulings),
            "words" => Some(Insert::Words),
            _ => R::Drawing::of_key(name).map(Insert::Drawing),
        }
    }
}

/// The meaning of a name in braces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark<R: Ruled> {
    /// A number of the game: `{merchants}`.
    Number(u16),
    /// An amount with its symbol: `{election coins}` is "4 coins".
    Amount(R::Amount),
    /// A symbol alone, by the key of its tip: `{symbol queen}`. Words beside it name it.
    Symbol(R::Tip),
    /// A ruling to look up: `{R4}`.
    Ruling(Ruling),
    /// A section to look up, by its title: `{see elect}`.
    See(R::Topic),
}

/// Anything else that the page draws between paragraphs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Insert<R: Ruled> {
    /// All rulings.
    Rulings,
    /// The words of the game.
    Words,
    /// Something that only this game has.
    Drawing(R::Drawing),
}
