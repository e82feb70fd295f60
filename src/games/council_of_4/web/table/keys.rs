//! The keys of the table: what is pressed anywhere, outside fields and dialogs.

use leptos::ev;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use web_sys::Element;

use crate::games::council_of_4::scene::Pick;
use crate::games::council_of_4::scene::keys::{Binding, Command, Group, KEYS, Press, Stroke, read};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::keys::caps;
use crate::games::council_of_4::web::state::{Hint, Table, table};
use crate::games::council_of_4::web::travel::travel;
use crate::session::Session;
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::focus;
use crate::web::focus::{closest, element};
use crate::web::layers::layers;
use crate::web::settings::preferences;
use crate::web::theme::switch;
use crate::web::tip::tip;

/// Listens for as long as the table is there.
pub fn listen(table: Table) {
    let (preferences, layers) = (preferences(), layers());
    // On the window: after a click beside everything, nothing in the table has the focus.
    let keys = window_event_listener(ev::keydown, move |event| {
        let target = element(event.target());
        let elsewhere = layers.top().is_some() || target.as_ref().is_some_and(is_field);
        if elsewhere || event.alt_key() || event.default_prevented() {
            return;
        }
        table.finish();
        let draft = table.selection.draft.get_untracked();
        let key = event.key();
        let press = press(&event, &key);
        let command = table.legal.with_untracked(|legal| read(legal, &draft, table.hints(), press));
        // A key that is held down must not do the next thing, too.
        if event.repeat() && !matches!(command, Some(Command::Travel(_))) {
            if key == "Enter" {
                event.prevent_default();
            }
            return;
        }
        let done = match command {
            None => false,
            Some(Command::Travel(way)) => travel(way),
            Some(Command::Confirm) => {
                let confirms = target.is_none_or(|target| confirms(&target))
                    && table.selection.scene.get_untracked().ready.is_some();
                if confirms {
                    table.confirm();
                }
                confirms
            }
            Some(Command::Pick(pick)) => {
                // Enter shall mean the receipt from now on, whatever had the focus before. Where the
                // receipt is taken apart by the layout its sentence has the focus.
                focus::to_first(".rib, .rib [role=status]");
                table.pick(pick);
                true
            }
            Some(command) => {
                match command {
                    Command::Back => back(table),
                    Command::EndTurn => table.end_turn(),
                    Command::Undo => table.undo(),
                    Command::Redo => table.redo(),
                    Command::Restart => {
                        table.go_back(table.session.with_untracked(Session::can_restart_turn));
                    }
                    Command::ListMoves => {
                        focus::to_first(".legal-moves [role=option][tabindex='0']");
                        table.house.panels.moves.set(true);
                    }
                    Command::Hint => table.ask_for_hint(),
                    Command::HintOption(place) => table.open_hint(place),
                    Command::ShowKeys => table.house.panels.help.set(true),
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
fn back(table: Table) {
    let over = [table.small.list.get_untracked().is_some(), table.house.panels.log.get_untracked()];
    if table.hint.with_untracked(Hint::is_open) {
        table.close_hint();
    } else if over.contains(&true) || table.house.panels.moves.get_untracked() {
        table.house.panels.moves.set(false);
        table.small.list.set(None);
        table.house.panels.log.set(false);
    } else if table.selection.draft.get_untracked().kind.is_some() {
        table.pick(Pick::Back);
    }
}

/// The button that lists all keys.
#[component]
pub fn KeysButton() -> impl IntoView {
    let table = table();
    let title = text().keys().open;
    view! {
        <button
            class="ib"
            type="button"
            aria-label=title
            data-tip=tip(Tip::Keys)
            aria-haspopup="dialog"
            on:click=move |_| table.house.panels.help.set(true)
        >
            {icon(Icon::Keys)}
        </button>
    }
}

/// The dialog that lists all keys.
#[component]
pub fn KeysDialog() -> impl IntoView {
    let table = table();
    let words = text().keys();
    let groups = Group::ALL.map(|group| view! { <KeyGroup group /> }).collect_view();
    view! {
        <Sheet open=table.house.panels.help title=words.title.to_owned() class="dlg keys">
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
