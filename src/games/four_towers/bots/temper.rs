//! The temperaments of bots in Four Towers: what each of them leans to.

use crate::bots::temper::Tempers;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::{Ring, Space, Trade};
use crate::games::four_towers::rules::state::PublicState;
use crate::games::four_towers::rules::view::View;
use crate::vocabulary;
use crate::vocabulary::Vocabulary;

vocabulary! {
    /// A temperament.
    pub enum Temper {
        /// Fills the market.
        Trader = "trader",
        /// Sends mountaineers.
        Climber = "climber",
        /// Makes demons, and places in the gorge.
        Firebrand = "firebrand",
        /// Makes lords, and places in the hills and mountains.
        Kingmaker = "kingmaker",
    }
}

/// The temperaments.
pub const TEMPERS: Tempers<FourTowers> = Tempers {
    keys: Temper::KEYS,
    leaning: |temper, view, action| {
        Temper::ALL.get(temper).map_or(0, |&temper| leaning(temper, view, action))
    },
    margins: &[0.012, 0.02, 0.02, 0.02],
};

/// Returns how much a temperament leans to an action of the view's seat.
fn leaning(temper: Temper, view: &View, action: Action) -> u32 {
    let fills = |trade| matches!(action, Action::Assign { space, .. } if space == Space::Of(trade));
    match temper {
        Temper::Trader => fills(Trade::Merchant).into(),
        Temper::Climber => fills(Trade::Mountaineer).into(),
        Temper::Firebrand => sends(view, action, &[Ring::Gorge], |at| at.demons),
        Temper::Kingmaker => sends(view, action, &[Ring::Hill, Ring::Mountain], |at| at.lords),
    }
}

/// Returns how many more of a pile an expansion makes, or whether a peasant is placed in one of the rings on the way there.
fn sends(view: &View, action: Action, rings: &[Ring], made: fn(&PublicState) -> Pile) -> u32 {
    match action {
        Action::Place { village, .. } => rings.contains(&village.ring()).into(),
        Action::Expand { .. } => {
            let (before, after) = (made(&view.table), made(&view.table.after(action)));
            after.total().saturating_sub(before.total()).into()
        }
        _ => 0,
    }
}
