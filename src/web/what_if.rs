//! Playing on from a decision, at a table that is not saved.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::bot::Bots;
use super::focus::{after_drawing, to_first};
use super::frame::frame;
use super::lay::lay;
use super::live::Live;
use super::screen::Screen;
use super::settings::preferences;
use super::sound::hear;
use super::state::{Minds, Table};
use super::top::TopBar;
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

/// Table of a match that is played on.
#[component]
pub fn PlayedOnTable<G: Screen>(on: PlayedOn<G>) -> impl IntoView {
    let PlayedOn { begun, note, back_says, back, keep, bots, no_thread } = on;
    let words = text().analysis();
    let table = Table::what_if(begun, bots);
    lay(table, Minds::Thread);
    preferences().keep_language();
    hear(table.session);
    let out = Callback::new(move |()| {
        table.leave();
        back.run(());
    });
    let round = (G::cover().round.numbered)(table.view.with_untracked(G::round));
    // At the end it shows the result.
    let says = move || {
        if table.house.stage.get() != Stage::Over {
            return note.clone();
        }
        table.view.with(|view| verdict::<G>(view, &table.seats()))
    };
    after_drawing(|| _ = to_first(".unkept .back"));
    let look = RwSignal::new(false);
    let bar = view! { <TopBar table leave=out look no_thread /> }.into_any();
    view! {
        <div class="what-if">
            <section class="unkept" aria-label=words.what_if_title(&round)>
                <button
                    class="btn back"
                    type="button"
                    aria-label=back_says
                    on:click=move |_| out.run(())
                >
                    {icon(Icon::Previous)}
                    <span class="word">{back_says}</span>
                </button>
                <b>{words.what_if_title(&round)}</b>
                <p role="status">{says}</p>
                {keep
                    .map(|keep| {
                        let keep = move |_| {
                            let record = table.session.with_untracked(|now| now.record().clone());
                            table.leave();
                            keep.run(record);
                        };
                        view! {
                            <button
                                class="btn keep"
                                type="button"
                                aria-label=text().replay().keep()
                                on:click=keep
                            >
                                {icon(Icon::Fork)}
                                <span class="word">{text().replay().keep()}</span>
                            </button>
                        }
                    })}
            </section>
            {frame::<G>(bar)}
        </div>
        <Live table />
    }
}
