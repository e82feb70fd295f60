//! The place of the saved matches, whose list may still be on its way.

use leptos::prelude::*;

use super::list::{PORTION, list};
use super::menu::Menu;
use crate::archive::MatchId;
use crate::page::library::Library;
use crate::page::ways::SitDown;
use crate::text::text;
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
    let has_others = Memo::new(move |_| others.get() > 0);
    let count = move || (words.count)(others.get(), library.kilobytes());
    // Until the list is there, its space is reserved.
    let space = move || untrack(|| others.get().min(PORTION)).to_string();
    move || {
        has_others.get().then(|| {
            view! {
                <section class="panel saved" style:--rows=space aria-labelledby="saved-title">
                    <header>
                        <h2 id="saved-title">{words.title}</h2>
                        <span class="muted">{count}</span>
                    </header>
                    {part(move || list(library, latest, menu, sit_down), None)}
                </section>
            }
        })
    }
}
