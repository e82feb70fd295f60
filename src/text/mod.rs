//! The texts that belong to no game, in typed tables for each language: a missing text does not
//! compile. A game has tables of its own beside its rules.

pub mod analysis;
pub mod controls;
pub mod course;
pub mod cover;
pub mod daily;
pub(crate) mod english;
pub mod error;
pub(crate) mod french;
pub mod game_file;
pub(crate) mod german;
pub mod given;
mod held;
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

use analysis::AnalysisText;
use controls::ControlsText;
use daily::DailyText;
use error::ErrorText;
use game_file::GameFileText;
pub use held::Held;
use hint::HintText;
use kept::KeptText;
use keys::KeysText;
pub use language::{Language, in_use, use_language};
use lesson::LessonText;
use link::LinkText;
use live::LiveText;
use matches::MatchesText;
use people::PeopleText;
use replay::ReplayText;
use rules::RulesText;
use score::ScoreText;
use settings::SettingsText;
use setup::SetupText;
use storage::StorageText;
use subjects::subjects;
use table::TableText;
use tip::TipsText;

/// The enums in messages.
mod types {
    pub use super::held::Held;
    pub use crate::bots::Level;
    pub use crate::scene::replay::NoBranch;
    pub use crate::session::NoUndo;
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
    controls: ControlsText = CONTROLS;
    daily: DailyText = DAILY;
    keys: KeysText = KEYS;
    lesson: LessonText = LESSON;
    matches: MatchesText = MATCHES;
    people: PeopleText = PEOPLE;
    replay: ReplayText = REPLAY;
    rules: RulesText = RULES;
    score: ScoreText = SCORE;
    storage: StorageText = STORAGE;
    tips: TipsText = TIPS;
    table: TableText = TABLE;
    live: LiveText = LIVE;
    hint: HintText = HINT;
    analysis: AnalysisText = ANALYSIS;
    error: ErrorText = ERROR;
    game_file: GameFileText = GAME_FILE;
    kept: KeptText = KEPT;
    link: LinkText = LINK;
}, files said "house" {
    about: About;
    assisted: Assisted;
    by_link: ByLink;
    finding: Finding;
    follow: Follow;
    later: Later;
    listing: Listing;
    looking: Looking;
    puzzle: Puzzle;
    sending: Sending;
    undo: Undo;
});

/// Returns the texts of the language in use.
pub fn text() -> Text {
    in_use().text()
}
