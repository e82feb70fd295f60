//! Texts for people: the table in a terminal, events, reasons of refusals, and help.

mod keys;
mod live;
mod markup;
mod moves;
mod outcome;
mod plain;
mod reasons;
mod rules;
mod search;
mod sentences;
mod setup;
mod tips;
mod trace;

fn names() -> Vec<String> {
    ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned).into()
}
