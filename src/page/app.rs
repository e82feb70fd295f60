//! The page as a whole: the start page, or a table.

use leptos::prelude::*;
use web_sys::Url;

use super::games::{self, Games, Known, known, sample, versions};
use super::home::{self, DropPlace, Home, Linked};
use super::languages::{all_texts, texts};
use super::library::Library;
use super::results;
use super::shelved::Shelved;
use super::ways::{Seated, Wanted, Ways};
use crate::archive::{Address, MatchId, Strange};
use crate::bots::Level;
use crate::scene::lesson::{Curriculum, Syllabus};
use crate::text::replay::strange;
use crate::text::said::replay::Beyond;
use crate::text::{Held, text, use_language};
use crate::web::apart::apart;
use crate::web::art::Sprite;
use crate::web::form::Form;
use crate::web::gear::SettingsDialog;
use crate::web::later::{Bench, Coming, Missing, fetch_soon, is_sparing, once_there, part};
use crate::web::layers::Layers;
use crate::web::lesson::progress;
use crate::web::pointed::Pointed;
use crate::web::puzzle::Book;
use crate::web::replays::Replays;
use crate::web::rules::{Rules, RulesPage};
use crate::web::settings::{Preferences, wanted_language};
use crate::web::store::ask_to_last;
use crate::web::system::shared;
use crate::web::tip::{TipLayer, Tips};
use crate::web::touch::Touch;
use crate::web::update::{Update, update};
use crate::web::waiting::Waiting;
use crate::web::watch::watch_focus;
use crate::web::{address, gear, log, share, tip};

/// The page, once the texts of its start page are loaded in the wanted language; in English if they can't be.
#[component]
pub fn Page(
    /// Its games, of which the first is the default.
    games: &'static [Known],
) -> impl IntoView {
    games::give(games);
    let is_ready = RwSignal::new(false);
    let wanted = wanted_language();
    once_there(texts(wanted), move |result| {
        if result.is_ok() {
            use_language(wanted);
        }
        is_ready.set(true);
    });
    move || {
        is_ready.get().then(|| {
            if let Some(waiting) = document().get_element_by_id("boot") {
                waiting.remove();
            }
            view! { <App /> }
        })
    }
}

#[component]
fn App() -> impl IntoView {
    let games = Games::provide();
    let load_texts = Callback::new(move |(language, then)| all_texts(games, language, then));
    let preferences = Preferences::load(load_texts);
    provide_context(preferences);
    Tips::provide(Callback::new(move |key| games.explained(key)));
    Layers::provide();
    watch_focus();
    Pointed::provide();
    Touch::provide();
    Update::listen();
    let library =
        Library::open(versions, move |head| Some(games.part(&head.outline.game)?.look(head.id)));
    if let Some(last) = library.with_all(|all| all.first().cloned()) {
        games.choose(last.game());
    }
    Rules::provide(move |game| games.choose(game.unwrap_or(games::all()[0].name)));
    // Matches that exist only in this tab would be lost, on any screen.
    update().hold(move || library.has_loose().then_some(Held::Unsaved));
    let waits = |all: &[Shelved]| all.iter().filter(|it| it.waits()).map(Shelved::id).collect();
    let waiting = Waiting::provide(move || library.with_all(waits));
    let offered = Linked::new();
    let bench = Bench::new();
    let screen = RwSignal::new(Screen::Start);
    let sit_down = Callback::new(move |to: Seated| {
        ask_to_last();
        games.choose(&to.game);
        screen.set(Screen::Table(to));
    });
    let leave = Callback::new(move |()| {
        address::leave();
        screen.set(Screen::Start);
    });
    let fewest = move || *untrack(|| games.chosen()).seats.start();
    let form = Form::new(fewest());
    let ways = Ways { library, bench, sit_down, leave };
    let learn = Callback::new(move |(game, of): (&'static str, Syllabus)| {
        let (course, named) = (of.of.index() + 1, Some(game.to_owned()));
        address::enter(&Address::Lessons { course, game: named });
        games.choose(game);
        screen.set(Screen::Lessons { game, at: (of.of, progress(of).next()) });
    });
    let solve = Callback::new(move |(game, at): (&'static str, usize)| {
        games.choose(game);
        screen.set(Screen::Puzzle { game, at });
    });
    let play = Callback::new(move |()| {
        form.begin_anew(fewest());
        // A first game is against a beginner.
        form.seats.iter().for_each(|seat| seat.level.set(Level::Novice));
        let game = untrack(|| games.chosen()).name.to_owned();
        sit_down.run(Seated { game, wanted: Wanted::New(form) });
    });
    // The start page is drawn again after each change.
    let show_start = move || {
        if untrack(|| !screen.read().is_start()) {
            screen.set(Screen::Start);
        }
    };
    let replays =
        Replays::new(Callback::new(move |(id, at): (MatchId, Option<usize>)| {
            match untrack(|| find(library, id, at)) {
                Ok((shelved, at)) => {
                    games.choose(shelved.game());
                    screen.set(Screen::Replay { shelved, at });
                }
                Err(why) => {
                    show_start();
                    library.say(why);
                }
            }
        }));
    provide_context(replays);
    let to_start = move || {
        replays.leave_table();
        show_start();
    };
    let open_address = move |wanted: Result<Address, Strange>| match wanted {
        // From its replay.
        Ok(Address::Table(id)) if replays.shows_table(id) => {}
        Ok(Address::Table(id)) => {
            to_start();
            match library.find(id) {
                Some(shelved) => sit_down.run(Seated::kept(shelved)),
                None => library.say(text().replay().not_here().to_owned()),
            }
        }
        Ok(Address::Replay { id, at }) => replays.open(id, at),
        Ok(Address::Lessons { course, game }) => {
            to_start();
            // Addresses from before there were several games name none.
            let game = game.unwrap_or_else(|| games::all()[0].name.to_owned());
            let has_number = |of: &Syllabus| of.of.index() + 1 == course;
            let found = known(&game).and_then(|known| {
                Some((known.name, known.courses().into_iter().find(has_number)?))
            });
            match found {
                Some(found) => learn.run(found),
                None => library.say(text().lesson().not_of_this(&game)),
            }
        }
        Ok(Address::Puzzle { number, game }) => {
            to_start();
            let found = known(&game).filter(|known| (1..=known.puzzles).contains(&number));
            match found {
                Some(known) => solve.run((known.name, number - 1)),
                None => library.say(text().puzzle().none().to_owned()),
            }
        }
        Ok(Address::Link(link)) => {
            to_start();
            offered.open(&link);
        }
        Ok(Address::Nothing) => to_start(),
        Err(why) => library.say(strange(&why)),
    };
    let open_link = Callback::new(move |text: String| {
        to_start();
        offered.open(&text);
    });
    // What was shared is taken out of it.
    let begun = window().location().href().unwrap_or_default();
    open_address(address::read());
    if let Some(shared) = address::take_shared() {
        open_link.run(shared);
    }
    address::on_change(open_address);
    let launched = Callback::new(move |url: Url| match shared(&url) {
        Some(shared) => open_link.run(shared),
        None if url.hash().is_empty() => {}
        None => open_address(Address::read(&url.hash())),
    });
    let table = move |Seated { game, wanted }: Seated| {
        let table = move || {
            let (part, wanted) = (games.fetch(&game), wanted.clone());
            async move { Ok(part.await?.table(&wanted, ways)) }
        };
        part(table, Some(leave))
    };
    let look_back = move |shelved: Shelved, at| {
        let replay = move || {
            let shelved = shelved.clone();
            async move {
                let part = games.later(shelved.game()).await?;
                Ok(part.replay(&shelved, at, ways))
            }
        };
        part(replay, Some(leave))
    };
    let lessons = move |game, at| {
        let lessons =
            move || async move { Ok(games.later(game).await?.lessons(at, bench, leave, play)) };
        part(lessons, Some(leave))
    };
    let puzzle = move |game, at| {
        let puzzle = move || async move {
            let part = games.later(game).await?;
            let lines = known(game).ok_or(Missing)?.lines().await?;
            let go = Callback::new(move |at| solve.run((game, at)));
            Ok(part.puzzle(Book { lines, leave, go }, at, ways).into_any())
        };
        part(puzzle, Some(leave))
    };
    let start = move || {
        form.begin_anew(fewest());
        // Drawn again when the language changes, keeping the choices.
        (move || {
            preferences.language.track();
            apart(|| view! { <Home ways linked=offered waiting form learn solve /> }.into_any())
        })
        .into_any()
    };
    let at_home = Memo::new(move |_| screen.read().is_start());
    // What the start page does not need is loaded once it stands.
    let has_all = RwSignal::new(false);
    Effect::new(move |_| {
        library.track();
        if has_all.get() {
            once_there(results::gather(library), drop);
        }
    });
    Effect::new(move |before: Option<()>| {
        let chosen = games.chosen();
        match before {
            None => fetch_soon(move || {
                Box::pin(async move {
                    let all = parts_for(games, chosen).await;
                    has_all.set(true);
                    all
                })
            }),
            Some(()) if is_sparing() => once_there(games.fetch(chosen.name), drop),
            Some(()) => once_there(parts_for(games, chosen), drop),
        }
    });
    view! {
        <Sprite />
        <SettingsDialog picture=sample />
        {move || {
            let screen = screen.get();
            apart(move || match screen {
                Screen::Start => start(),
                Screen::Table(seated) => table(seated),
                // Drawn again when the language changes.
                Screen::Replay { shelved, at } => {
                    (move || {
                        preferences.language.track();
                        apart(|| look_back(shelved.clone(), at))
                    })
                        .into_any()
                }
                Screen::Lessons { game, at } => lessons(game, at),
                Screen::Puzzle { game, at } => puzzle(game, at),
            })
        }}
        <RulesPage
            game=Memo::new(move |_| games.chosen().name)
            content=Callback::new(move |()| untrack(|| games.chosen()).rules())
        />
        <DropPlace library at_home open_link launched begun />
        <TipLayer />
    }
}

/// Fetches every part of the program that a game may need, first what its table needs. What a rules page says in another
/// language than English is fetched when one opens.
fn parts_for(games: Games, chosen: &'static Known) -> Coming<()> {
    Box::pin(async move {
        games.fetch(chosen.name).await?;
        gear::fetch().await?;
        results::fetch().await?;
        tip::fetch().await?;
        share::fetch().await?;
        log::fetch().await?;
        home::fetch().await?;
        games.later(chosen.name).await?;
        (chosen.parts.fetch_rules)().await
    })
}

/// What the page shows.
#[derive(Clone)]
enum Screen {
    Start,
    Table(Seated),
    /// The replay of a match, from a moment on.
    Replay {
        shelved: Shelved,
        at: usize,
    },
    /// The lessons of a game: the course, and the first step to show.
    Lessons {
        game: &'static str,
        at: (Curriculum, usize),
    },
    /// A puzzle of a game: its place, from 0.
    Puzzle {
        game: &'static str,
        at: usize,
    },
}

impl Screen {
    const fn is_start(&self) -> bool {
        matches!(self, Screen::Start)
    }
}

/// Finds a match of the library that has this moment, or its beginning, or the reason there is none.
fn find(library: Library, id: MatchId, at: Option<usize>) -> Result<(Shelved, usize), String> {
    let words = text().replay();
    let shelved = library.find(id).ok_or_else(|| words.not_here().to_owned())?;
    let (at, actions) = (at.unwrap_or_default(), shelved.head.outline.actions);
    if at > actions { Err(words.beyond(Beyond { at, actions })) } else { Ok((shelved, at)) }
}
