//! Tests written from the text of the rules: rulings by number, its lines and examples, the map and the champions, every
//! invariant, and random games.

mod account;
mod cascades;
mod champions;
mod components;
mod games;
mod lists;
mod map;
mod rulings;
mod rulings_of_champions;
mod rulings_of_the_end;
mod rulings_of_the_map;
pub mod table;
mod text;
mod validation;
