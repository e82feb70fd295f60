//! Screens of The Council. No rule is decided here.

pub mod art;
