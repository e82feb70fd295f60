//! Turning points of a match.

use leptos::prelude::*;

use crate::scene::replay::Stop;
use crate::text::{labels, text};
use crate::web::screen::{Art, Screen};
use crate::web::state::Table;

/// Moves that gained the most points.
#[component]
pub fn Leaps<G: Screen>(
    table: Table<G>,
    /// Turns of the match.
    stops: Vec<Stop>,
) -> impl IntoView {
    let words = text().score();
    let (seats, names) = (table.seats(), table.names());
    let leaps = table.session.with_untracked(|session| {
        let log: Vec<_> = session.log().collect();
        let start = session.view_at(0, None);
        start.map(|start| G::leaps(&start, &log, &names)).unwrap_or_default()
    });
    let any = !leaps.is_empty();
    let leaps = leaps
        .into_iter()
        .filter_map(|leap| {
            let stop = stops.iter().rev().find(|stop| stop.at <= leap.entry)?;
            let lead = leap.takes_the_lead.then(|| words.takes_the_lead().to_owned());
            let facts: Vec<String> = leap.facts.into_iter().chain(lead).collect();
            Some(view! {
                <li>
                    {G::art(Art::Mark(seats[leap.seat.index()].colour, 15))}
                    <div class="sp">
                        <span class="cap">{words.when(stop.turn, &(G::cover().round.numbered)(stop.round))}</span>
                        <p>{leap.sentence}</p>
                        {(!facts.is_empty())
                            .then(|| view! { <p class="note">{labels::facts(facts)}</p> })}
                    </div>
                    <b>{words.plus(leap.points)}</b>
                </li>
            })
        })
        .collect_view();
    any.then(|| {
        view! {
            <section class="panel leaps" aria-label=words.leaps()>
                <h2>{words.leaps()}</h2>
                <ol>{leaps}</ol>
            </section>
        }
    })
}
