//! The start page: on with a match, the saved ones, a new one.

use leptos::prelude::*;

use crate::archive::{Glance, Unsaved};
use crate::page::games::{
    Learn, NEW, Progress, RulesButton, Subjects, games, mark, name_of, shield,
};
use crate::page::part::{Seated, SitDown, Wanted, Ways};
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::matches::ago;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::form::Form;
use crate::web::gear::SettingsButton;
use crate::web::later::once_there;
use crate::web::settings::preferences;
use crate::web::store::{date, memory_fades, now};
use crate::web::theme::ThemeButton;
use crate::web::update::UpdateNote;

mod daily;
pub(super) mod give;
mod leftovers;
pub mod library;
pub(super) mod linked;
pub(super) mod menu;
mod new_game;
mod saved;

use daily::DealOfTheDay;
use give::{BringIn, DropPlace};
use leftovers::Leftovers;
use library::{Library, Shelved};
use linked::LinkedSheet;
use menu::{Menu, MenuSheet};
use new_game::NewGame;
use saved::SavedMatches;

pub use linked::Linked;

/// The start page.
#[component]
pub fn Home(
    /// The ways to all that is on it.
    ways: Ways,
    /// What is chosen for a new game.
    form: Form,
    linked: Linked,
    /// Whether a new game is set up although there are others.
    setting_up: RwSignal<bool>,
    /// How far one is with the lessons.
    progress: Progress,
    /// To the lessons.
    learn: Callback<()>,
) -> impl IntoView {
    let text = text();
    let Ways { library, sit_down, .. } = ways;
    let begin = Callback::new(move |wanted| sit_down.run(Seated { game: NEW, wanted }));
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
            let begin = Callback::new(move |form| begin.run(Wanted::New(form)));
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
                <Learn progress learn />
                <BringIn library linked />
                {(!alone).then(|| view! { <KeepNote /> })}
            </aside>
        }
    };
    view! {
        <div class="home" class:again=again>
            <header class="top">
                <h1>{text.words().game}</h1>
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

/// Something that is wrong with the storage.
#[component]
fn Alarm(said: &'static str) -> impl IntoView {
    view! { <p class="panel box alarm" role="alert">{icon(Icon::Warn)} {said}</p> }
}

/// That some matches live in this tab alone.
#[component]
fn LooseAlarm(library: Library) -> impl IntoView {
    let (text, games) = (text(), games());
    // What lives in this tab alone was at a table, so its part is there.
    let retry = move |_| {
        once_there(games.fetch(NEW), move |part| {
            if let Ok(part) = part {
                library.save_loose(part);
            }
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

/// What was done last, as long as it can be taken back.
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

/// On with the match that was played last.
#[component]
fn Latest(shelved: Shelved, menu: Menu, sit_down: SitDown) -> impl IntoView {
    let (text, games) = (text(), games());
    let head = &shelved.head;
    let names: Vec<&str> = head.outline.seats.iter().map(|seat| seat.name.as_str()).collect();
    let names = names.join(", ");
    let named = (!head.name.is_empty()).then(|| format!("{} · ", head.name));
    let trouble = shelved.trouble.as_ref().map(|trouble| trouble());
    let (drawn, glance) = (shelved.clone(), shelved.glance.clone());
    let picture = move || Some(games.part(&drawn.head.outline.game)?.picture(&drawn));
    let game = head.outline.game.clone();
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
                <h2>{state(&shelved)}</h2>
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
                        on:click=move |_| go_on(sit_down, &opened)
                    >
                        {text.setup().resume}
                    </button>
                    {menu.button(shelved)}
                </div>
            </div>
        </section>
    }
}

/// A new game, beside those there are.
#[component]
fn Again(
    setting_up: RwSignal<bool>,
    /// The match that was played last.
    last: Option<Shelved>,
    sit_down: SitDown,
) -> impl IntoView {
    let words = text().matches();
    view! {
        <section class="panel box new">
            <h2>{words.new_title}</h2>
            <p class="muted">{text().setup().new_body}</p>
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
                                on:click=move |_| {
                                    let game = name_of(&last.head.outline.game);
                                    sit_down.run(Seated { game, wanted: Wanted::Again(last.clone()) });
                                }
                            >
                                {words.same_again}
                            </button>
                        }
                    })}
            </div>
        </section>
    }
}

/// Where matches are, and what keeps them safe.
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

/// Sits down to a match of the list.
fn go_on(sit_down: SitDown, shelved: &Shelved) {
    let game = name_of(&shelved.head.outline.game);
    sit_down.run(Seated { game, wanted: Wanted::Kept(shelved.clone()) });
}

/// Whose turn it is, or who won; how far it is until that is known.
fn state(shelved: &Shelved) -> String {
    let outline = &shelved.head.outline;
    match &shelved.glance {
        Some(glance) => state_of(&outline.seats, glance),
        None => (text().matches().linked_actions)(outline.actions),
    }
}

fn state_of(seats: &[SeatRecord], glance: &Glance) -> String {
    let text = text();
    let name = |seat: Seat| seats[seat.index()].name.clone();
    match glance.decider {
        Some(seat) => (text.setup().turn_of)(&name(seat), glance.round),
        None => {
            let winners: Vec<String> = glance.winners.iter().map(|&seat| name(seat)).collect();
            let most = glance.points.iter().copied().max().unwrap_or_default();
            (text.sheet().won)(&winners, most, false)
        }
    }
}

/// Everybody's points.
fn standing(shelved: &Shelved) -> impl IntoView + use<> {
    let points = shelved.glance.iter().flat_map(|glance| glance.points.clone());
    let seats = shelved.head.outline.seats.iter().zip(points);
    seats
        .map(|(who, points)| {
            view! {
                <span>
                    <span class="sr">{who.name.clone()} " "</span>
                    {mark(who.colour.into(), 15)}
                    {shield(points, 28)}
                </span>
            }
        })
        .collect_view()
}

/// When something was, in words.
fn when(millis: u64) -> String {
    ago(now().saturating_sub(millis))
        .unwrap_or_else(|| date(millis, preferences().language.get().code()))
}
