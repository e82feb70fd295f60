//! The preview in sentences, for players who don't see it.

use super::{Subjects, said, stage};
use crate::games::the_council::rules::components::{Card, Suits};
use crate::games::the_council::scene::Outcome;
use crate::games::the_council::scene::outcome::{Brings, Prospect};
use crate::text::said::table::Balance;
use crate::text::{name_of, text};

/// Returns what a decision brings; `names` are those of the seats.
pub fn preview(outcome: &Outcome, names: &[String]) -> String {
    let say = text().stage();
    let balance = |before, after| text().table().balance(Balance { before, after });
    let mut sentences = Vec::new();
    match &outcome.brings {
        Brings::Card(taken) => {
            sentences.extend(
                taken.chips.iter().map(|&(suit, from, to)| {
                    say.chips_said(suit, &balance(from.into(), to.into()))
                }),
            );
            sentences.push(match taken.passed_to {
                Some(to) => say.passes_on_said(taken.rest.len(), &name_of(names, to)),
                None => say.discards_said().to_owned(),
            });
        }
        Brings::Bid(offer) => {
            sentences.push(say.chips_left_said(&balance(offer.left.0, offer.left.1)));
            sentences.extend(prospects(&offer.prospect));
        }
        Brings::Cards(commitment) => {
            sentences.extend(prospects(&commitment.prospect));
            let rank = commitment.low.map(Card::rank);
            sentences.push(say.low_card_said(said::stage::LowCardSaid {
                rank,
                last: commitment.last,
                next: commitment.opens_unless_revealed,
            }));
        }
    }
    if outcome.reveals {
        sentences.push(text().labels().sentence(text().table().reveals_now()));
    }
    sentences.join(" ")
}

fn prospects(of: &Prospect) -> Vec<String> {
    let say = text().stage();
    let mut sentences = Vec::new();
    if of.rank > 0 {
        let (before, now) = stage::totals(of.total.0, of.total.1);
        sentences.push(say.total_said(said::stage::TotalSaid { before, now, rank: of.rank }));
    }
    let gains = of.on_success.iter();
    let gains: Vec<String> =
        gains.map(|step| say.step_said(step.suit, step.from, step.to)).collect();
    if !gains.is_empty() {
        sentences.push(say.success_said(&gains));
    }
    let crowned = of.crowned.iter();
    sentences.extend(crowned.map(|step| say.rises_said(step.suit, step.from, step.to)));
    let lost: Suits = of.on_failure.iter().map(|step| step.suit).collect();
    if !lost.is_empty() {
        sentences.push(say.if_fails_said(&lost.to_vec()));
    }
    sentences
}
