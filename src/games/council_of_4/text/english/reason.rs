//! Reasons why something is not possible, in English.

use super::words::{choice, cities, colour, council, counted, region, slot};
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::scene::Reason;
use crate::games::council_of_4::text::named;

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "It isn’t your turn.".to_owned(),
        Reason::NoMatchingCards => "You have no matching cards.".to_owned(),
        Reason::NoReadyPermit => "You have no ready permit.".to_owned(),
        Reason::NoFreeCity => "You already have a merchant in every possible city.".to_owned(),
        Reason::NoPermitLeft => "No permit is left in any region.".to_owned(),
        Reason::NoDeckLeft => "All permit decks are empty.".to_owned(),
        Reason::CityOnNoPermit(city) => {
            format!("You have no ready permit for {}.", City::name(city))
        }
        Reason::Illegal(illegal) => self::illegal(illegal),
    }
}

pub(super) fn illegal(illegal: Illegal) -> String {
    let have = |have: u16| if have == 0 { "none".to_owned() } else { have.to_string() };
    match illegal {
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::ChoiceOpen(decision) => {
            format!("Make your choice first: {}.", choice(decision))
        }
        Illegal::NoSuchChoice => "There’s no such choice now.".to_owned(),
        Illegal::NoMainActionLeft => "You have no main action left this turn.".to_owned(),
        Illegal::QuickActionTaken => "You’ve already used this turn’s quick action.".to_owned(),
        Illegal::MainActionFirst => "Take a main action first.".to_owned(),
        Illegal::NotInReserve(of) => {
            format!("The reserve has no {} councillor.", colour(of).to_lowercase())
        }
        Illegal::NoPermitThere(of, at) => {
            format!("The {} permit slot of the {} is empty.", slot(at), region(of))
        }
        Illegal::NoCards => "Pick at least 1 card.".to_owned(),
        Illegal::CardsNotInHand => "You don’t have those cards.".to_owned(),
        Illegal::CardsDontMatch(of) => {
            format!("The {} council has no councillor left for that card.", council(of))
        }
        Illegal::Coins { needed, have: coins } => {
            format!("You need {} and have {}.", counted(needed, "coin"), have(coins.into()))
        }
        Illegal::Servants { needed, have: servants } => {
            format!("You need {} and have {}.", counted(needed, "servant"), have(servants))
        }
        Illegal::NotYourPermit(permit) => format!("Permit {} isn’t yours.", named(permit)),
        Illegal::PermitUsed(permit) => format!("You’ve already used permit {}.", named(permit)),
        Illegal::CityNotOnPermit(permit, city) => {
            format!("{} isn’t on permit {}.", City::name(city), named(permit))
        }
        Illegal::MerchantThere(city) => {
            format!("You already have a merchant in {}.", City::name(city))
        }
        Illegal::NoMerchantLeft => "You’ve placed all your merchants.".to_owned(),
        Illegal::DeckEmpty(of) => format!("The {} permit deck is empty.", region(of)),
        Illegal::NoMerchantThere(city) => format!("You have no merchant in {}.", City::name(city)),
        Illegal::NotRepeatable(city) => {
            format!(
                "{} can’t be picked: it needs your merchant and a token without nobility.",
                City::name(city)
            )
        }
        Illegal::NotAPair(one, other) if one == other => {
            format!("Pick 2 different cities, not {} twice.", City::name(one))
        }
        Illegal::NotAPair(one, other) => {
            let pair: CitySet = [one, other].into_iter().collect();
            format!("Pick the 2 cities in the order of their letters: {}.", cities(pair))
        }
    }
}
