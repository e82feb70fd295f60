//! Numbers, articles and genders in German.

use curia::games::council_of_4::rules::board::Region;
use curia::games::council_of_4::rules::components::{Colour, Council};
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::event::sentence;
use curia::games::council_of_4::text::said::pieces::Pieces;
use curia::rules::Seat;
use curia::text::said::follow::Digest;
use curia::text::{Language, Text, text, use_language};

fn german() -> Text {
    use_language(Language::German);
    text()
}

#[test]
fn the_language_in_use_is_that_of_all_texts() {
    assert_eq!(german().controls().close(), "Schließen");
    assert_eq!(sentence(&Event::GameEnded, &[]), "Die Partie ist zu Ende.");
}

#[test]
fn only_one_is_singular() {
    let text = german();
    let pieces = text.pieces();
    let three = |say: fn(Pieces, u16) -> String| [0, 1, 2].map(|count| say(pieces, count));
    assert_eq!(three(Pieces::coins), ["0 Münzen", "1 Münze", "2 Münzen"]);
    assert_eq!(three(Pieces::servants), ["0 Diener", "1 Diener", "2 Diener"]);
    assert_eq!(
        three(Pieces::merchants_left),
        ["0 Händler zu setzen", "1 Händler zu setzen", "2 Händler zu setzen"]
    );
    let moves = [(0, 0), (1, 0), (2, 1)]
        .map(|(entries, concerns)| text.follow().digest(Digest { entries, concerns }));
    assert_eq!(
        moves,
        [
            "Die anderen: 0 Aktionen",
            "Die anderen: 1 Aktion",
            "Die anderen: 2 Aktionen, 1 Änderung für dich"
        ]
    );
}

#[test]
fn colours_are_nouns_and_councils_have_their_genitive() {
    german();
    let elected = Event::Elected {
        seat: Seat(0),
        council: Council::Region(Region::Mountains),
        entered: Colour::Purple,
        left: Colour::White,
        by_servant: false,
    };
    assert_eq!(
        sentence(&elected, &["Ada".to_owned()]),
        "Ada hat Lila in den Rat der Berge gewählt und Weiß verdrängt."
    );
}
