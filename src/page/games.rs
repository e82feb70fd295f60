//! The games of the page: no other file here names one.

use std::future::ready;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use leptos::prelude::*;

use super::of::{Later, Of};
use super::part::{GamePart, LaterPart};
use crate::archive::daily::{short, table, was_short};
use crate::archive::{Day, Line, Results, Short};
use crate::bots::Level;
use crate::bots::ratings::Ladder;
use crate::games::council_of_4::CouncilOf4;
use crate::rules::Game;
use crate::scene::lesson::{Syllabus, syllabi};
use crate::scene::rating::Rating;
use crate::text::cover::Cover;
use crate::text::files::Files;
use crate::text::{Language, in_use, text};
use crate::web::form::MOST_SEATS;
use crate::web::later::{Coming, Missing, texts_of, there};
use crate::web::rules::page;
use crate::web::screen::Screen;
use crate::web::state::rulebook;
use crate::web::tip::Explained;

pub use crate::games::council_of_4::web::art::{mark, merchant, shield};

/// A game of the page, available before its part of the program.
pub struct Known {
    /// Name of the game.
    pub name: &'static str,
    /// Whether anything is hidden from any seat.
    pub has_secrets: bool,
    /// Versions of the rules that it plays.
    pub versions: RangeInclusive<u32>,
    /// Possible numbers of players.
    pub seats: RangeInclusive<u8>,
    /// About how many links a match among persons alone takes, by the number of players from the fewest.
    pub links: &'static [u16],
    /// The mean points of Master by cause, by the number of players from the fewest.
    pub masters: &'static [&'static [u16]],
    /// What of a game its daily challenge is; `None` for a whole game.
    pub short_daily: Option<Short>,
    /// Levels of bots that it offers, weakest first.
    pub levels: &'static [Level],
    /// How strong they are.
    pub ladders: &'static [Ladder],
    /// Front of its box, as SVG.
    pub front: &'static str,
    /// Where to find the printed game: sites and addresses.
    pub printed: &'static [(&'static str, &'static str)],
    cover: fn() -> Cover,
    daily: fn(Day) -> (Option<String>, usize),
    courses: fn() -> Vec<Syllabus>,
    /// Its number of puzzles.
    pub puzzles: usize,
    /// What of it is in files and parts of the program of their own.
    pub parts: Parts,
}

/// What of a game is in files and parts of the program of their own.
pub struct Parts {
    /// Its texts.
    pub texts: &'static Files,
    /// The texts of its rules.
    pub manual: &'static Files,
    /// Fetches the game itself.
    pub fetch: fn() -> Coming<&'static dyn GamePart>,
    /// Fetches what of it is not needed to begin a match.
    pub later: fn() -> Coming<&'static dyn LaterPart>,
    /// Shows its rules.
    pub rules: fn() -> Coming<AnyView>,
    /// Fetches its rules.
    pub fetch_rules: fn() -> Coming<()>,
    /// Returns its puzzles, a line each.
    pub lines: fn() -> Coming<&'static str>,
}

impl Known {
    /// Returns what the page knows of a game. `front` is the front of its box, as SVG.
    pub const fn of<G: Screen>(
        front: &'static str,
        printed: &'static [(&'static str, &'static str)],
        puzzles: usize,
        parts: Parts,
    ) -> Known {
        assert!(*G::SEATS.end() as usize <= MOST_SEATS);
        Known {
            name: G::NAME,
            has_secrets: G::HAS_SECRETS,
            versions: G::RULES_VERSION..=G::LATEST_RULES,
            seats: G::SEATS,
            links: G::LINKS,
            masters: G::MASTERS,
            short_daily: G::SHORT_DAILY,
            levels: G::LEVELS,
            ladders: G::LADDERS,
            front,
            printed,
            cover: G::cover,
            daily: daily::<G>,
            courses: syllabi::<G>,
            puzzles,
            parts,
        }
    }

    /// Returns the same of a game without puzzles that is in one part with the page.
    pub const fn whole<G: Screen>(
        front: &'static str,
        texts: &'static Files,
        manual: &'static Files,
    ) -> Known {
        let parts = Parts {
            texts,
            manual,
            fetch: || {
                let part: &dyn GamePart = &Of::<G> {
                    asides: |table, of, sit_down| Box::pin(ready(Ok(table.aside(of, sit_down)))),
                };
                Box::pin(ready(Ok(part)))
            },
            later: || Box::pin(ready(Ok(later::<G>()))),
            rules: || Box::pin(async { Ok(page(rulebook::<G>())) }),
            fetch_rules: there,
            lines: || Box::pin(ready(Ok(""))),
        };
        Known::of::<G>(front, &[], 0, parts)
    }

    /// Returns its rules, with its texts in the language in use.
    pub fn rules(&'static self) -> Coming<AnyView> {
        Box::pin(async {
            texts_of(self.parts.texts, in_use()).await?;
            texts_of(self.parts.manual, in_use()).await?;
            (self.parts.rules)().await
        })
    }

    /// Returns its puzzles, a line each.
    pub fn lines(&self) -> Coming<&'static str> {
        (self.parts.lines)()
    }

    /// Returns its texts on the start page.
    pub fn cover(&self) -> Cover {
        (self.cover)()
    }

    /// Returns the table and the number of bots of a daily challenge, before it is dealt.
    pub fn daily(&self, day: Day) -> (Option<String>, usize) {
        (self.daily)(day)
    }

    /// Returns the person's rating in it, from all results.
    pub fn rating(&self, results: &Results) -> Rating {
        Rating::of(whole_games(results), self.name, *self.versions.start(), self.ladders)
    }

    /// Returns its courses of lessons.
    pub fn courses(&self) -> Vec<Syllabus> {
        (self.courses)()
    }
}

/// Returns the results of whole matches: not those of challenges that are only the end of one.
pub fn whole_games(results: &Results) -> impl Iterator<Item = &Line> {
    let is_whole = |game: &Known, line| !was_short(line, game.short_daily);
    results.lines().filter(move |line| known(&line.game).is_none_or(|game| is_whole(game, line)))
}

/// Callback that opens a course of a game, at the step to continue with.
pub type Learn = Callback<(&'static str, Syllabus)>;

/// Callback that opens a puzzle of a game, at a place from 0.
pub type Solve = Callback<(&'static str, usize)>;

fn later<G: Screen>() -> &'static dyn LaterPart {
    &Later::<G>(PhantomData)
}

/// Returns what is told of a daily challenge before it is dealt: its table, and its number of bots.
fn daily<G: Screen>(day: Day) -> (Option<String>, usize) {
    let (setup, players) = table::<G>(day);
    let end = short::<G>(day).map(|_| text().daily().end().to_owned());
    (end.or_else(|| G::setting(&setup)), usize::from(players) - 1)
}

/// Creates the table of the games, each with the names of its parts of the program.
macro_rules! games {
    ($($folder:ident::$game:ident, $after:ident;)+) => {
        $(mod $folder {
            use leptos::prelude::*;

            use crate::games::$folder::$game;
            use crate::page::of::Of;
            use crate::page::part::{GamePart, LaterPart};
            use crate::web::aside::Aside;
            use crate::web::state::{SitDown, Table};
            use crate::web::later::entry;

            entry! {
                /// Returns the part of the game.
                $folder, fetch_first: fn first() -> &'static dyn GamePart {
                    &Of::<$game> {
                        asides: |table, of, sit_down| Box::pin(aside(table, of, sit_down)),
                    }
                }
            }
            entry! {
                /// Returns what of the game is not needed to begin a match.
                $after, fetch_later: fn later() -> &'static dyn LaterPart {
                    crate::page::games::later::<$game>()
                }
            }
            entry! {
                /// Draws what a table of the game shows aside.
                $after, fetch_aside: fn aside(table: Table<$game>, of: Aside, sit_down: SitDown<$game>) -> AnyView {
                    table.aside(of, sit_down)
                }
            }
        })+

        /// Games of the published page. The first is the default.
        pub const GAMES: &[Known] = &[$({
            use crate::games::$folder::{$game, text, web};
            Known::of::<$game>(web::FRONT, web::PRINTED, web::puzzles::COUNT, Parts {
                texts: &text::file::FILES,
                manual: &text::manual::FILES,
                fetch: || Box::pin($folder::first()),
                later: || Box::pin($folder::later()),
                rules: || Box::pin(web::rules::shown()),
                fetch_rules: || Box::pin(web::rules::fetch()),
                lines: || Box::pin(web::puzzles::lines()),
            })
        }),+];
    };
}

games! {
    council_of_4::CouncilOf4, council_of_4_after;
    the_council::TheCouncil, the_council_after;
    four_towers::FourTowers, four_towers_after;
}

/// Games of this page, as its program gave them.
static GIVEN: OnceLock<&[Known]> = OnceLock::new();

/// Gives the page its games, of which the first is the default.
pub fn give(games: &'static [Known]) {
    // A page has one program.
    GIVEN.get_or_init(|| games);
}

/// Returns the games of the page.
pub fn all() -> &'static [Known] {
    GIVEN.get().copied().unwrap_or_default()
}

/// Game whose drawings are on the start page.
pub const FEATURED: &str = CouncilOf4::NAME;

/// Returns the game of the page with a name.
pub fn known(game: &str) -> Option<&'static Known> {
    all().iter().find(|known| known.name == game)
}

/// The games, with those parts that are loaded.
#[derive(Clone, Copy)]
pub struct Games {
    /// Index in [`all`] of the game for a new match: the one chosen, or last on the screen.
    pub choice: RwSignal<u8>,
    there: RwSignal<Vec<(&'static str, &'static dyn GamePart)>>,
}

impl Games {
    /// Makes the games available to the page.
    pub fn provide() -> Games {
        let games = Games { choice: RwSignal::new(0), there: RwSignal::new(Vec::new()) };
        provide_context(games);
        games
    }

    /// Returns the game for a new match.
    pub fn chosen(self) -> &'static Known {
        all().get(usize::from(self.choice.get())).unwrap_or(&all()[0])
    }

    /// Chooses the game that comes on the screen, if the page has it.
    pub fn choose(self, game: &str) {
        if let Some((at, _)) = (0..).zip(all()).find(|(_, known)| known.name == game) {
            self.choice.set(at);
        }
    }

    /// Returns the part of a game, if it is loaded.
    pub fn part(self, game: &str) -> Option<&'static dyn GamePart> {
        self.there.with(|there| there.iter().find(|(name, _)| *name == game).map(|(_, part)| *part))
    }

    /// Fetches the texts in a language of the games whose parts are loaded, with those of their rules pages, of which one may
    /// be open.
    pub fn fetch_texts(self, language: Language) -> Coming<()> {
        let is_there = |known: &&Known| untrack(|| self.part(known.name)).is_some();
        let texts =
            all().iter().filter(is_there).flat_map(|known| [known.parts.texts, known.parts.manual]);
        let texts: Vec<_> = texts.collect();
        Box::pin(async move {
            for of_game in texts {
                texts_of(of_game, language).await?;
            }
            Ok(())
        })
    }

    /// Fetches the part of a game, with its texts in the language in use; fails if there is no such game.
    pub fn fetch(self, game: &str) -> Coming<&'static dyn GamePart> {
        let known = known(game);
        Box::pin(async move {
            let Known { name, parts, .. } = known.ok_or(Missing)?;
            let part = (parts.fetch)().await?;
            texts_of(parts.texts, in_use()).await?;
            let is_there = |there: &Vec<(&str, _)>| there.iter().any(|(other, _)| other == name);
            if self.there.try_with_untracked(is_there) == Some(false) {
                self.there.update(|there| there.push((name, part)));
            }
            Ok(part)
        })
    }

    /// Fetches what of a game is not needed to begin a match, after the game itself.
    pub fn later(self, game: &str) -> Coming<&'static dyn LaterPart> {
        let (first, known) = (self.fetch(game), known(game));
        Box::pin(async move {
            first.await?;
            (known.ok_or(Missing)?.parts.later)().await
        })
    }

    /// Fetches what reads a text of the game that it names, or the message if the page does not have that
    /// game. The first game reports the errors of a text that names none.
    pub fn reader(self, named: Option<String>) -> Coming<Result<&'static dyn LaterPart, String>> {
        let game = named.unwrap_or_else(|| all()[0].name.to_owned());
        Box::pin(async move {
            match known(&game) {
                Some(known) => self.later(known.name).await.map(Ok),
                None => Ok(Err(text().sending().unknown_game(&game))),
            }
        })
    }

    /// Returns the tip of this key, if it belongs to the game on the screen or to the one that provides
    /// the drawings of the start page.
    pub fn explained(self, key: String) -> Coming<Option<Explained>> {
        let chosen = self.fetch(untrack(|| self.chosen()).name);
        Box::pin(async move {
            let explained = chosen.await?.explained(&key);
            Ok(explained.or_else(|| untrack(|| self.part(FEATURED))?.explained(&key)))
        })
    }
}

/// Shows a view of the chosen game; with several games, draws it again after each choice.
pub fn of_chosen<V: IntoView + 'static>(
    draw: impl Fn(&'static Known) -> V + Send + 'static,
) -> AnyView {
    let games = games();
    let draw = move || draw(games.chosen());
    if all().len() > 1 { draw.into_any() } else { untrack(draw).into_any() }
}

/// Returns the games of the page.
pub fn games() -> Games {
    expect_context()
}

/// Returns the versions of the rules by which the page plays a game, if it has it.
pub fn versions(game: &str) -> Option<RangeInclusive<u32>> {
    known(game).map(|known| known.versions.clone())
}

/// Returns a small picture of an empty table, when its game is loaded.
pub fn sample() -> AnyView {
    let games = games();
    (move || games.part(games.chosen().name).map(|part| part.sample())).into_any()
}
