//! Reasons why a position is impossible, in English: parts of a sentence.

use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::{Card, HANDS, LAST_RANK, PLAYERS, Suit};
use crate::games::the_council::rules::position::{FORMAT, Fault, Flaw};
use crate::games::the_council::rules::state::Decision;
use crate::games::the_council::rules::validate::Broken;
use crate::games::the_council::text::pieces;
use crate::tool::plain::{counted, listed, seat_number};

/// Returns the reason why a position is impossible.
pub fn flaw(flaw: &Flaw) -> String {
    match &flaw.fault {
        Fault::Format(format) => {
            format!("it has format {format}, but this version reads format {FORMAT}")
        }
        Fault::Length(count) => format!("there can’t be so many: {count}"),
        Fault::Card(code) => format!("“{code}” isn’t a card; The Mountain is 4MS"),
        Fault::OutOfOrder(code) => format!("{code} is listed twice or out of order"),
        Fault::Rank(rank) => format!("there’s no rank {rank}, the last is {LAST_RANK}"),
        Fault::Decider => {
            "somebody must decide as long as the game lasts, and nobody after it".to_owned()
        }
        Fault::Success => "every event has succeeded or failed, except the current one".to_owned(),
        Fault::Seed(digits) => {
            format!("the seed “{digits}” isn’t 16 hexadecimal digits in lower case")
        }
        Fault::Broken(broken) => self::broken(broken),
    }
}

fn broken(broken: &Broken) -> String {
    match *broken {
        Broken::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("the table has {}, not {fewest} to {most}", counted(count, "player"))
        }
        Broken::NotAtTheTable(of) => {
            format!("{} is named but isn’t at the table", seat_number(of))
        }
        Broken::BelongsToNobody(of) => {
            format!("{} has something but isn’t at the table", seat_number(of))
        }
        Broken::Hand(number) => format!("there’s no hand {number}, only 1 to {HANDS}"),
        Broken::CardPlaces { card, places } => {
            format!("{} is in {}, not 1", named(card), counted(places as u64, "place"))
        }
        Broken::DraftedSize { seat, cards, due } => {
            format!("{} has drafted {}, not {due}", seat_number(seat), counted(cards, "card"))
        }
        Broken::HeldSize { seat, cards, due } => {
            format!("{} holds {}, not {due}", seat_number(seat), counted(cards, "card"))
        }
        Broken::Events { begun, due } => format!(
            "{} so far don’t go with the decision; the hand has {due}",
            counted(begun as u64, "event")
        ),
        Broken::SuccessWithoutEvent => "more events have succeeded than there were".to_owned(),
        Broken::FailedAtRank0 { .. } => "an event of rank 0 can’t have failed".to_owned(),
        Broken::UsedNotDrafted(card) => {
            format!("{} is used, but nobody has drafted it", named(card))
        }
        Broken::UsedInTheDraft { seat, card } => {
            format!("{} has used {} before the first event", seat_number(seat), named(card))
        }
        Broken::RevealedNotUsed(card) => format!("{} was revealed but isn’t used up", named(card)),
        Broken::RevealedWithoutEvent { seat, card } => format!(
            "{} revealed {}, which shares no suit with the last event",
            seat_number(seat),
            named(card)
        ),
        Broken::SecretChoice { seat, cards } if cards.is_empty() => {
            format!("{} has chosen nothing, but its turn is past", seat_number(seat))
        }
        Broken::SecretChoice { seat, cards } => {
            format!("{} can’t have chosen {} now", seat_number(seat), all_named(cards))
        }
        Broken::SecretOfNobody(card) => {
            format!("{} is chosen, but nobody has it", named(card))
        }
        Broken::BidBeforeItsTime(seat) => format!("{} can’t have bid yet", seat_number(seat)),
        Broken::BidOffTheEvent { seat, suit } => {
            format!("{} bids {}, which isn’t on the event", seat_number(seat), suit_of(suit))
        }
        Broken::TooManyChips { seat, suit } => format!(
            "{} has more {} than the cards of so many hands can have brought",
            seat_number(seat),
            suit_of(suit)
        ),
        Broken::BeyondTheTrack { seat, suit } => {
            format!("{} is beyond rank {LAST_RANK} in {}", seat_number(seat), suit_of(suit))
        }
        Broken::EmpireBeyondTheTrack(suit) => {
            format!("the empire is beyond rank {LAST_RANK} in {}", suit_of(suit))
        }
        Broken::OpenerNotDealer(of) => format!(
            "{} opens, but the dealer does until the first event is resolved",
            seat_number(of)
        ),
        Broken::OpenerWithoutLowCard(of) => {
            format!("{} opens, but another revealed the card of lowest rank", seat_number(of))
        }
        Broken::NothingToDecide(decision) => {
            let nothing = match decision {
                Decision::Draft(_) => "no cards to draft from",
                Decision::Bid(_) => "no chips that fit the event",
                Decision::Commit(_) => "no cards that fit the event",
                Decision::Over => "nothing to decide",
            };
            let seat = decision.seat().map_or_else(|| "nobody".to_owned(), seat_number);
            format!("{seat} must decide but has {nothing}")
        }
        Broken::OverTooEarly => {
            format!("the game is over, but no suit has collapsed and this isn’t hand {HANDS}")
        }
        Broken::GoesOnAfterCollapse(suit) => {
            format!("a hand has begun, but {} has collapsed before it", suit_of(suit))
        }
    }
}

fn suit_of(suit: Suit) -> String {
    pieces::suit(suit)
}

fn named(card: Card) -> String {
    format!("{} ({card})", pieces::the_card(card))
}

fn all_named(cards: CardSet) -> String {
    listed(&cards.iter().map(named).collect::<Vec<_>>())
}
