//! Downloads.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::js_sys::Array;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Downloads a text under this name.
pub fn download(name: &str, text: &str) {
    let options = BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&text.into());
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &options) {
        download_blob(name, &blob);
    }
}

/// Downloads a file under this name.
pub fn download_blob(name: &str, file: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(file) else { return };
    let link = document().create_element("a").map(JsCast::unchecked_into::<HtmlAnchorElement>);
    if let Ok(link) = link {
        link.set_href(&address);
        link.set_download(&file_name(name));
        link.click();
    }
    // The browser has started the download by now.
    set_timeout(
        move || Url::revoke_object_url(&address).unwrap_or_default(),
        std::time::Duration::from_secs(60),
    );
}

/// Returns a name that every file system accepts.
fn file_name(name: &str) -> String {
    let sign = |letter: char| match letter {
        letter if letter.is_alphanumeric() => letter,
        '-' | '_' | '.' | ' ' | ',' => letter,
        _ => '-',
    };
    // What isolates the names of players is not for files.
    name.replace(['\u{2068}', '\u{2069}'], "").chars().map(sign).collect()
}
