//! Every text for people that is Four Towers' own, but for what only the tool says, in one typed table for each
//! language: a missing text does not compile.

use std::sync::LazyLock;

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Clan, Ring, Space, Trade};
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::SetupError;
use crate::games::four_towers::rules::state::Decision;
use crate::text::cover::CoverText;
use crate::text::subjects::subjects;
use crate::text::{Language, Text};

pub mod access;
pub mod causes;
pub mod champions;
pub mod closed;
pub mod concern;
pub mod course;
pub mod desk;
mod english;
pub mod event;
pub mod facts;
pub mod first;
mod flaw;
pub mod flaws;
mod french;
mod german;
mod italian;
pub mod land;
pub mod log;
pub mod motive;
pub mod moves;
pub mod new_game;
pub mod plays;
pub mod receipt;
pub mod ribbon;
pub mod rules;
pub mod seat;
pub mod sheet;
mod spanish;
pub mod tip;
pub mod told;
pub mod villages;

use access::AccessText;
use causes::CausesText;
use champions::ChampionsText;
use concern::ConcernText;
use course::{CourseText, Lessons};
use desk::DeskText;
use event::EventText;
use facts::FactsText;
use first::FirstText;
use flaws::FlawsText;
use land::LandText;
use log::LogText;
use motive::MotiveText;
use moves::MoveText;
use new_game::NewGameText;
use plays::PlaysText;
use ribbon::RibbonText;
use rules::Manual;
use seat::SeatText;
use sheet::SheetText;
use tip::TipText;

/// The words of the game. Functions take what differs from case to case.
#[allow(missing_docs, reason = "the names say it")]
pub struct WordsText {
    pub clan: fn(Clan) -> &'static str,
    /// Some of each clan, without saying what they are: "2 red and 1 blue".
    pub clans: fn(Clans) -> String,
    pub ring: fn(Ring) -> &'static str,
    pub trade: fn(Trade) -> &'static str,
    /// The name of a trade for all who have it, as a title.
    pub trades: fn(Trade) -> &'static str,
    /// What somebody on a space is.
    pub space: fn(Space) -> &'static str,
    pub outside: &'static str,
    pub city: &'static str,
    pub points: fn(u16) -> String,
    /// A decision, as a heading.
    pub decision: fn(Decision) -> &'static str,

    pub illegal: fn(Illegal) -> String,
    pub setup: fn(SetupError) -> String,
}

subjects!(
    loading,
    /// The subjects that Four Towers adds to the texts of a language.
    trait Subjects,
    {
        words: WordsText = WORDS;
        champions: ChampionsText = CHAMPIONS;
        plays: PlaysText = PLAYS;
        course: CourseText = COURSE;
        lessons: LazyLock<Lessons> = LESSONS;
        event: EventText = EVENT;
        land: LandText = LAND;
        seat: SeatText = SEAT;
        causes: CausesText = CAUSES;
        log: LogText = LOG;
        moves: MoveText = MOVES;
        motive: MotiveText = MOTIVE;
        concern: ConcernText = CONCERN;
        access: AccessText = ACCESS;
        sheet: SheetText = SHEET;
        ribbon: RibbonText = RIBBON;
        facts: FactsText = FACTS;
        first: FirstText = FIRST;
        new_game: NewGameText = NEW_GAME;
        desk: DeskText = DESK;
        flaws: FlawsText = FLAWS;
        tip: TipText = TIP;
        manual: LazyLock<Manual> = MANUAL;
    }
);

subjects!(
    loading_cover,
    /// The texts of Four Towers on the start page.
    trait Front,
    {
        cover: CoverText = COVER;
    }
);
