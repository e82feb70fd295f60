//! What the table shows, as plain data that is tested without a browser.

pub mod geometry;
pub mod mats;
pub mod parts;
pub mod track;

#[cfg(test)]
mod tests;
