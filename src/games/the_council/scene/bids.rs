//! The table of bids for an event: who offers what, who leads and who is lowest, and what success and failure would
//! bring as it stands.
//!
//! Own picks are in it as if they had been made; of what others choose secretly it shows only that they have chosen.

use super::draft::Draft;
use super::resolution::{Beat, Resolution, Step};
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::count::{self, Standing};
use crate::games::the_council::rules::{Action, CardSet, Decision, PublicState, SuitCount, View};
use crate::rules::Seat;

/// Bid of a seat: made or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Made; none is a pass.
    Made,
    /// Due now.
    Now,
    /// Due later.
    Later,
}

/// Choice of cards of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Not asked yet: bids are made.
    NotAsked,
    /// Nothing to choose: no unused card fits.
    NothingFits,
    /// Still choosing.
    Choosing,
    /// Made, and unknown to the others.
    Chosen,
    /// Shown to all.
    Revealed,
}

/// Lead in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lead {
    /// Another bid is higher, or there is none.
    Behind,
    /// This one is highest, with others.
    Tied,
    /// This one is highest alone.
    Alone,
}

/// Bid of a seat in a suit of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Chips offered, Pawns and Ace, and the number that breaks ties.
    pub standing: Standing,
    /// Chips of the suit that the seat has left.
    pub supply: u8,
    /// Cards of this suit that are revealed, or that the seat at the screen has chosen.
    pub played: CardSet,
    /// Unused cards of this suit that may still act.
    pub ready: CardSet,
    /// Lead in the suit.
    pub lead: Lead,
    /// Whether no bid is lower.
    pub lowest: bool,
}

/// Bids of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub seat: Seat,
    /// Whether it opens the event.
    pub opens: bool,
    /// Its bid.
    pub turn: Turn,
    /// Its choice of cards.
    pub choice: Choice,
    /// All cards that it revealed, or that the seat at the screen has chosen.
    pub played: CardSet,
    /// Its bid in each suit of the event.
    pub cells: Vec<Cell>,
}

/// Chip or Pawn that counts towards the rank of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    pub suit: Suit,
    pub seat: Seat,
    /// Whether a Pawn adds it.
    pub by_pawn: bool,
    /// Whether it is only picked so far.
    pub open: bool,
}

/// Points towards the rank of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meter {
    /// Rank of the event; no meter is needed for 0.
    pub rank: u8,
    /// Points in the order of the bids, those of Pawns last. Those beyond the rank are left over.
    pub points: Vec<Point>,
    /// Whether an Ace lifts the limit.
    pub no_limit: bool,
}

impl Meter {
    /// Returns the number of points beyond the rank.
    pub fn surplus(&self) -> usize {
        self.points.len().saturating_sub(usize::from(self.rank))
    }
}

/// How it stands with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Rank 0: it succeeds in any case.
    CannotFail,
    /// An Ace: it succeeds in any case.
    NoLimit,
    /// The bids reach the rank, with this many to spare; cards only add.
    Reached(u16),
    /// So many are missing.
    Short(u16),
}

impl Stands {
    fn of(total: Option<u16>, rank: u8) -> Stands {
        match total {
            _ if count::succeeds(Some(0), rank) => Stands::CannotFail,
            None => Stands::NoLimit,
            Some(_) if count::succeeds(total, rank) => {
                Stands::Reached(total.unwrap_or_default().saturating_sub(u16::from(rank)))
            }
            Some(total) => Stands::Short(u16::from(rank).saturating_sub(total)),
        }
    }

    /// Whether the event succeeds as it stands, which is then certain.
    pub const fn succeeds(self) -> bool {
        !matches!(self, Stands::Short(_))
    }
}

/// What may still be added to an event: by later bids, and by cards of which nobody at the screen knows that they are
/// kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToCome {
    /// Seats that bid later.
    pub bids: Vec<Seat>,
    /// Most that Pawns may still add.
    pub pawns: u16,
    /// Whether an Ace may still lift the limit.
    pub ace: bool,
}

/// The table of bids for an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bids {
    pub event: Card,
    /// Its number in the hand, from 1.
    pub number: u8,
    /// Number of events of the hand.
    pub due: u8,
    pub opener: Seat,
    /// Counts of the suits of the event, in order.
    pub counts: Vec<SuitCount>,
    /// Seats in the order of their bids.
    pub rows: Vec<Row>,
    /// Points towards the rank.
    pub meter: Meter,
    /// All bids together without the open picks; `None` if unlimited.
    pub total_before: Option<u16>,
    /// All bids together; `None` if unlimited.
    pub total: Option<u16>,
    /// How it stands.
    pub stands: Stands,
    /// What may still be added.
    pub to_come: ToCome,
    /// What success would bring, or brought.
    pub success: Option<Resolution>,
    /// What failure would bring, or brought; `None` if the event can't fail any more.
    pub failure: Option<Resolution>,
    /// Whether it is resolved.
    pub resolved: bool,
}

impl Bids {
    /// Returns the bids for the open event, with the picks of the view's seat; `None` in the draft and at the end.
    pub fn open(view: &View, draft: &Draft) -> Option<Bids> {
        let decision = view.table.decision;
        if !matches!(decision, Decision::Bid(_) | Decision::Commit(_)) {
            return None;
        }
        let own = view.seat.filter(|_| view.decides());
        let table = match (own, decision) {
            (Some(seat), Decision::Bid(_)) => view.table.after(seat, Action::Bid(draft.offered())),
            _ => view.table,
        };
        // What the seat has chosen, or picks now.
        let played = match decision {
            Decision::Commit(_) if own.is_some() => draft.committed(),
            Decision::Commit(_) => view.chosen,
            _ => CardSet::EMPTY,
        };
        let event = table.event()?;
        let before = counts(&view.table, view.chosen, event);
        let mut bids = Bids::new(&table, event, played, count::total(&before));
        for point in &mut bids.meter.points {
            let is_picked = point.by_pawn || matches!(decision, Decision::Bid(_));
            point.open = is_picked && own == Some(point.seat);
        }
        for row in &mut bids.rows {
            let has_chosen = view.table.has_chosen(row.seat);
            let is_now = decision.seat() == Some(row.seat);
            (row.turn, row.choice) = match decision {
                Decision::Bid(_) if is_now => (Turn::Now, Choice::NotAsked),
                Decision::Bid(_) if has_chosen => (Turn::Made, Choice::NotAsked),
                Decision::Bid(_) => (Turn::Later, Choice::NotAsked),
                _ if view.table.committable(row.seat).is_empty() => {
                    (Turn::Made, Choice::NothingFits)
                }
                _ if has_chosen => (Turn::Made, Choice::Chosen),
                _ => (Turn::Made, Choice::Choosing),
            };
        }
        // Who is asked has bid only where something is picked.
        let is_due = |row: &&Row| match row.turn {
            Turn::Made => false,
            Turn::Now => own.is_none() || draft.chips.is_none(),
            Turn::Later => true,
        };
        bids.to_come.bids = bids.rows.iter().filter(is_due).map(|row| row.seat).collect();
        // The own choice, once it is made, is known.
        let has_chosen = |seat| !matches!(decision, Decision::Bid(_)) && table.has_chosen(seat);
        let may_add =
            table.each_seat().filter(|&seat| Some(seat) != view.seat || !has_chosen(seat));
        let cards = may_add.fold(CardSet::EMPTY, |all, seat| all.or(table.committable(seat)));
        bids.to_come.ace = !cards.and(CardSet::ACES).is_empty();
        let pawns = counts(&table, played.or(cards.and(CardSet::PAWNS)), event);
        if let (Some(most), Some(now)) = (count::total(&pawns), bids.total) {
            bids.to_come.pawns = most.saturating_sub(now);
        }
        bids.success = Resolution::foreseen(&table, played, Some(true));
        if !bids.stands.succeeds() {
            bids.failure = Resolution::foreseen(&table, played, Some(false));
        }
        Some(bids)
    }

    /// Returns the bids for an event that is resolved as far as this beat; before the first one as nobody had shown a
    /// card.
    pub fn resolved_to(resolution: &Resolution, beat: Option<Beat>) -> Bids {
        let whole = Bids::resolved(resolution);
        if beat >= Some(Beat::Ranks) {
            return whole;
        }
        let (table, event) = (&resolution.before, resolution.event);
        let foreseen = |success| Resolution::foreseen(table, CardSet::EMPTY, Some(success));
        let hidden = Bids::new(table, event, CardSet::EMPTY, whole.total_before);
        match beat {
            None => {
                let mut bids = hidden;
                for (row, shown) in bids.rows.iter_mut().zip(&whole.rows) {
                    let is_shown = shown.choice == Choice::Revealed;
                    row.choice = if is_shown { Choice::Chosen } else { Choice::NothingFits };
                }
                bids.success = foreseen(true);
                bids.failure = foreseen(false).filter(|_| !bids.stands.succeeds());
                bids
            }
            // The cards are there, and not yet counted.
            Some(Beat::Cards) => Bids {
                meter: hidden.meter,
                total: hidden.total,
                stands: hidden.stands,
                success: None,
                failure: None,
                ..whole
            },
            Some(_) => Bids { success: None, failure: None, ..whole },
        }
    }

    /// Returns the bids for an event that was resolved.
    pub fn resolved(resolution: &Resolution) -> Bids {
        let (table, event) = (&resolution.before, resolution.event);
        let played = resolution.revealed.iter();
        let played = played.fold(CardSet::EMPTY, |all, &(_, cards)| all.or(cards));
        let mut bids =
            Bids::new(table, event, played, count::total(&counts(table, CardSet::EMPTY, event)));
        for row in &mut bids.rows {
            let could = resolution.revealed.iter().any(|&(seat, _)| seat == row.seat);
            row.choice = if could { Choice::Revealed } else { Choice::NothingFits };
            row.cells.iter_mut().for_each(|cell| cell.ready = CardSet::EMPTY);
        }
        bids.resolved = true;
        let result = Some(resolution.clone());
        if resolution.success {
            bids.success = result
        } else {
            bids.failure = result
        }
        bids
    }

    /// Returns the bids at a table with these cards played, as if all had been asked.
    fn new(table: &PublicState, event: Card, played: CardSet, total_before: Option<u16>) -> Bids {
        let counts = counts(table, played, event);
        let total = count::total(&counts);
        let row = |seat| {
            let (own, ready) = (played.and(table.player(seat).drafted), table.committable(seat));
            let cell = |count: &SuitCount| {
                let of_suit = CardSet::of_suit(count.suit);
                let lead = match count.highest {
                    highest if !highest.contains(seat) => Lead::Behind,
                    highest if highest.len() > 1 => Lead::Tied,
                    _ => Lead::Alone,
                };
                Cell {
                    standing: count.standings.get(seat.index()).copied().unwrap_or_default(),
                    supply: table.player(seat).chips.of(count.suit),
                    played: own.and(of_suit),
                    ready: ready.minus(own).and(of_suit),
                    lead,
                    lowest: count.lowest.contains(seat),
                }
            };
            Row {
                seat,
                opens: seat == table.opener,
                turn: Turn::Made,
                choice: Choice::NotAsked,
                played: own,
                cells: counts.iter().map(cell).collect(),
            }
        };
        Bids {
            event,
            number: table.events_begun() as u8,
            due: table.events_due(),
            opener: table.opener,
            rows: table.seats_from(table.opener).map(row).collect(),
            meter: Meter {
                rank: event.rank(),
                points: points(table, &counts),
                no_limit: total.is_none(),
            },
            total_before,
            total,
            stands: Stands::of(total, event.rank()),
            to_come: ToCome::default(),
            success: None,
            failure: None,
            resolved: false,
            counts,
        }
    }

    /// Whether collapse is checked after this event, the last one of the hand.
    pub const fn is_last(&self) -> bool {
        self.number >= self.due
    }

    /// Returns what holds as it stands: success or failure.
    pub fn holding(&self) -> Option<&Resolution> {
        if self.stands.succeeds() { self.success.as_ref() } else { self.failure.as_ref() }
    }

    /// Returns the row of a seat.
    pub fn row(&self, seat: Seat) -> Option<&Row> {
        self.rows.iter().find(|row| row.seat == seat)
    }

    /// Returns the changes of a seat's ranks that success or failure brings.
    pub fn results_of(&self, seat: Seat, success: bool) -> Vec<Step> {
        let side = if success { &self.success } else { &self.failure };
        side.as_ref().map(|side| side.results_of(seat)).unwrap_or_default()
    }
}

/// Counts the bids at a table in each suit of the event, with these cards played.
pub(super) fn counts(table: &PublicState, played: CardSet, event: Card) -> Vec<SuitCount> {
    event.suits().iter().map(|suit| SuitCount::of(table, played, suit)).collect()
}

/// Returns the points in the order of the bids, then those of Pawns.
fn points(table: &PublicState, counts: &[SuitCount]) -> Vec<Point> {
    let mut points = Vec::new();
    for by_pawn in [false, true] {
        for seat in table.seats_from(table.opener) {
            for count in counts {
                let Some(standing) = count.standings.get(seat.index()) else { continue };
                let times = if by_pawn { standing.pawns } else { standing.chips };
                let point = Point { suit: count.suit, seat, by_pawn, open: false };
                points.extend(std::iter::repeat_n(point, times.into()));
            }
        }
    }
    points
}
