//! The stage, the preview and the dock in English.

use super::words::{
    card, chips, counted, kind, listed, number, ordinal, suit, suits, the_card, the_card_first,
};
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::scene::effect::Effect;
use crate::games::the_council::text::stage::{Lines, StageText};
use crate::text::told::first_upper;

pub(in crate::games::the_council::text) static STAGE: StageText = StageText {
    event_of: |number, due| format!("Event {number} of {due}"),
    opens: |name| format!("{name} opens"),
    secret: "secret choice",
    resolved: "resolved",
    needs: |rank, of| match rank {
        0 => format!("needs nothing · {}", commas(of)),
        rank => format!("needs {} in all · {}", counted(rank, "chip"), commas(of)),
    },
    last_event: "Collapse is checked after this event.",
    last_hand: "last hand",
    cannot_fail: || lines("Rank 0: it cannot fail", "The highest in each suit gains a rank"),
    no_limit: || lines("No limit: it succeeds", "An Ace needs no more chips"),
    succeeds: |before, now, rank, bids_due| {
        let detail = match bids_due {
            true => "Certain now. The bids decide who gains",
            false => "Certain now, cards only add. They decide who gains",
        };
        let title = if before == now { "it succeeds" } else { "succeeds" };
        lines(format!("{}: {title}", of_rank(before, now, rank)), detail)
    },
    fails: |before, now, rank, later, pawns, ace| {
        let short = u16::from(rank).saturating_sub(now);
        let bids = match later {
            [] => None,
            [one] => Some(format!("{one} is still to bid")),
            _ => Some(format!("{} are still to bid", listed(later))),
        };
        let pawns = match pawns {
            0 => None,
            1 => Some("a Pawn can still add 1".to_owned()),
            pawns => Some(format!("Pawns can still add {pawns}")),
        };
        let ace = ace.then(|| "an Ace can still lift the limit".to_owned());
        let parts: Vec<String> = [bids, pawns, ace].into_iter().flatten().collect();
        let detail =
            if parts.is_empty() { "Nothing can save it".to_owned() } else { parts.join("; ") };
        lines(format!("{}: fails, {short} short", of_rank(before, now, rank)), first_upper(&detail))
    },
    succeeded: |total, rank| {
        let title = match total {
            Some(total) => format!("{total} of {rank}: the event succeeds"),
            None => "No limit: the event succeeds".to_owned(),
        };
        lines(title, "In each suit the highest bid gains a rank")
    },
    failed: |total, rank| {
        let title = format!("{total} of {rank}: the event fails");
        lines(title, "In each suit the lowest trades a rank for a traitor chip")
    },

    bids: "Bids",
    in_order: "In order",
    revealed: "Revealed",
    has: "has",
    leads: "leads",
    tie: "tie",
    gains: "gains",
    trades: "trades",
    no_rank: "no rank",
    success: "Success",
    failure: "Failure",
    or_more: |rank| format!("{rank} or more"),
    or_less: |rank| format!("{rank} or less"),
    certain: "certain now",
    never_fails: "cannot fail",
    tie_nobody: "a tie: nobody gains",
    nobody: "nobody gains",
    nothing: "nothing",
    no_cards_fit: "no card fits",
    unlimited: "no limit",
    cell: |name, of, count| format!("{name}: {count} {}", suit(of)),
    cell_later: |name, of, count| format!("{name} has {count} {} and has not bid yet", suit(of)),
    chosen: "has chosen",
    choosing: "is choosing",
    trade: |name, from, to| format!("{name} trades {from} → {to}"),
    gain: |name, from, to| match to {
        Some(to) => format!("{name} {from} → {to}"),
        None => format!("{name} stays at {from}"),
    },
    empire: |rank| format!("empire {rank}"),
    empire_falls: |rank| format!("the empire falls to {rank}"),

    draft_of: |number, of| format!("Draft · card {number} of {of}"),
    from: |name| format!("from {name}"),
    then_to: |name| format!("then to {name}"),
    hand: "Your hand",
    hand_size: |count| format!("{count} in this hand"),
    hand_goes: |from, to, left| {
        let kept = from.map(|name| format!("{name} has taken one."));
        let rest = match to {
            Some(name) => format!("{name} gets the {left} you leave."),
            None => "The last card is discarded face down.".to_owned(),
        };
        kept.into_iter().chain([rest]).collect::<Vec<_>>().join(" ")
    },
    all_choose: "All choose, then all show",
    card_is: |of| format!("{} is {}", card(of), a_kind(of.kind())),
    card_does: |of| match of {
        Kind::Ace => {
            "Revealed at an event with its suit, it makes your bid there unlimited: the event \
             succeeds, and nobody passes you."
        }
        Kind::Number => {
            "Revealed at an event that shares a suit, it breaks ties there. The lower number wins."
        }
        Kind::Pawn => {
            "Revealed at an event, it adds 1 in each suit they share, from nobody’s supply. As your \
             lowest card it makes you open the next event."
        }
        Kind::Court => "Revealed at an event that fails, it brings you a traitor chip.",
        Kind::Crown => "Revealed at an event with its suit, it brings a rank there at once.",
    },
    card: |of| {
        let suits_of = of.suits();
        format!("{}, {}, {}", card(of), kind_and_rank(of), suits(suits_of))
    },

    crowned: |of, name| format!("{} is a Crown: a rank for {name} at once", card(of)),
    highest: |of, name, bid| match bid {
        Some(bid) => format!("{}: {name}’s {bid} is the highest bid", suit(of)),
        None => format!("{}: {name}’s Ace has no limit", suit(of)),
    },
    broke: |of, name, others, bid, number| {
        let all = listed(
            &std::iter::once(name.to_owned()).chain(others.iter().cloned()).collect::<Vec<_>>(),
        );
        let at = bid.map(|bid| format!(" at {bid}")).unwrap_or_default();
        format!("{}: {all} tie{at}. {name}’s number {number} breaks it", suit(of))
    },
    nobody_gains: |of, tied| match tied {
        [] => format!("{}: nobody bid, nobody gains", suit(of)),
        tied => format!("{}: {} tie, nobody gains", suit(of), listed(tied)),
    },
    lowest: |of, trading, without, lifted| {
        let mut said = match trading {
            [] => format!("{}: the lowest have no rank to trade", suit(of)),
            [one] => format!("{}: {one} is lowest", suit(of)),
            all => format!("{}: {} are lowest", suit(of), listed(all)),
        };
        if !trading.is_empty() && !without.is_empty() {
            let has = if without.len() == 1 { "has" } else { "have" };
            said += &format!(", with {}, who {has} no rank to trade", listed(without));
        }
        for (name, number) in lifted {
            said += &format!(". {name}’s number {number} stands above");
        }
        said
    },
    court: |of, name| format!("{}, a Court, brings {name} a traitor chip", card(of)),
    empire_loses: |of| format!("The empire loses a rank in {}", suits(of)),
    succeeds_title: |total, rank| match total {
        Some(total) => format!("Succeeds, {total} of {rank}"),
        None => "Succeeds, no limit".to_owned(),
    },
    fails_title: |total, rank| format!("Fails, {total} of {rank}"),
    you_gain: "You gain",
    you_trade: "You trade",
    rank_lost: "6, rank lost",
    unchanged: "Your ranks stay as they are",
    opens_next: |name| format!("{name} opens next"),
    by_low_card: |of| format!("low card {}, {}", card(of), of.rank()),
    bid_latest: |of| format!("low card {}, bid latest", card(of)),
    next_seat: "nobody revealed a card: next seat",
    next_event: "Next event",
    next_hand: "Next hand",
    final_score: "Final score",
    show_again: "Show again",
    next_is: |of| match of.rank() {
        0 => format!("Next: {}, rank 0. {}. It cannot fail.", card(of), commas(of.suits())),
        rank => format!("Next: {}, rank {rank}. {}.", card(of), commas(of.suits())),
    },
    hand_over: |hand| format!("Hand {hand} is over"),
    deals_next: |name, hand| format!("Nobody stands above the empire. {name} deals hand {hand}."),
    collapsed: |of| {
        let have = if of.len() == 1 { "has" } else { "have" };
        format!("{} {have} collapsed.", suits(of))
    },
    ends_whole: "No suit has collapsed: every suit counts.",

    take: |of| format!("Take {}", the_card(of)),
    take_below: |number, of| format!("card {number} of {of} · nobody sees it yet"),
    bid: |of| if of.is_none() { "Pass".to_owned() } else { format!("Bid {}", chips(of)) },
    pass: "Pass",
    bid_below: |place, bids, event| {
        format!("{} of {} · {}", ordinal(place), number(bids), card(event))
    },
    commit: |of| match of {
        [] => "Commit nothing".to_owned(),
        of => format!("Commit {}", listed(&of.iter().map(|&of| the_card(of)).collect::<Vec<_>>())),
    },
    commit_below: "shown when all have chosen",
    chips: "Chips",
    offer: "Offer",
    chips_left: "Chips left",
    total: "Total",
    total_of: |before, now, rank| match (before, now) {
        (Some(before), Some(now)) => of_rank(before, now, rank),
        _ => format!("no limit of {rank}"),
    },
    passes_on: |count| format!("Passes on {}", counted(count, "card")),
    discards: "The other card is discarded",
    to: |name| format!("to {name}"),
    you_lead: |of| format!("{}: you lead", suit(of)),
    you_tie: |of, others| format!("{}: a tie with {}", suit(of), listed(others)),
    other_leads: |of, others| match others {
        [one] => format!("{}: {one} leads", suit(of)),
        all => format!("{}: {} tie", suit(of), listed(all)),
    },
    nobody_leads: |of| format!("{}: nobody leads", suit(of)),
    to_lead: |more, there| match more {
        more if more > there && there == 0 => "out of reach by chips".to_owned(),
        more if more > there => format!("out of reach by chips: {there} more at most"),
        1 => "1 more would lead".to_owned(),
        more => format!("{more} more would lead"),
    },
    rank_if: |from, to| match to {
        Some(to) => format!("{from} → {to} if it succeeds"),
        None => "at the top already".to_owned(),
    },
    if_fails: |of| lines("If it fails", format!("lowest in {}", suits(of))),
    effect: |of| match of {
        Effect::NoLimit(of) => {
            lines(format!("No limit in {}", suit(*of)), "nobody passes you there")
        }
        Effect::BreaksTies { number, suits: of, parts } if parts.is_empty() => lines(
            format!("Breaks ties in {}", list_of(of)),
            format!("number {number}, no tie as it stands"),
        ),
        Effect::BreaksTies { number, parts, .. } => lines(
            format!("Breaks the tie in {}", list_of(parts)),
            format!("number {number}, low wins"),
        ),
        Effect::Adds(of) => lines(format!("Adds 1 in {}", list_of(of)), "from nobody’s supply"),
        Effect::Traitor { in_vain: false } => lines("A traitor chip", "if the event fails"),
        Effect::Traitor { in_vain: true } => lines("No traitor chip", "the event succeeds"),
        Effect::Rank { suit: of, from, to: Some(to) } => {
            lines(format!("{} {from} → {to} at once", suit(*of)), "by a Crown")
        }
        Effect::Rank { suit: of, from, to: None } => {
            lines(format!("{} stays at {from}", suit(*of)), "the track ends there")
        }
    },
    low_card: |of, next| match of {
        Some(of) => lines(format!("Your low card: {}", of.rank()), "the lowest opens next"),
        None => lines(
            "No low card",
            if next {
                "you open next only if nobody reveals any"
            } else {
                "somebody else opens next"
            },
        ),
    },
    instead: |of| format!("Instead {}", the_card(of)),

    choose: |count| format!("Take one of {}. Each suit on it brings a chip.", number(count.into())),
    lies: |of| format!("{} lies face down.", the_card_first(of)),
    still_choosing: |names| match names {
        [one] => format!("{one} is still choosing."),
        names => format!("{} are still choosing.", listed(names)),
    },
    do_bid: |of| format!("Bid for {}, or pass.", the_card(of)),
    do_commit: "Commit any of your cards that fit, or nothing.",
    bids_now: |name| format!("{name} bids."),
    committed: "Committed.",
    game_over: "The game is over.",

    take_it: |of| format!("Take {}", the_card(of)),
    take_what: "Take a card",
    bid_chips: |count| {
        if count == 0 { "Pass".to_owned() } else { format!("Bid {}", counted(count, "chip")) }
    },
    bid_what: "Bid",
    commit_cards: |count| format!("Commit {}", counted(count, "card")),
    commit_nothing: "Commit nothing",
    commit_what: "Commit",
    clear: "Clear",

    your_chips: |count| format!("Your chips · {count}"),
    chips_of: |name, count| format!("{name}’s chips · {count}"),
    kept: "kept from hand to hand",
    none_yet: "none yet",
    spent: "spent whatever happens",
    bid_is_spent: "the bid is spent",
    bids_are_spent: "bids are spent",
    your_cards: |count| format!("Your cards · {count} unused"),
    cards_of: |name, count| format!("{name}’s cards · {count} unused"),
    open_for_all: "face up for all",
    fit: |count| match count {
        0 => "none fits this event".to_owned(),
        1 => "1 fits this event".to_owned(),
        count => format!("{count} fit this event"),
    },
    lead: |of| format!("Lead {}", suit(of)),
    reach: |rank| format!("Reach {rank}"),
    so_many: |count| counted(count, "chip"),
    too_few: |needed, there| format!("{needed}, you have {there}"),
    reached: "reached already",
    keep_all: |count| match count {
        1 => "keep the card for later".to_owned(),
        count => format!("keep all {count} for later"),
    },
    secret_note: "Others see that you have chosen, not what or how many.",
    less: |of| format!("One chip of {} less", suit(of)),
    more: |of| format!("One chip of {} more", suit(of)),
    amount: |of, offered, there| format!("{offered} of {there} {}", suit(of)),
    supply: |of, count| format!("{}: {}", suit(of), counted(count, "chip")),
    used: "used",

    bid_of: |of, count| format!("Bid {count} {}", suit(of)),
    search: "Suit or card: “moons”, “journey”",
    hand_and: |hand, part| match part {
        Some(part) => format!("Hand {hand} · {part}"),
        None => format!("Hand {hand}"),
    },

    tab_draft: "Draft",
    tab_event: "Event",
    tab_hall: "Hall",
    tab_seats: "Seats",
    to_draft: "To the draft",
    to_event: "To the event",
    to_bid: "To the bid",
    to_cards: "To your cards",
    to_result: "To the result",
};

fn lines(title: impl Into<String>, detail: impl Into<String>) -> Lines {
    (title.into(), detail.into())
}

fn of_rank(before: u16, now: u16, rank: u8) -> String {
    if before == now { format!("{now} of {rank}") } else { format!("{before} → {now} of {rank}") }
}

fn commas(of: Suits) -> String {
    of.iter().map(suit).collect::<Vec<_>>().join(", ")
}

fn list_of(of: &[Suit]) -> String {
    listed(&of.iter().map(|&of| suit(of).to_owned()).collect::<Vec<_>>())
}

const fn a_kind(of: Kind) -> &'static str {
    match of {
        Kind::Ace => "an Ace",
        Kind::Number => "a number",
        Kind::Pawn => "a Pawn",
        Kind::Court => "a Court",
        Kind::Crown => "a Crown",
    }
}

fn kind_and_rank(of: Card) -> String {
    match of.kind() {
        Kind::Number => format!("number {}", of.rank()),
        other => kind(other).to_owned(),
    }
}
