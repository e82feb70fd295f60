//! The daily challenge in Italian.

use super::words::counted;
use crate::archive::daily::Finish;
use crate::text::daily::DailyText;

pub(in crate::text) static DAILY: DailyText = DailyText {
    title: "Sfida del giorno",
    body: |day, table, bots| {
        let bots = format!("contro {}", counted(bots as u64, "bot", "bot"));
        let parts = [Some(day), table, Some(&bots)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    },
    play: "Gioca",
    record: |days, best| format!("{} di fila · record {best}", counted(days, "giorno", "giorni")),
    done: |points, finish| format!("{points}, {}", place(finish)),
    told: |cover, finish| {
        let help = if finish.assisted { ", partita assistita" } else { "" };
        format!(
            "{}, sfida del giorno {}: {}, {} in {}{help}.",
            cover.title,
            finish.day,
            (cover.points)(finish.points),
            place(finish),
            cover.round.counted(finish.rounds),
        )
    },
    deleted: "La partita è stata cancellata; il risultato resta.",
};

fn place(finish: &Finish) -> String {
    let Finish { place, players, .. } = finish;
    format!("{place}º posto su {players}")
}
