//! A line of the log, which lights what it names and leads back to its moment.

use leptos::prelude::*;

use super::why::{is_of_a_bot, why};
use crate::games::council_of_4::scene::place::Place;
use crate::games::council_of_4::text::log::Line;
use crate::games::council_of_4::web::art::mark;
use crate::games::council_of_4::web::art::totals;
use crate::games::council_of_4::web::state::table;
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::replays::LookBack;
use crate::web::tip::tip;

/// One entry: what it names glows while it is looked at.
#[component]
pub fn Entry(
    /// Its place in the log.
    at: usize,
    line: Line,
    places: Vec<Place>,
) -> impl IntoView {
    let table = table();
    let text = text();
    let lit = table.following.lit;
    let colour = table.seats()[line.seat.index()].colour;
    let places = StoredValue::new(places);
    let light = move || lit.set(places.get_value());
    let dark = move || lit.set(Vec::new());
    let seat = line.seat;
    let explains = is_of_a_bot(table, line.seat);
    let why = why();
    // What is not kept, as a table in a lesson, is not looked back at.
    let look_back = use_context::<LookBack>().filter(|_| table.house.may.is_kept());
    let can_go_back = move || table.house.ways_back.get().lead_to(at, seat);
    view! {
        <div
            class="entry"
            on:pointerenter=move |_| light()
            on:pointerleave=move |_| dark()
            on:focusin=move |_| light()
            on:focusout=move |_| dark()
        >
            {mark(colour.into(), 13)}
            <span>{line.sentence.clone()} " " {totals(&line.gains, 17)}</span>
            <span class="tools">
                {explains
                    .then(|| {
                        view! {
                            <button
                                class="ib why"
                                type="button"
                                data-tip=tip(Tip::Why)
                                aria-label=text.hint().why
                                aria-description=line.sentence.clone()
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
                                aria-label=text.replay().from_here
                                aria-description=line.sentence.clone()
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
                                    aria-label=text.undo().to_here
                                    aria-description=line.sentence.clone()
                                    on:click=move |_| {
                                        table.go_back(
                                            table.session.with_untracked(|session| session.can_go_back(at)),
                                        );
                                    }
                                >
                                    {icon(Icon::Undo)}
                                </button>
                            }
                        })
                }}
            </span>
        </div>
    }
}
