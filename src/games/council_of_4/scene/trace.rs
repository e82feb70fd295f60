//! Origin of every VP of a game: each is traced to the entry of the log that brought it.
//!
//! Only the log is read, no state: anything it lacks would be missing from the sums.

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Permit, QUEENS_REWARDS, RewardTile};
use crate::games::council_of_4::rules::scoring::{
    cause_of_tile, most_permits_vp, nobility_rank_vp,
};
use crate::games::council_of_4::rules::{Cause, City, Event, Gained, Source};
use crate::rules::Seat;
use crate::session::Entry;

/// Origin of VP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The bonuses of a permit.
    Permit(Permit),
    /// The token of a city.
    Token(City),
    /// A space of the nobility track.
    NobilitySpace {
        /// Number of the space, 1-20.
        space: u8,
        /// Permit or token that brought the step; `None` if the log does not contain the step.
        by: Option<Source>,
    },
    /// The placement of all merchants before anyone else.
    LastMerchant,
    /// A reward tile.
    RewardTile(RewardTile),
    /// A queen's reward tile.
    QueensReward {
        /// Index of the tile, 0 for the top one.
        place: u8,
        /// Reward tile that it came with.
        with: RewardTile,
    },
    /// First or second place on the nobility track at the end.
    NobilityRank,
    /// The most permits at the end.
    MostPermits,
}

impl Origin {
    /// Returns the row of the score sheet that counts it.
    pub fn cause(self) -> Cause {
        match self {
            Origin::Permit(_) => Cause::Permits,
            Origin::Token(_) => Cause::Tokens,
            Origin::NobilitySpace { .. } => Cause::NobilitySpaces,
            Origin::LastMerchant => Cause::LastMerchant,
            Origin::RewardTile(tile) => cause_of_tile(tile),
            Origin::QueensReward { .. } => Cause::QueensRewards,
            Origin::NobilityRank => Cause::NobilityRank,
            Origin::MostPermits => Cause::MostPermits,
        }
    }
}

/// VP gained together from one origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Seat that gained them.
    pub seat: Seat,
    /// Number of VP, at least 1.
    pub points: u16,
    /// Origin of the VP.
    pub origin: Origin,
    /// Index of the entry of the log. The comparisons at the end belong to the entry that ended the game,
    /// or to none until then.
    pub entry: Option<usize>,
    /// Number of the turn, counted from 1 over all players.
    pub turn: u16,
}

/// Rank of a seat among the others in a comparison at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Own space or number of permits.
    pub own: u8,
    /// Those of the others, highest first.
    pub others: Vec<(Seat, u8)>,
}

impl Standing {
    /// Returns the number of others that are higher.
    pub fn ahead(&self) -> usize {
        self.others.iter().filter(|&&(_, other)| other > self.own).count()
    }

    /// Returns the number of others that are level.
    pub fn level(&self) -> usize {
        self.others.iter().filter(|&&(_, other)| other == self.own).count()
    }
}

/// VP that one entry of the log brought the acting seat, tiles included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leap {
    /// Index of the entry.
    pub entry: usize,
    /// Total VP of the entry.
    pub points: u16,
    /// Whether it put the acting seat alone in front, tiles counted.
    pub takes_the_lead: bool,
}

/// Origins of all VP of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Gains in the order of the log, then those of the comparisons at the end.
    pub gains: Vec<Gain>,
    /// Number of turns begun, over all players.
    turns: u16,
    /// Space of each seat on the nobility track.
    nobility: Vec<u8>,
    /// Number of permits of each seat, ready and used.
    permits: Vec<u8>,
}

impl Trace {
    /// Returns the trace of a log that begins with the game, for this many seats. The comparisons at the
    /// end are made as if the game ended with the log.
    pub fn of(log: impl IntoIterator<Item = Entry<CouncilOf4>>, seats: u8) -> Trace {
        let none = vec![0; usize::from(seats)];
        let mut trace =
            Trace { gains: Vec::new(), turns: 1, nobility: none.clone(), permits: none };
        let mut step = None;
        let mut ended = None;
        for (index, entry) in log.into_iter().enumerate() {
            for event in entry.events {
                if event == Event::GameEnded {
                    ended = Some(index);
                }
                trace.follow(event, index, &mut step);
            }
        }
        for seat in Seat::first(seats) {
            let points = nobility_rank_vp(&trace.nobility, trace.nobility[seat.index()]);
            trace.add(seat, points, Origin::NobilityRank, ended);
        }
        for seat in Seat::first(seats) {
            let points = most_permits_vp(&trace.permits, trace.permits[seat.index()]);
            trace.add(seat, points, Origin::MostPermits, ended);
        }
        trace
    }

    /// Adds the gains of an event. `step` is the source of the last step on the nobility track.
    fn follow(&mut self, event: Event, index: usize, step: &mut Option<Source>) {
        let entry = Some(index);
        match event {
            Event::TurnBegan { number, .. } => self.turns = number.saturating_add(1),
            Event::PermitTaken { seat, .. } => {
                if let Some(permits) = self.permits.get_mut(seat.index()) {
                    *permits += 1;
                }
            }
            Event::RewardTileClaimed { seat, tile, queens_reward } => {
                self.add(seat, tile.vp(), Origin::RewardTile(tile), entry);
                if let Some(place) = queens_reward
                    && let Some(&points) = QUEENS_REWARDS.get(usize::from(place))
                {
                    self.add(seat, points, Origin::QueensReward { place, with: tile }, entry);
                }
            }
            Event::Gained { seat, gain: Gained::NobilityStep(space), source } => {
                *step = Some(source);
                if let Some(own) = self.nobility.get_mut(seat.index()) {
                    *own = space;
                }
            }
            Event::Gained { seat, gain: Gained::Vp(points), source } => {
                let origin = match source {
                    Source::Permit(permit) => Origin::Permit(permit),
                    Source::Token(city) => Origin::Token(city),
                    Source::NobilitySpace(space) => Origin::NobilitySpace { space, by: *step },
                    Source::LastMerchant => Origin::LastMerchant,
                    // No action itself brings VP.
                    Source::Action => return,
                };
                self.add(seat, points, origin, entry);
            }
            _ => {}
        }
    }

    fn add(&mut self, seat: Seat, points: u16, origin: Origin, entry: Option<usize>) {
        if points > 0 {
            let turn = self.turns;
            self.gains.push(Gain { seat, points, origin, entry, turn });
        }
    }

    /// Returns the gains of a seat from one cause, or from all.
    pub fn behind(&self, seat: Seat, cause: Option<Cause>) -> impl Iterator<Item = &Gain> {
        self.gains.iter().filter(move |gain| {
            gain.seat == seat && cause.is_none_or(|cause| gain.origin.cause() == cause)
        })
    }

    /// Returns the rank of a seat on the nobility track.
    pub fn nobility(&self, seat: Seat) -> Standing {
        standing(&self.nobility, seat)
    }

    /// Returns the rank of a seat in permits.
    pub fn permits(&self, seat: Seat) -> Standing {
        standing(&self.permits, seat)
    }

    /// Returns the entries that brought the most VP, at most this many, in the order of the log. If
    /// equal, the earlier one is taken.
    pub fn largest_leaps(&self, most: usize) -> Vec<Leap> {
        let compared =
            |gain: &&Gain| !matches!(gain.origin, Origin::NobilityRank | Origin::MostPermits);
        let gains: Vec<&Gain> = self.gains.iter().filter(compared).collect();
        let mut points = vec![0_u16; self.nobility.len()];
        let mut leaps = Vec::new();
        for together in gains.chunk_by(|one, next| one.entry == next.entry) {
            let Some(&&Gain { seat, entry: Some(entry), .. }) = together.first() else {
                continue;
            };
            let sum = together.iter().fold(0_u16, |sum, gain| sum.saturating_add(gain.points));
            let led = alone_in_front(&points, seat);
            if let Some(own) = points.get_mut(seat.index()) {
                *own = own.saturating_add(sum);
            }
            let takes_the_lead = !led && alone_in_front(&points, seat);
            leaps.push(Leap { entry, points: sum, takes_the_lead });
        }
        leaps.sort_by_key(|leap| std::cmp::Reverse(leap.points));
        leaps.truncate(most);
        leaps.sort_by_key(|leap| leap.entry);
        leaps
    }
}

fn standing(all: &[u8], seat: Seat) -> Standing {
    let of = |seat: Seat| all.get(seat.index()).copied().unwrap_or_default();
    let mut others: Vec<(Seat, u8)> = Seat::first(all.len() as u8)
        .filter(|&other| other != seat)
        .map(|other| (other, of(other)))
        .collect();
    others.sort_by_key(|&(_, other)| std::cmp::Reverse(other));
    Standing { own: of(seat), others }
}

fn alone_in_front(points: &[u16], seat: Seat) -> bool {
    let own = points.get(seat.index()).copied().unwrap_or_default();
    points.iter().enumerate().all(|(at, &other)| at == seat.index() || other < own)
}
