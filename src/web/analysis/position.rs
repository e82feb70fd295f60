//! The position before a decision, with the options that were compared.

use leptos::prelude::*;

use super::reading::{Position, Reading, Weighed};
use crate::text::text;

/// The position of the current decision.
#[component]
pub fn PositionOf(reading: Reading) -> impl IntoView {
    // Drawn again only for another decision, or when it is known better.
    let shown = Memo::new(move |_| {
        let at = reading.current.get()?;
        Some((at, reading.analysed().depth(at)?))
    });
    let words = text().analysis();
    let option = move |(place, Weighed { what, chance, is_played }): (usize, Weighed)| {
        view! {
            <li class:best=place == 0 class:played=is_played>
                <span class="what">
                    {what}
                    {is_played.then(|| view! { " " <span class="tag">{words.played()}</span> })}
                </span>
                <span class="bar" aria-hidden="true">
                    <i style:width=format!("{chance}%")></i>
                </span>
                <b>{words.percent(chance)}</b>
            </li>
        }
    };
    move || {
        let (at, _) = shown.get()?;
        let Position { picture, title, options, note } = reading.analysed().position(at)?;
        Some(view! {
            {picture}
            <div class="weighed">
                <h2>{title}</h2>
                <ol role="list">{options.into_iter().enumerate().map(option).collect_view()}</ol>
                <p class="note">{note}</p>
            </div>
        })
    }
}
