//! The screen of the final score: the winner, and the next steps.

use leptos::html;
use leptos::prelude::*;

use super::bars::{Bars, Finish};
use super::chart::ChartPanel;
use super::leaps::{Leap, Leaps};
use super::send::ShareMatch;
use super::sheet::{Asked, SheetOf, SumsPanel};
use crate::archive::Checked;
use crate::archive::daily::PAR;
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::by_link::Check;
use crate::web::challenge::Par;
use crate::web::replays::LookBack;
use crate::web::share::Shared;
use crate::web::signs::Signs;
use crate::web::theme::ThemeButton;

/// What the final score shows of a match, whatever its game.
pub struct Over {
    pub game: &'static str,
    pub signs: Signs,
    pub seats: Vec<SeatRecord>,
    /// Announcement of the winner.
    pub winner: Option<String>,
    /// How long it took, and its set-up.
    pub tags: Vec<String>,
    /// The person's rating after it.
    pub rated: Option<String>,
    pub par: Option<RwSignal<Par>>,
    pub seed: String,
    pub assisted: Memo<bool>,
    pub finish: Finish,
    pub sheet: Option<SheetOf>,
    pub leaps: Vec<Leap>,
    /// Points of the seats during play, before the first turn and after each.
    pub history: Vec<Vec<u16>>,
    /// Their points including the end bonuses.
    pub standings: Vec<Vec<(Seat, u16)>>,
    pub picture: Option<AnyView>,
    pub checked: Option<Checked>,
    pub keep: Option<Keep>,
    pub shared: Option<Shared>,
    /// Draws the picture to share, with the names of the seats or without.
    pub pictured: Callback<bool, AnyView>,
}

/// The next steps.
pub struct Steps {
    pub leave: Callback<()>,
    pub look: RwSignal<bool>,
    pub analyse: Callback<bool>,
    pub again: Callback<bool>,
}

/// Saving the match as a file, which is recommended after a long one.
pub struct Keep {
    pub save: Callback<()>,
    pub is_long: bool,
}

impl Over {
    /// Draws it, with the next steps.
    pub fn drawn(self, steps: Steps) -> AnyView {
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
