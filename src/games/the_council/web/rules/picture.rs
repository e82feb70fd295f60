//! The pictures of the rules, put together from the pieces of the game.

use leptos::{prelude::*, svg};

use crate::games::the_council::rules::components::{Card, LAST_RANK, Suit};
use crate::games::the_council::scene::Hall;
use crate::games::the_council::scene::geometry::{Area, Geometry};
use crate::games::the_council::scene::hall::Column;
use crate::games::the_council::text::rules::{EXAMPLE, Picture};
use crate::games::the_council::text::{Subjects, Symbol, Tip, pieces};
use crate::games::the_council::web::art::hall::still;
use crate::games::the_council::web::art::{
    Chip, HallWords, Sign, beam_icon, card_face, chip, chips, doubled, hood, kind_mark, mark, mini,
    sign, suit_class, traitor,
};
use crate::record::SeatColour;
use crate::text::text;
use crate::web::art::markup::Tenths;

/// Seats in the pictures.
const SEATS: [SeatColour; 3] = [SeatColour::Scarlet, SeatColour::Cobalt, SeatColour::Forest];

/// Size of a seat's mark.
const MARK: u32 = 24;

/// Draws the subject of a tip, if it has a drawing.
pub fn symbol(of: Tip, size: u32) -> AnyView {
    match of {
        Tip::Suit(suit) => chip(suit, size, Chip::Plain).into_any(),
        Tip::Card(card) => mini(card, size, false).into_any(),
        Tip::Kind(kind) => kind_mark(kind, size).into_any(),
        Tip::Seat(colour) => mark(colour, size).into_any(),
        Tip::Of(Symbol::Chips) => chip(Suit::Waves, size, Chip::Plain).into_any(),
        Tip::Of(Symbol::Traitors) => hood(size).into_any(),
        Tip::Of(Symbol::Empire) | Tip::Of(Symbol::Rank) => {
            beam_icon(Some(LAST_RANK), size).into_any()
        }
        Tip::Of(Symbol::WouldCount) | Tip::Of(Symbol::Collapse) => collapsed(size).into_any(),
        Tip::Of(Symbol::Doubled) => doubled().into_any(),
        Tip::Of(Symbol::Highest) | Tip::Of(Symbol::Lead) => sign(Sign::Up, size).into_any(),
        Tip::Of(Symbol::Lowest) => sign(Sign::Down, size).into_any(),
        Tip::Of(Symbol::Tie) => sign(Sign::Equal, size).into_any(),
        Tip::Of(Symbol::Success) => sign(Sign::Done, size).into_any(),
        Tip::Of(Symbol::Failure) => sign(Sign::Failed, size).into_any(),
        Tip::Of(Symbol::Opener) => sign(Sign::Opens, size).into_any(),
        Tip::Of(Symbol::Used) => mini(EXAMPLE.0, size, true).into_any(),
        _ => ().into_any(),
    }
}

/// A beam with a pawn above it, as a sign.
fn collapsed(size: u32) -> impl IntoView {
    let pawn = mark(SEATS[0], size / 2);
    view! { <span class="would-count">{pawn} {beam_icon(None, size * 2 / 3)}</span> }
}

/// Draws a picture.
pub fn image(of: Picture) -> AnyView {
    match of {
        Picture::Hall => hall().into_any(),
        Picture::Card => cards([Card::AceOfWaves, Card::Journey, Card::Harvest]).into_any(),
        Picture::Draft => draft().into_any(),
        Picture::Event => event().into_any(),
        Picture::Cards => tie().into_any(),
        Picture::Trade => trade().into_any(),
        Picture::Collapse => collapse().into_any(),
    }
}

fn arrow() -> impl IntoView {
    view! {
        <svg class="g to" viewBox="0 0 24 24" width="28" height="28">
            <path d="M2 12h19M15 6l6 6-6 6" />
        </svg>
    }
}

fn face(card: Card) -> impl IntoView {
    view! { <span class="tcard">{card_face(card, &pieces::card(card))}</span> }
}

fn cards<const N: usize>(of: [Card; N]) -> impl IntoView {
    of.map(face).collect_view()
}

fn draft() -> impl IntoView {
    let card = Card::Harvest;
    let brought = card.suits().iter().map(|suit| chip(suit, 44, Chip::Plain)).collect_view();
    view! {
        {face(card)}
        {arrow()}
        <span class="brought">{brought}</span>
    }
}

/// The bids of the example: a seat and the suit of its chip.
const BIDS: [(SeatColour, Suit); 3] =
    [(SEATS[0], Suit::Moons), (SEATS[1], Suit::Moons), (SEATS[2], Suit::Suns)];

fn event() -> impl IntoView {
    let (event, _) = EXAMPLE;
    let bids = BIDS.map(|(seat, suit)| {
        view! { <span class="bid">{mark(seat, MARK)} {chip(suit, 30, Chip::Plain)}</span> }
    });
    let filled = BIDS.map(|(_, suit)| Some(suit));
    let empty = usize::from(event.rank()).saturating_sub(filled.len());
    let cells = filled.into_iter().chain(std::iter::repeat_n(None, empty)).map(|of| {
        view! { <span class="cell">{of.map(|suit| chip(suit, 24, Chip::Plain))}</span> }
    });
    view! {
        {face(event)}
        <span class="sum">
            <span class="bids">{bids.collect_view()}</span>
            <span class="cells">{cells.collect_view()}</span>
        </span>
    }
}

fn tie() -> impl IntoView {
    let (_, [forest, _]) = EXAMPLE;
    let [(ann, suit), (bea, _), _] = BIDS;
    view! {
        <span class="bid">{mark(ann, MARK)} {chips(suit, 1, 34, Chip::Plain)}</span>
        {sign(Sign::Equal, 22)}
        <span class="bid">{mark(bea, MARK)} {chips(suit, 1, 34, Chip::Plain)}</span>
        {arrow()}
        <span class="bid">{mark(ann, MARK)} {mini(forest, 44, false)} {sign(Sign::Up, 22)}</span>
    }
}

/// Draws a hall, or one of its columns, this many pixels high.
fn drawn(hall: &Hall, size: (u32, u32), only: Option<Suit>) -> impl IntoView + use<> {
    let words = text();
    let longest = Suit::ALL.map(|suit| pieces::suit(suit).chars().count());
    let place = Geometry::of(size.0, size.1, longest.into_iter().max().unwrap_or_default());
    let counts = words.hall().counts();
    let plates = HallWords { suit: pieces::suit, would_count: counts, counts };
    let markup = still(&place, hall, &SEATS, Some(&plates));
    let whole = Area { left: 0, top: 0, width: place.width, height: place.height };
    let part =
        only.map_or(whole, |suit| Area { top: 0, height: place.height, ..place.field(suit) });
    let [left, top, width, height] = [part.left, part.top, part.width, part.height].map(Tenths);
    svg::svg()
        .attr("class", format!("hall-art {}", only.map(suit_class).unwrap_or("whole")))
        .attr("viewBox", format!("{left} {top} {width} {height}"))
        .attr("aria-hidden", "true")
        .inner_html(markup)
}

/// Ranks in the middle of a game.
fn middle() -> Hall {
    let ranks = [
        (4, [5, 2, 1]),
        (5, [1, 3, 0]),
        (6, [0, 1, 2]),
        (5, [2, 2, 5]),
        (6, [0, 0, 1]),
        (4, [1, 3, 2]),
    ];
    let columns = Suit::ALL.into_iter().zip(ranks);
    Hall {
        columns: columns
            .map(|(suit, (empire, pawns))| Column::new(suit, empire, pawns.into()))
            .collect(),
    }
}

fn hall() -> impl IntoView {
    drawn(&middle(), (620, 430), None)
}

/// One column of a hall.
fn single(of: Column) -> impl IntoView {
    let suit = of.suit;
    let mut hall = middle();
    hall.columns[suit.index()] = of;
    view! { <span class="one-column">{drawn(&hall, (620, 430), Some(suit))}</span> }
}

fn trade() -> impl IntoView {
    let suit = Suit::Leaves;
    view! {
        {single(Column::new(suit, 5, vec![3, 2, 1]))}
        {arrow()}
        {single(Column { fell: true, ..Column::new(suit, 4, vec![3, 2, 0]) })}
        <span class="bid">{mark(SEATS[2], MARK)} {traitor(1, 40)}</span>
    }
}

fn collapse() -> impl IntoView {
    view! {
        {single(Column::new(Suit::Suns, 3, vec![4, 3, 1]))}
        <span class="bid">{mark(SEATS[0], MARK)} <b>"4"</b> {doubled()}</span>
        <span class="bid">{mark(SEATS[1], MARK)} <b>"3"</b></span>
    }
}
