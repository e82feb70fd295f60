//! Label of a match that continues differently from a moment of another.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::replays::Replays;
use super::store::archive;
use crate::archive::MatchId;
use crate::text::text;

/// Label of a branch at its table, with the way to the original.
#[component]
pub fn BranchTag(
    of: MatchId,
    at: usize,
    /// Set to a message if the original is gone.
    note: RwSignal<Option<String>>,
) -> impl IntoView {
    let words = text().replay();
    let replays = use_context::<Replays>()?;
    // Another tab may delete the original at any time.
    let go = move |_| match archive().has(of) {
        Ok(true) => replays.open(of, Some(at)),
        Ok(false) | Err(_) => note.set(Some(words.original_gone().to_owned())),
    };
    Some(view! {
        <button class="btn branch" type="button" aria-label=words.to_original() on:click=go>
            {icon(Icon::Fork)}
            <span>{words.branch()}</span>
        </button>
    })
}
