//! Import of texts by the game that each names.

use leptos::prelude::*;

use crate::archive::besides;
use crate::archive::given::{each, game};
use crate::archive::results::is_results;
use crate::page::games::{Games, known};
use crate::page::import::Import;
use crate::page::library::Library;
use crate::page::newer::newer;
use crate::page::results;
use crate::page::ways::Ways;
use crate::text::{labels, text};
use crate::web::later::{Missing, entries, once_there, part};
use crate::web::portions::Portions;

entries! {
    /// Imports every match in the text of a file with its own game, and reports the results. What is played by link
    /// is opened as if its link was followed.
    rest, fetch_take_in: fn take_in(library: Library, games: Games, file: String, read: String, open: Callback<String>) -> () {
        let name = file.clone();
        once_there(keep_each(library, games, file, read), move |done| match done {
            Ok((said, in_turn)) => {
                if !said.is_empty() {
                    library.tell(said);
                }
                if !in_turn.is_empty() {
                    open.run(in_turn.join("\n"));
                }
            }
            Err(Missing) => library.tell(missing(&name)),
        });
    }

    /// Shows the match in a link and the ways to use it; of several links in a text the one that is chosen.
    rest, fetch_offer: fn offer(games: Games, given: String, is_open: RwSignal<bool>, ways: Ways) -> AnyView {
        let texts = each(&given);
        // Of one there is no choice.
        let chosen = RwSignal::new(texts.first().filter(|_| texts.len() == 1).cloned());
        (move || match chosen.get() {
            Some(text) => offer_one(games, text, is_open, ways),
            None => view! { <Choice texts=texts.clone() chosen /> }.into_any(),
        })
        .into_any()
    }
}

fn offer_one(games: Games, given: String, is_open: RwSignal<bool>, ways: Ways) -> AnyView {
    let offer = move || {
        let given = given.clone();
        async move {
            Ok(match games.reader(game(&given)).await? {
                Ok(part) => part.offer(&given, is_open, ways),
                Err(unknown) => newer(&unknown, &given),
            })
        }
    };
    part(offer, None)
}

/// Question which of several links in a text is meant, with the game of each.
#[component]
fn Choice(texts: Vec<String>, chosen: RwSignal<Option<String>>) -> impl IntoView {
    let button = |(at, text): (usize, String)| {
        let named = game(&text);
        let title = named.as_deref().and_then(known).map_or("?", |known| known.cover().title);
        view! {
            <button class="btn full" type="button" on:click=move |_| chosen.set(Some(text.clone()))>
                {format!("{}. {title}", at + 1)}
            </button>
        }
    };
    let buttons = texts.into_iter().enumerate().map(button).collect_view();
    view! {
        <p>{text().matches().which_link()}</p>
        {buttons}
    }
}

/// Returns the message for a file whose reader can't be loaded.
pub fn missing(file: &str) -> String {
    labels::said_of(file, text().later().missing())
}

/// Imports every match in the text of a file, in portions, and returns the message, and the links of matches that are
/// played by link. Nothing is kept before the parts of all its games are loaded.
async fn keep_each(
    library: Library,
    games: Games,
    file: String,
    read: String,
) -> Result<(String, Vec<String>), Missing> {
    let (mut texts, mut portions) = (Vec::new(), Portions::begin());
    let mut said = Vec::new();
    for text in each(&read) {
        if is_results(&text) {
            said.push(results::take_in(library, &text));
            continue;
        }
        if let Some(texts) = besides::read(&text) {
            said.extend(results::take_in_besides(texts));
            continue;
        }
        let reader = games.reader(game(&text)).await?;
        texts.push((text, reader));
        portions.rest().await;
    }
    let mut import = Import::to(library);
    for (text, reader) in &texts {
        let taken_in = match reader {
            Ok(part) => part.take_in(&mut import, &file, text),
            Err(unknown) => Err(labels::said_of(&file, unknown)),
        };
        import.refused.extend(taken_in.err());
        if portions.is_over() {
            import.list();
            portions.rest().await;
        }
    }
    let in_turn = import.in_turn.clone();
    if !texts.is_empty() {
        said.insert(0, import.finish(texts.len()));
    } else if said.is_empty() {
        said.push(labels::said_of(&file, text().link().no_match()));
    }
    Ok((said.join(" "), in_turn))
}
