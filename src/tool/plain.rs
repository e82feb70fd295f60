//! Counts in English, for what only the tool says of a game.

pub(crate) fn counted(amount: impl Into<u64>, thing: &str) -> String {
    let amount = amount.into();
    if amount == 1 { format!("1 {thing}") } else { format!("{amount} {thing}s") }
}
