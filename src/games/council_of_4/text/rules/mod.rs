//! The rules of the game for players: sections, rulings and words, their order on the page, and the search.

mod manual;
mod names;
mod passages;

pub use manual::{Manual, RulingText, joined, words_of};
pub use names::{BONUS_SYMBOLS, COLOUR_SYMBOLS, Insert, Mark, Picture, RuleNames};
pub use passages::{Passage, find, passages};

use super::tip::Tip;
use crate::games::council_of_4::rules::components::{
    COUNCIL_PRICES, COUNCIL_SIZE, LAST_NOBILITY_SPACE, NobilityVariant, nobility_space,
};
use crate::text::markup;

/// A section of the rules.
pub type Section = markup::Section<'static, RuleNames>;
/// A part of a section.
pub type Block = markup::Block<'static, RuleNames>;
/// A piece of a paragraph.
pub type Span = markup::Span<'static, RuleNames>;

/// The texts of the rules page.
#[allow(missing_docs, reason = "the names say it")]
pub struct RulesText {
    pub title: &'static str,
    pub open: &'static str,
    pub back: &'static str,
    pub contents: &'static str,
    pub rulings_here: &'static str,
    pub search: &'static str,
    pub next_hit: &'static str,
    pub previous_hit: &'static str,
    /// Number of places that were found, and the one that is shown.
    pub places: fn(usize, Option<usize>) -> String,
    /// Number of places found in a section, for screen readers.
    pub found_in: fn(usize) -> String,
    /// Price of satisfying a council with a number of cards.
    pub price: fn(u8, u8) -> String,
}

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Topic {
    Aim,
    Table,
    Turn,
    Elect,
    Acquire,
    Place,
    Queen,
    Quick,
    Chains,
    Bonuses,
    Nobility,
    Tiles,
    End,
    Setup,
    TwoPlayers,
    Rulings,
    Words,
}

impl Topic {
    /// Every section, in the order of the contents.
    pub const ALL: [Topic; 17] = [
        Topic::Aim,
        Topic::Table,
        Topic::Turn,
        Topic::Elect,
        Topic::Acquire,
        Topic::Place,
        Topic::Queen,
        Topic::Quick,
        Topic::Chains,
        Topic::Bonuses,
        Topic::Nobility,
        Topic::Tiles,
        Topic::End,
        Topic::Setup,
        Topic::TwoPlayers,
        Topic::Rulings,
        Topic::Words,
    ];

    /// Returns the position in [`Topic::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the word in the section's address, which is its key in the files.
    pub const fn word(self) -> &'static str {
        match self {
            Topic::Aim => "aim",
            Topic::Table => "table",
            Topic::Turn => "turn",
            Topic::Elect => "elect",
            Topic::Acquire => "acquire",
            Topic::Place => "place",
            Topic::Queen => "queen",
            Topic::Quick => "quick",
            Topic::Chains => "chains",
            Topic::Bonuses => "bonuses",
            Topic::Nobility => "nobility",
            Topic::Tiles => "tiles",
            Topic::End => "end",
            Topic::Setup => "setup",
            Topic::TwoPlayers => "two-players",
            Topic::Rulings => "rulings",
            Topic::Words => "words",
        }
    }

    /// Returns whether the section is a part of the one about a turn.
    pub const fn is_part_of_a_turn(self) -> bool {
        matches!(self, Topic::Elect | Topic::Acquire | Topic::Place | Topic::Queen | Topic::Quick)
    }

    /// Returns the rulings that matter to the section.
    pub const fn rulings(self) -> &'static [Ruling] {
        use Ruling::{
            R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19,
            R20, R21, R22, R23, R24,
        };
        match self {
            Topic::Aim | Topic::Table | Topic::Rulings | Topic::Words => &[],
            Topic::Turn => &[R1, R2, R4, R17, R19, R20, R24],
            Topic::Elect => &[R2, R9],
            Topic::Acquire => &[R3, R4, R18, R21, R22],
            Topic::Place => &[R4, R5],
            Topic::Queen => &[R3, R4, R5, R22],
            Topic::Quick => &[R4, R8, R18, R19],
            Topic::Chains => &[R5, R6, R7, R11, R20, R23],
            Topic::Bonuses => &[R1, R9, R10],
            Topic::Nobility => &[R11, R12, R13, R14, R20],
            Topic::Tiles => &[R6],
            Topic::End => &[R7, R14, R15, R16, R23],
            Topic::Setup => &[R12, R17],
            Topic::TwoPlayers => &[R5],
        }
    }
}

/// A ruling, which decides where the printed rules are silent or disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are their numbers")]
#[rustfmt::skip]
pub enum Ruling {
    R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12,
    R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24,
}

impl Ruling {
    /// Every ruling, by number.
    #[rustfmt::skip]
    pub const ALL: [Ruling; 24] = [
        Ruling::R1, Ruling::R2, Ruling::R3, Ruling::R4, Ruling::R5, Ruling::R6,
        Ruling::R7, Ruling::R8, Ruling::R9, Ruling::R10, Ruling::R11, Ruling::R12,
        Ruling::R13, Ruling::R14, Ruling::R15, Ruling::R16, Ruling::R17, Ruling::R18,
        Ruling::R19, Ruling::R20, Ruling::R21, Ruling::R22, Ruling::R23, Ruling::R24,
    ];

    /// Returns its name, `R1` to `R24`.
    pub fn name(self) -> String {
        format!("R{}", self as u8 + 1)
    }
}

/// A place in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// A section.
    Section(Topic),
    /// A ruling in the section of all of them.
    Ruling(Ruling),
}

impl Anchor {
    /// Returns the place's address: `acquire`, `R21`.
    pub fn address(self) -> String {
        match self {
            Anchor::Section(topic) => topic.word().to_owned(),
            Anchor::Ruling(ruling) => ruling.name(),
        }
    }

    /// Returns the place of an address.
    pub fn of_address(address: &str) -> Option<Anchor> {
        let sections = Topic::ALL.into_iter().map(Anchor::Section);
        let rulings = Ruling::ALL.into_iter().map(Anchor::Ruling);
        sections.chain(rulings).find(|place| place.address() == address)
    }

    /// Returns the section that holds it.
    pub const fn topic(self) -> Topic {
        match self {
            Anchor::Section(topic) => topic,
            Anchor::Ruling(_) => Topic::Rulings,
        }
    }
}

/// Returns cards and coins of each way to satisfy a council.
pub fn prices() -> [(u8, u8); COUNCIL_SIZE] {
    let mut cards = 0;
    COUNCIL_PRICES.map(|coins| {
        cards += 1;
        (cards, coins)
    })
}

/// Returns the tips of the spaces of the nobility track that pay, as printed.
pub fn paying_spaces() -> impl Iterator<Item = Tip> {
    let variant = NobilityVariant::Printed;
    (0..=LAST_NOBILITY_SPACE)
        .filter(move |&space| nobility_space(space, variant).is_some())
        .map(move |space| Tip::Space(space, variant))
}
