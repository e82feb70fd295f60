//! The tab that plays a match, where the browser lends no locks: the tabs that show the match tell each
//! other their claims, and the best claim holds.
//!
//! A claim that was taken over beats what it was taken from; of others the older one holds. A tab that
//! hears of a better claim gives up its own and says so, and one that hears of a lesser claim repeats its
//! own. So all agree once everything said is heard, in whatever order.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The tab that may play a match, as one tab knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// This tab.
    Here,
    /// Another tab.
    Elsewhere,
    /// None: the tab that had it is gone.
    Nobody,
}

/// A claim to play a match; the greater one is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Claim {
    /// Number of times the match was taken over.
    taken: u32,
    /// Time of the claim, in milliseconds since 1970.
    since: Reverse<u64>,
    /// Random name of the tab.
    tab: u64,
}

/// Something a tab tells the others that show the same match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Said {
    /// It plays the match.
    Mine(Claim),
    /// The tab of this name gives up its claim.
    Free(u64),
}

/// A tab's knowledge of the claims to a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Claims {
    own: Claim,
    /// Whether the own claim holds, as far as is known.
    holds: bool,
    /// Claims of other tabs that are not given up, by the names of the tabs.
    others: BTreeMap<u64, Claim>,
}

impl Claims {
    /// Returns the claims of a tab that has just opened the match, and what it says.
    pub const fn open(tab: u64, now: u64) -> (Claims, Said) {
        let own = Claim { taken: 0, since: Reverse(now), tab };
        (Claims { own, holds: true, others: BTreeMap::new() }, Said::Mine(own))
    }

    /// Returns the tab that may play the match.
    pub fn holder(&self) -> Holder {
        match (self.holds, self.others.is_empty()) {
            (true, _) => Holder::Here,
            (false, false) => Holder::Elsewhere,
            (false, true) => Holder::Nobody,
        }
    }

    /// Hears another tab, and returns the reply.
    pub fn hear(&mut self, said: Said) -> Option<Said> {
        match said {
            Said::Mine(claim) => {
                self.others.insert(claim.tab, claim);
                if self.holds && claim < self.own {
                    return Some(Said::Mine(self.own));
                }
                std::mem::take(&mut self.holds).then_some(Said::Free(self.own.tab))
            }
            Said::Free(tab) => {
                self.others.remove(&tab);
                None
            }
        }
    }

    /// Takes the match over, and returns what to say.
    pub fn take(&mut self, now: u64) -> Said {
        let before = self.others.values().map(|claim| claim.taken).max().unwrap_or_default();
        let taken = before.max(self.own.taken).saturating_add(1);
        self.own = Claim { taken, since: Reverse(now), ..self.own };
        self.holds = true;
        Said::Mine(self.own)
    }

    /// Returns what to say when the match is left.
    pub fn leave(&self) -> Option<Said> {
        self.holds.then_some(Said::Free(self.own.tab))
    }
}
