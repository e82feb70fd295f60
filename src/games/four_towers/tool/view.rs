//! The view of one seat, as JSON in the names of a position.

use serde::Serialize;
use serde_json::Value;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::position::Position;
use crate::games::four_towers::rules::state::Decision;
use crate::games::four_towers::rules::view::View;
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat};

/// A position without its luck, and who sees and decides what.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ViewForm {
    /// The seat of the view; none for an onlooker.
    pub seat: Option<Seat>,
    /// What must be decided.
    pub decision: Decision,
    /// The seat that must decide; none if the game is over.
    pub decider: Option<Seat>,
    /// All of the position but its version and its seed.
    #[serde(flatten)]
    pub table: Value,
}

impl From<&View> for ViewForm {
    fn from(view: &View) -> ViewForm {
        // A state dealt from the view holds nothing beyond the view, and its luck is left out.
        let dealt = FourTowers::determinise(view, &mut Seed(0).stream(0));
        let mut table = serde_json::to_value(Position::of(&dealt)).unwrap_or_default();
        if let Some(fields) = table.as_object_mut() {
            fields.remove("seed");
            fields.remove("format");
        }
        let (decision, decider) = (view.table.decision(), view.table.decider());
        ViewForm { seat: view.seat, decision, decider, table }
    }
}
