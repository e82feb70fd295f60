//! What success and failure of the open event would bring; what holds as it stands is bold.

use leptos::prelude::*;

use crate::games::the_council::scene::resolution::{Change, Step, SuitResult};
use crate::games::the_council::scene::{Bids, Resolution};
use crate::games::the_council::text::said::stage::Trade;
use crate::games::the_council::text::{Subjects, Symbol, Tip, stage};
use crate::games::the_council::web::art::{Sign, beam_icon, hood, mark, sign};
use crate::record::SeatRecord;
use crate::text::{labels, name_of, text};
use crate::web::tip::tip;

/// Row of success.
#[component]
pub fn Success(bids: Bids, names: Vec<String>, seats: Vec<SeatRecord>) -> impl IntoView {
    let words = text().stage();
    let rank = bids.event.rank();
    let holds = bids.stands.succeeds();
    let below = match (rank, bids.failure.is_none()) {
        (0, _) => words.never_fails().to_owned(),
        (_, true) => words.certain().to_owned(),
        (rank, false) => words.or_more(rank),
    };
    let cells = bids.success.as_ref().map(|result| {
        let cell = |of: &SuitResult| view! { <td>{gained(of, &names, &seats)}</td> };
        result.suits.iter().map(cell).collect_view()
    });
    view! {
        <tr class="then" class:holds=holds>
            <th scope="row">
                <span class="line">
                    {sign(Sign::Up, 11)} <span>{words.success()} <small>{below}</small></span>
                </span>
            </th>
            {cells}
        </tr>
    }
}

fn gained(of: &SuitResult, names: &[String], seats: &[SeatRecord]) -> AnyView {
    let words = text().stage();
    match &of.change {
        Change::Gained { step, .. } => {
            let who = seats.get(step.seat.index()).map(|who| mark(who.colour, 15));
            let name = name_of(names, step.seat);
            let label = words.gain(&name, step.from, step.to);
            let to =
                step.to.map_or_else(|| stage::no_step(step.from).to_owned(), |to| to.to_string());
            view! {
                <span class="line" role="img" aria-label=label>
                    {who} <span class="w nm">{name.into_owned()}</span>
                    <b>{format!("{} → {to}", step.from)}</b>
                </span>
            }
            .into_any()
        }
        Change::Nobody { tied } if tied.is_empty() => words.nobody().into_any(),
        _ => words.tie_nobody().into_any(),
    }
}

/// Row of failure, unless the event can't fail any more.
#[component]
pub fn Failure(bids: Bids, names: Vec<String>, seats: Vec<SeatRecord>) -> impl IntoView {
    let words = text().stage();
    let holds = !bids.stands.succeeds();
    let rank = bids.event.rank();
    bids.failure.map(|result: Resolution| {
        let cell = |of: &SuitResult| view! { <td>{traded(of, &names, &seats)}</td> };
        let cells = result.suits.iter().map(cell).collect_view();
        view! {
            <tr class="then" class:holds=holds>
                <th scope="row">
                    <span class="line">
                        {sign(Sign::Down, 11)}
                        <span>
                            {words.failure()} <small>{words.or_less(rank.saturating_sub(1))}</small>
                        </span>
                    </span>
                </th>
                {cells}
            </tr>
        }
    })
}

fn traded(of: &SuitResult, names: &[String], seats: &[SeatRecord]) -> AnyView {
    let words = text().stage();
    let Change::Lowest { steps, empire: (before, after), .. } = &of.change else {
        return ().into_any();
    };
    let alone = steps.len() == 1;
    let one = |step: &Step| {
        let who = seats.get(step.seat.index()).map(|who| mark(who.colour, 15));
        let name = name_of(names, step.seat);
        let label = match step.to {
            Some(to) => words.trade(Trade { name: &name, from: step.from, to }),
            None => labels::said_of(&name, words.no_rank()),
        };
        let numbers = step.to.filter(|_| alone).map(|to| {
            view! { <span class="w">{format!("{}→{to}", step.from)}</span> }
        });
        let chip = step.to.map(|_| hood(17));
        view! {
            <span class="low" class:faded=step.to.is_none() role="img" aria-label=label>
                {who} {numbers} {chip}
            </span>
        }
    };
    let steps = steps.iter().map(one).collect_view();
    let rank = after.unwrap_or(*before);
    view! {
        <span class="line">
            {steps} <span class="sp"></span>
            <span role="img" aria-label=words.empire_falls(after.is_some(), rank) data-tip=tip(Tip::Of(Symbol::Empire))>
                {beam_icon(Some(rank), 18)}
            </span>
        </span>
    }
    .into_any()
}
