//! The view of one seat, as JSON in the names of a position.

use serde::Serialize;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::position::{
    BySuit, EventForm, Kind, PlayerForm, Position, codes,
};
use crate::games::the_council::rules::view::View;
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat};

/// A [`Position`] without anything hidden from the seat, and with what it remembers: the hands, choices and
/// discards of others are null, and there is no luck in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ViewForm {
    /// The seat of the view; none for an onlooker.
    pub seat: Option<Seat>,
    pub decisions: u16,
    pub hand: u8,
    pub dealer: Seat,
    pub opener: Seat,
    pub decision: Kind,
    pub decider: Option<Seat>,
    pub empire: BySuit,
    pub events: Vec<EventForm>,
    /// Cards that each seat holds face down: its hand, the chosen card included, or its discard.
    pub held_size: u8,
    pub players: Vec<SeenPlayer>,
}

/// A player as a seat may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenPlayer {
    /// The player's own; null for all others.
    pub held: Option<Vec<String>>,
    /// The player's own; null for all others.
    pub chosen: Option<Vec<String>>,
    /// Whether the player has made the kind of choice that is being made, or has none to make.
    pub has_chosen: bool,
    /// What a player holds whose hand the seat has held: it remembers it. Empty if it doesn't.
    pub remembered: Vec<String>,
    /// With those that were chosen secretly, except by the player's own seat.
    pub unused: Vec<String>,
    pub revealed: Vec<String>,
    pub used: Vec<String>,
    pub chips: BySuit,
    pub bid: BySuit,
    pub ranks: BySuit,
    pub traitors: u8,
}

impl From<&View> for ViewForm {
    fn from(view: &View) -> ViewForm {
        // A state dealt from the view holds nothing beyond the view, so anything forgotten below reveals
        // nothing.
        let dealt = TheCouncil::determinise(view, &mut Seed(0).stream(0));
        let Position {
            format: _,
            decisions,
            hand,
            dealer,
            opener,
            decision,
            decider,
            empire,
            events,
            players,
            seed: _,
        } = Position::of(&dealt);
        let seats = players.into_iter().zip(view.table.each_seat());
        ViewForm {
            seat: view.seat,
            decisions,
            hand,
            dealer,
            opener,
            decision,
            decider,
            empire,
            events,
            held_size: view.table.held_size(),
            players: seats.map(|(player, seat)| SeenPlayer::of(view, seat, player)).collect(),
        }
    }
}

impl SeenPlayer {
    fn of(view: &View, seat: Seat, player: PlayerForm) -> SeenPlayer {
        let PlayerForm { held, chosen, unused, revealed, used, chips, bid, ranks, traitors } =
            player;
        let is_own = view.seat == Some(seat);
        SeenPlayer {
            held: is_own.then_some(held),
            chosen: is_own.then_some(chosen),
            has_chosen: view.table.has_chosen(seat),
            remembered: codes(view.remembered[seat.index()]),
            // What others chose in a deal is made up.
            unused: if is_own { unused } else { codes(view.table.ready(seat)) },
            revealed,
            used,
            chips,
            bid,
            ranks,
            traitors,
        }
    }
}
