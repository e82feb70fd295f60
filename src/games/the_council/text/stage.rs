//! The texts of the stage, the preview and the own chips and cards.

use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Kind, Suit, Suits};
use crate::games::the_council::scene::effect::Effect;

/// A title with a line below it.
pub type Lines = (String, String);

/// A name, and the number of its seat's card.
pub type Numbered = (String, u8);

/// The stage, the preview and the dock. Names are those of seats; a number and the rank of its event stand in this
/// order.
#[allow(missing_docs, reason = "the names say it")]
pub struct StageText {
    // The head of an event
    pub event_of: fn(u8, u8) -> String,
    pub opens: fn(&str) -> String,
    pub secret: &'static str,
    pub resolved: &'static str,
    pub needs: fn(u8, Suits) -> String,
    pub last_event: &'static str,
    pub last_hand: &'static str,
    pub cannot_fail: fn() -> Lines,
    pub no_limit: fn() -> Lines,
    /// Before the open bid, with it, the rank, and whether bids are still due.
    pub succeeds: fn(u16, u16, u8, bool) -> Lines,
    /// Before the open bid, with it, the rank, the names of those who bid later, what Pawns may add, and whether an
    /// Ace may come.
    pub fails: fn(u16, u16, u8, &[String], u16, bool) -> Lines,
    pub succeeded: fn(Option<u16>, u8) -> Lines,
    pub failed: fn(u16, u8) -> Lines,

    // The table of bids
    pub bids: &'static str,
    pub in_order: &'static str,
    pub revealed: &'static str,
    pub has: &'static str,
    pub leads: &'static str,
    pub tie: &'static str,
    pub gains: &'static str,
    pub trades: &'static str,
    pub no_rank: &'static str,
    pub success: &'static str,
    pub failure: &'static str,
    pub or_more: fn(u8) -> String,
    pub or_less: fn(u8) -> String,
    pub certain: &'static str,
    pub never_fails: &'static str,
    pub tie_nobody: &'static str,
    pub nobody: &'static str,
    pub nothing: &'static str,
    pub no_cards_fit: &'static str,
    /// A bid with the Ace.
    pub unlimited: &'static str,
    /// A name and the bid of its seat in a suit.
    pub cell: fn(&str, Suit, u8) -> String,
    pub cell_later: fn(&str, Suit, u8) -> String,
    pub chosen: &'static str,
    pub choosing: &'static str,
    pub trade: fn(&str, u8, u8) -> String,
    pub gain: fn(&str, u8, Option<u8>) -> String,
    pub empire: fn(u8) -> String,
    pub empire_falls: fn(u8) -> String,

    // The draft
    pub draft_of: fn(u8, u8) -> String,
    pub from: fn(&str) -> String,
    pub then_to: fn(&str) -> String,
    pub hand: &'static str,
    pub hand_size: fn(u8) -> String,
    /// Who had the hand before, and who gets the rest.
    pub hand_goes: fn(Option<&str>, Option<&str>, u8) -> String,
    pub all_choose: &'static str,
    pub card_is: fn(Card) -> String,
    pub card_does: fn(Kind) -> &'static str,
    /// A card in the hand: its suits, and the chips that it brings.
    pub card: fn(Card) -> String,

    // A result
    pub crowned: fn(Card, &str) -> String,
    pub highest: fn(Suit, &str, Option<u16>) -> String,
    /// The names of those with the same bid, the bid, and the winner's number.
    pub broke: fn(Suit, &str, &[String], Option<u16>, u8) -> String,
    pub nobody_gains: fn(Suit, &[String]) -> String,
    /// Those who trade, those without a rank to trade, and those whose numbers lift them.
    pub lowest: fn(Suit, &[String], &[String], &[Numbered]) -> String,
    pub court: fn(Card, &str) -> String,
    pub empire_loses: fn(Suits) -> String,
    pub succeeds_title: fn(Option<u16>, u8) -> String,
    pub fails_title: fn(u16, u8) -> String,
    pub you_gain: &'static str,
    pub you_trade: &'static str,
    pub rank_lost: &'static str,
    pub unchanged: &'static str,
    pub opens_next: fn(&str) -> String,
    pub by_low_card: fn(Card) -> String,
    pub bid_latest: fn(Card) -> String,
    pub next_seat: &'static str,
    pub next_event: &'static str,
    pub next_hand: &'static str,
    pub final_score: &'static str,
    pub show_again: &'static str,
    pub next_is: fn(Card) -> String,
    pub hand_over: fn(u8) -> String,
    pub deals_next: fn(&str, u8) -> String,
    pub collapsed: fn(Suits) -> String,
    pub ends_whole: &'static str,

    // The preview
    pub take: fn(Card) -> String,
    pub take_below: fn(u8, u8) -> String,
    pub bid: fn(Chips) -> String,
    pub pass: &'static str,
    /// The place of the bid, the number of bids, and the event.
    pub bid_below: fn(usize, usize, Card) -> String,
    pub commit: fn(&[Card]) -> String,
    pub commit_below: &'static str,
    pub chips: &'static str,
    pub offer: &'static str,
    pub chips_left: &'static str,
    pub total: &'static str,
    pub total_of: fn(Option<u16>, Option<u16>, u8) -> String,
    pub passes_on: fn(u8) -> String,
    pub discards: &'static str,
    pub to: fn(&str) -> String,
    pub you_lead: fn(Suit) -> String,
    pub you_tie: fn(Suit, &[String]) -> String,
    pub other_leads: fn(Suit, &[String]) -> String,
    pub nobody_leads: fn(Suit) -> String,
    pub to_lead: fn(u8, u8) -> String,
    pub rank_if: fn(u8, Option<u8>) -> String,
    pub if_fails: fn(Suits) -> Lines,
    pub effect: fn(&Effect) -> Lines,
    /// Who opens next: by the lowest own card if one is committed, else whether this seat does if nobody reveals any.
    pub low_card: fn(Option<Card>, bool) -> Lines,
    pub instead: fn(Card) -> String,

    // What is to be done
    pub choose: fn(u8) -> String,
    pub lies: fn(Card) -> String,
    pub still_choosing: fn(&[String]) -> String,
    pub do_bid: fn(Card) -> String,
    pub do_commit: &'static str,
    pub bids_now: fn(&str) -> String,
    pub committed: &'static str,
    pub game_over: &'static str,

    // Buttons
    pub take_it: fn(Card) -> String,
    pub take_what: &'static str,
    pub bid_chips: fn(u16) -> String,
    pub bid_what: &'static str,
    pub commit_cards: fn(u8) -> String,
    pub commit_nothing: &'static str,
    pub commit_what: &'static str,
    pub clear: &'static str,

    // The dock
    pub your_chips: fn(u16) -> String,
    pub chips_of: fn(&str, u16) -> String,
    pub kept: &'static str,
    pub none_yet: &'static str,
    pub spent: &'static str,
    pub bid_is_spent: &'static str,
    pub bids_are_spent: &'static str,
    pub your_cards: fn(u8) -> String,
    pub cards_of: fn(&str, u8) -> String,
    pub open_for_all: &'static str,
    pub fit: fn(usize) -> String,
    pub lead: fn(Suit) -> String,
    pub reach: fn(u8) -> String,
    pub so_many: fn(u16) -> String,
    /// Chips that it takes, and those there.
    pub too_few: fn(u16, u16) -> String,
    pub reached: &'static str,
    pub keep_all: fn(u8) -> String,
    pub secret_note: &'static str,
    pub less: fn(Suit) -> String,
    pub more: fn(Suit) -> String,
    /// Chips offered, and those there.
    pub amount: fn(Suit, u8, u8) -> String,
    pub supply: fn(Suit, u8) -> String,
    pub used: &'static str,

    // The list of moves, and the bar
    pub bid_of: fn(Suit, u8) -> String,
    pub search: &'static str,
    pub hand_and: fn(u8, Option<&str>) -> String,

    // Tabs
    pub tab_draft: &'static str,
    pub tab_event: &'static str,
    pub tab_hall: &'static str,
    pub tab_seats: &'static str,
    /// Back to the stage, by what is to be done there.
    pub to_draft: &'static str,
    pub to_event: &'static str,
    pub to_bid: &'static str,
    pub to_cards: &'static str,
    pub to_result: &'static str,
}

impl StageText {
    /// Says why a rank stays as it is: nothing is above the highest to be gained, nor below the lowest to be traded.
    pub const fn no_step(&self, from: u8) -> &'static str {
        if from == 0 { self.no_rank } else { self.rank_lost }
    }
}
