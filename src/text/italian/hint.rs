//! Hints, and bots' reasons, in Italian.

use super::words::counted;
use crate::bots::Level;
use crate::text::hint::HintText;

pub(in crate::text) static HINT: HintText = HintText {
    hint: "Sugge\u{ad}rimento",
    thinking: "Ci penso…",
    best_of: |shown, legal| {
        let of = counted(legal, "mossa", "mosse");
        match shown {
            1 => format!("la migliore su {of}"),
            _ => format!("le {shown} migliori su {of}"),
        }
    },
    only_one: "l’unica mossa",
    least: "Nient’altro sembra meglio",
    little: "Per ora rende poco",
    then: |rest| format!("Poi: {rest}"),
    chance: |percent| format!("{percent}% di vittoria"),
    expects: |percent, points, said| match points {
        0 => format!("{percent}% di vittoria, in parità"),
        1.. => format!("{percent}% di vittoria, {said} di vantaggio"),
        _ => format!("{percent}% di vittoria, {said} di svantaggio"),
    },
    says: |number, what, why| format!("{number}: {what}. {why}."),
    not_your_turn: "I suggerimenti ci sono solo nel tuo turno.",
    no_thread: "Nessun suggerimento: i bot non rispondono.",
    not_here: "È la lezione a dirti cosa fare.",
    ask_title: "Giocare con i suggerimenti?",
    ask_body: "Vedrai le tre mosse migliori secondo un bot forte, ognuna con un motivo. Il bot non \
               ne sa più di te. La partita sarà segnata come assistita.",
    ask_yes: "Mostra suggerimento",
    ask_no: "Non ora",
    close: "Chiudi suggerimento",
    open_best: "Apri 1",

    why: "Perché?",
    why_title: |name| format!("Perché {name} ha giocato così?"),
    how: |name, level, iterations| match level {
        Level::Random => format!("{name} gioca a caso una qualsiasi delle mosse possibili."),
        Level::Novice => {
            format!(
                "{name} gioca come chi è alle prime armi: prende quello che ha a portata di mano."
            )
        }
        Level::Greedy => {
            format!("{name} prende quello che aiuta di più subito e non guarda oltre.")
        }
        Level::Adept | Level::Expert | Level::Master | Level::Champion => {
            let courses = counted(iterations, "possibile seguito", "possibili seguiti");
            format!("{name} ha provato {courses} per i prossimi turni.")
        }
    },
    other: |name| {
        format!(
            "Ora {name} sceglierebbe altro. Questa mossa viene da qualcun altro, da una versione \
             precedente dei bot, o dalla pagina mentre i bot non rispondevano."
        )
    },
    compared: "Risultati attesi",
    chosen: "giocata",
    hidden: "A partita finita vedrai che cosa era nascosto, e che cosa si aspettava il bot.",
    no_other: "Non c’erano altre mosse.",
    thinks: |name, percent| format!("{name} sta pensando, {percent}%"),
};
