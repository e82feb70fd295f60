//! One table on the screen: its session, the picks, and their results. All drawing reads from here, all
//! clicks come back here.

use leptos::prelude::*;

use super::deed::Deed;
use super::following::Following;
use super::hint::Hint;
use super::house::house_of;
use super::keeper::{Keeper, Seating};
use super::results::Results;
use super::selection::Selection;
use super::small::Small;
use crate::archive::Saved;
use crate::record::{SeatRecord, told_apart};
use crate::rules::{Game, Seat};
use crate::scene::{At, Legal, Look, Picked};
use crate::session::Session;
use crate::text::name_of;
use crate::web::bot::{Bots, Purpose};
use crate::web::capabilities::Capabilities;
use crate::web::house::House;
use crate::web::screen::Screen;
use crate::web::settings::preferences;

/// Answer of a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// The action is played.
    Open,
    /// It is not played, and the person is told why.
    Closed(&'static str),
    /// It is not played: something else comes of it.
    Elsewhere,
}

/// Callback that decides whether a legal action is played after this many others.
pub type Gate<G> = Callback<(usize, <G as Game>::Action), Passage>;

/// A table on the screen.
pub struct Table<G: Screen> {
    /// Half that does not depend on the game.
    pub house: House,
    /// Match in play.
    pub session: RwSignal<Session<G>>,
    /// View of the screen.
    pub view: Memo<G::View>,
    /// Legal actions.
    pub legal: Memo<Legal<G>>,
    /// Current and possible picks.
    pub selection: Selection<G>,
    /// Kind of action open in the preview; `None` as soon as it is confirmed.
    pub open: Memo<Option<G::Kind>>,
    /// What a phone shows of it.
    pub small: Small<G>,
    /// Best actions, if requested.
    pub hint: RwSignal<Hint<G>>,
    /// Results that the person has not taken note of.
    pub results: Results,
    /// Display of events.
    pub following: Following<G>,
    /// Keeper of the match; `None` for a table that is not kept.
    pub keeper: Option<Keeper<G>>,
    /// Bots for the seats that no person plays.
    pub bots: StoredValue<Bots, LocalStorage>,
    /// Open decision, carried out after the closed preview has been drawn, so that a press has its
    /// response before the whole table is drawn again.
    pub(super) due: RwSignal<Option<Deed<G::Action>>>,
    pub(super) gate: Gate<G>,
}

impl<G: Screen> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        *self
    }
}

impl<G: Screen> Copy for Table<G> {}

impl<G: Screen> Table<G> {
    /// Puts a session on the screen, and saves it.
    pub fn new(seating: Seating<G>, bots: StoredValue<Bots, LocalStorage>) -> Table<G> {
        let Seating { table: session, kept, is_saved, takes, learns: _ } = seating;
        let keeper = Keeper::new(kept, takes);
        let may = Capabilities::of_match(keeper.holder);
        let table = Table { keeper: Some(keeper), ..Table::played(session, may, bots) };
        if is_saved {
            table.house.saved.set(Saved::Yes);
        } else {
            table.save();
        }
        table
    }

    /// Puts the session of a lesson on the screen, limited by the gate and not saved.
    pub fn of_lesson(
        session: Session<G>,
        gate: Gate<G>,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Table<G> {
        Table { gate, ..Table::played(session, Capabilities::lesson(), bots) }
    }

    /// Puts the session of a puzzle on the screen, whose gate takes the answer, and which is not saved.
    pub fn of_puzzle(
        session: Session<G>,
        gate: Gate<G>,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Table<G> {
        Table { gate, ..Table::played(session, Capabilities::puzzle(), bots) }
    }

    /// Puts the session of a what-if on the screen, which is not saved.
    pub fn what_if(session: Session<G>, bots: StoredValue<Bots, LocalStorage>) -> Table<G> {
        Table::played(session, Capabilities::what_if(), bots)
    }

    /// Puts a moment of a replay on the screen, which is only looked at: presses have no effect.
    pub fn looking_back(
        session: Session<G>,
        look: Memo<Look<G>>,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Table<G> {
        let selection = Selection::looking_back(&session.view(), look);
        let view = Memo::new(move |_| look.read().view.clone());
        let legal = Memo::new(move |_| view.with(Legal::of));
        let session = RwSignal::new(session);
        Table::of(session, view, legal, selection, Capabilities::looking_back(), bots)
    }

    fn played(
        session: Session<G>,
        may: Capabilities,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Table<G> {
        let session = RwSignal::new(session);
        let view = Memo::new(move |_| session.with(Session::view));
        let legal = Memo::new(move |_| view.with(Legal::of));
        let selection = Selection::new(view, legal);
        let table = Table::of(session, view, legal, selection, may, bots);
        table.show(selection.draft.get_untracked(), &view.get_untracked());
        table
    }

    fn of(
        session: RwSignal<Session<G>>,
        view: Memo<G::View>,
        legal: Memo<Legal<G>>,
        selection: Selection<G>,
        may: Capabilities,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Table<G> {
        let language = preferences().language;
        let due = RwSignal::new(None::<Deed<G::Action>>);
        let told = selection.told;
        let following = Following::new();
        let results = Results::of(session, following, may);
        let prompt = Memo::new(move |_| {
            language.track();
            match due.get() {
                Some(_) => None,
                None => read_at(session, view, legal, told, G::prompt),
            }
        });
        Table {
            house: house_of(session, may, prompt, following.showing, results),
            session,
            view,
            legal,
            selection,
            open: Memo::new(move |_| match due.get() {
                Some(_) => None,
                None => G::kind(&told.read().shown),
            }),
            small: Small::first(),
            hint: RwSignal::new(Hint::Closed),
            results,
            following,
            keeper: None,
            bots,
            due,
            gate: Callback::new(|_| Passage::Open),
        }
    }

    /// Returns the seats of the match, told apart.
    pub fn seats(&self) -> Vec<SeatRecord> {
        self.house.seats.get_untracked()
    }

    /// Returns the names of the seats.
    pub fn names(&self) -> Vec<String> {
        names(&self.seats())
    }

    /// Returns how the bot of a seat plays, in a sentence, if it has a temperament.
    pub fn temper_told(&self, seat: Seat) -> Option<String> {
        let temper = self.session.with_untracked(|session| session.temper_of(seat))?;
        Some((G::cover().temper)(&name_of(&self.names(), seat), temper))
    }

    /// Hides the hand.
    pub fn hide(&self) {
        self.session.update(Session::hide);
        self.after_change();
    }

    /// Cancels this table's questions to bots.
    pub fn leave(&self) {
        self.bots.with_value(|bots| Purpose::ALL.map(|purpose| bots.forget(purpose)));
    }

    /// Pauses the bots; a choice not yet played will be made again.
    pub fn rest(&self) {
        self.bots.with_value(|bots| bots.forget(Purpose::Turn));
        self.following.clear();
        self.following.tell_no_more();
        self.house.resting.set(true);
    }

    /// Changes the table in one step, ending all movements and showing no results.
    pub fn set_up(&self, change: impl FnOnce(&mut Session<G>)) {
        self.bots.with_value(|bots| bots.forget(Purpose::Turn));
        self.following.clear();
        self.following.tell_no_more();
        self.session.update(change);
        self.results.pass_over(self.session.with_untracked(Session::played));
        self.after_change();
    }
}

/// Reads a table as it stands, and stays up to date with it.
pub(super) fn read_at<G: Screen, T>(
    session: RwSignal<Session<G>>,
    view: Memo<G::View>,
    legal: Memo<Legal<G>>,
    told: RwSignal<Picked<G>>,
    read: impl FnOnce(&At<'_, G>) -> T,
) -> T {
    let (view, legal, picked) = (view.read(), legal.read(), told.read());
    session.with(|session| {
        let names = names(&told_apart(&session.record().seats));
        read(&At { session, view: &view, legal: &legal, picked: &picked, names: &names })
    })
}

fn names(seats: &[SeatRecord]) -> Vec<String> {
    seats.iter().map(|seat| seat.name.clone()).collect()
}
