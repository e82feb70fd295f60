//! The temperaments of bots in The Council: what each of them leans to.

use crate::bots::temper::Tempers;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{Kind, Suit};
use crate::games::the_council::rules::{Action, View};
use crate::vocabulary;
use crate::vocabulary::Vocabulary;

vocabulary! {
    /// A temperament.
    pub enum Temper {
        /// Bids few chips.
        Miser = "miser",
        /// Drafts for the suit in which it is strongest.
        Loyalist = "loyalist",
        /// Drafts Crowns.
        Pretender = "pretender",
        /// Drafts Moons.
        Stargazer = "stargazer",
    }
}

/// The temperaments. Those that leaned to high bids or to committing many cards lost too much, however little they gave for
/// it.
pub const TEMPERS: Tempers<TheCouncil> = Tempers {
    keys: Temper::KEYS,
    leaning: |temper, view, action| {
        Temper::ALL.get(temper).map_or(0, |&temper| leaning(temper, view, action))
    },
    margins: &[0.03, 0.03, 0.03, 0.015],
};

/// Chips with which a bid no longer pleases a miser.
const DEAR: u32 = 3;

/// Returns how much a temperament leans to an action of the view's seat.
fn leaning(temper: Temper, view: &View, action: Action) -> u32 {
    let Some(seat) = view.seat else { return 0 };
    let player = view.table.player(seat);
    match (temper, action) {
        (Temper::Miser, Action::Bid(chips)) => DEAR.saturating_sub(chips.total().into()),
        (Temper::Loyalist, Action::Draft(card)) => {
            let has = |suit: Suit| player.chips.of(suit) + 2 * player.ranks.of(suit);
            let most = Suit::ALL.into_iter().map(has).max().unwrap_or(0);
            u32::from(most > 0 && card.suits().iter().any(|suit| has(suit) == most))
        }
        (Temper::Pretender, Action::Draft(card)) => u32::from(card.kind() == Kind::Crown),
        (Temper::Stargazer, Action::Draft(card)) => card.suits().contains(Suit::Moons).into(),
        _ => 0,
    }
}
