//! The table in a terminal.

use std::collections::HashMap;

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::state::State;
use curia::rules::luck::Seed;
use curia::rules::{Game, sample};
use curia::tool::terminal::table;
use unicode_width::UnicodeWidthStr;

/// Returns every state of random games for 3, 4 and 5, the last ones included.
fn states() -> Vec<State> {
    let mut states = Vec::new();
    for players in TheCouncil::SEATS {
        for (state, action) in sample::states::<TheCouncil>(players, 2).expect("games") {
            states.push(state);
            let mut after = state;
            TheCouncil::apply(&mut after, action, |_| {}).expect("a legal action");
            states.extend(TheCouncil::decider(&after).is_none().then_some(after));
        }
    }
    states
}

#[test]
fn no_line_is_wider_than_80_columns_in_any_game() {
    for state in states() {
        for line in table::<TheCouncil>(&state).lines() {
            assert!(line.width() <= 80, "{} columns: {line}", line.width());
            assert_eq!(line, line.trim_end());
        }
    }
}

/// Everything of a position but its luck shows in the table.
#[test]
fn two_tables_that_differ_never_look_alike() {
    let mut seen: HashMap<String, State> = HashMap::new();
    for state in states() {
        let open = state.with_luck(Seed(0));
        let other = seen.insert(table::<TheCouncil>(&state), open);
        assert!(other.is_none_or(|other| other == open), "{}", table::<TheCouncil>(&state));
    }
    assert!(seen.len() > 1000, "only {}", seen.len());
}
