//! The number of times an action is applied on its way from the screen to the shelf.

use curia::archive::{Archive, Envelope, Glance, Kept, MatchId, given};
use curia::record::link::{Opens, Scope, encode};
use curia::record::{game_file, json};
use curia::rules::Game;
use curia::scene::Shown;
use curia::scene::replay::flights_at;
use curia::session::{Eyes, Stage};

use super::secrets::screen;
use super::tables::{matches, open};
use crate::archive::shelf::Memory;
use crate::toy::{Toy, applied};
use crate::undoing::undo;

/// Once to preview it, once to play it.
const MOST: usize = 2;

/// An action is previewed, with its price or as a bot's flying pieces, then played, shown, told and saved with
/// the standing: nothing else applies it, or any action before it.
#[test]
fn from_the_screen_to_the_shelf_an_action_is_applied_twice_at_most() {
    let (mut of_persons, mut of_bots) = (0, 0);
    for record in matches() {
        let archive = Archive::new(Memory::default());
        let mut session = open(record.again(record.seed.clone()));
        let mut kept = Kept::new(Envelope::new(MatchId(1), session.record().clone(), 0));
        for &action in &record.actions {
            if let Stage::HandOver(_) = session.stage() {
                session.take_over();
            }
            *(if session.bot_to_ask().is_some() { &mut of_bots } else { &mut of_persons }) += 1;
            let before = applied();
            let preview = session.preview(action).expect("a legal action");
            let motion = Toy::flights(&preview.events, &preview.before, &preview.after);
            let (at, eyes) = (session.played(), session.shown().map_or(Eyes::Onlooker, Eyes::Seat));
            session.play(action).expect("a legal action");
            assert_eq!(flights_at(&session, at, eyes), motion);
            screen(&session, None, &mut Vec::new());
            session.save(&archive, &mut kept, 1).expect("room");
            let times = applied() - before;
            assert!(times <= MOST, "{} is applied {times} times", Toy::print(action));

            assert_eq!(kept.envelope.record, *session.record());
            let listing = archive.list::<()>(1, |_| Some(1..=1)).expect("a shelf");
            assert_eq!(listing.matches[0].glance, Glance::of(session.record()));
        }
        // Undo applies nothing; redo applies each action once, and one more to preview it.
        let before = applied();
        if undo(&mut session).is_ok() {
            session.save(&archive, &mut kept, 2).expect("room");
            assert_eq!(applied(), before);
            let played = session.played();
            screen(&session, None, &mut Vec::new());
            session.redo();
            session.save(&archive, &mut kept, 3).expect("room");
            assert!(applied() - before <= session.played() - played + 1);
        }
    }
    assert!(of_persons > 500 && of_bots > 500, "{of_persons} {of_bots}");
}

/// Once to read it, once for the table: and no match has more than `record::MOST_ACTIONS`.
#[test]
fn to_be_opened_from_any_text_a_match_is_played_twice_at_most() {
    for record in matches() {
        let envelope = Envelope::new(MatchId(1), record.clone(), 0).write();
        let link = encode(&record, Scope::Whole, Opens::AtEnd).expect("a link");
        let file = game_file::write(&record).expect("a game file");
        let glance = Glance::of(&record).expect("a glance");
        for text in [json::write(&record), envelope, link, file] {
            let archive = Archive::new(Memory::default());
            let before = applied();
            let given = given::read::<Toy>(&text).expect("a match");
            let session = open(given.record);
            let mut kept = Kept::new(Envelope::new(MatchId(1), session.record().clone(), 0));
            assert_eq!(session.glance(), glance);
            assert!(session.view_at(session.played(), None).is_some());
            screen(&session, None, &mut Vec::new());
            session.save(&archive, &mut kept, 1).expect("room");
            let times = applied() - before;
            assert!(times <= MOST * record.actions.len(), "{times} of {}", record.actions.len());
        }
    }
}

/// A failed save leaves everything as it was.
#[test]
fn what_is_kept_stays_what_it_was_if_a_table_cannot_be_saved() {
    let record = matches().next().expect("a match");
    let shelf = Memory::default();
    let archive = Archive::new(shelf.clone());
    let begun = record.again(record.seed.clone());
    let mut kept = Kept::new(Envelope::new(MatchId(1), begun.clone(), 0));
    open(begun).save(&archive, &mut kept, 1).expect("room");
    let (before, texts) = (kept.clone(), shelf.texts());
    shelf.work_for(Some(0));
    assert!(open(record).save(&archive, &mut kept, 2).is_err());
    assert_eq!((kept, shelf.texts()), (before, texts));
}
