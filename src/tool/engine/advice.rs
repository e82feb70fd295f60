//! A bot's choice and the reasons for it, as JSON with stable names.

use serde::Serialize;

use super::reply::Reply;
use crate::bots::advice::{Advice, Candidate};
use crate::bots::outlook::Outlook;
use crate::tool::spoken::Spoken;

/// Returns the form of an advice: `options`, the bot's own choice first, and the expected result of every seat (`outlooks`),
/// in seating order. `legal` is the number of legal actions, `iterations` that of search, 0 if nothing was searched.
pub fn form<G: Spoken>(advice: &Advice<G::Action, G::Motive>) -> Reply {
    let Advice { candidates, outlooks, legal, iterations } = advice;
    Reply::default()
        .with("legal", legal)
        .with("iterations", iterations)
        .with("options", &candidates.iter().map(option::<G>).collect::<Vec<_>>())
        .with("outlooks", &outlooks.iter().map(outlook_form).collect::<Vec<_>>())
}

/// An action that was considered, how often search visited it, the expected result of its seat after it, and its gains, the
/// most valuable first; of any but the first, the gains of that one that it `misses`. `turn` are all next actions of its
/// seat until its turn ends, as far as they were searched.
fn option<G: Spoken>(candidate: &Candidate<G::Action, G::Motive>) -> Reply {
    let Candidate { action, visits, outlook, motives, then, misses } = candidate;
    let turn: Vec<String> = then.iter().map(|&then| G::print(then)).collect();
    let option = Reply::default()
        .with("action", &G::print(*action))
        .with("visits", visits)
        .with("outlook", &outlook_form(outlook))
        .with("gains", &motives.iter().map(gain::<G>).collect::<Vec<_>>())
        .with_any("then", turn.first());
    let option = if turn.is_empty() { option } else { option.with("turn", &turn) };
    match misses[..] {
        [] => option,
        _ => option.with("misses", &misses.iter().map(gain::<G>).collect::<Vec<_>>()),
    }
}

/// A gain, as a sentence without subject and full stop, and its value in points at the end.
#[derive(Serialize)]
struct GainForm {
    text: String,
    worth: f32,
}

fn gain<G: Spoken>(motive: &G::Motive) -> GainForm {
    GainForm { text: G::purpose(motive, &[]), worth: G::worth(motive) }
}

/// The expected result of a seat: its chance to win, from 0 to 1, its place, 1 for the best, and its final margin over the
/// best other seat, negative if behind.
fn outlook_form(of: &Outlook) -> Reply {
    let Outlook { value: _, chance, place, margin } = of;
    Reply::default().with("chance", chance).with("place", place).with("margin", margin)
}
