//! Events in words: one sentence for each.

use super::{Subjects, pieces, said};
use crate::games::the_council::rules::components::{Card, LAST_RANK, Suit};
use crate::games::the_council::rules::count::Standing;
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::rules::scoring::TieBreak;
use crate::games::the_council::rules::{Cause, Chips, Event, Score, SuitCount};
use crate::rules::{Seat, Seats};
use crate::text::people::{names_of, who};
use crate::text::{name_of, text};

/// Returns the event in words, with all that it holds; `names` are those of the seats.
pub fn sentence(event: &Event, names: &[String]) -> String {
    below(event, names, None)
}

/// Returns the same below the name of a seat, whose own deeds are told without it.
pub(super) fn below(event: &Event, names: &[String], above: Option<Seat>) -> String {
    let say = text().event();
    let name = |seat: Seat| name_of(names, seat);
    let who = who(names, above);
    let all = |seats: Seats| names_of(names, seats);
    let others = |seats: Seats, seat: Seat| {
        let others: Seats = seats.iter().filter(|&other| other != seat).collect();
        names_of(names, others)
    };
    match *event {
        Event::HandBegan { number, dealer } => say.hand_began(&name(dealer), number),
        Event::Dealt { seat, cards } => say.dealt(&name(seat), &cards.unwrap_or_default().to_vec()),
        Event::Chose { seat, card } => say.chose(who(seat).as_deref(), card),
        Event::Drafted { seat, card, chips } => drafted(who(seat).as_deref(), card, chips),
        Event::HandPassed { from, to, cards } => {
            let (from, to, cards) = (name(from), name(to), cards.unwrap_or_default().to_vec());
            say.passed_on(said::event::PassedOn { from: &from, to: &to, cards: &cards })
        }
        Event::Discarded { seat, card } => say.discarded(who(seat).as_deref(), card),
        Event::EventRevealed { card, number, opener } => {
            let (opener, rank) = (&*name(opener), card.rank());
            say.event_begins(said::event::EventBegins { opener, card, rank, number })
        }
        Event::Bid { seat, chips, by_choice } => bid(who(seat).as_deref(), chips, by_choice),
        Event::Committed { seat, cards: None } => say.chose_secretly(who(seat).as_deref()),
        Event::Committed { seat, cards: Some(cards) } => {
            say.committed(who(seat).as_deref(), &cards.to_vec())
        }
        Event::NothingFits { seat } => say.nothing_fits(who(seat).as_deref()),
        Event::Revealed { seat, cards } => say.revealed(&name(seat), &cards.to_vec()),
        Event::Crowned { seat, card, suit, rank } => {
            say.crowned(&name(seat), card, suit, before(rank), rank)
        }
        Event::Counted(SuitCount { suit, standings, highest, lowest }) => {
            let bids = (0..).map(Seat).zip(&standings).take(names.len());
            let bids: Vec<_> = bids.map(|(seat, standing)| bidder(&name(seat), standing)).collect();
            let (highest, lowest) = (&all(highest), &all(lowest));
            say.counted(said::event::Counted { suit, bids: &bids, highest, lowest })
        }
        Event::Resolved { total, rank, success } => say.resolved(total, rank, success),
        Event::RankGained { seat, suit, rank } => {
            say.rank_gained(&name(seat), suit, before(rank), rank)
        }
        Event::NobodyGained { suit, tied } => say.nobody_gained(suit, &all(tied)),
        Event::Traded { seat, suit, rank: to, lowest } => {
            let (name, others) = (&*name(seat), &others(lowest, seat));
            let from = to.saturating_add(1);
            say.traded(said::event::Traded { name, suit, from, to, others })
        }
        Event::NothingToTrade { seat, suit } => say.nothing_to_trade(&name(seat), suit),
        Event::CourtPaid { seat, card } => say.court_paid(&name(seat), card),
        Event::EmpireFell { suit, rank } => say.empire_fell(suit, rank),
        Event::OpenerFound { seat, why: Opening::LowCard(card) } => {
            say.opens_by_card(&name(seat), card, card.rank())
        }
        Event::OpenerFound { seat, why: Opening::LowCardBidLatest { card, tied } } => {
            say.opens_by_bid(&name(seat), card, &others(tied, seat), card.rank())
        }
        Event::OpenerFound { seat, why: Opening::NextSeat } => say.opens_next(&name(seat)),
        Event::HandEnded { number } => say.hand_ended(number),
        Event::Collapsed { suit, above } => say.collapsed(suit, &all(above)),
        Event::EndedWithoutCollapse => say.no_collapse().to_owned(),
        Event::Scored { seat, score } => scored(&name(seat), &score),
        Event::GameEnded { winners } => say.game_ended(&all(winners)),
    }
}

/// Returns that a seat drafted a card.
pub(super) fn drafted(who: Option<&str>, card: Card, chips: Chips) -> String {
    text().event().drafted(who, card, chips.total())
}

/// Returns that a seat bid, by choice or since it had to pass.
pub(super) fn bid(who: Option<&str>, chips: Chips, by_choice: bool) -> String {
    let say = text().event();
    match (chips.is_none(), by_choice) {
        (false, _) => say.bid(who, &pieces::each_suit(chips)),
        (true, true) => say.passed(who),
        (true, false) => say.no_chips(who),
    }
}

/// Returns the rank before one that was gained; none was at the end of the track.
pub(super) fn before(rank: Option<u8>) -> u8 {
    rank.map_or(LAST_RANK, |rank| rank.saturating_sub(1))
}

/// Returns a bidder with the chips, and what the revealed cards do to the bid.
fn bidder(name: &str, standing: &Standing) -> String {
    let say = text().event();
    let mut with = Vec::new();
    with.extend((standing.pawns > 0).then(|| say.with_pawns(standing.pawns)));
    with.extend(standing.ace.then(|| say.with_ace().to_owned()));
    with.extend(standing.number.map(|number| say.with_number(number)));
    say.bidder(name, standing.chips, &with)
}

fn scored(name: &str, score: &Score) -> String {
    let say = text().event();
    let mut parts = vec![say.from_traitors(score.of(Cause::Traitors))];
    parts.extend(Suit::ALL.into_iter().filter_map(|suit| {
        let (rank, again) = (score.ranks[suit.index()], score.doubled[suit.index()]);
        (rank > 0).then(|| say.from_suit(rank, suit, again > 0))
    }));
    let TieBreak { low_card: low, ranks, .. } = score.tie_break;
    say.scored(name, score.total(), &parts, low, ranks)
}
