//! The texts of the ribbon: what is to be done, the preview of a decision, and its buttons.

use super::land::Cascade;
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Champion, Clan, LineEnd, Space, Village};
use crate::games::four_towers::rules::state::Play;

/// A number before and after a decision.
pub type Change = (u16, u16);

/// What an expansion changes beside the villages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Lords of a clan.
    Lords(Clan, Change),
    /// Demons of a clan, with whether a lord follows.
    Demons(Clan, Change, bool),
}

/// The texts of the ribbon. Sentences are whole; titles and parts have no full stop.
#[allow(missing_docs, reason = "the names say it")]
pub struct RibbonText {
    // Titles, beside the names of the plays
    pub place_in: fn(Village) -> String,
    pub expands: fn(Village) -> String,
    pub keep: fn(Clan) -> String,
    pub choose_spirits: &'static str,
    pub not_possible: &'static str,
    /// The number of an expansion, of all in the cascade.
    pub in_cascade: fn(usize, usize) -> String,
    pub first_of_two: &'static str,
    pub second_of_two: &'static str,
    /// What a purchase still asks for.
    pub pay_step: fn(u8, u8) -> String,

    // What is to be done
    /// The number of open plays before the draw.
    pub start: fn(usize) -> String,
    pub take_first: fn() -> String,
    /// Peasants still to take.
    pub take_more: fn(u8) -> String,
    pub drawing_closes: fn(&[Play]) -> String,
    pub no_village: &'static str,
    pub must_have_village: &'static str,
    pub which_next: &'static str,
    pub spirits_left: fn(u8) -> String,
    pub may_demote: &'static str,
    pub end_skills: &'static str,
    pub waits_for: fn(&str) -> String,

    // Previews in a sentence
    pub placement: fn(Clan, Village, Cascade, Change) -> String,
    pub expansion: fn(Village, [Clan; 3], Option<Effect>) -> String,
    /// The place on its row, whether it makes for most mountaineers, and the points of the row.
    pub assign: fn(Clan, Space, u8, bool, Change) -> String,
    /// The price, the followers paid so far, and the points of all followers.
    pub buy: fn(Champion, u8, u8, Change) -> String,
    pub third: fn(Champion) -> String,
    /// The clan of the mercenary, who leaves, and the points of the row.
    pub mercenary: fn(Clan, Clans, Village, Change) -> String,
    pub mountaineer: fn(Clan, Clan, Village, Village, Change) -> String,
    pub merchant: fn(Clan, Change) -> String,
    pub spirits: fn(Champion, Clans) -> String,

    // Parts of a preview
    pub to: fn(LineEnd) -> String,
    pub stays: fn(Clans) -> String,
    pub then_holds: fn(Village) -> String,
    pub sets_off: &'static str,
    pub in_all: &'static str,
    pub influence: &'static str,
    pub clans_are_yours: &'static str,
    pub lords: fn(Clan) -> String,
    pub demons: &'static str,
    pub lord_follows: fn(Clan) -> String,
    pub your: fn(Clan) -> String,
    pub points_now: &'static str,
    pub at_the_end: &'static str,
    pub down_one: &'static str,
    pub paid: fn(u8, u8) -> String,
    pub next: &'static str,
    pub nothing_moves: &'static str,

    // A closed play
    pub closed_by: fn(Play, Play) -> String,
    pub still_open: &'static str,
    pub then_must: &'static str,

    // Buttons
    pub do_draw: &'static str,
    pub draw_more: fn(u8) -> String,
    pub do_place: &'static str,
    pub place_and_expand: &'static str,
    pub do_expand: &'static str,
    pub expand_and_demote: fn(&str, u16, u16) -> String,
    pub all_filled_in: &'static str,
    pub spare: &'static str,
    pub keep_as: fn(Space) -> String,
    pub swap_order: &'static str,
    pub do_buy: &'static str,
    pub pay_more: fn(u8) -> String,
    pub take_free: &'static str,
    pub give_up: &'static str,
    pub use_skill: &'static str,
    pub undo_play: fn(Play) -> String,
    pub end_turn: &'static str,
    pub ends_alone: &'static str,
    pub skip_motion: &'static str,
    pub all_legal: &'static str,
}
