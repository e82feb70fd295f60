//! Carrying out an action: paying, the four main and four quick actions, and the order of turns.

use super::action::{Action, Slot};
use super::board::{City, Region};
use super::bonus;
use super::components::{
    COUNCIL_SIZE, Colour, Council, ELECTION_COINS, LAST_MERCHANT_VP, MERCHANTS, Permit,
    QUEENS_REWARDS, RewardTile, SERVANTS_ENGAGED,
};
use super::drawing;
use super::event::{Event, Gained, Price, Source};
use super::legal::{self, Illegal};
use super::state::{Decision, Gain, LastRound, State};
use crate::rules::Seat;

/// Carries out an action and everything that follows from it until the next decision.
pub(super) fn apply(
    state: &mut State,
    action: Action,
    on_event: &mut impl FnMut(Event),
) -> Result<(), Illegal> {
    let seat = state.table.turn.seat;
    // Each action is checked where it is carried out, so that actions are told apart only once.
    let (table, hand) = (&state.table, state.hand(seat));
    match action {
        Action::Elect { colour, council } => {
            legal::elect(table, colour)?;
            take_main(state);
            elect(state, seat, colour, council, false, on_event);
            bonus::gain_coins(state, seat, ELECTION_COINS, Source::Action, on_event);
            return Ok(());
        }
        Action::Acquire { region, slot, payment } => {
            let price = legal::acquire(table, hand, region, slot, payment)?;
            pay(state, seat, price, on_event);
            take_main(state);
            take_permit(state, seat, region, slot, false, on_event);
            bonus::resume(state, seat, on_event);
            return Ok(());
        }
        Action::Place { permit, city } => {
            let price = legal::place(table, permit, city)?;
            pay(state, seat, price, on_event);
            take_main(state);
            let player = state.table.player_mut(seat);
            player.ready.remove(permit);
            player.used.insert(permit);
            place(state, seat, city, Some(permit), on_event);
        }
        Action::PlaceWithQueen { city, payment } => {
            let price = legal::place_with_queen(table, hand, city, payment)?;
            pay(state, seat, price, on_event);
            take_main(state);
            on_event(Event::QueenMoved { from: state.table.queen, to: city });
            state.table.queen = city;
            place(state, seat, city, None, on_event);
        }
        Action::EngageServant => {
            let price = legal::engage_servant(table)?;
            pay(state, seat, price, on_event);
            state.table.turn.quick_taken = true;
            bonus::gain_servants(state, seat, SERVANTS_ENGAGED, Source::Action, on_event);
            return Ok(());
        }
        Action::ChangePermits { region } => {
            let price = legal::change_permits(table, region)?;
            pay(state, seat, price, on_event);
            state.table.turn.quick_taken = true;
            change_permits(state, seat, region, on_event);
            return Ok(());
        }
        Action::SendServant { colour, council } => {
            let price = legal::send_servant(table, colour)?;
            pay(state, seat, price, on_event);
            state.table.turn.quick_taken = true;
            elect(state, seat, colour, council, true, on_event);
            return Ok(());
        }
        Action::AdditionalMain => {
            let price = legal::additional_main(table)?;
            pay(state, seat, price, on_event);
            state.table.turn.quick_taken = true;
            bonus::gain_main_action(state, seat, Source::Action, on_event);
            return Ok(());
        }
        Action::EndTurn => {
            legal::end_turn(table)?;
            end_turn(state, seat, on_event);
            return Ok(());
        }
        Action::ChooseToken { city } => {
            legal::choose_token(table, city)?;
            state.table.decision = Decision::Turn;
            bonus::gain_repeated_token(state, seat, city, on_event);
        }
        Action::TakePermit { region, slot } => {
            legal::take_permit(table, region, slot)?;
            state.table.decision = Decision::Turn;
            take_permit(state, seat, region, slot, true, on_event);
        }
        Action::DeclinePermit => {
            legal::answers(table, Decision::FreePermit)?;
            state.table.decision = Decision::Turn;
            on_event(Event::PermitDeclined { seat });
        }
        Action::RepeatPermit { permit } => {
            legal::repeat_permit(table, permit)?;
            state.table.decision = Decision::Turn;
            bonus::push(state, Gain::Permit { permit, next: 0, steps: 0, refill: None });
        }
        Action::ChooseTokens { first, second } => {
            legal::choose_tokens(table, first, second)?;
            state.table.decision = Decision::Turn;
            bonus::gain_repeated_token(state, seat, first, on_event);
            bonus::gain_repeated_token(state, seat, second, on_event);
        }
    }
    // The last merchant may have been placed by the action itself, or before the choice that it answers.
    bonus::resume(state, seat, on_event);
    begin_last_round(state, seat, on_event);
    Ok(())
}

fn pay(state: &mut State, seat: Seat, price: Price, on_event: &mut impl FnMut(Event)) {
    if price == Price::default() {
        return;
    }
    let player = state.table.player_mut(seat);
    player.coins = player.coins.saturating_sub(price.coins);
    player.servants = player.servants.saturating_sub(price.servants);
    if !price.cards.is_empty() {
        let hand = state.hand_mut(seat);
        *hand = hand.minus(price.cards);
        state.table.discards = state.table.discards.plus(price.cards);
    }
    on_event(Event::Paid { seat, price });
}

fn take_main(state: &mut State) {
    let turn = &mut state.table.turn;
    turn.main_left = turn.main_left.saturating_sub(1);
    turn.main_taken = true;
}

fn elect(
    state: &mut State,
    seat: Seat,
    entered: Colour,
    council: Council,
    by_servant: bool,
    on_event: &mut impl FnMut(Event),
) {
    let places = &mut state.table.councils[council.index()];
    let left = places[COUNCIL_SIZE - 1];
    places.rotate_right(1);
    places[0] = entered;
    state.table.reserve[entered.index()] -= 1;
    state.table.reserve[left.index()] += 1;
    on_event(Event::Elected { seat, council, entered, left, by_servant });
}

fn take_permit(
    state: &mut State,
    seat: Seat,
    region: Region,
    slot: Slot,
    free: bool,
    on_event: &mut impl FnMut(Event),
) {
    if let Some(permit) = state.table.face_up[region.index()][slot.index()].take() {
        state.table.player_mut(seat).ready.insert(permit);
        on_event(Event::PermitTaken { seat, permit, slot, free });
        bonus::push(state, Gain::Permit { permit, next: 0, steps: 0, refill: Some(slot) });
    }
}

fn change_permits(state: &mut State, seat: Seat, region: Region, on_event: &mut impl FnMut(Event)) {
    for slot in Slot::ALL {
        if let Some(permit) = state.table.face_up[region.index()][slot.index()].take() {
            state.table.decks[region.index()].put_under(permit);
        }
    }
    on_event(Event::PermitsChanged { seat, region });
    drawing::fill_slots(state, region, on_event);
}

/// Places a merchant: reward tiles first, then the tokens of the chain (R6).
fn place(
    state: &mut State,
    seat: Seat,
    city: City,
    permit: Option<Permit>,
    on_event: &mut impl FnMut(Event),
) {
    state.table.player_mut(seat).merchants.insert(city);
    on_event(Event::MerchantPlaced { seat, city, permit });

    let colour = state.table.board.colour(city);
    let of_region = Some(RewardTile::of_region(city.region()));
    for tile in [of_region, RewardTile::of_colour(colour)].into_iter().flatten() {
        claim(state, seat, tile, on_event);
    }

    let merchants = state.table.player(seat).merchants;
    let mut chain = state.table.board.connected_group(city, merchants);
    chain.remove(city);
    // The placed city's token comes first, then the others in letter order: the inner gain is finished before
    // the outer one continues.
    bonus::push(state, Gain::Tokens { cities: chain, steps: 0 });
    bonus::push(state, Gain::Tokens { cities: super::board::CitySet::of(city), steps: 0 });
}

fn claim(state: &mut State, seat: Seat, tile: RewardTile, on_event: &mut impl FnMut(Event)) {
    let complete = state.table.player(seat).merchants.contains_all(state.table.cities_of(tile));
    if !complete || state.table.owner(tile).is_some() {
        return;
    }
    let left = &mut state.table.queens_rewards_left;
    let queens_reward = left.checked_sub(1).map(|rest| {
        let place = QUEENS_REWARDS.len() as u8 - *left;
        *left = rest;
        place
    });
    let player = state.table.player_mut(seat);
    player.reward_tiles.insert(tile);
    if let Some(place) = queens_reward {
        player.queens_rewards.insert(usize::from(place));
    }
    on_event(Event::RewardTileClaimed { seat, tile, queens_reward });
}

/// Gives VP to the first to place the last merchant, once the chain is done (R7, R23).
fn begin_last_round(state: &mut State, seat: Seat, on_event: &mut impl FnMut(Event)) {
    let done = state.table.decision == Decision::Turn;
    let all_placed = state.table.player(seat).merchants.len() == usize::from(MERCHANTS);
    if done && all_placed && state.table.last_round.is_none() {
        let turns_left = state.table.seats - 1;
        state.table.last_round = Some(LastRound { by: seat, turns_left });
        let gain = Gained::Vp(LAST_MERCHANT_VP);
        on_event(Event::Gained { seat, gain, source: Source::LastMerchant });
        on_event(Event::LastRoundBegan { seat });
    }
}

fn end_turn(state: &mut State, seat: Seat, on_event: &mut impl FnMut(Event)) {
    on_event(Event::TurnEnded { seat });
    if let Some(last) = &mut state.table.last_round {
        match last.turns_left.checked_sub(1) {
            Some(left) => last.turns_left = left,
            None => {
                state.table.decision = Decision::Over;
                on_event(Event::GameEnded);
                return;
            }
        }
    }
    begin_turn(state, false, on_event);
}

/// Begins the next turn, or the very first one, with its card.
pub(super) fn begin_turn(state: &mut State, very_first: bool, on_event: &mut impl FnMut(Event)) {
    if !very_first {
        state.table.turn = state.table.turn.next(state.table.seats);
    }
    let turn = state.table.turn;
    on_event(Event::TurnBegan { seat: turn.seat, number: turn.number });
    drawing::draw_card(state, turn.seat, on_event);
}
