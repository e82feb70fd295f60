//! Matches that continue differently from a moment of another.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::keeper::Seating;
use super::replays::Replays;
use super::screen::Screen;
use super::store::archive;
use crate::archive::{MatchId, Origin, clean_name};
use crate::record::Match;
use crate::text::text;

/// Returns the table of a match that shares `at` actions with another; `None` if it can't begin.
pub fn branch_off<G: Screen>(record: Match<G>, of: MatchId, at: usize) -> Option<Seating<G>> {
    what_if(record, Origin::Branch { of, at }, at)
}

/// Returns the table of a match that went on in another way after this many actions, named so; `None` if it can't begin.
pub fn what_if<G: Screen>(record: Match<G>, origin: Origin, at: usize) -> Option<Seating<G>> {
    let mut seating = Seating::open(record, Some(origin))?;
    let begun = seating.table.view_at(at, None)?;
    let round = (G::cover().round.numbered)(G::round(&begun));
    seating.kept.envelope.name = clean_name(&text().replay().what_if_name(&round));
    Some(seating)
}

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
