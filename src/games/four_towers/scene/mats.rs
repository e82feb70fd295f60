//! Spaces of the mats, with what they take and who is on them.

use crate::games::four_towers::rules::Clans;
use crate::games::four_towers::rules::components::{Clan, MERCHANTS};

/// Space for a merchant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MerchantSpace {
    /// The clan it takes; the white space takes any.
    pub asks: Option<Clan>,
    pub taken: Option<Clan>,
}

/// Returns the spaces of these merchants from left to right: the second of a clan is on the white one.
pub fn merchant_spaces(of: Clans) -> [MerchantSpace; MERCHANTS as usize] {
    std::array::from_fn(|at| match Clan::ALL.get(at).copied() {
        Some(clan) => MerchantSpace { asks: Some(clan), taken: (of.of(clan) > 0).then_some(clan) },
        None => {
            MerchantSpace { asks: None, taken: Clan::ALL.into_iter().find(|&clan| of.of(clan) > 1) }
        }
    })
}
