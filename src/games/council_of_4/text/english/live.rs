//! What is said aloud, in English.

use super::words::{card, counted};
use crate::games::council_of_4::text::live::LiveText;

pub(in crate::games::council_of_4::text) static LIVE: LiveText = LiveText {
    region: "What happens",
    gained: |name, gains| format!("{name} gained {}.", gains.join(", ")),
    your_turn: |round, drawn, main, quick| {
        let drawn = drawn
            .map_or_else(String::new, |drawn| format!(" You drew {}.", card(drawn).to_lowercase()));
        let (main, quick) = (number(main), number(quick));
        format!("Your turn, round {round}.{drawn} Main actions: {main}. Quick actions: {quick}.")
    },
    taken_back: |count, first| match count {
        1 => format!("Taken back: {first}"),
        _ => format!("{} taken back, the first: {first}", counted(count as u64, "action")),
    },
    not_possible: |why| format!("Not possible: {why}"),
};

fn number(of: u8) -> String {
    match of {
        0 => "none".to_owned(),
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        of => of.to_string(),
    }
}
