//! Moves in words: each at a glance and in one sentence.

use super::Subjects;
use crate::games::four_towers::rules::action::{Action, Skill};
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Champion, Clan, Space, Village};
use crate::games::four_towers::rules::state::PublicState;
use crate::text::people::name_of;
use crate::text::text;

/// Moves, without a full stop.
#[allow(missing_docs, reason = "the names are those of the moves")]
pub struct MoveText {
    /// The champion of the slot, if there is one.
    pub third: fn(Option<Champion>) -> String,
    pub buy: fn(Option<Champion>, Clans) -> String,
    pub spirits: fn(Clans) -> String,
    /// The use of a skill: its champion, and what it does, with the names of the seats.
    pub skill: fn(Skill, &[String]) -> String,
    pub mercenary: fn(Clans, Village) -> String,
    pub mountaineer: fn(Clan, Village, Village) -> String,
    pub merchant: fn(Clan) -> String,
    pub draw: fn(Clans) -> String,
    pub place: fn(Clan, Village) -> String,
    pub expand: fn(Village, [Clan; 3]) -> String,
    /// The name of a seat.
    pub demote: fn(&str) -> String,
    pub spare: &'static str,
    pub assign: fn(Clan, Space) -> String,
    pub dismiss: fn(Clan) -> String,
    pub end: &'static str,
}

/// Returns an action on this table with its verb; `names` are those of the seats.
pub fn head(table: &PublicState, action: Action, names: &[String]) -> String {
    let moves = text().moves();
    match action {
        Action::Third(slot) => (moves.third)(table.champion_in(slot)),
        Action::Buy { slot, paid } => (moves.buy)(table.champion_in(slot), paid),
        Action::Spirits(spirits) => (moves.spirits)(spirits),
        Action::Use(skill) => (moves.skill)(skill, names),
        Action::Mercenary { removed, village } => (moves.mercenary)(removed, village),
        Action::Mountaineer { clan, from, to } => (moves.mountaineer)(clan, from, to),
        Action::Merchant(clan) => (moves.merchant)(clan),
        Action::Draw(clans) => (moves.draw)(clans),
        Action::Place { clan, village } => (moves.place)(clan, village),
        Action::Expand { village, clans } => (moves.expand)(village, clans),
        Action::Demote(seat) => (moves.demote)(&name_of(names, seat)),
        Action::Spare => moves.spare.to_owned(),
        Action::Assign { clan, space } => (moves.assign)(clan, space),
        Action::Dismiss(clan) => (moves.dismiss)(clan),
        Action::End => moves.end.to_owned(),
    }
}
