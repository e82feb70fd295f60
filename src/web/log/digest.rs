//! Digest at the start of a turn: what the others did since the last one, and what affects the person.

use leptos::prelude::*;

use super::entry::Entry;
use crate::text::said::follow;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::desk::{Digest, desk};
use crate::web::dialog::Sheet;
use crate::web::house::house;
use crate::web::settings::preferences;

/// Numbers of a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Number of older entries in the log.
    pub since: usize,
    entries: usize,
    concerns: usize,
}

/// The digest of the surrounding table.
#[derive(Clone, Copy)]
pub struct News {
    /// Its numbers; `None` if there is no digest now.
    pub brief: Memo<Option<Counts>>,
    digest: Memo<Option<Digest>>,
    open: RwSignal<bool>,
}

/// Provides the digest of the surrounding table to everything below. Somebody who comes back with a link sees first what
/// the others did meanwhile.
pub fn provide() {
    let (language, desk) = (preferences().language, desk());
    let digest = Memo::new(move |_| {
        language.track();
        desk.get_value().digest()
    });
    let brief = |digest: &Digest| Counts {
        since: digest.since,
        entries: digest.entries.len(),
        concerns: digest.concerns.len(),
    };
    let brief = Memo::new(move |_| digest.read().as_ref().map(brief));
    let came_back = house().mine.is_some();
    let has_news = brief.with_untracked(|brief| brief.is_some_and(|brief| brief.entries > 0));
    provide_context(News { brief, digest, open: RwSignal::new(came_back && has_news) });
}

/// Returns the digest of the surrounding table.
pub fn news() -> News {
    expect_context()
}

/// Button that opens the digest and summarises it.
#[component]
pub fn DigestButton() -> impl IntoView {
    let text = text();
    let News { brief, open, .. } = news();
    move || {
        brief.get().map(|brief| {
            let words = text
                .follow()
                .digest(follow::Digest { entries: brief.entries, concerns: brief.concerns });
            view! {
                <button
                    class="lk since"
                    type="button"
                    aria-haspopup="dialog"
                    on:click=move |_| open.set(true)
                >
                    {words}
                </button>
            }
        })
    }
}

/// What each of the others did, with what they gained and won, and the button to all of it.
#[component]
pub fn LastEvents() -> impl IntoView {
    let (News { digest, open, .. }, signs) = (news(), house().signs);
    move || {
        let digest = digest.read();
        let told = &digest.as_ref()?.of_seats;
        let rows = told.iter().map(|of_seat| {
            let prizes = of_seat.prizes.iter().map(|prize| prize.drawn(19));
            view! {
                <span class="row">
                    {(signs.mark)(of_seat.colour, 13)}
                    <span class="said">{of_seat.happened.clone()}</span>
                    {prizes.collect_view()}
                    {of_seat.gains.drawn(19)}
                </span>
            }
        });
        let rows = rows.collect_view();
        (!told.is_empty()).then(|| {
            view! {
                <div class="cell events">
                    <span class="rows">{rows}</span>
                    <button
                        class="btn watch"
                        type="button"
                        aria-haspopup="dialog"
                        on:click=move |_| open.set(true)
                    >
                        {icon(Icon::Replay)}
                        <span>{text().follow().watch()}</span>
                    </button>
                </div>
            }
        })
    }
}

/// Digest over the table.
#[component]
pub fn DigestSheet() -> impl IntoView {
    let text = text();
    let News { digest, open, .. } = news();
    let body = move || {
        let Some(digest) = digest.get() else {
            return view! { <p class="muted">{text.follow().nothing()}</p> }.into_any();
        };
        let none = digest.concerns.is_empty();
        let concerns =
            digest.concerns.into_iter().map(|one| view! { <li>{one}</li> }).collect_view();
        let newest_first = digest.entries.into_iter().rev();
        let entries = newest_first.map(|said| view! { <Entry said /> }).collect_view();
        view! {
            <h3>{text.follow().concerns()}</h3>
            {none.then(|| view! { <p class="muted">{digest.unconcerned}</p> })}
            <ul class="concerns">{concerns}</ul>
            <h3>{text.table().log()}</h3>
            <div class="entries">{entries}</div>
        }
        .into_any()
    };
    view! {
        <Sheet open title=text.follow().since_title().to_owned() hangs=true>
            <div class="digest">{body}</div>
        </Sheet>
    }
}
