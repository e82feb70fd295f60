//! What may be done now, what it costs, and why something may not be done.
//!
//! Everything here follows from the open table and the hand of the seat that decides, so it serves
//! states and views alike.

use super::action::{Action, Slot};
use super::board::Region;
use super::board::{City, CitySet};
use super::cards::Cards;
use super::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, COUNCIL_PRICES, COUNCIL_SIZE, Colour,
    Council, JOKER_PRICE, Permit, Politics, ROAD_PRICE, SEND_SERVANTS, SERVANT_PRICE,
    SERVANTS_PER_OTHER_MERCHANT,
};
use super::event::Price;
use super::state::{Decision, Table};
use crate::games::Seat;

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// No permit lies face up there.
    NoPermitThere(Region, Slot),
    /// No card is offered.
    NoCards,
    /// The cards are not all in the hand.
    CardsNotInHand,
    /// A card matches no councillor that is left for it.
    CardsDontMatch(Council),
    /// Too few coins.
    Coins {
        /// The price.
        needed: u16,
        /// What the player has.
        have: u8,
    },
    /// Too few servants.
    Servants {
        /// The price.
        needed: u16,
        /// What the player has.
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
    /// Two different cities in letter order are asked for.
    NotAPair(City, City),
}

/// What an action costs.
///
/// # Errors
/// Why it is not legal.
pub fn check(table: &Table, hand: Cards, action: Action) -> Result<Price, Illegal> {
    match table.decision {
        Decision::Over => Err(Illegal::GameOver),
        Decision::Turn => check_turn(table, hand, action),
        decision => check_answer(table, decision, action),
    }
}

fn check_turn(table: &Table, hand: Cards, action: Action) -> Result<Price, Illegal> {
    let seat = table.turn.seat;
    match action {
        Action::Elect { colour, .. } => {
            main_action(table)?;
            in_reserve(table, colour)?;
            Ok(Price::default())
        }
        Action::Acquire { region, slot, payment } => {
            main_action(table)?;
            table.permit(region, slot).ok_or(Illegal::NoPermitThere(region, slot))?;
            let coins = council_price(table, hand, Council::Region(region), payment)?;
            pay(table, Price { cards: payment, ..Price::default() }, coins)
        }
        Action::Place { permit, city } => {
            main_action(table)?;
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
        Action::PlaceWithQueen { city, payment } => {
            main_action(table)?;
            let placing = placing_price(table, seat, city)?;
            let coins = council_price(table, hand, Council::Queen, payment)?
                + u16::from(table.board().distance(table.queen, city) * ROAD_PRICE);
            pay(table, Price { cards: payment, ..placing }, coins)
        }
        Action::EngageServant => {
            quick_action(table)?;
            pay(table, Price::default(), u16::from(SERVANT_PRICE))
        }
        Action::ChangePermits { region } => {
            quick_action(table)?;
            if table.decks[region.index()].is_empty() {
                return Err(Illegal::DeckEmpty(region));
            }
            pay(table, Price { servants: CHANGE_PERMITS_SERVANTS, ..Price::default() }, 0)
        }
        Action::SendServant { colour, .. } => {
            quick_action(table)?;
            in_reserve(table, colour)?;
            pay(table, Price { servants: SEND_SERVANTS, ..Price::default() }, 0)
        }
        Action::AdditionalMain => {
            quick_action(table)?;
            pay(table, Price { servants: ADDITIONAL_MAIN_SERVANTS, ..Price::default() }, 0)
        }
        Action::EndTurn => {
            if table.turn.main_taken {
                Ok(Price::default())
            } else {
                Err(Illegal::MainActionFirst)
            }
        }
        Action::ChooseToken { .. }
        | Action::TakePermit { .. }
        | Action::DeclinePermit
        | Action::RepeatPermit { .. }
        | Action::ChooseTokens { .. } => Err(Illegal::NoSuchChoice),
    }
}

fn check_answer(table: &Table, decision: Decision, action: Action) -> Result<Price, Illegal> {
    let seat = table.turn.seat;
    match (decision, action) {
        (Decision::Token, Action::ChooseToken { city }) => repeatable(table, seat, city)?,
        (Decision::FreePermit, Action::TakePermit { region, slot }) => {
            table.permit(region, slot).ok_or(Illegal::NoPermitThere(region, slot))?;
        }
        (Decision::FreePermit, Action::DeclinePermit) => {}
        (Decision::RepeatPermit, Action::RepeatPermit { permit }) => {
            if !table.player(seat).permits().contains(permit) {
                return Err(Illegal::NotYourPermit(permit));
            }
        }
        (Decision::TwoTokens, Action::ChooseTokens { first, second }) => {
            if first >= second {
                return Err(Illegal::NotAPair(first, second));
            }
            repeatable(table, seat, first)?;
            repeatable(table, seat, second)?;
        }
        (
            _,
            Action::ChooseToken { .. }
            | Action::TakePermit { .. }
            | Action::DeclinePermit
            | Action::RepeatPermit { .. }
            | Action::ChooseTokens { .. },
        ) => return Err(Illegal::NoSuchChoice),
        _ => return Err(Illegal::ChoiceOpen(decision)),
    }
    Ok(Price::default())
}

/// The cities whose token the spaces 4 and 16 offer to a seat.
pub fn repeatable_cities(table: &Table, seat: Seat) -> CitySet {
    table.player(seat).merchants & table.tokens.repeatable()
}

fn repeatable(table: &Table, seat: Seat, city: City) -> Result<(), Illegal> {
    if !table.player(seat).merchants.contains(city) {
        Err(Illegal::NoMerchantThere(city))
    } else if repeatable_cities(table, seat).contains(city) {
        Ok(())
    } else {
        Err(Illegal::NotRepeatable(city))
    }
}

/// Whether a main action may be taken now.
///
/// # Errors
/// If none is left, or something else must be decided first.
pub fn main_action(table: &Table) -> Result<(), Illegal> {
    match table.decision {
        Decision::Over => Err(Illegal::GameOver),
        Decision::Turn if table.turn.main_left > 0 => Ok(()),
        Decision::Turn => Err(Illegal::NoMainActionLeft),
        decision => Err(Illegal::ChoiceOpen(decision)),
    }
}

/// Whether the quick action may be taken now.
///
/// # Errors
/// If it has been taken, or something else must be decided first.
pub fn quick_action(table: &Table) -> Result<(), Illegal> {
    match table.decision {
        Decision::Over => Err(Illegal::GameOver),
        Decision::Turn if !table.turn.quick_taken => Ok(()),
        Decision::Turn => Err(Illegal::QuickActionTaken),
        decision => Err(Illegal::ChoiceOpen(decision)),
    }
}

fn in_reserve(table: &Table, colour: Colour) -> Result<(), Illegal> {
    if table.reserve[colour.index()] > 0 { Ok(()) } else { Err(Illegal::NotInReserve(colour)) }
}

/// What placing a merchant in the city costs a seat by itself: servants for the others there.
///
/// # Errors
/// If the seat may not place there, whatever it has to pay with.
pub fn placing_price(table: &Table, seat: Seat, city: City) -> Result<Price, Illegal> {
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

/// The coins that satisfying a council with these cards costs.
///
/// # Errors
/// If the cards don't satisfy it or are not in the hand.
pub fn council_price(
    table: &Table,
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
    let seats = seats_by_colour(table.council(council));
    let matched = Colour::ALL.into_iter().all(|colour| payment.of(colour) <= seats[colour.index()]);
    // A joker stands for any councillor that no other card is matched to.
    let price = COUNCIL_PRICES.get(usize::from(payment.len()) - 1).filter(|_| matched);
    let price = price.ok_or(Illegal::CardsDontMatch(council))?;
    Ok(u16::from(*price) + u16::from(payment.jokers() * JOKER_PRICE))
}

fn seats_by_colour(council: [Colour; COUNCIL_SIZE]) -> [u8; 6] {
    let mut seats = [0; 6];
    council.into_iter().for_each(|colour| seats[colour.index()] += 1);
    seats
}

/// The whole price, if the player whose turn it is can pay it from what there is now (R4).
fn pay(table: &Table, price: Price, coins: u16) -> Result<Price, Illegal> {
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

/// All payments from the hand that satisfy the council, whatever their price, in canonical order.
pub fn payments(table: &Table, hand: Cards, council: Council) -> Vec<Cards> {
    let seats = seats_by_colour(table.council(council));
    let mut payments = vec![Cards::EMPTY];
    for card in Politics::ALL {
        let most = match card {
            Politics::Colour(colour) => hand.of(colour).min(seats[colour.index()]),
            Politics::Joker => hand.jokers().min(COUNCIL_SIZE as u8),
        };
        for at in 0..payments.len() {
            let without = payments[at];
            let room = (COUNCIL_SIZE as u8).saturating_sub(without.len());
            payments.extend((1..=most.min(room)).map(|count| without.with(card, count)));
        }
    }
    payments.retain(|payment| !payment.is_empty());
    payments.sort_unstable();
    payments
}

/// Replaces `actions` by all legal ones of the seat that must decide, whose hand this is, in
/// canonical order.
pub fn legal_actions(table: &Table, hand: Cards, actions: &mut Vec<Action>) {
    actions.clear();
    let legal = |action: &Action| check(table, hand, *action).is_ok();
    match table.decision {
        Decision::Over => {}
        Decision::Turn => {
            let elections = Colour::ALL
                .into_iter()
                .flat_map(|colour| Council::ALL.into_iter().map(move |council| (colour, council)));
            if main_action(table).is_ok() {
                let elect = |(colour, council)| Action::Elect { colour, council };
                actions.extend(elections.clone().map(elect).filter(legal));
                for region in Region::ALL {
                    let payments = payments(table, hand, Council::Region(region));
                    for slot in Slot::ALL {
                        let acquire = |&payment| Action::Acquire { region, slot, payment };
                        actions.extend(payments.iter().map(acquire).filter(legal));
                    }
                }
                for permit in table.player(table.turn.seat).ready.iter() {
                    let place = |city| Action::Place { permit, city };
                    actions.extend(permit.cities().iter().map(place).filter(legal));
                }
                let payments = payments(table, hand, Council::Queen);
                for city in City::ALL {
                    let place = |&payment| Action::PlaceWithQueen { city, payment };
                    actions.extend(payments.iter().map(place).filter(legal));
                }
            }
            if quick_action(table).is_ok() {
                actions.extend(Some(Action::EngageServant).filter(legal));
                let change = |region| Action::ChangePermits { region };
                actions.extend(Region::ALL.into_iter().map(change).filter(legal));
                let send = |(colour, council)| Action::SendServant { colour, council };
                actions.extend(elections.map(send).filter(legal));
                actions.extend(Some(Action::AdditionalMain).filter(legal));
            }
            actions.extend(Some(Action::EndTurn).filter(legal));
        }
        Decision::Token => {
            let cities = repeatable_cities(table, table.turn.seat);
            actions.extend(cities.iter().map(|city| Action::ChooseToken { city }));
        }
        Decision::FreePermit => {
            let take = |(region, slot, _)| Action::TakePermit { region, slot };
            actions.extend(table.face_up().map(take));
            actions.push(Action::DeclinePermit);
        }
        Decision::RepeatPermit => {
            let permits = table.player(table.turn.seat).permits();
            actions.extend(permits.iter().map(|permit| Action::RepeatPermit { permit }));
        }
        Decision::TwoTokens => {
            let cities = repeatable_cities(table, table.turn.seat);
            actions.extend(cities.iter().flat_map(|first| {
                cities
                    .iter()
                    .filter(move |&second| first < second)
                    .map(move |second| Action::ChooseTokens { first, second })
            }));
        }
    }
}
