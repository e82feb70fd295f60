//! Numbers, articles and genders in Spanish.

use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::event::sentence;
use curia::games::council_of_4::text::said::pieces::Pieces;
use curia::text::said::follow::Digest;
use curia::text::{Language, Text, text, use_language};

fn spanish() -> Text {
    use_language(Language::Spanish);
    text()
}

#[test]
fn the_language_in_use_is_that_of_all_texts() {
    assert_eq!(spanish().controls().close(), "Cerrar");
    assert_eq!(sentence(&Event::GameEnded, &[]), "La partida terminó.");
}

#[test]
fn only_one_is_singular() {
    let text = spanish();
    let pieces = text.pieces();
    let three = |say: fn(Pieces, u16) -> String| [0, 1, 2].map(|count| say(pieces, count));
    assert_eq!(three(Pieces::coins), ["0 monedas", "1 moneda", "2 monedas"]);
    assert_eq!(three(Pieces::servants), ["0 sirvientes", "1 sirviente", "2 sirvientes"]);
    assert_eq!(
        three(Pieces::merchants_left),
        ["0 mercaderes por colocar", "1 mercader por colocar", "2 mercaderes por colocar"]
    );
    let moves = [(0, 0), (1, 0), (2, 1)]
        .map(|(entries, concerns)| text.follow().digest(Digest { entries, concerns }));
    assert_eq!(
        moves,
        ["Los demás: 0 jugadas", "Los demás: 1 jugada", "Los demás: 2 jugadas, 1 cambio para ti"]
    );
}

#[test]
fn y_becomes_e_before_the_same_sound() {
    let won = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        spanish().setup().won(&names, "63 PV")
    };
    assert_eq!(won(&["Ada", "Bruno"]), "Ada y Bruno comparten la victoria con 63 PV cada uno.");
    assert_eq!(won(&["Ada", "Ida"]), "Ada e Ida comparten la victoria con 63 PV cada uno.");
    assert_eq!(won(&["Ada"]), "Gana Ada con 63 PV.");
}
