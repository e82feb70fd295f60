//! Who won, and by how much.

use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::text;

/// Winners of a match.
pub struct Winners {
    /// Their seats; several if they share the victory.
    pub seats: Vec<Seat>,
    /// Their lead in words; `None` if they share the victory or are alone.
    pub lead: Option<String>,
}

impl Winners {
    /// Returns those of a match that ended so, with a way to say points.
    pub fn of(standings: &[Vec<(Seat, u16)>], say: fn(u16) -> String) -> Winners {
        let seats: Vec<Seat> = standings.iter().take(1).flatten().map(|(seat, _)| *seat).collect();
        let points = |place: usize| Some(standings.get(place)?.first()?.1);
        let lead = points(0).zip(points(1)).map(|(first, second)| match first - second {
            0 => text().score().no_lead().to_owned(),
            lead => text().score().lead(&say(lead)),
        });
        Winners { lead: lead.filter(|_| seats.len() == 1), seats }
    }

    /// Returns the sentence that names them.
    pub fn told(&self, seats: &[SeatRecord]) -> String {
        let name = |seat: &Seat| seats[seat.index()].named().into_owned();
        text().score().wins(&self.seats.iter().map(name).collect::<Vec<_>>())
    }
}
