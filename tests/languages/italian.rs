//! Numbers, articles and genders in Italian.

use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::event::sentence;
use curia::games::council_of_4::text::said::pieces::Pieces;
use curia::text::said::follow::Digest;
use curia::text::{Language, Text, text, use_language};

fn italian() -> Text {
    use_language(Language::Italian);
    text()
}

#[test]
fn the_language_in_use_is_that_of_all_texts() {
    assert_eq!(italian().controls().close(), "Chiudi");
    assert_eq!(sentence(&Event::GameEnded, &[]), "La partita è finita.");
}

#[test]
fn only_one_is_singular() {
    let text = italian();
    let pieces = text.pieces();
    let three = |say: fn(Pieces, u16) -> String| [0, 1, 2].map(|count| say(pieces, count));
    assert_eq!(three(Pieces::coins), ["0 monete", "1 moneta", "2 monete"]);
    assert_eq!(three(Pieces::servants), ["0 servitori", "1 servitore", "2 servitori"]);
    assert_eq!(
        three(Pieces::merchants_left),
        ["0 mercanti da piazzare", "1 mercante da piazzare", "2 mercanti da piazzare"]
    );
    let moves = [(0, 0), (1, 0), (2, 1)]
        .map(|(entries, concerns)| text.follow().digest(Digest { entries, concerns }));
    assert_eq!(
        moves,
        ["Gli altri: 0 mosse", "Gli altri: 1 mossa", "Gli altri: 2 mosse, 1 cambiamento per te"]
    );
}

#[test]
fn a_becomes_ad_before_the_same_sound() {
    italian();
    let went = |from, to| sentence(&Event::QueenMoved { from, to }, &[]);
    let [first, second] = [0, 1].map(|at| City::ALL[at]);
    assert_eq!(went(second, first), "La regina è andata da Burgen ad Arkon.");
    assert_eq!(went(first, second), "La regina è andata da Arkon a Burgen.");
}
