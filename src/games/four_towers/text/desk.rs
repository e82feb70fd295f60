//! Words of the table that belong to none of its parts alone.

use crate::games::four_towers::scene::Kind;
use crate::games::four_towers::scene::keys::Task;

/// The words of the table.
#[allow(missing_docs, reason = "the names say it")]
pub struct DeskText {
    /// Between points and what they are for.
    pub per: &'static str,
    pub court: &'static str,
    pub temple: &'static str,
    pub influence: &'static str,
    pub mats: &'static str,
    /// The round, the turn, and the number of all turns.
    pub round: fn(u16, u8, u8) -> String,
    /// A kind of action, as a heading.
    pub kind: fn(Kind) -> &'static str,
    /// The purpose of a key, in the third person.
    pub task: fn(Task) -> &'static str,
    pub clear: &'static str,
    pub tap_three: &'static str,
    pub more: &'static str,
    /// What is left of a pile of so many.
    pub left: fn(u8, u8) -> String,
    pub tab_map: &'static str,
    pub tab_towers: &'static str,
    pub tab_mats: &'static str,
    pub open_plays: &'static str,
    pub choose: fn(Choosing) -> &'static str,
    pub after_plays: &'static str,
    pub over: &'static str,
}

/// What the open action asks for next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Choosing {
    Champion,
    OwnChampion,
    Payment,
    Spirits,
    Village,
    OtherVillage,
    Clan,
    OtherClan,
    Removed,
    Space,
    Seat,
}
