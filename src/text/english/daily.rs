//! The daily challenge in English.

use super::words::counted;
use crate::archive::daily::Finish;
use crate::text::daily::DailyText;

pub(in crate::text) static DAILY: DailyText = DailyText {
    title: "Daily challenge",
    body: |day, table, bots| {
        let bots = format!("against {}", counted(bots as u64, "bot"));
        let parts = [Some(day), table, Some(&bots)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    },
    play: "Play",
    record: |days, best| format!("{} in a row · best {best}", counted(days, "day")),
    done: |points, finish| format!("{points}, {}", place(finish)),
    told: |cover, finish| {
        let help = if finish.assisted { ", assisted" } else { "" };
        format!(
            "{}, daily challenge of {}: {}, {} in {}{help}.",
            cover.title,
            finish.day,
            (cover.points)(finish.points),
            place(finish),
            cover.round.counted(finish.rounds),
        )
    },
    deleted: "Its game was deleted; the result stays.",
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
