//! Reasons why something is not possible, and what would help.

use super::city::names;
use super::{Subjects, named, said};
use crate::games::council_of_4::rules::Illegal;
use crate::games::council_of_4::rules::components::PLAYERS;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::scene::{Fact, Reason};
use crate::text::{InWords, text};

impl InWords for Reason {
    fn in_words(&self) -> String {
        let say = text().reason();
        match *self {
            Reason::NotYourTurn => say.not_your_turn().to_owned(),
            Reason::NoMatchingCards => say.no_matching_cards().to_owned(),
            Reason::NoReadyPermit => say.no_ready_permit().to_owned(),
            Reason::NoFreeCity => say.no_free_city().to_owned(),
            Reason::NoPermitLeft => say.no_permit_left().to_owned(),
            Reason::NoDeckLeft => say.no_deck_left().to_owned(),
            Reason::CityOnNoPermit(city) => say.city_on_no_permit(city.name()),
            Reason::Illegal(why) => illegal(why),
        }
    }
}

/// Returns why an action is not legal.
pub fn illegal(why: Illegal) -> String {
    let say = text().reason();
    match why {
        Illegal::GameOver => say.game_over().to_owned(),
        Illegal::ChoiceOpen(decision) => say.choice_open(decision),
        Illegal::NoSuchChoice => say.no_such_choice().to_owned(),
        Illegal::NoMainActionLeft => say.no_main_action_left().to_owned(),
        Illegal::QuickActionTaken => say.quick_action_taken().to_owned(),
        Illegal::MainActionFirst => say.main_action_first().to_owned(),
        Illegal::NotInReserve(colour) => say.not_in_reserve(colour),
        Illegal::NoPermitThere(region, slot) => say.no_permit_there(region, slot),
        Illegal::NoCards => say.no_cards().to_owned(),
        Illegal::CardsNotInHand => say.cards_not_in_hand().to_owned(),
        Illegal::CardsDontMatch(council) => say.cards_dont_match(council),
        Illegal::Coins { needed, have } => say.coins(needed, have),
        Illegal::Servants { needed, have } => say.servants(said::reason::Servants { needed, have }),
        Illegal::NotYourPermit(permit) => say.not_your_permit(&named(permit)),
        Illegal::PermitUsed(permit) => say.permit_used(&named(permit)),
        Illegal::CityNotOnPermit(permit, city) => {
            let (permit, city) = (&*named(permit), city.name());
            say.city_not_on_permit(said::reason::CityNotOnPermit { permit, city })
        }
        Illegal::MerchantThere(city) => say.merchant_there(city.name()),
        Illegal::NoMerchantLeft => say.no_merchant_left().to_owned(),
        Illegal::DeckEmpty(region) => say.deck_empty(region),
        Illegal::NoMerchantThere(city) => say.no_merchant_there(city.name()),
        Illegal::NotRepeatable(city) => say.not_repeatable(city.name()),
        Illegal::NotAPair(one, other) if one == other => say.same_city_twice(one.name()),
        Illegal::NotAPair(one, other) => {
            let in_order = if one < other { [one, other] } else { [other, one] };
            say.wrong_order(&names(in_order))
        }
    }
}

/// Returns a card that helps to pay.
pub fn fact(Fact { card, now, then }: Fact) -> String {
    text().reason().useful_card(said::reason::UsefulCard { card, then, now })
}

impl InWords for Illegal {
    fn in_words(&self) -> String {
        illegal(*self)
    }
}

impl InWords for SetupError {
    fn in_words(&self) -> String {
        let say = text().reason();
        match *self {
            SetupError::Players(count) => {
                let (fewest, most) = (*PLAYERS.start(), *PLAYERS.end());
                say.players(said::reason::Players { count, fewest, most })
            }
            SetupError::NoSuchSeat(seat) => text().error().no_such_seat(seat.0),
        }
    }
}
