//! The curtain between two people at one table.

use leptos::prelude::*;

use super::markup::use_of;

/// Returns a curtain under its valance, filling its parent.
pub fn cloth() -> impl IntoView {
    let folds: String = (0..24)
        .map(|i| {
            let x = i * 100;
            format!(
                "<path d=\"M{} -10C{} 260 {} 560 {} 1400H{}C{} 560 {} 260 {} -10z\"/>",
                x - 20,
                x + 10,
                x - 20,
                x + 6,
                x + 60,
                x + 40,
                x + 66,
                x + 46
            )
        })
        .collect();
    let scallops: String = (0..21)
        .map(|i| {
            let x = i * 118;
            let metal = ["m-gold", "m-silver", "m-bronze", "m-iron", "m-royal"][i % 5];
            format!(
                "<path d=\"M{x} -4V64Q{} 116 {} 64V-4z\"/>\
                 <g transform=\"translate({} 52) scale(1.7)\">{}</g>",
                x + 59,
                x + 118,
                x + 59,
                use_of(metal)
            )
        })
        .collect();
    view! {
        <svg class="cloth" aria-hidden="true">
            <g class="folds" inner_html=folds />
            <g class="valance" inner_html=scallops />
        </svg>
    }
}

/// Returns the folds of a curtain alone, filling the head of a card.
pub fn folds() -> impl IntoView {
    let folds: String = (0..24)
        .map(|i| format!("<path d=\"M{} 0Q{} 84 {} 172\"/>", i * 60 - 40, i * 60 - 26, i * 60 - 40))
        .collect();
    view! { <svg class="folds" aria-hidden="true" inner_html=folds /> }
}
