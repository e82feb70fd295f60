//! Origin of every point of a game: the entries of the log that changed a number of the score sheet, and the points
//! that the game would have had after each turn.

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Clan, Trade};
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::rules::{Action, Cause, Event, PublicState, Score};
use crate::rules::Seat;
use crate::scene::turning::{TurningPoint, turning_points};
use crate::session::Entry;

/// Row of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// Followers of a clan times its lords.
    Followers(Clan),
    /// Mercenaries, merchants or mountaineers.
    Trade(Trade),
    /// The bonuses of champions.
    Champions,
    /// Gems and spirits.
    Tokens,
    /// The track, also where it counts twice.
    Influence,
}

impl Row {
    /// Every row, in the order of the score sheet.
    pub const ALL: [Row; 10] = [
        Row::Followers(Clan::Red),
        Row::Followers(Clan::Yellow),
        Row::Followers(Clan::Green),
        Row::Followers(Clan::Blue),
        Row::Trade(Trade::Mercenary),
        Row::Trade(Trade::Merchant),
        Row::Trade(Trade::Mountaineer),
        Row::Champions,
        Row::Tokens,
        Row::Influence,
    ];

    /// Returns its points in a score.
    pub fn points(self, score: &Score) -> u16 {
        match self {
            Row::Followers(clan) => score.followers[clan.index()],
            Row::Trade(trade) => score.of(Cause::Trade(trade)),
            Row::Champions => score.of(Cause::Champions),
            Row::Tokens => score.of(Cause::Tokens),
            Row::Influence => score.of(Cause::Influence) + score.of(Cause::Doubled),
        }
    }
}

/// Change of a row of a seat's score, had the game ended then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Index of the entry of the log.
    pub entry: usize,
    /// Number of the round, from 1.
    pub round: u8,
    pub seat: Seat,
    pub row: Row,
    /// Its points before and after.
    pub points: (u16, u16),
}

/// A turn that is over, with the points that the game would have had after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Indices of its first entry of the log, and of its last one.
    pub entries: (usize, usize),
    /// Number of the round, from 1.
    pub round: u8,
    pub seat: Seat,
    /// What happened in it.
    pub events: Vec<Event>,
    /// Points of every seat, in seating order.
    pub points: Vec<u16>,
}

/// Origins of all points of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Changes in the order of the log.
    pub changes: Vec<Change>,
    /// Turns in the order of the log.
    pub moments: Vec<Moment>,
}

impl Trace {
    /// Returns the trace of a log that begins at a table.
    pub fn of(start: &PublicState, log: impl IntoIterator<Item = Entry<FourTowers>>) -> Trace {
        let mut table = *start;
        let mut trace = Trace::default();
        let (mut first, mut events) = (0, Vec::new());
        for (entry, one) in log.into_iter().enumerate() {
            let Some(after) = one.action.map(|action| follow(&table, action, &one.events)) else {
                continue;
            };
            trace.add_changes(entry, &table, &after);
            events.extend(one.events);
            if events.iter().any(|event| matches!(event, Event::TurnEnded { .. })) {
                trace.moments.push(Moment {
                    entries: (first, entry),
                    round: round(&table),
                    seat: table.active(),
                    events: std::mem::take(&mut events),
                    points: after.each_seat().map(|seat| score(&after, seat).total()).collect(),
                });
                first = entry + 1;
            }
            table = after;
        }
        trace
    }

    fn add_changes(&mut self, entry: usize, before: &PublicState, after: &PublicState) {
        for seat in before.each_seat() {
            let (was, is) = (score(before, seat), score(after, seat));
            self.changes.extend(Row::ALL.into_iter().filter_map(|row| {
                let points = (row.points(&was), row.points(&is));
                let round = round(before);
                (points.0 != points.1).then_some(Change { entry, round, seat, row, points })
            }));
        }
    }

    /// Returns the changes of a seat in a row of the score sheet, or in all.
    pub fn behind(&self, seat: Seat, row: Option<Row>) -> impl Iterator<Item = &Change> {
        let is_of =
            move |change: &&Change| change.seat == seat && row.is_none_or(|row| change.row == row);
        self.changes.iter().filter(is_of)
    }

    /// Returns the turns that changed the points most, at most this many, in the order of the log. If equal, the
    /// earlier one is taken.
    pub fn turning_points(&self, most: usize) -> Vec<TurningPoint> {
        turning_points(self.moments.iter().map(|moment| &*moment.points), most)
    }
}

/// Returns the table after an action, with the champions that turned up.
fn follow(table: &PublicState, action: Action, events: &[Event]) -> PublicState {
    let mut after = table.after(action);
    for event in events {
        if let Event::ChampionRevealed { slot, champion } = *event
            && let Some(place) = after.display.get_mut(slot.index())
        {
            *place = Some(champion);
        }
    }
    after
}

fn round(table: &PublicState) -> u8 {
    (table.turn.number / table.seats().max(1)).saturating_add(1)
}
