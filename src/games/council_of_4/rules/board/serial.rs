//! A board in records, in links and on the way to the bots' thread.
//!
//! A printed board is a list of three sides, as it was before there were others, and one of one's own is its plan as
//! text. In bytes, the first side has a third value, after which the plan follows.

use std::fmt;

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Board, Side, Sides};

/// A board in bytes: a printed one as its three sides.
#[derive(Serialize, Deserialize)]
enum Bytes {
    One(Side, Side),
    Two(Side, Side),
    Own(String),
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.sides().map(<[Side; 3]>::from), serializer.is_human_readable()) {
            (Some(sides), true) => sides.serialize(serializer),
            (None, true) => serializer.collect_str(self),
            (Some([Side::One, hills, mountains]), false) => {
                Bytes::One(hills, mountains).serialize(serializer)
            }
            (Some([Side::Two, hills, mountains]), false) => {
                Bytes::Two(hills, mountains).serialize(serializer)
            }
            (None, false) => Bytes::Own(self.to_string()).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_any(Text);
        }
        let sides = match Bytes::deserialize(deserializer)? {
            Bytes::One(hills, mountains) => [Side::One, hills, mountains],
            Bytes::Two(hills, mountains) => [Side::Two, hills, mountains],
            Bytes::Own(plan) => return own(&plan),
        };
        Ok(Sides::new(sides).board())
    }
}

/// Reads the plan of a board that is not printed: a printed one has only one form.
fn own<E: Error>(plan: &str) -> Result<Board, E> {
    let board = plan.parse::<Board>().ok().filter(|board| board.sides().is_none());
    board.ok_or_else(|| E::custom("no plan of a board"))
}

struct Text;

impl<'de> Visitor<'de> for Text {
    type Value = Board;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("three sides, or the plan of a board")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Board, E> {
        let sides: String = text.split_whitespace().collect();
        if text.split_whitespace().count() > 1 {
            let sides = Sides::from_key(&sides).ok_or_else(|| E::custom("no sides"))?;
            return Ok(sides.board());
        }
        own(text)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, sides: A) -> Result<Board, A::Error> {
        let sides = Sides::deserialize(SeqAccessDeserializer::new(sides))?;
        Ok(sides.board())
    }
}
