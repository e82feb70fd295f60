//! Score sheet: the points by suit, with the moves behind every number, and the hall at the end.

use leptos::prelude::*;

use super::art::{Chip, beam_icon, chip, doubled, hood, mini};
use super::picture::hall_picture;
use super::state::{Table, table};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::Score;
use crate::games::the_council::rules::components::{Card, Suit, Suits};
use crate::games::the_council::rules::scoring::counting_suits;
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::scene::trace::{Change, Row as Line};
use crate::games::the_council::scene::{Hall, Standing, Trace};
use crate::games::the_council::text::said::causes::When;
use crate::games::the_council::text::{Subjects, causes, pieces, seat};
use crate::rules::Seat;
use crate::session::Session;
use crate::text::told::Told;
use crate::text::{labels, text};
use crate::web::art::swatch;
use crate::web::screen::Screen;
use crate::web::sums::{Behind, Counted, Moment, Number, Row, Sums};

/// Size of the hall at the end, in pixels.
const HALL: (u32, u32) = (760, 402);

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

/// Returns the score sheet of the surrounding table.
pub fn sums() -> Sums<Line> {
    let words = text().causes();
    let table = table();
    let end = table.view.get_untracked().table;
    let standing = Standing::of(&end);
    let scored = || (0..).map(Seat).zip(&standing.scores);
    let plain = |points: u16| Number::new(points, text().cover().points(points), points.into_any());
    let suit_row = |suit: Suit| {
        let line = Line::Suit(suit);
        let counts = standing.counting.contains(suit);
        let empire = end.empire.of(suit);
        let level = end.each_seat().any(|seat| end.player(seat).ranks.of(suit) == empire);
        let state = match counts {
            true if standing.above[suit.index()].is_empty() => words.counts(),
            true => words.collapsed(),
            false if level && empire > 0 => words.level(),
            false => words.stands(),
        };
        let numbers = scored().map(|(seat, score)| {
            let rank = end.player(seat).ranks.of(suit);
            let uncounted = (!counts && rank > 0).then(|| words.rank(rank));
            let drawn = match (counts, uncounted.clone()) {
                (true, _) => counted_rank(score, suit).into_any(),
                (false, Some(rank)) => view! { <small>{rank}</small> "–" }.into_any(),
                (false, None) => "–".into_any(),
            };
            let points = line.points(score);
            // What is seen is in the name.
            let said = labels::parts([Some(text().cover().points(points)), uncounted]);
            Number::new(points, said, drawn)
        });
        let head = view! {
            <span class="row of-suit">
                {swatch(TheCouncil::paint(line))} {chip(suit, 25, Chip::Plain)}
                <b>{pieces::suit(suit)}</b> {beam_icon(Some(empire), 22)}
                <span class="sr">{text().seat().empire()} " " {empire} ", "</span>
                <span class="note">{state}</span>
            </span>
        };
        let row = Row {
            title: TheCouncil::cause(line),
            class: if counts { "" } else { "stands" },
            head: head.into_any(),
            numbers: numbers.collect(),
        };
        (Counted::Cause(line), row)
    };
    let traitors = view! {
        <span class="row of-suit">
            {swatch(TheCouncil::paint(Line::Traitors))} {hood(25)} <b>{words.traitors()}</b>
            <span class="note">{words.each()}</span>
        </span>
    };
    let total = text().score().total();
    let more = [
        (
            Counted::Cause(Line::Traitors),
            Row {
                title: TheCouncil::cause(Line::Traitors),
                class: "",
                head: traitors.into_any(),
                numbers: scored().map(|(_, score)| plain(Line::Traitors.points(score))).collect(),
            },
        ),
        (
            Counted::Total,
            Row {
                title: total.to_owned(),
                class: "total",
                head: total.into_any(),
                numbers: scored().map(|(_, score)| plain(score.total())).collect(),
            },
        ),
    ];
    let tie_row = |tie: Tie| {
        let numbers = scored().map(|(seat, score)| {
            if !is_compared(&standing.scores, seat, tie) {
                return Number { is_zero: true, ..Number::plain("–".into_any()) };
            }
            Number::plain(match tie {
                Tie::LowCard => low_card(end.revealed_by(seat).lowest()).into_any(),
                Tie::Ranks => score.tie_break.ranks.into_any(),
                Tie::Traitors => score.tie_break.traitors.into_any(),
            })
        });
        let title = words.tie_break(tie);
        let (head, numbers) = (title.clone().into_any(), numbers.collect());
        (Counted::TieBreak, Row { title, class: "tie", head, numbers })
    };
    let is_needed =
        |tie: &Tie| end.each_seat().any(|seat| is_compared(&standing.scores, seat, *tie));
    let ties = [Tie::LowCard, Tie::Ranks, Tie::Traitors].into_iter().filter(is_needed);
    let rows = Suit::ALL.map(suit_row).into_iter().chain(more).chain(ties.map(tie_row));
    let behind = Box::new(move |seat, counted| behind(&table, seat, counted));
    Sums { title: words.title(), rows: rows.collect(), behind }
}

/// Draws the points in a suit that counts: a rank that is doubled, and the sum.
fn counted_rank(score: &Score, suit: Suit) -> impl IntoView + use<> {
    let (rank, is_doubled) = (score.ranks[suit.index()], score.doubled[suit.index()] > 0);
    // The name of the number says the sum, and its moves say the rest.
    let twice = is_doubled.then(|| view! { <small>{rank}</small> {doubled()} });
    view! {
        <span class="row" aria-hidden="true">{twice}</span>
        <span class="sum-of">{Line::Suit(suit).points(score)}</span>
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

/// Returns the moves behind a number.
fn behind(table: &Table, seat: Seat, counted: Counted<Line>) -> Behind {
    let line = match counted {
        Counted::Cause(line) => Some(line),
        Counted::Total | Counted::TieBreak => None,
    };
    let trace = table.session.with_untracked(trace_of);
    let changes: Vec<Change> = trace.behind(seat, line).copied().collect();
    let why = match line {
        Some(Line::Suit(suit)) => table.view.with_untracked(|view| {
            let end = &view.table;
            let (rank, counts) = (end.player(seat).ranks.of(suit), counting_suits(end));
            Some(causes::why(suit, rank, end.empire.of(suit), counts.contains(suit)))
        }),
        _ => None,
    };
    Behind { why: why.map(|why| (why, None)).into_iter().collect(), ..changed(&changes) }
}

/// Returns changes of ranks and traitor chips, those of one event together.
pub fn changed(changes: &[Change]) -> Behind {
    let events = changes.chunk_by(|one, next| (one.hand, one.number) == (next.hand, next.number));
    let moments = events.filter_map(|together| {
        let first = together.first()?;
        let (hand, number, card) = (first.hand, first.number, first.event);
        Some(Moment {
            when: text().causes().when(When { hand, number, card }),
            deed: None,
            parts: together.iter().map(|change| (causes::what(change.what), None)).collect(),
        })
    });
    Behind { moments: moments.collect(), why: Vec::new() }
}
