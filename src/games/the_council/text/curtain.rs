//! The curtain before a secret choice: what is to be chosen, who has chosen, and the bids, which are public.

use super::Subjects;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, DRAFTED};
use crate::games::the_council::rules::state::Decision;
use crate::games::the_council::rules::view::View;
use crate::rules::Seat;
use crate::text::people::name_of;
use crate::text::text;

/// The texts of the curtain, each a sentence.
#[allow(missing_docs, reason = "the names say it")]
pub struct CurtainText {
    /// The number of the hand, and the number of the card, of all that are drafted.
    pub draft: fn(u8, u8, u8) -> String,
    /// The number of the hand, and the event.
    pub cards: fn(u8, Card) -> String,
    pub bids: fn(&[(String, Chips)]) -> String,
    pub chosen: fn(&[String]) -> String,
    pub nobody_yet: &'static str,
}

/// Returns what the curtain says of a table where a secret choice is due; `names` are those of the seats.
pub fn curtain(view: &View, names: &[String]) -> Vec<String> {
    let (say, table) = (text().curtain(), &view.table);
    let name = |seat: Seat| name_of(names, seat).into_owned();
    let mut said = Vec::new();
    match table.decision {
        Decision::Draft(seat) => {
            let number = table.player(seat).drafted.len() + 1;
            said.push((say.draft)(table.hand, number, DRAFTED));
        }
        Decision::Commit(_) => {
            said.extend(table.event().map(|event| (say.cards)(table.hand, event)));
            let bids =
                table.seats_from(table.opener).map(|seat| (name(seat), table.player(seat).bid));
            said.push((say.bids)(&bids.collect::<Vec<_>>()));
        }
        Decision::Bid(_) | Decision::Over => return said,
    }
    let asked = |&seat: &Seat| match table.decision {
        Decision::Commit(_) => !table.committable(seat).is_empty(),
        _ => true,
    };
    let chosen = table.seats_from(table.first_asked()).filter(|&seat| table.has_chosen(seat));
    let chosen: Vec<String> = chosen.filter(asked).map(name).collect();
    said.push(if chosen.is_empty() { say.nobody_yet.to_owned() } else { (say.chosen)(&chosen) });
    said
}
