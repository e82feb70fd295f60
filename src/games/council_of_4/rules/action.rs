//! The decisions of a player and their notation.
//!
//! An action is a whole decision: permit, slot and payment together. `docs/notation.md` lists what each variant here says
//! of its notation. Parsing accepts exactly what printing produces. Tokens are also chosen in letter order, but that is a
//! rule of the game.

use serde::{Deserialize, Serialize};

use super::board::{City, Region};
use super::cards::Cards;
use super::components::{Colour, Council, Permit, Politics};
use crate::rules::notation::{Argument, Notation};
use crate::{argument, arguments, vocabulary};

vocabulary! {
    /// A place for a face-up permit of a region.
    #[derive(Serialize, Deserialize)]
    pub enum Slot {
        First = "first",
        Second = "second",
    }
}

/// A decision. The order of the variants and of their fields is the canonical order of the legal list, which
/// links depend on.
///
/// # Examples
///
/// ```
/// use curia::games::council_of_4::rules::action::Action;
/// use curia::games::council_of_4::rules::board::Region;
/// use curia::games::council_of_4::rules::components::{Colour, Council};
///
/// let action: Action = "elect O hills".parse()?;
/// let council = Council::Region(Region::Hills);
/// assert_eq!(action, Action::Elect { colour: Colour::Orange, council });
/// assert_eq!(action.to_string(), "elect O hills");
/// assert!("elect orange hills".parse::<Action>().is_err());
/// # Ok::<(), curia::rules::notation::NotAnAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[kind(Kind)]
pub enum Action {
    /// Main action: elect a councillor from the reserve to a council.
    #[notation("elect {colour} {council}")]
    Elect { colour: Colour, council: Council },
    /// Main action: acquire a face-up permit, paying these cards.
    #[notation("acquire {region} {slot} {payment}")]
    Acquire { region: Region, slot: Slot, payment: Cards },
    /// Main action: place a merchant with a permit in one of its cities.
    #[notation("place {permit} {city}")]
    Place { permit: Permit, city: City },
    /// Main action: place a merchant with the queen's help, who moves there, paying these cards.
    #[notation("queen {city} {payment}")]
    PlaceWithQueen { city: City, payment: Cards },
    /// Quick action: engage a servant.
    #[notation("engage")]
    EngageServant,
    /// Quick action: change the face-up permits of a region.
    #[notation("change {region}")]
    ChangePermits { region: Region },
    /// Quick action: send a servant to elect a councillor from the reserve to a council.
    #[notation("send {colour} {council}")]
    SendServant { colour: Colour, council: Council },
    /// Quick action: take an additional main action.
    #[notation("extra")]
    AdditionalMain,
    /// End the turn.
    #[notation("end")]
    #[kind(none)]
    EndTurn,
    /// Nobility 4: gain the token of a city with an own merchant and no nobility token.
    #[notation("token {city}")]
    #[kind(Answer)]
    ChooseToken { city: City },
    /// Nobility 10: take a face-up permit for free.
    #[notation("take {region} {slot}")]
    #[kind(Answer)]
    TakePermit { region: Region, slot: Slot },
    /// Nobility 10: take no permit.
    #[notation("decline")]
    #[kind(Answer)]
    DeclinePermit,
    /// Nobility 14: gain the bonuses of an own permit again, used or not.
    #[notation("repeat {permit}")]
    #[kind(Answer)]
    RepeatPermit { permit: Permit },
    /// Nobility 16: gain the tokens of two cities, in letter order.
    #[notation("tokens {first}{second}")]
    #[kind(Answer)]
    ChooseTokens { first: City, second: City },
}

vocabulary! {
    /// Kind of action that is built up by picking.
    pub enum Kind {
        Elect = "elect",
        Acquire = "acquire",
        Place = "place",
        PlaceWithQueen = "queen",
        EngageServant = "engage",
        ChangePermits = "change",
        SendServant = "send",
        AdditionalMain = "extra",
        /// The answer to the open choice.
        Answer = "answer",
    }
}

argument!(Slot = "slot", Slot::ALL, |slot: Slot| slot.index() + 1);
argument!(Region = "region", Region::ALL, Region::key);
argument!(Council = "council", Council::ALL, Council::word);
argument!(City = "city", City::ALL, City::letter);
argument!(Colour = "colour", Colour::ALL, Colour::letter);
argument!(Politics = "card", Politics::ALL, Politics::letter);
argument!(Permit = "permit", Permit::all(), |permit: Permit| permit);
// Any number of each card, or up to seven one by one, is more than can be written.
arguments!(Cards = "cards", Politics, "", 1..=4, |below: &mut dyn FnMut(u32) -> u32| {
    match below(9) {
        8 => Cards::from(Politics::ALL.map(|_| below(256) as u8)),
        count => (0..count).map(|_| Argument::any(below)).collect::<Cards>(),
    }
});

impl Action {
    /// Returns the cards that it discards, possibly none.
    pub const fn payment(self) -> Cards {
        match self {
            Action::Acquire { payment, .. } | Action::PlaceWithQueen { payment, .. } => payment,
            _ => Cards::EMPTY,
        }
    }
}
