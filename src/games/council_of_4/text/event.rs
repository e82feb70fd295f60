//! Events in words: one sentence for each.

use std::borrow::Cow;

use super::named;
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{
    Colour, Council, Permit, Politics, QUEENS_REWARDS, RewardTile,
};
use crate::games::council_of_4::rules::event::{Event, Gained, Price, Source};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::text::Subjects;
use crate::rules::Seat;
use crate::text::people::name_of;
use crate::text::text;

/// The sentences of events, whole and in the third person. Each takes the name of the seat first, if it
/// is about one; permits come as they are to be named, and nothing is said of an amount of 0.
#[allow(missing_docs, reason = "the names are those of actions and events")]
pub struct EventText {
    pub elected: fn(&str, Colour, Council, Colour) -> String,
    pub sent: fn(&str, Colour, Council, Colour) -> String,
    /// With so many cards and coins.
    pub acquired: fn(&str, &str, Price) -> String,
    /// For so many servants.
    pub placed: fn(&str, City, &str, u16) -> String,
    /// For so many coins and servants.
    pub placed_with_queen: fn(&str, City, Price) -> String,
    pub engaged: fn(&str) -> String,
    /// For so many servants.
    pub changed: fn(&str, Region, u16) -> String,
    /// For so many servants.
    pub additional_main: fn(&str, u16) -> String,
    pub ended: fn(&str) -> String,
    pub token: fn(&str, City) -> String,
    /// From this slot, and whether for free.
    pub took: fn(&str, &str, (Region, Slot), bool) -> String,
    pub declined: fn(&str) -> String,
    pub repeated: fn(&str, &str) -> String,
    pub tokens: fn(&str, City, City) -> String,
    /// With the VP of the queen's reward tile that came with it.
    pub tile: fn(&str, RewardTile, Option<u16>) -> String,
    pub last_round: fn(&str) -> String,
    pub you_drew: fn(&[Politics]) -> String,
    pub opens: fn(&str, Decision) -> String,
    pub game_over: &'static str,
    /// The turn counted from 1.
    pub turn_began: fn(&str, u32) -> String,
    pub drew: fn(&str, Option<Politics>) -> String,
    pub reshuffled: &'static str,
    pub no_card_left: fn(&str) -> String,
    pub paid: fn(&str, Price) -> String,
    /// With a flag: whether nobody could know it.
    pub turned_up: fn(Permit, Slot, bool) -> String,
    pub queen_went: fn(City, City) -> String,
    /// Without the coins that found no room.
    pub gained: fn(&str, Gained, Source) -> String,
}

/// Returns the event in words, with all that it holds; `names` are those of the seats.
pub fn sentence(event: &Event, names: &[String]) -> String {
    let say = text().event();
    let name = |seat: Seat| -> Cow<'_, str> { name_of(names, seat) };
    match *event {
        Event::TurnBegan { seat, number } => (say.turn_began)(&name(seat), u32::from(number) + 1),
        Event::CardDrawn { seat, card } => (say.drew)(&name(seat), card),
        Event::DiscardsShuffled => say.reshuffled.to_owned(),
        Event::NoCardLeft { seat } => (say.no_card_left)(&name(seat)),
        Event::Paid { seat, price } => (say.paid)(&name(seat), price),
        Event::Elected { seat, council, entered, left, by_servant } => {
            let sentence = if by_servant { say.sent } else { say.elected };
            sentence(&name(seat), entered, council, left)
        }
        Event::PermitTaken { seat, permit, slot, free } => {
            (say.took)(&name(seat), &named(permit), (permit.region(), slot), free)
        }
        Event::PermitsChanged { seat, region } => (say.changed)(&name(seat), region, 0),
        Event::SlotFilled { permit, slot, was_hidden } => (say.turned_up)(permit, slot, was_hidden),
        Event::QueenMoved { from, to } => (say.queen_went)(from, to),
        Event::MerchantPlaced { seat, city, permit: Some(permit) } => {
            (say.placed)(&name(seat), city, &named(permit), 0)
        }
        Event::MerchantPlaced { seat, city, permit: None } => {
            (say.placed_with_queen)(&name(seat), city, Price::default())
        }
        Event::RewardTileClaimed { seat, tile, queens_reward } => {
            let vp = queens_reward.and_then(|place| QUEENS_REWARDS.get(usize::from(place)));
            (say.tile)(&name(seat), tile, vp.copied())
        }
        Event::Gained { seat, gain, source } => {
            let gained = (say.gained)(&name(seat), gain, source);
            match gain {
                Gained::Coins { lost, .. } if lost > 0 => {
                    format!("{gained} {}", (text().board().coins_lost)(lost))
                }
                _ => gained,
            }
        }
        Event::ChoiceOpened { seat, decision } => (say.opens)(&name(seat), decision),
        Event::PermitDeclined { seat } => (say.declined)(&name(seat)),
        Event::LastRoundBegan { seat } => (say.last_round)(&name(seat)),
        Event::TurnEnded { seat } => (say.ended)(&name(seat)),
        Event::GameEnded => say.game_over.to_owned(),
    }
}
