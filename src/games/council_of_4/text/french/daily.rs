//! The daily challenge in French.

use super::words::counted;
use crate::games::council_of_4::scene::daily::Finish;
use crate::games::council_of_4::text::daily::DailyText;
use crate::games::council_of_4::text::dotted;

pub(in crate::games::council_of_4::text) static DAILY: DailyText = DailyText {
    title: "Défi du jour",
    body: |day, board, bots| {
        let bots = counted(bots as u64, "robot", "robots");
        format!("{day} · plateau {} · contre {bots}", dotted(board))
    },
    play: "Jouer",
    record: |days, best| {
        let days = counted(days, "jour", "jours");
        format!("{days} de suite · record {best} PV")
    },
    done: |finish| format!("{} PV, {}", finish.points, place(finish)),
    told: |finish| {
        let help = if finish.assisted { ", partie assistée" } else { "" };
        format!(
            "Council of 4, défi du {} : {} PV, {} en {}{help}.",
            finish.day,
            finish.points,
            place(finish),
            counted(finish.rounds, "manche", "manches"),
        )
    },
};

fn place(finish: &Finish) -> String {
    let Finish { place, players, .. } = finish;
    let ending = if *place == 1 { "re" } else { "e" };
    format!("{place}{ending} place sur {players}")
}
