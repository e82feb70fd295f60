//! Bids that fill the steppers at one press: to lead in a suit, to reach the rank of the event, to pass.

use super::bids::counts;
use super::draft::Aim;
use super::reason::Reason;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::count::{self};
use crate::games::the_council::rules::{
    Action, CardSet, Chips, Decision, PublicState, SuitCount, View,
};
use crate::rules::Seat;

/// Bid with an aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    pub aim: Aim,
    /// Number of chips that it takes.
    pub chips: u16,
    /// The bid, or the reason why it is out of reach.
    pub offer: Result<Chips, Reason>,
}

/// Returns the bids to offer: to lead in each suit of the event, to reach its rank unless it can't fail, to pass.
/// None if the view's seat has no bid to make.
pub fn presets(view: &View) -> Vec<Preset> {
    let (Some(seat), Decision::Bid(_)) = (view.seat, view.table.decision) else {
        return Vec::new();
    };
    let Some(event) = view.table.event().filter(|_| view.decides()) else { return Vec::new() };
    let lead = |suit| {
        let needed = chips_to_lead(&view.table, seat, suit);
        let there = view.table.player(seat).chips.of(suit);
        let mut chips = Chips::NONE;
        chips.set(suit, needed);
        let reason = Reason::CantLead { suit, needed, there };
        let offer = if needed <= there { Ok(chips) } else { Err(reason) };
        Preset { aim: Aim::Lead(suit), chips: needed.into(), offer }
    };
    let can_fail = !count::succeeds(Some(0), event.rank());
    let pass = Preset { aim: Aim::Pass, chips: 0, offer: Ok(Chips::NONE) };
    let leads = event.suits().iter().map(lead);
    leads.chain(can_fail.then(|| reach(&view.table, seat, event.rank()))).chain([pass]).collect()
}

/// Returns the bid with an aim, if it is one to offer.
pub fn preset(view: &View, aim: Aim) -> Option<Preset> {
    presets(view).into_iter().find(|preset| preset.aim == aim)
}

/// Returns the fewest chips of a suit with which a seat alone would be highest there, as it stands.
pub fn chips_to_lead(table: &PublicState, seat: Seat, suit: Suit) -> u8 {
    let leads = |count: &u8| {
        let mut chips = Chips::NONE;
        chips.set(suit, *count);
        let table = table.after(seat, Action::Bid(chips));
        SuitCount::of(&table, CardSet::EMPTY, suit).winner() == Some(seat)
    };
    (1..u8::MAX).find(leads).unwrap_or(u8::MAX)
}

/// Returns the bid of the fewest chips that reaches the rank of the event: of several the one that leads in most
/// suits, then the one that leaves most chips of the suit with the fewest.
fn reach(table: &PublicState, seat: Seat, rank: u8) -> Preset {
    let aim = Aim::Reach(rank);
    let supply = table.player(seat).chips;
    let suits: Vec<Suit> = table.event_suits().iter().collect();
    let Some(event) = table.event() else {
        return Preset { aim, chips: 0, offer: Err(Reason::Reached) };
    };
    let made = count::total(&counts(table, CardSet::EMPTY, event));
    let needed = made.map_or(0, |made| u16::from(rank).saturating_sub(made));
    let there = suits.iter().map(|&suit| u16::from(supply.of(suit))).sum();
    let offer = if needed == 0 {
        Err(Reason::Reached)
    } else {
        let value = |chips: &Chips| {
            let after = table.after(seat, Action::Bid(*chips));
            let counts = counts(&after, CardSet::EMPTY, event);
            let leads = counts.iter().filter(|count| count.winner() == Some(seat)).count();
            let used = suits.iter().filter(|&&suit| chips.of(suit) > 0);
            let least = used.map(|&suit| supply.of(suit) - chips.of(suit)).min();
            (leads, least)
        };
        // The last of equal ones is taken, so that the first suits are.
        let best = splits(&suits, supply, needed).into_iter().rev().max_by_key(value);
        best.ok_or(Reason::CantReach { needed, there })
    };
    Preset { aim, chips: needed, offer }
}

/// Returns every bid of so many chips in these suits.
fn splits(suits: &[Suit], supply: Chips, count: u16) -> Vec<Chips> {
    let Some((&suit, rest)) = suits.split_first() else {
        return if count == 0 { vec![Chips::NONE] } else { Vec::new() };
    };
    let most = u16::from(supply.of(suit)).min(count) as u8;
    let with = |own: u8| {
        splits(rest, supply, count - u16::from(own)).into_iter().map(move |mut chips| {
            chips.set(suit, own);
            chips
        })
    };
    (0..=most).rev().flat_map(with).collect()
}
