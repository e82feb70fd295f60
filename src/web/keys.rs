//! Keys of a table: presses, and the dialog that lists them.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use web_sys::Element;

use super::art::{Icon, icon};
use super::dialog::Sheet;
use super::tip::tip;
use crate::scene::keys::{Group, Press, Stroke};
use crate::text::keys::{KeyLine, caps};
use crate::text::text;
use crate::text::tip::Tip;

/// Returns a press in the form of the key tables, for which the names of the key are given as the event has them.
pub fn press<'a>(event: &KeyboardEvent, key: &'a str, code: &'a str) -> Press<'a> {
    // Some browsers report AltGr as control and alt.
    let alt_gr = event.get_modifier_state("AltGraph");
    Press {
        key,
        code,
        shift: event.shift_key(),
        control: (event.ctrl_key() || event.meta_key()) && !alt_gr,
        third: event.alt_key() || alt_gr,
    }
}

/// Whether presses at an element are text.
pub fn is_field(target: &Element) -> bool {
    let field = "input, textarea, select, [contenteditable]";
    target.matches(field).unwrap_or(false)
}

/// Button that lists all keys.
#[component]
pub fn KeysButton(
    /// Whether the list is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let title = text().keys().open();
    view! {
        <button
            class="ib"
            type="button"
            aria-label=title
            data-tip=tip(Tip::Keys)
            aria-haspopup="dialog"
            on:click=move |_| open.set(true)
        >
            {icon(Icon::Keys)}
        </button>
    }
}

/// Dialog that lists all keys.
#[component]
pub fn KeysDialog(open: RwSignal<bool>, lines: Vec<KeyLine>) -> impl IntoView {
    let words = text().keys();
    let groups = Group::ALL.map(|group| {
        let lines = lines.iter().filter(|line| line.group == group).cloned().collect();
        view! { <KeyGroup group lines /> }
    });
    let groups = groups.collect_view();
    view! {
        <Sheet open title=words.title().to_owned() class="dlg keys">
            <div class="groups">{groups}</div>
        </Sheet>
    }
}

#[component]
fn KeyGroup(group: Group, lines: Vec<KeyLine>) -> impl IntoView {
    let words = text().keys();
    let lines = lines.into_iter().map(|line| {
        let strokes = line.strokes.iter().map(|&stroke| view! { <Caps stroke /> });
        view! {
            <tr>
                <th scope="row">{strokes.collect_view()}</th>
                <td>{line.does}</td>
            </tr>
        }
    });
    view! {
        <table>
            <caption>{words.group(group)}</caption>
            <thead class="sr">
                <tr>
                    <th scope="col">{words.key()}</th>
                    <th scope="col">{words.does()}</th>
                </tr>
            </thead>
            <tbody>{lines.collect_view()}</tbody>
        </table>
    }
}

/// Caps of a stroke, with a plus between those pressed together.
#[component]
fn Caps(stroke: Stroke) -> impl IntoView {
    let together = caps(stroke).into_iter().enumerate().map(|(at, keys)| {
        let keys = keys.into_iter().map(|key| view! { <kbd>{key}</kbd> }).collect_view();
        view! {
            {(at > 0).then_some("+")}
            {keys}
        }
    });
    view! { <span class="stroke">{together.collect_view()}</span> }
}
