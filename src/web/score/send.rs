//! Sharing a finished match: its picture, made on this device, and its link.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::js_sys::Array;
use web_sys::{Blob, File, FilePropertyBag};

use super::picture::SIZE;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::truth;
use crate::web::download::download_blob;
use crate::web::focus::{after_drawing, all};
use crate::web::hand_out::Parcel;
use crate::web::raster::png;
use crate::web::share::{ShareSheet, Shared};

/// Dialog that shares the surrounding finished match.
#[component]
pub fn ShareMatch(
    shared: Option<Shared>,
    /// Draws the picture, with the names of the seats or without.
    picture: Callback<bool, AnyView>,
    open: RwSignal<bool>,
) -> impl IntoView {
    let shared = RwSignal::new(shared);
    let above = ViewFn::from(move || view! { <Picture picture /> });
    view! { <ShareSheet open of=shared above /> }
}

/// The picture, with the names that were typed or without, as a file that can be saved and shared.
#[component]
fn Picture(picture: Callback<bool, AnyView>) -> impl IntoView {
    let words = text().score();
    let named = RwSignal::new(false);
    let made = RwSignal::new_local(None::<Result<File, JsValue>>);
    let frame = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        let wanted = named.get();
        let Some(frame) = frame.get() else { return };
        made.set(None);
        after_drawing(move || {
            let Some(drawing) = all(&frame, ".share-picture").into_iter().next() else { return };
            spawn_local(async move {
                let file = png(&drawing, SIZE.0, SIZE.1).await.and_then(|drawn| file_of(&drawn));
                // Meanwhile the other picture may be wanted, or the dialog gone.
                if named.try_get_untracked() == Some(wanted) {
                    made.try_set(Some(file));
                }
            });
        });
    });
    let file = move || made.get_untracked().and_then(Result::ok);
    let waits = move || truth(!made.read().as_ref().is_some_and(Result::is_ok));
    let is_wanted = move || {
        made.read()
            .as_ref()
            .is_some_and(|file| file.as_ref().is_ok_and(|file| Parcel::file(file).is_wanted()))
    };
    let failed = move || made.read().as_ref().is_some_and(Result::is_err);
    view! {
        <div class="share-frame" node_ref=frame>
            {move || picture.run(named.get())}
        </div>
        {move || failed().then(|| view! { <p class="bad" role="alert">{words.not_drawn()}</p> })}
        <div class="row ways of-picture">
            <label class="row sp">
                <input
                    type="checkbox"
                    prop:checked=named
                    on:change=move |event| named.set(event_target_checked(&event))
                />
                {words.with_names()}
            </label>
            <button
                class="btn"
                type="button"
                aria-disabled=waits
                on:click=move |_| {
                    if let Some(file) = file() {
                        download_blob(&file.name(), &file);
                    }
                }
            >
                {icon(Icon::File)}
                {words.save_picture()}
            </button>
            {move || {
                is_wanted()
                    .then(|| {
                        view! {
                            <button
                                class="btn pri"
                                type="button"
                                on:click=move |_| {
                                    if let Some(file) = file() {
                                        Parcel::file(&file).share();
                                    }
                                }
                            >
                                {icon(Icon::Link)}
                                {text().sending().share()}
                            </button>
                        }
                    })
            }}
        </div>
    }
}

/// Returns a picture as a file with a name.
fn file_of(drawn: &Blob) -> Result<File, JsValue> {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    File::new_with_blob_sequence_and_options(&Array::of1(drawn), "curia.png", &options)
}
