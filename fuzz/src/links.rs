//! Any bytes, given to the reader of links: as a link, and as the content of one, under a good checksum.
//! Accepted links are sound and have exactly one form; refused ones have a message.

use std::fmt::Debug;

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::link::{Opens, Scope, decode, encode, seal};
use curia::text::link::{lost as lost_moves, refused};
use curia::tool::Spoken;

use crate::sound;

/// Reads the bytes both ways, as each game does.
///
/// # Panics
/// Panics if anything read is wrong.
pub fn check(bytes: &[u8]) {
    read(&format!("#m={}", seal(bytes)));
    if let Ok(link) = std::str::from_utf8(bytes) {
        read(link);
    }
}

fn read(link: &str) {
    of_game::<CouncilOf4>(link);
    of_game::<TheCouncil>(link);
    of_game::<FourTowers>(link);
}

fn of_game<G: Spoken + Debug + PartialEq>(link: &str) {
    let linked = match decode::<G>(link) {
        Ok(linked) => linked,
        Err(error) => return assert!(!refused(&error).is_empty()),
    };
    let record = &linked.opened.record;
    sound::record(record);
    if let Opens::At(at) = linked.opens {
        assert!(at <= record.actions.len());
    }
    match linked.opened.lost {
        Some(lost) => {
            assert_eq!(lost.kept, record.actions.len());
            assert!(lost.lost > 0 && !lost_moves(&lost).is_empty());
        }
        None => {
            let again = encode(record, Scope::Whole, linked.opens).expect("a link");
            // An address may precede it, with blanks around.
            assert!(link.trim().ends_with(again.trim_start_matches('#')), "{link} is {again}");
        }
    }
}
