//! The texts of a table that every game has.

use crate::bots::Level;

/// A question with two answers.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy)]
pub struct Question {
    pub title: &'static str,
    pub body: &'static str,
    pub yes: &'static str,
    pub no: &'static str,
}

/// The table.
#[allow(missing_docs, reason = "the names say it")]
pub struct TableText {
    pub main_landmark: &'static str,
    pub seats_landmark: &'static str,
    pub ribbon_landmark: &'static str,
    pub hand_landmark: &'static str,
    pub round: fn(u16, u16) -> String,
    /// Number of a turn, below the name of its seat.
    pub turn: fn(u16) -> String,
    pub home: &'static str,
    pub bot: fn(Level) -> String,
    pub to_move: &'static str,
    pub thinking: &'static str,
    pub last_round: &'static str,
    pub log: &'static str,
    /// Person at the screen, as the head of its turns in the log.
    pub you: &'static str,
    pub log_empty: &'static str,
    pub log_older: fn(usize) -> String,
    pub your_hand: fn(u8) -> String,
    pub hand_of: fn(&str, u8) -> String,
    pub hand_hidden: &'static str,
    pub hide: &'static str,
    pub details_of: fn(&str) -> String,
    pub end_turn: &'static str,
    pub cancel: &'static str,
    pub unconfirmed: Question,
    pub pay: &'static str,
    pub gain: &'static str,
    pub gain_nothing: &'static str,
    pub reveals_now: &'static str,
    pub then_choose: &'static str,
    pub ends_game: &'static str,
    pub decline: &'static str,
    pub turn_done: &'static str,
    pub waiting: fn(&str) -> String,
    pub watching: &'static str,
    pub confirm_now: &'static str,
    pub tab_log: &'static str,
    pub balance: fn(u16, u16) -> String,
    pub hand_over: &'static str,
    pub all_hidden: fn(&str) -> String,
    pub since: fn(&str) -> String,
    pub since_nothing: &'static str,
    pub i_am: fn(&str) -> String,
    pub hand_over_note: &'static str,
    pub bot_trouble: &'static str,
    pub tabs: &'static str,
    pub bar: &'static str,
    /// The button that opens the menu of a phone.
    pub more: &'static str,
    /// The button that opens the list of legal moves.
    pub moves: &'static str,
    pub moves_short: &'static str,
    /// The button that collapses a phone's sheet.
    pub fold: &'static str,
    /// The button that expands it again.
    pub unfold: &'static str,
    pub zoom_in: &'static str,
    pub zoom_out: &'static str,
}
