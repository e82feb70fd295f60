//! Cost and gains of an action, cell by cell.

use leptos::prelude::*;

use crate::games::council_of_4::rules::components::{
    COUNCIL_SIZE, MOST_COINS, Permit, QUEENS_REWARDS,
};
use crate::games::council_of_4::rules::{Action, Kind, Slot};
use crate::games::council_of_4::scene::{Outcome, Totals};
use crate::games::council_of_4::text::city::permit_label;
use crate::games::council_of_4::text::outcome::{due, notes};
use crate::games::council_of_4::text::said::preview::{Suits, SuitsCost};
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::totals;
use crate::games::council_of_4::web::art::{
    Sign, bust, crown, permit_class, permit_face, shield, sign, space_bonus, tile_badge,
};
use crate::games::council_of_4::web::state::table;
use crate::text::said::table::Balance;
use crate::text::{labels, text};
use crate::web::art::{Icon, icon};
use crate::web::settings::preferences;
use crate::web::tip::tip;

/// Sums of what the action costs and brings, which are always in sight.
#[component]
pub fn Bill(
    action: Action,
    outcome: Outcome,
    /// Whether another seat pays and gains.
    #[prop(optional)]
    of_other: bool,
) -> impl IntoView {
    let (table, follow) = (text().table(), text().follow());
    let (pays, gains) =
        if of_other { (follow.pays(), follow.gains()) } else { (table.pay(), table.gain()) };
    // The gains of an answer are separate from the rest of the gains, in their own cells.
    let answering = action.kind() == Some(Kind::Answer);
    let gain = (!answering || of_other).then(|| gain_cell(&outcome, gains)).flatten();
    let pay = pay_cell(&outcome, pays);
    (pay.is_some() || gain.is_some()).then(|| {
        view! {
            <div class="bill">
                {pay}
                {gain}
            </div>
        }
    })
}

/// What happens, in order.
#[component]
pub fn OutcomeCells(outcome: Outcome) -> impl IntoView {
    let hints = preferences().hints;
    let elected = outcome.clone();
    let suited = move || hints.get().then(|| suits_cell(&elected)).flatten();
    view! {
        <div class="course" class:slip=outcome.is_long()>
            {election_cells(&outcome)}
            {change_cells(&outcome)}
            {chain_cell(&outcome)}
            {nobility_cell(&outcome)}
            {sets_cell(&outcome)}
            {suited}
            {notes_cell(&outcome)}
        </div>
    }
}

/// Draws the councillor who enters, and the one who leaves.
fn election_cells(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let words = text().board();
    outcome.election.map(|(council, entered, left)| {
        view! {
            <div class="cell">
                {bust(entered, 38, true)}
                <span class="two">
                    <span class="step">{words.enters(council)}</span>
                    <b>{text().pieces().colour_name(entered)}</b>
                </span>
            </div>
            <div class="cell leaves">
                {bust(left, 38, false)}
                <span class="two">
                    <span class="step">{words.falls_out()}</span>
                    <b>{text().pieces().colour_name(left)}</b>
                </span>
            </div>
        }
    })
}

/// Draws how well the hand suits the council afterwards: the one fact to judge an election by.
fn suits_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let words = text().preview();
    let ((council, ..), (before, after)) = (outcome.election?, outcome.suits?);
    let (fewer, more) = (before.cards.len(), after.cards.len());
    let suits =
        words.suits(Suits { council, before: fewer, after: more, council_size: COUNCIL_SIZE });
    let (before, after) = (before.price, after.price);
    let suits_cost = words.suits_cost(SuitsCost { council, before, after });
    Some(view! {
        <div class="cell opt">
            <span class="two">
                <span class="step">{suits}</span>
                <span class="step">{suits_cost}</span>
            </span>
        </div>
    })
}

/// Draws the permits that go under the deck, and those that come, as far as known.
fn change_cells(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let region = outcome.changed?;
    let words = text().preview();
    let table = table().view.get_untracked().table;
    let tile = |permit: Permit| {
        view! {
            <span
                class=permit_class(permit) + " sm"
                role="img"
                data-tip=tip(Tip::Of(Symbol::Permit))
                aria-label=permit_label(permit, None)>
                {permit_face(permit, 17)}
            </span>
        }
    };
    let under = Slot::ALL.into_iter().filter_map(|slot| table.permit(region, slot));
    let under = under.enumerate().map(|(at, permit)| {
        let then = (at > 0).then(|| view! { <span class="step">{words.then()}</span> });
        view! {
            {then}
            {tile(permit)}
        }
    });
    // A permit is new if no one has seen it, even if it is known because no other is left.
    let has_been_seen = |permit: &Permit| {
        let lies = Slot::ALL.into_iter().any(|slot| table.permit(region, slot) == Some(*permit));
        lies || table.decks[region.index()].under(region).any(|under| under == *permit)
    };
    let known = outcome.filled.iter().filter_map(|(_, _, permit)| *permit);
    let known: Vec<_> = known.filter(has_been_seen).map(tile).collect();
    let hidden = outcome.filled.len() - known.len();
    let known = (!known.is_empty()).then(|| {
        view! {
            <span class="step">{words.permit_comes()}</span>
            {known.into_iter().collect_view()}
        }
    });
    let left = table.decks[region.index()].len();
    Some(view! {
        <div class="cell">
            <span class="step">{words.under_deck()}</span>
            {under.collect_view()}
        </div>
        <div class="cell">
            <span class="two">
                <span class="step">{words.new_permits(hidden)}</span>
                <b>{words.deck_stays(left)}</b>
            </span>
            {known}
        </div>
    })
}

fn pay_cell(outcome: &Outcome, pays: &'static str) -> Option<impl IntoView + use<>> {
    let words = text().table();
    let (price, names) = (outcome.price, table().names());
    let coins_before = u16::from(outcome.coins.0);
    let coins = (price.coins > 0).then(|| {
        view! {
            {sign(Sign::Coins, Some(price.coins.into()), 26)}
            <b>{words.balance(Balance { before: coins_before, after: coins_before - u16::from(price.coins) })}</b>
        }
    });
    let servants_before = outcome.servants.0;
    let servants = (price.servants > 0).then(|| {
        view! {
            {sign(Sign::Servants, Some(price.servants), 26)}
            <span class="two">
                {due(outcome, &names).map(|due| view! { <span class="step due">{due}</span> })}
                <b>{words.balance(Balance { before: servants_before, after: servants_before - price.servants })}</b>
            </span>
        }
    });
    (coins.is_some() || servants.is_some()).then(|| {
        view! {
            <div class="cell">
                <span class="step">{pays}</span>
                {coins}
                {servants}
            </div>
        }
    })
}

/// Draws the chain city by city, if there is one; what waits for a choice is paler.
fn chain_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    (outcome.links.len() > 1).then(|| {
        let links = outcome.links.iter().map(|link| {
            let none = (link.gains == Totals::default()).then_some("–");
            let waits = link.waits.then(|| text().preview().to_come());
            view! {
                <span class="lnk" class:later=link.waits title=waits>
                    {none}
                    {totals(&link.gains, 22)}
                    <span>{link.city.name()}</span>
                </span>
            }
        });
        view! {
            <div class="cell opt">
                <span class="step">{text().board().chain(outcome.chain.len())}</span>
                <span class="chn">{links.collect_view()}</span>
            </div>
        }
    })
}

/// Draws everything that is gained, added up.
fn gain_cell(outcome: &Outcome, gains: &'static str) -> Option<AnyView> {
    let words = text().table();
    let total = outcome.total();
    if total == Totals::default() && outcome.then == Totals::default() && outcome.tiles.is_empty() {
        let nothing = outcome.election.is_some().then(|| {
            view! {
                <div class="cell">
                    <span class="step">{gains}</span>
                    <b>{words.gain_nothing()}</b>
                </div>
            }
        });
        return nothing.map(IntoAny::into_any);
    }
    let then = (outcome.then != Totals::default()).then(|| {
        view! {
            <span class="step">{text().preview().after_it()}</span>
            <span class="then">{totals(&outcome.then, 22)}</span>
        }
    });
    let sets = outcome.set_points();
    let sets = (sets > 0).then(|| {
        view! {
            {shield(sets, 26)}
            <span class="step">{text().board().at_the_end()}</span>
        }
    });
    let coins_after = u16::from(outcome.coins.1);
    let after = (total.coins > 0).then(|| {
        let before = coins_after - total.coins.min(coins_after);
        let full = coins_after == u16::from(MOST_COINS);
        view! { <b class:full=full>{words.balance(Balance { before, after: coins_after })}</b> }
    });
    Some(
        view! {
            <div class="cell">
                <span class="step">{gains}</span>
                <span class="total">{totals(&total, 26)}</span>
                {after}
                {sets}
                {then}
            </div>
        }
        .into_any(),
    )
}

/// Draws the steps on the nobility track, and the choices that they open.
fn nobility_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let (from, to) = outcome.nobility;
    let variant = table().view.with_untracked(|view| view.table.nobility);
    let choices = outcome.choices(variant).map(|bonus| space_bonus(bonus, 24)).collect_view();
    (from != to).then(|| {
        view! {
            <div class="cell">
                {sign(Sign::Nobility, None, 26)}
                <b>{text().table().balance(Balance { before: from.into(), after: to.into() })}</b>
                {choices}
            </div>
        }
    })
}

/// Draws the tiles that are completed.
fn sets_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let words = text().board();
    let tiles = outcome.tiles.clone();
    (!tiles.is_empty()).then(|| {
        let tiles = tiles.into_iter().map(|(tile, queens)| {
            let queens = queens.and_then(|place| QUEENS_REWARDS.get(usize::from(place)).copied());
            view! {
                <span class="rew">
                    {tile_badge(tile, 18)}
                    {shield(tile.vp(), 24)}
                    {queens
                        .map(|vp| {
                            view! {
                                <span data-tip=tip(Tip::Of(Symbol::QueensReward))>{crown(16)}</span>
                                {shield(vp, 24)}
                            }
                        })}
                </span>
            }
        });
        view! {
            <div class="cell">
                <span class="step">{words.sets()}</span>
                {tiles.collect_view()}
                <span class="step">{words.at_the_end()}</span>
            </div>
        }
    })
}

/// Draws other things to know before confirming.
fn notes_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let notes = notes(outcome);
    let eye = outcome.reveals.then(|| icon(Icon::Eye));
    (!notes.is_empty()).then(|| {
        view! {
            <div class="cell tip" class:warn=outcome.reveals>
                {eye}
                {labels::facts(notes)}
            </div>
        }
    })
}
