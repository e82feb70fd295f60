//! The Council on the floors above the rules.

mod hall;
mod plain;
mod records;
mod rules;
mod tips;
mod told;
