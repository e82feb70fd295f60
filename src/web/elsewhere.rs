//! Bars over a table that could not be saved, or that another tab has.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::desk::{Desk, desk};
use super::dialog::CloseButton;
use super::house::house;
use crate::archive::{Fault, Holder, Saved, Unsaved};
use crate::text::{storage, text};

/// Ways to handle a match that another tab has.
#[derive(Clone, Copy)]
pub struct Elsewhere {
    /// Continues here with a separate match.
    pub keep_both: Callback<()>,
    /// Shows here what the other tab did.
    pub follow: Callback<()>,
}

/// Reason the match is not saved, with the ways to handle it.
#[component]
pub fn StorageBars(
    /// Returns to the start page, where other matches can be deleted.
    leave: Callback<()>,
) -> impl IntoView {
    let house = house();
    let unsaved = Memo::new(move |_| match house.saved.get() {
        Saved::No(why) => Some(why),
        Saved::Yes | Saved::Saving | Saved::NotYet => None,
    });
    let holder = Memo::new(move |_| house.may.holder());
    move || match (holder.get(), unsaved.get()) {
        (Holder::Here, Some(why)) => Some(view! { <Alarm why leave /> }.into_any()),
        (Holder::Here, None) => None,
        (Holder::Elsewhere, _) => {
            Some(view! { <Looking said=text().storage().elsewhere() /> }.into_any())
        }
        (Holder::Nobody, _) => Some(view! { <Looking said=text().storage().left() /> }.into_any()),
    }
}

/// Bar for a match that another tab has or had.
#[component]
fn Looking(said: &'static str) -> impl IntoView {
    let desk = desk();
    let ways = use_context::<Elsewhere>();
    let take = move |_| {
        if let Some(ways) = ways {
            desk.get_value().take_from_elsewhere(ways.follow);
        }
    };
    view! {
        <div class="alarm over looking" role="alert">
            {icon(Icon::Eye)}
            <span class="sp">{said}</span>
            <button class="btn pri" type="button" on:click=take>
                {text().storage().play_here()}
            </button>
        </div>
    }
}

/// Bar with the reason the match is not saved.
#[component]
fn Alarm(why: Unsaved, leave: Callback<()>) -> impl IntoView {
    let desk = desk();
    let words = text().storage();
    let open = RwSignal::new(true);
    let both = use_context::<Elsewhere>();
    let way = |word: &'static str, go: Callback<()>| {
        view! {
            <button class="btn" type="button" on:click=move |_| go.run(())>
                {word}
            </button>
        }
    };
    let at_table = |go: fn(&dyn Desk)| Callback::new(move |()| go(&*desk.get_value()));
    let keep = |word| both.map(|both| (word, both.keep_both));
    let ways = match why {
        Unsaved::Fault(fault) => vec![
            Some((words.retry(), at_table(|desk| desk.save()))),
            Some((text().matches().download(), at_table(|desk| desk.save_as_file()))),
            // Where storage is blocked, nothing is kept that could be deleted; where others fill it, that gains nothing.
            (!matches!(fault, Fault::Blocked | Fault::Crowded))
                .then_some((words.make_room(), leave)),
        ],
        Unsaved::Elsewhere => vec![
            Some((words.read_again(), at_table(|desk| desk.read_again()))),
            keep(words.keep_both()),
        ],
        Unsaved::Removed => vec![keep(words.keep_after_all())],
        Unsaved::TooLong => {
            vec![Some((text().matches().download(), at_table(|desk| desk.save_as_file())))]
        }
    };
    let ways = ways.into_iter().flatten().map(|(word, go)| way(word, go)).collect_view();
    view! {
        <div class="alarm over" role="alert" class:hidden=move || !open.get()>
            {icon(Icon::Warn)}
            <span class="sp">{storage::unsaved(why)}</span>
            <CloseButton open />
            <span class="ways">{ways}</span>
        </div>
    }
}
