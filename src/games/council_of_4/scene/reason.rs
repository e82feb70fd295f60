//! Reasons why a button or a target is not available, with their numbers.

use super::Legal;
use super::draft::{Draft, Pick};
use super::payment::lowest_price;
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Council, ROAD_PRICE, SEND_SERVANTS,
    SERVANT_PRICE,
};
use crate::games::council_of_4::rules::legal::{
    check, council_price, main_action, placing_price, quick_action,
};
use crate::games::council_of_4::rules::{
    Action, City, Decision, Illegal, Kind, Region, Slot, View,
};

/// Reason why something is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Decision due from another seat.
    NotYourTurn,
    /// Reason given by the rules.
    Illegal(Illegal),
    /// No card of the hand that matches any of the councils in question.
    NoMatchingCards,
    /// No ready permit.
    NoReadyPermit,
    /// A merchant of the player in every city in question.
    NoFreeCity,
    /// No permit left in any deck.
    NoDeckLeft,
    /// No face-up permit in any region.
    NoPermitLeft,
    /// City that is on none of the ready permits.
    CityOnNoPermit(City),
}

impl From<Illegal> for Reason {
    fn from(illegal: Illegal) -> Reason {
        Reason::Illegal(illegal)
    }
}

/// Returns the reason why no action of the kind is possible, if none is.
pub fn why_not(legal: &Legal, kind: Kind) -> Option<Reason> {
    let view = legal.view();
    if !view.decides() {
        return Some(Reason::NotYourTurn);
    }
    if legal.fitting(&Draft::bare(Some(kind))).next().is_some() {
        return None;
    }
    let quick = Kind::QUICK.contains(&kind);
    let allowed = if quick { quick_action(&view.table) } else { main_action(&view.table) };
    Some(allowed.err().map_or_else(|| missing(view, kind), Reason::Illegal))
}

/// Returns the reason why the turn can't end now, if it can't.
pub fn why_not_end(view: &View) -> Option<Reason> {
    if !view.decides() {
        return Some(Reason::NotYourTurn);
    }
    check(&view.table, view.hand, Action::EndTurn).err().map(Reason::Illegal)
}

/// Returns the reason why no action of the kind is possible when the turn would allow one.
fn missing(view: &View, kind: Kind) -> Reason {
    let table = &view.table;
    let player = table.player(table.turn.seat);
    let coins = |needed: u16| Reason::Illegal(Illegal::Coins { needed, have: player.coins });
    let servants =
        |needed: u16| Reason::Illegal(Illegal::Servants { needed, have: player.servants });
    match kind {
        Kind::Acquire if table.face_up().next().is_none() => Reason::NoPermitLeft,
        Kind::Acquire => Region::ALL
            .into_iter()
            .filter(|region| table.face_up().any(|(other, ..)| other == *region))
            .filter_map(|region| lowest_price(&view.table, view.hand, Council::Region(region)))
            .min()
            .map_or(Reason::NoMatchingCards, coins),
        Kind::Place => {
            if player.ready.is_empty() {
                return Reason::NoReadyPermit;
            }
            let cities = player.ready.iter().flat_map(|permit| permit.cities().iter());
            placing(view, cities).unwrap_or_else(servants)
        }
        Kind::PlaceWithQueen => {
            let Some(council) = lowest_price(&view.table, view.hand, Council::Queen) else {
                return Reason::NoMatchingCards;
            };
            let needed = match placing(view, City::ALL.into_iter()) {
                Ok(reason) => return reason,
                Err(needed) => needed,
            };
            if needed > player.servants {
                return servants(needed);
            }
            let way = City::ALL
                .into_iter()
                .filter(|&city| {
                    placing_price(table, table.turn.seat, city)
                        .is_ok_and(|price| price.servants <= player.servants)
                })
                .map(|city| u16::from(table.board.distance(table.queen, city) * ROAD_PRICE))
                .min();
            coins(council + way.unwrap_or(0))
        }
        Kind::EngageServant => coins(u16::from(SERVANT_PRICE)),
        Kind::ChangePermits => {
            if table.decks.iter().all(|deck| deck.is_empty()) {
                Reason::NoDeckLeft
            } else {
                servants(CHANGE_PERMITS_SERVANTS)
            }
        }
        Kind::SendServant => servants(SEND_SERVANTS),
        Kind::AdditionalMain => servants(ADDITIONAL_MAIN_SERVANTS),
        // Electing is always possible (R2), and an open choice always has an answer.
        Kind::Elect | Kind::Answer => Reason::Illegal(match table.decision {
            Decision::Turn | Decision::Over => Illegal::NoSuchChoice,
            open => Illegal::ChoiceOpen(open),
        }),
    }
}

/// Returns the reason why no city allows placing, or the fewest servants that placing in one takes.
fn placing(view: &View, cities: impl Iterator<Item = City>) -> Result<Reason, u16> {
    let table = &view.table;
    let mut fewest: Option<u16> = None;
    for city in cities {
        match placing_price(table, table.turn.seat, city) {
            Ok(price) => {
                fewest = Some(fewest.map_or(price.servants, |least| least.min(price.servants)));
            }
            Err(Illegal::NoMerchantLeft) => {
                return Ok(Reason::Illegal(Illegal::NoMerchantLeft));
            }
            Err(_) => {}
        }
    }
    fewest.map_or(Ok(Reason::NoFreeCity), Err)
}

/// Returns the reason why a pick would lead nowhere with any other picks, if it would.
pub fn why_not_pick(legal: &Legal, draft: &Draft, pick: Pick) -> Option<Reason> {
    let view = legal.view();
    if !view.decides() {
        return Some(Reason::NotYourTurn);
    }
    if let Pick::Kind(kind) = pick {
        return why_not(legal, kind);
    }
    let next = draft.pick(legal, pick);
    let kind = next.kind?;
    match pick {
        Pick::DropCard(_) | Pick::Back | Pick::Cancel | Pick::Decline => return None,
        Pick::AddCard(_) if kind != Kind::Answer => {
            let refused = |council| {
                let price = council_price(&view.table, view.hand, council, next.cards);
                price.err().map(Reason::Illegal)
            };
            let not_there = (!view.hand.contains_all(next.cards))
                .then_some(Reason::Illegal(Illegal::CardsNotInHand));
            // More cards may fix missing coins, but never a card that matches nothing.
            return why_not(legal, kind)
                .or(not_there)
                .or_else(|| kind.council(&next).and_then(refused));
        }
        _ => {}
    }
    if legal.allow(&Draft::bare(Some(kind)), pick) {
        return None;
    }
    let refused = next.action(view).and_then(|action| check(&view.table, view.hand, action).err());
    Some(refused.map_or_else(|| why_not_this(legal, kind, pick), Reason::Illegal))
}

/// Returns the reason why no action of the kind contains the pick, ignoring its other actions.
fn why_not_this(legal: &Legal, kind: Kind, pick: Pick) -> Reason {
    let view = legal.view();
    let table = &view.table;
    let player = table.player(table.turn.seat);
    let general = || why_not(legal, kind).unwrap_or_else(|| missing(view, kind));
    let servants = |needed| Illegal::Servants { needed, have: player.servants };
    let reason = match (kind, pick) {
        (Kind::Answer, Pick::City(city))
            if matches!(table.decision, Decision::Token | Decision::TwoTokens) =>
        {
            let own = player.merchants.contains(city);
            if own { Illegal::NotRepeatable(city) } else { Illegal::NoMerchantThere(city) }
        }
        (Kind::Elect | Kind::SendServant, Pick::Colour(colour))
            if table.reserve[colour.index()] == 0 && why_not(legal, kind).is_none() =>
        {
            Illegal::NotInReserve(colour)
        }
        (Kind::Acquire | Kind::Place, _) if main_action(table).is_err() => return general(),
        (Kind::Acquire, Pick::Slot(region, slot)) if table.permit(region, slot).is_none() => {
            Illegal::NoPermitThere(region, slot)
        }
        (Kind::Acquire, Pick::Slot(region, _) | Pick::Council(Council::Region(region))) => {
            match table.face_up().find(|(other, ..)| *other == region) {
                None => Illegal::NoPermitThere(region, Slot::First),
                Some(_) => match lowest_price(&view.table, view.hand, Council::Region(region)) {
                    None => return Reason::NoMatchingCards,
                    Some(needed) => Illegal::Coins { needed, have: player.coins },
                },
            }
        }
        (Kind::Place, Pick::Permit(permit)) if player.used.contains(permit) => {
            Illegal::PermitUsed(permit)
        }
        (Kind::Place, Pick::Permit(permit)) if !player.ready.contains(permit) => {
            Illegal::NotYourPermit(permit)
        }
        (Kind::Place, Pick::Permit(permit)) => match placing(view, permit.cities().iter()) {
            Ok(reason) => return reason,
            Err(needed) => servants(needed),
        },
        (Kind::Place, Pick::City(city)) => match placing_price(table, table.turn.seat, city) {
            Err(illegal) => illegal,
            Ok(_) if !player.ready.iter().any(|permit| permit.cities().contains(city)) => {
                return Reason::CityOnNoPermit(city);
            }
            Ok(price) => servants(price.servants),
        },
        _ => return general(),
    };
    Reason::Illegal(reason)
}
