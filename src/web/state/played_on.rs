//! Playing on from a decision, at a table that is not saved.

use leptos::prelude::*;

use super::rivals::Minds;
use super::table::Table;
use crate::record::Match;
use crate::session::{Session, Stage};
use crate::text::told::verdict;
use crate::web::bot::Bots;
use crate::web::screen::Screen;
use crate::web::what_if::PlayedOnTable;

/// A match that is played on from a decision by the person at the screen.
pub struct PlayedOn<G: Screen> {
    /// The match up to there.
    pub begun: Session<G>,
    /// Who plays, and that it is not saved.
    pub note: String,
    /// Name of the way back.
    pub back_says: &'static str,
    /// Back to where it was opened.
    pub back: Callback<()>,
    /// Keeps the match at a table of its own; `None` if it can't be kept.
    pub keep: Option<Callback<Match<G>>>,
    pub bots: StoredValue<Bots, LocalStorage>,
    /// Set when the page plays the bots itself, as well as it can.
    pub no_thread: RwSignal<bool>,
}

/// Returns the table of a match that is played on.
pub fn played_on<G: Screen>(on: PlayedOn<G>) -> AnyView {
    let PlayedOn { begun, note, back_says, back, keep, bots, no_thread } = on;
    let table = Table::what_if(begun, bots);
    table.lay(Minds::Thread);
    let back = Callback::new(move |()| {
        table.leave();
        back.run(());
    });
    let keep = keep.map(|keep| {
        Callback::new(move |()| {
            let record = table.session.with_untracked(|now| now.record().clone());
            table.leave();
            keep.run(record);
        })
    });
    // At the end it shows the result.
    let says = move || {
        if table.house.stage.get() != Stage::Over {
            return note.clone();
        }
        table.view.with(|view| verdict::<G>(view, &table.seats()))
    };
    let (round, says) = (table.view.with_untracked(G::round), Signal::derive(says));
    let round = (G::cover().round.numbered)(round);
    view! { <PlayedOnTable round back_says back says keep no_thread /> }.into_any()
}
