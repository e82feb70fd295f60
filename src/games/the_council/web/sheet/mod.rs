//! Score sheet: the points by suit, with the moves behind every number, and the hall at the end.

use leptos::prelude::*;

use super::art::{Chip, beam_icon, chip, doubled, hood, mark, mini};
use super::picture::hall_picture;
use super::state::table;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{Card, Suit, Suits};
use crate::games::the_council::rules::scoring::Score;
use crate::games::the_council::rules::state::PublicState;
use crate::games::the_council::scene::standing::{Standing, Tie};
use crate::games::the_council::scene::trace::Row;
use crate::games::the_council::scene::{Hall, Trace};
use crate::games::the_council::text::Subjects;
use crate::games::the_council::text::pieces;
use crate::games::the_council::text::said::causes::Number;
use crate::games::the_council::text::seat;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::session::Session;
use crate::text::{labels, text};
use crate::web::art::swatch;
use crate::web::asked::Asked;
use crate::web::screen::Screen;
use moves::{Moves, Story};

mod moves;

pub use moves::{Counted, changed};

/// Size of the hall at the end, in pixels.
const HALL: (u32, u32) = (760, 402);

/// Score sheet of the surrounding table.
#[component]
pub fn Causes(asked: Asked<Counted>) -> impl IntoView {
    let table = table();
    let end = table.view.get_untracked().table;
    let trace = table.session.with_untracked(trace_of);
    view! {
        <Sums end trace seats=table.seats() asked />
    }
}

/// The hall of the surrounding table at the end.
#[component]
pub fn LastHall() -> impl IntoView {
    let table = table();
    let words = text().causes();
    let hall = Hall::of(&table.view.get_untracked().table, Suits::EMPTY, None);
    let colours: Vec<_> = table.seats().iter().map(|who| who.colour).collect();
    view! {
        <section class="panel last-hall" aria-label=words.hall()>
            <h2>{words.hall()}</h2>
            {hall_picture(&hall, &colours, HALL, true)}
        </section>
    }
}

/// Returns the origins of all ranks and traitor chips of a session.
pub fn trace_of(session: &Session<TheCouncil>) -> Trace {
    match session.view_at(0, None) {
        Some(start) => Trace::of(&start.table, session.log()),
        None => Trace { changes: Vec::new(), moments: Vec::new() },
    }
}

/// Table of the points by suit; every number opens the moves behind it.
#[component]
fn Sums(
    /// The table at the end.
    end: PublicState,
    /// Origins of all ranks and traitor chips.
    trace: Trace,
    seats: Vec<SeatRecord>,
    asked: Asked<Counted>,
) -> impl IntoView {
    let words = text().causes();
    let standing = Standing::of(&end);
    let story = StoredValue::new(Story {
        trace,
        end,
        names: seats.iter().map(|who| who.name.clone()).collect(),
    });
    let heads = seats.iter().map(|who| {
        view! {
            <th scope="col">
                <span class="row">
                    {mark(who.colour, 15)}
                    <span class="disp nm" title=who.name.clone()>
                        {who.name.clone()}
                    </span>
                </span>
            </th>
        }
    });
    let heads = heads.collect_view();
    let names: Vec<String> = seats.iter().map(|who| who.named().into_owned()).collect();
    let number =
        |seat: Seat, counted: Counted, points: u16, rank: Option<String>, drawn: AnyView| {
            let (name, row) = (&*names[seat.index()], &*counted.title());
            let label = words.number(Number { name, row, points });
            // What is seen is in the name.
            let label = labels::parts([Some(label), rank]);
            view! {
                <td class:zero=points == 0>
                    <button
                        class="num"
                        type="button"
                        aria-haspopup="dialog"
                        aria-label=label
                        on:click=move |_| asked.ask(seat, counted)
                    >
                        {drawn}
                    </button>
                </td>
            }
        };
    let scored = || (0..).map(Seat).zip(&standing.scores);
    let suit_row = |suit: Suit| {
        let counts = standing.counting.contains(suit);
        let empire = end.empire.of(suit);
        let level = end.each_seat().any(|seat| end.player(seat).ranks.of(suit) == empire);
        let state = match counts {
            true if standing.above[suit.index()].is_empty() => words.counts(),
            true => words.collapsed(),
            false if level && empire > 0 => words.level(),
            false => words.stands(),
        };
        let cells = scored().map(|(seat, score)| {
            let rank = end.player(seat).ranks.of(suit);
            let points = Row::Suit(suit).points(score);
            let uncounted = (!counts && rank > 0).then(|| words.rank(rank));
            let drawn = match (counts, uncounted.clone()) {
                (true, _) => counted_rank(score, suit).into_any(),
                (false, Some(rank)) => view! { <small>{rank}</small> "–" }.into_any(),
                (false, None) => "–".into_any(),
            };
            number(seat, Counted::Row(Row::Suit(suit)), points, uncounted, drawn)
        });
        view! {
            <tr class:stands=!counts>
                <th scope="row">
                    <span class="row of-suit">
                        {swatch(TheCouncil::paint(Row::Suit(suit)))} {chip(suit, 25, Chip::Plain)} <b>{pieces::suit(suit)}</b>
                        {beam_icon(Some(empire), 22)}
                        <span class="sr">{text().seat().empire()} " " {empire} ", "</span>
                        <span class="note">{state}</span>
                    </span>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    let suits = Suit::ALL.map(suit_row).collect_view();
    let traitors = scored().map(|(seat, score)| {
        let points = Row::Traitors.points(score);
        number(seat, Counted::Row(Row::Traitors), points, None, points.into_any())
    });
    let traitors = traitors.collect_view();
    let totals = scored().map(|(seat, score)| {
        number(seat, Counted::Total, score.total(), None, score.total().into_any())
    });
    let totals = totals.collect_view();
    let tie_row = |tie: Tie| {
        let cells = scored().map(|(seat, score)| {
            if !is_compared(&standing.scores, seat, tie) {
                return view! { <td class="zero">"–"</td> }.into_any();
            }
            let drawn = match tie {
                Tie::LowCard => low_card(end.revealed_by(seat).lowest()).into_any(),
                Tie::Ranks => score.tie_break.ranks.into_any(),
                Tie::Traitors => score.tie_break.traitors.into_any(),
            };
            view! { <td>{drawn}</td> }.into_any()
        });
        view! {
            <tr class="tie">
                <th scope="row">{words.tie_break(tie)}</th>
                {cells.collect_view()}
            </tr>
        }
    };
    let is_needed =
        |tie: &Tie| end.each_seat().any(|seat| is_compared(&standing.scores, seat, *tie));
    let ties = [Tie::LowCard, Tie::Ranks, Tie::Traitors].into_iter().filter(is_needed);
    let ties = ties.map(tie_row).collect_view();
    view! {
        <section class="panel sums by-suit" aria-label=words.title()>
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {words.title()}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>
                    {suits} <tr>
                        <th scope="row">
                            <span class="row of-suit">
                                {swatch(TheCouncil::paint(Row::Traitors))} {hood(25)} <b>{words.traitors()}</b>
                                <span class="note">{words.each()}</span>
                            </span>
                        </th>
                        {traitors}
                    </tr> <tr class="total">
                        <th scope="row">{text().score().total()}</th>
                        {totals}
                    </tr> {ties}
                </tbody>
            </table>
            <p class="note">{words.note()}</p>
            <Moves asked story />
        </section>
    }
}

/// Draws the points in a suit that counts: a rank that is doubled, and the sum.
fn counted_rank(score: &Score, suit: Suit) -> impl IntoView + use<> {
    let (rank, is_doubled) = (score.ranks[suit.index()], score.doubled[suit.index()] > 0);
    // The name of the number says the sum, and its moves say the rest.
    let twice = is_doubled.then(|| view! { <small>{rank}</small> {doubled()} });
    view! {
        <span class="row" aria-hidden="true">{twice}</span>
        <span class="sum-of">{Row::Suit(suit).points(score)}</span>
    }
}

fn low_card(card: Option<Card>) -> impl IntoView {
    match card {
        Some(card) => view! {
            <span class="row" role="img" aria-label=seat::drafted_card(card, false)>
                {mini(card, 27, false)} {card.rank()}
            </span>
        }
        .into_any(),
        None => "–".into_any(),
    }
}

/// Whether a part of the tie-break was looked at for a seat: another one is level with it in all before.
fn is_compared(scores: &[Score], seat: Seat, tie: Tie) -> bool {
    let before = |score: &Score| {
        let low_card = Some(score.tie_break.low_card).filter(|_| tie != Tie::LowCard);
        let ranks = Some(score.tie_break.ranks).filter(|_| tie == Tie::Traitors);
        (score.total(), low_card, ranks)
    };
    let Some(own) = scores.get(seat.index()).map(before) else { return false };
    scores.iter().filter(|score| before(score) == own).count() > 1
}
