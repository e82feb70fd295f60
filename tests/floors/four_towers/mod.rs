//! Four Towers on the floors above the rules.

mod records;
mod rules;
mod sentences;
mod tips;
mod told;
