//! Each command with valid input.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use curia::bots::network::Network;
use curia::bots::{Level, Playable, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::bots::heuristic::Weights;
use curia::games::council_of_4::bots::inputs::{OF_SEAT, OF_TABLE};
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::components::NobilityVariant;
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::link::{Opens, Scope, encode};
use curia::record::{Controller, Match, SeatColour, SeatRecord, game_file, json};
use curia::rules::luck::Seed;
use curia::rules::position::{Position as _, write};
use curia::rules::{Game, Seat};
use curia::session::Session;
use curia::tool::terminal::{score, table, trace};

use crate::{CURIA, folder, out_of, run, start, text};

#[test]
fn every_command_explains_itself() {
    let help = out_of(&["--help"], "");
    for command in [
        "new",
        "legal",
        "apply",
        "show",
        "replay",
        "link",
        "count",
        "puzzles",
        "selfplay",
        "ladder",
        "chances",
        "calibrate",
        "train",
        "bench",
        "engine",
    ] {
        assert!(help.contains(&format!("\n  {command} ")), "{command} is listed: {help}");
        let own = out_of(&[command, "--help"], "");
        for part in ["Usage: curia", "Example", "Exit codes:"] {
            assert!(own.contains(part), "{command} --help says {part:?}: {own}");
        }
    }
    assert!(out_of(&["--version"], "").starts_with("curia "));
}

#[test]
fn training_gives_weights_that_follow_from_the_arguments_alone() {
    let train = |jobs| {
        let asked = ["train", "--players", "2", "--games", "3", "--rounds", "2"];
        out_of(&[&asked[..], &["--iterations", "4", "--jobs", jobs]].concat(), "")
    };
    let weights = train("1");
    assert_eq!(train("3"), weights);
    assert!(Weights::read(&weights).is_ok_and(|weights| weights != Weights::vp_alone()));
}

#[test]
fn training_gives_a_network_that_follows_from_the_arguments_alone() {
    let train = |jobs| {
        let asked = ["train", "--network", "--games", "6", "--rounds", "2"];
        out_of(&[&asked[..], &["--iterations", "2", "--jobs", jobs]].concat(), "")
    };
    let network = train("1");
    assert_eq!(train("3"), network);
    let read = Network::<OF_TABLE, OF_SEAT>::read(&network, CouncilOf4::SEATS);
    assert!(read.is_ok_and(|network| network != Network::blank(CouncilOf4::SEATS)));
    let tune = |game| ["train", "--game", game, "--players", "3", "--tune"];
    let network = ["train", "--game", FourTowers::NAME, "--network"];
    for asked in [&network[..], &tune(CouncilOf4::NAME), &tune(TheCouncil::NAME)] {
        let refused = run(asked, b"");
        assert_ne!(refused.code, Some(0));
        assert!(refused.err.contains("don't learn that"), "{}", refused.err);
    }
}

#[test]
fn bench_shows_a_line_for_each_number_of_players() {
    let printed = out_of(&["bench", "--game", TheCouncil::NAME, "--players", "3"], "");
    let bytes = format!("A state has {} bytes.", size_of::<<TheCouncil as Game>::State>());
    assert!(printed.starts_with(&bytes), "{printed}");
    let rows: Vec<Vec<&str>> =
        printed.lines().map(|line| line.split_whitespace().collect()).collect();
    let levels = rows.iter().filter(|row| row.len() == 4 && row[0] == "3");
    let words: Vec<&str> = levels.map(|row| row[1]).collect();
    let offered: Vec<&str> = TheCouncil::LEVELS.iter().map(|level| level.key()).collect();
    assert_eq!(words, offered, "{printed}");
    let last = rows.iter().find(|row| row.len() == 5 && row[0] == "3").expect("a row");
    assert!(last[1..].iter().all(|figure| figure.parse::<u64>().is_ok_and(|figure| figure > 0)));
}

#[test]
fn new_deals_what_the_seed_and_the_set_up_say() {
    let arguments = ["new", "--players", "3", "--sides", "212", "--seed", " Ada ", "--first", "1"];
    let printed = out_of(&[&arguments[..], &["--nobility", "manual"]].concat(), "");
    let setup = Setup {
        players: 3,
        board: Sides::from_key("212").expect("a board").board(),
        nobility: NobilityVariant::Manual,
        first: Some(Seat(1)),
    };
    let state = CouncilOf4::start(&setup, Seed::from_text("ada"), |_| {}).expect("a game");
    let position: Position = serde_json::from_str(&printed).expect("a position");
    assert_eq!(position, Position::of(&state));
    assert_eq!(printed.lines().count(), 1);
}

#[test]
fn a_seed_taken_by_chance_is_told_and_gives_the_same_deal_again() {
    let first = run(&["new", "--players", "4"], b"");
    assert_eq!(first.code, Some(0));
    let seed = first.err.trim().strip_prefix("curia: seed ").expect("the seed is told");
    assert_eq!(out_of(&["new", "--players", "4", "--seed", seed], ""), first.out);
    assert_ne!(run(&["new", "--players", "4"], b"").out, first.out, "another seed each time");
}

#[test]
fn legal_lists_in_canonical_order_and_apply_takes_each_of_them() {
    let start = start();
    let listed = out_of(&["legal"], &start);
    let position: Position = serde_json::from_str(&start).expect("a position");
    let state = position.state().expect("a state");
    let mut actions = Vec::new();
    CouncilOf4::legal_actions(&state, &mut actions);
    let printed: Vec<String> = actions.iter().map(|&action| CouncilOf4::print(action)).collect();
    assert_eq!(listed.lines().collect::<Vec<_>>(), printed);
    for action in [&printed[0], &printed[printed.len() - 1]] {
        let mut after = state;
        let parsed = CouncilOf4::parse(action).expect("notation");
        CouncilOf4::apply(&mut after, parsed, |_| {}).expect("a legal action");
        let applied: Position =
            serde_json::from_str(&out_of(&["apply", action], &start)).expect("a position");
        assert_eq!(applied, Position::of(&after));
    }
}

#[test]
fn a_position_comes_from_a_file_or_standard_input_on_one_line_or_many() {
    let start = start();
    let value: serde_json::Value = serde_json::from_str(&start).expect("JSON");
    let folder = folder("positions");
    let file = folder.join("with blanks.json");
    fs::write(&file, serde_json::to_string_pretty(&value).expect("text")).expect("a file");
    let listed = out_of(&["legal"], &start);
    assert!(!listed.is_empty());
    assert_eq!(out_of(&["legal", "-"], &start), listed);
    assert_eq!(out_of(&["legal", text(&file)], ""), listed);
    let applied = out_of(&["apply", "elect K coast"], &start);
    assert_eq!(out_of(&["apply", "elect K coast", "-"], &start), applied);
    assert_eq!(out_of(&["apply", "elect K coast", text(&file)], ""), applied);
}

#[test]
fn several_actions_are_done_in_their_order() {
    let start = start();
    let one = out_of(&["apply", "elect K coast"], &start);
    let two = out_of(&["apply", "engage"], &one);
    let three = out_of(&["apply", "end"], &two);
    assert_eq!(out_of(&["apply", "elect K coast", "engage", "end"], &start), three);
}

#[test]
fn events_name_every_card_drawn_and_permit_revealed() {
    let start = start();
    let state = serde_json::from_str::<Position>(&start).expect("a position").state();
    let mut after = state.expect("a state");
    let (mut drawn, mut revealed) = (Vec::new(), Vec::new());
    for action in ["change hills", "elect K coast", "end"] {
        CouncilOf4::apply(&mut after, CouncilOf4::parse(action).expect("notation"), |event| {
            match event {
                Event::CardDrawn { card: Some(card), .. } => drawn.push(card.letter().to_string()),
                Event::SlotFilled { permit, .. } => revealed.push(permit.to_string()),
                _ => {}
            }
        })
        .expect("a legal action");
    }
    assert_eq!((drawn.len(), revealed.len()), (1, 2));
    let arguments = ["apply", "change hills", "elect K coast", "end", "--events=json"];
    let printed = out_of(&arguments, &start);
    let of = |kind: &str, field: &str| -> Vec<String> {
        let events = printed.lines().map(|line| serde_json::from_str(line).expect("an event"));
        let events = events.filter(|event: &serde_json::Value| event["kind"] == kind);
        events.map(|event| event[field].as_str().expect("a name").to_owned()).collect()
    };
    assert_eq!(of("card_drawn", "card"), drawn);
    assert_eq!(of("slot_filled", "permit"), revealed);
    let words = out_of(&["apply", "change hills", "elect K coast", "end", "--events"], &start);
    assert_eq!(words.lines().count(), printed.lines().count());
    for permit in revealed {
        assert!(words.contains(&permit), "{permit} is named: {words}");
    }
}

#[test]
fn show_prints_the_table_with_every_hand() {
    let start = start();
    let state = serde_json::from_str::<Position>(&start).expect("a position").state();
    let shown = out_of(&["show"], &start);
    assert_eq!(shown, table::<CouncilOf4>(&state.expect("a state")));
}

/// Returns a whole game of three bots, as a game file and as a match.
fn written_game() -> (String, Match<CouncilOf4>) {
    let setup =
        Setup { players: 3, board: Default::default(), nobility: Default::default(), first: None };
    let seats = ["Ada", "Bruno", "Zoë"].into_iter().zip(SeatColour::ALL).map(|(name, colour)| {
        let controller = Controller::Bot(Level::Greedy);
        SeatRecord { name: name.to_owned(), colour, controller }
    });
    let record = Match::new(setup, "ada".to_owned(), seats.collect());
    let mut session = Session::open(record).expect("a match");
    while let Some((level, history)) = session.bot_to_ask() {
        let action = choose::<CouncilOf4>(history, level).expect("an action");
        session.play(action).expect("a legal action");
    }
    let record = session.record().clone();
    (game_file::write(&record).expect("a game file"), record)
}

#[test]
fn replay_prints_the_score_or_the_position_after_any_action() {
    let (text, record) = written_game();
    let actions = record.actions.len();
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    let last = record
        .replay(|done, state| {
            if [0, 17, actions].contains(&done) {
                let printed = out_of(&["replay", "-", "--at", &done.to_string()], &text);
                assert_eq!(
                    printed,
                    write::<CouncilOf4, Position>(state) + "\n",
                    "after {done} actions"
                );
            }
        })
        .expect("a match");
    let sheet = score::<CouncilOf4>(&last, &names);
    assert_eq!(out_of(&["replay", "-"], &text), sheet);
    assert_eq!(out_of(&["replay", "-"], &json::write(&record)), sheet, "as JSON");
}

#[test]
fn a_link_is_of_the_whole_match_its_beginning_or_its_deal_and_opens_where_it_should() {
    let (text, record) = written_game();
    let link = |scope, opens| encode(&record, scope, opens).expect("a link") + "\n";
    assert_eq!(out_of(&["link"], &text), link(Scope::Whole, Opens::AtEnd));
    assert_eq!(out_of(&["link", "-", "--at", "9"], &text), link(Scope::Whole, Opens::At(9)));
    assert_eq!(out_of(&["link", "--up-to", "12"], &text), link(Scope::UpTo(12), Opens::AtEnd));
    let both = ["link", "--up-to", "12", "--at", "12"];
    assert_eq!(out_of(&both, &text), link(Scope::UpTo(12), Opens::At(12)));
    assert_eq!(out_of(&["link", "--deal"], &text), link(Scope::Deal, Opens::AtEnd));
    assert_eq!(out_of(&["link", "--turn"], &text), link(Scope::Whole, Opens::InTurn));
    assert_eq!(
        out_of(&["link"], &json::write(&record)),
        link(Scope::Whole, Opens::AtEnd),
        "from JSON"
    );
}

#[test]
fn a_match_is_read_from_a_link_as_argument_file_or_standard_input() {
    let (text_of_game, _) = written_game();
    let sheet = out_of(&["replay", "-"], &text_of_game);
    let link = out_of(&["link", "--at", "5"], &text_of_game);
    let file = folder("links").join("link.txt");
    fs::write(&file, &link).expect("a file");
    let address = format!("https://example.org/curia/{}", link.trim());
    for game in ["-", text(&file), link.trim(), &address, &link[1..]] {
        assert_eq!(out_of(&["replay", game], &link), sheet, "{game}");
    }
    let at = |game: &str| out_of(&["replay", game, "--at", "17"], &text_of_game);
    assert_eq!(at(link.trim()), at("-"));
    assert_eq!(out_of(&["link", &address], ""), out_of(&["link"], &text_of_game), "again");
}

/// The link belongs to the example of a game file.
#[test]
fn the_link_in_the_documents_is_that_of_their_game_file() {
    let notation = include_str!("../../docs/notation.md");
    let (_, rest) = notation.split_once("```\n[Game ").expect("a game file");
    let (game, _) = rest.split_once("```").expect("its end");
    let links = include_str!("../../docs/links.md");
    let (_, rest) = links.split_once("\n#m=").expect("a link");
    let (link, _) = rest.split_once("```").expect("its end");
    assert_eq!(out_of(&["link"], &format!("[Game {game}")), format!("#m={link}"));
}

#[test]
fn replay_traces_every_vp_after_the_score() {
    let (text, record) = written_game();
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    let list = trace::<CouncilOf4>(&Session::open(record).expect("a match"), &names);
    let sheet = out_of(&["replay", "-"], &text);
    assert_eq!(out_of(&["replay", "-", "--trace"], &text), sheet + &list);
}

#[test]
fn replay_says_of_a_match_that_goes_on_who_must_decide() {
    let (_, mut record) = written_game();
    record.actions.truncate(20);
    let printed = out_of(&["replay", "-"], &game_file::write(&record).expect("a game file"));
    let mut after = record.start(|_| {}).expect("a match");
    for &action in &record.actions {
        CouncilOf4::apply(&mut after, action, |_| {}).expect("a legal action");
    }
    let decider = CouncilOf4::decider(&after).expect("a game that goes on");
    let name = &record.seats[decider.index()].name;
    let (head, sheet) = printed.split_once("\n\n").expect("two parts");
    assert!(head.lines().nth(1).is_some_and(|line| line.contains(name)), "{head}");
    assert!(sheet.contains("Total"), "{sheet}");
}

#[test]
fn whoever_closes_the_output_hears_nothing_more() {
    let start = folder("closed").join("start.json");
    fs::write(&start, crate::start()).expect("a file");
    for arguments in [&["legal", text(&start)][..], &["--help"], &["new", "--players", "2"]] {
        let mut child = Command::new(CURIA)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the tool starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the tool ends");
        let err = String::from_utf8_lossy(&output.stderr).replace("curia: seed", "");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {err}");
        assert!(!err.contains("curia") && !err.contains("panic"), "{arguments:?}: {err}");
    }
}

#[test]
fn the_engine_ends_quietly_when_nobody_reads() {
    let mut child = Command::new(CURIA)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    stdin.write_all(b"{\"do\":\"hello\"}\n").expect("the engine reads");
    let mut reply = String::new();
    stdout.read_line(&mut reply).expect("a reply, while the input is open");
    assert!(reply.contains("\"ok\":\"hello\""), "{reply}");
    drop(stdout);
    // A program that is just starting may keep the pipe open for a moment.
    let refused = (0..1_000_000).any(|_| stdin.write_all(b"{\"do\":\"hello\"}\n").is_err());
    assert!(refused, "the engine has ended");
    let output = child.wait_with_output().expect("the tool ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
