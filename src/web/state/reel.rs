//! A match in the replay, with its game.

use std::sync::Arc;
use std::time::Duration;

use leptos::context::Provider;
use leptos::prelude::*;

use super::branch::branch_off;
use super::keeper::SitDown;
use super::sharing::share_moment;
use super::signs::spots;
use super::table::Table;
use crate::archive::MatchId;
use crate::bots::Level;
use crate::record::{Controller, SeatRecord};
use crate::scene::Look;
use crate::scene::replay::{NoBranch, Outline, Replay, Viewpoint};
use crate::session::Session;
use crate::text::text;
use crate::text::told::{Manner, points_told};
use crate::web::bot::Bots;
use crate::web::places::Spot;
use crate::web::replay::{EntryLine, Film, Player, ReplayScreen, Replayed};
use crate::web::screen::{Art, Screen};
use crate::web::share::Shared;
use crate::web::store::archive;

/// A match of a game in the replay on the screen.
struct Reel<G: Screen> {
    replay: Arc<Replay<G>>,
    /// Table that is drawn.
    table: Table<G>,
    look: Memo<Look<G>>,
    names: Vec<String>,
    /// Name under which it is kept.
    id: MatchId,
    /// Opens a table.
    sit_down: SitDown<G>,
    /// Marks the match as assisted.
    assist: Callback<()>,
}

/// Shows the replay of a match, as far as it was played. `sit_down` opens another table, `assist` marks the match as
/// assisted.
pub fn replay<G: Screen>(
    session: Session<G>,
    looked: Replayed,
    bots: StoredValue<Bots, LocalStorage>,
    sit_down: SitDown<G>,
    assist: Callback<()>,
) -> AnyView {
    let Replayed { id, at, close, .. } = looked;
    let Some((table, player)) = open(session, (id, at), bots, sit_down, assist) else {
        close.run(());
        return ().into_any();
    };
    // Only below here: the table it was opened from keeps its own.
    view! {
        <Provider value=player>
            <Provider value=table>
                <Provider value=player.desk>
                    <ReplayScreen looked />
                </Provider>
            </Provider>
        </Provider>
    }
    .into_any()
}

/// Opens a match at a moment; `None` if there is nothing to look at.
fn open<G: Screen>(
    session: Session<G>,
    (id, at): (MatchId, usize),
    bots: StoredValue<Bots, LocalStorage>,
    sit_down: SitDown<G>,
    assist: Callback<()>,
) -> Option<(Table<G>, Player)> {
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
    let reel = Reel { replay, table, look, names: table.names(), id, sit_down, assist };
    let player = Player::new(Arc::new(reel), Arc::new(table), table.house, moment, from);
    Some((table, player))
}

impl<G: Screen> Film for Reel<G> {
    fn outline(&self) -> &Outline {
        self.replay.outline()
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

    fn named(&self, at: usize, from: Viewpoint) -> Vec<Spot> {
        let entry = self.replay.entry(at, from);
        entry.map_or_else(Vec::new, |entry| spots::<G>(G::named(&entry.events)))
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

    fn branch(&self, at: usize, controllers: Vec<Controller>, closing: &dyn Fn()) {
        let Ok(mut record) = self.replay.branch(at) else { return };
        for (who, controller) in record.seats.iter_mut().zip(controllers) {
            who.controller = controller;
        }
        if let Some(seating) = branch_off(record, self.id, at) {
            closing();
            if self.branch_assists() {
                self.assist.run(());
            }
            self.sit_down.run(Some(seating));
        }
    }

    fn setting(&self) -> Option<String> {
        G::setting(&self.replay.record().setup)
    }

    fn seed(&self) -> Option<String> {
        // It reveals every hidden card.
        let is_over = self.outline().is_over;
        is_over.then(|| text().score().seed(&self.replay.record().seed))
    }

    fn shared(&self, at: Option<usize>) -> Shared {
        let origin = archive().origin(self.id).ok().flatten();
        share_moment(self.replay.record().clone(), at, origin)
    }
}
