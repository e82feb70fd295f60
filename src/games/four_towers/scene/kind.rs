//! Kinds of actions: what a turn can ask for or offer.

use crate::games::four_towers::rules::components::Trade;
use crate::games::four_towers::rules::{Decision, Kind, Play};

impl Kind {
    /// Returns the kind that a decision begins with; `None` when the game is over.
    pub const fn asked(decision: Decision) -> Option<Kind> {
        match decision {
            Decision::Play => Some(Kind::Draw),
            Decision::Spirits => Some(Kind::Spirits),
            Decision::Demote => Some(Kind::Demote),
            Decision::Expand => Some(Kind::Expand),
            Decision::Place => Some(Kind::Place),
            Decision::Assign => Some(Kind::Assign),
            Decision::End => Some(Kind::End),
            Decision::Over => None,
        }
    }

    /// Returns the kind of action that a play is.
    pub const fn of_play(play: Play) -> Kind {
        match play {
            Play::Third => Kind::Third,
            Play::Buy => Kind::Buy,
            Play::Begin | Play::End => Kind::Skill,
            Play::Mercenary => Kind::Mercenary,
            Play::Mountaineer => Kind::Mountaineer,
            Play::Merchant => Kind::Merchant,
            Play::Draw => Kind::Draw,
            Play::Place => Kind::Place,
            Play::Assign => Kind::Assign,
        }
    }

    /// Returns the kind that gives up one of a trade.
    pub const fn giving_up(trade: Trade) -> Kind {
        match trade {
            Trade::Mercenary => Kind::Mercenary,
            Trade::Merchant => Kind::Merchant,
            Trade::Mountaineer => Kind::Mountaineer,
        }
    }

    /// Whether a complete action of the kind is done at once, without being confirmed: it can be taken back.
    pub const fn acts_at_once(self) -> bool {
        matches!(self, Kind::Draw | Kind::Place | Kind::Assign)
    }

    /// Whether an action of the kind is put together from parts, and confirmed.
    pub const fn has_parts(self) -> bool {
        !self.acts_at_once() && !matches!(self, Kind::End)
    }
}

/// Returns the play that a kind of action belongs to at a table.
pub const fn play_of(kind: Kind, decision: Decision, play: Play) -> Option<Play> {
    Some(match kind {
        Kind::Third => Play::Third,
        Kind::Buy | Kind::Spirits => Play::Buy,
        Kind::Skill | Kind::End if matches!(decision, Decision::End) => Play::End,
        Kind::Skill => Play::Begin,
        Kind::Mercenary => Play::Mercenary,
        Kind::Mountaineer => Play::Mountaineer,
        Kind::Merchant => Play::Merchant,
        Kind::Draw => Play::Draw,
        Kind::Place => Play::Place,
        Kind::Assign => Play::Assign,
        // A cascade belongs to the play that set it off: the first one that is still open is the one after it.
        Kind::Expand | Kind::Demote => match play {
            Play::Assign => Play::Place,
            Play::Merchant => Play::Mountaineer,
            Play::End => Play::End,
            _ => Play::Begin,
        },
        Kind::End => return None,
    })
}
