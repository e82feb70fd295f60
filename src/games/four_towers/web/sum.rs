//! Gains of an action in one line of signs.

use leptos::prelude::*;

use super::gains::gains;
use crate::games::four_towers::rules::{Action, View};
use crate::games::four_towers::scene::{Gains, Outcome};
use crate::games::four_towers::text::{Symbol, Tip};
use crate::text::said::table::Balance;
use crate::text::text;
use crate::web::art::shield;

/// Draws what an action brings, lords and points among it, with signs of this height in pixels.
pub fn sum(view: &View, action: Action, height: u32) -> AnyView {
    let Some(outcome) = Outcome::of(view, action) else { return ().into_any() };
    let own = Gains::of_seat(outcome.seat, &outcome.events);
    let (before, after) = (outcome.score.0.total(), outcome.score.1.total());
    let points = (before != after).then(|| {
        view! { <b>{text().table().balance(Balance { before, after })}</b> {shield(Tip::Of(Symbol::Points), after, height)} }
    });
    view! { {gains(&own, height)} {points} }.into_any()
}
