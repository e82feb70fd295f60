//! The daily challenge in English.

use super::words::counted;
use crate::games::council_of_4::scene::daily::Finish;
use crate::games::council_of_4::text::daily::DailyText;
use crate::games::council_of_4::text::dotted;

pub(in crate::games::council_of_4::text) static DAILY: DailyText = DailyText {
    title: "Daily challenge",
    body: |day, board, bots| {
        format!("{day} · board {} · against {}", dotted(board), counted(bots as u64, "bot"))
    },
    play: "Play",
    record: |days, best| {
        let days = counted(days, "day");
        format!("{days} in a row · best {best} VP")
    },
    done: |finish| format!("{} VP, {}", finish.points, place(finish)),
    told: |finish| {
        let help = if finish.assisted { ", assisted" } else { "" };
        format!(
            "Council of 4, daily challenge of {}: {} VP, {} in {}{help}.",
            finish.day,
            finish.points,
            place(finish),
            counted(finish.rounds, "round"),
        )
    },
};

fn place(finish: &Finish) -> String {
    let Finish { place, players, .. } = finish;
    let ending = match place {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{place}{ending} of {players}")
}
