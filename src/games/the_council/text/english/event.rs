//! Events in English.

use super::words::{chips, counted, listed, ranked, suit, the_card, the_cards};
use crate::games::the_council::rules::components::{LAST_RANK, Suit};
use crate::games::the_council::rules::count::Standing;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::text::event::EventText;

pub(in crate::games::the_council::text) static EVENT: EventText = EventText {
    hand_began: |dealer, number| format!("Hand {number} begins, {dealer} deals."),
    dealt: |name, cards| match cards {
        Some(cards) => format!("{name} was dealt {}.", the_cards(cards)),
        None => format!("{name} was dealt a hand."),
    },
    chose: |name, card| match card {
        Some(card) => format!("{name} chose {}, face down.", the_card(card)),
        None => format!("{name} chose a card."),
    },
    drafted: |name, card, chips| {
        format!("{name} drafted {}: {}.", the_card(card), counted(chips.total(), "chip"))
    },
    passed_on: |from, to, cards| match cards {
        Some(cards) => format!("{from} passed {} to {to}.", the_cards(cards)),
        None => format!("{from} passed a hand to {to}."),
    },
    discarded: |name, card| match card {
        Some(card) => format!("{name} discarded {}, face down.", the_card(card)),
        None => format!("{name} discarded the last card, face down."),
    },
    event: |opener, card, number| {
        let (card, rank) = (the_card(card), card.rank());
        format!("Event {number} is {card}, rank {rank}. {opener} opens.")
    },
    bid: |name, offered, by_choice| match (offered.is_none(), by_choice) {
        (false, _) => format!("{name} bid {}.", chips(offered)),
        (true, true) => format!("{name} passed."),
        (true, false) => format!("{name} has no chips that fit: pass."),
    },
    committed: |name, cards| match cards {
        Some(cards) if cards.is_empty() => format!("{name} committed nothing."),
        Some(cards) => format!("{name} committed {}.", the_cards(cards)),
        None => format!("{name} made a secret choice."),
    },
    nothing_fits: |name| format!("{name} has no card that fits."),
    revealed: |name, cards| match cards.is_empty() {
        true => format!("{name} revealed nothing."),
        false => format!("{name} revealed {}.", the_cards(cards)),
    },
    crowned: |name, card, of, rank| {
        let rank = risen(of, rank);
        format!("{name}: {rank}, by {}.", the_card(card))
    },
    counted: |of, bids, highest, lowest| {
        let bids: Vec<String> =
            bids.iter().map(|(name, standing)| format!("{name} {}", bid(standing))).collect();
        let bids = bids.join(", ");
        let highest = if highest.is_empty() { "nobody".to_owned() } else { listed(highest) };
        format!("{}: {bids}. Highest: {highest}. Lowest: {}.", suit(of), listed(lowest))
    },
    resolved: |total, rank, success| match (total, success) {
        (None, _) => format!("No limit: the event of rank {rank} succeeded."),
        (Some(total), _) if rank == 0 => format!("Rank 0 can’t fail: it succeeded with {total}."),
        (Some(total), true) => format!("It succeeded, {total} of {rank}."),
        (Some(total), false) => format!("It failed, {total} of {rank}."),
    },
    rank_gained: |name, of, rank| format!("{name}: {}.", risen(of, rank)),
    nobody_gained: |of, tied| match tied {
        [] => format!("{}: no bid, nobody gains.", suit(of)),
        tied => format!("{}: a tie of {}, nobody gains.", suit(of), listed(tied)),
    },
    traded: |name, of, rank, others| {
        let (before, of) = (rank + 1, suit(of));
        let also = match others {
            [] => String::new(),
            others => format!(", lowest like {}", listed(others)),
        };
        format!("{name} traded a rank of {of} for a traitor chip: {before} → {rank}{also}.")
    },
    nothing_to_trade: |name, of| format!("{name} is lowest in {} with no rank to trade.", suit(of)),
    court_paid: |name, card| format!("{name} gained a traitor chip by {}.", the_card(card)),
    empire_fell: |of, rank| match rank {
        Some(rank) => format!("The empire falls to {rank} in {}.", suit(of)),
        None => format!("The empire stays at 0 in {}.", suit(of)),
    },
    opens_by_card: |name, card| format!("{name} opens next: low card {}.", ranked(card)),
    opens_by_bid: |name, card, others| {
        let (card, others) = (ranked(card), listed(others));
        format!("{name} opens next: low card {card}, bid later than {others}.")
    },
    opens_next: |name| format!("{name} opens next: nobody revealed a card."),
    hand_ended: |number| format!("Hand {number} is over."),
    collapsed: |of, above| {
        let verb = if above.len() == 1 { "stands" } else { "stand" };
        format!("{} collapsed: {} {verb} above the empire.", suit(of), listed(above))
    },
    no_collapse: "That was the last hand: every suit counts.",
    scored: |name, score| {
        let tie_break = score.tie_break;
        let mut parts = vec![format!("{} from traitor chips", score.of(Cause::Traitors))];
        parts.extend(Suit::ALL.into_iter().filter_map(|of| {
            let at = of.index();
            let (rank, again) = (score.ranks[at], score.doubled[at]);
            let doubled = if again > 0 { " doubled" } else { "" };
            (rank > 0).then(|| format!("{rank} from {}{doubled}", suit(of)))
        }));
        let low = tie_break.low_card.map_or_else(|| "none".to_owned(), |rank| rank.to_string());
        let (points, parts) = (counted(score.total(), "point"), parts.join(", "));
        let ranks = counted(tie_break.ranks, "rank");
        format!("{name} has {points}: {parts}. Low card {low}, {ranks}.")
    },
    game_ended: |winners| match winners {
        [winner] => format!("The game is over: {winner} wins."),
        winners => format!("The game is over: {} share the victory.", listed(winners)),
    },
};

/// The step up in a suit, or the end of its track.
pub(super) fn risen(of: Suit, rank: Option<u8>) -> String {
    let of = suit(of);
    match rank {
        Some(rank) => format!("{of} {} → {rank}", rank.saturating_sub(1)),
        None => format!("{of} stays at {LAST_RANK}, the rank is lost"),
    }
}

/// A bid with what the revealed cards do to it.
fn bid(of: &Standing) -> String {
    let mut parts = vec![of.chips.to_string()];
    parts.extend((of.pawns > 0).then(|| format!("+ {} by Pawns", of.pawns)));
    parts.extend(of.ace.then(|| "without limit".to_owned()));
    parts.extend(of.number.map(|number| format!("with number {number}")));
    parts.join(" ")
}
