//! Turning points of a match.

use leptos::prelude::*;

use crate::record::SeatColour;
use crate::text::text;
use crate::web::signs::Signs;

/// A move that gained many points.
pub struct Leap {
    pub colour: SeatColour,
    /// The turn and the round.
    pub when: String,
    pub sentence: String,
    /// What else is to be said of it; may be empty.
    pub facts: String,
    pub points: String,
}

/// Moves that gained the most points.
#[component]
pub fn Leaps(leaps: Vec<Leap>, signs: Signs) -> impl IntoView {
    let words = text().score();
    let row = |leap: Leap| {
        let facts = Some(leap.facts).filter(|facts| !facts.is_empty());
        view! {
            <li>
                {(signs.mark)(leap.colour, 15)}
                <div class="sp">
                    <span class="cap">{leap.when}</span>
                    <p>{leap.sentence}</p>
                    {facts.map(|facts| view! { <p class="note">{facts}</p> })}
                </div>
                <b>{leap.points}</b>
            </li>
        }
    };
    (!leaps.is_empty()).then(|| {
        view! {
            <section class="panel leaps" aria-label=words.leaps()>
                <h2>{words.leaps()}</h2>
                <ol>{leaps.into_iter().map(row).collect_view()}</ol>
            </section>
        }
    })
}
