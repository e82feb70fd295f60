//! Keys inside the list of legal moves.

use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::scene::keys::{ListTask, read_in_list};
use crate::web::focus::{self, all, closest, element};
use crate::web::keys::{is_field, press};

/// Reacts to a key in the list; `close` closes the list.
pub fn on_key(event: &KeyboardEvent, close: impl Fn()) {
    let (key, code) = (event.key(), event.code());
    let press = press(event, &key, &code);
    if press.control || press.third {
        return;
    }
    // A key pressed here is not meant for the table.
    event.stop_propagation();
    let Some(target) = element(event.target()) else { return };
    let Some(panel) = closest(&target, ".legal-moves") else { return };
    let options = all(&panel, "[role=option]");
    let here = options.iter().position(|option| *option == target);
    let field = is_field(&target);
    let to = |place: usize| options.get(place).map(focus::focus);
    let search = || all(&panel, "input").first().map(focus::focus);
    let (Some(task), false) = (read_in_list(press), event.repeat() && key == "Enter") else {
        if let (Some(_), " ") = (here, key.as_str()) {
            click(&target);
            event.prevent_default();
        }
        return;
    };
    match (task, here) {
        (ListTask::Close, _) => close(),
        (ListTask::Neighbour, Some(0)) if key == "ArrowUp" => _ = search(),
        (ListTask::Neighbour, Some(here)) => {
            _ = to(if key == "ArrowUp" { here - 1 } else { here + 1 });
        }
        (ListTask::Neighbour, None) if key == "ArrowDown" => _ = to(0),
        (ListTask::Ends, Some(_)) => _ = to(if key == "Home" { 0 } else { options.len() - 1 }),
        (ListTask::Fold, Some(here)) => match turn(&options, here, key == "ArrowRight") {
            Turn::Nothing => {}
            Turn::Go(place) => _ = to(place),
            Turn::Press(place) => {
                _ = to(place);
                options.get(place).map(click).unwrap_or_default();
            }
        },
        (ListTask::Open, Some(_)) => click(&target),
        // Enter in the search goes to the first move found.
        (ListTask::Open, None) if field => {
            let first = options.iter().find(|one| line(one) == "move");
            first.map(focus::focus).unwrap_or_default();
        }
        // The letter goes to the search, which has the focus by then.
        (ListTask::Search, Some(_)) => {
            _ = search();
            return;
        }
        _ => return,
    }
    event.prevent_default();
}

/// Effect of closing or opening from a line of the list.
enum Turn {
    Nothing,
    Go(usize),
    Press(usize),
}

fn turn(options: &[Element], here: usize, open: bool) -> Turn {
    let is_open =
        |place: usize| options[place].get_attribute("data-unfolded").as_deref() == Some("true");
    let before = |wanted: &str| options[..here].iter().rposition(|one| line(one) == wanted);
    match (line(&options[here]).as_str(), open) {
        ("head" | "others", true) if is_open(here) => Turn::Go(here + 1),
        ("head" | "others", true) => Turn::Press(here),
        (_, true) => Turn::Nothing,
        ("head", false) if !is_open(here) => Turn::Nothing,
        ("head", false) => Turn::Press(here),
        ("others", false) if is_open(here) => Turn::Press(here),
        ("other", false) => before("others").map_or(Turn::Nothing, Turn::Press),
        (_, false) => before("head").map_or(Turn::Nothing, Turn::Press),
    }
}

fn line(option: &Element) -> String {
    option.get_attribute("data-line").unwrap_or_default()
}

fn click(option: &Element) {
    if let Some(option) = option.dyn_ref::<HtmlElement>() {
        option.click();
    }
}
