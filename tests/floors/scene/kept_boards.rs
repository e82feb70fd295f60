//! Boards kept under names, and their stored form.

use curia::archive::one_text::OneText;
use curia::games::council_of_4::rules::board::Board;
use curia::games::council_of_4::scene::kept_boards::{KeptBoards, LONGEST_NAME};
use curia::rules::luck::Seed;

fn names(boards: &KeptBoards) -> Vec<String> {
    boards.iter().map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn the_newest_comes_first_and_a_name_is_there_once() {
    let mut boards = KeptBoards::default();
    boards.keep(" North ", Board::made(Seed(1)));
    boards.keep("South", Board::made(Seed(2)));
    boards.keep("North", Board::made(Seed(3)));
    assert_eq!(names(&boards), ["North", "South"]);
    assert_eq!(boards.iter().next(), Some(("North", Board::made(Seed(3)))));
    boards.keep(&"x".repeat(LONGEST_NAME + 1), Board::default());
    assert_eq!(names(&boards)[0].len(), LONGEST_NAME);
    boards.forget("North");
    assert_eq!(names(&boards)[1..], ["South"]);
    assert_eq!(KeptBoards::read(&boards.write()), Some(boards));
}

#[test]
fn what_is_not_of_this_form_is_refused_and_a_board_that_can_t_be_read_stays() {
    let wrong = [
        "",
        "[]",
        r#"{"version":2,"boards":[]}"#,
        r#"{"version":1}"#,
        r#"{"version":1,"boards":[{"name":"a"}]}"#,
        r#"{"version":1,"boards":[],"more":0}"#,
        &format!("{}{}", r#"{"version":1,"boards":[]}"#, " ".repeat(1 << 18)),
    ];
    for text in wrong {
        assert_eq!(KeptBoards::read(text), None, "{text:.80}");
    }
    let text = r#"{"version":1,"boards":[{"name":"new","board":"of a later form"},{"name":"old","board":"121"}]}"#;
    let mut boards = KeptBoards::read(text).expect("boards");
    assert_eq!(names(&boards), ["old"]);
    boards.keep("more", Board::default());
    assert!(boards.write().contains("of a later form"));
}
