//! The costliest decisions of the last analysed match, on the start page.

use leptos::prelude::*;

use super::standing::{state, when};
use crate::page::games::known;
use crate::page::library::Library;
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown};
use crate::text::text;
use crate::web::analysis::moments;
use crate::web::art::{Icon, icon};
use crate::web::later::{entries, part};

entries! {
    /// Shows the decisions to learn from of the match that was played last among those that have some.
    rest, fetch_to_learn: fn to_learn(library: Library, sit_down: SitDown) -> AnyView {
        view! { <Found library sit_down /> }.into_any()
    }
}

/// The decisions to learn from, where a match may have some.
#[component]
pub fn ToLearn(library: Library, sit_down: SitDown) -> impl IntoView {
    let may_have =
        Memo::new(move |_| library.with_all(|all| all.iter().any(Shelved::is_to_learn_from)));
    move || may_have.get().then(|| part(move || to_learn(library, sit_down), None))
}

#[component]
fn Found(library: Library, sit_down: SitDown) -> impl IntoView {
    let words = text().analysis();
    let kept = moments();
    let last = Memo::new(move |_| {
        library.with_all(|all| {
            let open = |shelved: &Shelved| match shelved.is_to_learn_from() {
                true if shelved.is_playable() => kept.open(shelved.id()),
                _ => 0,
            };
            let mut each = all.iter().map(|shelved| (open(shelved), shelved));
            each.find(|(open, _)| *open > 0).map(|(open, shelved)| (open, shelved.clone()))
        })
    });
    move || {
        let (open, shelved) = last.get()?;
        let game = known(shelved.game()).map(|game| game.cover().title);
        let about = [game.map(str::to_owned), Some(state(&shelved)), Some(when(&shelved))];
        let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        Some(view! {
            <section class="panel box by-day to-learn">
                <h2>{icon(Icon::Book)} {words.moments(open)}</h2>
                <p class="muted">{about}</p>
                <button
                    class="btn"
                    type="button"
                    on:click=move |_| sit_down.run(Seated::to_learn(shelved.clone()))
                >
                    {words.find_better()}
                </button>
            </section>
        })
    }
}
