//! The place of the saved matches, whose list may still be on its way.

use leptos::prelude::*;

use super::list::{FEW, list};
use super::menu::Menu;
use crate::archive::MatchId;
use crate::page::library::Library;
use crate::page::ways::SitDown;
use crate::text::said::matches::Count;
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::later::part;

/// Saved matches, without the one above.
#[component]
pub fn SavedMatches(
    library: Library,
    /// The one above.
    latest: Memo<Option<MatchId>>,
    menu: Menu,
    sit_down: SitDown,
) -> impl IntoView {
    let words = text().matches();
    let others = Memo::new(move |_| {
        let latest = usize::from(latest.get().is_some());
        library.with_all(|all| all.len() - latest)
    });
    let has_results = Memo::new(move |_| library.has_results());
    // Results stay when their matches are deleted.
    let is_needed = Memo::new(move |_| others.get() > 0 || has_results.get());
    let count =
        move || words.count(Count { matches: others.get(), kilobytes: library.kilobytes() });
    // Until the list is there, its space is reserved.
    let space = move || untrack(|| others.get().min(FEW)).to_string();
    let whole = RwSignal::new(false);
    // Without any game, what there is are the tools.
    let is_whole = Signal::derive(move || whole.get() || others.get() == 0);
    let more = move || {
        let word =
            move || if whole.get() { words.fewer().to_owned() } else { words.all(others.get()) };
        let is_more = others.get() > 1 || (others.get() == 1 && has_results.get());
        is_more.then(|| {
            view! {
                <button
                    class="btn"
                    type="button"
                    aria-expanded=move || truth(whole.get())
                    on:click=move |_| whole.update(|whole| *whole = !*whole)
                >
                    {word}
                </button>
            }
        })
    };
    move || {
        is_needed.get().then(|| {
            view! {
                <section class="panel saved" class:whole=whole style:--rows=space aria-labelledby="saved-title">
                    <header>
                        <h2 id="saved-title">{words.title()}</h2>
                        <span class="muted">{count}</span>
                        <span class="sp"></span>
                        {more}
                    </header>
                    {part(move || list(library, latest, is_whole, menu, sit_down), None)}
                </section>
            }
        })
    }
}
