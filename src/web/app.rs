//! The page as a whole: the start page, or a table.

use leptos::prelude::*;

use super::art::Sprite;
use super::bot::Bots;
use super::focus;
use super::home::library::Library;
use super::home::{Form, Home, Linked, first_game};
use super::keeper::{KeptMatch, Seating};
use super::layers::Layers;
use super::lesson::{LessonScreen, progress};
use super::rules::{Rules, RulesPage};
use super::settings::{Preferences, SettingsDialog};
use super::store::ask_to_last;
use super::table::TableScreen;
use super::tip::{TipLayer, TipNames};
use crate::scene::lesson::Course;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let preferences = Preferences::load();
    provide_context(preferences);
    Rules::provide();
    TipNames::provide();
    Layers::provide();
    focus::watch();
    let library = Library::open();
    let linked = Linked::listen();
    let no_thread = RwSignal::new(false);
    let bots = StoredValue::new_local(Bots::new(no_thread));
    // The table that is played; none on the start page.
    let seated = RwSignal::new(None::<Seating>);
    let setting_up = RwSignal::new(false);

    let sit_down = Callback::new(move |seating: Option<Seating>| {
        if seating.is_some() {
            ask_to_last();
            setting_up.set(false);
            seated.set(seating);
        }
    });
    let leave = Callback::new(move |(kept, is_saved): (KeptMatch, bool)| {
        library.take_back(kept, is_saved);
        seated.set(None);
    });
    let course = Course::first_game().map(StoredValue::new);
    // The step that is begun with, while the lessons are on the screen.
    let learning = RwSignal::new(None::<usize>);
    let learn = course.map(|_| Callback::new(move |()| learning.set(Some(progress().next()))));
    let stop = Callback::new(move |()| learning.set(None));
    let play = Callback::new(move |()| {
        learning.set(None);
        sit_down.run(Seating::open(first_game(), None));
    });
    let lessons = move |course, at| {
        view! { <LessonScreen course at bots leave=stop play /> }
    };
    view! {
        <Sprite />
        <SettingsDialog />
        {move || match (seated.get(), course.zip(learning.get())) {
            (Some(seating), _) => {
                view! { <TableScreen seating bots no_thread leave sit_down library /> }.into_any()
            }
            (None, Some((course, at))) => lessons(course, at).into_any(),
            (None, None) => {
                let form = Form::new();
                // In another language it is drawn anew, with what was chosen.
                (move || {
                    preferences.language.track();
                    view! {
                        <Home library linked form setting_up sit_down progress=progress() learn />
                    }
                })
                    .into_any()
            }
        }}
        <RulesPage />
        <TipLayer />
    }
}
