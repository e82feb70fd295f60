//! The table of bids: a row for each seat in the order of the bids, a column for each suit of the event, and what
//! success and failure would bring.

use leptos::prelude::*;

use super::outcome::{Failure, Success};
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::bids::{Cell, Choice, Lead, Row, Turn};
use crate::games::the_council::scene::resolution::Change;
use crate::games::the_council::scene::{Bids, Place};
use crate::games::the_council::text::{Subjects, Symbol, Tip, pieces, stage};
use crate::games::the_council::web::art::{
    Chip, MarkBox, Sign, beam_icon, chip, chips, mark, mark_box, mini, sign,
};
use crate::games::the_council::web::state::{Table, looking, showing, table};
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::{labels, text};
use crate::web::tip::tip;

/// Most marks of cards beside a bid, by the number of suits.
const MOST_MARKS: [usize; 4] = [5, 5, 5, 2];

/// The table of bids.
#[component]
pub fn BidTable() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let words = text().stage();
    let seats = StoredValue::new(table.seats());
    move || {
        let bids = showing.bids.read();
        let bids = bids.as_ref()?;
        let suits = bids.counts.iter().map(|count| count.suit);
        let heads = suits.map(|suit| head(table, bids, suit)).collect_view();
        let rows = bids.rows.iter().map(|row| seats.with_value(|seats| line(bids, row, seats)));
        let rows = rows.collect_view();
        let revealed = bids.resolved.then(|| view! { <th scope="col">{words.revealed()}</th> });
        let tight = bids.counts.len() > 2;
        let foot = (!bids.resolved).then(|| {
            let names = table.names();
            view! {
                <tfoot>
                    <Success bids=bids.clone() names=names.clone() seats=seats.get_value() />
                    <Failure bids=bids.clone() names seats=seats.get_value() />
                </tfoot>
            }
        });
        Some(view! {
            <table class="mx" class:tight=tight data-place=Place::Bids.to_string() aria-label=words.bids()>
                <thead>
                    <tr>
                        <th scope="col">{words.in_order()}</th>
                        {heads}
                        {revealed}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
                {foot}
            </table>
        })
    }
}

fn head(table: Table, bids: &Bids, suit: Suit) -> impl IntoView + use<> {
    let empire = match bids.success.as_ref().or(bids.failure.as_ref()) {
        Some(result) => result.before.empire.of(suit),
        None => table.view.read_untracked().table.empire.of(suit),
    };
    let looking = looking();
    view! {
        <th
            scope="col"
            on:pointerenter=move |_| looking.at(Some(suit))
            on:pointerleave=move |_| looking.at(None)
        >
            <span class="line">
                {chip(suit, 20, Chip::Plain)}
                <span class="w">{pieces::suit(suit)}</span>
                <span class="sp"></span>
                <span data-tip=tip(Tip::Of(Symbol::Empire)) role="img" aria-label=text().stage().empire(empire)>
                    {beam_icon(Some(empire), 18)}
                </span>
            </span>
        </th>
    }
}

fn line(bids: &Bids, row: &Row, seats: &[SeatRecord]) -> Option<impl IntoView + use<>> {
    let words = text().stage();
    let who = seats.get(row.seat.index())?;
    let name = who.named().into_owned();
    let is_now = row.turn == Turn::Now || row.choice == Choice::Choosing && !row.played.is_empty();
    let state = match row.choice {
        Choice::Chosen => Some(
            view! {
                <span class="lead" role="img" aria-label=words.chosen()>{sign(Sign::Done, 13)}</span>
            }
            .into_any(),
        ),
        Choice::Choosing => Some(
            view! {
                <span class="lead dots" role="img" aria-label=words.choosing()></span>
            }
            .into_any(),
        ),
        _ => None,
    };
    let cells = bids
        .counts
        .iter()
        .zip(&row.cells)
        .map(|(count, cell)| bid_cell(bids, row, count.suit, cell, &name));
    let cells = cells.collect_view();
    let revealed = bids.resolved.then(|| {
        let cards = match (row.choice, row.played.is_empty()) {
            (Choice::NothingFits, _) => {
                view! { <span class="muted">{words.no_cards_fit()}</span> }.into_any()
            }
            (_, true) => view! { <span class="muted">{words.nothing()}</span> }.into_any(),
            (_, false) => {
                let card = |card| {
                    let label = stage::card(card);
                    view! { <span role="img" aria-label=label>{mini(card, 33, false)}</span> }
                };
                row.played.iter().map(card).collect_view().into_any()
            }
        };
        view! { <td class="shown"><span class="line">{cards}</span></td> }
    });
    let opens = row.opens.then(|| {
        let opens = words.opens(&name);
        view! {
            <span class="flag" data-tip=tip(Tip::Of(Symbol::Opener)) role="img" aria-label=opens>
                {sign(Sign::Opens, 11)}
            </span>
        }
    });
    Some(view! {
        <tr class:now=is_now data-place=Place::Row(row.seat).to_string()>
            <th scope="row">
                <span class="line">
                    {mark(who.colour, 15)} <b class="nm">{name}</b> {opens} <span class="sp"></span>
                    {state}
                </span>
            </th>
            {cells}
            {revealed}
        </tr>
    })
}

fn bid_cell(bids: &Bids, row: &Row, suit: Suit, cell: &Cell, name: &str) -> impl IntoView + use<> {
    let words = text().stage();
    let tight = bids.counts.len() > 2;
    let standing = cell.standing;
    let count = standing.chips;
    let is_open = row.turn == Turn::Now;
    let (label, offered) = match row.turn {
        Turn::Later => {
            let there = cell.supply;
            let drawn = view! {
                <span class="later">
                    <span class="w">{words.has()}</span> {chip(suit, 18, Chip::Later)} {there}
                </span>
            };
            (words.cell_later(name, suit, there), drawn.into_any())
        }
        Turn::Made | Turn::Now => {
            let look = if is_open { Chip::Open } else { Chip::Plain };
            let drawn = match count {
                0 if standing.ace => view! { <span class="muted none">"∞"</span> }.into_any(),
                0 => view! { <span class="muted none">{standing.pawns}</span> }.into_any(),
                count if tight && count > 2 => view! {
                    <span class="chip-row">{chip(suit, 22, look)} <b>{count}</b></span>
                }
                .into_any(),
                count => chips(suit, count, 22, look).into_any(),
            };
            let label = words.cell(name, suit, count + standing.pawns);
            let unlimited = standing.ace.then(|| words.unlimited().to_owned());
            (labels::parts([Some(label), unlimited]), drawn)
        }
    };
    let played = if bids.resolved || row.choice == Choice::Revealed {
        MarkBox::Revealed
    } else {
        MarkBox::Chosen
    };
    let marks: Vec<_> = (cell.played.iter().map(|card| (card, played)))
        .chain(cell.ready.iter().map(|card| (card, MarkBox::Ready)))
        .collect();
    let most = MOST_MARKS[bids.counts.len().min(3)];
    let shown = if marks.len() > most { most - 1 } else { marks.len() };
    let more = (marks.len() > shown).then(|| format!("+{}", marks.len() - shown));
    let marks = (!bids.resolved).then(|| {
        let marks = marks.into_iter().take(shown).map(|(card, of)| {
            let label = stage::card(card);
            view! {
                <span role="img" aria-label=label data-tip=tip(Tip::Kind(card.kind()))>
                    {mark_box(card, 20, of)}
                </span>
            }
        });
        view! { <span class="marks">{marks.collect_view()} {more.map(|more| view! { <b>{more}</b> })}</span> }
    });
    let tag = tag(bids, row.seat, suit, cell, row.turn).map(|(of, word, strong)| {
        view! {
            <span class="lead" class:weak=!strong>
                {of.map(|of| sign(of, 11))}
                <span class="w">{word}</span>
            </span>
        }
    });
    view! {
        <td data-place=Place::Cell(row.seat, suit).to_string()>
            <span class="line">
                <span class="sr">{label}</span>
                <span aria-hidden="true" class="bid-chips">{offered}</span>
                {marks}
                {tag}
            </span>
        </td>
    }
}

/// Returns the sign and the word beside a bid, and whether it stands out.
fn tag(
    bids: &Bids,
    seat: Seat,
    suit: Suit,
    cell: &Cell,
    turn: Turn,
) -> Option<(Option<Sign>, &'static str, bool)> {
    let words = text().stage();
    if bids.resolved {
        let result = bids.success.as_ref().or(bids.failure.as_ref())?;
        let change = &result.suits.iter().find(|one| one.count.suit == suit)?.change;
        return match change {
            Change::Gained { step, .. } if step.seat == seat => {
                Some((Some(Sign::Up), words.gains(), true))
            }
            Change::Nobody { tied } if tied.contains(seat) => {
                Some((Some(Sign::Equal), words.tie(), false))
            }
            Change::Lowest { steps, .. } => {
                let step = steps.iter().find(|step| step.seat == seat)?;
                match step.to {
                    Some(_) => Some((Some(Sign::Down), words.trades(), true)),
                    None => Some((None, words.no_rank(), false)),
                }
            }
            _ => None,
        };
    }
    match cell.lead {
        _ if turn == Turn::Later => None,
        Lead::Alone => Some((Some(Sign::Up), words.leads(), true)),
        Lead::Tied => Some((Some(Sign::Equal), words.tie(), false)),
        Lead::Behind => None,
    }
}
