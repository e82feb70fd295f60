//! The start page: the current match, the saved ones, and a new one.

use leptos::prelude::*;

use crate::archive::Unsaved;
use crate::page::games::{Curriculum, Learn, RulesButton, games, of_chosen};
use crate::page::library::Library;
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown, Wanted, Ways};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::form::Form;
use crate::web::gear::SettingsButton;
use crate::web::store::memory_fades;
use crate::web::theme::ThemeButton;
use crate::web::update::UpdateNote;

mod daily;
mod give;
pub(super) mod given;
mod leftovers;
mod linked;
pub(super) mod menu;
mod new_game;
mod saved;
mod standing;

use daily::DealOfTheDay;
use give::{BringIn, DropPlace};
use leftovers::Leftovers;
use linked::LinkedSheet;
use menu::{Menu, MenuSheet};
use new_game::NewGame;
use saved::SavedMatches;
use standing::{standing, when};

pub use linked::Linked;

/// The start page.
#[component]
pub fn Home(
    /// Ways to everything on it.
    ways: Ways,
    /// Choices for a new game.
    form: Form,
    linked: Linked,
    /// Whether a new game is set up although there are others.
    setting_up: RwSignal<bool>,
    /// Opens the lessons.
    learn: Callback<Curriculum>,
) -> impl IntoView {
    let text = text();
    let Ways { library, sit_down, .. } = ways;
    let games = games();
    let begin = Callback::new(move |form| {
        let game = untrack(|| games.chosen()).name.to_owned();
        sit_down.run(Seated { game, wanted: Wanted::New(form) });
    });
    library.look_again();
    let menu = Menu::new();
    let again = Memo::new(move |_| library.has_any() && !setting_up.get());
    let page = move || {
        let matches = library.matches();
        let alone = matches.is_empty();
        let loose = matches.iter().any(Shelved::is_loose);
        let kilobytes = library.kilobytes();
        let latest = matches.iter().position(|shelved| !shelved.is_over());
        let mut rest = matches.clone();
        let latest = latest.map(|at| rest.remove(at));
        let last = matches.first().cloned();
        let main = if !again.get() {
            view! { <NewGame form begin back=(!alone).then_some(setting_up) /> }.into_any()
        } else {
            view! {
                {latest.map(|shelved| view! { <Latest shelved menu sit_down /> })}
                {(!rest.is_empty())
                    .then(|| view! { <SavedMatches matches=rest kilobytes menu sit_down /> })}
            }
            .into_any()
        };
        let new = again.get().then(|| view! { <Again setting_up last sit_down /> });
        let fault = library.fault();
        view! {
            <main>
                <UpdateNote />
                {fault.map(|fault| view! { <Alarm said=(text.storage().unsaved)(Unsaved::Fault(fault)) /> })}
                {loose.then(|| view! { <LooseAlarm library /> })}
                {library.index_was_damaged().then(|| view! { <Alarm said=text.storage().index_was_damaged /> })}
                <Done library />
                {main}
            </main>
            <aside>
                {new}
                <DealOfTheDay matches sit_down />
                <Leftovers library unreadable=library.unreadable() aside=library.aside() />
                <Learn learn />
                <BringIn library linked />
                {(!alone).then(|| view! { <KeepNote /> })}
            </aside>
        }
    };
    view! {
        <div class="home" class:again=again>
            <header class="top">
                <h1>{of_chosen(|game| game.cover().title)}</h1>
                <span class="sub muted">{text.about().in_short}</span>
                <span class="sp"></span>
                <RulesButton />
                <ThemeButton />
                <SettingsButton />
            </header>
            {page}
            <MenuSheet library menu />
            <LinkedSheet linked ways />
            <DropPlace library />
        </div>
    }
}

/// Warning of a storage problem.
#[component]
fn Alarm(said: &'static str) -> impl IntoView {
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
            <span class="sp">{text.matches().only_here_note}</span>
            <button class="btn" type="button" on:click=retry>
                {text.storage().retry}
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
                                {text().matches().bring_back}
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
fn Latest(shelved: Shelved, menu: Menu, sit_down: SitDown) -> impl IntoView {
    let (text, games) = (text(), games());
    let head = &shelved.head;
    let names: Vec<&str> = head.outline.seats.iter().map(|seat| seat.name.as_str()).collect();
    let names = names.join(", ");
    let named = (!head.name.is_empty()).then(|| format!("{} · ", head.name));
    let trouble = shelved.trouble.as_ref().map(|trouble| trouble());
    let (drawn, glance) = (shelved.clone(), shelved.glance.clone());
    let picture = move || Some(games.part(drawn.game())?.picture(&drawn));
    let game = shelved.game().to_owned();
    let table = move || {
        let name = games.part(&game)?.table_name(glance.as_ref()?)?;
        Some(format!("{name} · "))
    };
    let opened = shelved.clone();
    view! {
        <section class="panel box first continue">
            <div class="frame">{picture}</div>
            <div class="about">
                <span class="cap">{text.setup().continue_}</span>
                <h2>{shelved.state()}</h2>
                <p class="muted">{named} {table} {names}</p>
                <p class="muted">
                    {shelved.is_loose().then(|| view! { <b class="bad">{text.matches().only_here}</b> " · " })}
                    {when(head.changed)}
                </p>
                {trouble.map(|trouble| view! { <p class="bad" role="alert">{trouble}</p> })}
                <div class="standing">{standing(&shelved)}</div>
                <div class="go">
                    <button
                        class="btn pri full"
                        type="button"
                        on:click=move |_| sit_down.run(Seated::kept(opened.clone()))
                    >
                        {text.setup().resume}
                    </button>
                    {menu.button(shelved)}
                </div>
            </div>
        </section>
    }
}

/// A new game, when there are others.
#[component]
fn Again(
    setting_up: RwSignal<bool>,
    /// Match that was played last.
    last: Option<Shelved>,
    sit_down: SitDown,
) -> impl IntoView {
    let words = text().matches();
    view! {
        <section class="panel box new">
            <h2>{words.new_title}</h2>
            <p class="muted">{of_chosen(|game| game.cover().in_short)}</p>
            <div class="pair">
                <button class="btn pri" type="button" on:click=move |_| setting_up.set(true)>
                    {words.set_up}
                </button>
                {last
                    .map(|last| {
                        view! {
                            <button
                                class="btn"
                                type="button"
                                on:click=move |_| sit_down.run(Seated::again(last.clone()))
                            >
                                {words.same_again}
                            </button>
                        }
                    })}
            </div>
        </section>
    }
}

/// Note about where matches are stored and how to keep them safe.
#[component]
fn KeepNote() -> impl IntoView {
    let words = text().matches();
    let note = if memory_fades() { words.keep_note_safari } else { words.keep_note };
    view! {
        <p class="panel box keep-note">
            <b>{words.keep_title}</b>
            " "
            {note}
        </p>
    }
}
