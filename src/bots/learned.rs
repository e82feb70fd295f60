//! What the strongest level of a game has learned, in files. A native program has them inside; one for the browser is given
//! those that it needs, so that nobody waits for weights by which nobody plays.

use std::sync::OnceLock;

/// What a file holds that was learned.
#[derive(Debug)]
pub struct Learned<T> {
    name: &'static str,
    /// The content, as far as this program has it; else empty.
    inside: &'static str,
    read: fn(&str) -> Option<T>,
    known: OnceLock<T>,
}

impl<T> Learned<T> {
    /// Creates the entry of a file by its name, which is that of no other game's, with its content and what reads it.
    pub const fn new(
        name: &'static str,
        content: &'static str,
        read: fn(&str) -> Option<T>,
    ) -> Learned<T> {
        let inside = if cfg!(target_arch = "wasm32") { "" } else { content };
        Learned { name, inside, read, known: OnceLock::new() }
    }
}

impl<T: Send + Sync> Learned<T> {
    /// Returns what was learned; `None` as long as this program was not given it.
    pub fn get(&self) -> Option<&T> {
        if self.known.get().is_none() {
            self.take(self.inside);
        }
        self.known.get()
    }
}

/// Returns the files of a game: none, one for all its tables, or one for each number of players.
pub type Files = fn() -> &'static [&'static dyn Given];

/// A file with what was learned, whatever that is.
pub trait Given: Sync {
    /// Returns its name.
    fn name(&self) -> &'static str;

    /// Whether the program has yet to be given it.
    fn is_missing(&self) -> bool;

    /// Takes its content. Returns whether it can be read.
    fn take(&self, content: &str) -> bool;
}

impl<T: Send + Sync> Given for Learned<T> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn is_missing(&self) -> bool {
        self.get().is_none()
    }

    fn take(&self, content: &str) -> bool {
        // Whoever comes later has read the same.
        (self.read)(content).map(|read| drop(self.known.set(read))).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_inside_is_missing_until_it_is_given_whole() {
        let read = |file: &str| file.parse::<i32>().ok();
        assert_eq!(Learned::new("inside.txt", "7", read).get(), Some(&7));
        let apart = Learned::new("apart.txt", "", read);
        assert_eq!((apart.get(), apart.is_missing()), (None, true));
        assert!(!apart.take("<!doctype html>") && apart.is_missing());
        assert!(apart.take("8") && apart.take("8"));
        assert_eq!((apart.get(), apart.is_missing(), apart.name()), (Some(&8), false, "apart.txt"));
    }
}
