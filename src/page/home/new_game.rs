//! Set-up of a new game.

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;

use super::cupboard::Cupboard;
use crate::archive::links;
use crate::bots::Level;
use crate::page::games::{Known, games, merchant, of_chosen};
use crate::page::library::Library;
use crate::page::ways::{Seated, SitDown, Wanted};
use crate::record::json::LONGEST_SEED;
use crate::record::{LONGEST_NAME, SeatColour};
use crate::scene::rating::{fair, shown};
use crate::text::{labels, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Segments, Select, truth};
use crate::web::focus;
use crate::web::form::Form;
use crate::web::later::{entries, once_there, part};
use crate::web::seed::new_seed;

/// Number of players of someone's first game: one person and two bots, as every game allows.
const FIRST_PLAYERS: u8 = 3;
/// Id of the form's error message.
const PROBLEM: &str = "setup-problem";

/// Set-up of a new game.
#[component]
pub fn NewGame(
    /// Choices for it.
    form: Form,
    library: Library,
    sit_down: SitDown,
) -> impl IntoView {
    let (words, games) = (text().setup(), games());
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
    let seat_fields = move || games.part(games.chosen().name).map(|part| part.seat_fields(form));
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        // Errors are shown beside the button.
        if form.problem().is_none() {
            let game = untrack(|| games.chosen()).name.to_owned();
            sit_down.run(Seated { game, wanted: Wanted::New(form) });
        }
    };
    let set_up = move || {
        view! {
            <Seats form />
            {own}
            <div class="deal">
                <h3>{words.deal()}</h3>
                <div class="row">
                    <input
                        class="inp"
                        aria-label=words.seed()
                        maxlength=LONGEST_SEED
                        autocapitalize="off"
                        autocomplete="off"
                        {..custom_attribute("autocorrect", "off")}
                        spellcheck="false"
                        prop:value=form.seed
                        on:input=move |event| form.seed.set(event_target_value(&event))
                    />
                    <button
                        class="ib"
                        type="button"
                        aria-label=words.new_seed()
                        on:click=move |_| form.seed.set(new_seed())
                    >
                        {icon(Icon::Replay)}
                    </button>
                </div>
                <p class="muted">{words.seed_note()}</p>
                <div class="opts">{seat_fields}</div>
            </div>
        }
    };
    let is_pulled = form.is_pulled;
    // Whoever sets up a game needs its own choices, even where nothing is fetched unasked.
    let fetch = move |_| once_there(games.fetch(untrack(|| games.chosen()).name), drop);
    view! {
        <form
            class="new-game"
            data-game=move || games.chosen().name
            on:focusin=fetch
            on:submit=begin
        >
            <Cupboard form library />
            <div class="drawer">
                <div class="paper" class:shut=move || !is_pulled.get()>
                    <header>
                        {of_chosen(|game| {
                            let cover = game.cover();
                            view! {
                                <h2>{cover.title}</h2>
                                <p>{cover.in_short}</p>
                            }
                        })}
                        <AtOnce form library sit_down />
                        {move || is_pulled.get().then(|| of_chosen(move |game| view! { <Players form game /> }))}
                    </header>
                    {move || is_pulled.get().then(set_up)}
                </div>
            </div>
        </form>
    }
}

/// A game at one press, and the set-up, which stays in the drawer until it is asked for.
#[component]
fn AtOnce(form: Form, library: Library, sit_down: SitDown) -> impl IntoView {
    let (words, games) = (text().setup(), games());
    let play = move |_| {
        form.begin_anew(FIRST_PLAYERS);
        // Somebody new does not know yet how strong they are.
        if !untrack(|| library.has_any()) {
            form.seats.iter().for_each(|seat| seat.level.set(Level::Novice));
        }
        let game = untrack(|| games.chosen()).name.to_owned();
        sit_down.run(Seated { game, wanted: Wanted::New(form) });
    };
    let pull = move |_| {
        form.is_pulled.update(|is_pulled| *is_pulled = !*is_pulled);
        if form.is_pulled.get_untracked() {
            focus::to_first(".paper .seg > *");
        }
    };
    let has_results = Memo::new(move |_| library.has_results());
    view! {
        <div class="at-once">
            {move || form.is_pulled.get().then(|| view! { <Start form /> })}
            <button class="btn" class:pri=move || !form.is_pulled.get() type="button" on:click=play>
                {words.first_game()}
            </button>
            {move || has_results.get().then(|| part(move || fair_game(form, library, sit_down), None))}
            <Again library sit_down />
            <button
                class="btn"
                type="button"
                aria-expanded=move || truth(form.is_pulled.get())
                on:click=pull
            >
                {words.set_up()}
            </button>
        </div>
    }
}

entries! {
    /// Shows the button for a game against bots of the person's own strength, once there is a rating.
    rest, fetch_fair: fn fair_game(form: Form, library: Library, sit_down: SitDown) -> AnyView {
        view! { <Fair form library sit_down /> }.into_any()
    }
}

#[component]
fn Fair(form: Form, library: Library, sit_down: SitDown) -> impl IntoView {
    let (words, games) = (text().rating(), games());
    let fair = Memo::new(move |_| {
        let (game, results) = (games.chosen(), library.results()?.ok()?);
        let now = game.rating(&results).now()?;
        let bots = usize::from(FIRST_PLAYERS) - 1;
        Some((shown(now.rating), fair(now, game.ladders, game.levels, bots)))
    });
    let play = move |_| {
        let Some((_, levels)) = fair.get_untracked() else { return };
        form.begin_anew(FIRST_PLAYERS);
        let bots = form.seats.iter().skip(1).zip(levels);
        bots.for_each(|(seat, level)| seat.level.set(level));
        let game = untrack(|| games.chosen()).name.to_owned();
        sit_down.run(Seated { game, wanted: Wanted::New(form) });
    };
    move || {
        let (rating, mut levels) = fair.get()?;
        levels.dedup();
        Some(view! {
            <button class="btn fair" type="button" on:click=play>
                <span>{words.fair()}</span>
                <small>{words.fair_note(&levels, rating)}</small>
            </button>
        })
    }
}

/// Button that starts the game that is set up, or why it can't: above the set-up, so that it is always on the screen and
/// on nothing else.
#[component]
fn Start(form: Form) -> impl IntoView {
    view! {
        <button
            class="btn pri start"
            type="submit"
            aria-disabled=move || form.problem().is_some().then_some("true")
            aria-describedby=move || form.problem().is_some().then_some(PROBLEM)
        >
            {text().setup().start()}
        </button>
        <p class="why" id=PROBLEM role="status">
            {move || form.problem()}
        </p>
    }
}

/// Choice of the number of players.
#[component]
fn Players(form: Form, game: &'static Known) -> impl IntoView {
    let words = text().setup();
    let players = |count: u8| {
        view! {
            <span aria-hidden="true">{count}</span>
            <span class="sr">{words.players(count)}</span>
        }
    };
    let players = game.seats.clone().map(|count| (count, players(count))).collect();
    view! { <Segments label=words.seats() options=players value=form.players /> }
}

/// Choice between one screen for several persons and a link for each turn.
#[component]
fn Together(form: Form) -> impl IntoView {
    let words = text().setup();
    let ways = vec![(false, words.at_one_screen()), (true, words.by_link())];
    let games = games();
    let takes = move || {
        let (game, players) = (games.chosen(), form.players.get());
        let seats = form.seats.iter().take(players.into());
        let persons = seats.filter(|seat| seat.person.get()).count() as u8;
        let count = links(game.links, *game.seats.start(), players, persons);
        count.filter(|_| form.by_link.get()).map(|count| text().by_link().takes_links(count))
    };
    view! {
        <div class="together">
            <Segments label=words.together() options=ways value=form.by_link />
            <span class="muted" role="status">
                {takes}
            </span>
        </div>
    }
}

/// Button for a match with the seats and the set-up of the latest one, if there is one.
#[component]
fn Again(library: Library, sit_down: SitDown) -> impl IntoView {
    let last = move || library.with_all(|all| all.iter().find(|it| it.is_playable()).cloned());
    let has_any = Memo::new(move |_| last().is_some());
    let again = move |_| {
        if let Some(last) = untrack(last) {
            sit_down.run(Seated::again(last));
        }
    };
    move || {
        has_any.get().then(|| {
            view! {
                <button class="btn" type="button" on:click=again>
                    {text().matches().same_again()}
                </button>
            }
        })
    }
}

/// The seats: in full, and for a small screen in short until they are to be changed.
#[component]
fn Seats(form: Form) -> impl IntoView {
    let words = text().setup();
    let is_open = RwSignal::new(false);
    let all = move || 0..usize::from(form.players.get());
    let rows = move || all().map(|at| view! { <SeatRow form at /> }).collect_view();
    let several_persons = Memo::new(move |_| form.several_persons());
    let together = move || several_persons.get().then(|| view! { <Together form /> });
    let in_short = move || all().map(|at| in_short(form, at)).collect_view();
    view! {
        <div class="seats-of" class:open=is_open role="group" aria-label=words.seats()>
            <div class="in-short">
                {in_short} <button class="btn" type="button" on:click=move |_| is_open.set(true)>
                    {words.change()}
                </button>
            </div>
            <div class="in-full">{rows} {together}</div>
        </div>
    }
}

/// Returns a seat in a few words.
fn in_short(form: Form, at: usize) -> impl IntoView {
    let (seat, people) = (form.seats[at], text().people());
    let who = move || match seat.person.get() {
        true => people.person().to_owned(),
        false => labels::facts([people.bot().to_owned(), people.bot_level(seat.level.get())]),
    };
    view! {
        <p>
            {move || merchant(seat.colour.get().into(), 26)} <b>{seat.name}</b>
            <span class="muted">{who}</span>
        </p>
    }
}

#[component]
fn SeatRow(form: Form, at: usize) -> impl IntoView {
    let text = text();
    let games = games();
    let seat = form.seats[at];
    let who = vec![(true, text.people().person()), (false, text.people().bot())];
    let colours = SeatColour::ALL
        .map(|colour| {
            view! {
                <button
                    class="sw"
                    type="button"
                    aria-label=move || text.setup().colour_of(at + 1, &(games.chosen().cover().seat)(colour))
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
        <div class="seat-row">
            <span class="no">{at + 1}</span>
            <input
                class="inp"
                aria-label=text.setup().name(at + 1)
                maxlength=LONGEST_NAME
                prop:value=seat.name
                on:input=move |event| seat.name.set(event_target_value(&event))
            />
            <Segments
                label=text.setup().who_decides(at + 1)
                options=who
                value=seat.person
                class="seg kind"
            />
            <div class="lv">
                {move || {
                    if seat.person.get() {
                        let words = text.setup();
                        let note = form.several_persons().then(|| match form.own_seat_by_link() {
                            None if games.chosen().has_secrets => words.curtain_note(),
                            None => words.plays_here(),
                            Some(own) if own.index() == at => words.plays_here(),
                            Some(_) => words.gets_links(),
                        });
                        view! { <span class="muted">{note}</span> }.into_any()
                    } else {
                        let levels = games.chosen().levels.iter();
                        view! {
                            <Select
                                label=text.setup().how_well(at + 1)
                                options=levels.map(|&level| (level, text.people().bot_level(level))).collect()
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
