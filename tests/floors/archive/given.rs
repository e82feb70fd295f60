//! Matches from texts that a user provides.

use curia::archive::given::{Given, LONGEST_FILE, Reading, Refused, Shortfall, each, game, read};
use curia::archive::{Archive, Envelope, Kept, MatchId, Unreadable, Unsaved};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::record::json::{self, Lost, ReadError};
use curia::record::link::{LinkError, Opens, Scope, WriteError, encode};
use curia::record::{MOST_ACTIONS, Match, game_file};
use curia::rules::Game;
use curia::text::given::{fell_short, not_opened};

use super::shelf::Memory;
use super::{ID, NOW, some_match};

fn given(text: &str) -> Reading<CouncilOf4> {
    read(text)
}

/// Returns a match in each of its forms, with its name and the moment to open it at.
fn forms(record: &Match<CouncilOf4>) -> Vec<(String, &'static str, Option<usize>)> {
    let mut envelope = Envelope::new(ID, record.clone(), NOW);
    envelope.name = "Kitchen table".to_owned();
    let link = encode(record, Scope::Whole, Opens::At(4)).expect("a link");
    let file = game_file::write(record).expect("a game file");
    vec![
        (json::write(record), "", None),
        (format!("\u{feff}  {}\n", json::write(record)), "", None),
        (envelope.write(), "Kitchen table", None),
        (file.clone(), "", None),
        (format!("\u{feff}{file}"), "", None),
        (link.clone(), "", Some(4)),
        (format!("https://example.org/curia/{link}\n"), "", Some(4)),
    ]
}

#[test]
fn a_match_is_read_in_each_of_its_forms_whatever_it_is() {
    let record = some_match(9);
    for (text, name, at) in forms(&record) {
        let (name, opens) = (name.to_owned(), at.into());
        let (by_link, shortfall) = (None, None);
        let whole = Given { record: record.clone(), name, opens, by_link, shortfall };
        assert_eq!(given(&text), Ok(whole), "{text}");
    }
}

#[test]
fn of_what_can_t_be_played_the_part_before_it_is_kept_and_the_rest_is_named() {
    let record = some_match(6);
    let text = json::write(&record);
    let (before, after) = text.rsplit_once(']').expect("actions");
    let read = given(&format!("{before},\"place H09 A\"]{after}")).expect("a part");
    let lost = Lost { kept: 6, lost: 1, first: "place H09 A".to_owned() };
    assert_eq!(
        (read.record.clone(), read.shortfall),
        (record.clone(), Some(Shortfall::Lost(lost)))
    );

    let file = game_file::write(&record).expect("a game file");
    let read = given(&file.replacen("*\n", "no action\n*\n", 1)).expect("a part");
    let short = read.shortfall.expect("something that could not be kept");
    assert!(matches!(short, Shortfall::Stopped(_)), "{short:?}");
    let kept = read.record.actions.len();
    assert!((4..6).contains(&kept), "{kept}");
    assert_eq!(read.record, some_match(kept));
    assert!(fell_short(kept, &short).contains(&format!("move {kept}")));
}

/// Returns a match in which nobody comes nearer to the end, with this many actions.
fn endless(actions: usize) -> Match<CouncilOf4> {
    let mut record = some_match(0);
    let mut state = record.start(|_| {}).expect("a match");
    let mut listed = Vec::new();
    for _ in 0..actions {
        CouncilOf4::legal_actions(&state, &mut listed);
        let elect = |action: &&Action| matches!(action, Action::Elect { .. });
        let action = *listed.iter().find(elect).unwrap_or(&Action::EndTurn);
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    record
}

/// So whatever plays a whole match plays no more actions than these.
#[test]
fn of_a_match_with_too_many_actions_the_most_are_kept_and_the_rest_is_counted() {
    let long = endless(MOST_ACTIONS + 3);
    let most = Match { actions: long.actions[..MOST_ACTIONS].to_vec(), ..long.clone() };
    let envelope = Envelope::new(ID, long.clone(), NOW).write();
    let file = game_file::write(&long).expect("a game file");
    for text in [json::write(&long), envelope, file] {
        let Given { record, shortfall, .. } = given(&text).expect("a part");
        assert!(record == most);
        let said = fell_short(MOST_ACTIONS, &shortfall.expect("something that was not kept"));
        assert!(said.contains(&MOST_ACTIONS.to_string()) && !said.contains("possible"), "{said}");
    }
    assert_eq!(
        encode(&long, Scope::Whole, Opens::AtEnd),
        Err(WriteError::TooManyActions(MOST_ACTIONS + 3))
    );
    let archive = Archive::new(Memory::default());
    let mut kept = Kept::new(Envelope::new(ID, most, NOW));
    archive.save(&mut kept, NOW).expect("room");
    kept.envelope.record = long;
    assert_eq!(archive.save(&mut kept, NOW), Err(Unsaved::TooLong));
    let saved = archive.open::<CouncilOf4>(ID).expect("a shelf").expect("a match");
    assert_eq!(saved.envelope.record.actions.len(), MOST_ACTIONS);
}

#[test]
fn what_is_no_match_is_refused_with_words() {
    let missing = |text: &str| given(text).expect_err("no match");
    let refused = [
        missing(""),
        missing("hello"),
        missing("{"),
        missing(r#"{"envelope":9}"#),
        missing(r#"{"format":9,"game":"council-of-4","rules":1}"#),
        missing("#m=AAAA"),
    ];
    assert_eq!(refused[1], Refused::Link(LinkError::NoMatch));
    assert_eq!(refused[2], Refused::Json(ReadError::Malformed { line: 1, column: 1 }));
    assert_eq!(refused[3], Refused::Envelope(Unreadable::OtherFormat(9)));
    assert_eq!(refused[4], Refused::Json(ReadError::OtherFormat(9)));
    assert_eq!(refused[5], Refused::Link(LinkError::Damaged));
    for why in refused {
        let said = not_opened(&why);
        assert!(said.ends_with('.') && said.len() > 20, "{said}");
    }
}

#[test]
fn all_matches_in_one_file_are_taken_apart_again() {
    let envelope = |id: u64| Envelope::new(MatchId(id), some_match(id as usize), NOW).write();
    let damaged = serde_json::to_string("{\"envelope\":1,").expect("JSON");
    let file = format!("[\n{},\n{damaged},\n{}\n]\n", envelope(3), envelope(5));
    let texts = each(&file);
    assert_eq!(texts, [envelope(3), "{\"envelope\":1,".to_owned(), envelope(5)]);
    assert_eq!(given(&texts[2]).expect("a match").record, some_match(5));
    // Everything else is one text.
    let link = encode(&some_match(2), Scope::Whole, Opens::AtEnd).expect("a link");
    for text in [envelope(1).as_str(), "[Game \"council-of-4\"]", "[", "", &link] {
        assert_eq!(each(text), [text]);
    }
    assert_eq!(each("[]"), Vec::<String>::new());
}

#[test]
fn a_file_of_all_matches_is_read_however_many_and_long_they_are() {
    let envelope = |id: u64| Envelope::new(MatchId(id), some_match(id as usize % 90), NOW).write();
    // As the crash screen writes them.
    let crash = include_str!("../../../public/crash.js");
    assert!(crash.contains("`[\\n${whole.join(\",\\n\")}\\n]\\n`"), "another form");
    let file = |matches: &[String]| format!("[\n{}\n]\n", matches.join(",\n"));
    let many: Vec<String> = (0..5000).map(envelope).collect();
    let whole = file(&many);
    assert!(whole.len() > json::LONGEST_TEXT && whole.len() < LONGEST_FILE, "{}", whole.len());
    assert_eq!(each(&whole), many);
    for text in many.iter().rev().take(90) {
        assert!(given(text).is_ok_and(|given| given.shortfall.is_none()), "{text}");
    }
    // All that a browser keeps, with every sign of it escaped, is shorter than the longest file.
    let units = 5 << 20;
    assert!(units * "\\u0000".len() < LONGEST_FILE);
    // The limit of a single match still holds.
    let texts = each(&file(&[envelope(1), format!("\"{}\"", "x".repeat(json::LONGEST_TEXT + 1))]));
    assert!(given(&texts[0]).is_ok());
    let why = given(&texts[1]).expect_err("too long");
    assert!(not_opened(&why).contains("too long"), "{}", not_opened(&why));
}

#[test]
fn a_text_names_its_game_before_anything_else_of_it_is_read() {
    for (text, ..) in forms(&some_match(9)) {
        assert_eq!(game(&text).as_deref(), Some("council-of-4"), "{text}");
        if !text.contains("#m=") {
            let other = text.replace("council-of-4", "four-towers");
            assert_eq!(game(&other).as_deref(), Some("four-towers"), "{other}");
        }
    }
    let others = [
        // A format and rules unknown here.
        (r#"{"format":7,"game":"chess","rules":9,"board":64}"#, "chess"),
        ("; a comment\n[Game \"chess\"] [Format \"7\"]\n1. e4 e5", "chess"),
        (
            "#m=AQtmb3VyLXRvd2VycwEAAgABAAAAB2hhcmJvdXICA0FkYQMEWm_DqzINwszDdhaNIQAG2uYl",
            "four-towers",
        ),
    ];
    for (text, name) in others {
        assert_eq!(game(text).as_deref(), Some(name), "{text}");
        assert!(not_opened(&given(text).expect_err("another game")).contains(name), "{text}");
    }
}

#[test]
fn what_is_damaged_newer_or_no_match_names_no_game() {
    let link = encode(&some_match(2), Scope::Whole, Opens::AtEnd).expect("a link");
    let newer = r#"{"envelope":9,"match":{"format":1,"game":"chess","rules":1}}"#;
    let too_long =
        format!("{{\"format\":1,\"game\":\"chess\",\"rules\":1}}{}", " ".repeat(5 << 20));
    let texts = [
        "",
        "hello",
        "{",
        "[]",
        r#"{"game":"chess"}"#,
        r#"{"format":1,"game":7,"rules":1}"#,
        r#"{"format":1,"game":"","rules":1}"#,
        r#"{"format":1,"game":"<b>No game</b>","rules":1}"#,
        r#"{"format":1,"game":"a-name-that-no-game-would-ever-be-given","rules":1}"#,
        newer,
        "[Games \"chess\"]",
        "[Format \"1\"] [Game \"chess\"]",
        "[Game chess]",
        "[Game \"chess",
        "#m=",
        "#m=AAAA",
        "#m=Tf__OSXVfg",
        &link[..link.len() - 2],
        &too_long,
        &format!("[Game \"chess\"] {too_long}"),
    ];
    for text in texts {
        assert_eq!(game(text), None, "{:.80}", text);
        assert!(given(text).is_err(), "{:.80}", text);
    }
}
