//! One table on the screen: its session, what is picked, and what follows from both. Everything
//! drawn reads from here, everything clicked comes back here.

use leptos::prelude::*;

use super::deed::Deed;
use super::following::Following;
use super::hint::Hint;
use super::selection::Selection;
use crate::archive::Saved;
use crate::record::SeatRecord;
use crate::rules::Game;
use crate::scene::{Legal, Look};
use crate::session::Session;
use crate::web::bot::{Bots, Purpose};
use crate::web::capabilities::Capabilities;
use crate::web::house::House;
use crate::web::keeper::{Keeper, Seating};
use crate::web::screen::Screen;

/// Which of the legal actions may be played after so many others.
pub type Gate<G> = Callback<(usize, <G as Game>::Action), bool>;

/// A table on the screen.
pub struct Table<G: Screen> {
    /// What does not depend on the game.
    pub house: House,
    /// The match that is played here.
    pub session: RwSignal<Session<G>>,
    /// What the screen may know.
    pub view: Memo<G::View>,
    /// What may be done there.
    pub legal: Memo<Legal<G>>,
    /// What is picked, and what may be.
    pub selection: Selection<G>,
    /// The kind of action that is open on the receipt; none from the moment it is confirmed.
    pub open: Memo<Option<G::Kind>>,
    /// What a small screen shows.
    pub small: G::Small,
    /// The best actions, if somebody asked for them.
    pub hint: RwSignal<Hint<G>>,
    /// What is shown of what happens.
    pub following: Following<G>,
    /// What keeps the match; none for a table that is not to be kept.
    pub keeper: Option<Keeper<G>>,
    /// Who plays for the seats that no person has.
    pub bots: StoredValue<Bots, LocalStorage>,
    /// What is about to be done: it follows once the receipt has been drawn closed, so that a press
    /// has its answer before all of the table is drawn anew.
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
    /// Puts a session on the screen, and keeps it.
    pub fn new(seating: Seating<G>, bots: StoredValue<Bots, LocalStorage>) -> Table<G> {
        let Seating { table: session, kept, is_saved } = seating;
        let keeper = Keeper::new(kept);
        let may = Capabilities::of_match(keeper.elsewhere);
        let table = Table { keeper: Some(keeper), ..Table::played(session, may, bots) };
        if is_saved {
            table.house.saved.set(Saved::Yes);
        } else {
            table.save();
        }
        table
    }

    /// Puts the session of a lesson on the screen that only does what the gate lets through, and is
    /// kept nowhere.
    pub fn of_lesson(
        session: Session<G>,
        gate: Gate<G>,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Table<G> {
        Table { gate, ..Table::played(session, Capabilities::lesson(), bots) }
    }

    /// Puts a session on the screen that shows what would have been, and is kept nowhere.
    pub fn what_if(session: Session<G>, bots: StoredValue<Bots, LocalStorage>) -> Table<G> {
        Table::played(session, Capabilities::what_if(), bots)
    }

    /// Puts a moment of a match on the screen that is over or goes on elsewhere: it is only looked
    /// at, and nothing that is pressed there does anything.
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
        let due = RwSignal::new(None::<Deed<G::Action>>);
        let told = selection.told;
        Table {
            house: House::of(session, may),
            session,
            view,
            legal,
            selection,
            open: Memo::new(move |_| match due.get() {
                Some(_) => None,
                None => G::kind(&told.read().shown),
            }),
            small: G::small(),
            hint: RwSignal::new(Hint::Closed),
            following: Following::new(),
            keeper: None,
            bots,
            due,
            gate: Callback::new(|_| true),
        }
    }

    /// The seats of the match.
    pub fn seats(&self) -> Vec<SeatRecord> {
        self.session.with_untracked(|session| session.record().seats.clone())
    }

    /// The names of the seats.
    pub fn names(&self) -> Vec<String> {
        self.seats().into_iter().map(|seat| seat.name).collect()
    }

    /// The person whose turn it is takes the screen.
    pub fn take_over(&self) {
        self.session.update(Session::take_over);
        self.after_change();
    }

    /// Hides the hand.
    pub fn hide(&self) {
        self.session.update(Session::hide);
        self.after_change();
    }

    /// Stops asking bots for this table.
    pub fn leave(&self) {
        self.bots.with_value(|bots| Purpose::ALL.map(|purpose| bots.forget(purpose)));
    }

    /// Lets the bots wait until they may go on: what one of them had chosen it will choose again.
    pub fn rest(&self) {
        self.bots.with_value(|bots| bots.forget(Purpose::Turn));
        self.following.clear();
        self.house.resting.set(true);
    }

    /// Changes the table in one go, whatever is on its way there.
    pub fn set_up(&self, change: impl FnOnce(&mut Session<G>)) {
        self.bots.with_value(|bots| bots.forget(Purpose::Turn));
        self.following.clear();
        self.session.update(change);
        self.after_change();
    }
}
