//! The keys in words.

use curia::games::council_of_4::CouncilOf4;
use curia::games::the_council::TheCouncil;
use curia::scene::keys::{Group, Held, Key, Stroke};
use curia::text::keys::{KeyLine, caps};
use curia::text::told::Told;

#[test]
fn every_key_has_words_of_its_own_and_stands_with_its_group() {
    for lines in [CouncilOf4::keys(), TheCouncil::keys()] {
        let mut said = Vec::new();
        let mut groups: Vec<Group> = Vec::new();
        for line in lines {
            assert!(!said.contains(&line.does), "{} twice", line.does);
            said.push(line.does.clone());
            assert!(!line.strokes.is_empty(), "{}", line.does);
            groups.push(line.group);
        }
        groups.dedup();
        assert_eq!(groups, Group::ALL);
    }
}

#[test]
fn caps_show_ranges_and_what_is_held_down() {
    let caps = |held, key| caps(Stroke { held, key });
    assert_eq!(caps(Held::Nothing, Key::Digits(1, 8)), [["1 – 8"]]);
    assert_eq!(caps(Held::Nothing, Key::Digits(0, 0)), [["0"]]);
    assert_eq!(caps(Held::Nothing, Key::Letters("ABC")), [["A – C"]]);
    assert_eq!(caps(Held::Nothing, Key::Letters("WKO")), [["W", "K", "O"]]);
    assert_eq!(caps(Held::ControlShift, Key::Letters("Z")), [["Ctrl"], ["Shift"], ["Z"]]);
    assert_eq!(caps(Held::Shift, Key::Named("Enter")), [["Shift"], ["Enter"]]);
    assert_eq!(caps(Held::Nothing, Key::Named("Escape")), [["Esc"]]);
}

/// The table in the documents and that of the page can't differ.
#[test]
fn the_documents_list_every_key_in_the_words_of_the_page() {
    let row = |line: KeyLine| {
        let strokes = line.strokes.iter().map(|&stroke| {
            let caps = caps(stroke);
            caps.iter().map(|one| one.join(" ")).collect::<Vec<_>>().join("+")
        });
        let strokes = strokes.collect::<Vec<_>>().join(", ");
        format!("| {strokes} | {} |\n", line.does)
    };
    let table: String = CouncilOf4::keys().into_iter().map(row).collect();
    assert!(include_str!("../../../docs/playing.md").contains(&table), "{table}");
}
