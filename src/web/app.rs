//! The page as a whole: the start page, or a table.

use leptos::prelude::*;

use super::art::Sprite;
use super::desk::Table;
use super::home::library::{Library, latest};
use super::home::{Form, Home, Linked, first_game};
use super::keeper::{KeptMatch, Seating};
use super::later::{self, Bench, part};
use super::layers::Layers;
use super::lesson::progress;
use super::replay::Replays;
use super::rules::{Rules, RulesPage};
use super::settings::{Preferences, SettingsDialog};
use super::store::ask_to_last;
use super::tip::{TipLayer, TipNames};
use super::update::{Update, left_for_update, update};
use super::{address, focus};
use crate::archive::{Address, MatchId, Strange};
use crate::session::Session;
use crate::text::about::Held;
use crate::text::text;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let preferences = Preferences::load();
    provide_context(preferences);
    Rules::provide();
    TipNames::provide();
    Layers::provide();
    focus::watch();
    Update::listen();
    let library = Library::open();
    // Wherever one is: what lives in this tab alone would be gone.
    update().hold(move || library.has_loose().then_some(Held::Unsaved));
    let linked = Linked::new();
    let bench = Bench::new();
    // The table that is played; none on the start page.
    let seated = RwSignal::new(None::<Seating>);
    // The match that is looked back at; none on the start page.
    let looking = RwSignal::new(None::<Looking>);
    let setting_up = RwSignal::new(false);

    let sit_down = Callback::new(move |seating: Option<Seating>| {
        if seating.is_some() {
            ask_to_last();
            setting_up.set(false);
            looking.set(None);
            seated.set(seating);
        }
    });
    let leave = Callback::new(move |(kept, is_saved): (KeptMatch, bool)| {
        library.take_back(kept, is_saved);
        seated.set(None);
    });
    // The step that is begun with, while the lessons are on the screen.
    let learning = RwSignal::new(None::<usize>);
    let learn = Callback::new(move |()| learning.set(Some(progress().next())));
    let stop = Callback::new(move |()| learning.set(None));
    let play = Callback::new(move |()| {
        learning.set(None);
        sit_down.run(Seating::open(first_game(), None));
    });
    let replays = Replays::new(Callback::new(move |(id, at): (MatchId, Option<usize>)| {
        learning.set(None);
        let found = untrack(|| Looking::find(library, id, at));
        looking.set(found.as_ref().ok().cloned());
        if let Err(why) = found {
            library.say(why);
        }
    }));
    provide_context(replays);
    let open_address = move |wanted: Result<Address, Strange>| match wanted {
        Ok(Address::Replay { id, at }) => replays.open(id, at),
        Ok(Address::Link(link)) => {
            learning.set(None);
            looking.set(None);
            replays.leave_table();
            // A reload does not ask again.
            address::write(&Address::Nothing);
            linked.open(&link);
        }
        Ok(Address::Nothing) => {}
        Err(why) => library.say((text().replay().strange)(&why)),
    };
    let left = left_for_update();
    let left = left.and_then(|id| library.matches().into_iter().find(|shelved| shelved.id() == id));
    sit_down.run(left.and_then(|shelved| library.sit_down(&shelved)));
    open_address(address::read());
    address::on_change(open_address);
    let look_back = move |Looking { table, id, at }| {
        let close = Callback::new(move |()| looking.set(None));
        let assist = Callback::new(move |()| library.assist(id));
        let replay = move || later::replay(table.clone(), id, at, bench, close, sit_down, assist);
        part(replay, Some(close))
    };
    let table = move |seating: Seating| {
        let left = seating.clone();
        let back = Callback::new(move |()| leave.run((left.kept.clone(), left.is_saved)));
        let table = move || later::table(seating.clone(), bench, leave, sit_down, library);
        part(table, Some(back))
    };
    later::fetch_soon();
    view! {
        <Sprite />
        <SettingsDialog />
        {move || match (seated.get(), looking.get(), learning.get()) {
            (Some(seating), ..) => table(seating),
            (None, Some(found), _) => {
                // In another language it is drawn anew.
                (move || {
                    preferences.language.track();
                    look_back(found.clone())
                })
                    .into_any()
            }
            (None, None, Some(at)) => {
                part(move || later::lessons(at, bench, stop, play), Some(stop))
            }
            (None, None, None) => {
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

/// A match that is looked back at.
#[derive(Clone)]
struct Looking {
    table: Table,
    id: MatchId,
    at: usize,
}

impl Looking {
    /// A match of the library at a moment, or why there is none.
    fn find(library: Library, id: MatchId, at: Option<usize>) -> Result<Looking, String> {
        let words = text().replay();
        let found = library.matches().into_iter().find(|shelved| shelved.id() == id);
        let record = found.map(|shelved| latest(&shelved).envelope.record);
        let table = record.and_then(|record| Session::open(record).ok());
        let table = table.ok_or_else(|| words.not_here.to_owned())?;
        match at.unwrap_or_default() {
            at if at > table.played() => Err((words.beyond)(at, table.played())),
            at => Ok(Looking { table, id, at }),
        }
    }
}
