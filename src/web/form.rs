//! What is chosen for a new game: its seats and its seed here, what else a game asks for by itself.

use std::any::Any;
use std::ops::RangeInclusive;

use leptos::prelude::*;

use super::seed::new_seed;
use crate::bots::Level;
use crate::record::{Controller, SeatColour, SeatRecord};
use crate::text::text;

/// No game is for more.
pub const MOST_SEATS: usize = SeatColour::ALL.len();

/// What a game asks for by itself, and whose that is.
type Own = (Owner, Box<dyn Any>);

/// What is chosen for one seat.
#[derive(Clone, Copy)]
pub struct SeatForm {
    /// The name.
    pub name: RwSignal<String>,
    /// Whether a person decides.
    pub person: RwSignal<bool>,
    /// The level of the bot, if one does.
    pub level: RwSignal<Level>,
    /// The colour of the pieces.
    pub colour: RwSignal<SeatColour>,
}

/// All that is chosen for a new game.
#[derive(Clone, Copy)]
pub struct Form {
    /// How many play.
    pub players: RwSignal<u8>,
    /// The seats, of which the first so many play.
    pub seats: [SeatForm; MOST_SEATS],
    /// The text that the seed is made of.
    pub seed: RwSignal<String>,
    /// Whose all of this is.
    owner: StoredValue<Option<Owner>>,
    /// Of each game that was chosen meanwhile.
    own: StoredValue<Vec<Own>, LocalStorage>,
}

impl Form {
    /// A game of a person against bots, for so many. It lives as long as whatever is being drawn.
    pub fn new(players: u8) -> Form {
        let seat = |at: usize| SeatForm {
            name: RwSignal::new(text().setup().names[at].to_owned()),
            person: RwSignal::new(at == 0),
            level: RwSignal::new(Level::Adept),
            colour: RwSignal::new(SeatColour::ALL[at]),
        };
        Form {
            players: RwSignal::new(players),
            seats: std::array::from_fn(seat),
            seed: RwSignal::new(new_seed()),
            owner: StoredValue::new(Owner::current()),
            own: StoredValue::new_local(Vec::new()),
        }
    }

    /// As it was in the beginning, with another seed, for so many.
    pub fn begin_anew(self, players: u8) {
        self.players.set(players);
        for (at, seat) in self.seats.iter().enumerate() {
            seat.name.set(text().setup().names[at].to_owned());
            seat.person.set(at == 0);
            seat.level.set(Level::Adept);
            seat.colour.set(SeatColour::ALL[at]);
        }
        self.seed.set(new_seed());
        self.own.set_value(Vec::new());
    }

    /// Lets no fewer and no more play than may.
    pub fn fit(self, seats: &RangeInclusive<u8>) {
        let players = self.players.get_untracked();
        let fitting = players.clamp(*seats.start(), *seats.end());
        if fitting != players {
            self.players.set(fitting);
        }
    }

    /// What the game chooses from by itself, the same for everybody; as `make` has it if nobody asked
    /// yet.
    pub fn own<T: Copy + 'static>(self, make: impl FnOnce() -> T) -> T {
        let found = |own: &Vec<Own>| own.iter().find_map(|(_, own)| own.downcast_ref().copied());
        self.own.with_value(found).unwrap_or_else(|| {
            // Whoever asks may be gone before it is.
            let owner = self.owner.get_value().map_or_else(Owner::new, |owner| owner.child());
            let own = owner.with(make);
            self.own.update_value(|all| all.push((owner, Box::new(own))));
            own
        })
    }

    /// Gives the seat a colour; who had it gets the seat's old one.
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

    /// Why the game can't start, if it can't.
    pub fn problem(&self) -> Option<String> {
        let players = usize::from(self.players.get());
        let nameless = |seat: &SeatForm| SeatRecord::clean_name(&seat.name.get()).is_empty();
        match self.seats[..players].iter().position(nameless) {
            Some(at) => Some((text().setup().name_missing)(at + 1)),
            None => {
                let no_seed = self.seed.get().trim().is_empty();
                no_seed.then(|| text().setup().seed_missing.to_owned())
            }
        }
    }

    /// Who plays, as it stands.
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
