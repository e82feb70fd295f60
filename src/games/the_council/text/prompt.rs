//! What the seat at the screen is asked, and what it has picked for it.

use super::preview::preview;
use super::said::stage::{BidBelow, TakeBelow};
use super::{Subjects, moves};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::{Action, Decision};
use crate::games::the_council::scene::drafting::Drafting;
use crate::games::the_council::scene::outcome::Brings;
use crate::games::the_council::scene::seats::{Doing, panels};
use crate::rules::Seat;
use crate::scene::{At, Confirm, Prompt};
use crate::text::{InWords, name_of, text};

/// Returns what is open.
pub fn prompt(at: &At<'_, TheCouncil>) -> Option<Prompt> {
    let (view, picked) = (at.view, at.picked);
    let kind = Kind::asked(view.table.decision.asked()).filter(|_| view.decides())?;
    let words = text().stage();
    let next = match (view.table.decision, view.table.event()) {
        (Decision::Draft(_), _) => words.choose(view.held.len()),
        (Decision::Bid(_), Some(event)) => words.do_bid(event),
        _ => words.do_commit().to_owned(),
    };
    let (draft, outcome) = (picked.shown, picked.scene.ready.as_ref().map(|(_, outcome)| outcome));
    let whole = draft.action();
    let what = match kind {
        Kind::Draft => words.take_what(),
        Kind::Bid => words.bid_what(),
        Kind::Commit => words.commit_what(),
    };
    let title = match outcome.map(|outcome| &outcome.brings) {
        Some(Brings::Card(taken)) => words.take(taken.card),
        Some(Brings::Bid(offer)) => moves::head(Action::Bid(offer.chips)),
        Some(Brings::Cards(commitment)) => moves::head(Action::Commit(commitment.cards)),
        None => what.to_owned(),
    };
    let step = match (kind, &picked.scene.drafting, &picked.scene.bids) {
        (Kind::Draft, Some(drafting), _) => {
            let Drafting { number, of, .. } = *drafting;
            words.take_below(TakeBelow { number, of })
        }
        (Kind::Bid, _, Some(bids)) => {
            let place = bids.rows.iter().position(|row| Some(row.seat) == view.seat);
            let (place, count) = (place.unwrap_or_default() + 1, bids.rows.len());
            words.bid_below(BidBelow { place, bids: count, card: bids.event })
        }
        _ => words.commit_below().to_owned(),
    };
    let word = match whole {
        Some(Action::Draft(card)) => words.take(card),
        Some(Action::Bid(chips)) => words.bid_chips(chips.total()),
        Some(Action::Commit(cards)) if cards.is_empty() => words.commit_nothing().to_owned(),
        Some(Action::Commit(cards)) => words.commit_cards(cards.len()),
        None => what.to_owned(),
    };
    let problem = picked.scene.problem.map(|why| why.in_words());
    Some(Prompt {
        is_begun: true,
        is_sheet: true,
        title,
        spoken: None,
        step,
        next: if outcome.is_some() { String::new() } else { next },
        outcome: outcome.map(|outcome| preview(outcome, at.names)),
        fact: None,
        clear: whole.map(|_| words.clear()),
        confirm: Some(Confirm {
            word,
            is_ready: whole.is_some() && problem.is_none(),
            reveals: None,
        }),
        problem,
    })
}

/// Returns who is choosing.
pub fn waiting(at: &At<'_, TheCouncil>) -> String {
    let (view, words) = (at.view, text().stage());
    let name = |seat: Seat| name_of(at.names, seat).into_owned();
    let choosing = || {
        let panels = panels(&view.table);
        let choosing = panels.iter().filter(|panel| panel.doing == Doing::Choosing);
        let names: Vec<String> = choosing.map(|panel| name(panel.seat)).collect();
        words.still_choosing(&names)
    };
    match view.table.decision {
        Decision::Over => words.game_over().to_owned(),
        Decision::Bid(seat) => words.bids_now(&name(seat)),
        Decision::Draft(_) => match view.chosen.first() {
            Some(card) => format!("{} {}", words.lies(card), choosing()),
            None => choosing(),
        },
        Decision::Commit(_) if view.seat.is_some_and(|seat| view.table.has_chosen(seat)) => {
            format!("{} {}", words.committed(), choosing())
        }
        Decision::Commit(_) => choosing(),
    }
}
