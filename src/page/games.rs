//! The games as the page knows them: nothing else here names one.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use leptos::prelude::*;

use super::of::Of;
use super::part::GamePart;
use super::shelved::Heads;
use crate::archive::{Day, Fault};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::scene::daily::deal;
use crate::record::company;
use crate::rules::Game;
use crate::text::cover::CoverText;
use crate::text::text;
use crate::web::form::MOST_SEATS;
use crate::web::later::{Coming, Missing, entries};
use crate::web::store::archive;
use crate::web::tip::Explained;

pub use crate::games::council_of_4::scene::daily::{Finish, streak};
pub use crate::games::council_of_4::scene::lesson::Progress;
pub use crate::games::council_of_4::text::Subjects;
pub use crate::games::council_of_4::web::art::{mark, merchant, shield};
pub use crate::games::council_of_4::web::lesson::{Learn, progress};
pub(super) use crate::games::council_of_4::web::rules::{self, Rules, RulesButton, RulesPage};

/// A game of the page, without its part of the program.
pub struct Known {
    /// The word that names it.
    pub name: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    cover: fn() -> &'static CoverText,
    fetch: fn() -> Coming<&'static dyn GamePart>,
}

impl Known {
    /// What the start page says of it.
    pub fn cover(&self) -> &'static CoverText {
        (self.cover)()
    }
}

/// Makes the table of the games, each with its part of the program and a name for what fetches that.
macro_rules! games {
    ($($folder:ident::$game:ident, $fetch:ident;)+) => {
        entries! {
            $(
                /// The part of a game.
                $folder, $fetch: fn $folder() -> &'static dyn GamePart {
                    &Of::<crate::games::$folder::$game>(PhantomData)
                }
            )+
        }

        /// The games of the page. The first is the one that is chosen first.
        pub const KNOWN: &[Known] = &[$(Known {
            name: crate::games::$folder::$game::NAME,
            seats: crate::games::$folder::$game::SEATS,
            cover: || crate::games::$folder::text::Subjects::cover(&text()),
            fetch: || Box::pin($folder()),
        }),+];

        $(const _: () = assert!(*crate::games::$folder::$game::SEATS.end() as usize <= MOST_SEATS);)+
    };
}

games! {
    council_of_4::CouncilOf4, fetch_council_of_4;
}

/// The game whose lessons, deal of the day and drawings are on the start page.
pub const FEATURED: &str = CouncilOf4::NAME;

fn known(game: &str) -> Option<&'static Known> {
    KNOWN.iter().find(|known| known.name == game)
}

/// The games, and the parts of them that have come.
#[derive(Clone, Copy)]
pub struct Games {
    /// Which of [`KNOWN`] a new match is of: chosen for it, or on the screen last.
    pub choice: RwSignal<u8>,
    there: RwSignal<Vec<(&'static str, &'static dyn GamePart)>>,
}

impl Games {
    /// Makes them known to the page.
    pub fn provide() -> Games {
        let games = Games { choice: RwSignal::new(0), there: RwSignal::new(Vec::new()) };
        provide_context(games);
        games
    }

    /// The game that a new match is of.
    pub fn chosen(self) -> &'static Known {
        KNOWN.get(usize::from(self.choice.get())).unwrap_or(&KNOWN[0])
    }

    /// Chooses the game that comes on the screen, if the page has it.
    pub fn choose(self, game: &str) {
        if let Some((at, _)) = (0..).zip(KNOWN).find(|(_, known)| known.name == game) {
            self.choice.set(at);
        }
    }

    /// The part of a game, if it has come.
    pub fn part(self, game: &str) -> Option<&'static dyn GamePart> {
        self.there.with(|there| there.iter().find(|(name, _)| *name == game).map(|(_, part)| *part))
    }

    /// Fetches the parts of all games.
    ///
    /// # Errors
    /// If one does not come.
    pub async fn fetch_all(self) -> Result<(), Missing> {
        fetch().await?;
        for known in KNOWN {
            self.fetch(known.name).await?;
        }
        Ok(())
    }

    /// The part of a game, once it has come. It does not come if there is no such game.
    pub fn fetch(self, game: &str) -> Coming<&'static dyn GamePart> {
        let known = known(game);
        Box::pin(async move {
            let Known { name, fetch, .. } = known.ok_or(Missing)?;
            let part = fetch().await?;
            let is_there = |there: &Vec<(&str, _)>| there.iter().any(|(other, _)| other == name);
            if self.there.try_with_untracked(is_there) == Some(false) {
                self.there.update(|there| there.push((name, part)));
            }
            Ok(part)
        })
    }

    /// The part of the game that a text names, once it has come, or what is said if the page does not
    /// have that game. Of a text that names none the first game says what is wrong.
    pub fn reader(self, named: Option<String>) -> Coming<Result<&'static dyn GamePart, String>> {
        let game = named.unwrap_or_else(|| KNOWN[0].name.to_owned());
        Box::pin(async move {
            match known(&game) {
                Some(known) => self.fetch(known.name).await.map(Ok),
                None => Ok(Err((text().sending().unknown_game)(&game))),
            }
        })
    }

    /// What the tip of this key says, if it is one of the game on the screen, or of that from which
    /// the start page has its drawings.
    pub fn explained(self, key: String) -> Coming<Option<Explained>> {
        let chosen = self.fetch(untrack(|| self.chosen()).name);
        Box::pin(async move {
            let explained = chosen.await?.explained(&key);
            Ok(explained.or_else(|| untrack(|| self.part(FEATURED))?.explained(&key)))
        })
    }
}

/// Shows what depends on the game that is chosen; where there are several, anew with each choice.
pub fn of_chosen<V: IntoView + 'static>(
    draw: impl Fn(&'static Known) -> V + Send + 'static,
) -> AnyView {
    let games = games();
    let draw = move || draw(games.chosen());
    if KNOWN.len() > 1 { draw.into_any() } else { untrack(draw).into_any() }
}

/// The games of the page around.
pub fn games() -> Games {
    expect_context()
}

/// Everything that is kept.
///
/// # Errors
/// If the storage can't be read.
pub fn list() -> Result<Heads, Fault> {
    let listing = archive().list(|game| known(game).is_some())?;
    Ok(Heads::of(listing))
}

/// A small picture of an empty table, once its game has come.
pub fn sample() -> AnyView {
    let games = games();
    (move || games.part(games.chosen().name).map(|part| part.sample())).into_any()
}

/// What is said of the deal of a day before it is dealt: its board, and how many bots there are.
pub fn deal_of(day: Day) -> (String, usize) {
    let record = deal(day, &text().setup().names);
    (record.setup.sides.to_string(), company(&record.seats).1)
}
