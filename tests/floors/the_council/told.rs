//! Moves of The Council in words.

use std::collections::HashMap;

use curia::bots::Playable;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::action::Action;
use curia::games::the_council::rules::cards::CardSet;
use curia::games::the_council::rules::chips::Chips;
use curia::games::the_council::rules::components::{Card, Suit};
use curia::games::the_council::rules::count::{Standing, SuitCount};
use curia::games::the_council::rules::event::{Event, Opening};
use curia::games::the_council::rules::state::State;
use curia::games::the_council::scene::{Draft, Gains, Reason};
use curia::games::the_council::text::event::sentence;
use curia::games::the_council::text::pieces;
use curia::record::Match;
use curia::rules::{Game, Seat, Seats, sample};
use curia::session::{Entry, Session};
use curia::text::error::InWords;
use curia::text::told::{Manner, Told, speaks_for, verdict};

use crate::seats::{BOT, at_the_table};

fn names(players: u8) -> Vec<String> {
    let names = ["Ada", "Bruno", "Chiara", "Dario", "Elena"];
    names[..usize::from(players)].iter().map(|&name| name.to_owned()).collect()
}

/// Calls for every action of some games: with the names, the state before, and the entry as this viewer has it at once,
/// or as it is when everything has been shown.
fn entries(
    viewer: Option<Seat>,
    is_past: bool,
    mut look: impl FnMut(&[String], &State, Entry<TheCouncil>),
) {
    for players in TheCouncil::SEATS {
        let names = names(players);
        for (before, action) in sample::states::<TheCouncil>(players, 2).expect("a set-up") {
            let seat = TheCouncil::decider(&before).expect("a seat");
            let (mut now, mut events) = (before, Vec::new());
            let see = |event| events.push(TheCouncil::event_seen_by(&event, viewer));
            TheCouncil::apply(&mut now, action, see).expect("a legal action");
            let seen = TheCouncil::action_seen_by(&before, &now, action, seat, viewer);
            let action = if is_past { Some(action) } else { seen };
            look(&names, &before, Entry { seat, action, events });
        }
    }
}

#[test]
fn every_entry_is_whole_sentences_in_the_third_person() {
    for is_past in [true, false] {
        entries(None, is_past, |names, _, entry| {
            let line = TheCouncil::tell(&entry, names, Manner::Line);
            for said in [&line, &TheCouncil::tell(&entry, names, Manner::Spoken)] {
                assert!(said.starts_with(&names[entry.seat.index()]), "{said}");
                assert!(said.ends_with('.') && !said.contains("  "), "{said}");
                assert!(!said.to_lowercase().contains("you"), "{said}");
            }
            assert_eq!(line, TheCouncil::tell(&entry, names, Manner::Open));
            let deed = TheCouncil::tell(&entry, names, Manner::Deed);
            assert!(line.starts_with(&deed), "{line}: {deed}");
            assert_eq!(deed.is_empty(), entry.action.is_none());
        });
    }
}

#[test]
fn a_secret_choice_is_told_without_what_was_chosen() {
    let mut secret = 0;
    entries(None, false, |names, _, entry| {
        if entry.action.is_some() {
            return;
        }
        let name = &names[entry.seat.index()];
        let said = TheCouncil::tell(&entry, names, Manner::Spoken);
        let words = [format!("{name} chose a card."), format!("{name} made a secret choice.")];
        assert!(words.iter().any(|words| said.starts_with(words)), "{said}");
        let named = Card::ALL.iter().find(|&&card| said.contains(&pieces::card(card)));
        assert_eq!(named, None, "{said}");
        assert!(Gains::from(&entry).is_none());
        secret += 1;
    });
    assert!(secret > 100, "only {secret}");
}

/// What could be remembered is on no list.
#[test]
fn no_line_names_the_cards_of_a_hand() {
    let mut hands = 0;
    entries(Some(Seat(0)), true, |names, _, entry| {
        let line = TheCouncil::tell(&entry, names, Manner::Line);
        for event in &entry.events {
            let Event::HandPassed { cards, .. } = *event else { continue };
            for card in cards.iter().flat_map(|cards| cards.iter()) {
                assert!(!line.contains(&pieces::card(card)), "{line}");
                hands += 1;
            }
        }
        let own = entry.events.iter().find_map(|event| match *event {
            Event::Discarded { card: Some(card), .. } => Some(card),
            _ => None,
        });
        let told = own.map(|card| format!("You discarded {}, face down.", pieces::the_card(card)));
        assert!(told.is_none_or(|told| line.ends_with(&told)), "{line}");
    });
    assert!(hands > 100, "only {hands}");
}

/// Bids in a suit by seat: chips, and the number that breaks ties.
fn count(suit: Suit, bids: [(u8, Option<u8>); 3], highest: &[u8], lowest: &[u8]) -> Event {
    let seats = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect::<Seats>();
    let mut standings = [Standing::default(); 5];
    for (standing, (chips, number)) in standings.iter_mut().zip(bids) {
        *standing = Standing { chips, number, ..Standing::default() };
    }
    Event::Counted(SuitCount { suit, standings, highest: seats(highest), lowest: seats(lowest) })
}

#[test]
fn a_resolved_event_is_told_with_the_reason_of_every_change() {
    let seats = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect::<Seats>();
    let success = vec![
        Event::Committed { seat: Seat(2), cards: None },
        Event::Revealed { seat: Seat(0), cards: CardSet::of(Card::Journey) },
        Event::Revealed { seat: Seat(2), cards: CardSet::of(Card::Huntress) },
        count(Suit::Moons, [(4, Some(3)), (0, None), (4, None)], &[0], &[1]),
        count(Suit::Leaves, [(0, None), (0, None), (0, None)], &[], &[0, 1, 2]),
        Event::Resolved { total: Some(9), rank: 7, success: true },
        Event::RankGained { seat: Seat(0), suit: Suit::Moons, rank: Some(2) },
        Event::NobodyGained { suit: Suit::Leaves, tied: seats(&[1, 2]) },
        Event::OpenerFound { seat: Seat(2), why: Opening::LowCard(Card::Huntress) },
        Event::EventRevealed { card: Card::Sea, number: 3, opener: Seat(2) },
        Event::Bid { seat: Seat(2), chips: Chips::NONE, by_choice: false },
        Event::Bid { seat: Seat(0), chips: Chips::NONE, by_choice: false },
    ];
    let action = Some(Action::Commit(CardSet::of(Card::Huntress)));
    let entry = Entry { seat: Seat(2), action, events: success };
    let all = names(3);
    let chance_meeting =
        pieces::card(Card::ALL.into_iter().find(|card| card.to_string() == "7ML").expect("a card"));
    let told = format!(
        "{chance_meeting} succeeded, 9 of 7. Ada: Moons 1 → 2, The Journey (3) broke the tie with Chiara. \
         Leaves: Bruno and Chiara tie, nobody gains. Chiara opens next: low card The Huntress (0). \
         Next event: {} (0). Ada and Chiara have no chips that fit and passed.",
        pieces::the_card(Card::Sea),
    );
    assert_eq!(
        TheCouncil::tell(&entry, &all, Manner::Line),
        format!("Chiara committed The Huntress. {told}")
    );
    assert_eq!(
        TheCouncil::tell(&entry, &all, Manner::Spoken),
        format!(
            "Chiara committed The Huntress. Revealed: Ada The Journey; Chiara The Huntress. {told}"
        )
    );

    let failure = vec![
        Event::Committed { seat: Seat(1), cards: None },
        Event::Revealed { seat: Seat(1), cards: CardSet::EMPTY },
        count(Suit::Moons, [(0, None), (0, None), (1, None)], &[2], &[0, 1]),
        count(Suit::Leaves, [(1, None), (0, None), (0, None)], &[0], &[1, 2]),
        Event::Resolved { total: Some(2), rank: 7, success: false },
        Event::Traded { seat: Seat(0), suit: Suit::Moons, rank: 0, lowest: seats(&[0, 1]) },
        Event::Traded { seat: Seat(1), suit: Suit::Moons, rank: 2, lowest: seats(&[0, 1]) },
        Event::NothingToTrade { seat: Seat(1), suit: Suit::Leaves },
        Event::Traded { seat: Seat(2), suit: Suit::Leaves, rank: 1, lowest: seats(&[1, 2]) },
        Event::EmpireFell { suit: Suit::Moons, rank: None },
        Event::EmpireFell { suit: Suit::Leaves, rank: Some(3) },
        Event::HandEnded { number: 2 },
        Event::HandBegan { number: 3, dealer: Seat(1) },
    ];
    let action = Some(Action::Commit(CardSet::EMPTY));
    let entry = Entry { seat: Seat(1), action, events: failure };
    let line = TheCouncil::tell(&entry, &all, Manner::Line);
    assert_eq!(
        line,
        format!(
            "Bruno committed nothing. {chance_meeting} failed, 2 of 7. Ada and Bruno each traded a rank of \
             Moons. Chiara traded a rank of Leaves. Bruno had no rank of Leaves to trade. The empire falls \
             to 3 in Leaves and stays at 0 in Moons. Hand 2 is over: nobody is above the empire. Bruno \
             deals hand 3."
        )
    );
    let ranks = [-1, 0, 0, 0, 0, 0];
    assert_eq!(Gains::from(&entry), Gains { chips: Chips::NONE, ranks, traitors: 1 });
}

#[test]
fn every_turn_begins_with_what_is_to_be_decided() {
    let mut said = Vec::new();
    entries(None, true, |_, before, _| {
        let view = TheCouncil::view(before, TheCouncil::decider(before));
        said.push(TheCouncil::your_turn(&view, [].into_iter()));
    });
    assert!(said.iter().all(|said| said.ends_with('.') && !said.contains("  ")), "{said:?}");
    let begins = |words| said.iter().any(|said| said.starts_with(words));
    assert!(begins("Draft card 3 of 5."), "{said:?}");
    assert!(begins("Your bid for ") && begins("Your cards for "), "{said:?}");
    assert!(said.iter().any(|said| said.contains(", 3rd of 4. ")), "{said:?}");
}

#[test]
fn actions_that_differ_have_titles_and_steps_that_differ() {
    for players in TheCouncil::SEATS {
        for view in sample::views::<TheCouncil>(players, 2, 9).expect("a set-up") {
            let mut legal = Vec::new();
            TheCouncil::view_legal_actions(&view, &mut legal);
            let mut said = HashMap::new();
            for action in legal {
                let step = TheCouncil::step(&view, action, &names(players));
                let title = TheCouncil::title(&view, action, &names(players));
                assert!(!title.is_empty() && said.insert(title, action).is_none(), "{action}");
                assert_eq!(said.insert(format!("{step}."), action), None, "{step}");
                let kind = Draft::of(action).kind;
                assert!(!TheCouncil::kind_name(&view, kind).is_empty());
                assert!(!TheCouncil::part(action).is_empty());
            }
        }
    }
}

#[test]
fn every_reason_for_an_action_has_words_of_its_own() {
    let mut said = HashMap::new();
    for players in TheCouncil::SEATS {
        let names = names(players);
        for view in sample::views::<TheCouncil>(players, 3, 3).expect("a set-up") {
            let mut legal = Vec::new();
            TheCouncil::view_legal_actions(&view, &mut legal);
            for action in legal.into_iter().take(12) {
                for motive in TheCouncil::motives(&view, &[action], &[]) {
                    let words = TheCouncil::purpose(&motive, &names);
                    assert!(!words.ends_with('.') && words.chars().count() <= 60, "{words}");
                    let other = said.entry(words.clone()).or_insert(motive.purpose);
                    assert_eq!(*other, motive.purpose, "{words}");
                }
                let told = speaks_for::<TheCouncil>(
                    action,
                    &TheCouncil::motives(&view, &[action], &[]),
                    &[],
                    &names,
                );
                assert!(told.ends_with('.') && !told.contains(".."), "{told}");
            }
        }
    }
    assert!(said.len() > 150, "only {}", said.len());
}

#[test]
fn every_key_has_words_of_its_own() {
    let mut said = Vec::new();
    for line in TheCouncil::keys() {
        assert!(!said.contains(&line.does), "{} twice", line.does);
        said.push(line.does);
    }
}

#[test]
fn what_is_out_of_reach_is_said_with_its_numbers() {
    let suit = Suit::Moons;
    let said = [
        Reason::CantLead { suit, needed: 3, there: 2 },
        Reason::CantLead { suit, needed: 1, there: 0 },
        Reason::CantReach { needed: 5, there: 3 },
        Reason::NoMoreChips(suit),
    ];
    assert_eq!(
        said.map(|reason| reason.in_words()),
        [
            "Leading in Moons takes 3, and you have 2.",
            "Leading in Moons takes 1, and you have none.",
            "The event still needs 5, and you have 3 that fit.",
            "You have no more Moons.",
        ]
    );
}

/// Plays a numbered game to its end.
fn finished(players: u8, number: u32) -> Session<TheCouncil> {
    let setup = curia::games::the_council::rules::setup::Setup::of(players);
    let controllers = vec![BOT; usize::from(players)];
    let record: Match<TheCouncil> = at_the_table(setup, &format!("end {number}"), &controllers);
    let mut session = Session::open(record).expect("a match");
    let mut rng = curia::rules::luck::Seed(number.into()).stream(1);
    while let Some(seat) = session.decider() {
        let view = session.view_at(session.played(), Some(seat)).expect("a view");
        let mut legal = Vec::new();
        TheCouncil::view_legal_actions(&view, &mut legal);
        let chosen = curia::rules::luck::below(&mut rng, legal.len() as u32);
        session.play(legal[chosen as usize]).expect("a legal action");
    }
    session
}

#[test]
fn the_end_is_told_with_the_winner_and_the_events_that_changed_most() {
    let mut leaps = 0;
    for players in TheCouncil::SEATS {
        for number in 0..6 {
            let session = finished(players, number);
            let seats = &session.record().seats;
            let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
            let view = session.view_at(session.played(), None).expect("a view");
            let verdict = verdict::<TheCouncil>(&view, seats);
            let winners = session.winners().expect("a winner");
            assert!(verdict.ends_with('.') && verdict.contains("point"), "{verdict}");
            assert!(winners.iter().all(|seat| verdict.contains(&*seats[seat.index()].named())));
            let start = session.view_at(0, None).expect("a view");
            let log: Vec<_> = session.log().collect();
            for leap in TheCouncil::leaps(&start, &log, &names) {
                let resolved = |event: &Event| matches!(event, Event::Resolved { .. });
                assert!(log[leap.entry].events.iter().any(resolved));
                let line = TheCouncil::tell(&log[leap.entry], &names, Manner::Line);
                assert!(line.contains(&leap.sentence), "{line}: {}", leap.sentence);
                assert!(leap.points > 0);
                leaps += 1;
            }
            let last = log.last().and_then(|entry| entry.events.last()).expect("an end");
            assert!(
                TheCouncil::tell(log.last().expect("one"), &names, Manner::Line)
                    .ends_with(&sentence(last, &names))
            );
        }
    }
    assert!(leaps > 18, "only {leaps}");
}
