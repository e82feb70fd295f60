//! Gaining: bonuses, chains of tokens, the nobility track and the choices that it opens.
//!
//! Gains in progress wait in `PublicState::gains`, the innermost last. They continue until all are done or a
//! choice opens; its answer then resumes them.

use super::action::Slot;
use super::board::{City, CitySet};
use super::components::{
    Bonus, LAST_NOBILITY_SPACE, MOST_COINS, Permit, SpaceBonus, nobility_space,
};
use super::drawing;
use super::event::{Event, Gained, Source};
use super::legal::repeatable_cities;
use super::state::{Decision, Gain, State};
use crate::rules::Seat;

/// Begins a gain, ahead of all begun before.
pub(super) fn push(state: &mut State, gain: Gain) {
    // There is always room, except in positions that play never reaches: those lose the gain.
    if let Some(free) = state.table.gains.iter_mut().find(|gain| gain.is_none()) {
        *free = Some(gain);
    }
}

/// Continues the gains until all are done or a choice opens.
pub(super) fn resume(state: &mut State, seat: Seat, on_event: &mut impl FnMut(Event)) {
    // The first place is filled first and emptied last, and most actions leave nothing to resume.
    if state.table.gains[0].is_none() {
        return;
    }
    while state.table.decision == Decision::Turn
        && let Some(innermost) = state.table.gains.iter().rposition(Option::is_some)
    {
        match state.table.gains[innermost] {
            Some(Gain::Permit { permit, next, steps, refill }) => {
                go_on_with_permit(state, seat, innermost, (permit, next, steps, refill), on_event);
            }
            Some(Gain::Tokens { cities, steps }) => {
                go_on_with_tokens(state, seat, innermost, (cities, steps), on_event);
            }
            None => return,
        }
    }
}

fn go_on_with_permit(
    state: &mut State,
    seat: Seat,
    at: usize,
    (permit, next, steps, refill): (Permit, u8, u8, Option<Slot>),
    on_event: &mut impl FnMut(Event),
) {
    if steps > 0 {
        state.table.gains[at] = Some(Gain::Permit { permit, next, steps: steps - 1, refill });
        step(state, seat, Source::Permit(permit), on_event);
    } else if let Some(&bonus) = permit.bonuses().get(usize::from(next)) {
        let steps = gain(state, seat, bonus, Source::Permit(permit), on_event);
        state.table.gains[at] = Some(Gain::Permit { permit, next: next + 1, steps, refill });
    } else {
        state.table.gains[at] = None;
        if let Some(slot) = refill {
            drawing::fill_slot(state, permit.region(), slot, on_event);
        }
    }
}

fn go_on_with_tokens(
    state: &mut State,
    seat: Seat,
    at: usize,
    (cities, steps): (CitySet, u8),
    on_event: &mut impl FnMut(Event),
) {
    let Some(city) = cities.first() else {
        state.table.gains[at] = None;
        return;
    };
    let mut rest = cities;
    rest.remove(city);
    let tokens = |cities, steps| Some(Gain::Tokens { cities, steps });
    // A city stays in the set until its steps are taken, since the steps name it as their source.
    if steps > 0 {
        state.table.gains[at] = tokens(if steps > 1 { cities } else { rest }, steps - 1);
        step(state, seat, Source::Token(city), on_event);
    } else {
        let steps = gain_token(state, seat, city, on_event);
        state.table.gains[at] = tokens(if steps > 0 { cities } else { rest }, steps);
    }
}

/// Gains one bonus. Returns its steps on the nobility track, which are taken one at a time (R11).
fn gain(
    state: &mut State,
    seat: Seat,
    bonus: Bonus,
    source: Source,
    on_event: &mut impl FnMut(Event),
) -> u8 {
    match bonus {
        Bonus::Coins(amount) => gain_coins(state, seat, amount, source, on_event),
        Bonus::Servants(amount) => gain_servants(state, seat, amount, source, on_event),
        Bonus::Vp(amount) => gain_vp(state, seat, u16::from(amount), source, on_event),
        Bonus::Cards(amount) => {
            // Cards that aren't there any more are not gained (R1).
            let left = state.deck.len().saturating_add(state.table.discards.len());
            if left > 0 {
                let gain = Gained::Cards(amount.min(left));
                on_event(Event::Gained { seat, gain, source });
            }
            (0..amount).for_each(|_| drawing::draw_card(state, seat, on_event));
        }
        Bonus::Nobility(steps) => return steps,
        Bonus::MainAction => gain_main_action(state, seat, source, on_event),
    }
    0
}

/// Gains coins; those beyond the end of the track are lost (R9).
pub(super) fn gain_coins(
    state: &mut State,
    seat: Seat,
    amount: u8,
    source: Source,
    on_event: &mut impl FnMut(Event),
) {
    let player = state.table.player_mut(seat);
    let room = MOST_COINS.saturating_sub(player.coins);
    let gain = Gained::Coins { amount: amount.min(room), lost: amount.saturating_sub(room) };
    player.coins += amount.min(room);
    on_event(Event::Gained { seat, gain, source });
}

/// Gains servants, without limit (R10).
pub(super) fn gain_servants(
    state: &mut State,
    seat: Seat,
    amount: u8,
    source: Source,
    on_event: &mut impl FnMut(Event),
) {
    let player = state.table.player_mut(seat);
    player.servants = player.servants.saturating_add(u16::from(amount));
    on_event(Event::Gained { seat, gain: Gained::Servants(amount), source });
}

/// Gains one more main action for this turn.
pub(super) fn gain_main_action(
    state: &mut State,
    seat: Seat,
    source: Source,
    on_event: &mut impl FnMut(Event),
) {
    let turn = &mut state.table.turn;
    turn.main_left = turn.main_left.saturating_add(1);
    on_event(Event::Gained { seat, gain: Gained::MainAction, source });
}

fn gain_vp(
    state: &mut State,
    seat: Seat,
    amount: u16,
    source: Source,
    on_event: &mut impl FnMut(Event),
) {
    let vp = &mut state.table.player_mut(seat).vp;
    let cause = match source {
        Source::Permit(_) => &mut vp.permits,
        Source::Token(_) => &mut vp.tokens,
        // The VP of the last merchant follow from the seat that placed it.
        Source::NobilitySpace(_) | Source::Action | Source::LastMerchant => &mut vp.nobility,
    };
    *cause = cause.saturating_add(amount);
    on_event(Event::Gained { seat, gain: Gained::Vp(amount), source });
}

fn gain_token(state: &mut State, seat: Seat, city: City, on_event: &mut impl FnMut(Event)) -> u8 {
    let token = state.table.tokens.of(city);
    let bonuses = token.map_or(&[][..], |token| token.bonuses());
    bonuses.iter().map(|&bonus| gain(state, seat, bonus, Source::Token(city), on_event)).sum()
}

/// Gains the token that space 4 or 16 repeats: never a nobility token, so no step follows.
pub(super) fn gain_repeated_token(
    state: &mut State,
    seat: Seat,
    city: City,
    on_event: &mut impl FnMut(Event),
) {
    gain_token(state, seat, city, on_event);
}

/// Takes one step on the nobility track, caused by `source`; the space reached pays immediately. At the end
/// of the track, nothing happens.
fn step(state: &mut State, seat: Seat, source: Source, on_event: &mut impl FnMut(Event)) {
    let player = state.table.player_mut(seat);
    if player.nobility >= LAST_NOBILITY_SPACE {
        return;
    }
    player.nobility += 1;
    let space = player.nobility;
    on_event(Event::Gained { seat, gain: Gained::NobilityStep(space), source });
    let source = Source::NobilitySpace(space);
    match nobility_space(space, state.table.nobility) {
        None => {}
        Some(SpaceBonus::Gains(bonuses)) => {
            for &bonus in bonuses {
                gain(state, seat, bonus, source, on_event);
            }
        }
        Some(SpaceBonus::RepeatToken) => repeat_token(state, seat, on_event),
        Some(SpaceBonus::RepeatTwoTokens) => {
            let cities = repeatable_cities(&state.table, seat);
            if cities.len() > 2 {
                open(state, seat, Decision::TwoTokens, on_event);
            } else {
                // With at most one answer there is no choice (R13).
                cities.iter().for_each(|city| gain_repeated_token(state, seat, city, on_event));
            }
        }
        Some(SpaceBonus::FreePermit) if state.table.face_up().next().is_none() => {}
        Some(SpaceBonus::FreePermit) => open(state, seat, Decision::FreePermit, on_event),
        Some(SpaceBonus::RepeatPermit) => {
            let mut permits = state.table.player(seat).permits().iter();
            match (permits.next(), permits.next()) {
                (None, _) => {}
                (Some(permit), None) => {
                    push(state, Gain::Permit { permit, next: 0, steps: 0, refill: None });
                }
                (Some(_), Some(_)) => open(state, seat, Decision::RepeatPermit, on_event),
            }
        }
    }
}

fn repeat_token(state: &mut State, seat: Seat, on_event: &mut impl FnMut(Event)) {
    let cities = repeatable_cities(&state.table, seat);
    match cities.first() {
        None => {}
        Some(city) if cities.len() == 1 => gain_repeated_token(state, seat, city, on_event),
        Some(_) => open(state, seat, Decision::Token, on_event),
    }
}

fn open(state: &mut State, seat: Seat, decision: Decision, on_event: &mut impl FnMut(Event)) {
    state.table.decision = decision;
    on_event(Event::ChoiceOpened { seat, decision });
}
