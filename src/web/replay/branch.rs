//! Matches that go on differently from a moment of another, and the ways between both.

use leptos::prelude::*;

use crate::archive::{MatchId, Origin};
use crate::games::council_of_4::CouncilOf4;
use crate::record::Match;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::keeper::{Keeper, Seating, clean_name};
use crate::web::store::archive;
use crate::web::table::desk;

/// The table of a new match that shares so many actions with another one; none if it can't begin.
pub fn branch_off(record: Match<CouncilOf4>, of: MatchId, at: usize) -> Option<Seating> {
    let mut seating = Seating::open(record, Some(Origin::Branch { of, at }))?;
    let begun = seating.table.view_at(at, None)?;
    seating.kept.envelope.name = clean_name(&(text().replay().what_if_name)(begun.table.round()));
    Some(seating)
}

/// What leads to the replay of any kept match.
#[derive(Clone, Copy)]
pub struct Replays {
    /// Opens it on the start page's place, at a moment if that is said.
    open: Callback<(MatchId, Option<usize>)>,
    /// Leaves the table that is played, if there is one.
    rise: StoredValue<Option<Callback<()>>>,
}

impl Replays {
    /// What opens a replay where no table is played.
    pub fn new(open: Callback<(MatchId, Option<usize>)>) -> Replays {
        Replays { open, rise: StoredValue::new(None) }
    }

    /// From now on a table is played, which is left by this.
    pub fn while_playing(self, leave: Callback<()>) {
        self.rise.set_value(Some(leave));
        on_cleanup(move || _ = self.rise.try_set_value(None));
    }

    /// Leaves the table that is played, if there is one.
    pub fn leave_table(self) {
        if let Some(leave) = self.rise.get_value() {
            leave.run(());
        }
    }

    /// Opens the replay of a match, away from whatever is on the screen.
    pub fn open(self, id: MatchId, at: Option<usize>) {
        self.leave_table();
        self.open.run((id, at));
    }
}

/// Whether a match goes on differently from a moment of another.
pub fn is_branch(keeper: Keeper) -> bool {
    matches!(keeper.kept().envelope.origin, Some(Origin::Branch { .. }))
}

/// At the table of a branch: that it is one, and the way to where it comes from.
#[component]
pub fn BranchTag() -> impl IntoView {
    let words = text().replay();
    let origin = desk().keeper.and_then(|keeper| keeper.kept().envelope.origin);
    let replays = use_context::<Replays>();
    let (of, at) = match origin {
        Some(Origin::Branch { of, at }) => (of, at),
        _ => return None,
    };
    let replays = replays?;
    // Whether the original is still there can change in another tab.
    let go = move |_| match archive().has(of) {
        Ok(true) => replays.open(of, Some(at)),
        Ok(false) | Err(_) => desk().note.set(Some(words.original_gone.to_owned())),
    };
    Some(view! {
        <button class="btn branch" type="button" aria-label=words.to_original on:click=go>
            {icon(Icon::Fork)}
            <span>{words.branch}</span>
        </button>
    })
}
