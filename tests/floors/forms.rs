//! A match of any game in every form: there and back, with names as long as they can be, and with changed bytes.

use std::fmt::Debug;

use curia::archive::given;
use curia::games::council_of_4::CouncilOf4;
use curia::record::json::{LONGEST_SEED, Opened};
use curia::record::link::{LinkError, Linked, Opens, Part, Scope, decode, encode, open, seal};
use curia::record::{LONGEST_NAME, Match, game_file, json};
use curia::rules::Game;

use crate::sound;

/// Returns the link of a whole match.
pub fn whole<G: Game>(record: &Match<G>) -> String {
    encode(record, Scope::Whole, Opens::AtEnd).expect("a link")
}

/// Checks that a match of another game than Council of 4 comes back from every form.
pub fn comes_back<G: Game + Clone + Debug + PartialEq>(record: &Match<G>) {
    sound::record(record);
    let link = whole(record);
    let opened = Opened { record: record.clone(), lost: None };
    assert_eq!(decode::<G>(&link), Ok(Linked { opened, opens: Opens::AtEnd }));
    let file = game_file::write(record).expect("a match that can be played");
    for text in [json::write(record), file, link] {
        assert_eq!(given::game(&text).as_deref(), Some(G::NAME), "{text}");
        let given = given::read::<G>(&text).expect("a match");
        assert_eq!((&given.record, given.shortfall), (record, None));
        assert!(given::read::<CouncilOf4>(&text).is_err(), "each game reads its own");
    }
}

/// Checks that a match comes back from every form after so many actions, and from a link in part.
pub fn comes_back_in_part<G: Game + Clone + Debug + PartialEq>(record: &Match<G>) {
    for at in [0, 1, 7, record.actions.len() / 2, record.actions.len()] {
        comes_back(&record.up_to(at).expect("so many actions"));
    }
    let link = encode(record, Scope::UpTo(40), Opens::At(7)).expect("a link");
    let linked = decode::<G>(&link).expect("a match");
    assert_eq!((linked.opens, linked.opened.record.actions.len()), (Opens::At(7), 40));
}

/// Checks that a match with options of its set-up is written by the latest rules, and one without them by those before; and
/// that neither is read by the rules of the other.
pub fn options_take_the_latest_rules<G: Game + Clone + Debug + PartialEq>(
    plain: &Match<G>,
    with: &Match<G>,
) {
    let (old, new) = (G::RULES_VERSION, G::LATEST_RULES);
    for (record, rules, other) in [(plain, old, new), (with, new, old)] {
        comes_back(record);
        let changed = |text: &str, [from, to]: [String; 2]| {
            assert_eq!(text.matches(&from).count(), 1, "{from} in {text}");
            text.replace(&from, &to)
        };
        let text =
            changed(&json::write(record), [rules, other].map(|of| format!("\"rules\":{of},")));
        assert!(
            matches!(json::read::<G>(&text), Err(json::ReadError::OtherSetup(of)) if of == other)
        );
        let file = game_file::write(record).expect("a match that can be played");
        let file = changed(&file, [rules, other].map(|of| format!("[Rules \"{of}\"]")));
        let refused = game_file::read::<G>(&file).expect_err("other rules");
        let named = game_file::Expected::Value("Rules".to_owned());
        assert!(matches!(refused, game_file::ReadError::Expected(_, what) if what == named));
        let mut bytes = content(&whole(record));
        let at = 2 + G::NAME.len();
        assert_eq!(u32::from(bytes[at]), rules);
        bytes[at] = other as u8;
        let refused = decode::<G>(&format!("#m={}", seal(&bytes))).expect_err("other rules");
        assert_eq!(refused, LinkError::Unreadable(Part::Spelling));
    }
}

/// Checks that the golden games of a folder come back.
pub fn golden_games_come_back<G: Game + Clone + Debug + PartialEq>(folder: &str, number: usize) {
    let folder = format!("{}/tests/golden/{folder}", env!("CARGO_MANIFEST_DIR"));
    let mut games = 0;
    for entry in std::fs::read_dir(folder).expect("golden games") {
        let text = std::fs::read(entry.expect("an entry").path()).expect("a file");
        comes_back(&game_file::read::<G>(&text).expect("a match").record);
        games += 1;
    }
    assert_eq!(games, number);
}

/// Returns a match before its first action, with names and a seed as long as they can be in this letter, and different
/// for each number.
pub fn at_length<G: Game>(mut record: Match<G>, letter: char, number: u64) -> Match<G> {
    let long = |most: usize, digits: &str| letter.to_string().repeat(most - digits.len()) + digits;
    record.seed = long(LONGEST_SEED, &number.to_string());
    for (seat, record) in record.seats.iter_mut().enumerate() {
        record.name = long(LONGEST_NAME, &format!("{number}{seat}"));
    }
    record
}

/// Returns the middle and the longest length of the links of matches, with the moment at which to open them.
pub fn lengths<G: Game>(records: impl Iterator<Item = Match<G>>) -> [usize; 2] {
    let length = |record: Match<G>| {
        encode(&record, Scope::Whole, Opens::At(record.actions.len())).expect("a link").len()
    };
    let mut lengths: Vec<usize> = records.map(length).collect();
    lengths.sort_unstable();
    [lengths[lengths.len() / 2], lengths[lengths.len() - 1]]
}

/// Checks that no part of a link is one, and that no other game reads it.
pub fn is_read_whole_and_by_its_game_alone<G: Game + Clone + Debug + PartialEq>(link: &str) {
    assert!(decode::<CouncilOf4>(link).is_err());
    for at in 0..link.len() {
        assert!(decode::<G>(&link[..at]).is_err(), "{}", &link[..at]);
    }
}

/// Returns the content of a link.
pub fn content(link: &str) -> Vec<u8> {
    open::<()>(link.trim_start_matches("#m=")).expect("bytes")
}

/// Checks that whatever is read of any bytes under a good checksum is sound, and written as it was.
pub fn is_sound_or_refused<G: Game + Clone + Debug + PartialEq>(bytes: &[u8]) {
    let link = format!("#m={}", seal(bytes));
    if let Ok(Linked { opened, .. }) = decode::<G>(&link) {
        sound::record(&opened.record);
        if opened.lost.is_none() {
            assert_eq!(whole(&opened.record), link);
        }
    }
}
