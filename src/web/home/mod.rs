//! The start page: on with a match, the saved ones, a new one.

use leptos::prelude::*;

use super::art::{CityState, Icon, icon, mark, shield};
use super::keeper::Seating;
use super::lesson::Learn;
use super::picture::{picture, whole};
use super::rules::RulesButton;
use super::seed::new_seed;
use super::settings::{SettingsButton, preferences};
use super::store::{date, memory_fades, now};
use super::theme::ThemeButton;
use super::update::UpdateNote;
use crate::archive::Unsaved;
use crate::games::Seat;
use crate::games::council_of_4::CouncilOf4;
use crate::record::Match;
use crate::scene::glance::Glance;
use crate::scene::lesson::Progress;
use crate::text::matches::ago;
use crate::text::text;

mod daily;
mod give;
mod leftovers;
pub mod library;
mod linked;
mod menu;
mod new_game;
mod saved;

use daily::DealOfTheDay;
pub use give::keep as keep_file;
use give::{BringIn, DropPlace};
use leftovers::Leftovers;
use library::{Library, Shelved};
use linked::LinkedSheet;
pub use linked::{Linked, offer as linked_offer};
use menu::MenuSheet;
pub use menu::{Menu, items as menu_items};
use new_game::NewGame;
pub use new_game::{Form, first_game};
use saved::SavedMatches;

/// Sits down to a table; nothing happens if there is none.
pub type SitDown = Callback<Option<Seating>>;

/// The start page.
#[component]
pub fn Home(
    library: Library,
    /// What is chosen for a new game.
    form: Form,
    linked: Linked,
    /// Whether a new game is set up although there are others.
    setting_up: RwSignal<bool>,
    sit_down: SitDown,
    /// How far one is with the lessons.
    progress: Progress,
    /// To the lessons.
    learn: Callback<()>,
) -> impl IntoView {
    let text = text();
    let begin = move |record: Match<CouncilOf4>| {
        sit_down.run(Seating::open(record, None));
    };
    library.look_again();
    let menu = Menu::new();
    let again = Memo::new(move |_| library.has_any() && !setting_up.get());
    let page = move || {
        let matches = library.matches();
        let listing = library.listing();
        let fault = listing.as_ref().err().copied();
        let (unreadable, aside, was_damaged) = listing.map_or_else(
            |_| (Vec::new(), Vec::new(), false),
            |listing| (listing.unreadable, listing.aside, listing.index_was_damaged),
        );
        let unreadable = unreadable
            .into_iter()
            .map(|(name, why)| (name, (text.storage().unreadable)(&why)))
            .collect::<Vec<_>>();
        let alone = matches.is_empty();
        let loose = matches.iter().any(|shelved| shelved.is_loose);
        let kilobytes = library.kilobytes();
        let latest = matches.iter().position(|shelved| !shelved.glance.is_over());
        let mut rest = matches.clone();
        let latest = latest.map(|at| rest.remove(at));
        let last = matches.first().map(|shelved| shelved.kept.envelope.record.clone());
        let main = if !again.get() {
            view! { <NewGame form begin=Callback::new(begin) back=(!alone).then_some(setting_up) /> }
                .into_any()
        } else {
            view! {
                {latest.map(|shelved| view! { <Latest library shelved menu sit_down /> })}
                {(!rest.is_empty())
                    .then(|| view! { <SavedMatches library matches=rest kilobytes menu sit_down /> })}
            }
            .into_any()
        };
        let new = again.get().then(|| {
            view! { <Again setting_up last begin=Callback::new(begin) /> }
        });
        view! {
            <main>
                <UpdateNote />
                {fault.map(|fault| view! { <Alarm said=(text.storage().unsaved)(Unsaved::Fault(fault)) /> })}
                {loose.then(|| view! { <LooseAlarm library /> })}
                {was_damaged.then(|| view! { <Alarm said=text.storage().index_was_damaged /> })}
                <Done library />
                {main}
            </main>
            <aside>
                {new}
                <DealOfTheDay library matches sit_down />
                <Leftovers library unreadable aside />
                <Learn progress learn />
                <BringIn library linked />
                {(!alone).then(|| view! { <KeepNote /> })}
            </aside>
        }
    };
    view! {
        <div class="home" class:again=again>
            <header class="top">
                <h1>{text.game}</h1>
                <span class="sub muted">{text.unofficial}</span>
                <span class="sp"></span>
                <RulesButton />
                <ThemeButton />
                <SettingsButton />
            </header>
            {page}
            <MenuSheet library menu />
            <LinkedSheet linked library sit_down />
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
    let text = text();
    view! {
        <div class="panel box alarm" role="alert">
            {icon(Icon::Warn)}
            <span class="sp">{text.matches().only_here_note}</span>
            <button class="btn" type="button" on:click=move |_| library.save_loose()>
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
fn Latest(library: Library, shelved: Shelved, menu: Menu, sit_down: SitDown) -> impl IntoView {
    let text = text();
    let envelope = &shelved.kept.envelope;
    let record = &envelope.record;
    let table = &shelved.glance.view.table;
    let names: Vec<&str> = record.seats.iter().map(|seat| seat.name.as_str()).collect();
    let named = (!envelope.name.is_empty()).then(|| format!("{} · ", envelope.name));
    let about =
        format!("{} · {}", (text.setup().board_name)(&table.sides.to_string()), names.join(", "));
    let trouble =
        shelved.kept.trouble.as_ref().map(|trouble| (text.storage().damage)(&trouble.what));
    let map = picture(table, &record.seats, whole(), |_| CityState::Idle);
    let opened = shelved.clone();
    view! {
        <section class="panel box first continue">
            <div class="frame">{map}</div>
            <div class="about">
                <span class="cap">{text.setup().continue_}</span>
                <h2>{state(&shelved)}</h2>
                <p class="muted">{named} {about}</p>
                <p class="muted">
                    {shelved.is_loose.then(|| view! { <b class="bad">{text.matches().only_here}</b> " · " })}
                    {when(envelope.changed)}
                </p>
                {trouble.map(|trouble| view! { <p class="bad" role="alert">{trouble}</p> })}
                <div class="standing">{standing(&shelved)}</div>
                <div class="go">
                    <button
                        class="btn pri full"
                        type="button"
                        on:click=move |_| sit_down.run(library.sit_down(&opened))
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
    last: Option<Match<CouncilOf4>>,
    begin: Callback<Match<CouncilOf4>>,
) -> impl IntoView {
    let words = text().matches();
    view! {
        <section class="panel box new">
            <h2>{words.new_title}</h2>
            <p class="muted">{words.new_body}</p>
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
                                on:click=move |_| begin.run(last.again(new_seed()))
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

/// Whose turn it is, or who won.
fn state(shelved: &Shelved) -> String {
    state_of(&shelved.kept.envelope.record, &shelved.glance)
}

fn state_of(record: &Match<CouncilOf4>, glance: &Glance) -> String {
    let text = text();
    let name = |seat: Seat| record.seats[seat.index()].name.clone();
    match glance.decider {
        Some(seat) => (text.setup().turn_of)(&name(seat), glance.view.table.round()),
        None => {
            let winners: Vec<String> = glance.winners.iter().map(|&seat| name(seat)).collect();
            let most = glance.points().into_iter().max().unwrap_or_default();
            (text.score().won)(&winners, most, false)
        }
    }
}

/// Everybody's points.
fn standing(shelved: &Shelved) -> impl IntoView + use<> {
    let seats = shelved.kept.envelope.record.seats.iter();
    seats
        .zip(shelved.glance.points())
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
