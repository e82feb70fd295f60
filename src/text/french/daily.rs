//! The daily challenge in French.

use super::words::counted;
use crate::archive::daily::Finish;
use crate::text::daily::DailyText;

pub(in crate::text) static DAILY: DailyText = DailyText {
    title: "Défi du jour",
    body: |day, table, bots| {
        let bots = format!("contre {}", counted(bots as u64, "robot", "robots"));
        let parts = [Some(day), table, Some(&bots)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    },
    play: "Jouer",
    record: |days, best| format!("{} de suite · record {best}", counted(days, "jour", "jours")),
    done: |points, finish| format!("{points}, {}", place(finish)),
    told: |cover, finish| {
        let help = if finish.assisted { ", partie assistée" } else { "" };
        format!(
            "{}, défi du {} : {}, {} en {}{help}.",
            cover.title,
            finish.day,
            (cover.points)(finish.points),
            place(finish),
            cover.round.counted(finish.rounds),
        )
    },
    deleted: "La partie a été supprimée ; le résultat reste.",
};

fn place(finish: &Finish) -> String {
    let Finish { place, players, .. } = finish;
    let ending = if *place == 1 { "re" } else { "e" };
    format!("{place}{ending} place sur {players}")
}
