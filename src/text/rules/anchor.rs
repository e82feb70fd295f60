//! Places in the rules, and their addresses.

use super::Ruled;
use crate::vocabulary::Vocabulary;

/// A ruling, by its number from 1. It decides where the printed rules are silent or disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling(pub u8);

impl Ruling {
    /// Returns its name, such as `R1`.
    pub fn name(self) -> String {
        format!("R{}", self.0)
    }

    /// Returns the ruling of a name.
    pub fn of_name<R: Ruled>(name: &str) -> Option<Ruling> {
        rulings::<R>().find(|ruling| ruling.name() == name)
    }
}

/// Returns all rulings of a game, by number.
pub fn rulings<R: Ruled>() -> impl Iterator<Item = Ruling> {
    (1..=R::RULINGS).map(Ruling)
}

/// A place in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor<T> {
    /// A section.
    Section(T),
    /// A ruling in the section of all of them.
    Ruling(Ruling),
}

impl<T: Vocabulary> Anchor<T> {
    /// Returns the place's address: `acquire`, `R21`.
    pub fn address(self) -> String {
        match self {
            Anchor::Section(topic) => topic.key().to_owned(),
            Anchor::Ruling(ruling) => ruling.name(),
        }
    }

    /// Returns the place of an address in the rules of a game.
    pub fn of_address<R: Ruled<Topic = T>>(address: &str) -> Option<Anchor<T>> {
        let section = T::of_key(address).map(Anchor::Section);
        section.or_else(|| Ruling::of_name::<R>(address).map(Anchor::Ruling))
    }

    /// Returns the section that holds it in the rules of a game.
    pub fn topic<R: Ruled<Topic = T>>(self) -> T {
        match self {
            Anchor::Section(topic) => topic,
            Anchor::Ruling(_) => R::CONTENTS.of_rulings.unwrap_or(T::ALL[0]),
        }
    }
}
