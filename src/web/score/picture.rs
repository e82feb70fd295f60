//! The picture of a finished match to share: the board, the winner and the bars, always in the light theme.

use leptos::{prelude::*, svg};

use super::causes::{Cause, Part};
use super::winners::Winners;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::reckoning::{Bar, Segment};
use crate::text::text;
use crate::web::art::{laurel, seat_class};
use crate::web::signs::Signs;

/// Width and height of the picture, in pixels.
pub const SIZE: (u32, u32) = (1200, 630);

/// Height of the board.
const BOARD: u32 = 396;
/// Left edge and width of the bars.
const LEFT: u32 = 552;
const WIDTH: u32 = 532;
/// Upper and lower edge of the bars of all seats.
const TOP: u32 = 412;
const BOTTOM: u32 = 576;
/// Greatest height that a seat takes.
const ROW: u32 = 56;
/// Room for the names of seats, and of the winners.
const NAME: u32 = 110;
const WINNER: u32 = 200;
/// Least width of a part that holds its number.
const NUMBER: u32 = 15;
/// Place of the legend, the room for it, and the height of its lines.
const LEGEND: (u32, u32) = (414, 584);
const LEGEND_END: u32 = 1176;
const LINE: u32 = 22;

/// What the picture of a match shows, whatever its game.
pub struct Pictured {
    pub game: &'static str,
    pub title: &'static str,
    pub signs: Signs,
    pub seats: Vec<SeatRecord>,
    /// How long it took, and its set-up.
    pub about: String,
    pub winners: Winners,
    pub parts: Vec<Part>,
    pub bars: Vec<Bar>,
    pub banner: AnyView,
}

impl Pictured {
    /// Draws it.
    pub fn drawn(self) -> AnyView {
        drawn(self).into_any()
    }
}

fn drawn(of: Pictured) -> impl IntoView {
    let Pictured { game, title, signs, seats, about, winners, parts, bars, banner } = of;
    let most = bars.iter().map(|bar| bar.total).max().unwrap_or_default().max(1);
    let pitch = ((BOTTOM - TOP) / bars.len().max(1) as u32).min(ROW);
    let rows = (0..).zip(&bars).map(|(at, bar)| {
        row(bar, (&parts, signs), &seats[bar.seat.index()], (TOP + at * pitch, pitch), most)
    });
    svg::svg()
        .attr("class", "share-picture")
        .attr("viewBox", format!("0 0 {} {}", SIZE.0, SIZE.1))
        .attr("data-game", game)
        .attr("aria-hidden", "true")
        .child(view! {
            <defs>
                <pattern
                    id="share-hatch"
                    width="7"
                    height="7"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                >
                    <path class="stripe" d="M0 0V7" />
                </pattern>
            </defs>
            <rect class="ground" width=SIZE.0 height=SIZE.1 />
            <svg class="banner" width=SIZE.0 height=BOARD viewBox=format!("0 0 {} {BOARD}", SIZE.0)>
                {banner}
            </svg>
            <rect class="trim" y=BOARD width=SIZE.0 height="4" />
            {winner(&winners, &seats, signs)}
            <text class="title" x="30" y="610">
                {title} <tspan class="about" dx="10">{about}</tspan>
            </text>
            {rows.collect_view()}
            {legend(&parts)}
        })
}

/// Draws the winners with a laurel.
fn winner(winners: &Winners, seats: &[SeatRecord], signs: Signs) -> impl IntoView + use<> {
    let words = text().score();
    let several = winners.seats.len() as u32;
    let apart = 40_u32.min(100 / several.max(1));
    let figure = |(at, seat): (u32, &Seat)| {
        let x = 82 + apart * at - apart * several.saturating_sub(1) / 2;
        let figure = (signs.figure)(seats[seat.index()].colour, 66);
        view! { <g transform=format!("translate({x} 436)")>{figure}</g> }
    };
    let figures = (0..).zip(&winners.seats).map(figure).collect_view();
    let named = |seat: &Seat| seats[seat.index()].named().into_owned();
    let name = text().labels().parts(&winners.seats.iter().map(named).collect::<Vec<_>>());
    let title = if several > 1 { words.shared() } else { words.winner() };
    let size = fit(&name, WINNER, 50);
    view! {
        <g transform="translate(26 412)">{laurel(110)}</g>
        {figures}
        <text class="cap" x="206" y="446">
            {title}
        </text>
        <text class="winner" x="206" y="494" font-size=size>
            {name}
        </text>
        <text class="lead" x="206" y="522">
            {winners.lead.clone()}
        </text>
    }
}

/// Draws a seat with its bar, between this height and so much below it.
fn row(
    bar: &Bar,
    (parts, signs): (&[Part], Signs),
    who: &SeatRecord,
    (top, pitch): (u32, u32),
    most: u16,
) -> impl IntoView + use<> {
    let has_line = pitch == ROW && bar.play.is_some();
    let height = if has_line { 34 } else { pitch * 3 / 4 };
    let middle = top + height / 2;
    let x = |points: u16| LEFT + WIDTH * u32::from(points) / u32::from(most);
    let segment = |of: &Segment| {
        let (left, right) = (x(of.from), x(of.from + of.points));
        let width = (right - left).saturating_sub(2).max(1);
        let paint = parts[of.part].cause.paint;
        let stripes = paint.hatched.then(|| {
            view! { <rect x=left + 1 y=top width=width height=height rx="3" fill="url(#share-hatch)" /> }
        });
        let number = (width >= NUMBER).then(|| {
            view! {
                <text class="number" x=(left + right) / 2 y=middle + 5 style=paint.style()>
                    {of.points}
                </text>
            }
        });
        view! {
            <rect class="part" x=left + 1 y=top width=width height=height rx="3" style=paint.style() />
            {stripes}
            {number}
        }
    };
    let segments = bar.segments.iter().map(segment).collect_view();
    let line = bar.play.map(|play| {
        let number = has_line.then(|| {
            view! { <text class="play" x=x(play) y=top + height + 15>{play}</text> }
        });
        view! {
            <path class="line" d=format!("M{} {}V{}", x(play), top.saturating_sub(3), top + height + 3) />
            {number}
        }
    });
    let figure = height.min(32);
    let shield = (height + 12).min(50);
    view! {
        <g class=seat_class(who.colour)>
            <g transform=format!("translate(414 {})", middle - figure / 2)>
                {(signs.figure)(who.colour, figure)}
            </g>
            <text class="name" x="446" y=middle + 7 font-size=fit(&who.name, NAME - 8, 25_u32.min(height - 4))>
                {who.name.clone()}
            </text>
            {segments}
            {line}
            <g transform=format!("translate({} {})", LEFT + WIDTH + 30, middle - shield / 2)>
                {(signs.points)(bar.total, shield)}
            </g>
        </g>
    }
}

/// Names the looks of all causes that brought anything, in lines.
fn legend(parts: &[Part]) -> impl IntoView + use<> {
    let (mut x, mut y) = LEGEND;
    let counted = parts.iter().filter(|part| part.counts());
    let named = counted.map(|part| {
        let Cause { name, paint } = part.cause.clone();
        let width = 32 + name.chars().count() as u32 * 13 / 2;
        if x + width > LEGEND_END {
            (x, y) = (LEGEND.0, y + LINE);
        }
        let at = x;
        x += width;
        let stripes = paint.hatched.then(|| {
            view! { <rect x=at y=y width="14" height="14" rx="3" fill="url(#share-hatch)" /> }
        });
        view! {
            <rect class="part" x=at y=y width="14" height="14" rx="3" style=paint.style() />
            {stripes}
            <text class="cause" x=at + 19 y=y + 12>
                {name}
            </text>
        }
    });
    named.collect_view()
}

/// Returns the size of letters, at most this, at which a name has room.
fn fit(name: &str, width: u32, most: u32) -> u32 {
    let letters = name.chars().map(|letter| if letter.is_uppercase() { 7 } else { 5 }).sum::<u32>();
    (width * 10 / letters.max(1)).min(most)
}
