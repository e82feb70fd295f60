//! Legality: the actions allowed now, their prices, and the reasons why others are not allowed.
//!
//! Everything here follows from the public table and the hand of the deciding seat, so it works on states and
//! views alike.

use super::action::{Action, Slot};
use super::board::Region;
use super::board::{City, CitySet};
use super::cards::Cards;
use super::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, COUNCIL_PRICES, Colour, Council,
    JOKER_PRICE, Permit, ROAD_PRICE, SEND_SERVANTS, SERVANT_PRICE, SERVANTS_PER_OTHER_MERCHANT,
};
use super::event::Price;
use super::state::{Decision, PublicState};
use crate::rules::Seat;
use crate::rules::form::Formed;

/// Reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Formed)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// A choice is open: only its answers are legal (R20).
    ChoiceOpen(Decision),
    /// The action answers a choice that is not open.
    NoSuchChoice,
    /// No main action is left in this turn.
    NoMainActionLeft,
    /// The quick action of this turn has been taken.
    QuickActionTaken,
    /// The turn can't end before its main action.
    MainActionFirst,
    /// No such councillor is in the reserve.
    NotInReserve(Colour),
    /// The slot holds no face-up permit.
    NoPermitThere(Region, Slot),
    /// No card is offered.
    NoCards,
    /// The cards are not all in the hand.
    CardsNotInHand,
    /// A card matches no remaining councillor.
    CardsDontMatch(Council),
    /// Too few coins.
    Coins {
        /// Number of coins needed.
        needed: u16,
        /// Coins of the player.
        have: u8,
    },
    /// Too few servants.
    Servants {
        /// Number of servants needed.
        needed: u16,
        /// Servants of the player.
        have: u16,
    },
    /// The player does not have the permit.
    NotYourPermit(Permit),
    /// The permit has been used.
    PermitUsed(Permit),
    /// The city is not on the permit.
    CityNotOnPermit(Permit, City),
    /// The player has a merchant there already.
    MerchantThere(City),
    /// The player has placed all merchants.
    NoMerchantLeft,
    /// The region's deck is empty (R8).
    DeckEmpty(Region),
    /// The city has no merchant of the player.
    NoMerchantThere(City),
    /// The city has no token, or a nobility token.
    NotRepeatable(City),
    /// The two cities are not different or not in letter order.
    NotAPair(#[form(key = "first")] City, #[form(key = "second")] City),
}

/// Returns the price of an action.
///
/// # Errors
/// Returns the reason why the action is not legal.
pub fn check(table: &PublicState, hand: Cards, action: Action) -> Result<Price, Illegal> {
    match action {
        Action::Elect { colour, .. } => elect(table, colour),
        Action::Acquire { region, slot, payment } => acquire(table, hand, region, slot, payment),
        Action::Place { permit, city } => place(table, permit, city),
        Action::PlaceWithQueen { city, payment } => place_with_queen(table, hand, city, payment),
        Action::EngageServant => engage_servant(table),
        Action::ChangePermits { region } => change_permits(table, region),
        Action::SendServant { colour, .. } => send_servant(table, colour),
        Action::AdditionalMain => additional_main(table),
        Action::EndTurn => end_turn(table),
        Action::ChooseToken { city } => choose_token(table, city),
        Action::TakePermit { region, slot } => take_permit(table, region, slot),
        Action::DeclinePermit => answers(table, Decision::FreePermit),
        Action::RepeatPermit { permit } => repeat_permit(table, permit),
        Action::ChooseTokens { first, second } => choose_tokens(table, first, second),
    }
}

pub(super) fn elect(table: &PublicState, colour: Colour) -> Result<Price, Illegal> {
    main_action(table)?;
    in_reserve(table, colour)?;
    Ok(Price::default())
}

pub(super) fn acquire(
    table: &PublicState,
    hand: Cards,
    region: Region,
    slot: Slot,
    payment: Cards,
) -> Result<Price, Illegal> {
    main_action(table)?;
    table.permit(region, slot).ok_or(Illegal::NoPermitThere(region, slot))?;
    let coins = council_price(table, hand, Council::Region(region), payment)?;
    pay(table, Price { cards: payment, ..Price::default() }, coins)
}

pub(super) fn place(table: &PublicState, permit: Permit, city: City) -> Result<Price, Illegal> {
    main_action(table)?;
    let seat = table.turn.seat;
    let player = table.player(seat);
    if !player.ready.contains(permit) {
        let used = player.used.contains(permit);
        let not_yours = Illegal::NotYourPermit(permit);
        return Err(if used { Illegal::PermitUsed(permit) } else { not_yours });
    }
    if !permit.cities().contains(city) {
        return Err(Illegal::CityNotOnPermit(permit, city));
    }
    pay(table, placing_price(table, seat, city)?, 0)
}

pub(super) fn place_with_queen(
    table: &PublicState,
    hand: Cards,
    city: City,
    payment: Cards,
) -> Result<Price, Illegal> {
    main_action(table)?;
    let placing = placing_price(table, table.turn.seat, city)?;
    let coins = council_price(table, hand, Council::Queen, payment)?
        + u16::from(table.board.distance(table.queen, city) * ROAD_PRICE);
    pay(table, Price { cards: payment, ..placing }, coins)
}

pub(super) fn engage_servant(table: &PublicState) -> Result<Price, Illegal> {
    quick_action(table)?;
    pay(table, Price::default(), u16::from(SERVANT_PRICE))
}

pub(super) fn change_permits(table: &PublicState, region: Region) -> Result<Price, Illegal> {
    quick_action(table)?;
    if table.decks[region.index()].is_empty() {
        return Err(Illegal::DeckEmpty(region));
    }
    pay(table, Price { servants: CHANGE_PERMITS_SERVANTS, ..Price::default() }, 0)
}

pub(super) fn send_servant(table: &PublicState, colour: Colour) -> Result<Price, Illegal> {
    quick_action(table)?;
    in_reserve(table, colour)?;
    pay(table, Price { servants: SEND_SERVANTS, ..Price::default() }, 0)
}

pub(super) fn additional_main(table: &PublicState) -> Result<Price, Illegal> {
    quick_action(table)?;
    pay(table, Price { servants: ADDITIONAL_MAIN_SERVANTS, ..Price::default() }, 0)
}

pub(super) fn end_turn(table: &PublicState) -> Result<Price, Illegal> {
    match table.decision {
        Decision::Over => Err(Illegal::GameOver),
        Decision::Turn if table.turn.main_taken => Ok(Price::default()),
        Decision::Turn => Err(Illegal::MainActionFirst),
        decision => Err(Illegal::ChoiceOpen(decision)),
    }
}

pub(super) fn choose_token(table: &PublicState, city: City) -> Result<Price, Illegal> {
    answers(table, Decision::Token)?;
    repeatable(table, city)
}

pub(super) fn take_permit(
    table: &PublicState,
    region: Region,
    slot: Slot,
) -> Result<Price, Illegal> {
    answers(table, Decision::FreePermit)?;
    table.permit(region, slot).ok_or(Illegal::NoPermitThere(region, slot))?;
    Ok(Price::default())
}

pub(super) fn repeat_permit(table: &PublicState, permit: Permit) -> Result<Price, Illegal> {
    answers(table, Decision::RepeatPermit)?;
    if !table.player(table.turn.seat).permits().contains(permit) {
        return Err(Illegal::NotYourPermit(permit));
    }
    Ok(Price::default())
}

pub(super) fn choose_tokens(
    table: &PublicState,
    first: City,
    second: City,
) -> Result<Price, Illegal> {
    answers(table, Decision::TwoTokens)?;
    if first >= second {
        return Err(Illegal::NotAPair(first, second));
    }
    repeatable(table, first)?;
    repeatable(table, second)
}

/// Checks that this choice is open.
pub(super) fn answers(table: &PublicState, choice: Decision) -> Result<Price, Illegal> {
    match table.decision {
        open if open == choice => Ok(Price::default()),
        Decision::Over => Err(Illegal::GameOver),
        _ => Err(Illegal::NoSuchChoice),
    }
}

/// Returns the cities whose token the spaces 4 and 16 offer to a seat.
pub fn repeatable_cities(table: &PublicState, seat: Seat) -> CitySet {
    table.tokens.repeatable(table.player(seat).merchants)
}

fn repeatable(table: &PublicState, city: City) -> Result<Price, Illegal> {
    let seat = table.turn.seat;
    if !table.player(seat).merchants.contains(city) {
        Err(Illegal::NoMerchantThere(city))
    } else if repeatable_cities(table, seat).contains(city) {
        Ok(Price::default())
    } else {
        Err(Illegal::NotRepeatable(city))
    }
}

/// Checks that a main action may be taken now.
///
/// # Errors
/// Returns an error if none is left, or something else must be decided first.
pub fn main_action(table: &PublicState) -> Result<(), Illegal> {
    match table.decision {
        Decision::Over => Err(Illegal::GameOver),
        Decision::Turn if table.turn.main_left > 0 => Ok(()),
        Decision::Turn => Err(Illegal::NoMainActionLeft),
        decision => Err(Illegal::ChoiceOpen(decision)),
    }
}

/// Checks that the quick action may be taken now.
///
/// # Errors
/// Returns an error if it has been taken, or something else must be decided first.
pub fn quick_action(table: &PublicState) -> Result<(), Illegal> {
    match table.decision {
        Decision::Over => Err(Illegal::GameOver),
        Decision::Turn if !table.turn.quick_taken => Ok(()),
        Decision::Turn => Err(Illegal::QuickActionTaken),
        decision => Err(Illegal::ChoiceOpen(decision)),
    }
}

fn in_reserve(table: &PublicState, colour: Colour) -> Result<(), Illegal> {
    if table.reserve[colour.index()] > 0 { Ok(()) } else { Err(Illegal::NotInReserve(colour)) }
}

/// Returns the price of placing in the city, before any other costs: servants for the others there.
///
/// # Errors
/// Returns an error if the seat may not place there, regardless of what it can pay.
pub fn placing_price(table: &PublicState, seat: Seat, city: City) -> Result<Price, Illegal> {
    let player = table.player(seat);
    if player.merchants_left() == 0 {
        Err(Illegal::NoMerchantLeft)
    } else if player.merchants.contains(city) {
        Err(Illegal::MerchantThere(city))
    } else {
        let servants = table.other_merchants(seat, city) * SERVANTS_PER_OTHER_MERCHANT;
        Ok(Price { servants, ..Price::default() })
    }
}

/// Returns the coins for satisfying a council with these cards.
///
/// # Errors
/// Returns an error if the cards don't satisfy it or are not in the hand.
pub fn council_price(
    table: &PublicState,
    hand: Cards,
    council: Council,
    payment: Cards,
) -> Result<u16, Illegal> {
    if payment.is_empty() {
        return Err(Illegal::NoCards);
    }
    if !hand.contains_all(payment) {
        return Err(Illegal::CardsNotInHand);
    }
    // A joker counts as any councillor that no other card matches.
    let councillors = Cards::matching(table.council(council));
    let matched = councillors.contains_all(payment.without_jokers());
    let price = COUNCIL_PRICES.get(usize::from(payment.len()) - 1).filter(|_| matched);
    let price = price.ok_or(Illegal::CardsDontMatch(council))?;
    Ok(u16::from(*price) + u16::from(payment.jokers() * JOKER_PRICE))
}

/// Returns the whole price if the player whose turn it is can pay it from current resources (R4).
fn pay(table: &PublicState, price: Price, coins: u16) -> Result<Price, Illegal> {
    let player = table.player(table.turn.seat);
    let have = player.coins;
    match u8::try_from(coins) {
        Ok(coins) if coins <= have => {
            if price.servants <= player.servants {
                Ok(Price { coins, ..price })
            } else {
                Err(Illegal::Servants { needed: price.servants, have: player.servants })
            }
        }
        _ => Err(Illegal::Coins { needed: coins, have }),
    }
}
