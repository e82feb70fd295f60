//! Playing on from a decision, at a table that is not saved.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::bot::Bots;
use super::focus::{after_drawing, to_first};
use super::frame::frame;
use super::lay::lay;
use super::live::live;
use super::screen::Screen;
use super::settings::preferences;
use super::sound::hear;
use super::state::{Minds, Table};
use super::top::top_bar;
use crate::record::Match;
use crate::session::{Session, Stage};
use crate::text::text;
use crate::text::told::verdict;

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
    lay(table, Minds::Thread);
    preferences().keep_language();
    hear(table.session);
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
    after_drawing(|| _ = to_first(".unkept .back"));
    let bar = top_bar(table, back, RwSignal::new(false), no_thread);
    let (frame, live) = (frame::<G>(bar), live(table));
    view! { <PlayedOnTable round back_says back says keep frame live /> }.into_any()
}

#[component]
fn PlayedOnTable(
    round: String,
    back_says: &'static str,
    back: Callback<()>,
    /// Who plays, or who has won.
    says: Signal<String>,
    keep: Option<Callback<()>>,
    /// The table in its frame.
    frame: AnyView,
    /// Announcements.
    live: AnyView,
) -> impl IntoView {
    let words = text().analysis();
    view! {
        <div class="what-if">
            <section class="unkept" aria-label=words.what_if_title(&round)>
                <button
                    class="btn back"
                    type="button"
                    aria-label=back_says
                    on:click=move |_| back.run(())
                >
                    {icon(Icon::Previous)}
                    <span class="word">{back_says}</span>
                </button>
                <b>{words.what_if_title(&round)}</b>
                <p role="status">{move || says.get()}</p>
                {keep
                    .map(|keep| {
                        view! {
                            <button
                                class="btn keep"
                                type="button"
                                aria-label=text().replay().keep()
                                on:click=move |_| keep.run(())
                            >
                                {icon(Icon::Fork)}
                                <span class="word">{text().replay().keep()}</span>
                            </button>
                        }
                    })}
            </section>
            {frame}
        </div>
        {live}
    }
}
