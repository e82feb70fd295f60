//! Wrong links, each with its error. They are also in `tests/fixtures/malformed-links.json`, for tests of the
//! page: the fault, the link, the word of the error (`lost` where a part is kept) and the error in full.

use std::fs;

use curia::games::council_of_4::rules::setup::SetupError;
use curia::record::MatchError;
use curia::record::json::Lost;
use curia::record::link::{LONGEST_TEXT, LinkError, Opens, Part, open, seal};
use curia::rules::Seat;
use serde::{Deserialize, Serialize};

use super::{read, short, whole};

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/malformed-links.json");

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Row {
    what: String,
    link: String,
    error: String,
    exact: String,
}

/// The expected result of a link.
enum Fate {
    Refused(LinkError<SetupError>),
    Lost(Lost),
}

impl Row {
    fn new(what: &str, link: String, fate: &Fate) -> Row {
        let (error, exact) = match fate {
            Fate::Refused(error) => (word(error), format!("{error:?}")),
            Fate::Lost(lost) => ("lost", format!("{lost:?}")),
        };
        Row { what: what.to_owned(), link, error: error.to_owned(), exact }
    }
}

/// A word for the kind of error.
fn word(error: &LinkError<SetupError>) -> &'static str {
    match error {
        LinkError::NoMatch => "no-match",
        LinkError::Several(_) => "several",
        LinkError::Empty => "empty",
        LinkError::TooLong(_) => "too-long",
        LinkError::Foreign { .. } => "foreign",
        LinkError::Damaged => "damaged",
        LinkError::OtherForm(_) => "other-form",
        LinkError::OtherGame(_) => "other-game",
        LinkError::OtherRules(_) => "other-rules",
        LinkError::Unreadable(_) => "unreadable",
        LinkError::SeedTooLong => "seed-too-long",
        LinkError::Match(_) => "match",
        LinkError::LeftOver(_) => "left-over",
        LinkError::NoMoment(_) => "no-moment",
        LinkError::MomentBeyond { .. } => "moment-beyond",
    }
}

/// The first bytes of the parts of the short match.
pub mod at {
    pub const GAME: usize = 1;
    pub const RULES: usize = 14;
    pub const ASSISTED: usize = 15;
    pub const PLAYERS: usize = 16;
    pub const SIDES: usize = 17;
    pub const FIRST: usize = 21;
    pub const SEED: usize = 22;
    pub const SEATS: usize = 30;
    pub const ADA: usize = 31;
    pub const ADA_SITS: usize = 35;
    pub const ZOE: usize = 36;
    pub const ZOE_SITS: usize = 41;
    pub const COUNT: usize = 42;
    pub const ACTIONS: usize = 43;
}

fn bytes() -> Vec<u8> {
    open::<()>(&whole(&short())[3..]).expect("bytes")
}

/// Returns the short match with `len` bytes from a place on replaced by others.
fn with(at: usize, len: usize, others: &[u8]) -> String {
    let mut bytes = bytes();
    bytes.splice(at..at + len, others.iter().copied());
    sealed(&bytes)
}

fn sealed(bytes: &[u8]) -> String {
    format!("#m={}", seal(bytes))
}

#[test]
fn the_parts_of_the_short_match_begin_where_they_are_changed() {
    let bytes = bytes();
    assert_eq!(bytes[0], 1);
    assert_eq!(bytes[at::GAME..at::RULES], *b"\x0ccouncil-of-4");
    assert_eq!(bytes[at::RULES..at::PLAYERS], [1, 0]);
    assert_eq!(bytes[at::PLAYERS..at::SEED], [2, 0, 1, 0, 0, 0]);
    assert_eq!(bytes[at::SEED..at::SEATS], *b"\x07harbour");
    assert_eq!(bytes[at::SEATS..at::ADA_SITS], *b"\x02\x03Ada");
    assert_eq!(bytes[at::ADA_SITS], 3, "a person, amber");
    assert_eq!(bytes[at::ZOE..at::ZOE_SITS], *b"\x04Zo\xc3\xab");
    assert_eq!(bytes[at::ZOE_SITS], 0x32, "greedy, forest");
    assert_eq!(bytes[at::COUNT], 13);
}

/// Returns the fault, the text and the expected result of each link.
fn cases() -> Vec<Row> {
    let good = whole(&short());
    let letters = &good[3..];
    let bytes = bytes();
    let mut rows = Vec::new();
    let mut add = |what: &str, link: String, fate: Fate| rows.push(Row::new(what, link, &fate));

    let mut refused = |what: &str, link: String, error: LinkError<SetupError>| {
        add(what, link, Fate::Refused(error));
    };
    let foreign = |at, letter| LinkError::Foreign { at, letter };
    refused("nothing at all", String::new(), LinkError::NoMatch);
    refused("nothing after the sign", "#".into(), LinkError::NoMatch);
    refused("another place of the page", "#rules".into(), LinkError::NoMatch);
    refused("no sign of equality", format!("#m{letters}"), LinkError::NoMatch);
    refused("a capital M", format!("#M={letters}"), LinkError::NoMatch);
    refused("no match", "#m=".into(), LinkError::Empty);
    refused("no match, but a moment", "#m=&at=3".into(), LinkError::Empty);
    let long = format!("#m={}", "A".repeat(LONGEST_TEXT));
    refused("too long", long, LinkError::TooLong(LONGEST_TEXT + 3));
    refused("a blank inside", format!("#m={} {}", &letters[..8], &letters[8..]), foreign(9, ' '));
    refused("broken over lines", format!("#m={}\n{letters}", &letters[..30]), foreign(31, '\n'));
    refused("padded", format!("{good}="), foreign(letters.len() + 1, '='));
    refused("the other base64", format!("#m=AQ+{}", &letters[3..]), foreign(3, '+'));
    refused("percent signs", format!("#m=AQ%3D{}", &letters[6..]), foreign(3, '%'));
    refused("cut by a chat", format!("#m={}…", &letters[..20]), foreign(21, '…'));
    refused("a full stop behind it", format!("{good}."), foreign(letters.len() + 1, '.'));
    let other = format!("{good}&seat=1");
    refused("something besides a moment", other, foreign(letters.len() + 1, '&'));

    refused("the last letter is missing", good[..good.len() - 1].into(), LinkError::Damaged);
    refused("half of it is missing", good[..good.len() / 2].into(), LinkError::Damaged);
    refused("the first letter is missing", format!("#m={}", &letters[1..]), LinkError::Damaged);
    refused("twice in a row", format!("{good}{letters}"), LinkError::Damaged);
    refused("one letter", "#m=A".into(), LinkError::Damaged);
    refused("in small letters", good.to_lowercase(), LinkError::Damaged);
    let mut swapped = good.clone().into_bytes();
    swapped.swap(50, 51);
    let swapped = String::from_utf8(swapped).expect("ASCII");
    refused("two letters have changed places", swapped, LinkError::Damaged);
    refused("a checksum of nothing", sealed(&[]), LinkError::Damaged);

    refused("a newer form", with(0, 1, &[2]), LinkError::OtherForm(2));
    refused("form 0", with(0, 1, &[0]), LinkError::OtherForm(0));
    refused("a newer form of another shape", sealed(&[77, 255, 255]), LinkError::OtherForm(77));
    let game = LinkError::OtherGame("four-towers".into());
    refused("another game", with(at::GAME, 13, b"\x0bfour-towers"), game);
    let unreadable = LinkError::Unreadable;
    refused("a game in capitals", with(at::GAME, 2, b"\x0cC"), unreadable(Part::Game));
    let long = [&[33][..], &[b'a'; 33]].concat();
    refused("a game with too long a name", with(at::GAME, 13, &long), unreadable(Part::Game));
    refused("a game of which half is there", sealed(&bytes[..7]), unreadable(Part::Game));
    refused("other rules", with(at::RULES, 1, &[2]), LinkError::OtherRules(2));
    refused("endless rules", with(at::RULES, 1, &[255; 9]), unreadable(Part::Rules));
    refused("rules in two bytes", with(at::RULES, 1, &[129, 0]), unreadable(Part::Spelling));
    refused("more than assisted", with(at::ASSISTED, 1, &[2]), unreadable(Part::Spelling));
    refused("a side that no board has", with(at::SIDES, 1, &[2]), unreadable(Part::Setup));
    let players = MatchError::Setup(SetupError::Players(5));
    refused("five players", with(at::PLAYERS, 1, &[5]), LinkError::Match(players));
    let first = MatchError::Setup(SetupError::NoSuchSeat(Seat(2)));
    refused("a seat that is not there", with(at::FIRST, 1, &[1, 2]), LinkError::Match(first));
    refused("a seed longer than the link", with(at::SEED, 1, &[120]), unreadable(Part::Seed));
    refused("a seed that is no text", with(at::SEED + 1, 1, &[255]), unreadable(Part::Seed));
    let long = [&[65][..], &[b'x'; 65]].concat();
    refused("a seed that is too long", with(at::SEED, 8, &long), LinkError::SeedTooLong);
    let third = [&[3, 3][..], b"Ida", &[0]].concat();
    let seats = LinkError::Match(MatchError::Seats(3));
    refused("three seats for two players", with(at::SEATS, 1, &third), seats);
    refused("more seats than are there", with(at::SEATS, 1, &[255]), unreadable(Part::Seats));
    refused("no such colour", with(at::ADA_SITS, 1, &[0x05]), unreadable(Part::Seats));
    refused("no such bot", with(at::ZOE_SITS, 1, &[0x82]), unreadable(Part::Seats));
    let endless = [255, 255, 255, 255, 255, 255, 255, 255, 255, 1];
    refused("an endless name", with(at::ADA, 1, &endless), unreadable(Part::Seats));
    let colour = LinkError::Match(MatchError::SameColour(Seat(0), Seat(1)));
    refused("two seats of a colour", with(at::ZOE_SITS, 1, &[0x33]), colour);
    let nameless = LinkError::Match(MatchError::NameMissing(Seat(0)));
    refused("a seat without a name", with(at::ADA, 4, &[0]), nameless);
    let bad = |seat| LinkError::Match(MatchError::BadName(Seat(seat)));
    refused("a name with a bell in it", with(at::ADA + 1, 1, &[7]), bad(0));
    refused("a name with a blank before it", with(at::ZOE + 1, 1, b" "), bad(1));
    let long = [&[21][..], &[b'n'; 21]].concat();
    refused("a name that is too long", with(at::ADA, 4, &long), bad(0));
    refused("no number of actions", sealed(&bytes[..at::COUNT]), unreadable(Part::Count));
    refused("endless actions", with(at::COUNT, 1, &[255, 255, 4]), unreadable(Part::Count));
    refused("a byte behind the end", sealed(&[&bytes[..], &[0]].concat()), LinkError::LeftOver(1));
    refused("fewer actions than there are", with(at::COUNT, 1, &[0]), {
        LinkError::LeftOver(bytes.len() - at::ACTIONS)
    });
    let (last, before) = bytes.split_last().expect("bytes");
    let spare = sealed(&[before, &[last | 1]].concat());
    refused("a bit behind the last action", spare, LinkError::LeftOver(1));

    let moment = |text: &str| LinkError::NoMoment(text.into());
    refused("no moment", format!("{good}&at="), moment(""));
    refused("a moment in words", format!("{good}&at=end"), moment("end"));
    refused("a moment with noughts", format!("{good}&at=007"), moment("007"));
    refused("a moment with a plus", format!("{good}&at=+7"), moment("+7"));
    refused("a moment before the deal", format!("{good}&at=-1"), moment("-1"));
    refused("two moments", format!("{good}&at=1&at=2"), moment("1&at=2"));
    let huge = "9".repeat(40);
    refused("a moment without end", format!("{good}&at={huge}"), moment(&huge[..20]));
    let beyond = LinkError::MomentBeyond { at: 14, actions: 13 };
    refused("a moment behind the end", format!("{good}&at=14"), beyond);

    let mut lost = |what: &str, link: String, kept, lost, first: &str| {
        add(what, link, Fate::Lost(Lost { kept, lost, first: first.into() }));
    };
    lost("more actions than there are", with(at::COUNT, 1, &[60]), 13, 47, LOST[0]);
    lost("an action that is not there", with(at::ACTIONS, 1, &[255]), 0, 13, LOST[1]);
    let none = sealed(&bytes[..at::ACTIONS]);
    lost("no action at all", none, 0, 13, LOST[2]);
    rows
}

/// Expected details of the first lost action: its position in the legal list, if it is written at all, and
/// the number of legal actions.
const LOST: [&str; 3] = ["-/38", "256/218", "-/218"];

#[test]
fn each_of_these_links_has_its_error() {
    let cases = cases();
    assert!(cases.len() > 60, "{}", cases.len());
    for row in &cases {
        let error = match read(&row.link) {
            Err(error) => Fate::Refused(error),
            Ok(linked) => {
                let lost = linked.opened.lost.unwrap_or_else(|| panic!("{} is read", row.what));
                Fate::Lost(lost)
            }
        };
        assert_eq!(&Row::new(&row.what, row.link.clone(), &error), row);
    }
    let kinds = [
        "no-match",
        "empty",
        "too-long",
        "foreign",
        "damaged",
        "other-form",
        "other-game",
        "other-rules",
        "unreadable",
        "seed-too-long",
        "match",
        "left-over",
        "no-moment",
        "moment-beyond",
        "lost",
    ];
    for kind in kinds {
        assert!(cases.iter().any(|row| row.error == kind), "no link is {kind}");
    }
}

#[test]
fn the_table_of_malformed_links_holds_all_of_them() {
    let table = fs::read_to_string(TABLE).expect("the table");
    let table: Vec<Row> = serde_json::from_str(&table).expect("JSON");
    assert_eq!(table, cases());
}

#[test]
#[ignore = "writes the table of malformed links"]
fn write_the_table() {
    let table = serde_json::to_string_pretty(&cases()).expect("JSON");
    fs::write(TABLE, table + "\n").expect("a file to write");
}

#[test]
fn what_comes_before_a_lost_action_is_kept_and_the_moment_stays_in_it() {
    let record = short();
    let mut bytes = bytes();
    bytes[at::COUNT] = 60;
    let linked = read(&format!("{}&at=40", sealed(&bytes))).expect("a match");
    assert_eq!(linked.opened.record, record);
    assert_eq!(linked.opens, Opens::At(13));
    let beyond = LinkError::MomentBeyond { at: 61, actions: 60 };
    assert_eq!(read(&format!("{}&at=61", sealed(&bytes))), Err(beyond));
}
