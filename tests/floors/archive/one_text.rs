//! What is kept in a text of its own: nothing that can't be read is lost.

use curia::archive::Fault;
use curia::archive::one_text::{change, kept};
use curia::scene::puzzle::Answers;

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
