//! The rules of the game for players: sections, and what the names in their texts stand for.

mod names;

pub use names::{BONUS_SYMBOLS, COLOUR_SYMBOLS, Drawing, Picture};

use super::pieces::bonus;
use super::tip::{Tip, topic_of};
use super::{Subjects, explained};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{
    Bonus, COUNCIL_PRICES, COUNCIL_SIZE, LAST_NOBILITY_SPACE, NobilityVariant, nobility_space,
};
use crate::text::rules::{Contents, Ruled};
use crate::text::text;

/// The rules as read from the files of a language.
pub type Manual = crate::text::rules::Manual<CouncilOf4>;
/// The names in the texts of the rules.
pub type RuleNames = crate::text::rules::RuleNames<CouncilOf4>;
/// The meaning of a name in braces.
pub type Mark = crate::text::rules::Mark<CouncilOf4>;

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Contents for Topic {
    const ALL: &'static [Topic] = &[
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
    const OF_RULINGS: Topic = Topic::Rulings;

    fn word(self) -> &'static str {
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

    /// Whether it is a part of the section about a turn.
    fn is_part(self) -> bool {
        matches!(self, Topic::Elect | Topic::Acquire | Topic::Place | Topic::Queen | Topic::Quick)
    }

    fn rulings(self) -> &'static [u8] {
        match self {
            Topic::Aim | Topic::Table | Topic::Rulings | Topic::Words => &[],
            Topic::Turn => &[1, 2, 4, 17, 19, 20, 24],
            Topic::Elect => &[2, 9],
            Topic::Acquire => &[3, 4, 18, 21, 22],
            Topic::Place => &[4, 5],
            Topic::Queen => &[3, 4, 5, 22],
            Topic::Quick => &[4, 8, 18, 19],
            Topic::Chains => &[5, 6, 7, 11, 20, 23],
            Topic::Bonuses => &[1, 9, 10],
            Topic::Nobility => &[11, 12, 13, 14, 20],
            Topic::Tiles => &[6],
            Topic::End => &[7, 14, 15, 16, 23],
            Topic::Setup => &[12, 17],
            Topic::TwoPlayers => &[5],
        }
    }
}

impl Ruled for CouncilOf4 {
    type Topic = Topic;
    type Amount = Bonus;
    type Tip = Tip;
    type Picture = Picture;
    type Drawing = Drawing;

    const RULINGS: u8 = 24;

    fn manual() -> &'static Manual {
        text().manual()
    }

    fn number(name: &str) -> Option<u16> {
        names::number(name)
    }

    fn amount(name: &str) -> Option<Bonus> {
        names::amount(name)
    }

    fn amount_in_words(of: Bonus) -> String {
        bonus(of)
    }

    fn tip(key: &str) -> Option<Tip> {
        Tip::of_key(key)
    }

    fn explain(of: Tip) -> [String; 2] {
        [explained::name(of), explained::what(of)]
    }

    fn topic_of(key: &str) -> Option<Topic> {
        topic_of(key)
    }

    fn picture(name: &str) -> Option<Picture> {
        Picture::of_name(name)
    }

    fn drawing(name: &str) -> Option<Drawing> {
        Drawing::of_name(name)
    }

    fn explained_by(of: Drawing) -> Vec<Tip> {
        match of {
            Drawing::Prices => Vec::new(),
            Drawing::Spaces => paying_spaces().collect(),
            Drawing::Symbols(tips) => tips.into(),
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
