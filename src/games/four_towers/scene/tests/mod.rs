//! What the table shows, tested without a browser.

mod map;
mod mats;
mod track;
