//! The daily challenge in Spanish.

use super::words::counted;
use crate::archive::daily::Finish;
use crate::text::daily::DailyText;

pub(in crate::text) static DAILY: DailyText = DailyText {
    title: "Reto del día",
    body: |day, table, bots| {
        let bots = format!("contra {}", counted(bots as u64, "bot", "bots"));
        let parts = [Some(day), table, Some(&bots)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    },
    play: "Jugar",
    record: |days, best| {
        format!("{} · récord {best}", counted(days, "día seguido", "días seguidos"))
    },
    done: |points, finish| format!("{points}, {}", place(finish)),
    told: |cover, finish| {
        let help = if finish.assisted { ", partida asistida" } else { "" };
        format!(
            "{}, reto del {}: {}, {} en {}{help}.",
            cover.title,
            finish.day,
            (cover.points)(finish.points),
            place(finish),
            cover.round.counted(finish.rounds),
        )
    },
    deleted: "La partida se borró; el resultado queda.",
};

fn place(finish: &Finish) -> String {
    let Finish { place, players, .. } = finish;
    format!("{place}.º de {players}")
}
