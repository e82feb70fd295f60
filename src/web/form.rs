//! Choices for a new game: its seats and its seed here, the others by its game.

use std::any::Any;
use std::ops::RangeInclusive;

use js_sys::JsString;
use leptos::prelude::*;

use super::own_name::own_name;
use super::seed::new_seed;
use crate::bots::Level;
use crate::record::new_seed::typed;
use crate::record::{Controller, SeatColour, SeatRecord, has_hidden_signs};
use crate::rules::Seat;
use crate::text::people::PROPOSED;
use crate::text::text;

/// Maximum number of players in any game.
pub const MOST_SEATS: usize = SeatColour::ALL.len();

/// Returns the names that a form proposes: first that of the person here, if it is known.
fn names() -> [String; MOST_SEATS] {
    let mut names = PROPOSED.map(str::to_owned);
    if let Some(own) = own_name() {
        if let Some(twin) = names.iter().position(|name| *name == own) {
            names.swap(0, twin);
        }
        names[0] = own;
    }
    names
}

/// Own choices of a game, with their owner.
type Own = (Owner, Box<dyn Any>);

/// Choices for one seat.
#[derive(Clone, Copy)]
pub struct SeatForm {
    pub name: RwSignal<String>,
    /// Whether a person decides.
    pub person: RwSignal<bool>,
    /// Level of the bot, if one does.
    pub level: RwSignal<Level>,
    /// Colour of the pieces.
    pub colour: RwSignal<SeatColour>,
}

/// All choices for a new game.
#[derive(Clone, Copy)]
pub struct Form {
    pub players: RwSignal<u8>,
    /// Seats, of which the first ones play.
    pub seats: [SeatForm; MOST_SEATS],
    /// Seat that begins; random if none is chosen.
    pub first: RwSignal<Option<Seat>>,
    /// Text the seed is made from.
    pub seed: RwSignal<String>,
    /// Whether several persons play by link, each on a device of their own.
    pub by_link: RwSignal<bool>,
    /// Whether it was asked for by someone who has no match yet.
    pub is_pulled: RwSignal<bool>,
    /// Owner of all signals here.
    owner: StoredValue<Option<Owner>>,
    /// Own choices of each game chosen so far.
    own: StoredValue<Vec<Own>, LocalStorage>,
}

impl Form {
    /// Returns a form for one person against bots. It lives as long as the current owner.
    pub fn new(players: u8) -> Form {
        let names = names();
        let seat = |at: usize| SeatForm {
            name: RwSignal::new(names[at].clone()),
            person: RwSignal::new(at == 0),
            level: RwSignal::new(Level::Adept),
            colour: RwSignal::new(SeatColour::ALL[at]),
        };
        Form {
            players: RwSignal::new(players),
            seats: std::array::from_fn(seat),
            first: RwSignal::new(None),
            seed: RwSignal::new(new_seed()),
            by_link: RwSignal::new(false),
            is_pulled: RwSignal::new(false),
            owner: StoredValue::new(Owner::current()),
            own: StoredValue::new_local(Vec::new()),
        }
    }

    /// Resets the form, with another seed, to this number of players.
    pub fn begin_anew(self, players: u8) {
        self.players.set(players);
        self.first.set(None);
        self.by_link.set(false);
        let names = names();
        for (at, seat) in self.seats.iter().enumerate() {
            seat.name.set(names[at].clone());
            seat.person.set(at == 0);
            seat.level.set(Level::Adept);
            seat.colour.set(SeatColour::ALL[at]);
        }
        self.seed.set(new_seed());
        self.own.set_value(Vec::new());
    }

    /// Limits the number of players and the levels of bots to what a game offers.
    pub fn fit(self, seats: &RangeInclusive<u8>, levels: &[Level]) {
        let players = self.players.get_untracked();
        let fitting = players.clamp(*seats.start(), *seats.end());
        if fitting != players {
            self.players.set(fitting);
        }
        for seat in &self.seats {
            let level = seat.level.get_untracked();
            let fitting = level.within(levels);
            if fitting != level {
                seat.level.set(fitting);
            }
        }
    }

    /// Returns the game's own choices, which all callers share; created by `make` on the first call.
    pub fn own<T: Copy + 'static>(self, make: impl FnOnce() -> T) -> T {
        let found = |own: &Vec<Own>| own.iter().find_map(|(_, own)| own.downcast_ref().copied());
        self.own.with_value(found).unwrap_or_else(|| {
            // The caller may be gone before its choices are.
            let owner = self.owner.get_value().map_or_else(Owner::new, |owner| owner.child());
            let own = owner.with(make);
            self.own.update_value(|all| all.push((owner, Box::new(own))));
            own
        })
    }

    /// Gives a seat a colour, exchanging it with the seat that had it.
    pub fn set_colour(&self, at: usize, colour: SeatColour) {
        let old = self.seats[at].colour.get_untracked();
        for seat in &self.seats {
            if seat.colour.get_untracked() == colour {
                seat.colour.set(old);
            }
        }
        self.seats[at].colour.set(colour);
    }

    /// Whether more than one person plays.
    pub fn several_persons(&self) -> bool {
        let seats = &self.seats[..usize::from(self.players.get())];
        seats.iter().filter(|seat| seat.person.get()).count() > 1
    }

    /// Returns the seat of this device's person, the first one, if several play by link.
    pub fn own_seat_by_link(&self) -> Option<Seat> {
        let by_link = self.by_link.get() && self.several_persons();
        let first = self.seats.iter().position(|seat| seat.person.get())?;
        by_link.then(|| u8::try_from(first).ok().map(Seat)).flatten()
    }

    /// Returns the reason the game can't start, if it can't.
    pub fn problem(&self) -> Option<String> {
        let players = usize::from(self.players.get());
        let words = text().setup();
        let wrong = |(at, seat): (usize, &SeatForm)| {
            let name = seat.name.get();
            match SeatRecord::clean_name(&name).is_empty() {
                true => Some(words.name_missing(at + 1)),
                false => has_hidden_signs(&name).then(|| words.name_hides(at + 1)),
            }
        };
        self.seats[..players].iter().enumerate().find_map(wrong).or_else(|| {
            let no_seed = typed(&self.seed.get()).is_empty();
            no_seed.then(|| words.seed_missing().to_owned())
        })
    }

    /// Returns the seed that the text means.
    pub fn seed(&self) -> String {
        // A letter with an accent may be one sign or two.
        let composed = JsString::from(self.seed.get_untracked()).normalize("NFC");
        typed(&String::from(composed))
    }

    /// Returns the seat that begins, if one is chosen that plays.
    pub fn first(self) -> Option<Seat> {
        self.first.get_untracked().filter(|seat| seat.0 < self.players.get_untracked())
    }

    /// Returns the seats as they are set up.
    pub fn records(&self) -> Vec<SeatRecord> {
        let seat = |form: &SeatForm| SeatRecord {
            name: SeatRecord::clean_name(&form.name.get_untracked()),
            colour: form.colour.get_untracked(),
            controller: if form.person.get_untracked() {
                Controller::Person
            } else {
                Controller::Bot(form.level.get_untracked())
            },
        };
        self.seats[..usize::from(self.players.get_untracked())].iter().map(seat).collect()
    }
}
