//! Set-up of a new game.

use leptos::prelude::*;

use crate::bots::Level;
use crate::page::games::{KNOWN, Known, games, merchant, of_chosen};
use crate::record::json::LONGEST_SEED;
use crate::record::{LONGEST_NAME, SeatColour};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Segments, Select, truth};
use crate::web::form::Form;
use crate::web::seed::new_seed;

/// Id of the form's error message.
const PROBLEM: &str = "setup-problem";

/// Set-up of a new game.
#[component]
pub fn NewGame(
    /// Choices for it.
    form: Form,
    begin: Callback<Form>,
    /// Unset to return to the saved matches, if there are any.
    back: Option<RwSignal<bool>>,
) -> impl IntoView {
    let text = text();
    let games = games();
    // The game's own choices; until they are loaded, their space is reserved.
    let own = move || match games.part(games.chosen().name) {
        Some(part) => part.fields(form),
        None => view! {
            <section class="panel box board-box" aria-busy="true">
                <div class="pick-sides"></div>
                <div class="frame"></div>
            </section>
        }
        .into_any(),
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        // Errors are shown beside the button.
        if form.problem().is_none() {
            begin.run(form);
        }
    };
    view! {
        {back
            .map(|back| {
                view! {
                    <button class="btn back" type="button" on:click=move |_| back.set(false)>
                        {icon(Icon::Previous)}
                        {text.matches().back}
                    </button>
                }
            })}
        <form class="new-game" on:submit=submit>
            {(KNOWN.len() > 1).then(|| view! { <GameBox form /> })}
            {of_chosen(move |game| view! { <SeatsBox form game /> })}
            {own}
            <section class="panel box deal">
                <h2>{text.setup().deal}</h2>
                <input
                    class="inp"
                    aria-label=text.setup().seed
                    maxlength=LONGEST_SEED
                    prop:value=form.seed
                    on:input=move |event| form.seed.set(event_target_value(&event))
                />
                <button class="btn" type="button" on:click=move |_| form.seed.set(new_seed())>
                    {text.setup().new_seed}
                </button>
                <span class="muted">{text.setup().seed_note}</span>
            </section>
            <footer class="panel box begin">
                <span class="why" id=PROBLEM role="status">
                    {move || form.problem()}
                </span>
                <button
                    class="btn pri start"
                    type="submit"
                    aria-disabled=move || form.problem().is_some().then_some("true")
                    aria-describedby=move || form.problem().is_some().then_some(PROBLEM)
                >
                    {text.setup().start}
                </button>
            </footer>
        </form>
    }
}

/// Choice of the game.
#[component]
fn GameBox(form: Form) -> impl IntoView {
    let (words, games) = (text().setup(), games());
    let all = (0..).zip(KNOWN).map(|(at, known)| (at, known.cover().title)).collect();
    // Another game may allow fewer or more players.
    Effect::new(move |_| form.fit(&games.chosen().seats));
    view! {
        <section class="panel box">
            <header>
                <h2>{words.game}</h2>
                <span class="sp"></span>
                <Segments label=words.game options=all value=games.choice />
            </header>
        </section>
    }
}

#[component]
fn SeatsBox(form: Form, game: &'static Known) -> impl IntoView {
    let text = text();
    let games = games();
    let rows = move || {
        (0..usize::from(form.players.get())).map(|at| view! { <SeatRow form at /> }).collect_view()
    };
    let label = text.setup().seats;
    let players = |count| (count, (text.setup().players)(count));
    let players = game.seats.clone().map(players).collect();
    view! {
        <section class="panel box">
            <header>
                <h2>{label}</h2>
                <span class="sp"></span>
                <Segments label options=players value=form.players />
            </header>
            {rows}
            <div class="opts">
                {move || games.part(game.name).map(|part| part.seat_fields(form))}
            </div>
        </section>
    }
}

#[component]
fn SeatRow(form: Form, at: usize) -> impl IntoView {
    let text = text();
    let seat = form.seats[at];
    let who = vec![(true, text.people().person), (false, text.people().bot)];
    let colours = SeatColour::ALL
        .map(|colour| {
            view! {
                <button
                    class="sw"
                    type="button"
                    aria-label=(text.setup().colour_of)(at + 1, colour)
                    aria-pressed=move || truth(seat.colour.get() == colour)
                    class:on=move || seat.colour.get() == colour
                    on:click=move |_| form.set_colour(at, colour)
                >
                    {merchant(colour.into(), 30)}
                </button>
            }
        })
        .collect_view();
    view! {
        <div class="seat">
            <span class="no">{at + 1}</span>
            <input
                class="inp"
                aria-label=(text.setup().name)(at + 1)
                maxlength=LONGEST_NAME
                prop:value=seat.name
                on:input=move |event| seat.name.set(event_target_value(&event))
            />
            <Segments
                label=(text.setup().who_decides)(at + 1)
                options=who
                value=seat.person
                class="seg kind"
            />
            <div class="lv">
                {move || {
                    if seat.person.get() {
                        let note = form.several_persons().then_some(text.setup().curtain_note);
                        view! { <span class="muted">{note}</span> }.into_any()
                    } else {
                        view! {
                            <Select
                                label=(text.setup().how_well)(at + 1)
                                options=Level::ALL.map(|level| (level, (text.people().level)(level))).to_vec()
                                value=seat.level
                            />
                        }
                            .into_any()
                    }
                }}
            </div>
            <div class="sws">{colours}</div>
        </div>
    }
}
