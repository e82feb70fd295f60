//! Texts of Four Towers that only the tool shows.

use crate::games::four_towers::rules::components::Trade;
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::rules::state::{Decision, PublicState};
use crate::text::people::name_of;

pub(super) const LAND: &str = "Map";
pub(super) const SUPPLY: &str = "Supply";
pub(super) const TEMPLE: &str = "Temple";
pub(super) const GEMS: &str = "gems";
pub(super) const LORDS: &str = "Lords";
pub(super) const DEMONS: &str = "Demons";
pub(super) const TRACK_GEMS: &str = "Track gems";
pub(super) const DISPLAY: &str = "Display";
pub(super) const DECK: &str = "Deck";
pub(super) const DRAWN: &str = "Drawn";
pub(super) const TURN: &str = "This turn";
pub(super) const LORD_MADE: &str = "a lord made";
pub(super) const DEMON_MADE: &str = "a demon made";
pub(super) const FOLLOWERS: &str = "followers";
pub(super) const TRADES: [&str; 3] = ["mercenaries", "merchants", "mountaineers"];
pub(super) const CHAMPIONS: &str = "champions";
pub(super) const USED: &str = "used";
pub(super) const DOUBLED: &str = "doubled";
pub(super) const NONE: &str = "none";
pub(super) const EMPTY: &str = "empty slot";

/// The turn, counted from 1, and the first play that is open.
pub(super) fn heading(table: &PublicState) -> String {
    let number = u16::from(table.turn.number) + 1;
    let play = table.turn.play.number();
    if table.is_over() {
        "Four Towers · over".to_owned()
    } else {
        format!("Four Towers · turn {number} · from play {play} on")
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

/// Returns the state of a game that isn’t over.
pub(super) fn standing(table: &PublicState, names: &[String]) -> String {
    format!("{}\n{}", heading(table), roles(table, names))
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

/// The space of a marker.
pub(super) fn step(step: u8) -> String {
    format!("space {step}")
}

/// An action and its turn, both counted from 1.
pub(super) fn moment(turn: u8, action: usize) -> String {
    format!("turn {}, move {action}", u16::from(turn) + 1)
}

/// A change of the points for a cause.
pub(super) fn change(points: i32, of: Cause) -> String {
    format!("{points:+} {}", cause(of).to_lowercase())
}
