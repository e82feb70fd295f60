//! The texts during the turns of others.

/// Following the others.
#[allow(missing_docs, reason = "the names say it")]
pub struct FollowText {
    pub skip: &'static str,
    pub skip_note: &'static str,
    pub skip_to_turn: &'static str,
    /// The button that lets the shown move stand, and goes on when it is pressed again.
    pub hold: &'static str,
    /// Below the button that ends a turn, while another seat is on turn.
    pub plays: fn(&str) -> String,
    pub pays: &'static str,
    pub gains: &'static str,
    /// Title of one's own turn: the only person's, and that of one of several by name.
    /// Beside the round.
    pub last_turn: &'static str,
    pub your_turn: fn(&str) -> String,
    pub turn_of: fn(&str) -> String,
    pub you_drew: &'static str,
    /// The button that leads to all that happened since one's last turn.
    pub watch: &'static str,
    pub left_to_do: &'static str,
    pub done: &'static str,
    /// The button that shows more of a seat on the map, and that of its moves.
    pub show_on_map: &'static str,
    pub moves: &'static str,
    /// Reason why skipping is not possible: it has begun.
    pub skipping: &'static str,
    /// Reason why a button that has just replaced another one does nothing yet.
    pub settling: &'static str,
    pub since: &'static str,
    pub since_title: &'static str,
    pub concerns: &'static str,
    pub nothing: &'static str,
    /// Number of moves since then, and of the changes that concern the seat.
    pub digest: fn(usize, usize) -> String,
}
