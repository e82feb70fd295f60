//! Requests in the page's address.

use curia::archive::{Address, MatchId, Strange};
use proptest::prelude::*;

const ID: &str = "00c0ffee00c0ffee";

fn replay(at: Option<usize>) -> Address {
    Address::Replay { id: MatchId(0x00c0_ffee_00c0_ffee), at }
}

#[test]
fn a_replay_is_read_with_and_without_its_moment() {
    for (text, at) in [
        (format!("#replay={ID}"), None),
        (format!("replay={ID}"), None),
        (format!("#replay={ID}&at=0"), Some(0)),
        (format!(" #replay={ID}&at=137 "), Some(137)),
    ] {
        assert_eq!(Address::read(&text), Ok(replay(at)), "{text}");
    }
}

#[test]
fn a_table_is_read_by_the_name_of_its_match() {
    let table = Address::Table(MatchId(0x00c0_ffee_00c0_ffee));
    assert_eq!(Address::read(&format!("#table={ID}")), Ok(table));
}

#[test]
fn lessons_are_read_by_the_number_of_their_course_and_their_game() {
    let lessons =
        |course, game: Option<&str>| Address::Lessons { course, game: game.map(str::to_owned) };
    assert_eq!(Address::read("#lessons=2"), Ok(lessons(2, None)), "an address without a game");
    let named = "#lessons=1&game=the-council";
    assert_eq!(Address::read(named), Ok(lessons(1, Some("the-council"))));
    let long = format!("#lessons=1&game={}", "a".repeat(41));
    for text in [
        "#lessons",
        "#lessons=",
        "#lessons=02",
        "#lessons=two",
        "#lessons=1&at=3",
        "#lessons=1&game=",
        "#lessons=1&game=The Council",
        "#lessons=1&game=a&game=b",
        &long,
    ] {
        assert_eq!(Address::read(text), Ok(Address::Nothing), "{text}");
    }
}

#[test]
fn a_puzzle_is_read_by_its_number_and_its_game() {
    let puzzle = Address::Puzzle { number: 12, game: "the-council".to_owned() };
    assert_eq!(Address::read("#puzzle=12&game=the-council"), Ok(puzzle));
    for text in ["#puzzle=12", "#puzzle=", "#puzzle=012&game=the-council", "#puzzle=1&game="] {
        assert_eq!(Address::read(text), Ok(Address::Nothing), "{text}");
    }
}

#[test]
fn what_names_no_match_or_no_moment_is_refused_with_what_stands_there() {
    for (text, why) in [
        ("#replay=", Strange::NoMatch(String::new())),
        ("#table=", Strange::NoMatch(String::new())),
        ("#table=00c0ffee00c0ffee&at=2", Strange::NoMatch("00c0ffee00c0ffee&at=".to_owned())),
        ("#replay=00C0FFEE00C0FFEE", Strange::NoMatch("00C0FFEE00C0FFEE".to_owned())),
        ("#replay=+0c0ffee00c0ffee", Strange::NoMatch("+0c0ffee00c0ffee".to_owned())),
        ("#replay=../../etc/passwd?x=<b>&at=2", {
            Strange::NoMatch("../../etc/passwd?x=<".to_owned())
        }),
        ("#replay=00c0ffee00c0ffee&at=", Strange::NoMoment(String::new())),
        ("#replay=00c0ffee00c0ffee&at=+3", Strange::NoMoment("+3".to_owned())),
        ("#replay=00c0ffee00c0ffee&at=03", Strange::NoMoment("03".to_owned())),
        ("#replay=00c0ffee00c0ffee&at=-1", Strange::NoMoment("-1".to_owned())),
        ("#replay=00c0ffee00c0ffee&at=1&at=2", Strange::NoMoment("1&at=2".to_owned())),
        ("#replay=00c0ffee00c0ffee&at=99999999999", Strange::NoMoment("99999999999".to_owned())),
    ] {
        assert_eq!(Address::read(text), Err(why), "{text}");
    }
}

#[test]
fn a_link_stays_as_it_is_and_anything_else_asks_for_nothing() {
    let link = Address::Link("m=AQxjb3&at=9".to_owned());
    assert_eq!(Address::read("#m=AQxjb3&at=9"), Ok(link));
    for text in ["", "#", "#/", "#top", "#table", "#replay", "#replays=1", "#at=3", "#m", "#?m=AQ"]
    {
        assert_eq!(Address::read(text), Ok(Address::Nothing), "{text}");
    }
    let long = format!("#replay={}", "0".repeat(1 << 20));
    assert_eq!(Address::read(&long), Err(Strange::TooLong(long.len())));
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(id: u64, course: u16, named: bool, at in prop::option::of(0_usize..=u32::MAX as usize)) {
        let game = named.then(|| "council-of-4".to_owned());
        let course = Address::Lessons { course: course.into(), game };
        for address in [Address::Table(MatchId(id)), Address::Replay { id: MatchId(id), at }, course] {
            prop_assert_eq!(Address::read(&address.to_string()), Ok(address));
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in "(#?(table=|replay=|lessons=|m=)?[0-9a-f]{0,17}(&at=|&game=)?)?\\PC{0,40}") {
        if let Ok(address) = Address::read(&text)
            && address != Address::Nothing
        {
            prop_assert_eq!(Address::read(&address.to_string()), Ok(address));
        }
    }
}
