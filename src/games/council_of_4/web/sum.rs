//! Cost and gains of an action in one line of signs.

use leptos::prelude::*;

use super::art::{Sign, chip, shield, sign, space_bonus, totals};
use crate::games::council_of_4::rules::{Action, View};
use crate::games::council_of_4::scene::{Draft, Outcome};
use crate::web::art::{Icon, icon_sized};

/// Draws what an action costs and brings, with signs of this height in pixels.
pub fn sum(view: &View, action: Action, height: u32) -> AnyView {
    let Some(outcome) = Outcome::of(view, action) else { return ().into_any() };
    let cards = Draft::of(action).map(|draft| draft.cards).unwrap_or_default();
    let (coins, servants) = (u16::from(outcome.price.coins), outcome.price.servants);
    let paid = |of, amount: u16| (amount > 0).then(|| sign(of, Some(amount), height));
    let costs = !cards.is_empty() || coins + servants > 0;
    let choices = outcome.choices(view.table.nobility);
    let choices = choices.map(|bonus| space_bonus(bonus, height)).collect_view();
    let sets = outcome.set_points();
    view! {
        {cards.iter().map(chip).collect_view()}
        {paid(Sign::Coins, coins)}
        {paid(Sign::Servants, servants)}
        {costs.then(|| icon_sized(Icon::Next, 14))}
        {totals(&(outcome.total() + outcome.then), height)}
        {choices}
        {(sets > 0).then(|| shield(sets, height))}
    }
    .into_any()
}
