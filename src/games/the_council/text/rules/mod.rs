//! The rules of the game for players: sections, and what the names in their texts stand for.

mod names;

pub use names::{Drawing, EXAMPLE, Picture};

use super::tip::Tip;
use super::{Subjects, pieces};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::chips::Chips;
use crate::text::rules::{Contents, Ruled};
use crate::text::text;
use crate::text::tip::Tip as HouseTip;
use crate::vocabulary;

/// The rules as read from the files of a language.
pub type Manual = crate::text::rules::Manual<TheCouncil>;

vocabulary! {
    /// A section of the rules.
    pub enum Topic {
        Aim = "aim",
        Table = "table",
        Hand = "hand",
        Draft = "draft",
        Event = "event",
        Bids = "bids",
        Cards = "cards",
        Count = "count",
        Opener = "opener",
        Collapse = "collapse",
        Score = "score",
        Hidden = "hidden",
        Rulings = "rulings",
        Words = "words",
    }
}

impl Contents for Topic {
    const ALL: &'static [Topic] = &Topic::ALL;
    const OF_RULINGS: Topic = Topic::Rulings;

    fn word(self) -> &'static str {
        self.key()
    }

    fn is_part(self) -> bool {
        matches!(self, Topic::Bids | Topic::Cards | Topic::Count | Topic::Opener)
    }

    fn rulings(self) -> &'static [u8] {
        match self {
            Topic::Aim | Topic::Rulings | Topic::Words => &[],
            Topic::Table => &[5, 31, 42],
            Topic::Hand => &[2, 3, 4, 10, 11, 14, 41],
            Topic::Draft => &[1, 6, 7, 8, 9],
            Topic::Event => &[25, 32],
            Topic::Bids => &[11, 12, 13, 14, 15],
            Topic::Cards => &[16, 17, 18, 19, 20, 21, 22, 23, 24],
            Topic::Count => &[26, 27, 28, 29, 30, 31, 32, 42],
            Topic::Opener => &[33, 34, 35],
            Topic::Collapse => &[36, 37],
            Topic::Score => &[38, 39],
            Topic::Hidden => &[40],
        }
    }
}

impl Tip {
    /// Returns the section of the rules that explains it.
    pub const fn topic(self) -> Topic {
        match self {
            Tip::Suit(_) | Tip::Seat(_) | Tip::Rank | Tip::Empire | Tip::Traitors => Topic::Table,
            Tip::Card(_) | Tip::Kind(_) | Tip::Used | Tip::Hold => Topic::Cards,
            Tip::Chips | Tip::Bid | Tip::Lead | Tip::Reach | Tip::Pass => Topic::Bids,
            Tip::WouldCount | Tip::Collapse | Tip::Nearest => Topic::Collapse,
            Tip::Doubled | Tip::Points => Topic::Score,
            Tip::Event | Tip::EventRank | Tip::Meter | Tip::EventDeck => Topic::Event,
            Tip::Success | Tip::Failure | Tip::Highest | Tip::Lowest | Tip::Tie => Topic::Count,
            Tip::Opener | Tip::LowCard => Topic::Opener,
            Tip::Hand | Tip::Dealer | Tip::EventsLeft => Topic::Hand,
            Tip::Draft | Tip::Drafted => Topic::Draft,
            Tip::Chosen | Tip::Reveals => Topic::Hidden,
        }
    }
}

/// Returns the section about a control of every table.
const fn topic_of_house(tip: HouseTip) -> Topic {
    match tip {
        HouseTip::Hint | HouseTip::Why | HouseTip::Undo | HouseTip::Redo => Topic::Hidden,
        HouseTip::Confirm | HouseTip::Moves | HouseTip::Skip => Topic::Event,
        _ => Topic::Aim,
    }
}

impl Ruled for TheCouncil {
    type Topic = Topic;
    /// Chips of one suit.
    type Amount = Chips;
    type Tip = Tip;
    type Picture = Picture;
    type Drawing = Drawing;

    const RULINGS: u8 = 42;

    fn manual() -> &'static Manual {
        text().manual()
    }

    fn number(name: &str) -> Option<u16> {
        names::number(name)
    }

    fn amount(name: &str) -> Option<Chips> {
        names::chips(name)
    }

    fn amount_in_words(of: Chips) -> String {
        pieces::chips(of)
    }

    fn tip(key: &str) -> Option<Tip> {
        Tip::of_key(key)
    }

    fn explain(of: Tip) -> [String; 2] {
        [of.name(), of.what()]
    }

    fn topic_of(key: &str) -> Option<Topic> {
        let own = Tip::of_key(key).map(Tip::topic);
        own.or_else(|| HouseTip::of_key(key).map(topic_of_house))
    }

    fn picture(name: &str) -> Option<Picture> {
        Picture::of_key(name)
    }

    fn drawing(name: &str) -> Option<Drawing> {
        Drawing::of_key(name)
    }

    fn explained_by(of: Drawing) -> Vec<Tip> {
        of.tips()
    }
}
