//! The log: a line for each action, with what it brought about.
//!
//! The last of several secret choices brings about what all of them do, so its line tells it. No line names the cards
//! of a hand: a screen doesn't list what could be remembered.

use super::event::{before, below, bid, drafted, sentence};
use super::{Subjects, said};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{CHIPS_PER_SUIT, Card, Suit, Suits};
use crate::games::the_council::rules::{Action, CardSet, Chips, Event, SuitCount};
use crate::games::the_council::scene::resolution::Parted;
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::people::{names_of, who};
use crate::text::told::Manner;
use crate::text::{name_of, text};

/// Returns an entry of the log in words.
pub fn tell(entry: &Entry<TheCouncil>, names: &[String], manner: Manner) -> String {
    let deed = || deed_below(entry, names, None);
    let said = match manner {
        Manner::Deed => return deed(),
        Manner::Now | Manner::Past if entry.action.is_some() => return deed(),
        Manner::Line | Manner::Now | Manner::Past => {
            with(sentences(entry, names, false, None), you_discarded(entry))
        }
        Manner::Open => {
            // Each player who discarded a known card is named.
            let known = entry.events.iter().filter(|event| discarded(event).is_some());
            let known = known.map(|event| sentence(event, names));
            with(sentences(entry, names, false, None), known)
        }
        Manner::Brief => {
            with(sentences(entry, names, false, Some(entry.seat)), you_discarded(entry))
        }
        // The cards that all show are told.
        Manner::Spoken => sentences(entry, names, true, None),
    };
    said.join(" ")
}

fn with(mut said: Vec<String>, more: impl IntoIterator<Item = String>) -> Vec<String> {
    said.extend(more);
    said
}

/// Returns the discarded card that the seat at the screen may know.
fn you_discarded(entry: &Entry<TheCouncil>) -> Option<String> {
    let (_, card) = entry.events.iter().find_map(discarded)?;
    Some(text().log().you_discarded(card))
}

fn discarded(event: &Event) -> Option<(Seat, Card)> {
    match *event {
        Event::Discarded { seat, card: Some(card) } => Some((seat, card)),
        _ => None,
    }
}

/// Returns the action and what it brought about; where it is `spoken`, with what all seats show, and below the name of a
/// seat without it.
pub fn sentences(
    entry: &Entry<TheCouncil>,
    names: &[String],
    spoken: bool,
    above: Option<Seat>,
) -> Vec<String> {
    let choice = || entry.events.first().map(|event| below(event, names, above));
    let deed = match entry.action {
        Some(_) => Some(deed_below(entry, names, above)),
        // That a choice was made, and not which.
        None => choice(),
    };
    deed.into_iter().chain(remarks(&entry.events, names, spoken)).collect()
}

fn deed_below(entry: &Entry<TheCouncil>, names: &[String], above: Option<Seat>) -> String {
    let Some(action) = entry.action else { return String::new() };
    let who = who(names, above)(entry.seat);
    let who = who.as_deref();
    match action {
        Action::Draft(card) => drafted(who, card, Chips::of_each(card.suits(), CHIPS_PER_SUIT)),
        Action::Bid(chips) => bid(who, chips, true),
        Action::Commit(cards) => text().event().committed(who, &cards.to_vec()),
    }
}

/// Returns whether an event succeeded, with all bids together if they have a limit.
pub fn resolved(event: Card, total: Option<u16>, success: bool) -> String {
    text().log().resolved(event, event.rank(), total, success)
}

/// Returns the event that was counted in these suits with this rank: no two cards have both in common.
fn event_of(suits: Suits, rank: u8) -> Option<Card> {
    Card::ALL.into_iter().find(|card| card.suits() == suits && card.rank() == rank)
}

/// Whether two events in a row are told together.
fn belong_together(one: &Event, next: &Event) -> bool {
    match (one, next) {
        (Event::Bid { by_choice: false, .. }, Event::Bid { by_choice: false, .. })
        | (Event::NothingFits { .. }, Event::NothingFits { .. })
        | (Event::Drafted { .. }, Event::Drafted { .. })
        | (Event::Revealed { .. }, Event::Revealed { .. })
        | (Event::EmpireFell { .. }, Event::EmpireFell { .. }) => true,
        (
            Event::Traded { suit: one, .. } | Event::NothingToTrade { suit: one, .. },
            Event::Traded { suit: next, .. } | Event::NothingToTrade { suit: next, .. },
        ) => one == next,
        _ => false,
    }
}

/// What has been told of an event so far, from which its sentences take their reasons.
#[derive(Default)]
struct Told {
    revealed: Vec<(Seat, CardSet)>,
    counts: Vec<SuitCount>,
}

/// Returns a sentence for each event, or several together, that the action brought about.
fn remarks(events: &[Event], names: &[String], spoken: bool) -> Vec<String> {
    let mut so_far = Told::default();
    let chunks = events.chunk_by(belong_together);
    chunks.filter_map(|chunk| remark(chunk, &mut so_far, names, spoken)).collect()
}

fn remark(chunk: &[Event], so_far: &mut Told, names: &[String], spoken: bool) -> Option<String> {
    let say = text().log();
    let seats =
        |pick: fn(&Event) -> Option<Seat>| names_of(names, chunk.iter().filter_map(pick).collect());
    let name = |seat| name_of(names, seat).into_owned();
    Some(match *chunk.first()? {
        Event::Bid { by_choice: false, .. } => say.no_chips(&seats(|event| match *event {
            Event::Bid { seat, .. } => Some(seat),
            _ => None,
        })),
        Event::NothingFits { .. } => say.no_cards(&seats(|event| match *event {
            Event::NothingFits { seat } => Some(seat),
            _ => None,
        })),
        Event::Drafted { .. } if spoken => {
            let cards = chunk.iter().filter_map(|event| match *event {
                Event::Drafted { seat, card, .. } => Some(say.cards_of(&name(seat), &[card])),
                _ => None,
            });
            say.shown(&cards.collect::<Vec<_>>())
        }
        Event::Revealed { .. } => {
            so_far.revealed = chunk.iter().filter_map(revealed).collect();
            let of = |&(seat, cards): &(Seat, CardSet)| say.cards_of(&name(seat), &cards.to_vec());
            let cards = so_far.revealed.iter().map(of);
            return spoken.then(|| say.revealed(&cards.collect::<Vec<_>>()));
        }
        Event::Counted(count) => {
            so_far.counts.push(count);
            return None;
        }
        Event::Resolved { total, rank, success } => {
            let event = event_of(so_far.counts.iter().map(|count| count.suit).collect(), rank)?;
            resolved(event, total, success)
        }
        Event::RankGained { seat, suit, rank } => {
            let (name, from, to) = (&*name(seat), before(rank), rank);
            match so_far.parted(seat, suit, names) {
                None => text().event().rank_gained(name, suit, from, to),
                Some((card, others)) => say.gained_by_number(said::log::GainedByNumber {
                    name,
                    suit,
                    from,
                    to,
                    card,
                    rank: card.rank(),
                    others: &others,
                }),
            }
        }
        Event::Traded { suit, .. } | Event::NothingToTrade { suit, .. } => {
            let traded = seats(|event| match *event {
                Event::Traded { seat, .. } => Some(seat),
                _ => None,
            });
            let without = seats(|event| match *event {
                Event::NothingToTrade { seat, .. } => Some(seat),
                _ => None,
            });
            let traded = (!traded.is_empty()).then(|| say.traded(suit, &traded));
            let without = (!without.is_empty()).then(|| say.without_rank(suit, &without));
            traded.into_iter().chain(without).collect::<Vec<_>>().join(" ")
        }
        Event::EmpireFell { .. } => {
            let fallen = chunk.iter().filter_map(|event| match *event {
                Event::EmpireFell { suit, rank } => Some((rank, suit)),
                _ => None,
            });
            let fallen: Vec<_> = fallen.collect();
            let of = |rank| fallen.iter().filter(move |fell| fell.0 == rank).map(|fell| fell.1);
            let mut ranks: Vec<_> = fallen.iter().map(|fell| fell.0).collect();
            ranks.sort_unstable_by_key(|&rank| std::cmp::Reverse(rank));
            ranks.dedup();
            let falls = ranks.into_iter().map(|rank| {
                let suits: Suits = of(rank).collect();
                say.falls(rank, &suits.to_vec())
            });
            say.empire(&falls.collect::<Vec<_>>())
        }
        Event::EventRevealed { card, number, opener } => {
            *so_far = Told::default();
            if number == 1 {
                say.first_event(&name(opener), card, card.rank())
            } else {
                say.next_event(card, card.rank())
            }
        }
        Event::HandBegan { number, dealer } => {
            let (over, dealer) = (number.saturating_sub(1), &*name(dealer));
            say.next_hand(said::log::NextHand { over, dealer, number })
        }
        ref event @ (Event::Crowned { .. }
        | Event::NobodyGained { .. }
        | Event::CourtPaid { .. }
        | Event::OpenerFound { .. }
        | Event::Collapsed { .. }
        | Event::EndedWithoutCollapse
        | Event::GameEnded { .. }) => sentence(event, names),
        Event::Chose { .. }
        | Event::Committed { .. }
        | Event::Bid { .. }
        | Event::Drafted { .. }
        | Event::Dealt { .. }
        | Event::HandPassed { .. }
        | Event::Discarded { .. }
        | Event::HandEnded { .. }
        | Event::Scored { .. } => return None,
    })
}

fn revealed(event: &Event) -> Option<(Seat, CardSet)> {
    match *event {
        Event::Revealed { seat, cards } => Some((seat, cards)),
        _ => None,
    }
}

impl Told {
    /// Returns the card that made a seat highest in a suit, with the names of those who bid as much.
    fn parted(&self, seat: Seat, suit: Suit, names: &[String]) -> Option<(Card, Vec<String>)> {
        let count = self.counts.iter().find(|count| count.suit == suit)?;
        let (_, cards) = self.revealed.iter().find(|(other, _)| *other == seat)?;
        let parted = Parted::of(count, names.len() as u8, seat, *cards)?;
        Some((parted.card, names_of(names, parted.from)))
    }
}
