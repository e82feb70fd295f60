//! Numbers, articles and genders in French.

use curia::games::council_of_4::rules::components::Politics;
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::scene::Fact;
use curia::games::council_of_4::text::Subjects;
use curia::games::council_of_4::text::event::sentence;
use curia::games::council_of_4::text::reason::fact as in_words;
use curia::games::council_of_4::text::said::board::{Board, CoinsLost};
use curia::games::council_of_4::text::said::pieces::{Permits, Pieces};
use curia::games::council_of_4::text::said::preview::Choice;
use curia::text::said::follow::Digest;
use curia::text::said::setup::TurnOf;
use curia::text::{Language, Text, in_use, text, use_language};

pub fn french() -> Text {
    use_language(Language::French);
    text()
}

#[test]
fn the_language_in_use_is_that_of_all_texts() {
    assert_eq!(french().controls().close(), "Fermer");
    assert_eq!(in_use(), Language::French);
    assert_eq!(sentence(&Event::GameEnded, &[]), "La partie est finie.");
    assert_eq!(Language::English.text().controls().close(), "Close");
}

#[test]
fn none_and_one_are_singular_and_two_are_plural() {
    let text = french();
    let pieces = text.pieces();
    let three = |say: fn(Pieces, u16) -> String| [0, 1, 2].map(|count| say(pieces, count));
    assert_eq!(three(Pieces::coins), ["0 pièce", "1 pièce", "2 pièces"]);
    assert_eq!(three(Pieces::servants), ["0 serviteur", "1 serviteur", "2 serviteurs"]);
    assert_eq!(three(Pieces::cards), ["0 carte", "1 carte", "2 cartes"]);
    assert_eq!(
        three(Pieces::merchants_left),
        ["0 marchand à placer", "1 marchand à placer", "2 marchands à placer"]
    );
    let board = text.board();
    let three = |say: fn(Board, u8) -> String| [0, 1, 2].map(|count| say(board, count));
    assert_eq!(three(Board::chosen), ["0 choisie", "1 choisie", "2 choisies"]);
    assert_eq!(three(Board::used), ["0 utilisé", "1 utilisé", "2 utilisés"]);
    let permits = [0, 1, 2].map(|ready| pieces.permits(Permits { ready, all: 3 }));
    assert_eq!(permits, ["0 permis prêt sur 3", "1 permis prêt sur 3", "2 permis prêts sur 3"]);
    let chain = [0, 1, 2].map(|cities| board.chain(cities));
    assert_eq!(chain, ["0 ville", "1 ville", "2 villes"]);
    let moves = [(0, 0), (1, 0), (2, 1)]
        .map(|(entries, concerns)| text.follow().digest(Digest { entries, concerns }));
    assert_eq!(
        moves,
        [
            "Les autres\u{a0}: 0 coup",
            "Les autres\u{a0}: 1 coup",
            "Les autres\u{a0}: 2 coups, 1 changement pour vous"
        ]
    );
    let held = [0, 1, 2].map(|count| text.trace().tie_break(count, 2 - count as u8));
    assert_eq!(
        held,
        [
            "0 serviteur et 2 cartes en main",
            "1 serviteur et 1 carte en main",
            "2 serviteurs et 0 carte en main"
        ]
    );
    let lost = [1, 2].map(|lost| board.coins_lost(CoinsLost { lost, most_coins: 20 }));
    assert_eq!(
        lost,
        [
            "1 pièce perdue\u{a0}: la limite est de 20.",
            "2 pièces perdues\u{a0}: la limite est de 20."
        ]
    );
}

#[test]
fn the_preview_names_whose_merchants_ask_for_servants_and_which_choice_is_open() {
    let words = french().preview();
    assert_eq!(words.due(1, Some("Bruno")), "1 pour Bruno");
    assert_eq!(words.due(1, None), "1 pour le marchand neutre");
    assert_eq!(words.choice(Choice { this: 2, of: 3 }), "Choix 2 sur 3");
}

#[test]
fn a_vowel_takes_its_apostrophe() {
    let text = french();
    let turn_of = |name| text.setup().turn_of(TurnOf { name, round: "manche 3" });
    assert_eq!(turn_of("Ada"), "Au tour d’Ada, manche 3");
    assert_eq!(turn_of("Émile"), "Au tour d’Émile, manche 3");
    assert_eq!(turn_of("Bruno"), "Au tour de Bruno, manche 3");
    assert_eq!(turn_of(""), "Au tour de , manche 3");
    let won = |names: &[&str]| {
        text.setup().won(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>(), "63 PV")
    };
    assert_eq!(won(&["Ada"]), "Ada gagne avec 63 PV.");
    assert_eq!(won(&["Ada", "Bruno"]), "Ada et Bruno partagent la victoire avec 63 PV chacun.");
}

#[test]
fn a_fact_names_card_and_coins() {
    let fact = Fact { card: Politics::Joker, now: 4, then: 1 };
    french();
    assert_eq!(in_words(fact), "Ajoutez un joker\u{a0}: 1 pièce au lieu de 4.");
    use_language(Language::English);
    assert_eq!(in_words(fact), "Add a joker: pay 1 coin, not 4.");
}
