//! The stage, the preview and the dock in words.

use super::{Subjects, said};
use crate::games::the_council::rules::components::{Card, Suit, Suits};
use crate::games::the_council::scene::effect::Effect;
use crate::text::text;

/// A title with a line below it.
pub type Lines = (String, String);

fn lines(title: impl Into<String>, detail: impl Into<String>) -> Lines {
    (title.into(), detail.into())
}

/// Returns the number of an event, of all that are due in the hand.
pub fn event_of(number: u8, due: u8) -> String {
    text().stage().event_of(said::stage::EventOf { number, due })
}

/// Returns the number of a card, of all that are drafted.
pub fn draft_of(number: u8, of: u8) -> String {
    text().stage().draft_of(said::stage::DraftOf { number, of })
}

/// Returns that an event cannot fail.
pub fn cannot_fail() -> Lines {
    let say = text().stage();
    lines(say.cannot_fail(), say.cannot_fail_detail())
}

/// Returns that an event succeeds by an Ace.
pub fn no_limit() -> Lines {
    let say = text().stage();
    lines(say.has_no_limit(), say.has_no_limit_detail())
}

/// Returns that an event succeeds as it stands: the bids before the open one and with it, of its rank, and whether bids
/// are still due.
pub fn succeeds(before: u16, now: u16, rank: u8, bids_due: bool) -> Lines {
    let say = text().stage();
    let before = (before != now).then_some(before);
    lines(say.succeeds(before, now, rank), say.succeeds_detail(bids_due))
}

/// Returns that an event fails as it stands: the bids before the open one and with it, of its rank, and what may still
/// save it: those who bid later, what Pawns may add, and an Ace.
pub fn fails(before: u16, now: u16, rank: u8, later: &[String], pawns: u16, ace: bool) -> Lines {
    let say = text().stage();
    let before = (before != now).then_some(before);
    let short = u16::from(rank).saturating_sub(now);
    let mut parts = Vec::new();
    parts.extend((!later.is_empty()).then(|| say.bids_due(later)));
    match (pawns, parts.is_empty()) {
        (0, _) => {}
        (_, true) => parts.push(say.pawns_may_first(pawns)),
        (_, false) => parts.push(say.pawns_may(pawns)),
    }
    if ace {
        let ace = if parts.is_empty() { say.ace_may_first() } else { say.ace_may() };
        parts.push(ace.to_owned());
    }
    lines(say.fails(said::stage::Fails { before, now, rank, short }), say.fails_detail(&parts))
}

/// Returns that an event has succeeded.
pub fn succeeded(total: Option<u16>, rank: u8) -> Lines {
    let say = text().stage();
    lines(say.succeeded(total, rank), say.succeeded_detail())
}

/// Returns that an event has failed.
pub fn failed(total: u16, rank: u8) -> Lines {
    let say = text().stage();
    lines(say.failed(total, rank), say.failed_detail())
}

/// Returns who had a hand before, and who gets the rest of it.
pub fn hand_goes(from: Option<&str>, to: Option<&str>, left: u8) -> String {
    let say = text().stage();
    let came = from.map(|name| say.hand_came(name));
    came.into_iter().chain([say.hand_goes(to, left)]).collect::<Vec<_>>().join(" ")
}

/// Returns a card in the hand: what it is, and the chips that it brings.
pub fn card(of: Card) -> String {
    text().stage().card_in_full(of, &of.suits().to_vec(), of.kind(), of.rank())
}

/// Returns what comes next.
pub fn next_is(event: Card) -> String {
    text().stage().next_is(event, event.rank(), &event.suits().to_vec())
}

/// Returns how a number broke a tie: those with the same bid, the bid, and the winner's number.
pub fn broke(suit: Suit, name: &str, others: &[String], bid: Option<u16>, number: u8) -> String {
    let all: Vec<String> = [name.to_owned()].into_iter().chain(others.iter().cloned()).collect();
    text().stage().broke(suit, name, &all, bid, number)
}

/// Returns who is lowest: those who trade, those without a rank to trade, and those whose numbers lift them.
pub fn lowest(
    suit: Suit,
    trading: &[String],
    without: &[String],
    lifted: &[(String, u8)],
) -> String {
    let say = text().stage();
    let lowest = say.lowest(said::stage::Lowest { suit, trading, without });
    let lifted = lifted.iter().map(|(name, number)| say.lifted(name, *number));
    say.sentences(&[lowest].into_iter().chain(lifted).collect::<Vec<_>>())
}

/// Returns all bids, before the open bid and with it, of the rank of the event; none have no limit.
pub fn total_of(before: Option<u16>, now: Option<u16>, rank: u8) -> String {
    let (before, now) = totals(before, now);
    text().stage().total_of(said::stage::TotalOf { before, now, rank })
}

/// Returns all bids before the open bid, if it changes them, and with it; none now have no limit.
pub(super) fn totals(before: Option<u16>, now: Option<u16>) -> (Option<u16>, Option<u16>) {
    let now = now.filter(|_| before.is_some());
    (before.filter(|_| before != now), now)
}

/// Returns how many chips more would lead, where so many are there.
pub fn to_lead(more: u8, there: u8) -> String {
    let say = text().stage();
    match there {
        _ if more <= there => say.would_lead(more),
        0 => say.out_of_reach().to_owned(),
        there => say.far_from_lead(there),
    }
}

/// Returns where a bid would be lowest if the event fails.
pub fn if_fails(of: Suits) -> Lines {
    let say = text().stage();
    lines(say.if_fails(), say.if_fails_detail(&of.to_vec()))
}

/// Returns what a card does.
pub fn effect(of: &Effect) -> Lines {
    let say = text().stage();
    match *of {
        Effect::NoLimit(suit) => lines(say.lifts_limit(suit), say.lifts_limit_detail()),
        Effect::BreaksTies { number, ref suits, ref parts } if parts.is_empty() => {
            lines(say.breaks_ties(suits), say.breaks_ties_detail(number))
        }
        Effect::BreaksTies { number, ref parts, .. } => {
            lines(say.breaks_tie(parts), say.breaks_tie_detail(number))
        }
        Effect::Adds(ref suits) => lines(say.adds(suits), say.adds_detail()),
        Effect::Traitor { in_vain: false } => lines(say.traitor(), say.traitor_detail()),
        Effect::Traitor { in_vain: true } => lines(say.no_traitor(), say.no_traitor_detail()),
        Effect::Rank { suit, from, to } => lines(say.rises(suit, from, to), say.rises_detail(to)),
    }
}

/// Returns what the lowest own card is for, if one is committed, and who opens next.
pub fn low_card(of: Option<Card>, last: bool, next: bool) -> Lines {
    let say = text().stage();
    let rank = of.map(Card::rank);
    lines(say.low_card(rank), say.low_card_detail(said::stage::LowCardDetail { rank, last, next }))
}

/// Says why a rank stays as it is: nothing is above the highest to be gained, nor below the lowest to be traded.
pub fn no_step(from: u8) -> &'static str {
    let say = text().stage();
    if from == 0 { say.no_rank() } else { say.rank_lost() }
}
