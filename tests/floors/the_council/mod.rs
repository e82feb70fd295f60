//! The Council on the floors above the rules.

mod records;
mod told;
