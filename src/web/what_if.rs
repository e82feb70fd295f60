//! Playing on from a decision, at a table that is not saved.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::focus::{after_drawing, to_first};
use super::frame::frame;
use super::live::Live;
use super::settings::preferences;
use super::sound::hear;
use super::top::TopBar;
use crate::text::text;

/// A match that is played on, at the surrounding table.
#[component]
pub fn PlayedOnTable(
    /// The round from which it goes on.
    round: String,
    /// Name of the way back.
    back_says: &'static str,
    /// Back to where it was opened.
    back: Callback<()>,
    /// Who plays, or who has won.
    says: Signal<String>,
    /// Keeps the match at a table of its own; `None` if it can't be kept.
    keep: Option<Callback<()>>,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
) -> impl IntoView {
    hear();
    preferences().keep_language();
    after_drawing(|| _ = to_first(".unkept .back"));
    let words = text().analysis();
    let bar = view! { <TopBar leave=back look=RwSignal::new(false) no_thread /> }.into_any();
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
            {frame(bar)}
        </div>
        <Live />
    }
}
