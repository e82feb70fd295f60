//! Tests written from the text of the rules: rulings by number, its lines and examples, the cards, every invariant,
//! and random games.

mod components;
mod flow;
mod games;
mod lists;
mod rulings;
mod rulings_of_events;
mod rulings_of_the_end;
pub mod table;
mod text;
mod validation;
