//! The Council on the floors above the rules.

mod records;
mod tips;
mod told;
