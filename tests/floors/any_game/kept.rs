//! Matches of the toy game as text: there and back in every form, with up to five seats.

use curia::archive::{Archive, Envelope, Kept, MatchId, given};
use curia::record::json::{self, Opened, ReadError};
use curia::record::link::{Linked, Opens, Scope, decode, encode, open as letters};
use curia::record::{Match, MatchError, SeatColour, game_file};
use curia::rules::Game;

use super::tables::{TABLES, matches, new_match, states};
use crate::archive::shelf::Memory;
use crate::toy::{SetupError, Toy};

/// Returns every match whole, in its first phase, and before its first action.
fn parts() -> impl Iterator<Item = Match<Toy>> {
    matches().flat_map(|record| {
        [0, 4, record.actions.len()].map(|at| record.up_to(at).expect("so many actions"))
    })
}

#[test]
fn a_match_comes_back_from_json() {
    for record in parts() {
        let opened = Opened { record: record.clone(), lost: None };
        assert_eq!(json::read::<Toy>(&json::write(&record)), Ok(opened));
    }
    let record = new_match("toy", TABLES[0]);
    let other = json::write(&record).replace("\"toy\"", "\"council-of-4\"");
    assert_eq!(json::read::<Toy>(&other), Err(ReadError::OtherGame("council-of-4".to_owned())));
    let six = json::write(&record).replace("\"players\":3", "\"players\":6");
    let refused = ReadError::Match(MatchError::Setup(SetupError(6)));
    assert_eq!(json::read::<Toy>(&six), Err(refused));
}

#[test]
fn an_action_that_is_not_legal_and_all_after_it_are_lost() {
    for record in matches().step_by(5) {
        let at = record.actions.len() / 2;
        let states = states(&record);
        let mut wrong = record.clone();
        let illegal = ["lay 9", "take 9"].map(|notation| Toy::parse(notation).expect("an action"));
        wrong.actions[at] = illegal[at % 2];
        let opened = json::read::<Toy>(&json::write(&wrong)).expect("a part");
        assert_eq!(
            opened.lost.map(|lost| (lost.kept, lost.lost)),
            Some((at, record.actions.len() - at))
        );
        assert_eq!(states[at], opened.record.replay(|_, _| {}).expect("legal actions"));
    }
}

#[test]
fn a_match_comes_back_from_a_game_file() {
    for record in parts() {
        let text = game_file::write(&record).expect("a match that can be played");
        let opened =
            game_file::Opened { record: record.clone(), stopped: None, wrong_results: Vec::new() };
        assert_eq!(game_file::read::<Toy>(&text), Ok(opened), "{text}");
    }
}

#[test]
fn a_match_comes_back_from_a_link() {
    for record in parts() {
        let link = encode(&record, Scope::Whole, Opens::AtEnd).expect("a link");
        let opened = Opened { record: record.clone(), lost: None };
        assert_eq!(decode::<Toy>(&link), Ok(Linked { opened, opens: Opens::AtEnd }));
        let given = given::read::<Toy>(&link).expect("a match");
        assert_eq!((given.record, given.shortfall), (record, None));
    }
}

#[test]
fn every_form_of_a_match_names_the_game() {
    for record in parts() {
        let envelope = Envelope::new(MatchId(7), record.clone(), 0).write();
        let file = game_file::write(&record).expect("a match that can be played");
        let link = encode(&record, Scope::Whole, Opens::AtEnd).expect("a link");
        for text in [json::write(&record), envelope, file, link] {
            assert_eq!(given::game(&text).as_deref(), Some(Toy::NAME), "{text}");
        }
    }
}

/// A file of several games is split, and each text is read by the game that it names.
#[test]
fn one_file_holds_matches_of_several_games() {
    let record = new_match("toy", TABLES[0]);
    let envelope = Envelope::new(MatchId(7), record.clone(), 0).write();
    let other = json::write(&record).replace("\"toy\"", "\"council-of-4\"");
    let file = format!("[{envelope}, {other}, \"{{damaged\", {}]", json::write(&record));
    let texts = given::each(&file);
    let games: Vec<_> = texts.iter().map(|text| given::game(text)).collect();
    let [toy, council] = [Toy::NAME, "council-of-4"].map(|name| Some(name.to_owned()));
    assert_eq!(games, [toy.clone(), council, None, toy]);
    for text in [&texts[0], &texts[3]] {
        assert_eq!(given::read::<Toy>(text).expect("a match").record, record);
    }
}

#[test]
fn a_match_is_kept_on_a_shelf() {
    let archive = Archive::new(Memory::default());
    let records: Vec<_> = parts().collect();
    for (at, record) in (0..).zip(&records) {
        let mut kept = Kept::new(Envelope::new(MatchId(at), record.clone(), 0));
        archive.save(&mut kept, 1).expect("room");
    }
    for (at, record) in (0..).zip(&records) {
        let kept = archive.open::<Toy>(MatchId(at)).expect("a shelf").expect("a match");
        assert_eq!((kept.envelope.record, kept.trouble), (record.clone(), None));
    }
    let listing = archive.list::<SetupError>(1, |game| (game == Toy::NAME).then_some(1..=1));
    let listing = listing.expect("a shelf");
    assert_eq!((listing.matches.len(), listing.unreadable.len()), (records.len(), 0));
}

/// The values for the colours in texts and links never change.
#[test]
fn five_seats_have_five_colours() {
    let record = new_match("toy", TABLES[6]);
    let colours: Vec<_> = record.seats.iter().map(|seat| seat.colour).collect();
    assert_eq!(colours, SeatColour::ALL);
    let words = ["scarlet", "cobalt", "forest", "amber", "onyx"];
    let text = json::write(&record);
    let link = encode(&record, Scope::Whole, Opens::AtEnd).expect("a link");
    let bytes = letters::<()>(link.strip_prefix("#m=").expect("a link")).expect("bytes");
    for ((seat, word), number) in record.seats.iter().zip(words).zip(0..) {
        assert!(
            text.contains(&format!("\"name\":\"{}\",\"colour\":\"{word}\"", seat.name)),
            "{text}"
        );
        let name = seat.name.as_bytes();
        let at = bytes.windows(name.len()).position(|some| some == name).expect("the name");
        assert_eq!(bytes[at + name.len()] & 0xf, number, "{word}");
    }
}
