//! One table on the screen: its session, what is picked, and what follows from both. Everything
//! drawn reads from here, everything clicked comes back here.

use leptos::prelude::*;

use super::bot::{Bots, Purpose};
use super::focus::{self, after_drawing};
use super::follow::Following;
use super::keeper::{Keeper, Seating};
use super::tab::Tab;
use super::table::Hint;
use super::targets::{Picked, Targets};
use crate::archive::{Saved, Unsaved};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::board::Region;
use crate::games::council_of_4::cards::Cards;
use crate::games::council_of_4::components::Politics;
use crate::games::council_of_4::state::Decision;
use crate::games::council_of_4::view::View;
use crate::record::SeatRecord;
use crate::scene::reason::{Reason, why_not_pick};
use crate::scene::replay::Look;
use crate::scene::viewport::{Part, Viewport};
use crate::scene::{Draft, Kind, Outcome, Pick, Scene};
use crate::session::{Session, Stage, WaysBack};
use crate::text::text;

mod deeds;
mod history;
mod saving;

use deeds::Deed;

/// A table of Council of 4.
pub type Table = Session<CouncilOf4>;

/// Whether an action may be done after so many others, where not all that is legal may. Nothing is
/// taken back or done again there by the person at the screen.
pub type Gate = Callback<(usize, Action), bool>;

/// One table on the screen.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table itself.
    pub session: RwSignal<Table>,
    /// What is picked.
    pub draft: RwSignal<Draft>,
    /// Why the last click led nowhere.
    pub note: RwSignal<Option<String>>,
    /// How the match is kept.
    pub saved: RwSignal<Saved<Unsaved>>,
    /// What a narrow screen shows.
    pub tab: RwSignal<Tab>,
    /// Which part of the map a narrow screen shows.
    pub viewport: RwSignal<Viewport>,
    /// Whether the log is open where it is a sheet.
    pub log_open: RwSignal<bool>,
    /// Which of the phone's action lists is open.
    pub list: RwSignal<Option<ActionList>>,
    /// Whether an action was done a moment ago, so that a second tap in its place is an accident.
    pub settling: RwSignal<bool>,
    /// What the city or target under the pointer would complete the draft to.
    pub hover: RwSignal<Option<Pick>>,
    /// What is looked at in the list of legal moves, as if it had been picked.
    pub preview: RwSignal<Option<Draft>>,
    /// What is looked at, else what is picked.
    pub shown: Memo<Draft>,
    /// The kind of action that is open on the receipt; none from the moment it is confirmed.
    pub open: Memo<Option<Kind>>,
    /// What is about to be done: it follows once the receipt has been drawn closed, so that a press
    /// has its answer before all of the table is drawn anew.
    due: RwSignal<Option<Deed>>,
    /// Whether the list of legal moves is open.
    pub moves: RwSignal<bool>,
    /// Whether the keys are listed.
    pub help: RwSignal<bool>,
    /// Whether the person is asked if the match may be marked as assisted.
    pub asking: RwSignal<bool>,
    /// The best actions, if somebody asked for them.
    pub hint: RwSignal<Hint>,
    /// Whether the person is asked if the match may be marked as assisted by a hint.
    pub asking_hint: RwSignal<bool>,
    /// So many actions are to be kept if the answer is yes.
    wanted_back: RwSignal<usize>,
    /// Whether the match is marked as assisted.
    pub assisted: Memo<bool>,
    /// Which entries of the log lead back.
    pub ways_back: Memo<WaysBack>,
    /// Moves with the session, once what happened has been drawn: what tells of it can wait so long.
    pub drawn: RwSignal<u32>,
    /// What the screen shows.
    pub stage: Memo<Stage>,
    /// What the screen may know.
    pub view: Memo<View>,
    /// What may be picked, with what is under the pointer taken as picked.
    pub scene: Memo<Scene>,
    /// What the targets on the table show of that and of what is picked.
    pub picked: RwSignal<Picked>,
    /// What the receipt shows of it.
    pub told: RwSignal<Picked>,
    targets: Targets,
    /// What is shown of what happens.
    pub following: Following,
    /// What keeps the match; none for a table that is not to be kept.
    pub keeper: Option<Keeper>,
    gate: Option<Gate>,
    /// Whether the table is only looked at: then nothing can be picked.
    looks_back: bool,
    /// Whether the bots wait, because something else is on the screen.
    pub resting: RwSignal<bool>,
    pub(super) bots: StoredValue<Bots, LocalStorage>,
}

/// The two lists of actions that a phone opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionList {
    /// The four main actions.
    Main,
    /// The four quick actions.
    Quick,
}

impl Desk {
    /// Puts a session on the screen, and keeps it.
    pub fn new(seating: Seating, bots: StoredValue<Bots, LocalStorage>) -> Desk {
        let Seating { table, kept, is_saved } = seating;
        let desk = Desk { keeper: Some(Keeper::new(kept)), ..Desk::unkept(table, bots) };
        if is_saved {
            desk.saved.set(Saved::Yes);
        } else {
            desk.save();
        }
        desk
    }

    /// Puts a session on the screen that only does what the gate lets through, and is kept nowhere.
    pub fn gated(session: Table, gate: Gate, bots: StoredValue<Bots, LocalStorage>) -> Desk {
        Desk { gate: Some(gate), ..Desk::unkept(session, bots) }
    }

    /// Puts a moment of a match on the screen that is over or goes on elsewhere: it is only looked
    /// at, and nothing that is pressed there does anything.
    pub fn looking_back(
        session: Table,
        look: Memo<Look>,
        bots: StoredValue<Bots, LocalStorage>,
    ) -> Desk {
        let desk = Desk::unkept(session, bots);
        let shown = Memo::new(move |_| look.read().draft.clone());
        let scene = Memo::new(move |_| look.read().scene.clone());
        let targets = Targets::of(desk.draft, shown, desk.hover, scene);
        Desk {
            view: Memo::new(move |_| look.read().view),
            shown,
            scene,
            picked: targets.picked,
            told: targets.told,
            targets,
            looks_back: true,
            ..desk
        }
    }

    /// Puts a session on the screen that is kept nowhere.
    pub fn unkept(session: Table, bots: StoredValue<Bots, LocalStorage>) -> Desk {
        let session = RwSignal::new(session);
        let stage = Memo::new(move |_| session.with(Session::stage));
        let view = Memo::new(move |_| session.with(Session::view));
        let draft = RwSignal::new(Draft::new(&view.get_untracked()));
        let hover = RwSignal::new(None);
        let preview = RwSignal::new(None);
        let shown = Memo::new(move |_| preview.get().unwrap_or_else(|| draft.get()));
        let due = RwSignal::new(None::<Deed>);
        let scene = Memo::new(move |_| {
            let (view, draft) = (view.get(), shown.get());
            let mut scene = Scene::new(&view, &draft);
            // What is under the pointer is previewed until something is picked in its place; marks
            // stay where they are.
            let open = draft.action(&view).is_none();
            if let Some(pick) =
                hover.get().filter(|&pick| open && why_not_pick(&view, &draft, pick).is_none())
            {
                let previewed = draft.pick(&view, pick);
                if previewed.kind == draft.kind
                    && let Some(action) = previewed.action(&view)
                {
                    scene.ready = Outcome::of(&view, action).map(|outcome| (action, outcome));
                    scene.problem = None;
                }
            }
            scene
        });
        let targets = Targets::of(draft, shown, hover, scene);
        let told = targets.told;
        let open = Memo::new(move |_| match due.get() {
            Some(_) => None,
            None => told.read().shown.kind,
        });
        let drawn = RwSignal::new(0);
        Effect::new(move |_| {
            session.track();
            after_drawing(move || _ = drawn.try_update(|count| *count += 1));
        });
        let desk = Desk {
            session,
            draft,
            note: RwSignal::new(None),
            saved: RwSignal::new(Saved::NotYet),
            tab: RwSignal::new(Tab::Map),
            viewport: RwSignal::new(Viewport::of(Part::Around(Region::Hills))),
            log_open: RwSignal::new(false),
            list: RwSignal::new(None),
            settling: RwSignal::new(false),
            hover,
            preview,
            shown,
            open,
            due,
            moves: RwSignal::new(false),
            help: RwSignal::new(false),
            asking: RwSignal::new(false),
            hint: RwSignal::new(Hint::Closed),
            asking_hint: RwSignal::new(false),
            wanted_back: RwSignal::new(0),
            assisted: Memo::new(move |_| session.with(|session| session.record().assisted)),
            ways_back: Memo::new(move |_| session.with(Session::ways_back)),
            drawn,
            stage,
            view,
            scene,
            picked: targets.picked,
            told,
            targets,
            following: Following::new(),
            keeper: None,
            gate: None,
            looks_back: false,
            resting: RwSignal::new(false),
            bots,
        };
        desk.show(draft.get_untracked(), &view.get_untracked());
        desk
    }

    /// The seats of the match.
    pub fn seats(&self) -> Vec<SeatRecord> {
        self.session.with_untracked(|session| session.record().seats.clone())
    }

    /// Whether only some of what is legal may be done.
    pub const fn is_gated(&self) -> bool {
        self.gate.is_some()
    }

    /// The names of the seats.
    pub fn names(&self) -> Vec<String> {
        self.seats().into_iter().map(|seat| seat.name).collect()
    }

    /// Picks something, or says why it leads nowhere.
    pub fn pick(&self, pick: Pick) {
        if self.looks_back {
            return;
        }
        let (view, draft) = (self.view.get_untracked(), self.draft.get_untracked());
        match why_not_pick(&view, &draft, pick) {
            Some(reason) => self.say_why(&reason),
            None => {
                self.targets.wait();
                self.clear();
                self.show(draft.pick(&view, pick), &view);
            }
        }
    }

    /// The pointer is on what can be picked, or leaves it. What that would bring shows once the page
    /// has been drawn as it is: something may have been pressed just now, too.
    pub fn look_at(&self, pick: Option<Pick>) {
        if self.hover.get_untracked() != pick {
            self.targets.wait();
            self.hover.set(pick);
        }
    }

    /// Takes one card more of a pile into the payment, or all of them back when no more will do.
    pub fn pick_card(&self, card: Politics, chosen: u8, size: u8) {
        let (view, draft) = (self.view.get_untracked(), self.draft.get_untracked());
        let add = Pick::AddCard(card);
        if chosen == 0 || chosen < size && why_not_pick(&view, &draft, add).is_none() {
            self.pick(add);
        } else {
            (0..chosen).for_each(|_| self.pick(Pick::DropCard(card)));
        }
    }

    /// Says why something is not available.
    pub fn say_why(&self, reason: &Reason) {
        self.note.set(Some((text().reason)(reason)));
    }

    /// Makes these cards the payment.
    pub fn pay_with(&self, payment: Cards) {
        self.targets.wait();
        self.clear();
        self.draft.update(|draft| draft.cards = payment);
    }

    /// Opens an action on the receipt with all of its steps filled.
    pub fn open(&self, action: Action) {
        if let Some(draft) = Draft::of(action) {
            self.targets.wait();
            self.clear();
            self.show(draft, &self.view.get_untracked());
        }
    }

    /// Opens the list of legal moves, or goes to it.
    pub fn list_moves(&self) {
        self.moves.set(true);
    }

    /// Ends the turn, or says why it can't end.
    pub fn end_turn(&self) {
        match self.scene.get_untracked().end_turn {
            Some(reason) => self.say_why(&reason),
            None => self.play(Action::EndTurn),
        }
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
        self.resting.set(true);
    }

    /// Changes the table in one go, whatever is on its way there.
    pub(super) fn set_up(&self, change: impl FnOnce(&mut Table)) {
        self.bots.with_value(|bots| bots.forget(Purpose::Turn));
        self.following.clear();
        self.session.update(change);
        self.after_change();
    }

    /// Makes this the draft, and turns a narrow screen to where the next target is.
    fn show(&self, draft: Draft, view: &View) {
        let tab = match draft.kind {
            Some(Kind::Elect | Kind::SendServant) if draft.colour.is_none() => Some(Tab::Tracks),
            Some(Kind::Elect | Kind::SendServant) if draft.council.is_none() => Some(Tab::Councils),
            Some(Kind::Acquire) if draft.slot.is_none() => Some(Tab::Councils),
            Some(Kind::ChangePermits) if draft.region.is_none() => Some(Tab::Councils),
            Some(Kind::Place | Kind::PlaceWithQueen) if draft.city.is_none() => Some(Tab::Map),
            Some(Kind::Answer) => match view.table.decision {
                Decision::Token | Decision::TwoTokens => Some(Tab::Map),
                Decision::FreePermit => Some(Tab::Councils),
                Decision::RepeatPermit | Decision::Turn | Decision::Over => None,
            },
            _ => None,
        };
        if let Some(tab) = tab {
            self.tab.set(tab);
        }
        if self.draft.with_untracked(|now| now.kind != draft.kind) {
            focus::let_go(".rib > *");
        }
        self.draft.set(draft);
    }

    /// What was said of the last pick, or looked at for the next, is over.
    fn clear(&self) {
        fn none<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
            // Setting wakes all that reads it, even where nothing changes.
            if signal.with_untracked(Option::is_some) {
                signal.set(None);
            }
        }
        none(self.note);
        none(self.hover);
        none(self.preview);
        none(self.list);
    }

    fn after_change(&self) {
        self.clear();
        self.close_hint();
        let view = self.session.with_untracked(Session::view);
        self.show(Draft::new(&view), &view);
        self.targets.catch_up();
    }
}
