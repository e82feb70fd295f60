//! A line of the log, which highlights the places it names and leads back to its moment.

use leptos::prelude::*;

use super::why::why;
use crate::rules::Seat;
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::desk::{Said, desk};
use crate::web::house::{House, house};
use crate::web::replays::LookBack;
use crate::web::tip::tip;

/// One entry: the places it names glow while it is looked at. Below the name of its seat it is seen without it, and
/// heard with it.
#[component]
pub fn Entry(said: Said) -> impl IntoView {
    let Said { at, seat, sentence, gains, brief, is_aside, places, explains, is_only } = said;
    let House { signs, showing, seats, .. } = house();
    let (lit, colour) = (showing.lit, seats.get()[seat.index()].colour);
    let places = StoredValue::new(places);
    let light = move || lit.set(places.get_value());
    let dark = move || lit.set(Vec::new());
    let (is_named, is_silent) = (brief.is_none(), brief.as_deref() == Some(""));
    let words = match brief {
        Some(brief) => view! {
            <span class="said">
                <span class="sr">{sentence.clone()} " "</span>
                <span aria-hidden="true">{brief}</span>
            </span>
        }
        .into_any(),
        None => view! {
            {(signs.mark)(colour, 13)}
            <span class="said">{sentence.clone()}</span>
        }
        .into_any(),
    };
    view! {
        <div
            class="entry"
            class:aside=is_aside
            class:named=is_named
            class:silent=is_silent
            on:pointerenter=move |_| light()
            on:pointerleave=move |_| dark()
            on:focusin=move |_| light()
            on:focusout=move |_| dark()
        >
            {words}
            {is_only.then(|| view! { <span class="tag">{text().table().only_move()}</span> })}
            <span class="gains">{gains.drawn(17)}</span>
            <Tools at seat sentence explains />
        </div>
    }
}

/// Buttons of an entry, to its explanation and to its moment.
#[component]
fn Tools(
    at: usize,
    seat: Seat,
    sentence: String,
    /// Whether a bot can explain it.
    explains: bool,
) -> impl IntoView {
    let (house, desk) = (house(), desk());
    let text = text();
    let why = why();
    // A table that is not kept, such as in a lesson, has no replay.
    let look_back = use_context::<LookBack>().filter(|_| house.may.is_kept());
    let can_go_back = move || house.ways_back.get().lead_to(at, seat);
    view! {
        <span class="tools">
            {explains
                .then(|| {
                    view! {
                        <button
                            class="ib why"
                            type="button"
                            data-tip=tip(Tip::Why)
                            aria-label=text.hint().why()
                            aria-description=sentence.clone()
                            aria-haspopup="dialog"
                            on:click=move |_| why.ask(at)
                        >
                            {icon(Icon::Help)}
                        </button>
                    }
                })}
            {look_back
                .map(|LookBack(look_back)| {
                    view! {
                        <button
                            class="ib"
                            type="button"
                            data-look=at
                            data-tip=tip(Tip::Replay)
                            aria-label=text.replay().from_here()
                            aria-description=sentence.clone()
                            on:click=move |_| look_back.run(at)
                        >
                            {icon(Icon::Replay)}
                        </button>
                    }
                })}
            {move || {
                can_go_back()
                    .then(|| {
                        view! {
                            <button
                                class="ib back"
                                type="button"
                                data-tip=tip(Tip::ToHere)
                                aria-label=text.undo().to_here()
                                aria-description=sentence.clone()
                                on:click=move |_| {
                                    desk.get_value().go_back_before(at);
                                }
                            >
                                {icon(Icon::Undo)}
                            </button>
                        }
                    })
            }}
        </span>
    }
}
