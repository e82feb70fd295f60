//! The preview in sentences, for players who don't see it.

use super::Subjects;
use super::stage::Lines;
use crate::games::the_council::rules::components::Suits;
use crate::games::the_council::scene::outcome::{Brings, Outcome, Prospect};
use crate::games::the_council::scene::resolution::Step;
use crate::text::people::name_of;
use crate::text::said::table::Balance;
use crate::text::text;

/// Returns what a decision brings; `names` are those of the seats.
pub fn receipt(outcome: &Outcome, names: &[String]) -> String {
    let words = text().stage();
    let balance = |before, after| text().table().balance(Balance { before, after });
    let mut parts = Vec::new();
    match &outcome.brings {
        Brings::Card(taken) => {
            let suit = text().words().suit;
            parts.extend(taken.chips.iter().map(|&(of, from, to)| {
                format!("{} {}", suit(of), balance(from.into(), to.into()))
            }));
            parts.push(match taken.passed_to {
                Some(to) => {
                    let to = (words.to)(&name_of(names, to));
                    format!("{} {to}", (words.passes_on)(taken.rest.len()))
                }
                None => words.discards.to_owned(),
            });
        }
        Brings::Bid(offer) => {
            parts.push(format!("{} {}", words.chips_left, balance(offer.left.0, offer.left.1)));
            parts.extend(prospects(&offer.prospect));
        }
        Brings::Cards(commitment) => {
            parts.extend(prospects(&commitment.prospect));
            parts.push(whole((words.low_card)(commitment.low, commitment.opens_unless_revealed)));
        }
    }
    if outcome.reveals {
        parts.push(text().table().reveals_now().to_owned());
    }
    parts.iter().map(|part| format!("{part}.")).collect::<Vec<_>>().join(" ")
}

fn prospects(of: &Prospect) -> Vec<String> {
    let words = text().stage();
    let mut parts = Vec::new();
    if of.rank > 0 {
        let total = (words.total_of)(of.total.0, of.total.1, of.rank);
        parts.push(format!("{} {total}", words.total));
    }
    let gains = of.on_success.iter().map(step).collect::<Vec<_>>();
    if !gains.is_empty() {
        parts.push(format!("{}: {}", words.success, gains.join(", ")));
    }
    let lost: Suits = of.on_failure.iter().map(|step| step.suit).collect();
    if !lost.is_empty() {
        parts.push(whole((words.if_fails)(lost)));
    }
    parts
}

fn step(of: &Step) -> String {
    format!("{} {}", (text().words().suit)(of.suit), (text().stage().rank_if)(of.from, of.to))
}

fn whole((title, detail): Lines) -> String {
    format!("{title}: {detail}")
}
