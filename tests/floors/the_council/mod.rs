//! The Council on the floors above the rules.

mod plain;
mod records;
mod rules;
mod tips;
mod told;
