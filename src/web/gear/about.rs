//! About section of the settings.

use leptos::prelude::*;

use crate::text::settings::Unkept;
use crate::text::{Text, settings};
use crate::web::settings::in_language;
use crate::web::update::{Offline, is_published, keep_all, size, unkept, update};

// Files beside the page; the last one only beside a published one.
const ALEGREYA: &str = "fonts/OFL-Alegreya.txt";
const SOURCE_SANS: &str = "fonts/OFL-SourceSans3.txt";
const OTHERS: &str = "licences.html";

/// Version, offline state and licences.
#[component]
pub fn About() -> impl IntoView {
    let update = update();
    let version = in_language(|text| text.about().version(env!("CARGO_PKG_VERSION")));
    let words = in_language(|text| text.about());
    let kept = move || match (update.kept.get(), unkept()) {
        (Offline::Whole, _) => words().is_kept().to_owned(),
        (Offline::Coming, _) => words().is_coming().to_owned(),
        (_, Some(reason)) => settings::unkept(&reason),
        (Offline::Opened, None) => words().is_kept_in_part().to_owned(),
        (Offline::Nothing, None) => words().is_not_kept().to_owned(),
    };
    let keep = move || {
        let may = match update.kept.get() {
            Offline::Opened => true,
            Offline::Nothing => unkept() == Some(Unkept::Sparing),
            Offline::Coming | Offline::Whole => false,
        };
        size().filter(|_| may).map(|size| {
            view! {
                <button class="btn" type="button" on:click=move |_| keep_all()>
                    {move || words().keep_all(size)}
                </button>
            }
        })
    };
    let link = |to: &'static str, name: fn(Text) -> &'static str| {
        view! {
            <a class="btn" href=to target="_blank" rel="noopener">
                {in_language(name)}
            </a>
        }
    };
    let alegreya = link(ALEGREYA, |text| text.about().alegreya());
    let source_sans = link(SOURCE_SANS, |text| text.about().source_sans());
    // Only the publishing step lists what was compiled in.
    let others = is_published().then(|| link(OTHERS, |text| text.about().others()));
    view! {
        <div class="setting">
            <div>
                <b>{version}</b>
                <span class="note">{in_language(|text| text.about().unofficial())}</span>
            </div>
        </div>
        <div class="setting">
            <div>
                <b>{in_language(|text| text.about().offline())}</b>
                <span class="note">{kept}</span>
            </div>
            {keep}
        </div>
        <div class="setting">
            <div>
                <b>{in_language(|text| text.about().licences())}</b>
                <span class="note">{in_language(|text| text.about().licences_note())}</span>
            </div>
            <div class="ways">{others} {alegreya} {source_sans}</div>
        </div>
    }
}
