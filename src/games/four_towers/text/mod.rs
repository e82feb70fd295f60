//! Texts for people that are Four Towers' own, but for what only the tool says, in one typed table for each language: a
//! missing text does not compile.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Champion, Clan, Trade};
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::SetupError;
use crate::text::{Language, Text};

mod english;
pub mod event;
mod flaw;
mod french;
pub mod motive;

use event::EventText;
use motive::MotiveText;

/// The words of the game. Functions take what differs from case to case.
#[allow(missing_docs, reason = "the names say it")]
pub struct WordsText {
    pub clan: fn(Clan) -> &'static str,
    /// Some of several clans, counted.
    pub clans: fn(Clans) -> String,
    /// The name of a champion, as its title.
    pub champion: fn(Champion) -> &'static str,
    /// One of a trade, without an article.
    pub trade: fn(Trade) -> &'static str,

    pub illegal: fn(Illegal) -> String,
    pub setup: fn(SetupError) -> String,
}

/// Defines a method of [`Text`] for each subject, so that a part of the page holds only the texts that it asks for.
macro_rules! subjects {
    ($($subject:ident: $texts:ty = $table:ident;)*) => {
        /// The subjects that Four Towers adds to the texts of a language.
        #[allow(missing_docs, reason = "the names say it")]
        pub trait Subjects {
            $(fn $subject(&self) -> &'static $texts;)*
        }

        impl Subjects for Text {
            $(fn $subject(&self) -> &'static $texts {
                match self.language {
                    Language::English => &english::$table,
                    Language::French => &french::$table,
                }
            })*
        }
    };
}

subjects! {
    words: WordsText = WORDS;
    event: EventText = EVENT;
    motive: MotiveText = MOTIVE;
}
