//! The notation of actions agrees with its grammar, and the grammar is the one in the docs.

mod council_of_4;
mod four_towers;
mod the_council;

use std::collections::BTreeMap;

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::rules::Game;
use curia::rules::notation::{Argument, Grammar as Rules};

const DOCS: &str = include_str!("../../../docs/notation.md");

/// The rules of the grammar: a name and its definition in words, a literal after a quote.
type Grammar = BTreeMap<&'static str, Vec<String>>;

fn grammar<A: Argument>() -> Grammar {
    let rules = Rules::of::<A>().rules.into_iter();
    rules.map(|(name, definition)| (name, words(&definition))).collect()
}

/// Blanks inside quotes are kept, separate from the words between quotes.
fn words(definition: &str) -> Vec<String> {
    let parts = definition.split('"').enumerate();
    let words = parts.flat_map(|(at, part)| match at % 2 {
        1 => vec!["\"".to_owned(), part.to_owned()],
        _ => part.split_whitespace().map(str::to_owned).collect(),
    });
    words.collect()
}

/// Returns what the docs say of a game's notation: the list, then the grammar, with what is made of others first.
fn told<G: Game<Action: Argument>>() -> String {
    let Rules { rules, list } = Rules::of::<G::Action>();
    let row = |(ways, about): &(Vec<String>, &str)| {
        format!("| `{}` | {} |", ways.join("`, `"), about.trim_end_matches('.'))
    };
    let rows: Vec<String> = list.iter().map(row).collect();
    let widest = rules.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    let rule = |(name, definition): &(&str, String)| {
        let (mut lines, mut line) = (Vec::new(), format!("{name:widest$} ="));
        let is_list = definition.split(" | ").all(|part| !part.contains(' '));
        for (at, part) in definition.split(" | ").enumerate() {
            let is_full = line.len() + part.len() > 100 || !is_list;
            if at > 0 && is_full {
                lines.push(std::mem::replace(&mut line, " ".repeat(widest)));
            }
            line += if at > 0 { " | " } else { " " };
            line += part;
        }
        lines.push(line);
        lines.join("\n")
    };
    let rules: Vec<String> = rules.iter().rev().map(rule).collect();
    let (rows, rules) = (rows.join("\n"), rules.join("\n"));
    format!("| notation | action |\n|---|---|\n{rows}\n\n```text\n{rules}\n```\n")
}

/// The marks around what is written here in the docs.
fn marks(name: &str) -> (String, String) {
    (
        format!("<!-- the notation of {name}, written by its test -->\n"),
        format!("<!-- {name} -->\n"),
    )
}

fn written() -> String {
    let all = [
        (CouncilOf4::NAME, told::<CouncilOf4>()),
        (TheCouncil::NAME, told::<TheCouncil>()),
        (FourTowers::NAME, told::<FourTowers>()),
    ];
    all.into_iter().fold(DOCS.to_owned(), |docs, (name, told)| {
        let (begin, end) = marks(name);
        let (before, rest) = docs.split_once(&begin).expect(name);
        let (_, after) = rest.split_once(&end).expect(name);
        format!("{before}{begin}{told}{end}{after}")
    })
}

#[test]
fn the_docs_tell_each_notation() {
    assert_eq!(DOCS, written(), "cargo test --test rules -- --ignored notation_is_told_anew");
}

#[test]
#[ignore = "writes docs/notation.md"]
fn notation_is_told_anew() {
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/notation.md"), written())
        .expect("docs");
}

/// Returns where a rule may end in a text, from a place on.
fn ends(grammar: &Grammar, rule: &str, text: &str, from: usize) -> Vec<usize> {
    of_words(grammar, grammar.get(rule).expect(rule), text, vec![from])
}

/// Returns where these words of a rule may end, from any of these places on.
fn of_words(grammar: &Grammar, words: &[String], text: &str, from: Vec<usize>) -> Vec<usize> {
    let (mut all, mut part, mut at) = (Vec::new(), from.clone(), 0);
    while at < words.len() {
        match words[at].as_str() {
            "|" => all.append(&mut std::mem::replace(&mut part, from.clone())),
            "{" => {
                let end = at + words[at..].iter().position(|word| word == "}").expect("an end");
                let mut again = part.clone();
                while !again.is_empty() {
                    again = of_words(grammar, &words[at + 1..end], text, again);
                    part.extend(&again);
                }
                at = end;
            }
            "\"" => {
                at += 1;
                let literal = words[at].as_str();
                part.retain(|&from| text.get(from..).is_some_and(|rest| rest.starts_with(literal)));
                part.iter_mut().for_each(|from| *from += literal.len());
            }
            rule => part = part.iter().flat_map(|&from| ends(grammar, rule, text, from)).collect(),
        }
        at += 1;
    }
    all.append(&mut part);
    all
}
