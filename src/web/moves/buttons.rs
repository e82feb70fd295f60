//! Buttons that open the list of legal moves.

use leptos::prelude::*;

use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::desk::Rivals;
use crate::web::dialog::truth;
use crate::web::house::house;
use crate::web::layout::phone;
use crate::web::tip::tip;

/// First stop of Tab: a button that appears when it has the focus.
#[component]
pub fn SkipToMoves() -> impl IntoView {
    let open = house().panels.moves;
    view! {
        <button class="btn skip" type="button" on:click=move |_| open.set(true)>
            {text().table().moves()}
        </button>
    }
}

/// Button that is always visible.
#[component]
pub fn MovesButton() -> impl IntoView {
    let open = house().panels.moves;
    view! {
        <button
            class="ib moves-open"
            type="button"
            aria-label=text().table().moves()
            data-tip=tip(Tip::Moves)
            aria-expanded=move || truth(open.get())
            on:click=move |_| open.set(true)
        >
            {icon(Icon::Log)}
        </button>
    }
}

/// Button of the dock for the list of legal moves, or for the way past the bots' turns, which elsewhere than on a phone the
/// ribbon has. Where nothing but the end of the turn is left, it may be that: by its word.
#[component]
pub fn WayOn(
    #[prop(optional)] ends: Option<(Signal<Option<&'static str>>, Callback<()>)>,
) -> impl IntoView {
    let rivals = expect_context::<Rivals>();
    let house = house();
    let (moves, hurried) = (house.panels.moves, house.showing.hurried);
    let phone = phone();
    let skips = Memo::new(move |_| phone.get() && rivals.are_on_turn.get() || house.holds.get());
    let end = Memo::new(move |_| ends.and_then(|(word, _)| word.get()));
    let press = move |_| match ends {
        _ if skips.get_untracked() => rivals.hurry.run(()),
        Some((_, end_turn)) if end.get_untracked().is_some() => end_turn.run(()),
        _ => moves.set(true),
    };
    view! {
        <button
            class="btn all-moves"
            type="button"
            data-home="else"
            data-tip=move || tip(if skips.get() { Tip::Skip } else { Tip::Moves })
            aria-disabled=move || (skips.get() && hurried.get()).then_some("true")
            on:click=press
        >
            <span>
                {move || match skips.get() {
                    true => text().follow().skip(),
                    false => end.get().unwrap_or_else(|| text().table().moves_short()),
                }}
            </span>
            {move || match (skips.get(), end.get()) {
                (true, _) => view! { <small>{text().follow().skip_note()}</small> }.into_any(),
                (_, Some(_)) => ().into_any(),
                (_, None) => view! { <kbd aria-hidden="true">"/"</kbd> }.into_any(),
            }}
        </button>
    }
}
