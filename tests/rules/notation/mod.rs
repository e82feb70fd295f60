//! The notation of actions agrees with its documented grammar.

mod council_of_4;
mod four_towers;
mod the_council;

use std::collections::BTreeMap;

/// The rules of the grammar: a name and its definition.
type Grammar = BTreeMap<&'static str, Vec<&'static str>>;

/// Returns the grammar in the documentation of the actions, whose source this is.
fn grammar(source: &'static str) -> Grammar {
    let mut grammar = Grammar::new();
    let mut name = "";
    let block = source.split("```").nth(1).expect("a grammar");
    for line in block.lines().filter_map(|line| line.strip_prefix("//! ")) {
        // Blanks inside quotes are kept, separate from the words between quotes.
        let mut words = line.split('"').enumerate().flat_map(|(at, part)| {
            let quoted = at % 2 == 1;
            let part = if quoted { vec![part] } else { part.split_whitespace().collect() };
            part.into_iter().map(move |word| (quoted, word))
        });
        let mut rest: Vec<&str> = Vec::new();
        let begins_a_rule = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        if begins_a_rule {
            name = words.next().expect("a name").1;
            assert_eq!(words.next(), Some((false, "=")), "{line}");
        }
        for (quoted, word) in words {
            // Literals are marked by a quote, which no rule's name has.
            rest.extend(quoted.then_some("\""));
            rest.push(word);
        }
        grammar.entry(name).or_default().extend(rest);
    }
    grammar
}

/// Returns where a rule may end in a text, from a place on.
fn ends(grammar: &Grammar, rule: &str, text: &str, from: usize) -> Vec<usize> {
    of_words(grammar, grammar.get(rule).expect(rule), text, vec![from])
}

/// Returns where these words of a rule may end, from any of these places on.
fn of_words(grammar: &Grammar, words: &[&str], text: &str, from: Vec<usize>) -> Vec<usize> {
    let (mut all, mut part, mut at) = (Vec::new(), from.clone(), 0);
    while at < words.len() {
        match words[at] {
            "|" => all.append(&mut std::mem::replace(&mut part, from.clone())),
            "{" => {
                let end = at + words[at..].iter().position(|&word| word == "}").expect("an end");
                let mut again = part.clone();
                while !again.is_empty() {
                    again = of_words(grammar, &words[at + 1..end], text, again);
                    part.extend(&again);
                }
                at = end;
            }
            "\"" => {
                at += 1;
                let literal = words[at];
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
