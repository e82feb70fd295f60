//! The keys of the table: what is pressed anywhere, outside fields and dialogs.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use web_sys::Element;

use super::desk;
use super::hint::Hint;
use crate::scene::Pick;
use crate::scene::keys::{Binding, Command, Group, KEYS, Press, Stroke, read};
use crate::session::Session;
use crate::text::keys::caps;
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::desk::Desk;
use crate::web::dialog::Sheet;
use crate::web::focus::{self, closest, element};
use crate::web::layers::layers;
use crate::web::settings::preferences;
use crate::web::theme::switch;
use crate::web::tip::tip;

/// Listens for as long as the table is there.
pub fn listen(desk: Desk) {
    let (preferences, layers) = (preferences(), layers());
    // On the window: after a click beside everything, nothing in the table has the focus.
    let keys = window_event_listener(ev::keydown, move |event| {
        let target = element(event.target());
        let elsewhere = layers.top().is_some() || target.as_ref().is_some_and(is_field);
        if elsewhere || event.alt_key() || event.default_prevented() {
            return;
        }
        desk.finish();
        let (view, draft) = (desk.view.get_untracked(), desk.draft.get_untracked());
        let key = event.key();
        let command = read(&view, &draft, desk.hints(), press(&event, &key));
        // A key that is held down must not do the next thing, too.
        if event.repeat() && !matches!(command, Some(Command::Travel(_))) {
            if key == "Enter" {
                event.prevent_default();
            }
            return;
        }
        let done = match command {
            None => false,
            Some(Command::Travel(travel)) => focus::travel(travel),
            Some(Command::Confirm) => {
                let confirms = target.is_none_or(|target| confirms(&target))
                    && desk.scene.get_untracked().ready.is_some();
                if confirms {
                    desk.confirm();
                }
                confirms
            }
            Some(Command::Pick(pick)) => {
                // Enter shall mean the receipt from now on, whatever had the focus before. Where the
                // receipt is taken apart by the layout its sentence has the focus.
                focus::to_first(".rib, .rib [role=status]");
                desk.pick(pick);
                true
            }
            Some(command) => {
                match command {
                    Command::Back => back(desk),
                    Command::EndTurn => desk.end_turn(),
                    Command::Undo => desk.undo(),
                    Command::Redo => desk.redo(),
                    Command::Restart => {
                        desk.go_back(desk.session.with_untracked(Session::can_restart_turn));
                    }
                    Command::ListMoves => {
                        focus::to_first(".legal-moves [role=option][tabindex='0']");
                        desk.list_moves();
                    }
                    Command::Hint => desk.ask_for_hint(),
                    Command::HintOption(place) => desk.open_hint(place),
                    Command::ShowKeys => desk.help.set(true),
                    Command::Theme => switch(preferences.theme),
                    Command::Confirm | Command::Pick(_) | Command::Travel(_) => {}
                }
                true
            }
        };
        if done {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

/// A press as the table of keys reads it.
pub fn press<'a>(event: &KeyboardEvent, key: &'a str) -> Press<'a> {
    Press { key, shift: event.shift_key(), control: event.ctrl_key() || event.meta_key() }
}

/// Whether what is pressed there is text.
pub fn is_field(target: &Element) -> bool {
    let field = "input, textarea, select, [contenteditable]";
    target.matches(field).unwrap_or(false)
}

/// Whether Enter means "do it" where it was pressed: on something picked, or on nothing at all.
/// On a card it takes the card back.
fn confirms(target: &Element) -> bool {
    closest(target, "button, [role=button], a").is_none_or(|control| {
        control.matches(".spot, .permit, .council, .rv, .act").unwrap_or(false)
            && control.get_attribute("aria-pressed").as_deref() == Some("true")
    })
}

/// What lies over the table first, then the last pick.
fn back(desk: Desk) {
    let over = [desk.list.get_untracked().is_some(), desk.log_open.get_untracked()];
    if desk.hint.with_untracked(Hint::is_open) {
        desk.close_hint();
    } else if over.contains(&true) || desk.moves.get_untracked() {
        desk.moves.set(false);
        desk.list.set(None);
        desk.log_open.set(false);
    } else if desk.draft.get_untracked().kind.is_some() {
        desk.pick(Pick::Back);
    }
}

/// The button that lists all keys.
#[component]
pub fn KeysButton() -> impl IntoView {
    let desk = desk();
    let title = text().keys().open;
    view! {
        <button
            class="ib"
            type="button"
            aria-label=title
            data-tip=tip(Tip::Keys)
            aria-haspopup="dialog"
            on:click=move |_| desk.help.set(true)
        >
            {icon(Icon::Keys)}
        </button>
    }
}

/// The dialog that lists all keys.
#[component]
pub fn KeysDialog() -> impl IntoView {
    let desk = desk();
    let words = text().keys();
    let groups = Group::ALL.map(|group| view! { <KeyGroup group /> }).collect_view();
    view! {
        <Sheet open=desk.help title=words.title.to_owned() class="dlg keys">
            <div class="groups">{groups}</div>
        </Sheet>
    }
}

#[component]
fn KeyGroup(group: Group) -> impl IntoView {
    let words = text().keys();
    let lines = KEYS.iter().filter(|line| line.group == group).map(|line: &Binding| {
        let strokes = line.strokes.iter().map(|&stroke| view! { <Caps stroke /> });
        view! {
            <tr>
                <th scope="row">{strokes.collect_view()}</th>
                <td>{(words.task)(line.task)}</td>
            </tr>
        }
    });
    view! {
        <table>
            <caption>{(words.group)(group)}</caption>
            <thead class="sr">
                <tr>
                    <th scope="col">{words.key}</th>
                    <th scope="col">{words.does}</th>
                </tr>
            </thead>
            <tbody>{lines.collect_view()}</tbody>
        </table>
    }
}

/// A stroke as caps, those to be pressed together with a plus between them.
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
