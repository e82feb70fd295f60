//! Marked-up texts: what each mark makes of a line, and the place of each fault.

use std::fmt::Write;

use curia::text::markup::{Block, Error, Fault, Line, Names, Section, Span, read};
use proptest::prelude::*;

/// Names of one letter stand for themselves.
struct Letters;

impl Names for Letters {
    type Mark = char;
    type Picture = char;
    type Insert = char;

    fn mark(name: &str) -> Option<char> {
        name.parse().ok()
    }

    fn picture(name: &str) -> Option<char> {
        name.parse().ok()
    }

    fn insert(name: &str) -> Option<char> {
        name.parse().ok()
    }
}

fn of_line(line: &Line<'_, Letters>) -> String {
    let piece = |span: &Span<'_, Letters>| match span {
        Span::Words(words) => format!("[{words}]"),
        Span::Strong(words) => format!("[b {words}]"),
        Span::Mark(name) => format!("[= {name}]"),
    };
    line.iter().map(piece).collect()
}

/// The sections with a line for each part.
fn outline(sections: &[Section<'_, Letters>]) -> String {
    let mut outline = String::new();
    for Section { key, title, blocks } in sections {
        writeln!(outline, "{key}: {title}").expect("a text takes all");
        for block in blocks {
            let part = match block {
                Block::Text(line) => of_line(line),
                Block::Heading(heading) => format!("heading {heading}"),
                Block::Points { numbered, points } => {
                    let points: Vec<String> = points.iter().map(of_line).collect();
                    format!("{} {}", if *numbered { "steps" } else { "list" }, points.join(" "))
                }
                Block::Picture(name, seen, caption) => {
                    format!("picture {name} {} {}", of_line(seen), of_line(caption))
                }
                Block::Insert(name) => format!("insert {name}"),
            };
            writeln!(outline, "  {part}").expect("a text takes all");
        }
    }
    outline
}

#[test]
fn each_mark_makes_of_a_line_what_it_stands_for() {
    let text = "// A comment.\n\
        # one | The first\n\
        A line with **two strong** words, {a} and { b }.\n\
        The next.\n\
        \n\
        ## Heading\n\
        - first\n\
        - {c}\n\
        1. step\n\
        1. step\n\
        \n\
        12. another list\r\n\
        ! p | seen {d} | caption\n\
        = q\n\
        # two|Zwei\n";
    let read = read::<Letters>(text);
    assert!(read.errors.is_empty(), "{:?}", read.errors);
    let expected = "one: The first\n\
        \x20 [A line with ][b two strong][ words, ][= a][ and ][= b][.]\n\
        \x20 [The next.]\n\
        \x20 heading Heading\n\
        \x20 list [first] [= c]\n\
        \x20 steps [step] [step]\n\
        \x20 steps [another list]\n\
        \x20 picture p [seen ][= d] [caption]\n\
        \x20 insert q\n\
        two: Zwei\n";
    assert_eq!(outline(&read.sections), expected);
}

#[test]
fn every_fault_is_named_at_its_place_and_the_rest_is_read() {
    let head = "# k | t\n";
    let faults = [
        ("#", 1, Fault::Start),
        ("#x | y", 1, Fault::Start),
        ("-", 1, Fault::Start),
        ("-x", 1, Fault::Start),
        ("  =", 3, Fault::Start),
        ("# x", 3, Fault::NoTitle),
        ("# | x", 3, Fault::NoTitle),
        ("# k | other", 3, Fault::KeyTwice),
        ("# x | a {title}", 9, Fault::NotPlain),
        ("## a **b**", 6, Fault::NotPlain),
        ("an **a {b}** c", 8, Fault::NotPlain),
        ("! a | b", 3, Fault::Parts),
        ("! a | b | c | d", 3, Fault::Parts),
        ("! aa | b | c", 3, Fault::Unknown),
        ("= aa", 3, Fault::Unknown),
        ("à {aa}", 4, Fault::Unknown),
        ("- à **b", 5, Fault::Open),
        ("1. {b", 4, Fault::Open),
        ("! a | b} | c", 8, Fault::Close),
    ];
    for (line, column, fault) in faults {
        let text = format!("{head}{line}\nlast");
        let read = read::<Letters>(&text);
        assert_eq!(read.errors, [Error { line: 2, column, fault }], "{line}");
        assert!(outline(&read.sections).ends_with("  [last]\n"), "{line}");
    }
    let read = read::<Letters>("\nlost\n# k | t\nkept");
    assert_eq!(read.errors, [Error { line: 2, column: 1, fault: Fault::NoSection }]);
    assert_eq!(outline(&read.sections), "k: t\n  [kept]\n");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_text_is_read_and_each_fault_is_in_it(
        text in "([-#!=|*{}1. \u{a0}éa/\r]{0,12}\n|# k \\| t\n|\\PC{0,8}\n){0,12}",
    ) {
        let read = read::<Letters>(&text);
        let lines: Vec<&str> = text.lines().collect();
        for Error { line, column, .. } in read.errors {
            let letters = lines[line - 1].chars().count();
            prop_assert!((1..=letters).contains(&column), "{text:?}: {line}:{column}");
        }
    }
}
