//! The position before a decision: the part of the map that it is about, and what was weighed.

use leptos::prelude::*;

use super::reading::Reading;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::CitySet;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::scope;
use crate::games::council_of_4::text::moves::sentence;
use crate::games::council_of_4::text::name_of;
use crate::games::council_of_4::web::art::CityState;
use crate::games::council_of_4::web::picture::picture;
use crate::record::SeatRecord;
use crate::scene::analysis::{Judged, Moment, percent};
use crate::text::text;

/// The decision that is looked at.
#[component]
pub fn Position(reading: Reading) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let at = reading.current.get()?;
        reading.analyst.found.with(|found| {
            let moment = found.moments().get(at).copied()?;
            Some((at, moment, found.judged(at)?.clone()))
        })
    });
    move || {
        let (at, moment, judged) = shown.get()?;
        let history = reading.table.session.with_untracked(|session| session.history_at(at))?;
        Some(draw(reading, &history.now.view, moment, &judged))
    }
}

fn draw(
    reading: Reading,
    view: &View,
    moment: Moment<Action>,
    judged: &Judged<CouncilOf4>,
) -> impl IntoView + use<> {
    let words = text().analysis();
    let names = reading.table.names();
    let name = name_of(&names, moment.seat).into_owned();
    let bars = judged
        .shown()
        .into_iter()
        .enumerate()
        .map(|(place, (weighed, played))| {
            let chance = percent(weighed.outlook.chance);
            let what = sentence(view, weighed.action, None);
            view! {
                <li class:best=place == 0 class:played=played>
                    <span class="what">
                        {what}
                        {played.then(|| view! { " " <span class="tag">{words.played}</span> })}
                    </span>
                    <span class="bar" aria-hidden="true">
                        <i style:width=format!("{chance}%")></i>
                    </span>
                    <b>{(words.percent)(chance)}</b>
                </li>
            }
        })
        .collect_view();
    view! {
        {map(view, &reading.seats(), judged)}
        <div class="weighed">
            <h2>{(words.of_position)(moment.round, &name)}</h2>
            <ol role="list">{bars}</ol>
            <p class="note">{(words.how_judged)(&name, judged.depth)}</p>
        </div>
    }
}

/// The part of the map that the decision is about, where the best action leads marked.
fn map(view: &View, seats: &[SeatRecord], judged: &Judged<CouncilOf4>) -> AnyView {
    let table = &view.table;
    let about = |action: Action| scope::cities(view, action);
    let (best, played) = (judged.best().action, judged.played().action);
    let area = scope::around(about(best) | about(played));
    let leads_to = |action: Action| match action {
        Action::Place { city, .. }
        | Action::PlaceWithQueen { city, .. }
        | Action::ChooseToken { city } => CitySet::of(city),
        Action::ChooseTokens { first, second } => CitySet::of(first).with(second),
        _ => CitySet::EMPTY,
    };
    let (target, info) = (leads_to(best), leads_to(played));
    picture(table, seats, area.view_box(), |city| {
        match (target.contains(city), info.contains(city)) {
            (true, _) => CityState::Target,
            (false, true) => CityState::Info,
            (false, false) => CityState::Idle,
        }
    })
}
