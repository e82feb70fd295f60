//! Why something is not possible, in English.

use super::words::{choice, cities, colour, council, counted, region, slot};
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::scene::Reason;
use crate::games::council_of_4::text::named;

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "It is not your turn.".to_owned(),
        Reason::NoMatchingCards => "No card of your hand matches the council.".to_owned(),
        Reason::NoReadyPermit => "You have no permit ready to use.".to_owned(),
        Reason::NoFreeCity => "You have a merchant in every city in question.".to_owned(),
        Reason::NoPermitLeft => "No permit is left in any region.".to_owned(),
        Reason::NoDeckLeft => "All permit decks are empty.".to_owned(),
        Reason::CityOnNoPermit(city) => {
            format!("{} is on none of your ready permits.", City::name(city))
        }
        Reason::Illegal(illegal) => self::illegal(illegal),
    }
}

pub(super) fn illegal(illegal: Illegal) -> String {
    let have =
        |have: u16| if have == 0 { "you have none".to_owned() } else { format!("you have {have}") };
    match illegal {
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::ChoiceOpen(decision) => {
            format!("Answer the open choice first: {}.", choice(decision))
        }
        Illegal::NoSuchChoice => "No such choice is open.".to_owned(),
        Illegal::NoMainActionLeft => "No main action is left in this turn.".to_owned(),
        Illegal::QuickActionTaken => "The quick action of this turn has been taken.".to_owned(),
        Illegal::MainActionFirst => "Take a main action first.".to_owned(),
        Illegal::NotInReserve(of) => {
            format!("No {} councillor is in the reserve.", colour(of).to_lowercase())
        }
        Illegal::NoPermitThere(of, at) => {
            format!("The {} place for a permit of the {} is empty.", slot(at), region(of))
        }
        Illegal::NoCards => "Pick at least one card.".to_owned(),
        Illegal::CardsNotInHand => "Those cards are not in your hand.".to_owned(),
        Illegal::CardsDontMatch(of) => {
            format!("No councillor of the {} council is left for that card.", council(of))
        }
        Illegal::Coins { needed, have: coins } => {
            format!("Needs {}, {}.", counted(needed, "coin"), have(coins.into()))
        }
        Illegal::Servants { needed, have: servants } => {
            format!("Needs {}, {}.", counted(needed, "servant"), have(servants))
        }
        Illegal::NotYourPermit(permit) => format!("Permit {} is not yours.", named(permit)),
        Illegal::PermitUsed(permit) => format!("Permit {} has been used.", named(permit)),
        Illegal::CityNotOnPermit(permit, city) => {
            format!("{} is not on permit {}.", City::name(city), named(permit))
        }
        Illegal::MerchantThere(city) => {
            format!("You have a merchant in {} already.", City::name(city))
        }
        Illegal::NoMerchantLeft => "All your merchants are placed.".to_owned(),
        Illegal::DeckEmpty(of) => format!("The {} deck is empty.", region(of)),
        Illegal::NoMerchantThere(city) => format!("You have no merchant in {}.", City::name(city)),
        Illegal::NotRepeatable(city) => {
            format!(
                "{} can’t be picked: no merchant of yours, no token, or a nobility token.",
                City::name(city)
            )
        }
        Illegal::NotAPair(one, other) if one == other => {
            format!("Pick two different cities, not {} twice.", City::name(one))
        }
        Illegal::NotAPair(one, other) => {
            let pair: CitySet = [one, other].into_iter().collect();
            format!("Pick two cities in the order of their letters: {}.", cities(pair))
        }
    }
}
