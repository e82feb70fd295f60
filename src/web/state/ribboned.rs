//! What the ribbon shows of a table.

use leptos::prelude::*;

use super::sharing::share;
use super::table::Table;
use crate::scene::Shows;
use crate::session::Session;
use crate::text::told::Manner;
use crate::web::art::Icon;
use crate::web::desk::{Acted, On, Part, Ribboned, Turn};
use crate::web::screen::Screen;
use crate::web::share::Shared;

impl<G: Screen> Ribboned for Table<G> {
    fn part(&self, part: Part, on: On) -> AnyView {
        let shows = match on {
            On::Result => Some(Shows::Result),
            On::Open => Some(Shows::Open),
            On::Act => self.following.act.get_untracked().map(Shows::Act),
            On::Turn => Some(Shows::Turn),
            On::Hint | On::Away | On::Waiting => None,
        };
        let draw = match part {
            Part::Cells => G::PARTS.cells,
            Part::Bill => G::PARTS.bill,
            Part::Buttons => G::PARTS.buttons,
        };
        shows.map(draw).into_any()
    }

    fn sign(&self) -> Option<Icon> {
        (G::PARTS.action_icon)(&self.selection.told.read().draft)
    }

    fn track_kind(&self) {
        self.open.track();
    }

    fn acted(&self) -> Option<Acted> {
        let act = self.following.act.read();
        let act = act.as_ref()?;
        let entry = act.entry();
        Some(Acted {
            moment: act.moment,
            seat: act.seat,
            sentence: G::tell(&entry, &self.names(), Manner::Now),
            part: entry.action.map(G::part),
            lasts: act.lasts,
        })
    }

    fn turn(&self) -> Option<Turn> {
        let view = self.view.read();
        let seat = self.session.with(Session::decider)?;
        let (round, turn) = (G::round(&view), G::chapter(&view).number);
        Some(Turn { seat, round, turn, is_last: G::is_last_turn(&view) })
    }

    fn confirms(&self) -> Option<Callback<()>> {
        (G::PARTS.confirms)()
    }

    fn confirm(&self) {
        Table::confirm(self);
    }

    fn drop_picks(&self) {
        Table::drop_picks(self);
    }

    fn shared(&self) -> Option<Shared> {
        self.kept().map(share)
    }
}
