//! The games, each in a folder of its own. Each that can be played is registered by one line here.

use crate::bots::Playable;
use crate::bots::learned::Given;
use crate::bots::thinker::Known;
#[cfg(feature = "tool")]
use crate::tool;

pub mod council_of_4;
pub mod four_towers;
pub mod the_council;

/// Makes the tables in which games are found by name.
macro_rules! games {
    ($($folder:ident::$game:ident),+ $(,)?) => {
        /// The bots of every game.
        pub const BOTS: &[Known] = &[$(Known::of::<$folder::$game>()),+];

        /// Returns the files by which the strongest level of every game judges.
        pub fn learned() -> Vec<&'static dyn Given> {
            [$(<$folder::$game as Playable>::LEARNED()),+].concat()
        }

        /// The command-line tool's side of every game; the first is the default.
        #[cfg(feature = "tool")]
        pub const SPOKEN: &[tool::Known] = &[$(tool::Known::of::<$folder::$game>()),+];
    };
}

games! { council_of_4::CouncilOf4, the_council::TheCouncil, four_towers::FourTowers }
