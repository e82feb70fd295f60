//! The position before a decision, with the options that were compared.

use leptos::prelude::*;

use super::analyst::Analyst;
use crate::bots::outlook::percent;
use crate::text::said::analysis::OfPosition;
use crate::text::text;
use crate::web::screen::{Screen, Still};

/// The position before a decision.
struct Position {
    picture: AnyView,
    title: String,
    /// The options, best first.
    options: Vec<Weighed>,
    /// How they were judged.
    note: String,
}

/// An option.
struct Weighed {
    what: String,
    /// Chance to win in percent.
    chance: u8,
    is_played: bool,
}

/// Returns the position of the current decision, by the number of actions before it.
pub fn position<G: Screen>(analyst: Analyst<G>, current: Memo<Option<usize>>) -> AnyView {
    let shown = Memo::new(move |_| {
        let at = current.get()?;
        analyst.found.with(|found| {
            let moment = found.moments().get(at).copied()?;
            Some((at, moment, found.judged(at)?.clone()))
        })
    });
    let position = move |()| {
        let (at, moment, judged) = shown.get()?;
        let history = analyst.table.session.with_untracked(|session| session.history_at(at))?;
        let (words, view, seats) = (text().analysis(), &history.now.view, analyst.table.seats());
        let (name, names) = (seats[moment.seat.index()].named(), analyst.table.names());
        let (best, played) = (judged.best().action, judged.played().action);
        let options = judged.shown().into_iter().map(|(weighed, is_played)| Weighed {
            what: text().labels().sentence(&G::step(view, weighed.action, &names)),
            chance: percent(weighed.outlook.chance),
            is_played,
        });
        let round = (G::cover().round.titled)(moment.round);
        Some(Position {
            picture: G::still(Still::Decision { view, seats: &seats, best, played }),
            title: words.of_position(OfPosition { round: &round, name: &name }),
            options: options.collect(),
            note: words.how_judged(&name, judged.depth.iterations()),
        })
    };
    drawn(Callback::new(position))
}

fn drawn(position: Callback<(), Option<Position>>) -> AnyView {
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
    (move || {
        let Position { picture, title, options, note } = position.run(())?;
        Some(view! {
            {picture}
            <div class="weighed">
                <h2>{title}</h2>
                <ol role="list">{options.into_iter().enumerate().map(option).collect_view()}</ol>
                <p class="note">{note}</p>
            </div>
        })
    })
    .into_any()
}
