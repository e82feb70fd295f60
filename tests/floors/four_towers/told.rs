//! Moves of Four Towers in words.

use std::collections::HashMap;

use curia::archive::Glanced;
use curia::bots::Playable;
use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::action::Kind;
use curia::games::four_towers::rules::components::Space;
use curia::games::four_towers::rules::setup::Setup;
use curia::games::four_towers::rules::state::State;
use curia::games::four_towers::scene::glance::Small;
use curia::games::four_towers::scene::plays::{RowState, rail};
use curia::games::four_towers::scene::skills::skills;
use curia::games::four_towers::scene::trace::Trace;
use curia::games::four_towers::scene::{Draft, Legal, Reason};
use curia::games::four_towers::text::Subjects;
use curia::games::four_towers::text::closed::{row as row_words, skilled as skill_words};
use curia::record::{Controller, SeatColour, SeatRecord};
use curia::rules::luck::Seed;
use curia::rules::{Game, sample};
use curia::session::Entry;
use curia::text::error::InWords;
use curia::text::text;
use curia::text::told::{Manner, Told, speaks_for, verdict};

fn names(players: u8) -> Vec<String> {
    let names = ["Ada", "Bruno", "Chiara", "Dario"];
    names[..usize::from(players)].iter().map(|&name| name.to_owned()).collect()
}

/// Calls for every action of some games: with the names, the state before, and the entry.
fn entries(mut look: impl FnMut(&[String], &State, Entry<FourTowers>)) {
    for players in FourTowers::SEATS {
        let names = names(players);
        for (before, action) in sample::states::<FourTowers>(players, 2).expect("a set-up") {
            let seat = FourTowers::decider(&before).expect("a seat");
            let (mut now, mut events) = (before, Vec::new());
            FourTowers::apply(&mut now, action, |event| events.push(event)).expect("legal");
            look(&names, &before, Entry { seat, action: Some(action), events });
        }
    }
}

#[test]
fn every_entry_is_whole_sentences_in_the_third_person() {
    entries(|names, _, entry| {
        let line = FourTowers::tell(&entry, names, Manner::Line);
        assert!(line.ends_with('.') && !line.contains("  ") && !line.contains(".."), "{line}");
        let lower = line.to_lowercase();
        assert!(!lower.contains("you"), "{line}");
        assert_eq!(line, FourTowers::tell(&entry, names, Manner::Open));
        assert_eq!(line, FourTowers::tell(&entry, names, Manner::Spoken), "nothing is hidden");
        let deed = FourTowers::tell(&entry, names, Manner::Deed);
        assert!(!deed.is_empty() && line.starts_with(&deed), "{line}: {deed}");
    });
}

#[test]
fn every_decision_begins_with_what_is_to_be_decided() {
    let mut said = Vec::new();
    entries(|_, before, _| {
        let view = FourTowers::view(before, FourTowers::decider(before));
        said.push(FourTowers::your_turn(&view, [].into_iter()));
    });
    assert!(said.iter().all(|said| said.ends_with('.') && !said.contains("  ")), "{said:?}");
    let begins = |words| said.iter().any(|said| said.starts_with(words));
    assert!(begins("Your turn. It’s your last.") && begins("Place one of "), "{said:?}");
    assert!(begins("Assign ") && begins("A demon: ") && begins("A village expands"), "{said:?}");
}

#[test]
fn actions_that_differ_have_titles_that_differ() {
    for players in FourTowers::SEATS {
        for view in sample::views::<FourTowers>(players, 2, 9).expect("a set-up") {
            let mut legal = Vec::new();
            FourTowers::view_legal_actions(&view, &mut legal);
            let mut said = HashMap::new();
            for action in legal {
                let title = FourTowers::title(&view, action, &names(players));
                assert_eq!(FourTowers::step(&view, action, &names(players)), title);
                assert!(!title.is_empty() && said.insert(title, action).is_none(), "{action}");
                let kind = Draft::of(action).kind;
                assert!(!FourTowers::kind_name(&view, kind).is_empty());
                assert!(!FourTowers::part(action).is_empty());
            }
        }
    }
}

#[test]
fn every_reason_for_an_action_has_words_of_its_own() {
    let mut said = HashMap::new();
    for players in FourTowers::SEATS {
        let names = names(players);
        for view in sample::views::<FourTowers>(players, 3, 3).expect("a set-up") {
            let mut legal = Vec::new();
            FourTowers::view_legal_actions(&view, &mut legal);
            for action in legal.into_iter().take(12) {
                for motive in FourTowers::motives(&view, &[action], &[]) {
                    let words = FourTowers::purpose(&motive, &names);
                    assert!(!words.ends_with('.') && words.chars().count() <= 60, "{words}");
                    let other = said.entry(words.clone()).or_insert(motive.purpose);
                    assert_eq!(*other, motive.purpose, "{words}");
                }
                let told = speaks_for::<FourTowers>(
                    action,
                    &FourTowers::motives(&view, &[action], &[]),
                    &[],
                    &names,
                );
                assert!(told.ends_with('.') && !told.contains(".."), "{told}");
            }
        }
    }
    assert!(said.len() > 12, "only {}", said.len());
}

#[test]
fn every_row_of_the_rail_and_every_skill_says_what_it_does_or_why_not() {
    let mut said = HashMap::new();
    entries(|_, before, _| {
        let view = FourTowers::view(before, FourTowers::decider(before));
        let legal = Legal::of(&view);
        for row in rail(&legal, &Draft::from(&view)) {
            let words = row_words(&row.state);
            assert!(!words.ends_with('.') && words.chars().count() <= 60, "{words}");
            if let RowState::Closed(why) = row.state {
                assert!(!words.is_empty(), "{why:?}");
                let other = said.entry(words.clone()).or_insert(why);
                assert_eq!(*other, why, "{words}");
                let reason = Reason::Closed(row.play, why).in_words();
                assert!(reason.ends_with('.') && !reason.contains("  "), "{reason}");
            }
        }
        for (hired, skilled) in skills(&legal, before.table().active()) {
            let words = skill_words(skilled);
            assert!(!words.ends_with('.'), "{words}");
            let reason = Reason::Skill(hired.champion, skilled).in_words();
            assert!(reason.ends_with('.'), "{reason}");
        }
    });
    assert!(said.len() > 12, "only {}", said.len());
}

#[test]
fn every_key_and_every_kind_has_words_of_its_own() {
    let mut said = Vec::new();
    for line in FourTowers::keys() {
        assert!(!said.contains(&line.does), "{} twice", line.does);
        said.push(line.does);
    }
    let mut kinds = Kind::ALL.map(|kind| text().desk().kind(kind)).to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), Kind::ALL.len());
}

/// Returns the log of a whole game with its first state and its last.
fn game(players: u8) -> (State, Vec<Entry<FourTowers>>, State) {
    let states = sample::states::<FourTowers>(players, 1).expect("a set-up");
    let states: Vec<_> = states.into_iter().collect();
    let start = states[0].0;
    let (mut now, mut log) = (start, Vec::new());
    for (_, action) in states {
        let Some(seat) = FourTowers::decider(&now) else { break };
        let mut events = Vec::new();
        FourTowers::apply(&mut now, action, |event| events.push(event)).expect("legal");
        log.push(Entry { seat, action: Some(action), events });
    }
    (start, log, now)
}

#[test]
fn the_end_is_told_with_the_winner_and_the_turns_that_changed_most() {
    for players in FourTowers::SEATS {
        let (start, log, end) = game(players);
        let names = names(players);
        let view = |state| FourTowers::view(state, None);
        let seats: Vec<SeatRecord> = names
            .iter()
            .zip(SeatColour::ALL)
            .map(|(name, colour)| SeatRecord {
                name: name.clone(),
                colour,
                controller: Controller::Person,
            })
            .collect();
        let winners = FourTowers::winners(&end).expect("the game is over");
        let verdict = verdict::<FourTowers>(&view(&end), &seats);
        assert!(winners.iter().all(|seat| verdict.contains(&names[seat.index()])), "{verdict}");
        let leaps = FourTowers::leaps(&view(&start), &log, &names);
        assert!((1..=3).contains(&leaps.len()));
        let trace = Trace::of(start.table(), log.iter().cloned());
        for leap in leaps {
            let moment = trace.moments.iter().find(|moment| moment.entries.1 == leap.entry);
            let moment = moment.expect("a turn");
            assert!(leap.sentence.ends_with('.') && leap.points > 0, "{leap:?}");
            assert!(leap.sentence.contains(&names[moment.seat.index()]), "{leap:?}");
        }
    }
}

#[test]
fn spaces_are_named_as_they_are_kept() {
    let spaces = Space::ALL.map(|space| text().plays().kept(space));
    assert_eq!(spaces, ["follower", "mercenary", "merchant", "mountaineer"]);
}

/// Replays and the picture to share name the set-up, and the list reads from what it keeps of a match that it is so.
#[test]
fn a_game_as_printed_is_named_and_the_usual_one_is_not() {
    let usual = Setup::of(3);
    let printed = Setup { printed: true, ..usual.clone() };
    let sketch = |setup: &Setup| {
        let state = FourTowers::start(setup, Seed(1), |_| {}).expect("a game");
        FourTowers::sketch(&FourTowers::view(&state, None))
    };
    assert_eq!(FourTowers::setting(&printed).as_deref(), Some("As printed"));
    assert!(Small::read(&sketch(&printed)).expect("a picture").printed);
    assert_eq!(FourTowers::setting(&usual), None);
    assert!(!sketch(&usual).contains("printed"), "{}", sketch(&usual));
}
