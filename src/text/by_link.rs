//! The texts of matches that people play by link.

/// Matches that people play by link.
#[allow(missing_docs, reason = "the names say it")]
pub struct ByLinkText {
    /// Title of somebody else's turn.
    pub turn_of: fn(&str) -> String,
    /// What to do in somebody else's turn.
    pub turn_note: &'static str,
    pub send_to: fn(&str) -> String,
    /// Sends the finished game to the others.
    pub send_end: &'static str,
    pub copied: &'static str,
    /// Words that go with the link: whose turn it is, in which game and round.
    pub message: fn(&str, &str, &str) -> String,
    pub message_at_end: fn(&str) -> String,
    pub who: &'static str,
    /// Reason nobody can sit down yet.
    pub choose_seat: &'static str,
    /// Says whose seat is the own one.
    pub your_seat: fn(&str) -> String,
    /// What choosing another seat does.
    pub change_note: &'static str,
    pub your_name: &'static str,
    pub sit_down: &'static str,
    /// What the link makes possible.
    pub trust: &'static str,
    /// The moves of the link, and of the kept game, which are more.
    pub is_older: fn(usize, usize) -> String,
    /// The moves that the link and the kept game share.
    pub is_forked: fn(usize) -> String,
    /// The moves in the link of the seat here that were not made here.
    pub plays_mine: fn(usize) -> String,
    pub is_damaged: &'static str,
    /// Note that the kept game is as it was.
    pub unchanged: &'static str,
    pub open_kept: &'static str,
    pub take_over: &'static str,
    pub keep_both: &'static str,
    /// Name of the game of a link beside the kept one, with its title.
    pub other_course: fn(&str) -> String,
    pub check_title: &'static str,
    /// The moves that were checked.
    pub all_legal: fn(usize) -> String,
    /// The links that came.
    pub went_on: fn(usize) -> String,
    /// The moves of a link that the game does not go on from.
    pub went_back: fn(usize) -> String,
    pub number: fn(&str) -> String,
}
