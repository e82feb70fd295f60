//! Arguments shared by several commands.

use clap::builder::{PossibleValuesParser, StringValueParser, TypedValueParser};

use super::words;
use crate::bots::Level;
use crate::record::new_seed;
use crate::rules::Seat;

/// Returns a parser of seeds of at most this many characters.
pub fn seed(most: usize) -> impl TypedValueParser<Value = String> {
    StringValueParser::new().try_map(move |text| {
        if text.chars().count() > most { Err(words::seed_too_long(most)) } else { Ok(text) }
    })
}

/// Returns a random seed.
///
/// # Errors
/// Returns an error if the machine gives no random numbers.
pub fn chance() -> Result<String, getrandom::Error> {
    let mut chance = [0; new_seed::BYTES];
    getrandom::fill(&mut chance)?;
    Ok(new_seed::spoken(chance))
}

/// Returns a parser of seats, counted from 0.
pub fn seat() -> impl TypedValueParser<Value = Seat> {
    clap::value_parser!(u8).map(Seat)
}

/// Returns a parser of bot levels.
pub fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::key))
        .try_map(|word| Level::of_key(&word).ok_or_else(|| words::no_level(&word)))
}
