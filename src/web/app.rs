//! The page as a whole: the start page, or a table.

use leptos::prelude::*;

use super::art::Sprite;
use super::bot::Bots;
use super::desk::Table;
use super::focus;
use super::layers::Layers;
use super::lesson::{LessonScreen, progress};
use super::rules::{Rules, RulesPage};
use super::settings::{Preferences, SettingsDialog};
use super::setup::{Form, Home, Parked, first_game};
use super::store::{Found, Store};
use super::table::TableScreen;
use super::tip::{TipLayer, TipNames};
use crate::scene::lesson::Course;
use crate::session::{Session, Stage};

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let preferences = Preferences::load();
    provide_context(preferences);
    Rules::provide();
    TipNames::provide();
    Layers::provide();
    focus::watch();
    let mut store = Store::default();
    let found = store.find();
    let store = StoredValue::new(store);
    let no_thread = RwSignal::new(false);
    let bots = StoredValue::new_local(Bots::new(no_thread));

    let (parked, notice) = match found {
        Found::Match(record) => (Session::open(*record).ok(), None),
        Found::Part(record, lost, kept) => {
            (Session::open(*record).ok(), Some(Parked::Part(lost, kept)))
        }
        Found::Damaged(error, kept) => (None, Some(Parked::Damaged(error, kept))),
        Found::Blocked => (None, Some(Parked::Blocked)),
        Found::Nothing => (None, None),
    };
    // At most one of the two holds a table: the one that is played, or the one to go on with.
    let parked = RwSignal::new(parked);
    let seated = RwSignal::new(None::<Table>);

    let sit_down = Callback::new(move |table: Table| {
        parked.set(None);
        seated.set(Some(table));
    });
    let leave = Callback::new(move |table: Table| {
        parked.set(Some(table));
        seated.set(None);
    });
    let course = Course::first_game().map(StoredValue::new);
    // The step that is begun with, while the lessons are on the screen.
    let learning = RwSignal::new(None::<usize>);
    let learn = course.map(|_| Callback::new(move |()| learning.set(Some(progress().next()))));
    let stop = Callback::new(move |()| learning.set(None));
    let play = Callback::new(move |()| {
        learning.set(None);
        if let Ok(session) = Session::open(first_game()) {
            sit_down.run(session);
        }
    });
    let lessons = move |course, at| {
        let unfinished = parked.with_untracked(|parked| {
            parked.as_ref().is_some_and(|table| table.stage() != Stage::Over)
        });
        view! { <LessonScreen course at bots leave=stop play unfinished /> }
    };
    view! {
        <Sprite />
        <SettingsDialog />
        {move || match (seated.get(), course.zip(learning.get())) {
            (Some(session), _) => view! { <TableScreen session store bots no_thread leave sit_down /> }.into_any(),
            (None, Some((course, at))) => lessons(course, at).into_any(),
            (None, None) => {
                let (form, parked, notice) = (Form::new(), parked.get(), notice.clone());
                // In another language it is drawn anew, with what was chosen.
                (move || {
                    preferences.language.track();
                    let (parked, notice) = (parked.clone(), notice.clone());
                    view! { <Home form parked notice sit_down progress=progress() learn /> }
                })
                    .into_any()
            }
        }}
        <RulesPage />
        <TipLayer />
    }
}
