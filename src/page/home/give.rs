//! Bringing matches in: from files, chosen or dropped anywhere on the page, and from links.

use leptos::ev::DragEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{File, FileList};

use super::library::Library;
use super::linked::Linked;
use crate::archive::{Origin, clean_name, given};
use crate::page::games::{Games, NEW, games};
use crate::page::part::keep_new;
use crate::record::json::LONGEST_TEXT;
use crate::text::given::{fell_short, not_opened};
use crate::text::matches::title;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::hosted::Hosted;
use crate::web::keeper::fresh;
use crate::web::later::once_there;

/// The panels for it.
#[component]
pub fn BringIn(library: Library, linked: Linked) -> impl IntoView {
    let (words, games) = (text().matches(), games());
    let chooser = NodeRef::<html::Input>::new();
    let address = RwSignal::new(String::new());
    let chosen = move |_| {
        if let Some(chooser) = chooser.get_untracked() {
            take_in(library, games, chooser.files());
            // The same file can be chosen again.
            chooser.set_value("");
        }
    };
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        linked.open(&address.get_untracked());
        address.set(String::new());
    };
    view! {
        <section class="panel box bring-in">
            <h2>{words.import_title}</h2>
            <p class="muted">{words.import_body}</p>
            <input
                class="sr"
                type="file"
                accept=".curia,.json,.txt,text/plain,application/json"
                multiple
                tabindex="-1"
                aria-hidden="true"
                node_ref=chooser
                on:change=chosen
            />
            <button
                class="btn full"
                type="button"
                on:click=move |_| {
                    if let Some(chooser) = chooser.get_untracked() {
                        chooser.click();
                    }
                }
            >
                {icon(Icon::File)}
                {words.choose_file}
            </button>
            <form class="link-field" on:submit=open>
                <label>
                    <b>{words.link_title}</b>
                    <span class="muted">{words.link_body}</span>
                    <input
                        class="inp"
                        type="text"
                        autocomplete="off"
                        spellcheck="false"
                        required
                        placeholder=words.link_field
                        aria-label=words.link_field
                        prop:value=address
                        on:input=move |event| address.set(event_target_value(&event))
                    />
                </label>
                <button class="btn" type="submit">
                    {icon(Icon::Link)}
                    {words.open_link}
                </button>
            </form>
        </section>
    }
}

/// What shows while a file hangs over the page, and takes it.
#[component]
pub fn DropPlace(library: Library) -> impl IntoView {
    let (over, games) = (RwSignal::new(false), games());
    let with_files = |event: &DragEvent| {
        let types = event.data_transfer().map(|data| data.types()).unwrap_or_default();
        types
            .iter()
            .filter_map(|kind| kind.as_string())
            .any(|kind| kind.eq_ignore_ascii_case("files"))
    };
    let enters = window_event_listener(leptos::ev::dragover, move |event| {
        if with_files(&event) {
            event.prevent_default();
            over.set(true);
        }
    });
    let leaves = window_event_listener(leptos::ev::dragleave, move |event| {
        // Not when it only goes from one part of the page to another.
        if event.related_target().is_none() {
            over.set(false);
        }
    });
    let drops = window_event_listener(leptos::ev::drop, move |event| {
        if with_files(&event) {
            event.prevent_default();
            over.set(false);
            take_in(library, games, event.data_transfer().and_then(|data| data.files()));
        }
    });
    on_cleanup(move || {
        enters.remove();
        leaves.remove();
        drops.remove();
    });
    view! {
        <p class="drop-place" class:over=over aria-hidden="true">
            {icon(Icon::File)}
            {text().matches().drop_here}
        </p>
    }
}

fn take_in(library: Library, games: Games, files: Option<FileList>) {
    let Some(files) = files else { return };
    library.begin_to_tell();
    for file in (0..files.length()).filter_map(|place| files.get(place)) {
        read(library, games, &file);
    }
}

/// Reads a file, unless it is too long to be a match.
fn read(library: Library, games: Games, file: &File) {
    let name = file.name();
    if file.size() > LONGEST_TEXT as f64 {
        library.tell((text().matches().not_text)(&name));
        return;
    }
    let failed = name.clone();
    let done = Closure::once(move |read: JsValue| {
        let read = read.as_string().unwrap_or_default();
        once_there(games.fetch(NEW), move |part| match part {
            Ok(part) => part.take_in(library, &name, &read),
            Err(_) => library.tell(format!("{name}: {}", text().later().missing)),
        });
    });
    let lost = Closure::once(move |_: JsValue| library.tell((text().matches().not_text)(&failed)));
    drop(file.text().then2(&done, &lost));
    done.forget();
    lost.forget();
}

/// Of what is wrong in a file so much is said; the rest is counted.
const MOST_SAID: usize = 5;

/// Keeps every match in a text, and says what became of them.
pub fn keep<G: Hosted>(library: Library, file: &str, read: &str) {
    let texts = given::each(read);
    let (mut kept, mut said) = (0, Vec::new());
    for text in &texts {
        match keep_one::<G>(library, file, text) {
            Ok(told) => {
                kept += 1;
                // Of many only what was wrong is worth the words.
                said.extend(told.into_iter().skip(usize::from(texts.len() > 1)));
            }
            Err(why) => said.push(why),
        }
    }
    said.truncate(MOST_SAID);
    if texts.len() != 1 {
        said.insert(0, (text().matches().taken_in_all)(kept, texts.len()));
    }
    library.tell(said.join(" "));
}

/// Keeps the match in a text. Returns what was done, and what fell short.
///
/// # Errors
/// Why it is no match.
fn keep_one<G: Hosted>(library: Library, file: &str, read: &str) -> Result<Vec<String>, String> {
    let given = given::read::<G>(read).map_err(|why| format!("{file}: {}", not_opened(&why)))?;
    let played = given.record.actions.len();
    let short = given.shortfall.map(|short| fell_short(played, &short));
    let mut kept = fresh(given.record, Some(Origin::Given));
    let own = file.rsplit_once('.').map_or(file, |(name, _)| name);
    kept.envelope.name = clean_name(if given.name.is_empty() { own } else { &given.name });
    let called = title(&kept.envelope.name, &kept.envelope.record.seats);
    keep_new(library, kept);
    let said = (text().matches().taken_in)(&called, played);
    Ok([Some(said), short].into_iter().flatten().collect())
}
