//! The start page: the current match, the saved ones, and a new one.

use leptos::prelude::*;

use crate::archive::{NoResults, Unsaved};
use crate::page::games::{Learn, Solve, games, of_chosen};
use crate::page::library::Library;
use crate::page::results;
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown, Ways};
use crate::text::matches::title;
use crate::text::storage;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::day::day;
use crate::web::form::Form;
use crate::web::gear::SettingsButton;
use crate::web::later::{Missing, once_there, part};
use crate::web::rules::RulesButton;
use crate::web::settings::preferences;
use crate::web::store::memory_fades;
use crate::web::theme::ThemeButton;
use crate::web::title::titled;
use crate::web::update::UpdateNote;
use crate::web::waiting::Waiting;

mod credits;
mod cupboard;
mod daily;
mod days;
mod finder;
mod give;
mod given;
mod learn;
mod leftovers;
mod linked;
mod list;
mod menu;
mod new_game;
mod puzzles;
mod rating;
mod saved;
mod standing;
mod statistics;
mod to_learn;
mod tools;

use credits::Credits;
use daily::DealOfTheDay;
use give::BringIn;
use learn::LearnPanel;
use leftovers::leftovers;
use linked::LinkedSheet;
use menu::{Menu, MenuSheet};
use new_game::NewGame;
use puzzles::Puzzles;
use saved::SavedMatches;
use standing::{heading, standing, when};
use to_learn::ToLearn;

pub use give::DropPlace;
pub use linked::Linked;

/// Loads what the page has in a part of its own, so that it is shown immediately.
///
/// # Errors
/// Returns an error if the part can't be loaded. The next call tries again.
pub async fn fetch() -> Result<(), Missing> {
    menu::fetch().await?;
    list::fetch().await?;
    leftovers::fetch().await?;
    given::fetch().await?;
    new_game::fetch().await?;
    to_learn::fetch().await?;
    daily::fetch().await?;
    puzzles::fetch().await
}

/// The start page.
#[component]
pub fn Home(
    /// Ways to everything on it.
    ways: Ways,
    /// Choices for a new game.
    form: Form,
    linked: Linked,
    waiting: Waiting,
    /// Opens the lessons.
    learn: Learn,
    /// Opens the puzzles.
    solve: Solve,
) -> impl IntoView {
    let text = text();
    let Ways { library, sit_down, .. } = ways;
    library.look_again();
    preferences().grow_with_the_window();
    titled(move || match waiting.count() {
        0 => Vec::new(),
        count => vec![text.by_link().your_turns(count)],
    });
    let menu = Menu::new();
    let day = day();
    let latest = Memo::new(move |_| {
        let is_going = |shelved: &&Shelved| shelved.is_playable() && !shelved.is_over();
        library.with_all(|all| all.iter().find(is_going).map(Shelved::id))
    });
    let current = move || {
        let id = latest.get()?;
        let shelved = untrack(|| library.find(id))?;
        Some(view! { <Latest shelved=library.follow(shelved) menu sit_down /> })
    };
    let has_kept = Memo::new(move |_| library.has_kept());
    let has_loose = Memo::new(move |_| library.has_loose());
    let has_leftovers = Memo::new(move |_| library.has_leftovers());
    let fault = Memo::new(move |_| library.fault());
    let index_was_damaged = Memo::new(move |_| library.index_was_damaged());
    // Where the storage itself can't be read, that is said already.
    let no_results =
        Memo::new(move |_| library.no_results().filter(|why| !matches!(why, NoResults::Fault(_))));
    let results_were_damaged = Memo::new(move |_| library.results_were_damaged());
    let said = text.storage();
    view! {
        <div class="home">
            <header class="top">
                <h1>{text.about().name()}</h1>
                <span class="sub muted">{text.about().in_short()}</span>
                <span class="sp"></span>
                <RulesButton />
                <ThemeButton />
                <SettingsButton />
            </header>
            <main>
                <UpdateNote />
                {move || {
                    let fault = Unsaved::Fault(fault.get()?);
                    Some(view! { <Alarm said=storage::unsaved(fault) /> })
                }}
                {move || has_loose.get().then(|| view! { <LooseAlarm library /> })}
                {move || {
                    index_was_damaged.get().then(|| view! { <Alarm said=said.index_was_damaged() /> })
                }}
                {move || {
                    let why = no_results.get()?;
                    Some(view! { <Alarm said=storage::no_results(why) /> })
                }}
                {move || {
                    results_were_damaged
                        .get()
                        .then(|| view! { <Alarm said=said.results_were_damaged() /> })
                }}
                <Done library />
                <NewGame form library sit_down />
            </main>
            <aside>
                {current}
                <SavedMatches library latest menu sit_down />
                {move || has_leftovers.get().then(|| part(move || leftovers(library), None))}
                <ToLearn library sit_down />
                {of_chosen(move |game| view! { <LearnPanel game learn /> })}
                {of_chosen(move |game| {
                    move || {
                        day.get().map(|today| view! { <DealOfTheDay game today library sit_down /> })
                    }
                })}
                {of_chosen(move |game| {
                    move || {
                        (game.puzzles > 0).then(|| view! { <Puzzles game today=day.get() solve /> })
                    }
                })}
                <BringIn library linked />
                {move || has_kept.get().then(|| view! { <KeepNote library /> })}
                <Credits />
            </aside>
            <MenuSheet library menu sit_down />
            <LinkedSheet linked ways />
        </div>
    }
}

/// Warning of a storage problem.
#[component]
fn Alarm(#[prop(into)] said: String) -> impl IntoView {
    view! { <p class="panel box alarm" role="alert">{icon(Icon::Warn)} {said}</p> }
}

/// Warning that some matches exist only in this tab.
#[component]
fn LooseAlarm(library: Library) -> impl IntoView {
    let (text, games) = (text(), games());
    // Such a match was at a table, so its part is loaded.
    let retry = move |_| {
        library.save_loose(|loose| match untrack(|| games.part(loose.game())) {
            Some(part) => part.save_loose(loose),
            None => Some(loose),
        });
    };
    view! {
        <div class="panel box alarm" role="alert">
            {icon(Icon::Warn)}
            <span class="sp">{text.matches().only_here_note()}</span>
            <button class="btn" type="button" on:click=retry>
                {text.storage().retry()}
            </button>
        </div>
    }
}

/// Message about the last change, while it can be undone.
#[component]
fn Done(library: Library) -> impl IntoView {
    view! {
        <p class="done" role="status">
            {move || {
                let said = library.note()?;
                let back = library
                    .can_bring_back()
                    .then(|| {
                        view! {
                            <button class="btn" type="button" on:click=move |_| library.bring_back()>
                                {icon(Icon::Undo)}
                                {text().matches().bring_back()}
                            </button>
                        }
                    });
                Some(view! { <span class="panel box">{said} {back}</span> })
            }}
        </p>
    }
}

/// Match that was played last, with the button to continue.
#[component]
fn Latest(shelved: Memo<Shelved>, menu: Menu, sit_down: SitDown) -> impl IntoView {
    let (text, games) = (text(), games());
    let picture = move || shelved.with(|it| Some(games.part(it.game())?.picture(it)));
    let about = move || {
        shelved.with(|shelved| {
            let head = &shelved.head;
            let names = title("", &head.outline.seats);
            let named = Some(head.name.clone()).filter(|name| !name.is_empty());
            [named, Some(names), shelved.assisted()]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · ")
        })
    };
    // Beside the time it takes no other line once it is known.
    let table = move || {
        shelved.with(|shelved| {
            let table = games.part(shelved.game())?.table_name(shelved.glance.as_ref()?)?;
            Some(format!(" · {table}"))
        })
    };
    let only_here = move || {
        let word = shelved.with(Shelved::not_saved)?;
        Some(view! { <b class="bad">{word}</b> " · " })
    };
    let trouble = move || {
        let trouble = shelved.with(|shelved| shelved.trouble.as_ref().map(|trouble| trouble()));
        trouble.map(|trouble| view! { <p class="bad" role="alert">{trouble}</p> })
    };
    view! {
        <section class="panel box first continue">
            <div class="frame">{picture}</div>
            <div class="about">
                <span class="cap">{text.setup().go_on()}</span>
                <h2>{move || shelved.with(heading)}</h2>
                <p class="muted">{about}</p>
                <p class="muted">
                    {only_here} {move || shelved.with(when)} {table}
                </p>
                {trouble}
                <div class="standing" data-game=shelved.read_untracked().game().to_owned()>
                    {move || shelved.with(standing)}
                </div>
                <div class="go">
                    <button
                        class="btn pri full"
                        type="button"
                        on:click=move |_| sit_down.run(Seated::kept(shelved.get_untracked()))
                    >
                        {text.setup().resume()}
                    </button>
                    {menu.button(shelved)}
                </div>
            </div>
        </section>
    }
}

/// Note about where matches are stored and how to keep them safe.
#[component]
fn KeepNote(library: Library) -> impl IntoView {
    let words = text().matches();
    let note = if memory_fades() { words.keep_note_safari() } else { words.keep_note() };
    view! {
        <p class="panel box keep-note">
            <b>{words.keep_title()}</b>
            " "
            {note}
            <button
                class="btn full"
                type="button"
                on:click=move |_| {
                    once_there(
                        results::save_all(library),
                        move |saved| {
                            if saved.is_err() {
                                library.say(text().later().missing().to_owned());
                            }
                        },
                    );
                }
            >
                {icon(Icon::File)}
                {words.save_all()}
            </button>
        </p>
    }
}
