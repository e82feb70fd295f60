//! Tests written from the text of the rules: rulings by number, worked examples, and a second opinion on
//! legality.

mod cards;
mod ending;
mod examples;
mod legality;
#[path = "../../../../../tests/support/lively.rs"]
mod lively;
mod nobility;
mod payments;
mod position;
mod quick_actions;
mod rulings;
mod turns;
mod validation;
