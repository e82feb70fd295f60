//! What plays and skills both do: peasants walk and find their spaces, markers rise and fall.

use super::components::{Clan, Space, TOP, Village};
use super::event::Event;
use super::state::PublicState;
use crate::rules::Seat;

/// Moves a peasant along a line.
pub(super) fn walk(
    table: &mut PublicState,
    clan: Clan,
    from: Village,
    to: Village,
    on_event: &mut impl FnMut(Event),
) {
    table.land.remove(from, clan);
    table.land.add(to, clan);
    on_event(Event::Moved { clan, from, to });
}

/// Puts a peasant on a space of the own mats. The seventh mercenary doubles the marker (R22).
pub(super) fn put(
    table: &mut PublicState,
    space: Space,
    clan: Clan,
    on_event: &mut impl FnMut(Event),
) {
    if table.own_mut().put(space, clan) {
        table.temple_gems = table.temple_gems.saturating_sub(1);
        on_event(Event::Doubled { seat: table.active() });
    }
}

/// Moves the own marker up a space; it takes the gem there (R20, R21).
pub(super) fn rise(table: &mut PublicState, on_event: &mut impl FnMut(Event)) {
    let seat = table.active();
    let own = table.own_mut();
    if own.is_on_gold() {
        return;
    }
    own.step = own.step.saturating_add(1).min(TOP);
    let step = own.step;
    on_event(Event::Rose { seat, step });
    if table.track_gems.take(step) {
        let own = table.own_mut();
        own.gems = own.gems.saturating_add(1);
        on_event(Event::GemWon { seat, step });
    }
}

/// Moves another marker down a space (R17, R18).
pub(super) fn fall(table: &mut PublicState, seat: Seat, on_event: &mut impl FnMut(Event)) {
    let player = table.player_mut(seat);
    player.step = player.step.saturating_sub(1);
    on_event(Event::Fell { seat, step: player.step });
}
