//! Tips on the symbols of this game, in English.

use super::words::{card, kind, mark, suit, suits};
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID,
};
use crate::games::the_council::text::tip::{Tip, TipText};
use crate::text::english::words::seat_colour;

pub(in crate::games::the_council::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Suit(of) => return suit(of).to_owned(),
        Tip::Card(of) => return card(of).to_owned(),
        Tip::Kind(of) => return kind(of).to_owned(),
        Tip::Seat(of) => return format!("Player: {}", seat_colour(of)),
        Tip::Chips => "Suit chips",
        Tip::Bid => "Bid",
        Tip::Traitors => "Traitor chips",
        Tip::Rank => "Rank",
        Tip::Empire => "Empire",
        Tip::WouldCount => "Would count",
        Tip::Collapse => "Collapse",
        Tip::Doubled => "Doubled",
        Tip::Points => "Points now",
        Tip::Event => "Event",
        Tip::EventRank => "Rank of the event",
        Tip::Meter => "All bids together",
        Tip::Success => "Success",
        Tip::Failure => "Failure",
        Tip::Highest => "Highest bid",
        Tip::Lowest => "Lowest bid",
        Tip::Tie => "Tie",
        Tip::Opener => "Opener",
        Tip::LowCard => "Low card",
        Tip::Hand => "Hand",
        Tip::Draft => "Draft",
        Tip::Dealer => "Dealer",
        Tip::EventsLeft => "Events to come",
        Tip::EventDeck => "Event deck",
        Tip::Drafted => "Drafted cards",
        Tip::Used => "Used card",
        Tip::Chosen => "Choice made",
        Tip::Lead => "Lead",
        Tip::Reach => "Reach the rank",
        Tip::Pass => "Pass",
        Tip::Hold => "Commit nothing",
        Tip::Nearest => "Nearest to the empire",
        Tip::Reveals => "Reveals hidden information",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Suit(of) => {
            return format!(
                "One of six suits. Chips of {} are bid on events with this suit, and its column in \
                 the hall holds everyone’s rank.",
                suit(of)
            );
        }
        Tip::Card(of) => return whole_card(of),
        Tip::Kind(of) => return does(of),
        Tip::Seat(_) => "Marks this player’s ranks, chips and bids.",
        Tip::Chips => {
            "Bid on events that have their suit. Chips you don’t bid stay with you for later hands."
        }
        Tip::Bid => "Chips bid are spent, whether the event succeeds or fails.",
        Tip::Traitors => {
            "1 point each at the end. They come from ranks traded when an event fails, and from \
             Courts."
        }
        Tip::Rank => {
            return format!(
                "A player’s height in a suit’s column, 0 to {LAST_RANK}. It brings points only where \
                 a suit collapses."
            );
        }
        Tip::Empire => {
            return format!(
                "The beam shows the empire’s rank in the suit. It starts at {LAST_RANK} and falls by \
                 1 when an event with this suit fails."
            );
        }
        Tip::WouldCount => {
            "A player is above the empire here. If that’s still so after the hand’s last event, the \
             suit collapses and the game ends."
        }
        Tip::Collapse => {
            "A suit collapses if a player is above the empire there when a hand ends. That ends the \
             game, and ranks in collapsed suits are points."
        }
        Tip::Doubled => {
            "Ranks of a player above the empire count twice. Being level with it isn’t enough."
        }
        Tip::Points => "What each player would have if the game ended now.",
        Tip::Event => {
            "The empire needs bids from everyone to master it. Only chips and cards of its suits \
             count."
        }
        Tip::EventRank => {
            "If all bids together reach this number, the event succeeds. Rank 0 can’t fail."
        }
        Tip::Meter => "Fills with every chip and Pawn. When it’s full, the event succeeds.",
        Tip::Success => "The highest bidder in each suit of the event gains a rank.",
        Tip::Failure => {
            "The lowest bidders in each suit trade a rank for a traitor chip, and the empire falls \
             by 1 there."
        }
        Tip::Highest => {
            "Gains a rank if the event succeeds. It takes at least 1, and a tie needs a number to \
             break it."
        }
        Tip::Lowest => {
            "Trades a rank for a traitor chip if the event fails. Passing is 0, and all who tie for \
             lowest trade."
        }
        Tip::Tie => "Nobody gains a rank while a tie lasts. A lower number stands above a higher one.",
        Tip::Opener => "Bids first on this event, without knowing anyone else’s bid.",
        Tip::LowCard => {
            "The player who reveals the card of lowest rank opens the next event; of several, the \
             one who bid latest."
        }
        Tip::Hand => {
            return format!(
                "A draft and the events after it. The game ends with a collapse, or after hand {HANDS}."
            );
        }
        Tip::Draft => {
            return format!(
                "Everyone chooses a card, all show it, and the hands move on, {DRAFTED} times. Each \
                 suit on your card brings a chip."
            );
        }
        Tip::Dealer => "Opens the first event of this hand. The deal then moves one seat on.",
        Tip::EventsLeft => "Events of this hand that are still to come. Collapse is checked after the last.",
        Tip::EventDeck => "Cards that nobody was dealt. Each event is its top card.",
        Tip::Drafted => "Open to everyone. Each can be committed to one event of this hand that shares a suit.",
        Tip::Used => "Used up for this hand.",
        Tip::Chosen => "This player has chosen. Cards are shown when everyone has.",
        Tip::Lead => "Fills in the fewest chips that are the highest bid in this suit as it stands.",
        Tip::Reach => "Fills in the fewest chips that make the event succeed as it stands.",
        Tip::Pass => "Bids nothing. You can still commit cards afterwards.",
        Tip::Hold => "Keeps all your cards for later events.",
        Tip::Nearest => "The players with the highest rank in a suit, beside the rank of the empire.",
        Tip::Reveals => {
            "Reveals hidden cards. After that you can undo it only when alone against bots, which \
             marks the game as assisted."
        }
    }
    .to_owned()
}

fn whole_card(of: Card) -> String {
    format!("{}, {}. {}", mark(of), suits(of.suits()), does(of.kind()))
}

/// What a card does when it is revealed.
fn does(of: Kind) -> String {
    match of {
        Kind::Ace => {
            "Makes your bid in its suit unlimited: the event succeeds, and you are highest there."
        }
        Kind::Number => "Breaks ties in its suits: a lower number stands above a higher one.",
        Kind::Pawn => {
            return format!("Adds {PAWN_BID} to your bid in each suit it shares with the event.");
        }
        Kind::Court => "Brings a traitor chip if the event fails.",
        Kind::Crown => "Brings a rank in its suit, whether the event succeeds or fails.",
    }
    .to_owned()
}
