//! Every text for people that is The Council's own, but for what only the tool says, in one typed table for each
//! language: a missing text does not compile.

use std::sync::LazyLock;

use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::rules::legal::Illegal;
use crate::games::the_council::rules::setup::SetupError;
use crate::games::the_council::scene::{Kind as Decision, Reason};
use crate::text::cover::CoverText;
use crate::text::subjects::subjects;
use crate::text::{Language, Text};

pub mod access;
pub mod causes;
pub mod concern;
pub mod course;
pub mod curtain;
mod english;
pub mod event;
mod flaw;
mod french;
mod german;
pub mod hall;
mod italian;
pub mod live;
pub mod log;
pub mod motive;
pub mod moves;
pub mod new_game;
pub mod rail;
pub mod receipt;
pub mod rules;
pub mod seat;
pub mod sheet;
mod spanish;
pub mod stage;
pub mod tasks;
pub mod tip;
pub mod told;

use access::AccessText;
use causes::CausesText;
use concern::ConcernText;
use course::{CourseText, Lessons};
use curtain::CurtainText;
use event::EventText;
use hall::HallText;
use log::LogText;
use motive::MotiveText;
use moves::MoveText;
use new_game::NewGameText;
use rail::RailText;
use rules::Manual;
use seat::SeatText;
use sheet::SheetText;
use stage::StageText;
use tasks::TasksText;
use tip::TipText;

/// The words of the game. Functions take what differs from case to case.
#[allow(missing_docs, reason = "the names say it")]
pub struct WordsText {
    pub suit: fn(Suit) -> &'static str,
    pub suits: fn(Suits) -> String,
    /// The name of a card, as its title.
    pub card: fn(Card) -> &'static str,
    /// The name of a card in a sentence, with its article.
    pub the_card: fn(Card) -> String,
    /// The kind of a card, as a title.
    pub kind: fn(Kind) -> &'static str,
    pub chips: fn(Chips) -> String,
    /// The kind of a decision, as a heading.
    pub decision: fn(Decision) -> &'static str,
    /// The same as a part of a turn.
    pub part: fn(Decision) -> &'static str,

    pub reason: fn(&Reason) -> String,
    pub illegal: fn(Illegal) -> String,
    pub setup: fn(SetupError) -> String,
}

subjects!(
    loading,
    /// The subjects that The Council adds to the texts of a language.
    trait Subjects,
    {
        words: WordsText = WORDS;
        course: CourseText = COURSE;
        lessons: LazyLock<Lessons> = LESSONS;
        event: EventText = EVENT;
        hall: HallText = HALL;
        seat: SeatText = SEAT;
        rail: RailText = RAIL;
        causes: CausesText = CAUSES;
        log: LogText = LOG;
        moves: MoveText = MOVES;
        motive: MotiveText = MOTIVE;
        concern: ConcernText = CONCERN;
        access: AccessText = ACCESS;
        sheet: SheetText = SHEET;
        tasks: TasksText = TASKS;
        stage: StageText = STAGE;
        curtain: CurtainText = CURTAIN;
        new_game: NewGameText = NEW_GAME;
        tip: TipText = TIP;
        manual: LazyLock<Manual> = MANUAL;
    }
);

subjects!(
    loading_cover,
    /// The texts of The Council on the start page.
    trait Front,
    {
        cover: CoverText = COVER;
    }
);
