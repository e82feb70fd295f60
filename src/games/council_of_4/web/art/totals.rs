//! Total gains as signs, and in words for who does not see them.

use leptos::prelude::*;

use super::bonus::{Sign, sign};
use crate::games::council_of_4::scene::Totals;
use crate::games::council_of_4::text::course::gains;

/// Draws gains as icons.
pub fn totals(of: &Totals, height: u32) -> impl IntoView + use<> {
    let all = [
        (Sign::Coins, of.coins),
        (Sign::Servants, of.servants),
        (Sign::Cards, of.cards),
        (Sign::Vp, of.vp),
        (Sign::Nobility, of.nobility),
        (Sign::Main, of.main_actions),
    ];
    let icons = all
        .into_iter()
        .filter(|(_, amount)| *amount > 0)
        // A single main action needs no number.
        .map(|(shape, amount)| {
            sign(shape, Some(amount).filter(|&n| shape != Sign::Main || n > 1), height)
        })
        .collect_view();
    let words = gains(of);
    let words = (*of != Totals::default()).then(|| view! { <span class="sr">{words}</span> });
    view! { <span class="bx">{icons} {words}</span> }
}
