//! What everybody knows about every seat.

use leptos::prelude::*;

use super::details::SeatDetails;
use super::seated::Seated;
use crate::games::the_council::rules::components::{Suit, Suits};
use crate::games::the_council::scene::Place;
use crate::games::the_council::scene::place::Counter;
use crate::games::the_council::scene::seats::{Doing, Drafted, Panel};
use crate::games::the_council::text::{Subjects, Symbol, Tip, seat};
use crate::games::the_council::web::art::{
    Chip, Sign, chip, emblem, hood, mark, mini, mini_back, mini_place, pawn, sign, traitor,
};
use crate::games::the_council::web::state::table;
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::text::{labels, text};
use crate::web::art::{seat_class, shield};
use crate::web::layout::rests;
use crate::web::tip::tip;

/// Panels of all seats.
#[component]
pub fn SeatPanels(seated: Seated, seats: Vec<SeatRecord>) -> impl IntoView {
    let panels = (0..)
        .map(Seat)
        .zip(seats)
        .map(|(seat, record)| view! { <SeatPanel seated seat record /> })
        .collect_view();
    view! {
        <div class="seats" data-roving="line">
            {panels}
        </div>
    }
}

#[component]
fn SeatPanel(seated: Seated, seat: Seat, record: SeatRecord) -> impl IntoView {
    let (words, people) = (text().seat(), text());
    let person = record.controller == Controller::Person;
    let details = RwSignal::new(false);
    let of = move |panels: &[Panel]| panels.get(seat.index()).cloned();
    let panel = Memo::new(move |_| of(&seated.panels.read()));
    let doing =
        Memo::new(move |_| panel.read().as_ref().map_or(Doing::Nothing, |panel| panel.doing));
    let traitors =
        Memo::new(move |_| panel.read().as_ref().map(|panel| panel.traitors).unwrap_or_default());
    let deals = Memo::new(move |_| panel.read().as_ref().is_some_and(|panel| panel.deals));
    let opens = Memo::new(move |_| panel.read().as_ref().is_some_and(|panel| panel.opens));
    let points =
        Memo::new(move |_| seated.points.read().get(seat.index()).copied().unwrap_or_default());
    let acts = Memo::new(move |_| matches!(doing.get(), Doing::Choosing | Doing::Bidding));
    let (kind, brief) = match record.controller {
        Controller::Person => (people.people().person().to_owned(), None),
        Controller::Bot(level) => (people.table().bot(level), Some(people.people().bot())),
    };
    // The dealer's level has no room, but is in its tip.
    let kind = move || match (deals.get(), brief) {
        (false, _) => kind.clone(),
        (true, Some(bot)) => labels::facts([bot, words.dealer()].map(str::to_owned)),
        (true, None) => words.dealer().to_owned(),
    };
    let now = move || words.now(points.get());
    view! {
        <section
            class=format!("panel seat {}", seat_class(record.colour))
            data-place=Place::Seat(seat).to_string()
            class:on=acts
            aria-label=record.name.clone()
        >
            <button
                class="who"
                type="button"
                data-tip=tip(Tip::Seat(record.colour))
                data-say=people.table().details_of(&record.named())
                data-note=table().temper_told(seat)
                on:click=move |_| details.set(true)>
                {pawn(record.colour, 26)}
                <span>
                    <span class="nm">{record.name.clone()}</span>
                    <span class="kd">{kind}</span>
                    <span class="sr">{people.table().details_of(&record.named())}</span>
                </span>
            </button>
            {move || pill(doing.get(), person, opens.get())}
            <span
                class="hoods"
                data-place=Place::Counter(seat, Counter::Traitors).to_string()
                data-tip=tip(Tip::Of(Symbol::Traitors))
                data-say=move || words.traitor_chips(traitors.get())
            >
                {move || traitor(traitors.get(), 31)}
                <span class="sr">{move || words.traitor_chips(traitors.get())} ", "</span>
            </span>
            <span class="now" role="img" data-say=now aria-label=now>
                {move || shield(Tip::Of(Symbol::Points), points.get(), 31)}
            </span>
            <div class="supplies">
                {Suit::ALL.map(|suit| view! { <Supply seated panel seat suit /> }).collect_view()}
            </div>
            <Cards panel seat />
            <SeatDetails seated seat name=record.name.clone() open=details />
        </section>
    }
}

/// Heads of all seats with what they do, for a screen that shows their panels only on request.
#[component]
pub fn SeatStrip(seated: Seated, seats: Vec<SeatRecord>) -> impl IntoView {
    let head = |(seat, record): (Seat, SeatRecord)| {
        let panel = Memo::new(move |_| seated.panels.read().get(seat.index()).cloned());
        let acts = move || {
            let panel = panel.read();
            panel
                .as_ref()
                .is_some_and(|panel| matches!(panel.doing, Doing::Choosing | Doing::Bidding))
        };
        let person = record.controller == Controller::Person;
        let does = move || panel.get().map(|panel| does(&panel, person));
        let traitors = move || panel.get().map(|panel| traitor(panel.traitors, 21));
        view! {
            <span class=format!("panel {}", seat_class(record.colour)) class:on=acts>
                {mark(record.colour, 13)} <span class="nm">{record.name}</span> {traitors}
                <span class="now-does">{does}</span>
            </span>
        }
    };
    view! {
        <div class="seat-strip" aria-hidden="true">
            {(0..).map(Seat).zip(seats).map(head).collect_view()}
        </div>
    }
}

/// Draws what a seat does in the room of a few letters: its bid, or a word or sign.
fn does(panel: &Panel, person: bool) -> AnyView {
    match panel.doing {
        Doing::HasBid(_) if !panel.bid.is_none() => {
            let asked = panel.asked.iter().map(|suit| (suit, panel.bid.of(suit)));
            let bid = asked.filter(|&(_, count)| count > 0).map(|(suit, count)| {
                view! { {chip(suit, 15, Chip::Plain)} {count} }
            });
            bid.collect_view().into_any()
        }
        Doing::Choosing if !person => view! { <span class="dots"></span> }.into_any(),
        Doing::Chosen => sign(Sign::Done, 12).into_any(),
        Doing::Took { ranks, traitors } => took(ranks, traitors).into_any(),
        doing => seat::doing(doing, person).into_any(),
    }
}

/// Draws the ranks and traitor chips that a result brought.
fn took(ranks: Suits, traitors: u8) -> impl IntoView + use<> {
    let up = (!ranks.is_empty()).then(|| sign(Sign::Up, 11));
    let ranks = ranks.iter().map(|suit| emblem(suit, 14));
    let traitors = (traitors > 0).then(|| view! { {format!("+{traitors}")} {hood(15)} });
    view! {
        {up}
        {ranks.collect_view()}
        {traitors}
    }
}

/// Draws what a seat does: a word, or a sign while others choose; a number where there is no room for words.
fn pill(doing: Doing, person: bool, opens: bool) -> impl IntoView + use<> {
    let said = seat::doing(doing, person);
    let flag = (opens && !matches!(doing, Doing::Took { .. })).then(|| sign(Sign::Opens, 12));
    let brief = match doing {
        Doing::HasBid(count) => Some(count),
        _ => None,
    };
    let (content, is_wordy) = match doing {
        Doing::Choosing if !person => {
            let dots = view! { <span class="dots" aria-hidden="true"></span> <span class="sr">{said}</span> };
            (dots.into_any(), false)
        }
        Doing::Chosen => {
            (view! { {sign(Sign::Done, 12)} <span class="word">{said}</span> }.into_any(), false)
        }
        Doing::Took { ranks, traitors } => (took(ranks, traitors).into_any(), false),
        _ => {
            let number =
                brief.map(|count| view! { <span class="brief" aria-hidden="true">{count}</span> });
            (view! { <span class="said">{said}</span> {number} }.into_any(), brief.is_none())
        }
    };
    let is_shown = match doing {
        Doing::Nothing => false,
        Doing::Took { ranks, traitors } => !ranks.is_empty() || traitors > 0,
        _ => true,
    };
    let you = person && matches!(doing, Doing::Choosing | Doing::Bidding);
    is_shown.then(|| {
        view! {
            <span class="does" class:you=you class:wordy=is_wordy>
                {flag}
                {content}
            </span>
        }
    })
}

/// Chips of a suit that a seat has, and would have.
#[component]
fn Supply(seated: Seated, panel: Memo<Option<Panel>>, seat: Seat, suit: Suit) -> impl IntoView {
    let words = text().seat();
    let count = Memo::new(move |_| {
        panel.read().as_ref().map(|panel| panel.chips.of(suit)).unwrap_or_default()
    });
    let asked =
        Memo::new(move |_| panel.read().as_ref().is_some_and(|panel| panel.asked.contains(suit)));
    let brought = Memo::new(move |_| {
        let own = seated.brings.get().filter(|&(of, _)| of == seat);
        own.map(|(_, chips)| chips.of(suit)).unwrap_or_default()
    });
    let number = move || count.get().saturating_add(brought.get());
    view! {
        <span
            data-place=Place::Counter(seat, Counter::Chips(suit)).to_string()
            data-tip=tip(Tip::Suit(suit))
            data-say=move || words.chips_of_suit(number(), suit)
            class:ask=asked
            class:none=move || number() == 0
            class:marked=move || seated.mark.get() == Some(suit)
            on:pointerenter=move |event| {
                if rests(&event) {
                    seated.mark.set(Some(suit));
                }
            }
            on:pointerleave=move |_| seated.mark.set(None)
        >
            {chip(suit, 18, Chip::Plain)}
            <span class="n" class:more=move || { brought.get() > 0 } aria-hidden="true">
                {number}
            </span>
            <span class="sr">{move || words.chips_of_suit(number(), suit)} ", "</span>
        </span>
    }
}

/// Drafted cards, used ones struck out, and the places of those to come.
#[component]
fn Cards(panel: Memo<Option<Panel>>, seat: Seat) -> impl IntoView {
    let words = text().seat();
    let held = Memo::new(move |_| {
        let panel = panel.read();
        let cards = panel.as_ref().map(|panel| panel.cards.clone()).unwrap_or_default();
        let empty = panel.as_ref().map(|panel| panel.empty).unwrap_or_default();
        let is_chosen = panel.as_ref().is_some_and(|panel| panel.doing == Doing::Chosen);
        (cards, empty, is_chosen)
    });
    let cards = move || {
        let (cards, empty, is_chosen) = held.get();
        let places = (0..empty).map(move |at| {
            let face_down = at == 0 && is_chosen;
            let place = (at == 0).then(|| Place::Free(seat).to_string());
            let drawn = match face_down {
                true => {
                    view! { {mini_back(34)} <span class="sr">{words.face_down()}</span> }.into_any()
                }
                false => mini_place(34, None).into_any(),
            };
            view! { <span data-place=place>{drawn}</span> }
        });
        let cards = cards.into_iter().map(|Drafted { card, used, .. }| {
            view! {
                <span
                    role="img"
                    data-place=Place::Drafted(seat, card).to_string()
                    data-tip=tip(if used { Tip::Of(Symbol::Used) } else { Tip::Card(card) })
                    data-say=seat::drafted_card(card, used)
                    aria-label=seat::drafted_card(card, used)
                >
                    {mini(card, 34, used)}
                </span>
            }
        });
        (cards.collect_view(), places.collect_view())
    };
    let counts = move || {
        let (cards, ..) = held.get();
        let unused = cards.iter().filter(|card| !card.used).count();
        let fit = cards.iter().filter(|card| card.fits).count();
        view! {
            <span>{words.unused(unused)}</span>
            <span>{words.fit(fit)}</span>
        }
    };
    view! {
        <div class="minis" data-place=Place::Counter(seat, Counter::Cards).to_string()>
            {cards}
            <span class="counts" aria-hidden="true">
                {counts}
            </span>
        </div>
    }
}
