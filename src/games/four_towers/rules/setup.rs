//! The options chosen before a game, and the first state.

use std::ops::Not;

use serde::{Deserialize, Serialize};

use super::action::Slot;
use super::clans::Pile;
use super::components::{
    Champions, Clan, DISPLAY, MOST_PLAYERS, PEASANTS, PLAYERS, TEMPLE_GEMS, TrackGems, start_gems,
    supply,
};
use super::event::Event;
use super::land::Land;
use super::mats::Player;
use super::state::{PublicState, State, Turn};
use crate::in_a_byte;
use crate::rules::{Seat, Seed, opening};

/// The options chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 2-4.
    pub players: u8,
    /// Seat that begins; random if none is named (R3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Whether it is as printed: nobody begins with gems, and a champion has one price, for any number of players.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub printed: bool,
}

in_a_byte!(Setup);

impl Setup {
    /// Returns a set-up with a random first player, and the gems and prices of this project.
    pub const fn of(players: u8) -> Setup {
        Setup { players, first: None, printed: false }
    }

    /// Returns the version of the rules that knows its options.
    pub(super) const fn rules(&self) -> u32 {
        if self.first.is_some() || self.printed { LATEST } else { VERSION }
    }

    /// Returns it as links hold it.
    fn byte(&self) -> u8 {
        opening::byte(self.players, self.first) | if self.printed { opening::FREE } else { 0 }
    }

    fn of_byte(byte: u8) -> Setup {
        let (players, first) = opening::read(byte);
        Setup { players, first, printed: byte & opening::FREE != 0 }
    }
}

/// The version of the rules of a game without options, and that of others.
pub(super) const VERSION: u32 = 3;
pub(super) const LATEST: u32 = 4;

/// Reason why a set-up can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// This number of players, not 2-4.
    Players(u8),
    /// The seat that should begin is not at the table.
    NoSuchSeat(Seat),
}

/// Streams of chance. The meaning of a seed depends on their numbers.
pub(super) mod stream {
    /// The seat with the first turn.
    pub const FIRST: u64 = 1;
    /// The champions, in the order in which they turn up.
    pub const CHAMPIONS: u64 = 2;
}

/// Sets up the table; the first turn has begun.
pub(super) fn start(
    setup: &Setup,
    seed: Seed,
    on_event: &mut impl FnMut(Event),
) -> Result<State, SetupError> {
    let players = setup.players;
    if !PLAYERS.contains(&players) {
        return Err(SetupError::Players(players));
    }
    if let Some(seat) = setup.first
        && seat.0 >= players
    {
        return Err(SetupError::NoSuchSeat(seat));
    }
    let by_lot = seed.draw(stream::FIRST, 0, u32::from(players));
    let first = setup.first.unwrap_or(Seat(by_lot as u8));
    let supply = supply(players);
    // One of each clan stands on its home.
    let spirits = PEASANTS - supply - 1;
    let mut state = State {
        table: PublicState {
            players: [Player::default(); MOST_PLAYERS],
            land: Land::at_the_start(),
            supply: Pile::from_numbers([supply; Clan::COUNT]),
            temple: Pile::from_numbers([spirits; Clan::COUNT]),
            lords: Pile::default(),
            demons: Pile::default(),
            turn: Turn::after(0),
            track_gems: TrackGems::ALL,
            temple_gems: TEMPLE_GEMS,
            display: [None; DISPLAY],
            seats: players,
            first,
            printed: setup.printed,
        },
        seed,
    };
    on_event(Event::GameBegan { first });
    for place in 0..players {
        let seat = Seat((first.0 + place) % players);
        let gems = if setup.printed { 0 } else { start_gems(players, place) };
        if let Some(player) = state.table.players.get_mut(seat.index())
            && gems > 0
        {
            player.gems = gems;
            on_event(Event::BeganWithGems { seat, gems });
        }
    }
    Slot::all().for_each(|slot| reveal_champion(&mut state.table, seed, slot, on_event));
    on_event(Event::TurnBegan { seat: first, number: 0 });
    Ok(state)
}

/// Turns up a champion of the deck in an empty slot, if there is one left (R37).
pub(super) fn reveal_champion(
    table: &mut PublicState,
    seed: Seed,
    slot: Slot,
    on_event: &mut impl FnMut(Event),
) {
    let deck = table.deck();
    let turned_up = Champions::ALL.len() - deck.len();
    let drawn = seed.draw(stream::CHAMPIONS, turned_up, deck.len());
    let place = table.display.get_mut(slot.index());
    if let (Some(place), Some(champion)) = (place, deck.nth(drawn)) {
        *place = Some(champion);
        on_event(Event::ChampionRevealed { slot, champion });
    }
}
