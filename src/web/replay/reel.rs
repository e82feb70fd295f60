//! A match in the replay, with its game.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::film::{EntryLine, Film};
use super::player::Player;
use crate::bots::Level;
use crate::record::SeatRecord;
use crate::scene::Look;
use crate::scene::replay::{NoBranch, Outline, Replay, Viewpoint};
use crate::scene::travel::Travel;
use crate::session::Session;
use crate::text::cover::Cover;
use crate::text::told::{Manner, points_told};
use crate::web::bot::Bots;
use crate::web::places::Spot;
use crate::web::screen::{Art, Screen};
use crate::web::state::Table;

/// A match of a game in the replay on the screen.
pub struct Reel<G: Screen> {
    pub replay: Arc<Replay<G>>,
    /// Table that is drawn.
    pub table: Table<G>,
    look: Memo<Look<G>>,
    names: Vec<String>,
}

impl<G: Screen> Reel<G> {
    /// Opens a match at a moment; `None` if there is nothing to look at.
    pub fn open(
        session: Session<G>,
        at: usize,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Option<(Arc<Reel<G>>, Player)> {
        // The table shows only the moments that the replay gives it.
        let empty = Session::open(session.record().up_to(0)?).ok()?;
        let replay = Arc::new(Replay::of(session));
        let outline = replay.outline();
        let from = RwSignal::new(outline.first_viewpoint());
        let moment = RwSignal::new(at.min(outline.actions));
        let first = replay.look(0, from.get_untracked())?;
        let looked_at = Arc::clone(&replay);
        let look = Memo::new(move |_| {
            looked_at.look(moment.get(), from.get()).unwrap_or_else(|| first.clone())
        });
        let table = Table::looking_back(empty, look, bots);
        let names = table.names();
        let reel = Arc::new(Reel { replay, table, look, names });
        let film: Arc<dyn Film> = Arc::<Reel<G>>::clone(&reel);
        let player = Player::new(film, table.house, moment, from);
        Some((reel, player))
    }
}

impl<G: Screen> Film for Reel<G> {
    fn outline(&self) -> &Outline {
        self.replay.outline()
    }

    fn cover(&self) -> Cover {
        G::cover()
    }

    fn line(&self, at: usize, from: Viewpoint) -> Option<EntryLine> {
        let entry = self.replay.entry(at, from)?;
        let gains = G::Gains::from(&entry);
        Some(EntryLine {
            seat: entry.seat,
            sentence: G::tell(&entry, &self.names, Manner::Open),
            gains: Box::new(move |height| G::art(Art::Gains(&gains, height))),
        })
    }

    fn light(&self, at: usize, from: Viewpoint) {
        let entry = self.replay.entry(at, from);
        let named = entry.map_or_else(Vec::new, |entry| Spot::all::<G>(G::named(&entry.events)));
        self.table.house.showing.lit.set(named);
    }

    fn dim(&self) {
        self.table.house.showing.lit.set(Vec::new());
    }

    fn show(&self, at: usize) -> Duration {
        self.table.following.show(self.replay.flights(at))
    }

    fn clear(&self) {
        self.table.following.clear();
    }

    fn glow(&self, at: usize) {
        self.table.following.glow(&self.replay.flights(at));
    }

    fn prizes(&self, height: u32) -> Vec<(usize, AnyView)> {
        let won = self.replay.won().iter();
        won.map(|won| (won.stop, G::art(Art::Prize(won.prize, height)))).collect()
    }

    fn hands(&self) -> AnyView {
        (G::PARTS.hands)(self.look, self.outline().seats.clone())
    }

    fn points(&self) -> Vec<Vec<u16>> {
        self.replay.points()
    }

    fn points_told(&self, now: &[(String, u16)]) -> String {
        points_told::<G>(now)
    }

    fn tab(&self) -> &'static str {
        self.table.small.word()
    }

    fn show_log(&self) {
        self.table.small.show_log();
    }

    fn travel(&self, way: Travel) -> bool {
        self.table.view.with_untracked(|view| (G::PARTS.travel)(view, way))
    }

    fn no_branch(&self, at: usize) -> Option<NoBranch> {
        self.replay.no_branch(at)
    }

    fn branch_seats(&self, at: usize) -> Option<Vec<SeatRecord>> {
        self.replay.branch(at).ok().map(|begun| begun.seats)
    }

    fn branch_levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn branch_assists(&self) -> bool {
        self.replay.branch_assists()
    }
}
