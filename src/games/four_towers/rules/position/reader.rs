//! Reading the parts of a position.

use super::{ByClan, ChampionForm, FORMAT, Fault, Flaw, PlayerForm, Pointer, Position};
use crate::games::four_towers::rules::clans::{Clans, Pile};
use crate::games::four_towers::rules::components::{
    Clan, DISPLAY, FOLLOWERS, MOST_CHAMPIONS, MOST_PLAYERS, PLAYERS, TOP, TrackGems, Village,
};
use crate::games::four_towers::rules::land::Land;
use crate::games::four_towers::rules::mats::{Hired, Player, Row};
use crate::games::four_towers::rules::state::{PublicState, State, Turn};
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::rules::position::{quote, read_seed, seed_digits};

/// Most peasants that are read in a row; no row has as many spaces.
const LONGEST_ROW: usize = 15;

/// Reads the state of a position and lists everything that could not be read. With any flaw, the state is
/// only good for finding more of them.
pub(super) fn read(position: &Position) -> (State, Vec<Flaw>) {
    let mut reader = Reader { flaws: Vec::new() };
    let state = reader.state(position);
    (state, reader.flaws)
}

/// Reads the parts of a position and collects every fault. Unreadable parts are replaced by harmless values,
/// so that reading continues.
struct Reader {
    flaws: Vec<Flaw>,
}

impl Reader {
    fn flaw(&mut self, place: Pointer, fault: Fault) {
        self.flaws.push(Flaw { place, fault });
    }

    fn state(&mut self, position: &Position) -> State {
        if position.format != FORMAT {
            self.flaw(Pointer::Field("format"), Fault::Format(position.format));
        }
        let seats = position.players.len();
        if !PLAYERS.contains(&u8::try_from(seats).unwrap_or(u8::MAX)) {
            self.flaw(Pointer::Field("players"), Fault::Length(seats));
        }
        if position.display.len() != DISPLAY {
            self.flaw(Pointer::Field("display"), Fault::Length(position.display.len()));
        }
        let land = Village::ALL.map(|village| {
            self.clans(Pointer::Village(village), &position.land.values[village.index()])
        });
        let pile = |by: ByClan| Pile::from_numbers(by.values);
        let mut state = State {
            table: PublicState {
                players: [Player::default(); MOST_PLAYERS],
                land: Land::from(land),
                supply: pile(position.supply),
                temple: pile(position.temple),
                lords: pile(position.lords),
                demons: pile(position.demons),
                turn: Turn {
                    number: position.turn,
                    play: position.play,
                    drawn: self.clans(Pointer::Field("drawn"), &position.drawn),
                    used: 0,
                    made_lord: position.lord_made,
                    made_demon: position.demon_made,
                    may_demote: position.demotion,
                    owes_spirits: position.spirits,
                },
                track_gems: self.track_gems(&position.track_gems),
                temple_gems: position.temple_gems,
                display: std::array::from_fn(|slot| position.display.get(slot).copied().flatten()),
                seats: seats.min(MOST_PLAYERS) as u8,
                first: position.first,
            },
            seed: self.seed(&position.seed),
        };
        let active = state.table.active();
        for (seat, form) in Seat::first(MOST_PLAYERS as u8).zip(&position.players) {
            *state.table.player_mut(seat) = self.player(seat, form);
            for (place, champion) in form.champions.iter().enumerate().take(MOST_CHAMPIONS) {
                if champion.used && seat == active {
                    state.table.turn.used |= 1 << place;
                } else if champion.used {
                    self.flaw(Pointer::Champion(seat, place), Fault::UsedByAnother);
                }
            }
        }
        state
    }

    fn player(&mut self, seat: Seat, form: &PlayerForm) -> Player {
        let at = |field| Pointer::OfPlayer(seat, field);
        for number in form.followers.values.into_iter().filter(|&number| number > FOLLOWERS) {
            self.flaw(at("followers"), Fault::TooMany(number));
        }
        if form.champions.len() > MOST_CHAMPIONS {
            self.flaw(at("champions"), Fault::Length(form.champions.len()));
        }
        let mut champions = [None; MOST_CHAMPIONS];
        for (place, (champion, form)) in champions.iter_mut().zip(&form.champions).enumerate() {
            *champion = Some(self.champion(Pointer::Champion(seat, place), form));
        }
        Player {
            followers: Clans::from_numbers(form.followers.values),
            mercenaries: self.row(at("mercenaries"), &form.mercenaries),
            merchants: self.clans(at("merchants"), &form.merchants),
            mountaineers: self.row(at("mountaineers"), &form.mountaineers),
            step: form.step,
            is_doubled: form.doubled,
            gems: form.gems,
            champions,
        }
    }

    fn champion(&mut self, place: Pointer, form: &ChampionForm) -> Hired {
        let spirits = self.clans(place, &form.spirits);
        Hired { champion: form.name, gems: form.gems, spirits }
    }

    /// Reads letters of clans, in order.
    fn clans(&mut self, place: Pointer, letters: &str) -> Clans {
        let clans: Option<Clans> = letters.parse().ok();
        let clans = clans.filter(|clans| clans.to_string() == letters);
        if clans.is_none() {
            self.flaw(place, Fault::Clans(quote(letters)));
        }
        clans.unwrap_or_default()
    }

    /// Reads letters of clans in any order.
    fn row(&mut self, place: Pointer, letters: &str) -> Row {
        let clans: Option<Vec<Clan>> = letters.chars().map(Clan::from_letter).collect();
        let clans = clans.filter(|clans| clans.len() <= LONGEST_ROW);
        if clans.is_none() {
            self.flaw(place, Fault::Row(quote(letters)));
        }
        clans.unwrap_or_default().into_iter().collect()
    }

    fn track_gems(&mut self, steps: &[u8]) -> TrackGems {
        let is_on_the_track = steps.iter().all(|&step| step <= TOP);
        if !is_on_the_track || !steps.is_sorted_by(|one, next| one < next) {
            self.flaw(Pointer::Field("track_gems"), Fault::Steps);
        }
        steps.iter().copied().collect()
    }

    fn seed(&mut self, digits: &str) -> Seed {
        let seed = read_seed(digits).filter(|&seed| seed_digits(seed) == digits);
        if seed.is_none() {
            self.flaw(Pointer::Field("seed"), Fault::Seed(quote(digits)));
        }
        seed.unwrap_or(Seed(0))
    }
}
