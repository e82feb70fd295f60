//! What an event has changed, a sentence each with its reason; and what other cards would bring.

use leptos::prelude::*;

use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::{Suit, Suits};

use crate::games::the_council::scene::Resolution;
use crate::games::the_council::scene::outcome::instead;
use crate::games::the_council::scene::resolution::{Beat, Change, Parted, Step};
use crate::games::the_council::text::{Subjects, stage};
use crate::games::the_council::web::art::{
    Chip, MarkBox, beam_icon, chip, hood, mark, mark_box, traitor,
};
use crate::games::the_council::web::state::{showing, table};
use crate::rules::{Seat, Seats};
use crate::text::{name_of, text};
use crate::web::settings::preferences;

/// Most cards that are compared.
const MOST_OTHERS: usize = 3;

/// Changes of the result on the stage.
#[component]
pub fn Changes() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let (names, seats) = (table.names(), table.seats());
    move || {
        let result = showing.told.read();
        let result = result.as_ref()?;
        let beat = showing.beat.get();
        let changes = changes(result, &names).into_iter().filter(|said| Some(said.beat) <= beat);
        let change = |change: Said| {
            let marks = change.seats.iter().filter_map(|seat| seats.get(seat.index()));
            let marks = marks.map(|who| mark(who.colour, 16)).collect_view();
            view! {
                <li>
                    <span class="marks">{marks} {change.empire.then(|| beam_icon(None, 20))}</span>
                    <span>{change.sentence}</span>
                    <b class="line">{change.moved.into_iter().map(moved).collect_view()}</b>
                </li>
            }
        };
        Some(view! { <ul role="list" class="changes">{changes.map(change).collect_view()}</ul> })
    }
}

/// A change in words.
struct Said {
    /// When it is shown.
    beat: Beat,
    seats: Vec<Seat>,
    empire: bool,
    sentence: String,
    moved: Vec<Moved>,
}

/// What a change moves, as a drawing.
enum Moved {
    Rank(Suit, u8, Option<u8>),
    Traitor,
}

fn moved(of: Moved) -> AnyView {
    match of {
        Moved::Rank(suit, from, to) => {
            let to =
                to.map_or_else(|| stage::no_step(from).to_owned(), |to| format!("{from} → {to}"));
            view! { <span class="line">{chip(suit, 20, Chip::Plain)} {to}</span> }.into_any()
        }
        Moved::Traitor => traitor(1, 24).into_any(),
    }
}

fn changes(result: &Resolution, names: &[String]) -> Vec<Said> {
    let words = text().stage();
    let name = |seat: Seat| name_of(names, seat).into_owned();
    let all = |seats: Seats| seats.iter().map(name).collect::<Vec<_>>();
    let rank = |step: &Step| Moved::Rank(step.suit, step.from, step.to);
    let mut said = Vec::new();
    for (card, step) in &result.crowned {
        said.push(Said {
            beat: Beat::Cards,
            seats: vec![step.seat],
            empire: false,
            sentence: words.crowned(*card, &name(step.seat), step.to.is_some()),
            moved: vec![rank(step)],
        });
    }
    for of in &result.suits {
        let suit = of.count.suit;
        let bid_of = |seat: Seat| of.count.standings.get(seat.index()).and_then(|it| it.bid());
        said.push(match &of.change {
            Change::Gained { step, parted } => {
                let (who, bid) = (name(step.seat), bid_of(step.seat));
                let sentence = match parted {
                    Some(Parted { card, from, .. }) => {
                        stage::broke(suit, &who, &all(*from), bid, card.rank())
                    }
                    None => words.highest(suit, &who, bid),
                };
                Said {
                    beat: Beat::Ranks,
                    seats: vec![step.seat],
                    empire: false,
                    sentence,
                    moved: vec![rank(step)],
                }
            }
            Change::Nobody { tied } => Said {
                beat: Beat::Ranks,
                seats: tied.iter().collect(),
                empire: false,
                sentence: words.nobody_gains(suit, &all(*tied)),
                moved: Vec::new(),
            },
            Change::Lowest { steps, lifted, .. } => {
                let (trade, none): (Vec<&Step>, Vec<&Step>) =
                    steps.iter().partition(|step| step.to.is_some());
                let names_of =
                    |steps: &[&Step]| steps.iter().map(|step| name(step.seat)).collect::<Vec<_>>();
                let lifted: Vec<(String, u8)> =
                    lifted.iter().map(|parted| (name(parted.seat), parted.card.rank())).collect();
                let mut moved: Vec<Moved> =
                    trade.first().map(|step| rank(step)).into_iter().collect();
                if trade.len() > 1 {
                    moved.clear();
                }
                moved.extend(trade.iter().map(|_| Moved::Traitor));
                Said {
                    beat: Beat::Ranks,
                    seats: trade.iter().map(|step| step.seat).collect(),
                    empire: false,
                    sentence: stage::lowest(suit, &names_of(&trade), &names_of(&none), &lifted),
                    moved,
                }
            }
        });
    }
    for &(seat, card) in &result.courts {
        said.push(Said {
            beat: Beat::Ranks,
            seats: vec![seat],
            empire: false,
            sentence: words.court(card, &name(seat)),
            moved: vec![Moved::Traitor],
        });
    }
    let fallen = result.suits.iter().filter_map(|of| match of.change {
        Change::Lowest { empire: (from, Some(to)), .. } => Some((of.count.suit, from, to)),
        _ => None,
    });
    let fallen: Vec<(Suit, u8, u8)> = fallen.collect();
    if !fallen.is_empty() {
        let suits: Suits = fallen.iter().map(|&(suit, ..)| suit).collect();
        said.push(Said {
            beat: Beat::Empire,
            seats: Vec::new(),
            empire: true,
            sentence: words.empire_loses(&suits.to_vec()),
            moved: fallen
                .into_iter()
                .map(|(suit, from, to)| Moved::Rank(suit, from, Some(to)))
                .collect(),
        });
    }
    said
}

/// What committing another card alone would bring, for players who want hints.
#[component]
pub fn Instead() -> impl IntoView {
    let table = table();
    let hints = preferences().hints;
    let others = Memo::new(move |_| {
        let told = table.selection.told.read();
        if !hints.get() || told.scene.kind != Some(Kind::Commit) || table.house.holds.get() {
            return Vec::new();
        }
        let (view, picked) = (table.view.read(), told.draft.committed());
        let mut others = instead(&view);
        others.retain(|(card, _)| !picked.contains(*card));
        others.truncate(MOST_OTHERS);
        others
    });
    move || {
        let others = others.get();
        (!others.is_empty()).then(|| {
            let line = |(card, prospect): (_, crate::games::the_council::scene::outcome::Prospect)| {
                let steps = if prospect.succeeds { &prospect.on_success } else { &prospect.on_failure };
                let steps = steps.iter().map(|step| moved(Moved::Rank(step.suit, step.from, step.to)));
                let traitors = (!prospect.succeeds && prospect.traitors > 0).then(|| hood(20));
                view! {
                    <li>
                        <span class="marks">{mark_box(card, 22, MarkBox::Ready)}</span>
                        <span>{text().stage().instead(card)}</span>
                        <b class="line">{steps.collect_view()} {traitors}</b>
                    </li>
                }
            };
            view! { <ul role="list" class="changes">{others.into_iter().map(line).collect_view()}</ul> }
        })
    }
}
