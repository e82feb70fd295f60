//! Content of a step as data: every number comes from its table and from playing what it asks for.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Champion, Clan, Village};
use crate::rules::Seat;

/// A number before and after an action.
type Change = (u16, u16);

/// Content of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// The aim of the game.
    Aim {
        /// Turns that the learner has.
        turns: u8,
    },
    /// A draw.
    Draw {
        /// The peasants.
        clans: Clans,
    },
    /// A placed peasant.
    Place {
        /// Its clan.
        clan: Clan,
        /// The village.
        village: Village,
        /// Who was there before.
        there: Clans,
    },
    /// The other two.
    Keep {
        /// Who becomes a follower.
        clan: Clan,
        /// Who becomes a merchant.
        other: Clan,
    },
    /// An expansion.
    Expand {
        /// The village.
        village: Village,
        /// Who takes each line.
        clans: [Clan; 3],
    },
    /// A new lord.
    Lord {
        /// The village that it leaves.
        village: Village,
        /// Its clan.
        clan: Clan,
        /// The learner’s followers of the clan.
        followers: u8,
        /// What they bring then.
        points: u16,
        /// The learner’s influence.
        influence: Change,
    },
    /// A champion to buy.
    Champion {
        /// The champion.
        champion: Champion,
    },
    /// A merchant to give up.
    Merchant {
        /// Its clan.
        clan: Clan,
        /// The learner’s influence.
        influence: Change,
    },
    /// A new demon, which a lord follows.
    Demon {
        /// Its clan.
        clan: Clan,
        /// Whose marker is moved down.
        seat: Seat,
        /// What the lord costs that seat.
        points: u16,
        /// The influence of that seat.
        influence: Change,
    },
    /// What counts at the end.
    End {
        /// Turns that the learner has left.
        turns: u8,
        /// The learner’s points now.
        points: u16,
        /// Those of followers.
        from_followers: u16,
    },
}
