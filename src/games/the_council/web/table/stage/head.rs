//! Head of an event: its card, what it needs, how far the bids are, and whether it succeeds as it stands.

use leptos::prelude::*;

use crate::games::the_council::rules::components::Card;
use crate::games::the_council::scene::bids::{Meter, Stands};
use crate::games::the_council::scene::{Bids, Place};
use crate::games::the_council::text::stage::Lines;
use crate::games::the_council::text::{Subjects, Symbol, Tip, pieces, stage};
use crate::games::the_council::web::art::{Sign, card_face, emblem_on, sign, suit_class};
use crate::games::the_council::web::state::{Table, showing, table};
use crate::text::{name_of, text};
use crate::web::art::{Icon, icon};
use crate::web::tip::tip;

/// Head of the event on the stage.
#[component]
pub fn Head() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let words = text().stage();
    let event = Memo::new(move |_| showing.bids.read().as_ref().map(|bids| bids.event));
    let number = move || {
        let bids = showing.bids.read();
        bids.as_ref().map(|bids| stage::event_of(bids.number, bids.due))
    };
    let state = move || {
        let bids = showing.bids.read();
        let bids = bids.as_ref()?;
        let is_secret = table.view.read().table.decision.is_secret();
        Some(match (bids.resolved, is_secret) {
            (true, _) => view! { {sign(Sign::Done, 11)} {words.resolved()} }.into_any(),
            (false, true) => view! { {icon(Icon::EyeOff)} {words.secret()} }.into_any(),
            (false, false) => {
                let opener = words.opens(&name_of(&table.names(), bids.opener));
                view! { {sign(Sign::Opens, 11)} {opener} }.into_any()
            }
        })
    };
    let last = move || {
        let is_last =
            showing.bids.read().as_ref().is_some_and(|bids| bids.is_last() && !bids.resolved);
        is_last.then(|| view! { <p class="muted last-event">{words.last_event()}</p> })
    };
    let card = move |event: Card| {
        let name = pieces::card(event);
        view! {
            <span
                class="tcard"
                data-place=Place::Event.to_string()
                role="img"
                aria-label=stage::card(event)
                data-tip=tip(Tip::Kind(event.kind()))
                data-say=stage::card(event)
            >
                {card_face(event, &name)}
            </span>
            <div class="about">
                <div class="line">
                    <span class="cap">{number}</span>
                    <span class="sp"></span>
                    <span class="st8" data-tip=tip(Tip::Of(Symbol::Opener))>
                        {state}
                    </span>
                </div>
                <div>
                    <h2>{name}</h2>
                    <p class="muted">{words.needs(event.rank(), &event.suits().to_vec())}</p>
                </div>
                <MeterBar />
                <Verdict />
                {last}
            </div>
        }
    };
    view! { <div class="ev-head">{move || event.get().map(card)}</div> }
}

/// A cell for each point that the event needs, filled in the order of the bids.
#[component]
fn MeterBar() -> impl IntoView {
    let showing = showing();
    let meter = Memo::new(move |_| showing.bids.read().as_ref().map(|bids| bids.meter.clone()));
    move || {
        let meter = meter.read();
        let meter = meter.as_ref().filter(|meter| meter.rank > 0)?;
        let no_limit = meter.no_limit;
        let cell = |at: usize| cell(meter, at);
        let surplus = meter.surplus();
        let more = match no_limit {
            true => Some("∞".to_owned()),
            false => (surplus > 0).then(|| format!("+{surplus}")),
        };
        Some(view! {
            <div class="meter" aria-hidden="true" data-tip=tip(Tip::Of(Symbol::Meter))>
                {(0..usize::from(meter.rank)).map(cell).collect_view()}
                {more.map(|more| view! { <b>{more}</b> })}
            </div>
        })
    }
}

fn cell(meter: &Meter, at: usize) -> AnyView {
    match meter.points.get(at) {
        Some(point) => {
            let class = format!("on {}", suit_class(point.suit));
            view! {
                <i class=class class:own=point.open class:by-pawn=point.by_pawn>
                    {emblem_on(point.suit, 17)}
                </i>
            }
            .into_any()
        }
        None if meter.no_limit => view! { <i class="on">"∞"</i> }.into_any(),
        None => view! { <i>{at + 1}</i> }.into_any(),
    }
}

/// How it stands with the event.
#[component]
fn Verdict() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let said = Memo::new(move |_| {
        let bids = showing.bids.read();
        bids.as_ref().map(|bids| (bids.stands.succeeds(), verdict(table, bids)))
    });
    move || {
        said.get().map(|(succeeds, (title, detail))| {
            view! {
                <p class="verdict" class:bad=!succeeds data-place=Place::Verdict.to_string()>
                    {icon(if succeeds { Icon::Stands } else { Icon::Falls })}
                    <span>
                        <b>{title}</b>
                        <small>{detail}</small>
                    </span>
                </p>
            }
        })
    }
}

/// Returns how it stands with an event, in words.
pub fn verdict(table: Table, bids: &Bids) -> Lines {
    let rank = bids.event.rank();
    let total = bids.total.unwrap_or_default();
    let before = bids.total_before.unwrap_or(total);
    match bids.stands {
        Stands::CannotFail => stage::cannot_fail(),
        Stands::Reached(_) | Stands::NoLimit if bids.resolved => stage::succeeded(bids.total, rank),
        Stands::NoLimit => stage::no_limit(),
        Stands::Reached(_) => stage::succeeds(before, total, rank, !bids.to_come.bids.is_empty()),
        Stands::Short(_) if bids.resolved => stage::failed(total, rank),
        Stands::Short(_) => {
            let names = table.names();
            let later = bids.to_come.bids.iter().map(|&seat| name_of(&names, seat).into_owned());
            let later: Vec<String> = later.collect();
            stage::fails(before, total, rank, &later, bids.to_come.pawns, bids.to_come.ace)
        }
    }
}
