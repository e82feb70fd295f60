//! The position before a decision, with the options that were compared.

use leptos::prelude::*;

use super::analyst::Analyst;
use crate::bots::outlook::percent;
use crate::scene::analysis::{Judged, Played};
use crate::text::said::analysis::OfPosition;
use crate::text::{name_of, text};
use crate::web::screen::{Screen, Still};

/// Position of the current decision.
#[component]
pub fn Position<G: Screen>(
    analyst: Analyst<G>,
    /// Number of actions before it.
    current: Memo<Option<usize>>,
) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let at = current.get()?;
        analyst.found.with(|found| {
            let moment = found.moments().get(at).copied()?;
            Some((at, moment, found.judged(at)?.clone()))
        })
    });
    move || {
        let (at, moment, judged) = shown.get()?;
        let history = analyst.table.session.with_untracked(|session| session.history_at(at))?;
        Some(draw(analyst, &history.now.view, moment, &judged))
    }
}

fn draw<G: Screen>(
    analyst: Analyst<G>,
    view: &G::View,
    moment: Played<G::Action>,
    judged: &Judged<G>,
) -> impl IntoView + use<G> {
    let words = text().analysis();
    let names = analyst.table.names();
    let name = name_of(&names, moment.seat).into_owned();
    let bars = judged
        .shown()
        .into_iter()
        .enumerate()
        .map(|(place, (weighed, played))| {
            let chance = percent(weighed.outlook.chance);
            let what = G::sentence(view, weighed.action);
            view! {
                <li class:best=place == 0 class:played=played>
                    <span class="what">
                        {what}
                        {played.then(|| view! { " " <span class="tag">{words.played()}</span> })}
                    </span>
                    <span class="bar" aria-hidden="true">
                        <i style:width=format!("{chance}%")></i>
                    </span>
                    <b>{words.percent(chance)}</b>
                </li>
            }
        })
        .collect_view();
    let (best, played) = (judged.best().action, judged.played().action);
    let round = (G::cover().round.titled)(moment.round);
    view! {
        {G::still(Still::Decision { view, seats: &analyst.table.seats(), best, played })}
        <div class="weighed">
            <h2>{words.of_position(OfPosition { round: &round, name: &name })}</h2>
            <ol role="list">{bars}</ol>
            <p class="note">{words.how_judged(&name, judged.depth.iterations())}</p>
        </div>
    }
}
