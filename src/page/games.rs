//! The games as the page knows them: nothing else here names one.

use std::marker::PhantomData;

use leptos::prelude::*;

use super::part::{GamePart, Of};
use crate::archive::Day;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::scene::daily::deal;
use crate::record::company;
use crate::rules::Game;
use crate::text::text;
use crate::web::later::{Coming, Missing, entries};
use crate::web::tip::Explained;

pub use crate::games::council_of_4::scene::daily::{Finish, streak};
pub use crate::games::council_of_4::scene::lesson::Progress;
pub use crate::games::council_of_4::text::Subjects;
pub use crate::games::council_of_4::web::art::{mark, merchant, shield};
pub use crate::games::council_of_4::web::lesson::{Learn, progress};
pub(super) use crate::games::council_of_4::web::rules::{self, Rules, RulesButton, RulesPage};

entries! {
    /// The part of Council of 4.
    council_of_4, fetch_council_of_4: fn council_of_4() -> &'static dyn GamePart {
        &Of::<CouncilOf4>(PhantomData)
    }
}

/// The game that a new match is of.
pub const NEW: &str = CouncilOf4::NAME;

/// The parts of the games that have come.
#[derive(Clone, Copy)]
pub struct Games {
    there: RwSignal<Option<&'static dyn GamePart>>,
}

impl Games {
    /// Makes them known to the page.
    pub fn provide() -> Games {
        let games = Games { there: RwSignal::new(None) };
        provide_context(games);
        games
    }

    /// Whether the page has a game.
    pub fn knows(game: &str) -> bool {
        game == CouncilOf4::NAME
    }

    /// The part of a game, if it has come.
    pub fn part(self, game: &str) -> Option<&'static dyn GamePart> {
        self.there.get().filter(|_| Games::knows(game))
    }

    /// Fetches the parts of all games.
    ///
    /// # Errors
    /// If one does not come.
    pub async fn fetch_all(self) -> Result<(), Missing> {
        fetch().await?;
        self.fetch(NEW).await.map(drop)
    }

    /// The part of a game, once it has come.
    ///
    /// # Errors
    /// If it does not come, or there is no such game.
    pub async fn fetch(self, game: &'static str) -> Result<&'static dyn GamePart, Missing> {
        if !Games::knows(game) {
            return Err(Missing);
        }
        let part = council_of_4().await?;
        if self.there.try_with_untracked(Option::is_none) == Some(true) {
            self.there.set(Some(part));
        }
        Ok(part)
    }
}

/// The games of the page around.
pub fn games() -> Games {
    expect_context()
}

/// The name of a game as it stays, of one that was read.
pub fn name_of(game: &str) -> &'static str {
    if game == CouncilOf4::NAME { CouncilOf4::NAME } else { "" }
}

/// What the tip of this key says, if it is one of a game.
pub fn explained(key: String) -> Coming<Option<Explained>> {
    Box::pin(async move { Ok(council_of_4().await?.explained(&key)) })
}

/// A small picture of an empty table, once its game has come.
pub fn sample() -> AnyView {
    let games = games();
    (move || games.part(NEW).map(|part| part.sample())).into_any()
}

/// What is said of the deal of a day before it is dealt: its board, and how many bots there are.
pub fn deal_of(day: Day) -> (String, usize) {
    let record = deal(day, text().setup().names);
    (record.setup.sides.to_string(), company(&record.seats).1)
}
