//! Matches by link in English.

use super::words::counted;
use crate::text::by_link::ByLinkText;

pub(in crate::text) static BY_LINK: ByLinkText = ByLinkText {
    turn_of: |name| format!("{name}’s turn"),
    turn_note: "Send it, then open the link that comes back.",
    send_to: |name| format!("Send to {name}"),
    send_end: "Send the result",
    copied: "Copied",
    message: |name, game, round| format!("{name}, it’s your turn. {game}, {round}:"),
    message_at_end: |game| format!("Our game of {game} is over:"),
    who: "Who are you in this game?",
    choose_seat: "Choose your seat.",
    your_seat: |name| format!("Your seat: {name}"),
    change_note: "Took the wrong seat? Choose yours: the one you leave gets its name back.",
    your_name: "Your name",
    sit_down: "Take a seat",
    trust: "The links hold the whole game, with everything hidden in it. Anyone who takes one apart can read that, so play with people you trust.",
    is_older: |link, kept| {
        format!("This link is older than your game: it has {}, yours has {kept}.", moves(link))
    },
    is_forked: |at| {
        format!("This link tells your game differently: after {} the two part ways.", moves(at))
    },
    plays_mine: |actions| {
        format!(
            "This link goes on from your game, but with {} of yours that you didn’t make here.",
            moves(actions)
        )
    },
    is_damaged: "This link belongs to your game, but not all of it can be played.",
    unchanged: "Your game hasn’t changed.",
    open_kept: "Open my game",
    take_over: "I made them elsewhere",
    keep_both: "Keep both",
    other_course: |title| format!("{title} (other course)"),
    check_title: "Checked",
    all_legal: |actions| {
        format!(
            "Every one of the {} was legal, and every card and token was drawn as dealt at the start.",
            moves(actions)
        )
    },
    went_on: |links| match links {
        0 => "You were sent no link of this game.".to_owned(),
        1 => "The game went on from the one link you were sent.".to_owned(),
        links => format!(
            "The game went on from each of the {links} links you were sent. Nobody went back."
        ),
    },
    went_back: |at| {
        format!(
            "The game does not go on from the link with {} that you were sent. A player went back.",
            moves(at)
        )
    },
    number: |number| {
        format!("Check number {number}. All who have the same number have the same game.")
    },
};

fn moves(count: usize) -> String {
    counted(count as u64, "move")
}
