//! Import of matches: from files, chosen or dropped anywhere on the page, and from links.

use leptos::ev::DragEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{File, FileList, Url};

use super::given::{missing, take_in};
use super::linked::Linked;
use crate::archive::given::LONGEST_FILE;
use crate::page::games::{Games, games};
use crate::page::library::Library;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::CloseButton;
use crate::web::later::once_there;
use crate::web::settings::in_language;
use crate::web::system::on_launch;

/// Panels of the import.
#[component]
pub fn BringIn(library: Library, linked: Linked) -> impl IntoView {
    let (words, games) = (text().matches(), games());
    let chooser = NodeRef::<html::Input>::new();
    let address = RwSignal::new(String::new());
    let open_link = Callback::new(move |text: String| linked.open(&text));
    let chosen = move |_| {
        if let Some(chooser) = chooser.get_untracked() {
            read_all(library, games, open_link, chooser.files());
            // Allows choosing the same file again.
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
            <h2>{words.import_title()}</h2>
            <p class="muted">{words.import_body()}</p>
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
                {words.choose_file()}
            </button>
            <form class="link-field" on:submit=open>
                <label>
                    <b>{words.link_title()}</b>
                    <span class="muted">{words.link_body()}</span>
                    <input
                        class="inp"
                        type="text"
                        autocomplete="off"
                        spellcheck="false"
                        required
                        placeholder=words.link_field()
                        aria-label=words.link_field()
                        prop:value=address
                        on:input=move |event| address.set(event_target_value(&event))
                    />
                </label>
                <button class="btn" type="submit">
                    {icon(Icon::Link)}
                    {words.open_link()}
                </button>
            </form>
        </section>
    }
}

/// Target that shows while a file is dragged over any screen, and the message about a file that was
/// dropped where the list is not shown.
#[component]
pub fn DropPlace(
    library: Library,
    /// Whether the start page is on the screen, which shows the message itself.
    at_home: Memo<bool>,
    /// Opens a link on the start page.
    open_link: Callback<String>,
    /// Opens an address that the system opens in this window.
    launched: Callback<Url>,
    /// The address that the window began with.
    begun: String,
) -> impl IntoView {
    let (over, games) = (RwSignal::new(false), games());
    let is_told = RwSignal::new(false);
    Effect::new(move |_| {
        at_home.track();
        is_told.set(false);
    });
    let note = move || {
        let said = library.note().filter(|_| is_told.get() && !at_home.get())?;
        Some(view! { <span class="panel box">{said} <CloseButton open=is_told /></span> })
    };
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
        // Not when it only moves to another part of the page.
        if event.related_target().is_none() {
            over.set(false);
        }
    });
    let drops = window_event_listener(leptos::ev::drop, move |event| {
        if with_files(&event) {
            event.prevent_default();
            over.set(false);
            is_told.set(true);
            let files = event.data_transfer().and_then(|data| data.files());
            read_all(library, games, open_link, files);
        }
    });
    let open_file = move |file: File| {
        is_told.set(true);
        library.begin_to_tell();
        read(library, games, open_link, &file);
    };
    on_launch(begun, open_file, move |url| launched.run(url));
    on_cleanup(move || {
        enters.remove();
        leaves.remove();
        drops.remove();
    });
    view! {
        <p class="drop-place" class:over=over aria-hidden="true">
            {icon(Icon::File)}
            {in_language(|text| text.matches().drop_here())}
        </p>
        <p class="drop-note" aria-live="polite">{note}</p>
    }
}

fn read_all(library: Library, games: Games, open: Callback<String>, files: Option<FileList>) {
    let Some(files) = files else { return };
    library.begin_to_tell();
    for file in (0..files.length()).filter_map(|place| files.get(place)) {
        read(library, games, open, &file);
    }
}

/// Reads a file, unless it is too long.
fn read(library: Library, games: Games, open: Callback<String>, file: &File) {
    let name = file.name();
    if file.size() > LONGEST_FILE as f64 {
        library.tell(text().matches().not_text(&name));
        return;
    }
    let failed = name.clone();
    let done = Closure::once(move |read: JsValue| {
        let read = read.as_string().unwrap_or_default();
        once_there(take_in(library, games, name.clone(), read, open), move |taken_in| {
            if taken_in.is_err() {
                library.tell(missing(&name));
            }
        });
    });
    let lost = Closure::once(move |_: JsValue| library.tell(text().matches().not_text(&failed)));
    drop(file.text().then2(&done, &lost));
    done.forget();
    lost.forget();
}
