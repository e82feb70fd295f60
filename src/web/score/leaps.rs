//! Turning points of a match.

use leptos::prelude::*;

use crate::record::SeatColour;
use crate::scene::replay::Stop;
use crate::text::{labels, text};
use crate::web::screen::Screen;
use crate::web::signs::Signs;
use crate::web::state::Table;

/// A move that gained many points.
pub struct Leap {
    colour: SeatColour,
    /// The turn and the round.
    when: String,
    sentence: String,
    /// What else is to be said of it; may be empty.
    facts: String,
    points: String,
}

/// Returns the moves of a match that gained the most points, with these turns.
pub fn leaps<G: Screen>(table: Table<G>, stops: &[Stop]) -> Vec<Leap> {
    let words = text().score();
    let (seats, names) = (table.seats(), table.names());
    let leaps = table.session.with_untracked(|session| {
        let log: Vec<_> = session.log().collect();
        let start = session.view_at(0, None);
        start.map(|start| G::leaps(&start, &log, &names)).unwrap_or_default()
    });
    let told = leaps.into_iter().filter_map(|leap| {
        let stop = stops.iter().rev().find(|stop| stop.at <= leap.entry)?;
        let lead = leap.takes_the_lead.then(|| words.takes_the_lead().to_owned());
        let facts: Vec<String> = leap.facts.into_iter().chain(lead).collect();
        Some(Leap {
            colour: seats[leap.seat.index()].colour,
            when: words.when(stop.turn, &(G::cover().round.numbered)(stop.round)),
            sentence: leap.sentence,
            facts: labels::facts(facts),
            points: words.plus(leap.points),
        })
    });
    told.collect()
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
