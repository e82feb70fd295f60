//! The final score: who won, where the points came from, and what next.

use super::state::table;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::scoring::{Cause, Score as Sheet, ranking, scores};
use crate::games::council_of_4::scene::Trace;
use crate::games::council_of_4::scene::trace::Origin;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::art::{PieceColour, mark, merchant, shield, tile_badge};
use crate::games::council_of_4::web::kept::{KeptMatch, Shared};

use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::session::Session;
use crate::text::matches::title;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::keeper::save_game_file;
use crate::web::replays::LookBack;
use crate::web::seed::new_seed;
use crate::web::share::ShareSheet;
use crate::web::theme::ThemeButton;
use chart::ChartPanel;
use leptos::html;
use leptos::prelude::*;
use moves::{Counted, Moves, Story};

mod chart;
mod moves;

/// So many turning points are told.
const LEAPS: usize = 3;

/// The final score.
#[component]
pub fn Score(
    leave: Callback<()>,
    /// Set to look at the table instead.
    look: RwSignal<bool>,
    /// Set to analyse the match.
    analyse: RwSignal<bool>,
    /// Sits down to another table.
    again: Callback<Session<CouncilOf4>>,
) -> impl IntoView {
    let table = table();
    let text = text();
    let words = text.score();
    let view = table.view.get_untracked();
    let seats = table.seats();
    let sheets = scores(&view.table, view.hand_sizes);
    let seed = table.session.with_untracked(|session| session.record().seed.clone());
    let log: Vec<_> = table.session.with_untracked(|session| session.log().collect());
    let trace = Trace::of(log.iter().cloned(), view.table.seats());
    let turns = trace.turns;
    let story = Story {
        log: StoredValue::new(log),
        trace: StoredValue::new(trace),
        names: StoredValue::new(table.names()),
    };
    let rematch = move |seed: String| {
        let record = table.session.with_untracked(|session| session.record().again(seed));
        // It began once, so it can begin again.
        if let Ok(table) = Session::open(record) {
            again.run(table);
        }
    };
    let same_seed = seed.clone();
    let look_back = use_context::<LookBack>();
    let totals = sheets.iter().map(Sheet::total).collect();
    view! {
        <div class="score">
            <header class="top">
                <Title said=verdict(&sheets, &seats) />
                <span class="tag">{(words.turns)(view.table.round(), turns)}</span>
                <span class="tag">{(text.new_game().board_name)(&view.table.sides.to_string())}</span>
                <span class="tag seed">{(words.seed)(&seed)}</span>
                <span class="sp"></span>
                <ThemeButton />
            </header>
            <main>
                <Ranks sheets=sheets.clone() seats=seats.clone() />
                <Causes sheets seats=seats.clone() story />
            </main>
            <aside>
                <ChartPanel seats=seats.clone() trace=story.trace totals />
                <Leaps seats story />
            </aside>
            <section class="next-steps">
                <button class="btn" type="button" on:click=move |_| look.set(true)>
                    {words.back_to_table}
                </button>
                <button class="btn" type="button" on:click=move |_| leave.run(())>
                    {words.new_game}
                </button>
                {look_back
                    .map(|LookBack(look_back)| {
                        view! {
                            <button
                                class="btn look-back"
                                type="button"
                                on:click=move |_| look_back.run(0)
                            >
                                {icon(Icon::Replay)}
                                {text.replay().open}
                            </button>
                        }
                    })}
                <button class="btn" type="button" on:click=move |_| analyse.set(true)>
                    {icon(Icon::Chart)}
                    {text.analysis().open}
                </button>
                {table.kept().map(|kept| view! { <Keep kept /> })}
                <button
                    class="btn"
                    type="button"
                    on:click=move |_| rematch(same_seed.clone())
                >
                    {words.again_same}
                </button>
                <button class="btn pri" type="button" on:click=move |_| rematch(new_seed())>
                    {icon(Icon::Next)}
                    {words.again_new}
                </button>
            </section>
        </div>
    }
}

/// From so many actions on it is a pity to lose a match.
const LONG: usize = 100;

/// Sharing the match, and saving it as a file; after a long one that is recommended.
#[component]
fn Keep(kept: KeptMatch) -> impl IntoView {
    let words = text().matches();
    let record = kept.envelope.record.clone();
    let is_long = record.actions.len() >= LONG;
    let sharing = RwSignal::new(false);
    let shared = RwSignal::new(Some(Shared { record, at: None }));
    let called = title(&kept.envelope.name, &kept.envelope.record.seats);
    view! {
        <button
            class="btn"
            type="button"
            on:click=move |_| save_game_file(&called, &kept)
        >
            {icon(Icon::File)}
            {words.game_file}
        </button>
        <button class="btn" type="button" on:click=move |_| sharing.set(true)>
            {icon(Icon::Link)}
            {words.share}
        </button>
        {is_long.then(|| view! { <p class="muted keep-a-copy">{words.keep_a_copy}</p> })}
        <ShareSheet open=sharing of=shared />
    }
}

/// Who won, in a sentence.
pub fn verdict(sheets: &[Sheet], seats: &[SeatRecord]) -> String {
    let places = ranking(sheets);
    let winners = places.first().map(Vec::as_slice).unwrap_or_default();
    let most = winners.first().map(|seat| sheets[seat.index()].total()).unwrap_or_default();
    let level = sheets.iter().filter(|sheet| sheet.total() == most).count();
    let names: Vec<String> = winners.iter().map(|seat| seats[seat.index()].name.clone()).collect();
    match names.as_slice() {
        [winner] if level > 1 => (text().score().won_by_tie_break)(winner, most),
        names => (text().setup().won)(names, most),
    }
}

/// The title, which takes the focus that went with the table, and says who won.
#[component]
fn Title(said: String) -> impl IntoView {
    let title = NodeRef::<html::H1>::new();
    let now = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // It is in the page, so it can take the focus.
            title.focus().unwrap_or_default();
            // Screen readers say what changes after the page is there.
            now.set(Some(said.clone()));
        }
    });
    view! {
        <h1 tabindex="-1" node_ref=title>
            {text().score().title}
        </h1>
        <p class="sr" role="status">
            {now}
        </p>
    }
}

/// The seats from best to worst.
#[component]
fn Ranks(sheets: Vec<Sheet>, seats: Vec<SeatRecord>) -> impl IntoView {
    let words = text().score();
    let places = ranking(&sheets);
    let shared = places.first().is_some_and(|first| first.len() > 1);
    let ranks = places
        .iter()
        .scan(0, |place, group| {
            let own = *place;
            *place += group.len();
            Some((own, group))
        })
        .flat_map(|(place, group)| group.iter().map(move |&seat| (place, seat)))
        .map(|(place, seat): (usize, Seat)| {
            let who = &seats[seat.index()];
            let colour: PieceColour = who.colour.into();
            let title = match (place, shared) {
                (0, false) => words.winner,
                (0, true) => words.shared,
                _ => (text().words().place)(place),
            };
            let total = sheets[seat.index()].total();
            view! {
                <li class=format!("panel rank {}", colour.class()) class:won=place == 0>
                    {merchant(colour, 40)}
                    <div>
                        <span class="cap">{title}</span>
                        <span class="nm" title=who.name.clone()>
                            {who.name.clone()}
                        </span>
                    </div>
                    {shield(total, 52)}
                    <span class="sr">{(text().words().vp)(total)}</span>
                </li>
            }
        })
        .collect_view();
    view! { <ol class="ranks">{ranks}</ol> }
}

/// The table of what the points came from; every number opens the moves behind it.
#[component]
fn Causes(sheets: Vec<Sheet>, seats: Vec<SeatRecord>, story: Story) -> impl IntoView {
    let words = text().score();
    let chosen = RwSignal::new(None::<(Seat, Counted)>);
    let open = RwSignal::new(false);
    let heads = seats
        .iter()
        .map(|who| {
            view! {
                <th scope="col">
                    <span class="row">
                        {mark(who.colour.into(), 15)}
                        <span class="disp nm" title=who.name.clone()>
                            {who.name.clone()}
                        </span>
                    </span>
                </th>
            }
        })
        .collect_view();
    let row = |class: &'static str, counted: Counted| {
        let cells = (0..)
            .map(Seat)
            .zip(&sheets)
            .map(|(seat, sheet)| {
                let amount = match counted {
                    Counted::Cause(cause) => sheet.of(cause),
                    Counted::Total => sheet.total(),
                    Counted::TieBreak => sheet.tie_break,
                };
                let label = (words.number)(&seats[seat.index()].name, counted.title(), amount);
                view! {
                    <td class:zero=amount == 0>
                        <button
                            class="num"
                            type="button"
                            aria-haspopup="dialog"
                            aria-label=label
                            on:click=move |_| {
                                chosen.set(Some((seat, counted)));
                                open.set(true);
                            }
                        >
                            {badges(seat, counted, story)}
                            {amount}
                        </button>
                    </td>
                }
            })
            .collect_view();
        view! {
            <tr class=class>
                <th scope="row">{counted.title()} {note(counted, story)}</th>
                {cells}
            </tr>
        }
    };
    let rows = Cause::ALL.map(|cause| row("", Counted::Cause(cause))).collect_view();
    let view = StoredValue::new(table().view.get_untracked());
    view! {
        <section class="panel sums" aria-label=words.causes>
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {words.causes}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>
                    {rows} {row("total", Counted::Total)} {row("tie", Counted::TieBreak)}
                </tbody>
            </table>
            <p class="note">{words.numbers_note}</p>
            <Moves of=chosen open story view />
        </section>
    }
}

/// The tiles of colours beside their points.
fn badges(seat: Seat, counted: Counted, story: Story) -> impl IntoView + use<> {
    let tiles = story.trace.with_value(|trace| {
        let gains = trace.behind(seat, Some(Cause::ColourTiles));
        let tiles = gains.filter_map(|gain| match gain.origin {
            Origin::RewardTile(tile) if counted == Counted::Cause(Cause::ColourTiles) => Some(tile),
            _ => None,
        });
        tiles.collect::<Vec<_>>()
    });
    tiles.into_iter().map(|tile| tile_badge(tile, 18)).collect_view()
}

/// What was compared, seat by seat, beside the words of a row.
fn note(counted: Counted, story: Story) -> Option<impl IntoView + use<>> {
    let numbers = story.trace.with_value(|trace| {
        let seats = (0..).map(Seat).take(story.names.with_value(Vec::len));
        match counted {
            Counted::Cause(Cause::NobilityRank) => {
                Some(seats.map(|seat| trace.nobility(seat).own.to_string()).collect::<Vec<_>>())
            }
            Counted::Cause(Cause::MostPermits) => {
                Some(seats.map(|seat| trace.permits(seat).own.to_string()).collect())
            }
            _ => None,
        }
    });
    numbers.map(|numbers| view! { <span class="note">" " {numbers.join(" · ")}</span> })
}

/// The moves that brought the most points.
#[component]
fn Leaps(seats: Vec<SeatRecord>, story: Story) -> impl IntoView {
    let words = text().score();
    let leaps = story.trace.with_value(|trace| trace.largest_leaps(LEAPS));
    let any = !leaps.is_empty();
    let leaps = leaps
        .into_iter()
        .map(|leap| {
            let tiles = story.trace.with_value(|trace| {
                let gains = trace.gains.iter().filter(|gain| gain.entry == Some(leap.entry));
                let apart = |gain: &&crate::games::council_of_4::scene::trace::Gain| {
                    matches!(
                        gain.origin,
                        Origin::RewardTile(_) | Origin::QueensReward { .. } | Origin::LastMerchant
                    )
                };
                gains.filter(apart).map(|gain| story.origin(gain)).collect::<Vec<_>>()
            });
            let lead = leap.takes_the_lead.then_some(words.takes_the_lead);
            let facts: Vec<String> = tiles.into_iter().chain(lead.map(str::to_owned)).collect();
            let colour = seats[leap.seat.index()].colour;
            view! {
                <li>
                    {mark(colour.into(), 15)}
                    <div class="sp">
                        <span class="cap">{story.turn(leap.turn, seats.len() as u8)}</span>
                        <p>{story.sentence(leap.entry)}</p>
                        {(!facts.is_empty())
                            .then(|| view! { <p class="note">{facts.join(" · ")}</p> })}
                    </div>
                    <b>{(text().trace().points)(leap.points)}</b>
                </li>
            }
        })
        .collect_view();
    any.then(|| {
        view! {
            <section class="panel leaps" aria-label=words.leaps>
                <h2>{words.leaps}</h2>
                <ol>{leaps}</ol>
            </section>
        }
    })
}
