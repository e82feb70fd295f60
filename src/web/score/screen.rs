//! The screen of the final score: the winner, and the next steps.

use leptos::html;
use leptos::prelude::*;

use super::bars::{Bars, Finish};
use super::chart::ChartPanel;
use super::leaps::{Leap, Leaps, leaps};
use super::picture::picture;
use super::send::ShareMatch;
use super::sheet::{Asked, SheetOf, SumsPanel};
use crate::archive::daily::{PAR, was_short};
use crate::archive::{Checked, Kept, Line};
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::scene::rating::Rating;
use crate::scene::replay::{points_by_turn, stops};
use crate::text::told::verdict;
use crate::text::{labels, text};
use crate::web::art::{Icon, icon};
use crate::web::by_link::Check;
use crate::web::challenge::{Par, par};
use crate::web::keeper::save_game_file;
use crate::web::replays::LookBack;
use crate::web::screen::Screen;
use crate::web::share::Shared;
use crate::web::signs::Signs;
use crate::web::state::Table;
use crate::web::store::archive;
use crate::web::theme::ThemeButton;

/// Final score of the surrounding table.
#[component]
pub fn Score<G: Screen>(
    table: Table<G>,
    leave: Callback<()>,
    /// Set to show the table instead.
    look: RwSignal<bool>,
    /// Analyses the match; if true, to learn from the costliest decisions of the persons at the screen.
    analyse: Callback<bool>,
    /// Whether the winner was announced before.
    told: bool,
    /// Plays again: the same deal, or another one.
    again: Callback<bool>,
) -> impl IntoView {
    let view = table.view.get_untracked();
    let seats = table.seats();
    let (seed, setting, stops, history) = table.session.with_untracked(|session| {
        let (record, stops) = (session.record(), stops(session));
        let history = points_by_turn(session, &stops);
        (record.seed.clone(), G::setting(&record.setup), stops, history)
    });
    let sums = (G::PARTS.sums)();
    let rounds = G::round(&view);
    let kept = table.kept();
    let keep = kept.clone().map(|kept| Keep {
        save: Callback::new(move |()| save_game_file(&kept)),
        is_long: rounds > G::USUAL_ROUNDS,
    });
    let over = Over {
        game: G::NAME,
        signs: Signs::of::<G>(),
        winner: (!told).then(|| verdict::<G>(&view, &seats)),
        tags: std::iter::once((G::cover().round.counted)(rounds)).chain(setting).collect(),
        rated: rated::<G>(table),
        par: par(table),
        seed,
        assisted: table.house.assisted,
        finish: Finish::of::<G>(&view, sums.as_ref()),
        sheet: sums.map(SheetOf::of),
        leaps: leaps(table, &stops),
        history,
        standings: G::standings(&view),
        picture: (G::PARTS.end)(),
        checked: kept.clone().and_then(|Kept { envelope: it, .. }| it.by_link?.checked(&it.record)),
        shared: kept.map(Shared::of),
        keep,
        pictured: Callback::new(move |named| picture(table, named)),
        seats,
    };
    over.drawn(Steps { leave, look, analyse, again })
}

/// What the final score shows of a match, whatever its game.
struct Over {
    game: &'static str,
    signs: Signs,
    seats: Vec<SeatRecord>,
    /// Announcement of the winner.
    winner: Option<String>,
    /// How long it took, and its set-up.
    tags: Vec<String>,
    /// The person's rating after it.
    rated: Option<String>,
    par: Option<RwSignal<Par>>,
    seed: String,
    assisted: Memo<bool>,
    finish: Finish,
    sheet: Option<SheetOf>,
    leaps: Vec<Leap>,
    /// Points of the seats during play, before the first turn and after each.
    history: Vec<Vec<u16>>,
    /// Their points including the end bonuses.
    standings: Vec<Vec<(Seat, u16)>>,
    picture: Option<AnyView>,
    checked: Option<Checked>,
    keep: Option<Keep>,
    shared: Option<Shared>,
    /// Draws the picture to share, with the names of the seats or without.
    pictured: Callback<bool, AnyView>,
}

/// The next steps.
struct Steps {
    leave: Callback<()>,
    look: RwSignal<bool>,
    analyse: Callback<bool>,
    again: Callback<bool>,
}

/// Saving the match as a file, which is recommended after a long one.
struct Keep {
    save: Callback<()>,
    is_long: bool,
}

impl Over {
    fn drawn(self, steps: Steps) -> AnyView {
        let Over { signs, seats, assisted, keep, .. } = self;
        let Steps { leave, look, analyse, again } = steps;
        let (sharing, shared) = (RwSignal::new(false), self.shared);
        let send = shared.clone();
        let sent = Callback::new(move |()| send.clone());
        let text = text();
        let words = text.score();
        let has_person = seats.iter().any(|seat| matches!(seat.controller, Controller::Person));
        let asked = Asked::nothing();
        let look_back = use_context::<LookBack>();
        let tag = |said: String| view! { <span class="tag">{said}</span> };
        // Beside a picture of the table, the turning points stand below the sheet.
        let leaps = view! { <Leaps leaps=self.leaps signs /> }.into_any();
        let (below, aside) = match self.picture {
            Some(picture) => (Some(leaps), picture),
            None => (None, leaps),
        };
        view! {
            <div class="score" data-game=self.game>
                <header class="top">
                    <Title said=self.winner />
                    {self.tags.into_iter().map(tag).collect_view()}
                    {self.rated.map(|rated| view! { <span class="tag rated">{rated}</span> })}
                    {self
                        .par
                        .map(|par| {
                            let says = move || par_says(par.get(), signs.say);
                            let tag = move || says().map(|said| view! { <span class="tag par">{said}</span> });
                            view! { <span role="status">{tag}</span> }
                        })}
                    <span class="tag seed">{words.seed(&self.seed)}</span>
                    {move || assisted.get().then(|| view! { <span class="tag assisted">{text.undo().assisted()}</span> })}
                    <span class="sp"></span>
                    <ThemeButton />
                </header>
                <main>
                    <Bars seats=seats.clone() finish=self.finish signs asked />
                    {self
                        .sheet
                        .map(|sheet| view! { <SumsPanel seats=seats.clone() sheet signs asked /> })}
                    {below}
                </main>
                <aside>
                    <ChartPanel seats signs history=self.history standings=self.standings />
                    {aside}
                    {self.checked.map(|checked| view! { <Check checked shared=sent /> })}
                </aside>
                <section class="next-steps">
                    <div class="quiet">
                        <button class="btn" type="button" on:click=move |_| look.set(true)>
                            {words.back_to_table()}
                        </button>
                        <button class="btn" type="button" on:click=move |_| leave.run(())>
                            {words.new_game()}
                        </button>
                        <button class="btn" type="button" on:click=move |_| analyse.run(false)>
                            {icon(Icon::Chart)}
                            {text.analysis().open()}
                        </button>
                        {has_person
                            .then(|| {
                                view! {
                                    <button class="btn" type="button" on:click=move |_| analyse.run(true)>
                                        {icon(Icon::Book)}
                                        {text.analysis().learn()}
                                    </button>
                                }
                            })}
                        {keep.map(Keep::drawn)}
                        <button class="btn" type="button" on:click=move |_| again.run(true)>
                            {words.again_same()}
                        </button>
                    </div>
                    <div class="main">
                        <button class="btn" type="button" on:click=move |_| sharing.set(true)>
                            {icon(Icon::Link)}
                            {text.sending().share()}
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
                                        {text.replay().open()}
                                    </button>
                                }
                            })}
                        <button class="btn pri" type="button" on:click=move |_| again.run(false)>
                            {icon(Icon::Next)}
                            {words.again_new()}
                        </button>
                    </div>
                </section>
                <ShareMatch shared picture=self.pictured open=sharing />
            </div>
        }
        .into_any()
    }
}

impl Keep {
    fn drawn(self) -> impl IntoView {
        let (words, Keep { save, is_long }) = (text().matches(), self);
        view! {
            <button class="btn" type="button" on:click=move |_| save.run(())>
                {icon(Icon::File)}
                {words.game_file()}
            </button>
            {is_long.then(|| view! { <p class="muted keep-a-copy">{words.keep_a_copy()}</p> })}
        }
    }
}

/// Returns the par of a challenge in words, or that it is being found out.
fn par_says(par: Par, say: fn(u16) -> String) -> Option<String> {
    match par {
        Par::Known(points) => Some(text().daily().par(PAR, &say(points))),
        Par::Soon => Some(text().daily().par_soon(PAR)),
        Par::Missing => None,
    }
}

/// Returns the person's rating after this match and what it changed, in words, if the match is rated.
fn rated<G: Screen>(table: Table<G>) -> Option<String> {
    let (id, results) = (table.keeper?.id(), archive().results().ok()?);
    let counted = |line: &&Line| !was_short(line, G::SHORT_DAILY);
    let whole: Vec<&Line> = results.lines().filter(counted).collect();
    let (rating, change) = Rating::of(whole, G::NAME, G::RULES_VERSION, G::LADDERS).after(id)?;
    Some(text().rating().after(rating, &labels::signed(change)))
}

/// Title, which takes the focus that the table had, and announces the winner.
#[component]
fn Title(
    /// Announcement of the winner.
    said: Option<String>,
) -> impl IntoView {
    let title = NodeRef::<html::H1>::new();
    let now = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // It is in the page, so it can take the focus.
            title.focus().unwrap_or_default();
            // Screen readers announce only later changes.
            now.set(said.clone());
        }
    });
    view! {
        <h1 tabindex="-1" node_ref=title>
            {text().score().title()}
        </h1>
        <p class="sr" role="status">
            {now}
        </p>
    }
}
