//! The rules of the game for players: sections, and what the names in their texts stand for.

mod names;

pub use names::{Drawing, EXAMPLE, Picture};

use super::Subjects;
use super::tip::{Tip, name, what};
use crate::games::four_towers::FourTowers;
use crate::text::rules::{Contents, Ruled};
use crate::text::text;
use crate::text::tip::Tip as HouseTip;

/// The rules as read from the files of a language.
pub type Manual = crate::text::rules::Manual<FourTowers>;

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    Aim,
    Table,
    Turn,
    Draw,
    Expand,
    Lords,
    Assign,
    GiveUp,
    Champions,
    Influence,
    End,
    Hidden,
    Rulings,
    Words,
}

impl Contents for Topic {
    const ALL: &'static [Topic] = &[
        Topic::Aim,
        Topic::Table,
        Topic::Turn,
        Topic::Draw,
        Topic::Expand,
        Topic::Lords,
        Topic::Assign,
        Topic::GiveUp,
        Topic::Champions,
        Topic::Influence,
        Topic::End,
        Topic::Hidden,
        Topic::Rulings,
        Topic::Words,
    ];
    const OF_RULINGS: Topic = Topic::Rulings;

    fn word(self) -> &'static str {
        match self {
            Topic::Aim => "aim",
            Topic::Table => "table",
            Topic::Turn => "turn",
            Topic::Draw => "draw",
            Topic::Expand => "expand",
            Topic::Lords => "lords",
            Topic::Assign => "assign",
            Topic::GiveUp => "give-up",
            Topic::Champions => "champions",
            Topic::Influence => "influence",
            Topic::End => "end",
            Topic::Hidden => "hidden",
            Topic::Rulings => "rulings",
            Topic::Words => "words",
        }
    }

    fn is_part(self) -> bool {
        matches!(
            self,
            Topic::Draw
                | Topic::Expand
                | Topic::Lords
                | Topic::Assign
                | Topic::GiveUp
                | Topic::Champions
        )
    }

    fn rulings(self) -> &'static [u8] {
        match self {
            Topic::Aim | Topic::Rulings | Topic::Words => &[],
            Topic::Table => &[1, 3, 23, 31, 46, 47, 53],
            Topic::Turn => &[8, 13, 14, 28, 32, 49, 50],
            Topic::Draw => &[4, 5, 6, 7],
            Topic::Expand => &[8, 9, 10, 11, 12, 13],
            Topic::Lords => &[12, 15, 16, 17, 51, 52],
            Topic::Assign => &[22, 23, 24, 27, 33, 45, 53],
            Topic::GiveUp => &[25, 26, 28, 29, 30, 31, 32],
            Topic::Champions => &[34, 35, 36, 37, 38, 39, 40, 41, 43, 44, 52],
            Topic::Influence => &[15, 17, 18, 19, 20, 21, 22, 40],
            Topic::End => &[2, 33, 42, 44, 45, 49],
            Topic::Hidden => &[4, 48],
        }
    }
}

impl Tip {
    /// Returns the section of the rules that explains it.
    pub const fn topic(self) -> Topic {
        match self {
            Tip::Clan(_)
            | Tip::Ring(_)
            | Tip::Seat(_)
            | Tip::Peasant
            | Tip::Spirit
            | Tip::Home
            | Tip::Supply
            | Tip::Temple
            | Tip::Tower => Topic::Table,
            Tip::Plays | Tip::Closed | Tip::TurnsLeft => Topic::Turn,
            Tip::ToPlace => Topic::Draw,
            Tip::Expands | Tip::Waiting | Tip::Cascade | Tip::FilledIn => Topic::Expand,
            Tip::Lord | Tip::Demon | Tip::Outside | Tip::City | Tip::Follows | Tip::Spare => {
                Topic::Lords
            }
            Tip::Trade(_)
            | Tip::Follower
            | Tip::ToKeep
            | Tip::White
            | Tip::Market
            | Tip::Majority => Topic::Assign,
            Tip::Champion(_)
            | Tip::Display
            | Tip::Deck
            | Tip::Price
            | Tip::Tokens
            | Tip::Bonus
            | Tip::Begin
            | Tip::End => Topic::Champions,
            Tip::Influence | Tip::Gem | Tip::Gold | Tip::Doubled | Tip::Down => Topic::Influence,
            Tip::Points => Topic::End,
            Tip::Reveals => Topic::Hidden,
        }
    }
}

/// Returns the section about a control of every table.
const fn topic_of_house(tip: HouseTip) -> Topic {
    match tip {
        HouseTip::Hint | HouseTip::Why | HouseTip::Undo | HouseTip::Redo => Topic::Hidden,
        HouseTip::Confirm | HouseTip::Moves | HouseTip::Skip => Topic::Turn,
        _ => Topic::Aim,
    }
}

impl Ruled for FourTowers {
    type Topic = Topic;
    /// Points.
    type Amount = u16;
    type Tip = Tip;
    type Picture = Picture;
    type Drawing = Drawing;

    const RULINGS: u8 = 53;

    fn manual() -> &'static Manual {
        text().manual()
    }

    fn number(name: &str) -> Option<u16> {
        names::number(name)
    }

    fn amount(name: &str) -> Option<u16> {
        names::amount(name)
    }

    fn amount_in_words(of: u16) -> String {
        text().names().some_points(of)
    }

    fn tip(key: &str) -> Option<Tip> {
        Tip::of_key(key)
    }

    fn explain(of: Tip) -> [String; 2] {
        [name(text(), of), what(text(), of)]
    }

    fn topic_of(key: &str) -> Option<Topic> {
        let own = Tip::of_key(key).map(Tip::topic);
        own.or_else(|| HouseTip::of_key(key).map(topic_of_house))
    }

    fn picture(name: &str) -> Option<Picture> {
        Picture::of_name(name)
    }

    fn drawing(name: &str) -> Option<Drawing> {
        Drawing::of_name(name)
    }

    fn explained_by(of: Drawing) -> Vec<Tip> {
        of.tips()
    }
}
