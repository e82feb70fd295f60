//! What is known about a seat, on request: its cards, its ranks beside the empire's, and where its points came from.

use leptos::prelude::*;

use super::seated::Seated;
use crate::games::the_council::rules::Score;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::Standing;
use crate::games::the_council::scene::trace::Change;
use crate::games::the_council::text::{Subjects, Tip, pieces, seat};
use crate::games::the_council::web::art::{
    Chip, beam_icon, card_face, chip, doubled, emblem, hood, traitor,
};
use crate::games::the_council::web::sheet::changed;
use crate::rules::Seat;
use crate::text::text;
use crate::web::dialog::Sheet;
use crate::web::later::{entry, part};
use crate::web::score::told;
use crate::web::tip::tip;

/// How the game stands, and what led there, for the sheet of a seat.
#[derive(Clone, Copy)]
pub struct Background {
    /// The score if the game ended now.
    pub standing: Memo<Standing>,
    /// Rank of each seat and of the empire in each suit.
    pub ranks: Memo<Vec<(Suit, Vec<u8>, u8)>>,
    /// Returns what changed a seat's ranks and traitor chips, in the order of the log.
    pub changes: Callback<Seat, Vec<Change>>,
}

/// Sheet of a seat.
#[component]
pub fn SeatDetails(
    seated: Seated,
    seat: Seat,
    name: String,
    /// Whether it is shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Sheet open title=name hangs=true>
            {move || open.get().then(|| part(move || possessions(seated, seat), None))}
        </Sheet>
    }
}

entry! {
    /// Shows the possessions of a seat.
    the_council_after, fetch_details: fn possessions(seated: Seated, seat: Seat) -> AnyView {
        view! { <Possessions seated seat /> }.into_any()
    }
}

#[component]
fn Possessions(seated: Seated, seat: Seat) -> impl IntoView {
    let words = text().seat();
    let background: Background = expect_context();
    let panel = move || seated.panels.read().get(seat.index()).cloned();
    let cards = move || {
        let cards = panel()?.cards;
        let cards = cards.into_iter().map(|card| {
            let name = pieces::card(card.card);
            view! {
                <span
                    class="tcard"
                    class:used=card.used
                    role="img"
                    data-tip=tip(Tip::Card(card.card))
                    aria-label=seat::drafted_card(card.card, card.used)
                >
                    {card_face(card.card, &name)}
                </span>
            }
        });
        Some(cards.collect_view())
    };
    let counts = move || {
        let panel = panel()?;
        let chips = Suit::ALL.map(|suit| {
            view! {
                <span class="row">
                    {chip(suit, 20, Chip::Plain)} <b aria-hidden="true">{panel.chips.of(suit)}</b>
                    <span class="sr">{words.chips_of_suit(panel.chips.of(suit), suit)} ", "</span>
                </span>
            }
        });
        Some(view! {
            {chips.collect_view()}
            <span class="row">
                {traitor(panel.traitors, 24)}
                <span class="sr">{words.traitor_chips(panel.traitors)}</span>
            </span>
        })
    };
    let rows = move || {
        let standing = background.standing.read();
        let score = standing.scores.get(seat.index()).copied().unwrap_or_default();
        let row = |(suit, pawns, empire): &(Suit, Vec<u8>, u8)| {
            let rank = pawns.get(seat.index()).copied().unwrap_or_default();
            view! { <RankRow suit=*suit rank empire=*empire score /> }
        };
        background.ranks.read().iter().map(row).collect_view()
    };
    let total = move || background.standing.read().total(seat);
    let traitors = move || panel().map(|panel| panel.traitors);
    let changes = move || {
        view! { <div class="moves">{told(changed(&background.changes.run(seat)))}</div> }
    };
    view! {
        <div class="possessions of-a-seat">
            <div class="row wrap">{counts}</div>
            <span class="cap">{words.cards()}</span>
            <div class="drafted">{cards}</div>
            <table class="tally">
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {words.ranks()}
                        </th>
                        <th scope="col" class="cap">
                            {words.empire()}
                        </th>
                        <th scope="col" class="cap">
                            {words.points()}
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {rows} <tr>
                        <th scope="row" colspan="2">
                            <span class="row">{hood(20)} {text().causes().traitors()}</span>
                        </th>
                        <td>{traitors}</td>
                    </tr> <tr class="total">
                        <th scope="row" colspan="2">
                            {text().rail().ended_now()}
                        </th>
                        <td>{total}</td>
                    </tr>
                </tbody>
            </table>
            <span class="cap">{words.came_from()}</span>
            {changes}
        </div>
    }
}

/// Rank in a suit, beside the empire's, and its points now.
#[component]
fn RankRow(suit: Suit, rank: u8, empire: u8, score: Score) -> impl IntoView {
    let at = suit.index();
    let points = score.ranks[at] + score.doubled[at];
    view! {
        <tr>
            <th scope="row">
                <span class="row">{emblem(suit, 18)} {pieces::suit(suit)} " " <b>{rank}</b></span>
            </th>
            <td>{beam_icon(Some(empire), 20)} <span class="sr">{empire}</span></td>
            <td>
                {(score.doubled[at] > 0).then(doubled)} {points}
            </td>
        </tr>
    }
}
