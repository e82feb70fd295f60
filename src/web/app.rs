//! The page as a whole: the start page, or a table.

use leptos::prelude::*;

use super::art::Sprite;
use super::bot::Bots;
use super::desk::Table;
use super::focus;
use super::rules::{Rules, RulesPage};
use super::settings::{Preferences, SettingsDialog};
use super::setup::{Form, Home, Parked};
use super::store::{Found, Store};
use super::table::TableScreen;
use super::tip::{TipLayer, TipNames};
use crate::session::Session;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let preferences = Preferences::load();
    provide_context(preferences);
    Rules::provide();
    TipNames::provide();
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
    view! {
        <Sprite />
        <SettingsDialog />
        {move || match seated.get() {
            Some(session) => view! { <TableScreen session store bots no_thread leave sit_down /> }.into_any(),
            None => {
                let (form, parked, notice) = (Form::new(), parked.get(), notice.clone());
                // In another language it is drawn anew, with what was chosen.
                (move || {
                    preferences.language.track();
                    let (parked, notice) = (parked.clone(), notice.clone());
                    view! { <Home form parked notice sit_down /> }
                })
                    .into_any()
            }
        }}
        <RulesPage />
        <TipLayer />
    }
}
