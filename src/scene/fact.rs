//! Facts that help to decide: what would be cheaper, and what an election makes of the hand. No
//! advice, only what the rules say of one's own cards and of what lies open.

use super::draft::{Draft, Kind};
use super::payment::cheapest;
use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::components::{Council, Politics};
use crate::games::council_of_4::legal::council_price;
use crate::games::council_of_4::view::View;
use crate::games::luck::Seed;

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// With one more card of the hand the same council costs fewer coins.
    AddCard {
        /// The card.
        card: Politics,
        /// Coins as it is picked.
        now: u16,
        /// Coins with the card.
        then: u16,
    },
    /// After the election the hand satisfies the council for another price.
    Council {
        /// The council.
        council: Council,
        /// The fewest coins now; none if no card fits.
        now: Option<u16>,
        /// The fewest coins then.
        then: Option<u16>,
    },
}

/// The fact that fits what is picked, if there is one.
pub fn fact(view: &View, draft: &Draft) -> Option<Fact> {
    if !view.decides() {
        return None;
    }
    match draft.kind? {
        kind @ (Kind::Acquire | Kind::PlaceWithQueen) => one_card_more(view, draft, kind),
        Kind::Elect | Kind::SendServant => after_election(view, draft.action(view)?),
        _ => None,
    }
}

/// The card that saves most; of equals a colour before the joker.
fn one_card_more(view: &View, draft: &Draft, kind: Kind) -> Option<Fact> {
    let council = kind.council(draft)?;
    let price = |cards| council_price(&view.table, view.hand, council, cards).ok();
    let now = price(draft.cards)?;
    let cheaper = Politics::ALL.into_iter().filter_map(|card| {
        let mut cards = draft.cards;
        cards.add(card);
        price(cards).filter(|&then| then < now).map(|then| (card, then))
    });
    let (card, then) = cheaper.min_by_key(|&(_, then)| then)?;
    Some(Fact::AddCard { card, now, then })
}

fn after_election(view: &View, action: Action) -> Option<Fact> {
    let (Action::Elect { council, .. } | Action::SendServant { council, .. }) = action else {
        return None;
    };
    // Any luck will do: an election shows nothing hidden.
    let mut state = CouncilOf4::determinise(view, &mut Seed(0).stream(0));
    CouncilOf4::apply(&mut state, action, |_| {}).ok()?;
    let after = CouncilOf4::view(&state, view.seat);
    let price = |view: &View| {
        let cards = cheapest(view, council)?;
        council_price(&view.table, view.hand, council, cards).ok()
    };
    let (now, then) = (price(view), price(&after));
    (now != then).then_some(Fact::Council { council, now, then })
}
