//! The curtain before a secret choice: what is to be chosen, who has chosen, and the bids, which are public.

use super::{Subjects, pieces, said};
use crate::games::the_council::rules::components::DRAFTED;
use crate::games::the_council::rules::{Decision, View};
use crate::rules::Seat;
use crate::text::{name_of, text};

/// Returns what the curtain says of a table where a secret choice is due; `names` are those of the seats.
pub fn curtain(view: &View, names: &[String]) -> Vec<String> {
    let (say, table) = (text().curtain(), &view.table);
    let name = |seat: Seat| name_of(names, seat).into_owned();
    let mut sentences = Vec::new();
    match table.decision {
        Decision::Draft(seat) => {
            let number = table.player(seat).drafted.len() + 1;
            sentences.push(say.draft(said::curtain::Draft {
                hand: table.hand,
                number,
                of: DRAFTED,
            }));
        }
        Decision::Commit(_) => {
            sentences.extend(table.event().map(|card| {
                let (hand, rank) = (table.hand, card.rank());
                say.cards(said::curtain::Cards { hand, card, rank })
            }));
            let bids = table
                .seats_from(table.opener)
                .map(|seat| say.bid_of(&name(seat), &pieces::each_suit(table.player(seat).bid)));
            sentences.push(say.bids(&bids.collect::<Vec<_>>()));
        }
        Decision::Bid(_) | Decision::Over => return sentences,
    }
    let asked = |&seat: &Seat| match table.decision {
        Decision::Commit(_) => !table.committable(seat).is_empty(),
        _ => true,
    };
    let chosen = table.seats_from(table.first_asked()).filter(|&seat| table.has_chosen(seat));
    let chosen: Vec<String> = chosen.filter(asked).map(name).collect();
    sentences.push(if chosen.is_empty() {
        say.nobody_yet().to_owned()
    } else {
        say.chosen(&chosen)
    });
    sentences
}
