//! Texts of Four Towers that only the tool shows.

use crate::games::four_towers::rules::components::Trade;
use crate::games::four_towers::rules::{Cause, Decision, PublicState};
use crate::text::name_of;

/// The turn, counted from 1, and the first play that is open.
pub(super) fn heading(table: &PublicState) -> String {
    let number = u16::from(table.turn.number) + 1;
    let play = table.turn.play.number();
    let title = if table.printed { "Four Towers as printed" } else { "Four Towers" };
    if table.is_over() {
        format!("{title} · over")
    } else {
        format!("{title} · turn {number} · from play {play} on")
    }
}

/// Who began, and who decides.
pub(super) fn roles(table: &PublicState, names: &[String]) -> String {
    let name = name_of(names, table.active());
    let decides = match table.decision() {
        Decision::Play => format!("{name} must draw, or make a play before it."),
        Decision::Spirits => format!("{name} must choose spirits."),
        Decision::Demote => format!("{name} may demote another marker."),
        Decision::Expand => format!("{name} must expand a village."),
        Decision::Place => format!("{name} must place a peasant."),
        Decision::Assign => format!("{name} must assign a peasant."),
        Decision::End => format!("{name} may use an end skill."),
        Decision::Over => "The game is over.".to_owned(),
    };
    format!("{} began. {decides}", name_of(names, table.first))
}

/// The title of a cause of points.
pub(super) const fn cause(of: Cause) -> &'static str {
    match of {
        Cause::Followers => "Followers × lords",
        Cause::Trade(Trade::Mercenary) => "Mercenaries",
        Cause::Trade(Trade::Merchant) => "Merchants",
        Cause::Trade(Trade::Mountaineer) => "Mountaineers",
        Cause::Champions => "Champions",
        Cause::Tokens => "Gems and spirits",
        Cause::Influence => "Track",
        Cause::Doubled => "Track doubled",
    }
}
