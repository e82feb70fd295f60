//! The texts that belong to no game, in typed tables for each language: a missing text does not
//! compile. A game has tables of its own beside its rules.

pub mod about;
pub mod analysis;
pub mod controls;
pub mod course;
pub mod cover;
pub mod daily;
pub(crate) mod english;
pub mod error;
pub mod follow;
pub(crate) mod french;
pub mod game_file;
pub(crate) mod german;
pub mod given;
pub mod hint;
pub(crate) mod italian;
pub mod kept;
pub mod keys;
mod language;
pub mod lesson;
pub mod link;
pub mod live;
pub mod markup;
pub mod matches;
pub mod people;
pub mod puzzle;
pub mod replay;
pub mod rules;
pub mod say;
pub mod score;
pub mod search;
pub mod settings;
pub mod setup;
pub(crate) mod spanish;
pub mod storage;
pub(crate) mod subjects;
pub mod table;
pub mod tip;
pub mod told;
pub mod undo;

use about::AboutText;
use analysis::AnalysisText;
use controls::ControlsText;
use daily::DailyText;
use error::ErrorText;
use follow::FollowText;
use game_file::GameFileText;
use hint::HintText;
use kept::KeptText;
use keys::KeysText;
pub use language::{Language, in_use, use_language};
use lesson::LessonText;
use link::LinkText;
use live::LiveText;
use matches::MatchesText;
use people::PeopleText;
use puzzle::PuzzleText;
use replay::ReplayText;
use rules::RulesText;
use say::Texts;
use score::ScoreText;
use settings::SettingsText;
use setup::SetupText;
use storage::StorageText;
use subjects::subjects;
use table::TableText;
use tip::TipsText;
use undo::UndoText;

/// The enums in messages.
mod types {
    pub use crate::bots::Level;
    pub use crate::scene::replay::NoBranch;
}

/// The values of enums in the files of words are those of the program.
mod words {
    use super::types::*;

    include!(concat!(env!("OUT_DIR"), "/house/words.rs"));
}

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// The language.
    pub language: Language,
}

subjects!(loading, impl Text, {
    settings: SettingsText = SETTINGS;
    setup: SetupText = SETUP;
    about: AboutText = ABOUT;
    controls: ControlsText = CONTROLS;
    daily: DailyText = DAILY;
    keys: KeysText = KEYS;
    undo: UndoText = UNDO;
    lesson: LessonText = LESSON;
    matches: MatchesText = MATCHES;
    people: PeopleText = PEOPLE;
    puzzle: PuzzleText = PUZZLE;
    replay: ReplayText = REPLAY;
    rules: RulesText = RULES;
    score: ScoreText = SCORE;
    storage: StorageText = STORAGE;
    tips: TipsText = TIPS;
    table: TableText = TABLE;
    follow: FollowText = FOLLOW;
    live: LiveText = LIVE;
    hint: HintText = HINT;
    analysis: AnalysisText = ANALYSIS;
    error: ErrorText = ERROR;
    game_file: GameFileText = GAME_FILE;
    kept: KeptText = KEPT;
    link: LinkText = LINK;
}, files "house" {
    assisted: Assisted;
    by_link: ByLink;
    finding: Finding;
    later: Later;
    listing: Listing;
    looking: Looking;
    sending: Sending;
});

/// Returns the texts of the language in use.
pub fn text() -> Text {
    in_use().text()
}
