//! The ten plays of a turn: their names, and why one is closed, in a few words.

use crate::games::four_towers::rules::components::{Champion, Clan, Space, Village};
use crate::games::four_towers::rules::state::Play;

/// The texts of the plays.
#[allow(missing_docs, reason = "the names say it")]
pub struct PlaysText {
    pub title: &'static str,
    pub note: &'static str,
    pub name: fn(Play) -> &'static str,
    /// The number of a play, of all.
    pub number: fn(Play) -> String,
    /// What the play is, for those who meet it the first time.
    pub what: fn(Play) -> String,

    // Why a play is closed
    pub needs_champions: fn(u8) -> String,
    pub needs_merchants: fn(u8) -> String,
    pub third_taken: &'static str,
    pub no_followers: &'static str,
    /// The lowest price, and the followers there.
    pub too_dear: fn(u8, u8) -> String,
    pub all_bought: fn() -> String,
    pub none_on_show: &'static str,
    pub no_champion: &'static str,
    pub no_such_skill: &'static str,
    pub none_yet: &'static str,
    pub nobody_there: &'static str,
    pub on_gold: &'static str,
    pub closed_by: fn(Play) -> String,
    pub needs: fn(Play) -> String,

    // What an open play does
    /// Champions on show, and the followers there.
    pub on_show: fn(u8, u8) -> String,
    pub skills: fn(&[Champion]) -> String,
    pub removes: fn(u8) -> String,
    pub climbs: &'static str,
    pub climbs_far: &'static str,
    /// Influence before and after.
    pub rises: fn(u16, u16) -> String,
    pub must: &'static str,
    /// The peasants that are taken, of all.
    pub taken: fn(u8, u8) -> String,
    pub chosen: fn(Clan) -> String,
    pub to_go: fn(u8) -> String,

    // What a play did
    pub moved: fn(Village, Village) -> String,
    pub placed: fn(Clan, Village) -> String,
    pub kept: fn(Space) -> &'static str,
}
