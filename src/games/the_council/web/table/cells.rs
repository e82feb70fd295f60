//! Cells of the preview: what a card, a bid or a commitment brings, and what an event has brought.

use leptos::prelude::*;

use crate::games::the_council::rules::components::{Suit, Suits};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::scene::bids::Lead;
use crate::games::the_council::scene::drafting::Taken;
use crate::games::the_council::scene::effect::effect;
use crate::games::the_council::scene::outcome::{Brings, Commitment, Offer, Prospect};
use crate::games::the_council::scene::resolution::{Beat, Step, Then};
use crate::games::the_council::scene::{Bids, Outcome, Resolution};
use crate::games::the_council::text::{Subjects, pieces, stage};
use crate::games::the_council::web::art::{Chip, chip, chips, hood, mark, traitor};
use crate::games::the_council::web::state::{Table, showing, table};
use crate::rules::Seat;
use crate::text::said::table::Balance;
use crate::text::{name_of, text};
use crate::web::art::{Icon, icon};

/// What the open decision brings.
#[component]
pub fn OutcomeCells(outcome: Outcome) -> impl IntoView {
    match outcome.brings {
        Brings::Card(taken) => view! { <TakenCells taken /> }.into_any(),
        Brings::Bid(offer) => view! { <OfferCells offer /> }.into_any(),
        Brings::Cards(commitment) => view! { <CommitmentCells commitment /> }.into_any(),
    }
}

/// Two lines, the first in bold.
fn pair(title: String, detail: String) -> impl IntoView {
    view! {
        <span class="pair">
            <b>{title}</b>
            <span class="step">{detail}</span>
        </span>
    }
}

/// A change of a rank.
fn rank(step: &Step) -> impl IntoView + use<> {
    let (suit, from) = (step.suit, step.from);
    let to = step.to.map_or_else(
        || stage::no_step(from).to_owned(),
        |to| text().table().balance(Balance { before: from.into(), after: to.into() }),
    );
    view! { <span class="line rank">{chip(suit, 22, Chip::Plain)} <b>{to}</b></span> }
}

#[component]
fn TakenCells(taken: Taken) -> impl IntoView {
    let table = table();
    let words = text().stage();
    let brought = taken.chips.iter().map(|&(suit, from, to)| {
        let balance = text().table().balance(Balance { before: from.into(), after: to.into() });
        view! { <span class="line">{chip(suit, 26, Chip::Plain)} <b>{balance}</b></span> }
    });
    let (title, detail) = match taken.passed_to {
        Some(to) => {
            let names = table.names();
            (words.passes_on(taken.rest.len()), words.to_whom(&name_of(&names, to)))
        }
        None => (words.discards().to_owned(), String::new()),
    };
    view! {
        <div class="cell gain">
            <span class="step">{words.chips()}</span>
            {brought.collect_view()}
        </div>
        <div class="cell">{pair(title, detail)}</div>
    }
}

#[component]
fn OfferCells(offer: Offer) -> impl IntoView {
    let table = table();
    let words = text().stage();
    let Offer { chips: offered, left, more_to_lead, prospect, .. } = offer;
    let piles = Suit::ALL.into_iter().filter(|&suit| offered.of(suit) > 0);
    let piles = piles.map(|suit| chips(suit, offered.of(suit), 28, Chip::Plain)).collect_view();
    let total = stage::total_of(prospect.total.0, prospect.total.1, prospect.rank);
    let told = table.selection.told.read_untracked();
    let supply = table.view.with_untracked(|view| {
        view.seat.map(|seat| view.table.player(seat).chips).unwrap_or_default()
    });
    let leads = more_to_lead.iter().map(|&(suit, more)| {
        let spare = supply.of(suit).saturating_sub(offered.of(suit));
        let (title, detail) = leads(table, told.scene.bids.as_ref(), suit, more, spare, &prospect);
        view! { <div class="cell lead-cell">{pair(title, detail)}</div> }
    });
    view! {
        {(!offered.is_none())
            .then(|| view! { <div class="cell offered"><span class="step">{words.offer()}</span> {piles}</div> })}
        {(!offered.is_none())
            .then(|| {
                view! {
                    <div class="cell offered">
                        <span class="pair">
                            <span class="step">{words.chips_left()}</span>
                            <b>{text().table().balance(Balance { before: left.0, after: left.1 })}</b>
                        </span>
                    </div>
                }
            })}
        {(prospect.rank > 0)
            .then(|| {
                view! {
                    <div class="cell">
                        <span class="pair">
                            <span class="step">{words.total()}</span>
                            <b>{total}</b>
                        </span>
                    </div>
                }
            })}
        {leads.collect_view()}
        <Prospects prospect=prospect.clone() />
    }
}

/// Returns who leads in a suit with the open bid, and what would change it.
fn leads(
    table: Table,
    bids: Option<&Bids>,
    suit: Suit,
    more: u8,
    spare: u8,
    prospect: &Prospect,
) -> (String, String) {
    let words = text().stage();
    let names = table.names();
    let own = table.view.with_untracked(|view| view.seat);
    let in_suit = |bids: &Bids| bids.counts.iter().position(|count| count.suit == suit);
    let leading = |bids: &Bids| {
        let at = in_suit(bids)?;
        let lead = |row: &&crate::games::the_council::scene::bids::Row| {
            row.cells.get(at).is_some_and(|cell| cell.lead != Lead::Behind)
        };
        Some(bids.rows.iter().filter(lead).map(|row| row.seat).collect::<Vec<Seat>>())
    };
    let leading = bids.and_then(leading).unwrap_or_default();
    let others = leading.iter().filter(|&&seat| Some(seat) != own);
    let others: Vec<String> = others.map(|&seat| name_of(&names, seat).into_owned()).collect();
    let is_own = own.is_some_and(|own| leading.contains(&own));
    let title = match (is_own, others.as_slice()) {
        (true, []) => words.you_lead(suit),
        (true, others) => words.you_tie(suit, others),
        (false, []) => words.nobody_leads(suit),
        (false, others) => words.other_leads(suit, others),
    };
    let step = prospect.on_success.iter().find(|step| step.suit == suit);
    let detail = match step {
        Some(step) if is_own && others.is_empty() => words.rank_if(step.from, step.to),
        _ => stage::to_lead(more, spare),
    };
    (title, detail)
}

/// What failure would bring the seat.
#[component]
fn Prospects(prospect: Prospect) -> impl IntoView {
    let lost: Suits = prospect.on_failure.iter().map(|step| step.suit).collect();
    (!lost.is_empty()).then(|| {
        let (title, detail) = stage::if_fails(lost);
        let steps = prospect.on_failure.iter().filter(|step| step.to.is_some());
        view! {
            <div class="cell fails" class:holds=!prospect.succeeds>
                {pair(title, detail)}
                {steps.map(rank).collect_view()}
                {(prospect.traitors > 0).then(|| traitor(prospect.traitors, 25))}
            </div>
        }
    })
}

#[component]
fn CommitmentCells(commitment: Commitment) -> impl IntoView {
    let table = table();
    let words = text().stage();
    let Commitment { cards, low, last, opens_unless_revealed, prospect, .. } = commitment;
    let effects = cards.iter().filter_map(|card| {
        let effect = table.view.with_untracked(|view| effect(view, cards, card))?;
        let (title, detail) = stage::effect(&effect);
        Some(view! { <div class="cell">{pair(title, detail)}</div> })
    });
    let (title, detail) = stage::low_card(low, last, opens_unless_revealed);
    let gains = prospect.on_success.iter().map(rank).collect_view();
    let succeeds = prospect.succeeds;
    view! {
        {effects.collect_view()}
        {(succeeds && !prospect.on_success.is_empty())
            .then(|| {
                view! {
                    <div class="cell gain">
                        <span class="step">{words.you_gain()}</span>
                        {gains}
                    </div>
                }
            })}
        <Prospects prospect=prospect />
        <div class="cell">{pair(title, detail)}</div>
    }
}

/// What an event has brought, and who opens next.
#[component]
pub fn ResultCells() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let names = StoredValue::new(table.names());
    let seats = StoredValue::new(table.seats());
    move || {
        let result = showing.result.read();
        let result = result.as_ref()?;
        let words = text().stage();
        let (rank_of, beat) = (result.rank(), showing.beat.get());
        let number = stage::event_of(result.number, result.before.events_due());
        if beat < Some(Beat::Count) {
            return Some(
                view! {
                    <div class="ttl">
                        {icon(Icon::Commit)}
                        <span>
                            <b>{pieces::card(result.event)}</b>
                            <span class="step">{number}</span>
                        </span>
                    </div>
                }
                .into_any(),
            );
        }
        let title = match result.success {
            true => words.succeeds_title(result.total, rank_of),
            false => words.fails_title(result.total.unwrap_or_default(), rank_of),
        };
        let below = format!("{} · {number}", pieces::card(result.event));
        let own = table.view.read().seat.filter(|_| beat >= Some(Beat::Ranks));
        let mine = own.map(|own| view! { <OwnResult result=result.clone() own /> });
        let others = result.before.each_seat().filter(|&seat| Some(seat) != own);
        let others = others.filter(|_| beat >= Some(Beat::Ranks));
        let others = others.filter_map(|seat| {
            let steps = result.steps_of(seat);
            let (before, after) = result.traitors(seat);
            if steps.iter().all(|step| step.to.is_none()) && before == after {
                return None;
            }
            let who =
                seats.with_value(|seats| seats.get(seat.index()).map(|who| mark(who.colour, 16)));
            let ranks = steps.iter().filter(|step| step.to.is_some()).map(rank);
            Some(view! {
                <span class="line">
                    {who} {ranks.collect_view()}
                    {(after > before).then(|| traitor(after - before, 24))}
                </span>
            })
        });
        let others: Vec<_> = others.collect();
        let next = names.with_value(|names| then(result, names)).filter(|_| showing.is_over());
        Some(
            view! {
            <div class="ttl" class:bad=!result.success>
                {icon(if result.success { Icon::Stands } else { Icon::Falls })}
                <span>
                    <b>{title}</b>
                    <span class="step">{below}</span>
                </span>
            </div>
            {mine}
            {(!others.is_empty()).then(|| view! { <div class="cell">{others}</div> })}
            {next.map(|(title, detail)| view! { <div class="cell">{pair(title, detail)}</div> })}
        }.into_any())
    }
}

#[component]
fn OwnResult(result: Resolution, own: Seat) -> impl IntoView {
    let words = text().stage();
    let steps = result.steps_of(own);
    let (before, after) = result.traitors(own);
    let (gained, lost): (Vec<&Step>, Vec<&Step>) = (steps.iter().filter(|step| step.to.is_some()))
        .partition(|step| step.to.is_some_and(|to| to > step.from));
    let nothing = gained.is_empty() && lost.is_empty() && before == after;
    view! {
        {nothing.then(|| view! { <div class="cell"><span class="step">{words.unchanged()}</span></div> })}
        {(!gained.is_empty())
            .then(|| {
                view! {
                    <div class="cell gain">
                        <span class="step">{words.you_gain()}</span>
                        {gained.into_iter().map(rank).collect_view()}
                    </div>
                }
            })}
        {(!lost.is_empty())
            .then(|| {
                view! {
                    <div class="cell">
                        <span class="step">{words.you_trade()}</span>
                        {lost.into_iter().map(rank).collect_view()}
                    </div>
                }
            })}
        {(after > before)
            .then(|| {
                view! {
                    <div class="cell">
                        {hood(26)} <b>{text().table().balance(Balance { before: before.into(), after: after.into() })}</b>
                    </div>
                }
            })}
    }
}

/// Returns what follows an event.
fn then(result: &Resolution, names: &[String]) -> Option<(String, String)> {
    let words = text().stage();
    Some(match result.then.as_ref()? {
        Then::NextEvent { opener, why, .. } => {
            let detail = match *why {
                Opening::LowCard(card) => words.by_low_card(card, card.rank()),
                Opening::LowCardBidLatest { card, .. } => words.bid_latest(card),
                Opening::NextSeat => words.next_seat().to_owned(),
            };
            (words.opens_next(&name_of(names, *opener)), detail)
        }
        Then::NextHand { hand, dealer } => {
            (words.hand_over(result.hand), words.deals_next(&name_of(names, *dealer), *hand))
        }
        Then::Over { collapsed, .. } => {
            let suits: Suits = collapsed.iter().map(|&(suit, _)| suit).collect();
            let detail = match suits.is_empty() {
                true => words.ends_whole().to_owned(),
                false => words.collapsed(&suits.to_vec()),
            };
            (words.hand_over(result.hand), detail)
        }
    })
}
