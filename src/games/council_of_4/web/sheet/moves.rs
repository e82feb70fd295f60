//! Moves behind a number of the final score.

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Trace;
use crate::games::council_of_4::scene::trace::{Gain, Origin};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::said::sheet::MovesOf;
use crate::games::council_of_4::text::trace::{most_permits, nobility_rank, origin};
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::Logged;
use crate::web::asked::Asked;
use crate::web::dialog::Sheet;

/// Quantity counted in a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The VP of one cause.
    Cause(Cause),
    /// Total VP.
    Total,
    /// Servants and politics cards in hand.
    TieBreak,
}

impl From<Cause> for Counted {
    fn from(cause: Cause) -> Counted {
        Counted::Cause(cause)
    }
}

impl Counted {
    /// Returns the title of the row.
    pub fn title(self) -> String {
        let words = text().sheet();
        match self {
            Counted::Cause(cause) => words.cause(cause),
            Counted::Total => text().score().total().to_owned(),
            Counted::TieBreak => words.tie_break().to_owned(),
        }
    }
}

/// Source of everything said about the moves.
#[derive(Clone, Copy)]
pub struct Story {
    pub log: StoredValue<Vec<Entry<CouncilOf4>>>,
    /// Origins of the points.
    pub trace: StoredValue<Trace>,
    /// Names of the seats.
    pub names: StoredValue<Vec<String>>,
}

impl Story {
    /// Returns the entry's action in a sentence.
    pub fn sentence(&self, entry: usize) -> Option<String> {
        self.log.with_value(|log| {
            self.names
                .with_value(|names| log.get(entry).map(|entry| CouncilOf4::deed(entry, names)))
        })
    }

    /// Returns the origin of the VP in words.
    pub fn origin(&self, gain: &Gain) -> String {
        self.trace.with_value(|trace| self.names.with_value(|names| origin(gain, trace, names)))
    }

    /// Returns a turn, counted from 1, with its round, in words.
    pub fn turn(&self, turn: u16, seats: u8) -> String {
        let round = turn.saturating_sub(1) / u16::from(seats.max(1)) + 1;
        text().score().when(turn, &text().cover().numbered(round))
    }
}

/// Details of a chosen number.
#[component]
pub fn Moves(asked: Asked<Counted>, story: Story, view: StoredValue<View>) -> impl IntoView {
    move || {
        asked.number.get().map(|(seat, counted)| {
            let name = story.names.with_value(|names| name_of(names, seat).into_owned());
            let title = text().sheet().moves_of(MovesOf { name: &name, what: &counted.title() });
            view! {
                <Sheet open=asked.open title>
                    <div class="moves">{behind(seat, counted, story, view)}</div>
                </Sheet>
            }
        })
    }
}

fn behind(seat: Seat, counted: Counted, story: Story, view: StoredValue<View>) -> AnyView {
    let say = text().trace();
    let cause = match counted {
        Counted::Cause(cause) => Some(cause),
        Counted::Total => None,
        Counted::TieBreak => {
            let (servants, cards) = view.with_value(|view| {
                (view.table.player(seat).servants, view.hand_sizes[seat.index() & 3])
            });
            return view! {
                <p>{text().labels().sentence(&say.tie_break(servants, cards))}</p>
                <p class="muted">{say.tie_break_rule()}</p>
            }
            .into_any();
        }
    };
    let gains: Vec<Gain> =
        story.trace.with_value(|trace| trace.behind(seat, cause).copied().collect());
    if gains.is_empty() {
        // A comparison explains itself even to players who got nothing.
        let why = story.trace.with_value(|trace| {
            story.names.with_value(|names| match cause {
                Some(Cause::NobilityRank) => nobility_rank(&trace.nobility(seat), names),
                Some(Cause::MostPermits) => most_permits(&trace.permits(seat), names),
                _ => say.nothing().to_owned(),
            })
        });
        return view! { <p>{why}</p> }.into_any();
    }
    let seats = view.with_value(|view| view.table.seats());
    let sum = gains.iter().fold(0_u16, |sum, gain| sum.saturating_add(gain.points));
    let entries = gains
        .chunk_by(|one, next| one.entry == next.entry && compared(one) == compared(next))
        .map(|together| move_with(together, seats, story))
        .collect_view();
    view! {
        <ol>{entries}</ol>
        <p class="sum row">
            <span class="sp">{text().score().total()}</span>
            <b>{text().cover().points(sum)}</b>
        </p>
    }
    .into_any()
}

fn compared(gain: &Gain) -> bool {
    matches!(gain.origin, Origin::NobilityRank | Origin::MostPermits)
}

/// Draws one entry of the log with all its gains.
fn move_with(gains: &[Gain], seats: u8, story: Story) -> Option<impl IntoView + use<>> {
    let first = gains.first()?;
    let (when, sentence) = match first.entry {
        Some(entry) if !compared(first) => (story.turn(first.turn, seats), story.sentence(entry)),
        _ => (text().trace().the_end().to_owned(), None),
    };
    let parts = gains
        .iter()
        .map(|gain| {
            view! {
                <li class="row">
                    <span class="sp">{story.origin(gain)}</span>
                    <b>{text().score().plus(gain.points)}</b>
                </li>
            }
        })
        .collect_view();
    Some(view! {
        <li>
            <span class="cap">{when}</span>
            {sentence.map(|sentence| view! { <p>{sentence}</p> })}
            <ul>{parts}</ul>
        </li>
    })
}
