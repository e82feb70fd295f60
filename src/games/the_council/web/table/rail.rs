//! What stands beside the sheet: the events of the hand, the score if the game ended now, and what cards do.

use leptos::prelude::*;

use crate::games::the_council::rules::Score;
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::scene::drafting::Nearest;
use crate::games::the_council::scene::events::Events;
use crate::games::the_council::scene::{Place, Standing};
use crate::games::the_council::text::said::rail::HandAndDeck;
use crate::games::the_council::text::{Subjects, Symbol, Tip, pieces};
use crate::games::the_council::web::art::{
    Chip, Sign, chip, kind_mark, mark, mini, mini_place, sign, traitor,
};
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::{name_of, text};
use crate::web::art::shield;
use crate::web::tip::tip;

/// Events of the hand: those gone by with their results, the current one, and those to come.
#[component]
pub fn EventsPanel(
    #[prop(into)] events: Signal<Events>,
    #[prop(into)] hand: Signal<u8>,
) -> impl IntoView {
    let words = text().rail();
    let begun = move |number: usize, card: Card, success: Option<bool>| {
        let state = match success {
            Some(true) => sign(Sign::Done, 13).into_any(),
            Some(false) => sign(Sign::Failed, 12).into_any(),
            None => words.now().into_any(),
        };
        view! {
            <li class:current=success.is_none() class:failed=success == Some(false)>
                <span
                    role="img"
                    data-tip=tip(Tip::Card(card))
                    data-say=words.event(number, card, success)
                    aria-label=words.event(number, card, success)
                >
                    {mini(card, 36, false)}
                </span>
                <span class="state" aria-hidden="true">
                    {state}
                </span>
            </li>
        }
    };
    let list = move || {
        let events = events.get();
        let count = events.begun.len();
        let numbered = (1..).zip(events.begun);
        let begun = numbered.map(|(number, (card, success))| begun(number, card, success));
        let to_come = usize::from(events.due).saturating_sub(count);
        let places = (count + 1..=usize::from(events.due)).map(|number| {
            let number = u8::try_from(number).ok();
            view! { <li aria-hidden="true" data-tip=tip(Tip::Of(Symbol::EventsLeft))>
                {mini_place(36, number)}
            </li> }
        });
        view! {
            {begun.collect_view()}
            {places.collect_view()}
            {(to_come > 0).then(|| view! { <li class="sr">{words.to_come(to_come)}</li> })}
        }
    };
    let many = move || events.read().due > 10;
    view! {
        <section
            class="panel events"
            class:many=many
            data-place=Place::Events.to_string()
            aria-label=words.events()
        >
            <header class="row">
                <h3>{words.events()}</h3>
                <span class="note long" data-tip=tip(Tip::Of(Symbol::EventDeck))>
                    {move || words.hand_and_deck(HandAndDeck { hand: hand.get(), deck: events.read().deck })}
                </span>
                <span class="note short" data-tip=tip(Tip::Of(Symbol::EventDeck))>{move || words.deck(events.read().deck)}</span>
            </header>
            <ol role="list">{list}</ol>
        </section>
    }
}

/// Points of every seat if the game ended now.
#[component]
pub fn StandingPanel(
    #[prop(into)] standing: Signal<Standing>,
    seats: Vec<SeatRecord>,
) -> impl IntoView {
    let words = text().rail();
    let row = |(seat, who): (Seat, SeatRecord)| {
        let score = Memo::new(move |_| {
            standing.read().scores.get(seat.index()).copied().unwrap_or_default()
        });
        view! {
            <li>
                {mark(who.colour, 15)} <b class="nm">{who.name.clone()}</b>
                <span class="causes">{move || causes(score.get())}</span>
                {move || shield(Tip::Of(Symbol::Points), score.get().total(), 25)}
                <span class="sr">
                    {move || text().cover().points(score.get().total())}
                </span>
            </li>
        }
    };
    let rows = (0..).map(Seat).zip(seats).map(row).collect_view();
    let counting = Memo::new(move |_| standing.read().counting);
    let is_over = Memo::new(move |_| standing.read().is_over);
    let is_last = Memo::new(move |_| standing.read().is_last_hand);
    let title = move || if is_over.get() { text().score().title() } else { words.ended_now() };
    let says = move || match counting.get() {
        suits if is_over.get() => words.counted(&suits.to_vec()),
        suits if suits.is_empty() => words.nobody_above().to_owned(),
        suits if suits == Suits::ALL && is_last.get() => words.all_count().to_owned(),
        suits => words.above(&suits.to_vec(), is_last.get()),
    };
    let short = move || {
        let suits = counting.get();
        match is_over.get() {
            true => Some(words.counted(&suits.to_vec())),
            // All are no words for a short note.
            false if suits.is_empty() || suits == Suits::ALL => None,
            false => Some(words.would_count(&suits.to_vec())),
        }
    };
    view! {
        <section
            class="panel ended-now"
            data-place=Place::Standing.to_string()
            aria-label=title
        >
            <header class="row">
                <h3>{title}</h3>
                <span class="note short">{short}</span>
            </header>
            <ol role="list">{rows}</ol>
            <p class="note long">{says}</p>
        </section>
    }
}

/// Draws the points of a seat by cause.
fn causes(score: Score) -> impl IntoView + use<> {
    let suits = Suit::ALL.into_iter().filter_map(move |suit| {
        let (ranks, more) = (score.ranks[suit.index()], score.doubled[suit.index()]);
        let points = u16::from(ranks) + u16::from(more);
        (points > 0).then(|| {
            view! {
                <span class="row" data-tip=tip(if more > 0 { Tip::Of(Symbol::Doubled) } else { Tip::Suit(suit) })>
                    {chip(suit, 16, Chip::Plain)} <b aria-hidden="true">{points}</b>
                    <span class="sr">{text().rail().points_of(points, suit)} ", "</span>
                </span>
            }
        })
    });
    view! {
        {traitor(score.traitors, 23)}
        <span class="sr">{text().seat().traitor_chips(score.traitors)} ", "</span>
        {suits.collect_view()}
    }
}

/// What each kind of card does when it is revealed.
#[component]
pub fn CardsPanel() -> impl IntoView {
    let words = text().rail();
    let row = |kind: Kind| {
        let (name, effect) = (words.kind_mark(kind), words.kind_effect(kind));
        view! {
            <li data-tip=tip(Tip::Kind(kind))>
                {kind_mark(kind, 20)} <b>{name}</b> <span>{effect}</span>
            </li>
        }
    };
    let kinds = [Kind::Ace, Kind::Number, Kind::Pawn, Kind::Court, Kind::Crown];
    view! {
        <section class="panel cards-do" aria-label=words.what_cards_do()>
            <header class="row">
                <h3>{words.what_cards_do()}</h3>
            </header>
            <ul role="list">{kinds.map(row).collect_view()}</ul>
            <p class="note">{words.only_shared()}</p>
        </section>
    }
}

/// Who is nearest to the empire in the suits of a card.
#[component]
pub fn NearestPanel(
    #[prop(into)] nearest: Signal<Vec<Nearest>>,
    seats: Vec<SeatRecord>,
) -> impl IntoView {
    let words = text().rail();
    let seats = StoredValue::new(seats);
    let row = move |of: Nearest| {
        let (marks, names) = seats.with_value(|seats| {
            let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
            let there = of.seats.iter().filter_map(|seat| seats.get(seat.index()));
            let marks = there.map(|who| mark(who.colour, 14)).collect_view();
            let named = of.seats.iter().map(|seat| name_of(&names, seat).into_owned());
            (marks, named.collect::<Vec<_>>())
        });
        // Names of several have no room: their heads stand for them.
        let named = match names.as_slice() {
            [one] => view! { <b class="nm">{one.clone()}</b> }.into_any(),
            _ => view! { <span class="sr">{text().labels().parts(&names)}</span> }.into_any(),
        };
        view! {
            <li>
                {chip(of.suit, 18, Chip::Plain)}
                <span class="suit">{pieces::suit(of.suit)}</span> <span class="row">
                    {marks} {named} <b>{of.rank}</b>
                    <span class="muted">{words.of_empire(of.empire)}</span>
                </span>
            </li>
        }
    };
    let rows = move || nearest.get().into_iter().map(row).collect_view();
    view! {
        <section class="nearest" aria-label=words.nearest()>
            <h3>{words.nearest()}</h3>
            <ul role="list">{rows}</ul>
        </section>
    }
}
