//! What The Council says over lines: stable names, no secret, and reasons for what is wrong.

use std::fs;
use std::path::PathBuf;

use curia::bots::Level;
use curia::games::SPOKEN;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::bots::weights::Weights;
use curia::games::the_council::rules::cards::CardSet;
use curia::games::the_council::rules::components::{Card, Suit};
use curia::games::the_council::rules::count::SuitCount;
use curia::games::the_council::rules::event::{Event, Opening};
use curia::games::the_council::rules::legal::Illegal;
use curia::games::the_council::rules::state::Asked;
use curia::record::game_file;
use curia::rules::sample;
use curia::rules::{Game, Seat, Seats};
use curia::tool::Spoken;
use curia::tool::engine::Engine;
use serde_json::{Value, json};

use crate::engine::ask;
use crate::{folder, out_of, run, text};

fn seats(of: &[u8]) -> Seats {
    of.iter().copied().map(Seat).collect()
}

/// Returns all events of random games, and those of views.
fn events() -> Vec<Event> {
    let mut events = Vec::new();
    for (state, action) in sample::states::<TheCouncil>(3, 12).expect("games") {
        let mut after = state;
        TheCouncil::apply(&mut after, action, |event| events.push(event)).expect("legal");
    }
    let seen = events.iter().map(|event| TheCouncil::event_seen_by(event, None));
    let seen: Vec<Event> = seen.collect();
    events.extend(seen);
    events
}

#[test]
fn events_keep_their_form() {
    let seat = Seat(1);
    let (card, cards) = (Card::Mountain, CardSet::of(Card::Mountain).or(CardSet::of(Card::Forest)));
    let none = json!({"M": 0, "S": 0, "W": 0, "L": 0, "Y": 0, "K": 0});
    let cases = [
        (
            Event::HandBegan { number: 2, dealer: seat },
            json!({"kind": "hand_began", "number": 2, "dealer": 1}),
        ),
        (
            Event::Dealt { seat, cards: Some(cards) },
            json!({"kind": "dealt", "seat": 1, "cards": ["4MS", "5ML"]}),
        ),
        (Event::Chose { seat, card: None }, json!({"kind": "chose", "seat": 1, "card": null})),
        (
            Event::HandPassed { from: seat, to: Seat(2), cards: None },
            json!({"kind": "hand_passed", "from": 1, "to": 2, "cards": null}),
        ),
        (
            Event::Discarded { seat, card: Some(card) },
            json!({"kind": "discarded", "seat": 1, "card": "4MS"}),
        ),
        (
            Event::EventRevealed { card, number: 3, opener: seat },
            json!({"kind": "event_revealed", "card": "4MS", "number": 3, "opener": 1}),
        ),
        (
            Event::Bid { seat, chips: Default::default(), by_choice: false },
            json!({"kind": "bid", "seat": 1, "chips": none, "by_choice": false}),
        ),
        (
            Event::Committed { seat, cards: Some(CardSet::EMPTY) },
            json!({"kind": "committed", "seat": 1, "cards": []}),
        ),
        (Event::NothingFits { seat }, json!({"kind": "nothing_fits", "seat": 1})),
        (
            Event::Revealed { seat, cards },
            json!({"kind": "revealed", "seat": 1, "cards": ["4MS", "5ML"]}),
        ),
        (
            Event::Crowned { seat, card: Card::Sea, suit: Suit::Waves, rank: Some(4) },
            json!({"kind": "crowned", "seat": 1, "card": "XW", "suit": "W", "rank": 4}),
        ),
        (
            Event::Resolved { total: None, rank: 4, success: true },
            json!({"kind": "resolved", "total": null, "rank": 4, "success": true}),
        ),
        (
            Event::RankGained { seat, suit: Suit::Wyrms, rank: None },
            json!({"kind": "rank_gained", "seat": 1, "suit": "Y", "rank": null}),
        ),
        (
            Event::NobodyGained { suit: Suit::Knots, tied: seats(&[0, 2]) },
            json!({"kind": "nobody_gained", "suit": "K", "tied": [0, 2]}),
        ),
        (
            Event::Traded { seat, suit: Suit::Suns, rank: 1, lowest: seats(&[1]) },
            json!({"kind": "traded", "seat": 1, "suit": "S", "rank": 1, "lowest": [1]}),
        ),
        (
            Event::NothingToTrade { seat, suit: Suit::Suns },
            json!({"kind": "nothing_to_trade", "seat": 1, "suit": "S"}),
        ),
        (
            Event::CourtPaid { seat, card: Card::Consul },
            json!({"kind": "court_paid", "seat": 1, "card": Card::Consul.to_string()}),
        ),
        (
            Event::EmpireFell { suit: Suit::Leaves, rank: None },
            json!({"kind": "empire_fell", "suit": "L", "rank": null}),
        ),
        (
            Event::OpenerFound { seat, why: Opening::NextSeat },
            json!({"kind": "opener_found", "seat": 1, "card": null, "tied": []}),
        ),
        (
            Event::OpenerFound {
                seat,
                why: Opening::LowCardBidLatest { card, tied: seats(&[0, 1]) },
            },
            json!({"kind": "opener_found", "seat": 1, "card": "4MS", "tied": [0, 1]}),
        ),
        (Event::HandEnded { number: 4 }, json!({"kind": "hand_ended", "number": 4})),
        (
            Event::Collapsed { suit: Suit::Moons, above: seats(&[0]) },
            json!({"kind": "collapsed", "suit": "M", "above": [0]}),
        ),
        (Event::EndedWithoutCollapse, json!({"kind": "ended_without_collapse"})),
        (
            Event::GameEnded { winners: seats(&[0, 2]) },
            json!({"kind": "game_ended", "winners": [0, 2]}),
        ),
    ];
    for (event, form) in cases {
        let written = serde_json::to_value(event).expect("JSON");
        assert_eq!(written, form, "{event:?}");
    }
}

/// A count lists the bids of all seats that play and of no other, in its form as in words.
#[test]
fn a_count_has_a_bid_for_each_seat() {
    let mut counts = 0;
    for event in events() {
        let Event::Counted(SuitCount { standings, .. }) = event else { continue };
        let form = serde_json::to_value(event).expect("JSON");
        let bids = form["bids"].as_array().expect("bids");
        assert_eq!(bids.len(), 3, "{form}");
        assert!(bids.iter().zip(standings).all(|(bid, of)| bid["chips"] == of.chips));
        let said = TheCouncil::say_event(&event);
        assert!((0..3).all(|seat| said.contains(&format!("Seat {seat} "))), "{said}");
        assert!(!said.contains("Seat 3"), "{said}");
        counts += 1;
    }
    assert!(counts > 100, "{counts}");
}

#[test]
fn training_gives_weights_that_follow_from_the_arguments_alone() {
    let train = |jobs| {
        let asked = ["train", "--game", "the-council", "--players", "3", "--games", "2"];
        out_of(&[&asked[..], &["--rounds", "1", "--iterations", "2", "--jobs", jobs]].concat(), "")
    };
    let weights = train("1");
    assert_eq!(train("2"), weights);
    assert!(Weights::read(&weights).is_some_and(|weights| weights != Weights::default()));
}

/// What is counted of games is what happened in them.
#[test]
fn games_are_counted() {
    let folder = folder("counted");
    let asked = ["selfplay", "--game", "the-council", "--players", "3", "--games", "6"];
    out_of(&[&asked[..], &["--levels", "greedy", "--save", text(&folder)]].concat(), "");
    let files = fs::read_dir(&folder).expect("games").map(|file| file.expect("an entry").path());
    let files: Vec<PathBuf> = files.collect();
    let names: Vec<&str> = files.iter().map(|file| text(file)).collect();
    let printed = out_of(&[&["count"], &names[..]].concat(), "");
    let figure = |what: &str| {
        let line = printed.lines().find(|line| line.starts_with(what)).expect(what);
        line[what.len()..].trim().to_owned()
    };
    assert_eq!(figure("games"), "6");
    let (mut decisions, mut points) = (0, 0);
    for file in &files {
        let bytes = fs::read(file).expect("a file");
        let record = game_file::read::<TheCouncil>(&bytes).expect("a match").record;
        decisions += record.actions.len();
        let end = record.replay(|_, _| {}).expect("a match that can be played");
        points += TheCouncil::totals(&end).iter().sum::<i32>();
    }
    let mean = |sum: f64, count: f64| format!("{:.1} (", sum / count);
    assert!(
        figure("decisions of all seats").starts_with(&mean(decisions as f64, 6.0)),
        "{printed}"
    );
    assert!(figure("points ").starts_with(&mean(points.into(), 18.0)), "{printed}");
    let shares = figure("wins from the first dealer on");
    let shares = shares.split_whitespace().filter_map(|word| word.parse::<f64>().ok());
    assert!((shares.sum::<f64>() - 100.0).abs() < 0.2, "{printed}");
    assert!(printed.lines().all(|line| line.chars().count() <= 80), "{printed}");
}

#[test]
fn reasons_keep_their_form() {
    let card = Card::Mountain;
    let cases = [
        (Illegal::GameOver, json!({"kind": "game_over"})),
        (
            Illegal::AnotherDecision(Asked::Bid),
            json!({"kind": "another_decision", "decision": "bid"}),
        ),
        (Illegal::NotInHand(card), json!({"kind": "not_in_hand", "card": "4MS"})),
        (Illegal::NotOnEvent(Suit::Knots), json!({"kind": "not_on_event", "suit": "K"})),
        (
            Illegal::TooFewChips { suit: Suit::Moons, offered: 3, there: 1 },
            json!({"kind": "too_few_chips", "suit": "M", "offered": 3, "there": 1}),
        ),
        (Illegal::NotDrafted(card), json!({"kind": "not_drafted", "card": "4MS"})),
        (Illegal::UsedUp(card), json!({"kind": "used_up", "card": "4MS"})),
        (Illegal::DoesNotFit(card), json!({"kind": "does_not_fit", "card": "4MS"})),
    ];
    for (illegal, form) in cases {
        let written = serde_json::to_value(illegal).expect("JSON");
        assert_eq!(written, form, "{illegal:?}");
    }
}

#[test]
fn what_is_wrong_with_a_position_is_said_with_its_place() {
    let position = out_of(&["new", "--game", "the-council", "--players", "3", "--seed", "ada"], "");
    let wrong = position.replacen("\"hand\":1", "\"hand\":9", 1);
    let refused = run(&["show", "--game", "the-council"], wrong.as_bytes());
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(refused.err.contains("/hand: there’s no hand 9, only 1 to 8"), "{}", refused.err);
    // A position of one game is none of the other.
    let other = run(&["show"], position.as_bytes());
    assert_eq!((other.code, other.out.as_str()), (Some(2), ""));
    let players = run(&["new", "--game", "the-council", "--players", "2"], b"");
    assert!(players.err.contains("2 players, not 3 to 5"), "{}", players.err);
}

/// Everything printed for a seat, or an onlooker, while another's choice is secret: events, view, and while it decides,
/// legal actions and every bot's choice in its place, with the reasons.
#[test]
fn what_is_chosen_in_secret_is_printed_for_nobody_else() {
    const SEATS: u64 = 3;
    let mut compared = 0;
    for (seed, eyes) in (0..4).flat_map(|seed| (0..=SEATS).map(move |eyes| (seed, eyes))) {
        let eyes = if eyes < SEATS { json!(eyes) } else { json!("onlooker") };
        let mut engines = [Engine::new(SPOKEN), Engine::new(SPOKEN)];
        let mut both = |requests: [&Value; 2]| -> [Value; 2] {
            let [first, second] = &mut engines;
            [ask(first, requests[0]), ask(second, requests[1])]
        };
        let new = json!({
            "do": "new", "game": "the-council", "players": SEATS, "seed": seed.to_string(),
        });
        let [dealt, _] = both([&new, &new]);
        let by = dealt["decider"].clone();
        let legal = both([&json!({"do": "legal"}), &json!({"do": "legal"})])[0]["actions"].take();
        let apply =
            |action: &Value| json!({"do": "apply", "action": action, "events": true, "for": eyes});
        // The first to decide drafts another card in the other game.
        let [told, other] = both([&apply(&legal[0]), &apply(&legal[1])]);
        assert_eq!(told != other, eyes == by, "{told} {other}");
        for _ in 1..SEATS {
            let see = json!({"do": "view", "for": eyes});
            let [first, second] = both([&see, &see]);
            assert_eq!(first != second, eyes == by, "for {eyes}: {first} {second}");
            let legal = json!({"do": "legal"});
            let [first, second] = both([&legal, &legal]);
            assert_eq!(first, second);
            for level in &Level::ALL[..4] {
                let best = json!({"do": "best", "level": level.key(), "reasons": true});
                let [one, other] = both([&best, &best]);
                assert_eq!(one, other, "{level:?}");
                compared += 1;
            }
            let [told, other] = both([&apply(&first["actions"][0]), &apply(&first["actions"][0])]);
            let is_shown = told["decider"] == by;
            assert_eq!(told["events"] != other["events"], is_shown, "{told} {other}");
        }
    }
    assert!(compared > 100, "{compared}");
}
