//! What is kept in a text of its own: nothing that can't be read is lost.

use std::collections::BTreeMap;

use curia::archive::given::each;
use curia::archive::one_text::{change, kept, read, take_in};
use curia::archive::{Archive, Day, Fault, MOMENTS, MatchId, Moments, PARS, Pars, besides};
use curia::scene::puzzle::{Answers, Attempt, Progress};

use super::shelf::Memory;

const NAME: &str = "curia.puzzles.a-game";
const LATER: &str = r#"{"version":3,"solved":[4]}"#;
const DAMAGED: &str = r#"{"version":1,"solved":[4}"#;

fn solve(shelf: &Memory, mark: u32) -> Result<usize, Fault> {
    change(shelf, NAME, |answers: &mut Answers| answers.solve(mark)).map(|answers| answers.count())
}

#[test]
fn what_is_changed_is_read_again() {
    let shelf = Memory::default();
    assert_eq!(kept::<Answers>(&shelf, NAME), Answers::default());
    assert_eq!((solve(&shelf, 1), solve(&shelf, 2)), (Ok(1), Ok(2)));
    assert_eq!(kept::<Answers>(&shelf, NAME).count(), 2);
}

#[test]
fn what_can_t_be_read_is_put_aside_before_it_is_written_over() {
    let shelf = Memory::default();
    shelf.put(NAME, DAMAGED);
    assert_eq!(kept::<Answers>(&shelf, NAME), Answers::default());
    assert_eq!(shelf.get(NAME).as_deref(), Some(DAMAGED), "reading changes nothing");
    assert_eq!(solve(&shelf, 1), Ok(1));
    assert!(shelf.texts().iter().any(|(name, text)| name != NAME && text == DAMAGED));
}

#[test]
fn what_a_newer_version_wrote_is_not_written_over() {
    let shelf = Memory::default();
    shelf.put(NAME, LATER);
    assert_eq!(solve(&shelf, 1), Err(Fault::Newer));
    assert_eq!(shelf.texts(), [(NAME.to_owned(), LATER.to_owned())].into());
    let why = |text| read::<Answers>(text).err();
    assert_eq!([LATER, DAMAGED].map(why), [Some(Fault::Newer), Some(Fault::Damaged)]);
}

#[test]
fn if_it_can_t_be_put_aside_or_nothing_can_be_written_it_stays() {
    for stored in [LATER, DAMAGED, r#"{"version":1,"solved":[7]}"#] {
        let shelf = Memory::default();
        shelf.put(NAME, stored);
        shelf.work_for(Some(0));
        assert!(solve(&shelf, 1).is_err());
        assert_eq!(shelf.get(NAME).as_deref(), Some(stored));
    }
}

#[test]
fn answers_moments_and_pars_go_into_the_text_of_everything() {
    let (shelf, day) = (Memory::default(), Day::new(2026, 12, 1).expect("a day"));
    let nothing = Archive::new(shelf.clone()).backup(&BTreeMap::new()).expect("a shelf");
    assert!(each(&nothing).is_empty() && !Archive::new(shelf.clone()).keeps_more());
    shelf.put("curia.settings", "{}");
    assert!(!Archive::new(shelf.clone()).keeps_more());
    assert_eq!(solve(&shelf, 1), Ok(1));
    assert!(Archive::new(shelf.clone()).keeps_more());
    let found =
        change(&shelf, MOMENTS, |kept: &mut Moments| kept.find(MatchId(1), "one", &[4], None));
    let par = change(&shelf, PARS, |kept: &mut Pars| kept.find("one", day, 40));
    assert!(found.is_ok() && par.is_ok());
    // What can't be read goes along to the letter, and nothing else does.
    shelf.put("curia.puzzles.other", DAMAGED);
    let texts = each(&Archive::new(shelf.clone()).backup(&BTreeMap::new()).expect("a shelf"));
    let kept: BTreeMap<_, _> =
        shelf.texts().into_iter().filter(|(name, _)| name != "curia.settings").collect();
    let [text] = &texts[..] else { panic!("one text: {texts:?}") };
    assert_eq!(besides::read(text), Some(Some(kept)));
}

#[test]
fn what_is_kept_beside_matches_says_if_it_is_newer() {
    let newer = r#"{"besides":2,"more":[]}"#;
    assert_eq!(besides::read(newer), Some(None));
    for damaged in [r#"{"besides":1,"texts":4}"#, r#"{"besides":1,"texts":{},"more":1}"#] {
        assert_eq!(besides::read(damaged), Some(None), "{damaged}");
    }
    for other in ["", "{}", "#m=x", r#"{"envelope":1,"besides":1}"#, r#"{"besides":"#] {
        assert_eq!(besides::read(other), None, "{other}");
    }
}

#[test]
fn what_is_taken_in_adds_to_what_is_kept_and_changes_none_of_it() {
    let (here, today) = (Memory::default(), Day::new(2026, 12, 1));
    let answered = |attempts: &[(u32, Attempt)]| {
        let mut answers = Answers::default();
        attempts.iter().for_each(|&(mark, attempt)| answers.attempt(mark, 2, attempt, today));
        answers
    };
    let own = answered(&[(1, Attempt::Wrong), (2, Attempt::Right)]);
    let given = answered(&[(1, Attempt::Right), (2, Attempt::Wrong), (3, Attempt::Shown)]);
    assert!(change(&here, NAME, |answers: &mut Answers| *answers = own.clone()).is_ok());
    for is_new in [true, false] {
        assert_eq!(take_in::<Answers>(&here, NAME, &written(&given)), Ok(is_new));
    }
    let now: Answers = kept(&here, NAME);
    let progress = [1, 2, 3].map(|mark| now.progress(mark));
    assert_eq!(progress, [Progress::Solved, Progress::First, Progress::Missed]);
    let firsts: Vec<_> = now.firsts().iter().map(|first| (first.mark, first.right)).collect();
    assert_eq!(firsts, [(1, false), (2, true), (3, false)]);
    assert!(now.again(1).is_some() && now.again(2).is_none());
    for (text, why) in [(LATER, Fault::Newer), (DAMAGED, Fault::Damaged)] {
        assert_eq!(take_in::<Answers>(&here, NAME, text), Err(why));
        assert_eq!(kept::<Answers>(&here, NAME), now);
    }
}

/// Returns the text under which a shelf keeps answers.
fn written(answers: &Answers) -> String {
    let shelf = Memory::default();
    assert!(change(&shelf, NAME, |kept: &mut Answers| *kept = answers.clone()).is_ok());
    shelf.get(NAME).expect("a text")
}
