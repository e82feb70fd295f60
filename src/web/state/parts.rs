//! What a table has on the screen, drawn by its game, and what moves over it.

use std::sync::Arc;

use leptos::prelude::*;

use super::signs::{gains, spot, spots};
use super::table::Table;
use crate::archive::Origin;
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::scene::motion::Flight;
use crate::scene::sound::Sound;
use crate::scene::travel::Travel;
use crate::scene::{Role, role_of, sounds};
use crate::session::{Entry, Session};
use crate::text::cover::Cover;
use crate::text::keys::KeyLine;
use crate::text::told::Manner;
use crate::vocabulary::Vocabulary;
use crate::web::desk::{Flown, HandedOver, Marked, Parts};
use crate::web::places::Spot;
use crate::web::screen::{Art, Mark, Screen};

impl<G: Screen> Parts for Table<G> {
    fn cover(&self) -> Cover {
        G::cover()
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn begin(&self) {
        (G::PARTS.begin)();
    }

    fn marks(&self) -> Vec<Mark> {
        (G::PARTS.marks)()
    }

    fn keys(&self) -> Vec<KeyLine> {
        G::keys()
    }

    fn dock(&self) -> AnyView {
        (G::PARTS.dock)()
    }

    fn board(&self) -> AnyView {
        (G::PARTS.board)()
    }

    fn seats(&self) -> AnyView {
        (G::PARTS.seats)()
    }

    fn over(&self) -> AnyView {
        (G::PARTS.over)()
    }

    fn tags(&self) -> AnyView {
        (G::PARTS.tags)()
    }

    fn origin(&self) -> Option<Origin> {
        self.keeper?.origin()
    }

    fn is_open(&self) -> bool {
        self.open.read().is_some() && G::kind(&self.selection.told.read().draft).is_some()
    }

    fn is_amid_turn(&self) -> bool {
        self.open.get().is_some() || self.session.with(Session::is_amid_turn)
    }

    fn is_due(&self) -> bool {
        self.due.read().is_some()
    }

    fn tabs(&self) -> Vec<(&'static str, &'static str)> {
        let view = self.view.read();
        G::Tab::ALL.iter().map(|tab| (tab.key(), G::tab_name(*tab, &view))).collect()
    }

    fn tab(&self) -> &'static str {
        self.small.tab.get().map_or("", G::Tab::key)
    }

    fn tab_due(&self) -> Option<&'static str> {
        let draft = self.selection.draft.read();
        let decides = !self.legal.read().actions().is_empty();
        let view = self.view.read();
        let next = G::next_tab(&draft, &view);
        next.filter(|_| decides && G::action(&draft, &view).is_none()).map(G::Tab::key)
    }

    fn turn_to_tab(&self, word: &str) {
        if let Some(tab) = G::Tab::of_key(word) {
            self.small.tab.set(Some(tab));
        }
    }

    fn track_shown(&self) {
        self.small.tab.track();
        self.small.viewport.track();
    }

    fn window(&self) -> &'static str {
        G::WINDOW
    }

    fn travel(&self, way: Travel) -> bool {
        self.view.with_untracked(|view| (G::PARTS.travel)(view, way))
    }

    fn flights(&self) -> (u32, Vec<Flown>) {
        let seats: Arc<[SeatRecord]> = Table::seats(self).into();
        let flown = |flight: &Flight<G>| {
            let (piece, seats) = (flight.piece.clone(), Arc::clone(&seats));
            Flown {
                way: flight.way.iter().map(|&place| spot::<G>(place)).collect(),
                begins: flight.begins,
                lasts: flight.lasts,
                drawn: Arc::new(move || G::art(Art::Piece(&piece, &seats))),
            }
        };
        let (number, flights) = &*self.following.flights.read();
        (*number, flights.iter().map(flown).collect())
    }

    fn marked(&self, why: Marked) -> Vec<Spot> {
        let following = self.following;
        match why {
            Marked::Lit => following.showing.lit.get(),
            Marked::Fresh => spots::<G>(following.fresh.get()),
            Marked::Acted => following.acted.get(),
            Marked::Owned => spots::<G>(following.owned.get()),
        }
    }

    fn played(&self) -> usize {
        self.session.with(Session::played)
    }

    fn sounds(&self) -> Vec<Sound> {
        self.session.with_untracked(|session| {
            let events = session.log().next_back().map_or(Vec::new(), |entry| entry.events);
            let is_person = |seat| {
                session.record().controller(seat) == Some(Controller::Person)
                    && session.away() != Some(seat)
            };
            sounds::<G>(&events, session.decider(), is_person)
        })
    }

    fn handed_over(&self, seat: Seat, most: usize) -> HandedOver {
        let (seats, names) = (Table::seats(self), self.names());
        self.session.with_untracked(|session| {
            let mut entries = session.since_last_turn(seat);
            // The end of a turn is obvious from the next one.
            entries.retain(|(_, entry)| role_of(entry) != Some(Role::End));
            let entries = entries.split_off(entries.len().saturating_sub(most));
            let event = |(_, entry): &(usize, Entry<G>)| {
                let colour = seats[entry.seat.index()].colour;
                (colour, G::tell(entry, &names, Manner::Line), gains::<G>(entry.into()))
            };
            let view = self.view.get_untracked();
            HandedOver {
                round: (G::cover().round.titled)(G::round(&view)),
                asked: (G::PARTS.asked)(&view, &names).join(" "),
                is_first: entries.is_empty() && session.played() == 0,
                events: entries.iter().map(event).collect(),
            }
        })
    }

    fn take_over(&self) {
        self.session.update(Session::take_over);
        self.after_change();
    }
}
