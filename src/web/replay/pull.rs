//! Dragging of a pointer along a line of turns.

use leptos::ev::PointerEvent;
use leptos::html;
use leptos::prelude::*;

use super::player::Player;
use crate::web::places::area_on_screen;

/// A line of turns: the replay goes where it is pressed or dragged.
#[derive(Clone, Copy)]
pub struct Pull {
    /// Element of the line.
    pub line: NodeRef<html::Div>,
    player: Player,
    /// Index of the last turn; the first is 0.
    last: usize,
    /// Places of the first and the last turn, as shares of the width.
    ends: (f64, f64),
    held: StoredValue<bool>,
}

impl Pull {
    /// Returns a line with the first and the last turn at these shares of its width.
    pub fn new(player: Player, last: usize, ends: (f64, f64)) -> Pull {
        Pull { line: NodeRef::new(), player, last, ends, held: StoredValue::new(false) }
    }

    /// Handles a pointer that is pressed.
    pub fn down(&self, event: &PointerEvent) {
        self.held.set_value(true);
        if let Some(line) = self.line.get_untracked() {
            // A pointer that was just pressed can be captured.
            line.set_pointer_capture(event.pointer_id()).unwrap_or_default();
        }
        self.player.stop_playing();
        self.go(event);
    }

    /// Handles a pointer that moves.
    pub fn moved(&self, event: &PointerEvent) {
        if self.held.get_value() {
            self.go(event);
        }
    }

    /// Handles a pointer that is released.
    pub fn up(&self) {
        self.held.set_value(false);
    }

    fn go(&self, event: &PointerEvent) {
        let Some(line) = self.line.get_untracked() else { return };
        let area = area_on_screen(&line);
        let share = (f64::from(event.client_x()) - area.left) / area.width.max(1.0);
        let (first, last) = self.ends;
        let way = ((share - first) / (last - first)).clamp(0.0, 1.0);
        let stop = (way * self.last as f64).round() as usize;
        if stop != self.player.place() {
            self.player.go_to_stop(stop);
        }
    }
}
