//! The frame of a table: the parts that every game has, around those that it draws itself.

use leptos::html;
use leptos::prelude::*;

use super::hint::{self, AskHint, HintMarks};
use super::history::AskAssisted;
use super::house::{house, play};
use super::keys::KeysDialog;
use super::log::{DigestSheet, log_panel, why_sheet};
use super::motion::{flights, glow};
use super::moves::SkipToMoves;
use super::ribbon::{Instruction, ribbon};
use super::screen::{Mark, Parts, Screen};
use super::state::{Rivals, Table};
use crate::archive::Origin;
use crate::text::keys::KeyLine;
use crate::text::text;

/// Returns the surrounding table under a bar. Its game places the parts by its style sheets.
pub fn frame<G: Screen>(bar: AnyView) -> AnyView {
    let table: Table<G> = expect_context();
    hint::provide(table);
    // A move only previewed in the list of legal moves is not open.
    let kind = Memo::new(move |_| G::kind(&table.selection.told.read().draft));
    let (ribbon, acted) = ribbon(table);
    (G::PARTS.begin)();
    let Parts { marks, dock, board, seats, over, .. } = G::PARTS;
    let framed = Framed {
        game: G::NAME,
        marks: marks(),
        keys: G::keys(),
        is_branch: matches!(table.origin(), Some(Origin::Branch { .. })),
        tab: Signal::derive(move || table.small.word()),
        is_open: Signal::derive(move || table.open.get().and(kind.get()).is_some()),
        is_due: Signal::derive(move || table.is_due()),
        acted,
        ribbon,
        dock: dock(),
        board: board(),
        seats: seats(),
        log: log_panel(table),
        over: over(),
        why: why_sheet(table),
        flights: {
            glow(table);
            flights(table, Some(expect_context::<Rivals>().skip))
        },
    };
    framed.under(bar)
}

/// A table in its frame, whatever its game.
struct Framed {
    game: &'static str,
    /// Attributes for the style sheets.
    marks: Vec<Mark>,
    keys: Vec<KeyLine>,
    is_branch: bool,
    /// The part that a phone shows.
    tab: Signal<&'static str>,
    /// Whether something is picked for an action.
    is_open: Signal<bool>,
    /// Whether an action is pending.
    is_due: Signal<bool>,
    /// Colour of the seat that acts.
    acted: Memo<Option<&'static str>>,
    ribbon: AnyView,
    dock: AnyView,
    board: AnyView,
    seats: AnyView,
    log: AnyView,
    over: AnyView,
    why: AnyView,
    flights: AnyView,
}

impl Framed {
    fn under(self, bar: AnyView) -> AnyView {
        let Framed { tab, is_open, is_due, acted, .. } = self;
        let (panels, play) = (house().panels, play());
        let finish = move || play.get_value().finish();
        let app = NodeRef::<html::Div>::new();
        for (name, value) in self.marks {
            Effect::new(move |_| {
                let (Some(app), value) = (app.get(), value.get()) else { return };
                // Neither can fail: the names are fixed and valid.
                match value {
                    Some(value) => app.set_attribute(name, value).unwrap_or_default(),
                    None => app.remove_attribute(name).unwrap_or_default(),
                }
            });
        }
        view! {
            <div
                class="app"
                // A translator would put its own texts in place of those that change.
                translate="no"
                node_ref=app
                style:--acted=move || acted.get()
                aria-busy=move || is_due.get().then_some("true")
                // A pending action is finished before anything else is pressed.
                on:pointerdown:capture=move |_| finish()
                on:click:capture=move |_| finish()
                on:keydown:capture=move |_| finish()
                data-game=self.game
                data-tab=move || tab.get()
                data-open=move || is_open.get().then_some("")
                data-log=move || panels.log.get().then_some("")
                data-branch=self.is_branch.then_some("")
            >
                <SkipToMoves />
                {self.ribbon}
                <Instruction />
                {self.dock}
                {self.board}
                <aside class="left" aria-label=text().table().seats_landmark()>
                    {self.seats}
                    {self.log}
                </aside>
                {bar}
                {self.over}
                <KeysDialog open=panels.help lines=self.keys />
                <AskAssisted />
                <AskHint />
                {self.why}
                <HintMarks />
                <DigestSheet />
                {self.flights}
            </div>
        }
        .into_any()
    }
}
