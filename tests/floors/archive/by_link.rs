//! Matches by link: how one that comes in relates to the kept one, what is kept of it, and the check at its end.

use super::{ID, NOW, WHOLE, open, some_match};
use crate::positions::games;
use crate::seats::{BOT, PERSON, new_match};
use curia::archive::{
    Archive, ByLink, Came, Checked, Course, Envelope, Glanced, Kept, Unreadable, check_number,
    likely_seat, links,
};
use curia::bots::{Playable, greedily};
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::record::{Controller, Match};
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};

use super::shelf::Memory;

type Record = Match<CouncilOf4>;

const MINE: Seat = Seat(0);

/// Returns a match of two persons with its first actions.
fn between_two(actions: usize) -> Record {
    let mut record = some_match(actions);
    record.seats.iter_mut().for_each(|seat| seat.controller = PERSON);
    record
}

fn by_link(mine: Seat) -> ByLink {
    ByLink { mine, came: Vec::new(), was: None }
}

/// Returns the seat that decides after each number of actions.
fn deciders(record: &Record) -> Vec<Option<Seat>> {
    let mut deciders = Vec::new();
    record.replay(|_, state| deciders.push(CouncilOf4::decider(state))).expect("legal actions");
    deciders
}

/// Returns another match of the same deal, which parts after so many actions.
fn forked(at: usize, actions: usize) -> Record {
    let (own, mut other) = (between_two(WHOLE.actions.len()), between_two(at));
    while other.actions.len() < actions {
        let state = other.replay(|_, _| {}).expect("legal actions");
        let view = CouncilOf4::view(&state, CouncilOf4::decider(&state));
        let choices = curia::bots::legal::<CouncilOf4>(&view);
        let differs = other.actions.len() == at;
        let next = choices.into_iter().find(|one| !differs || *one != own.actions[at]);
        other.actions.push(next.expect("another action"));
    }
    other
}

#[test]
fn a_match_is_the_same_newer_older_or_forked() {
    let kept = between_two(20);
    let course = |sent: &Record| by_link(MINE).course_of(&kept, sent);
    assert_eq!(course(&kept), Some(Course::Same));
    assert_eq!(course(&between_two(12)), Some(Course::Older));
    assert_eq!(course(&between_two(0)), Some(Course::Older));
    for at in [0, 7, 19] {
        for actions in [at + 1, 20, 25] {
            assert_eq!(course(&forked(at, actions.max(at + 1))), Some(Course::Forked { at }));
        }
    }
}

#[test]
fn what_goes_on_by_others_alone_is_newer_and_nobody_plays_for_the_seat_here() {
    let whole = between_two(60);
    let deciders = deciders(&whole);
    let (mut newer, mut plays) = (0, 0);
    for here in 0..60 {
        for there in here + 1..=60 {
            let own = deciders[here..there].iter().filter(|seat| **seat == Some(MINE)).count();
            let course = by_link(MINE).course_of(&between_two(here), &between_two(there));
            if own == 0 {
                assert_eq!(course, Some(Course::Newer), "{here} to {there}");
                newer += 1;
            } else {
                assert_eq!(course, Some(Course::PlaysMine { actions: own }), "{here} to {there}");
                plays += 1;
            }
        }
    }
    assert!(newer > 20 && plays > 20);
}

#[test]
fn another_deal_set_up_or_table_is_another_match() {
    let kept = between_two(20);
    let course = |change: &dyn Fn(&mut Record)| {
        let mut sent = between_two(25);
        change(&mut sent);
        by_link(Seat(1)).course_of(&kept, &sent)
    };
    assert!(course(&|_| {}).is_some());
    assert!(course(&|sent| sent.seats[1].name = "Zoë".to_owned()).is_some(), "a name of one's own");
    assert!(course(&|sent| sent.assisted = true).is_some());
    assert_eq!(course(&|sent| sent.seed.push('!')), None);
    assert_eq!(course(&|sent| sent.seats[0].controller = BOT), None);
    assert_eq!(course(&|sent| sent.seats.swap(0, 1)), None, "other colours");
    let (other, _) = games().find(|(setup, _)| *setup != kept.setup).expect("another set-up");
    assert_eq!(course(&|sent| sent.setup = other.clone()), None);
}

#[test]
fn a_newer_match_is_taken_over_with_the_name_said_here() {
    let mut kept = Envelope::new(ID, between_two(20), NOW);
    kept.by_link = ByLink::begin(&kept.record, MINE);
    kept.record.seats[0].name = "Zoë".to_owned();
    kept.record.assisted = true;
    let mut sent = between_two(30);
    sent.seats[1].name = "Max".to_owned();
    kept.take_over(sent);
    let names: Vec<&str> = kept.record.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!(names, ["Zoë", "Max"]);
    assert!(kept.record.assisted, "help is not forgotten");
    assert_eq!(kept.record.actions, between_two(30).actions);
    let came = Came { actions: 30, check: check_number(&between_two(30)) };
    assert_eq!(kept.by_link, Some(ByLink { mine: MINE, came: vec![came], was: None }));
    kept.take_over(between_two(30));
    assert_eq!(kept.by_link.map(|by_link| by_link.came), Some(vec![came]), "once");
}

#[test]
fn a_seat_that_was_taken_by_mistake_is_given_back_with_its_name() {
    let begun = |own: &str| {
        let mut kept = Envelope::new(ID, between_two(20), NOW);
        for (seat, name) in kept.record.seats.iter_mut().zip(["Ada", "Bruno"]) {
            seat.name = name.to_owned();
        }
        kept.by_link = ByLink::begin(&kept.record, MINE);
        kept.say_name(own);
        kept
    };
    let names = |of: &Envelope<CouncilOf4>| -> Vec<String> {
        of.record.seats.iter().map(|seat| seat.name.clone()).collect()
    };
    let mut kept = begun("Zoë");
    assert_eq!(names(&kept), ["Zoë", "Bruno"]);
    let text = kept.write();
    assert!(text.starts_with(r#"{"envelope":3,"#), "unknown to older versions: {text}");
    kept = Envelope::read(&text).expect("as it was written").envelope;
    kept.change_seat(Seat(1));
    assert_eq!((names(&kept), kept.mine()), (vec!["Ada".into(), "Zoë".into()], Some(Seat(1))));
    kept.change_seat(Seat(0));
    assert_eq!((names(&kept), kept.mine()), (vec!["Zoë".into(), "Bruno".into()], Some(MINE)));
    // Who said the name that the seat had says nothing of the other.
    kept = begun("Ada");
    kept.change_seat(Seat(1));
    assert_eq!((names(&kept), kept.mine()), (vec!["Ada".into(), "Bruno".into()], Some(Seat(1))));
}

#[test]
fn a_seat_is_proposed_only_if_name_and_turn_speak_for_the_same() {
    let seats = |names: [&str; 3]| {
        let mut seats = between_two(0).seats;
        seats.push(seats[0].clone());
        seats.iter_mut().zip(names).for_each(|(seat, name)| seat.name = name.to_owned());
        seats
    };
    let apart = seats(["Ada", "Bruno", "Chiara"]);
    assert_eq!(likely_seat(&apart, None, Some(Seat(1))), Some(Seat(1)));
    assert_eq!(likely_seat(&apart, Some("Zoë"), Some(Seat(1))), Some(Seat(1)));
    assert_eq!(likely_seat(&apart, Some("Bruno"), Some(Seat(1))), Some(Seat(1)));
    // The seat of a friend may have the name that was once one's own.
    assert_eq!(likely_seat(&apart, Some("Ada"), Some(Seat(1))), None);
    assert_eq!(likely_seat(&apart, Some("Ada"), None), Some(Seat(0)));
    assert_eq!(likely_seat(&apart, None, None), Some(Seat(0)));
    let alike = seats(["Ada", "Bruno", "Ada"]);
    assert_eq!(likely_seat(&alike, Some("Ada"), Some(Seat(2))), Some(Seat(2)));
    assert_eq!(likely_seat(&alike, Some("Ada"), None), None);
    let mut with_bot = apart;
    with_bot[0].controller = BOT;
    assert_eq!(likely_seat(&with_bot, Some("Ada"), Some(Seat(0))), Some(Seat(1)), "no bot's");
}

#[test]
fn it_begins_only_for_a_person_among_several() {
    assert_eq!(ByLink::begin(&between_two(0), Seat(1)), Some(by_link(Seat(1))));
    assert_eq!(ByLink::begin(&between_two(0), Seat(2)), None);
    let alone = |controllers: &[Controller]| {
        let (setup, seed) = games().next().expect("a game");
        ByLink::begin(&new_match(&setup, &seed, controllers), Seat(0))
    };
    assert_eq!(alone(&[PERSON, BOT]), None);
    assert_eq!(alone(&[BOT, PERSON]), None);
}

#[test]
fn the_check_finds_what_a_match_does_not_go_on_from() {
    let whole = between_two(WHOLE.actions.len());
    let mut own = by_link(MINE);
    for actions in [3, 11, 40] {
        own.note(&between_two(actions));
    }
    let (actions, check) = (whole.actions.len(), check_number(&whole));
    let checked = Checked { actions, links: 3, left: None, check };
    assert_eq!(own.checked(&whole), Some(checked));
    own.note(&forked(40, 44));
    assert_eq!(own.checked(&whole), Some(Checked { links: 4, left: Some(44), ..checked }));
    // A link that tells more than there is was left, too.
    let short = between_two(8);
    let found = own.checked(&short).expect("a match");
    assert_eq!((found.left, found.check), (Some(11), check_number(&short)));
    let mut illegal = between_two(40);
    illegal.actions.swap(0, 30);
    assert_eq!(own.checked(&illegal), None);
}

#[test]
fn the_check_number_is_of_deal_seats_and_actions() {
    let record = between_two(20);
    let number = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        check_number(&record)
    };
    let own = check_number(&record);
    assert_eq!(number(&|record| record.seats[1].name = "Max".to_owned()), own);
    assert_eq!(number(&|record| record.assisted = true), own);
    assert_ne!(number(&|record| record.seed.push('!')), own);
    assert_ne!(number(&|record| record.actions.truncate(19)), own);
    assert_ne!(number(&|record| record.actions.swap(3, 4)), own);
    assert_ne!(number(&|record| record.seats[0].controller = BOT), own);
}

#[test]
fn what_is_kept_of_it_is_read_back_and_is_of_a_form_of_its_own() {
    let archive = Archive::new(Memory::default());
    let mut kept = Kept::new(Envelope::new(ID, between_two(20), NOW));
    archive.save(&mut kept, NOW).expect("room");
    let (name, text) = archive
        .shelf()
        .texts()
        .into_iter()
        .find(|(name, _)| name.contains("match."))
        .expect("a text");
    assert!(text.starts_with(r#"{"envelope":1,"#), "{name} as before: {text}");
    let mut own = by_link(Seat(1));
    own.note(&between_two(20));
    kept.envelope.by_link = Some(own.clone());
    archive.save(&mut kept, NOW).expect("room");
    assert_eq!(open(&archive, ID).envelope.by_link, Some(own));
    let text = kept.envelope.write();
    assert!(text.starts_with(r#"{"envelope":2,"#), "unknown to older versions: {text}");
    let listing = archive.list::<()>(NOW, |_| Some(1..=1)).expect("a shelf");
    assert_eq!(listing.matches[0].head.mine, Some(Seat(1)));
    // A field that nobody wrote is damage, as anywhere.
    let odd = text.replace(r#""mine":1"#, r#""mine":1,"hand":2"#);
    assert!(matches!(Envelope::<CouncilOf4>::read(&odd), Err(Unreadable::Match(_))));
}

/// Returns how many links a game among persons takes that a quick bot plays: each turn of another seat comes by one, and
/// so does the end.
fn taken<G: Playable>(players: u8, number: u32) -> u32 {
    let seed = Seed::from_text(&format!("links {number}"));
    let mut state = G::start(&G::sample(players, number), seed, |_| {}).expect("a start");
    let (mut links, mut last) = (0, None);
    while let Some(seat) = G::decider(&state) {
        links += u32::from(last.is_some_and(|last| last != seat));
        last = Some(seat);
        let luck = Seed::from_text(&format!("{links} {seat:?}"));
        let action = *greedily::<G>(&G::view(&state, Some(seat)), luck).first().expect("an action");
        G::apply(&mut state, action, |_| {}).expect("a legal action");
    }
    links + 1
}

fn takes_about_so_many<G: Glanced + Playable>() {
    let fewest = *G::SEATS.start();
    for players in G::SEATS {
        let mean = (0..4).map(|number| taken::<G>(players, number)).sum::<u32>() as f32 / 4.0;
        let told = f32::from(links(G::LINKS, fewest, players, players).expect("a number"));
        assert!((mean / told - 1.0).abs() < 0.2, "{} {players}: {mean}", G::NAME);
        // Bots' turns come with the link of the person before.
        let half = f32::from(links(G::LINKS, fewest, players, players / 2).expect("a number"));
        assert!(half < 0.6 * told, "{half} of {told}");
    }
    assert_eq!(links(G::LINKS, fewest, G::SEATS.end() + 1, 2), None);
}

#[test]
fn a_game_by_link_takes_about_as_many_links_as_told() {
    takes_about_so_many::<CouncilOf4>();
    takes_about_so_many::<TheCouncil>();
    takes_about_so_many::<FourTowers>();
}
