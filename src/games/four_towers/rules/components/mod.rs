//! Every number of the game: the map, the track, the mats, the champions. No other part of the rules holds one.

mod champion;
mod clan;
mod track;
mod trade;
mod village;

use std::ops::RangeInclusive;

pub use champion::{Bonus, Champion, Champions, Counted, Token, When};
pub use clan::Clan;
pub use track::{GEM_STEPS, TOP, TRACK, TrackGems, points};
pub use trade::{MOUNTAINEER_SPACES, Space, Trade};
pub use village::{HOMES, LINES, LineEnd, Ring, Village, WAYS};

/// Fewest and most players.
pub const PLAYERS: RangeInclusive<u8> = 2..=4;
/// Seats for which there is room in a state.
pub const MOST_PLAYERS: usize = *PLAYERS.end() as usize;
/// Peasants of each clan, in all forms.
pub const PEASANTS: u8 = 40;
/// Gems in the temple at the start.
pub const TEMPLE_GEMS: u8 = 16;
/// Champions face up.
pub const DISPLAY: usize = 3;
/// Peasants drawn in a turn, one to place and the others to keep.
pub const DRAWN: u8 = 3;
/// Peasants at which a village expands, one for each of its lines.
pub const EXPANDS: u8 = 3;
/// Most followers of each clan (R53).
pub const FOLLOWERS: u8 = 15;
/// Spaces for mercenaries.
pub const MERCENARIES: u8 = 10;
/// Mercenaries that double the influence (R22).
pub const DOUBLING: u8 = 7;
/// Spaces for merchants: one of each clan and a white one.
pub const MERCHANTS: u8 = 5;
/// Champions that a player may buy (R34).
pub const BOUGHT: usize = 2;
/// Champions that a player may have, with the free one.
pub const MOST_CHAMPIONS: usize = 3;
/// Tokens of a champion at the start (R39).
pub const TOKENS: u8 = 3;
/// Spaces that a merchant given up with the Guild Matron moves the marker.
pub const MATRON_STEPS: u8 = 2;
/// Points for each mercenary, merchant and mountaineer.
pub const TRADE_POINTS: u16 = 2;
/// Points for each mountaineer with more of them than anyone else (R33).
pub const MAJORITY_POINTS: u16 = 4;
/// Points for each token and each gem beside the champions (R44).
pub const TOKEN_POINTS: u16 = 1;
/// What the track value of a doubled marker is multiplied by.
pub const DOUBLED: u16 = 2;

/// Returns the peasants of each clan in the supply at the start; those on the homes are not among them (R1).
pub const fn supply(players: u8) -> u8 {
    if players == 2 { 30 } else { 36 }
}

/// Returns the gems with which a player begins, by the number of turns before the first one of the player: an earlier
/// seat has more, since the player who plays last answers everybody.
pub fn start_gems(players: u8, place: u8) -> u8 {
    let gems: &[u8] = match players {
        2 => &[1],
        3 => &[7, 6],
        _ => &[6, 4, 2],
    };
    gems.get(usize::from(place)).copied().unwrap_or(0)
}

/// All gems of a game as printed, in which nobody begins with any.
pub const PRINTED_GEMS: u8 = GEM_STEPS.len() as u8 + TEMPLE_GEMS;

/// The number of players whose prices are the only ones of a game as printed. Each is between those of fewer and of more.
pub const ONE_PRICE: u8 = 3;

/// Returns all gems of a game that is not as printed (R46).
pub fn gems(players: u8) -> u8 {
    PRINTED_GEMS + (0..players).map(|place| start_gems(players, place)).sum::<u8>()
}

/// Returns the number of turns of a game: the supplies are then empty (R2).
pub const fn turns(players: u8) -> u8 {
    let peasants = supply(players) as u16 * Clan::COUNT as u16;
    (peasants / DRAWN as u16) as u8
}
