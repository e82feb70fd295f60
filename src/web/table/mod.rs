//! The table: map, councils, seats, hand and actions, as one page that four layouts arrange.

use leptos::prelude::*;

use super::analysis::AnalysisScreen;
use super::bot::Bots;
use super::curtain::Curtain;
use super::desk::{ActionList, Desk};
use super::focus::{after_drawing, to_first};
use super::home::SitDown;
use super::home::library::Library;
use super::keeper::{KeptMatch, Seating, copy_of};
use super::replay::{Back, ReplayScreen, Replays, is_branch};
use super::rivals::{Minds, Rivals};
use super::score::Score;
use super::settings::{hear, preferences};
use super::tip::TipNames;
use super::update::update;
use crate::archive::Saved;
use crate::scene::Kind;
use crate::session::{Session, Stage};
use crate::text::about::Held;
use crate::text::{Language, text};

mod choice;
mod court;
mod details;
mod digest;
mod dock;
mod elsewhere;
mod hint;
mod history;
mod keys;
mod ladder;
mod live;
mod log;
mod map;
mod motion;
mod moves;
mod pan;
mod permits;
mod receipt;
mod ribbon;
mod seats;
mod strips;
mod ticking;
mod top;
mod why;

use court::Court;
use digest::{Digest, DigestOpen, DigestSheet};
use dock::{Dock, PhoneBar};
use elsewhere::{Elsewhere, follow_the_other_tab};
pub use hint::Hint;
use hint::{AskHint, HintMarks};
use history::AskAssisted;
pub use keys::{KeysButton, KeysDialog, is_field, press};
pub use live::Live;
use log::LogPanel;
use map::MapBox;
pub use motion::{Flights, Glow};
use moves::{MoveList, SkipToMoves};
use ribbon::Ribbon;
pub use seats::{SeatPanels, totals};
pub use strips::permit_label;
use strips::{Strips, TabBar, TrackStrip};
pub use top::TopBar;
use why::{Why, WhySheet};

/// A table in play, from the first turn to the final score.
#[component]
pub fn TableScreen(
    seating: Seating,
    bots: StoredValue<Bots, LocalStorage>,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
    /// Back to the start page, with the match as it stands and whether it could be saved.
    leave: Callback<(KeptMatch, bool)>,
    /// On to another table, in place of this one.
    sit_down: SitDown,
    /// Where a match goes that could not be saved.
    library: Library,
) -> impl IntoView {
    let desk = Desk::new(seating, bots);
    lay(desk, Minds::Thread);
    let follow = Callback::new(move |()| {
        if let Some((apart, is_saved)) = desk.follow() {
            library.take_back_from_table(apart, is_saved);
        }
    });
    follow_the_other_tab(desk, follow);
    // Ends what goes on at this table.
    let rise = move || {
        desk.finish();
        desk.leave();
        desk.save_now();
        desk.keeper.inspect(|keeper| keeper.let_go());
    };
    let leave = Callback::new(move |()| {
        rise();
        desk.left().into_iter().for_each(|left| leave.run(left));
    });
    let keep_both = Callback::new(move |()| {
        let table = desk.session.get_untracked();
        let copy = desk.kept().map(|kept| copy_of(&kept));
        rise();
        sit_down.run(copy.map(|kept| Seating { table, kept, is_saved: false }));
    });
    let sit_down = Callback::new(move |seating: Option<Seating>| {
        rise();
        if let Some((kept, is_saved)) = desk.left() {
            library.take_back_from_table(kept, is_saved);
        }
        sit_down.run(seating);
    });
    let again = Callback::new(move |table| sit_down.run(Some(Seating::fresh(table, None))));
    provide_context(Elsewhere { keep_both, follow });
    if let Some(replays) = use_context::<Replays>() {
        replays.while_playing(leave);
    }
    // From where the match is looked back at, while it is.
    let looked_at = RwSignal::new(None::<usize>);
    let look_back = Callback::new(move |at| {
        desk.finish();
        desk.rest();
        looked_at.set(Some(at));
    });
    provide_context(LookBack(look_back));
    // Whether the final score gives way to a look at the table.
    let looking = RwSignal::new(false);
    Effect::new(move |_| {
        // Who takes back the end comes to a new one.
        if desk.stage.get() != Stage::Over {
            looking.set(false);
        }
    });
    // Whether the final score gives way to the analysis.
    let analysing = RwSignal::new(false);
    let shown = Memo::new(move |_| match desk.stage.get() {
        Stage::HandOver(seat) => Shown::Curtain(seat),
        Stage::Over | Stage::Table(_) if looked_at.get().is_some() => Shown::Replay,
        Stage::Over if analysing.get() => Shown::Analysis,
        Stage::Over if !looking.get() => Shown::Score,
        Stage::Over | Stage::Table(_) => Shown::Table,
    });
    hear(desk.session);
    update().hold(move || {
        // What could not be saved would be lost, wherever the match is open.
        if desk.is_elsewhere() {
            return matches!(desk.saved.get(), Saved::No(_)).then_some(Held::Unsaved);
        }
        // So would what was put together so far, and what is not saved.
        let amid = desk.open.get().is_some() || desk.session.with(Session::is_amid_turn);
        let unsaved = desk.saved.get() != Saved::Yes;
        amid.then_some(Held::Turn).or_else(|| unsaved.then_some(Held::Unsaved))
    });
    let language = preferences().language;
    let drawn = Memo::new(move |_| (language.get(), shown.get()));
    let screen = move || match drawn.get().1 {
        Shown::Curtain(seat) => view! { <Curtain seat /> }.into_any(),
        Shown::Score => view! { <Score leave look=looking analyse=analysing again /> }.into_any(),
        Shown::Analysis => {
            let close = Callback::new(move |()| analysing.set(false));
            view! { <AnalysisScreen close sit_down no_thread /> }.into_any()
        }
        Shown::Replay => {
            let table = desk.session.get_untracked();
            let at = looked_at.get_untracked().unwrap_or_default();
            let over = desk.stage.get_untracked() == Stage::Over && !looking.get_untracked();
            let (back, home) = match over {
                true => (Back::Score, ".score .look-back".to_owned()),
                false => (Back::Table, format!(".log [data-look='{at}']")),
            };
            let close = Callback::new(move |()| {
                looked_at.set(None);
                desk.resting.set(false);
                let home = home.clone();
                after_drawing(move || _ = to_first(&home));
            });
            let id = desk.keeper.map(|keeper| keeper.id());
            let assist = Callback::new(move |()| desk.assist());
            id.map(|id| view! { <ReplayScreen table id at bots back close sit_down assist /> })
                .into_any()
        }
        Shown::Table => view! {
            <Layout>
                <TopBar leave look=looking no_thread />
            </Layout>
        }
        .into_any(),
    };
    view! {
        {screen}
        <Live />
    }
}

/// Gives everything below what it needs to draw a desk, and lets the others at the table play.
pub fn lay(desk: Desk, minds: Minds) {
    provide_context(desk);
    let language = preferences().language;
    // In another language all is drawn anew; what was noted was in the old one.
    Effect::new(move |before: Option<Language>| {
        let now = language.get();
        if before.is_some_and(|before| before != now) {
            desk.note.set(None);
        }
        now
    });
    provide_context(Memo::new(move |_| {
        language.track();
        Digest::of(desk)
    }));
    provide_context(DigestOpen(RwSignal::new(false)));
    provide_context(Rivals::sit_down(desk, minds));
    provide_context(Why::new());
    TipNames::of_seats(desk.seats());
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Table,
    Curtain(crate::games::Seat),
    Score,
    Analysis,
    Replay,
}

/// Looks back at the match of the table around, from a moment on.
#[derive(Clone, Copy)]
pub struct LookBack(pub Callback<usize>);

/// The desk of the table around.
pub fn desk() -> Desk {
    expect_context()
}

/// The bots at the table around.
pub fn rivals() -> Rivals {
    expect_context()
}

/// The parts of the table, for the four layouts to place.
#[component]
pub fn Layout(
    /// The bar above the table.
    children: Children,
) -> impl IntoView {
    let (desk, rivals) = (desk(), rivals());
    let text = text().table();
    keys::listen(desk);
    // What is only looked at in the list of legal moves is not open.
    let kind = Memo::new(move |_| desk.told.read().draft.kind);
    let open = move || desk.open.get().and(kind.get());
    // What is about to be done is done before anything else is pressed, and before the page goes.
    let leaving = window_event_listener(leptos::ev::pagehide, move |_| {
        desk.finish();
        desk.save_now();
    });
    on_cleanup(move || leaving.remove());
    view! {
        <div
            class="app"
            aria-busy=move || desk.is_due().then_some("true")
            on:pointerdown:capture=move |_| desk.finish()
            on:click:capture=move |_| desk.finish()
            on:keydown:capture=move |_| desk.finish()
            data-tab=move || desk.tab.get().word()
            data-acts=move || match desk.list.get() {
                Some(ActionList::Main) => Some("main"),
                Some(ActionList::Quick) => Some("quick"),
                None => None,
            }
            data-open=move || open().map(|_| "")
            data-needs=move || needs(open())
            data-choice=move || (open() == Some(Kind::Answer)).then_some("")
            data-log=move || desk.log_open.get().then_some("")
            data-branch=desk.keeper.is_some_and(is_branch).then_some("")
        >
            <SkipToMoves />
            <Ribbon />
            <Dock />
            <PhoneBar />
            <Board />
            <aside class="left" aria-label=text.seats_landmark>
                <SeatPanels />
                <LogPanel />
            </aside>
            {children()}
            <MoveList />
            <KeysDialog />
            <AskAssisted />
            <AskHint />
            <WhySheet />
            <HintMarks />
            <DigestSheet />
            <Glow />
            <Flights skip=Callback::new(move |()| rivals.skip()) />
        </div>
    }
}

/// What of one's own an action is put together with; a small screen shows that alone meanwhile.
const fn needs(kind: Option<Kind>) -> Option<&'static str> {
    match kind {
        Some(Kind::Acquire | Kind::PlaceWithQueen) => Some("cards"),
        Some(Kind::Place) => Some("permits"),
        _ => None,
    }
}

/// All that lies open in the middle of the table, and the tabs that narrow screens turn to its parts by.
#[component]
pub fn Board() -> impl IntoView {
    view! {
        <TabBar />
        <main class="mid" aria-label=text().table().main_landmark>
            <TrackStrip />
            <div class="sheet">
                <MapBox />
                <Strips />
            </div>
        </main>
        <Court />
    }
}
