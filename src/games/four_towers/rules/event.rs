//! Events of a game: the one account that log, animation, sound, screen reader and score read.

use serde::Serialize;

use super::action::Slot;
use super::clans::Clans;
use super::components::{Champion, Clan, Space, Trade, Village};
use super::scoring::Score;
use crate::rules::form::Formed;
use crate::rules::{Seat, Seats};

/// An event of the game, in the order in which things happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Formed)]
pub enum Event {
    /// The game began: it was drawn who has the first turn (R3).
    GameBegan { first: Seat },
    /// A player began with gems, since others play later.
    BeganWithGems { seat: Seat, gems: u8 },
    /// A champion of the deck was turned up.
    #[reveals]
    ChampionRevealed { slot: Slot, champion: Champion },
    /// A turn began.
    TurnBegan {
        seat: Seat,
        /// Turns finished before, of all players.
        number: u8,
    },
    /// A champion was bought, or taken free as the third.
    ChampionHired {
        seat: Seat,
        /// The slot in which it lay.
        slot: Slot,
        champion: Champion,
        /// The followers that went to the temple for it; none for the third champion.
        paid: Clans,
    },
    /// A champion got gems from the temple.
    GemsGiven {
        seat: Seat,
        champion: Champion,
        /// The number of gems, fewer than three if the temple was short (R39).
        gems: u8,
    },
    /// A champion got spirits from the temple.
    SpiritsGiven {
        seat: Seat,
        champion: Champion,
        /// The spirits, fewer than three if the temple was short (R39).
        spirits: Clans,
        /// Whether others were possible (R14).
        by_choice: bool,
    },
    /// A champion's skill was used. What it did follows.
    SkillUsed { seat: Seat, champion: Champion, spent: Spent },
    /// A mercenary, merchant or mountaineer was given up and went to the temple.
    GivenUp { seat: Seat, trade: Trade, clan: Clan },
    /// A peasant was removed from the map and went to the temple.
    Removed { clan: Clan, village: Village },
    /// A peasant moved along a line.
    Moved {
        clan: Clan,
        /// From where.
        from: Village,
        /// Where to.
        to: Village,
    },
    /// Two peasants swapped their villages.
    Swapped {
        villages: [Village; 2],
        /// Who left each of them.
        clans: [Clan; 2],
    },
    /// A spirit became a peasant.
    Kindled { clan: Clan, village: Village },
    /// A spirit took the place of a peasant, who went to the temple.
    Replaced { village: Village, peasant: Clan, spirit: Clan },
    /// Three peasants were drawn from the supplies.
    Drawn {
        seat: Seat,
        /// The peasants.
        clans: Clans,
    },
    /// A drawn peasant was placed on the map.
    Placed {
        seat: Seat,
        clan: Clan,
        village: Village,
        /// Whether no village took any drawn peasant, so that any home was possible (R7).
        was_stuck: bool,
    },
    /// A village expanded.
    Expanded {
        /// The seat that decided.
        seat: Seat,
        village: Village,
        /// Who took each line, in the order of the village's lines.
        clans: [Clan; 3],
        /// Whether anything else was possible (R14).
        by_choice: bool,
    },
    /// A peasant was pushed Outside and became a lord.
    LordMade {
        /// The seat that pushed it.
        seat: Seat,
        clan: Clan,
    },
    /// A peasant was pushed into the City and became a demon.
    DemonMade {
        /// The seat that pushed it.
        seat: Seat,
        clan: Clan,
        /// Whether a lord of the clan followed it.
        lord_follows: bool,
    },
    /// A marker moved up a space.
    Rose {
        seat: Seat,
        /// The space, from 0.
        step: u8,
    },
    /// A marker moved down a space.
    Fell {
        seat: Seat,
        /// The space, from 0.
        step: u8,
    },
    /// No marker was moved down for a demon.
    Spared {
        /// The seat that spared the others.
        seat: Seat,
    },
    /// A marker took the gem of a space of the track.
    GemWon {
        seat: Seat,
        /// The space, from 0.
        step: u8,
    },
    /// Seven mercenaries: a gem of the temple was put on the marker (R22).
    Doubled { seat: Seat },
    /// A drawn peasant was assigned to a space.
    Assigned {
        seat: Seat,
        clan: Clan,
        /// The kind of space.
        space: Space,
    },
    /// A drawn peasant that fits nowhere went to the temple (R27).
    Dismissed { seat: Seat, clan: Clan },
    /// A spirit of the temple became a follower.
    Recruited { seat: Seat, clan: Clan },
    /// A follower went to the temple for a spirit that takes its place.
    FollowerGiven { seat: Seat, clan: Clan },
    /// A spirit of a champion, or a follower, took up a trade.
    Employed {
        seat: Seat,
        clan: Clan,
        trade: Trade,
        /// Whether it was a follower.
        was_follower: bool,
    },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A seat's final score.
    Scored {
        seat: Seat,
        /// The points, by cause.
        score: Score,
    },
    /// The game is over.
    GameEnded {
        /// The seats that share the victory.
        winners: Seats,
    },
}

/// What is spent on a skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// Nothing.
    Nothing,
    /// A gem of the champion, to the temple.
    Gem,
    /// A loose gem of the player, to the temple, since the champion has none left (R40).
    LooseGem,
    /// A spirit of the champion, of this clan.
    Spirit(Clan),
}

/// How [`Spent`] is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SpentForm {
    Nothing,
    Gem,
    LooseGem,
    /// The letter of its clan.
    Spirit(char),
}

impl Formed for Spent {
    type Form = SpentForm;

    fn form(&self) -> SpentForm {
        match *self {
            Spent::Nothing => SpentForm::Nothing,
            Spent::Gem => SpentForm::Gem,
            Spent::LooseGem => SpentForm::LooseGem,
            Spent::Spirit(clan) => SpentForm::Spirit(clan.letter()),
        }
    }
}
