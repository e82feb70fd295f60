//! Matches that go on differently from a moment of another.

use crate::archive::{MatchId, Origin, clean_name};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::web::kept::{Keeper, Seating};

use crate::games::council_of_4::web::state::table;
use crate::record::Match;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::replays::Replays;
use crate::web::store::archive;
use leptos::prelude::*;

/// The table of a new match that shares so many actions with another one; none if it can't begin.
pub fn branch_off(record: Match<CouncilOf4>, of: MatchId, at: usize) -> Option<Seating> {
    let mut seating = Seating::open(record, Some(Origin::Branch { of, at }))?;
    let begun = seating.table.view_at(at, None)?;
    seating.kept.envelope.name = clean_name(&(text().replay().what_if_name)(begun.table.round()));
    Some(seating)
}

/// Whether a match goes on differently from a moment of another.
pub fn is_branch(keeper: Keeper) -> bool {
    matches!(keeper.kept().envelope.origin, Some(Origin::Branch { .. }))
}

/// At the table of a branch: that it is one, and the way to where it comes from.
#[component]
pub fn BranchTag() -> impl IntoView {
    let words = text().replay();
    let origin = table().keeper.and_then(|keeper| keeper.kept().envelope.origin);
    let replays = use_context::<Replays>();
    let (of, at) = match origin {
        Some(Origin::Branch { of, at }) => (of, at),
        _ => return None,
    };
    let replays = replays?;
    // Whether the original is still there can change in another tab.
    let go = move |_| match archive().has(of) {
        Ok(true) => replays.open(of, Some(at)),
        Ok(false) | Err(_) => table().house.note.set(Some(words.original_gone.to_owned())),
    };
    Some(view! {
        <button class="btn branch" type="button" aria-label=words.to_original on:click=go>
            {icon(Icon::Fork)}
            <span>{words.branch}</span>
        </button>
    })
}
