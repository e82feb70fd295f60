//! The daily challenge in German.

use super::words::counted;
use crate::archive::daily::Finish;
use crate::text::daily::DailyText;

pub(in crate::text) static DAILY: DailyText = DailyText {
    title: "Tagesaufgabe",
    body: |day, table, bots| {
        let bots = format!("gegen {}", counted(bots as u64, "Bot", "Bots"));
        let parts = [Some(day), table, Some(&bots)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    },
    play: "Spielen",
    record: |days, best| format!("{} in Folge · Rekord: {best}", counted(days, "Tag", "Tage")),
    done: |points, finish| format!("{points}, {}", place(finish)),
    told: |cover, finish| {
        let help = if finish.assisted { ", mit Hilfe" } else { "" };
        format!(
            "{}, Tagesaufgabe vom {}: {}, {} in {}{help}.",
            cover.title,
            finish.day,
            (cover.points)(finish.points),
            place(finish),
            cover.round.counted(finish.rounds),
        )
    },
    deleted: "Die Partie wurde gelöscht, das Ergebnis bleibt.",
};

fn place(finish: &Finish) -> String {
    let Finish { place, players, .. } = finish;
    format!("Platz {place} von {players}")
}
