//! Of which games the texts are that somebody gives.

use crate::archive::given::{each, game};
use crate::web::later::entries;

entries! {
    /// The texts in a file, each with the game that it names.
    rest, fetch_each: fn texts_in(file: String) -> Vec<(String, Option<String>)> {
        let named = |text: String| {
            let game = game(&text);
            (text, game)
        };
        each(&file).into_iter().map(named).collect()
    }

    /// The game that a text names.
    rest, fetch_one: fn named_in(text: String) -> Option<String> {
        game(&text)
    }
}
