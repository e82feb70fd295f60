//! Gains of an entry of the log, as signs.

use leptos::prelude::*;

use super::art::{Figure, Look, Move, figure, gem, moves, trade_icon};
use crate::games::four_towers::rules::components::{Clan, Trade};
use crate::games::four_towers::scene::Gains;
use crate::web::art::icon_sized;

/// Draws the gains of an entry with signs of this height in pixels.
pub fn gains(of: &Gains, height: u32) -> AnyView {
    let signed = |count: i8| match count {
        0.. => format!("+{count}"),
        _ => format!("−{}", count.unsigned_abs()),
    };
    let followers = Clan::ALL.into_iter().filter_map(|clan| {
        let count = of.followers[clan.index()];
        (count != 0).then(|| {
            view! { <span class="ft-gain">{signed(count)} {figure(Figure::Follower, Some(clan), height, Look::Plain)}</span> }
        })
    });
    let trades = Trade::ALL.into_iter().filter_map(|trade| {
        let count = of.trades[trade.index()];
        (count != 0).then(|| {
            view! { <span class="ft-gain">{signed(count)} {icon_sized(trade_icon(trade), height)}</span> }
        })
    });
    let way = if of.steps < 0 { Move::Down } else { Move::Up };
    let steps = (of.steps != 0).then(|| {
        view! { <span class="ft-gain">{signed(of.steps)} {moves(way, height)}</span> }
    });
    let gems = (of.gems != 0)
        .then(|| view! { <span class="ft-gain">{signed(of.gems)} {gem(height)}</span> });
    view! { {followers.collect_view()} {trades.collect_view()} {steps} {gems} }.into_any()
}
