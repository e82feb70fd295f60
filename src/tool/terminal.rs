//! What a game says of its table, written for a terminal: lines of at most 80 columns.

use super::spoken::Spoken;
use crate::rules::Seat;
use crate::session::Session;
use crate::text::name_of;

/// Writes the whole table, with all hands, and the score if the game is over.
pub fn table<G: Spoken>(state: &G::State) -> String {
    let mut sections = G::say_table(state);
    if G::decider(state).is_none() {
        sections.push(score::<G>(state, &[]).lines().map(str::to_owned).collect());
    }
    sections.retain(|lines| !lines.is_empty());
    let section =
        |lines: Vec<String>| lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect();
    sections.into_iter().map(section).collect::<Vec<String>>().join("\n")
}

/// Writes every seat's score by cause as if the game ended now, and the winners.
pub fn score<G: Spoken>(state: &G::State, names: &[String]) -> String {
    let first = G::standings(&G::view(state, None)).into_iter().next().unwrap_or_default();
    let winners: Vec<Seat> = first.into_iter().map(|(seat, _)| seat).collect();
    G::say_score(state).written(G::seats(state), &winners, names)
}

/// Writes the sources of every seat's points.
pub fn trace<G: Spoken>(session: &Session<G>, names: &[String]) -> String {
    let of_seat = |(seat, (total, lines)): (Seat, (String, Vec<String>))| {
        let head = format!("{}: {total}", name_of(names, seat));
        [String::new(), head].into_iter().chain(lines)
    };
    let all = (0..).map(Seat).zip(G::say_trace(session, names));
    all.flat_map(of_seat).collect::<Vec<_>>().join("\n") + "\n"
}
