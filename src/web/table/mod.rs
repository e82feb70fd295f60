//! The table: map, councils, seats, hand and actions, as one page that four layouts arrange.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::bot::Bots;
use super::curtain::Curtain;
use super::desk::{ActionList, Desk, Table};
use super::rivals::Rivals;
use super::score::Score;
use super::settings::{hear, preferences};
use super::store::Store;
use crate::scene::{Kind, Pick};
use crate::session::Stage;
use crate::text::Language;

mod court;
mod details;
mod digest;
mod dock;
mod history;
mod log;
mod map;
mod motion;
mod ribbon;
mod seats;
mod strips;
mod ticking;
mod top;

use court::Court;
use digest::{Digest, DigestOpen, DigestSheet};
use dock::{Dock, PhoneBar};
use history::AskAssisted;
use log::LogPanel;
use map::MapBox;
use motion::{Flights, Glow};
use ribbon::Ribbon;
use seats::SeatPanels;
pub use seats::totals;
use strips::{Strips, TabBar, TrackStrip};
use top::TopBar;

/// A table in play, from the first turn to the final score.
#[component]
pub fn TableScreen(
    session: Table,
    store: StoredValue<Store>,
    bots: StoredValue<Bots, LocalStorage>,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
    /// Back to the start page, with the table as it stands.
    leave: Callback<Table>,
    /// On to another table, in place of this one.
    sit_down: Callback<Table>,
) -> impl IntoView {
    let desk = Desk::new(session, store, bots);
    provide_context(desk);
    provide_context(Memo::new(move |_| Digest::of(desk)));
    provide_context(DigestOpen(RwSignal::new(false)));
    let rivals = Rivals::sit_down(desk);
    provide_context(rivals);
    let leave = Callback::new(move |()| {
        desk.leave();
        leave.run(desk.session.get_untracked());
    });
    let again = Callback::new(move |table| {
        desk.leave();
        sit_down.run(table);
    });
    // Whether the final score gives way to a look at the table.
    let looking = RwSignal::new(false);
    let shown = Memo::new(move |_| match desk.stage.get() {
        Stage::HandOver(seat) => Shown::Curtain(seat),
        Stage::Over if !looking.get() => Shown::Score,
        Stage::Over | Stage::Table(_) => Shown::Table,
    });
    hear(desk.session);
    let language = preferences().language;
    // In another language all is drawn anew; what was noted was in the old one.
    Effect::new(move |before: Option<Language>| {
        let now = language.get();
        if before.is_some_and(|before| before != now) {
            desk.note.set(None);
        }
        now
    });
    let screen = Memo::new(move |_| (language.get(), shown.get()));
    move || match screen.get().1 {
        Shown::Curtain(seat) => view! { <Curtain seat /> }.into_any(),
        Shown::Score => view! { <Score leave look=looking again /> }.into_any(),
        Shown::Table => view! { <Layout leave look=looking no_thread /> }.into_any(),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Table,
    Curtain(crate::games::Seat),
    Score,
}

/// The desk of the table around.
pub fn desk() -> Desk {
    expect_context()
}

/// The bots at the table around.
pub fn rivals() -> Rivals {
    expect_context()
}

/// Whether Enter means "do it" where it was pressed: on something picked, or on nothing at all.
/// On a card it takes the card back.
fn confirms(event: &leptos::ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_none_or(|target| match target.closest("button, [role=button], input, select") {
        Ok(Some(control)) => {
            control.matches(".spot, .permit, .council, .rv, .act").unwrap_or(false)
                && control.get_attribute("aria-pressed").as_deref() == Some("true")
        }
        Ok(None) | Err(_) => true,
    })
}

#[component]
fn Layout(leave: Callback<()>, look: RwSignal<bool>, no_thread: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    // On the window: after a click that removed its button, nothing in the table has the focus.
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        // A key that is held down must not do the next thing, too.
        if event.repeat() {
            if event.key() == "Enter" {
                event.prevent_default();
            }
            return;
        }
        let control = event.ctrl_key() || event.meta_key();
        match event.key().as_str() {
            "Escape" => desk.pick(Pick::Back),
            "z" if control && !event.shift_key() => desk.undo(),
            "z" | "Z" | "y" if control => desk.redo(),
            // On what is picked already, and where nothing else would answer.
            "Enter" if confirms(&event) && desk.scene.get_untracked().ready.is_some() => {
                desk.confirm();
            }
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    view! {
        <div
            class="app"
            data-tab=move || desk.tab.get().word()
            data-acts=move || match desk.list.get() {
                Some(ActionList::Main) => Some("main"),
                Some(ActionList::Quick) => Some("quick"),
                None => None,
            }
            data-choice=move || (desk.draft.get().kind == Some(Kind::Answer)).then_some("")
            data-log=move || desk.log_open.get().then_some("")
        >
            <TopBar leave look no_thread />
            <aside class="left" aria-label=crate::text::text().table.seats_landmark>
                <SeatPanels />
                <LogPanel />
            </aside>
            <TabBar />
            <main class="mid" aria-label=crate::text::text().table.main_landmark>
                <TrackStrip />
                <div class="sheet">
                    <MapBox />
                    <Strips />
                </div>
            </main>
            <Court />
            <Ribbon />
            <Dock />
            <PhoneBar />
            <AskAssisted />
            <DigestSheet />
            <Glow />
            <Flights />
        </div>
    }
}
