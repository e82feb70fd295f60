//! Who begins a game: by lot, or the seat that its set-up names.
//!
//! A set-up that could not name it before is one byte in links, as it was, and its other bits are what it names now. So a
//! set-up that names nothing is written as it always was.

use super::Seat;

/// The bits of the number of players.
const PLAYERS: u8 = 0b1111;
/// Where the seat that begins is told, from 1, and its bits there.
const FIRST: (u32, u8) = (4, 0b111);

/// The bit that is free for something else.
pub const FREE: u8 = 1 << 7;

/// Returns the byte of a set-up with this number of players, in which this seat begins.
pub fn byte(players: u8, first: Option<Seat>) -> u8 {
    let (at, bits) = FIRST;
    let first = first.map_or(0, |seat| seat.0.saturating_add(1).min(bits));
    players & PLAYERS | first << at
}

/// Returns the number of players in the byte of a set-up, and the seat that begins if it names one.
pub fn read(byte: u8) -> (u8, Option<Seat>) {
    let (at, bits) = FIRST;
    (byte & PLAYERS, (byte >> at & bits).checked_sub(1).map(Seat))
}

/// Lets a set-up be a byte where nobody reads it, as in links, by its `byte` and `of_byte`; elsewhere it has its fields, for
/// which it derives serde's traits with `#[serde(remote = "Self")]`.
#[macro_export]
macro_rules! in_a_byte {
    ($setup:ident) => {
        impl serde::Serialize for $setup {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    $setup::serialize(self, serializer)
                } else {
                    serializer.serialize_u8(self.byte())
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $setup {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    $setup::deserialize(deserializer)
                } else {
                    <u8 as serde::Deserialize>::deserialize(deserializer).map($setup::of_byte)
                }
            }
        }
    };
}
