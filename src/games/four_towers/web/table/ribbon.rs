//! The preview: the open decision with what it brings, and the buttons that go on.

use leptos::prelude::*;

use super::cells::Cells;
use super::spread::Spread;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Kind;
use crate::games::four_towers::rules::components::{DRAWN, points};
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::scene::draft::Part;
use crate::games::four_towers::scene::expansion::Demotion;
use crate::games::four_towers::scene::gains::Gains;
use crate::games::four_towers::scene::kind::play_of;
use crate::games::four_towers::scene::place::Place;
use crate::games::four_towers::scene::plays::open_plays;
use crate::games::four_towers::scene::{Draft, Pick};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::desk::Choosing;
use crate::games::four_towers::text::moves::head;
use crate::games::four_towers::text::preview::preview;
use crate::games::four_towers::text::said::ribbon::{ExpandAndDemote, InCascade};
use crate::games::four_towers::web::art::kind_icon;
use crate::games::four_towers::web::gains::gains as draw_gains;
use crate::games::four_towers::web::state::{Hint, Table, rivals, table};
use crate::scene::Spot;
use crate::text::error::InWords;
use crate::text::keys::printed;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::tip::Tip as HouseTip;
use crate::web::art::{Icon, icon};
use crate::web::by_link::{AwayCells, SendEnd, away};
use crate::web::dialog::{cap, fresh_id};
use crate::web::hint::{self, HintCells, HintEnd};
use crate::web::live::after_quiet;
use crate::web::log::{DigestButton, LastEvents};
use crate::web::ribbon::{ActEnd, ActTitle, Handle, Thinks, TurnTitle, act_colour};
use crate::web::state::Act;
use crate::web::tip::tip;

/// Content of the preview.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Hint,
    /// An action of a bot.
    Act,
    /// One's own turn, before anything is picked.
    Turn,
    Nothing,
    Open(Kind),
}

/// Preview of the open decision, or what is going on.
#[component]
pub fn Ribbon() -> impl IntoView {
    let table = table();
    let hinting = Memo::new(move |_| table.hint.with(Hint::is_open));
    let on = Memo::new(move |_| match asked(table) {
        _ if hinting.get() => On::Hint,
        _ if table.following.act.read().is_some() && table.house.note.read().is_none() => On::Act,
        Some(Kind::Draw) if is_fresh(table) => On::Turn,
        Some(kind) => On::Open(kind),
        None => On::Nothing,
    });
    let is_bots = Memo::new(move |_| rivals().are_on_turn());
    let is_away = Memo::new(move |_| away(table).is_some() && table.house.note.read().is_none());
    let ready = Memo::new(move |_| table.selection.told.read().scene.ready.clone());
    let problem = move || {
        let problem = table.selection.told.read().scene.problem;
        table.house.note.get().or_else(|| problem.map(|why| why.in_words()))
    };
    let body = move || match on.get() {
        On::Hint => view! { <HintCells table /> }.into_any(),
        On::Act => view! { {move || table.following.act.get().map(|act| view! {
            <ActTitle table act=act.clone() />
            <ActCells act />
        })} }
        .into_any(),
        On::Turn => view! {
            <TurnTitle table />
            <LastEvents table />
            <div class="cell say">{move || prompt(table)}</div>
        }
        .into_any(),
        On::Nothing if is_away.get() => view! { <AwayCells table /> }.into_any(),
        On::Nothing => view! {
            <div class="cell say">
                {move || match table.house.note.get() {
                    Some(note) => view! { <span class="why">{note}</span> }.into_any(),
                    None => view! {
                        <span>{waits(table)}</span>
                        <Thinks table />
                        <DigestButton />
                    }
                    .into_any(),
                }}
            </div>
        }
        .into_any(),
        On::Open(kind) => view! {
            <div class="ttl">
                {move || icon(kind_icon(kind, table.selection.told.read().draft.champion))}
                <span>
                    <b>{move || title(table, kind)}</b>
                    <span class="step">{move || below(table, kind)}</span>
                </span>
            </div>
            {match kind {
                Kind::Expand | Kind::Demote => view! { <Spread /> }.into_any(),
                _ => view! { <Cells /> }.into_any(),
            }}
            {move || match problem() {
                Some(problem) => {
                    Some(view! { <div class="cell say why">{problem}</div> }.into_any())
                }
                None => {
                    let prompt = prompt(table);
                    (!prompt.is_empty())
                        .then(|| view! { <div class="cell say">{prompt}</div> }.into_any())
                }
            }}
        }
        .into_any(),
    };
    let spoken = after_quiet(move || match on.get() {
        On::Hint => hint::spoken(table),
        On::Nothing | On::Act => String::new(),
        On::Turn => prompt(table),
        On::Open(kind) => {
            let outcome = ready.get().map(|(action, outcome)| {
                let names = table.names();
                table.view.with(|view| preview(&view.table, action, &outcome, &names))
            });
            let parts = [Some(text().labels().sentence(&title(table, kind))), problem(), outcome];
            let parts: Vec<String> = parts.into_iter().flatten().collect();
            if ready.read().is_none() { prompt(table) } else { parts.join(" ") }
        }
    });
    let folded = RwSignal::new(false);
    // Only what has parts or waits for the confirmation is a sheet on a phone.
    let is_open = move || match on.get() {
        On::Nothing | On::Act | On::Turn => false,
        On::Hint => true,
        On::Open(kind) => {
            let whole = || table.selection.told.read().draft.action(&table.view.read().table);
            kind.has_parts() || table.house.note.read().is_some() || whole().is_some()
        }
    };
    Effect::new(move |_| {
        on.track();
        folded.set(false);
    });
    view! {
        <section
            class="rib ft-rib"
            tabindex="-1"
            data-home="else"
            class:open=is_open
            class:folded=move || folded.get()
            class:theirs=move || on.get() == On::Act || on.get() == On::Nothing && is_away.get()
            style:--pc=move || act_colour(table)
            aria-label=text().table().ribbon_landmark()
        >
            {move || is_open().then(|| view! { <Handle folded /> })}
            <div class="body" data-place=Place::Preview.key()>
                {body}
            </div>
            <p class="sr" role="status" tabindex="-1" data-home="else">
                {spoken}
            </p>
            {move || match on.get() {
                On::Hint => view! { <HintEnd table /> }.into_any(),
                On::Turn => view! { <Buttons kind=Kind::Draw /> }.into_any(),
                On::Open(kind) => view! { <Buttons kind /> }.into_any(),
                On::Act => view! { <ActEnd table /> }.into_any(),
                On::Nothing if is_bots.get() => view! { <ActEnd table /> }.into_any(),
                On::Nothing if is_away.get() => view! { <SendEnd table /> }.into_any(),
                On::Nothing => ().into_any(),
            }}
        </section>
    }
}

/// Returns the kind of decision that the seat at the screen must make now.
pub fn asked(table: Table) -> Option<Kind> {
    let decides = table.view.read().decides() && !table.is_due();
    table.selection.told.read().shown.kind.filter(|_| decides)
}

/// Whether nothing is picked, and no reason for a refusal is shown.
fn is_fresh(table: Table) -> bool {
    let told = table.selection.told.read();
    told.shown.clans.is_none() && told.scene.ready.is_none() && table.house.note.read().is_none()
}

/// What a bot gains by its action, and what it gives up for it.
#[component]
fn ActCells(act: Act<FourTowers>) -> impl IntoView {
    let gains = Gains::of(&act.entry());
    (!gains.is_none()).then(|| {
        view! {
            <div class="cell">
                <span class="step">{text().follow().gains()}</span>
                {draw_gains(&gains, 24)}
            </div>
        }
    })
}

/// Returns who is to decide, or that nobody is.
fn waits(table: Table) -> String {
    match table.view.read().table.decider() {
        Some(seat) => text().ribbon().waits_for(&name_of(&table.names(), seat)),
        None => text().desk().over().to_owned(),
    }
}

/// Returns the title of the open decision.
fn title(table: Table, kind: Kind) -> String {
    let (told, view) = (table.selection.told.read(), table.view.read());
    let (words, draft) = (text().ribbon(), &told.shown);
    let ready = told.scene.ready.as_ref().map(|(action, _)| *action);
    let village = draft.village.or(ready.and_then(|action| Draft::of(action).village));
    match (kind, village) {
        (Kind::Expand, Some(village)) => words.expands(village),
        (Kind::Place, Some(village)) => words.place_in(village),
        (Kind::Assign, _) => draft.clan.map(|clan| words.keep(clan)).unwrap_or_default(),
        (Kind::Spirits, _) => words.choose_spirits().to_owned(),
        (Kind::Buy | Kind::Third, _) => {
            let slot = draft.slot.and_then(|slot| view.table.display.get(slot.index()).copied());
            match slot.flatten() {
                Some(champion) => text().champions().name(champion),
                None => text().desk().kind(kind),
            }
        }
        (Kind::Skill, _) => match draft.champion {
            Some(champion) => text().champions().name(champion),
            None => text().desk().kind(kind),
        },
        (Kind::Draw | Kind::Place, _) => {
            let play = if kind == Kind::Draw { Play::Draw } else { Play::Place };
            text().plays().name(play)
        }
        _ => text().desk().kind(kind),
    }
}

/// Returns the line below the title: the number of the play, or the place in a cascade.
fn below(table: Table, kind: Kind) -> String {
    let (told, view) = (table.selection.told.read(), table.view.read());
    let words = text().ribbon();
    match kind {
        Kind::Expand | Kind::Demote => {
            let ahead = usize::from(told.scene.ahead.len());
            let done = done_before(table);
            let number = if kind == Kind::Expand { done + 1 } else { done };
            match done + ahead {
                0 | 1 => String::new(),
                all => words.in_cascade(InCascade { number: number.max(1), of: all }),
            }
        }
        Kind::Assign => match view.table.turn.drawn.total() {
            1 => words.second_of_two().to_owned(),
            _ => words.first_of_two().to_owned(),
        },
        _ => {
            let play = play_of(kind, view.table.decision(), view.table.turn.play);
            let number = |play: Play| text().plays().number(play.number(), Play::ALL.len());
            play.map(number).unwrap_or_default()
        }
    }
}

/// Returns the number of expansions of the open cascade that are done.
fn done_before(table: Table) -> usize {
    table.session.with(|session| {
        let mut done = 0;
        for entry in session.log().rev() {
            let is_start = entry.events.iter().any(|event| {
                matches!(
                    event,
                    Event::Placed { .. }
                        | Event::Moved { .. }
                        | Event::Swapped { .. }
                        | Event::TurnBegan { .. }
                )
            });
            let expanded =
                entry.events.iter().filter(|event| matches!(event, Event::Expanded { .. }));
            done += expanded.count();
            if is_start {
                break;
            }
        }
        done
    })
}

/// Returns what is to be done next in a sentence; nothing where the cells say it.
fn prompt(table: Table) -> String {
    let (told, view) = (table.selection.told.read(), table.view.read());
    let (words, desk) = (text().ribbon(), text().desk());
    let draft = &told.shown;
    let Some(kind) = draft.kind else { return String::new() };
    if told.scene.ready.is_some() && kind != Kind::End {
        return String::new();
    }
    let choose = |what| desk.choose(what);
    match (kind, told.scene.asks) {
        (Kind::Draw, _) if draft.clans.is_none() => {
            let open = table.legal.with(open_plays).len();
            words.start(open, DRAWN)
        }
        (Kind::Draw, _) => words.take_more(DRAWN.saturating_sub(draft.clans.total())),
        (Kind::Place, _) if view.table.is_stuck(view.table.turn.drawn) => {
            words.no_village().to_owned()
        }
        (Kind::Place, _) => choose(Choosing::Village),
        (Kind::Assign, _) => choose(Choosing::Space),
        (Kind::End, _) => words.end_skills().to_owned(),
        (Kind::Expand | Kind::Demote, _) => String::new(),
        (Kind::Spirits, _) => {
            let due = view.table.spirits_due().saturating_sub(draft.clans.total());
            words.spirits_left(due)
        }
        (_, Some(Part::Champion)) => choose(Choosing::OwnChampion),
        (_, Some(Part::Slot)) => choose(Choosing::Champion),
        (_, Some(Part::Village)) => choose(Choosing::Village),
        (_, Some(Part::To)) => choose(Choosing::OtherVillage),
        (Kind::Mercenary, Some(Part::Clans)) => choose(Choosing::Removed),
        (_, Some(Part::Clans)) => choose(Choosing::Payment),
        (_, Some(Part::Clan)) => choose(Choosing::Clan),
        (_, Some(Part::Other)) => choose(Choosing::OtherClan),
        (_, Some(Part::Space)) => choose(Choosing::Space),
        (_, Some(Part::Demotion)) => choose(Choosing::Seat),
        _ => String::new(),
    }
}

/// Buttons that clear the picks, do the rest of a cascade, and confirm.
#[component]
fn Buttons(kind: Kind) -> impl IntoView {
    let table = table();
    let (words, desk) = (text().ribbon(), text().desk());
    let draft = move || table.selection.told.read().shown;
    let ready = Memo::new(move |_| {
        let told = table.selection.told.read();
        told.scene.ready.is_some() && told.scene.problem.is_none()
    });
    let missing = move || {
        let problem = table.selection.told.read().scene.problem;
        problem.map_or_else(|| prompt(table), |why| why.in_words())
    };
    // What is done at once has no button, unless it was opened whole, as by a hint.
    let is_whole = Memo::new(move |_| {
        let draft = table.selection.told.read().draft;
        table.view.with(|view| draft.action(&view.table)).is_some()
    });
    let confirms = move || !kind.acts_at_once() || is_whole.get();
    let clears = move || {
        let asked = table.view.with(|view| Kind::asked(view.table.decision()));
        asked != Some(kind) || kind == Kind::Draw && !draft().clans.is_none()
    };
    let word = move || {
        let (told, view) = (table.selection.told.read(), table.view.read());
        let draft = told.shown;
        match kind {
            Kind::Expand => match draft.demotion {
                Some(Demotion::Of(seat)) => {
                    let step = view.table.player(seat).step;
                    let names = table.names();
                    let name = name_of(&names, seat);
                    words.expand_and_demote(ExpandAndDemote {
                        name: &name,
                        before: points(step),
                        after: points(step.saturating_sub(1)),
                    })
                }
                _ => words.do_expand().to_owned(),
            },
            Kind::Buy => {
                let due = draft.slot.and_then(|slot| {
                    Some(view.table.price_in(slot)?.saturating_sub(draft.clans.total()))
                });
                match due {
                    Some(due) if due > 0 => words.pay_more(due),
                    _ => words.do_buy().to_owned(),
                }
            }
            Kind::Third => words.take_free().to_owned(),
            Kind::Mercenary | Kind::Mountaineer | Kind::Merchant => words.give_up().to_owned(),
            Kind::Skill => words.use_skill().to_owned(),
            Kind::End => words.end_turn().to_owned(),
            Kind::Draw => words.do_draw().to_owned(),
            Kind::Place => match told.scene.ready.as_ref() {
                Some((_, outcome)) if !outcome.cascade.is_empty() => {
                    words.place_and_expand().to_owned()
                }
                _ => words.do_place().to_owned(),
            },
            Kind::Assign => draft.space.map_or_else(String::new, |to| words.keep_as(to)),
            Kind::Demote => match told.scene.ready.as_ref().map(|(action, _)| *action) {
                Some(action) => head(&view.table, action, &table.names()),
                None => desk.kind(kind),
            },
            _ => desk.kind(kind),
        }
    };
    let is_cascade =
        move || kind == Kind::Expand && table.selection.told.read().scene.ahead.len() > 1;
    let id = StoredValue::new(fresh_id());
    view! {
        <div class="end" data-place=Place::Confirm.key()>
            {move || {
                clears()
                    .then(|| {
                        view! {
                            <button
                                class="btn cancel"
                                type="button"
                                aria-label=desk.clear()
                                on:click=move |_| table.pick(Pick::Clear)
                            >
                                {icon(Icon::Close)}
                                <span>{desk.clear()}</span>
                                {cap("Escape")}
                            </button>
                        }
                    })
            }}
            {move || {
                is_cascade()
                    .then(|| {
                        view! {
                            <button class="btn ft-rest" type="button" on:click=move |_| table.do_rest()>
                                {words.all_filled_in()}
                                <kbd aria-hidden="true">"⇧ " {printed("Enter")}</kbd>
                            </button>
                        }
                    })
            }}
            {move || {
                let own_id = id.get_value();
                confirms()
                .then(|| {
                    view! {
                        <button
                            class="btn pri confirm"
                            type="button"
                            data-home="next"
                            aria-disabled=move || (!ready.get()).then_some("true")
                            data-tip=move || (!ready.get()).then(|| tip(HouseTip::Confirm))
                            data-note=move || (!ready.get()).then(missing)
                            aria-describedby=move || {
                                (!ready.get()).then(|| id.get_value())
                            }
                            on:click=move |_| {
                                if ready.get_untracked() {
                                    table.commit();
                                } else {
                                    table.house.note.set(Some(untrack(missing)));
                                }
                            }
                        >
                            {word}
                            <kbd aria-hidden="true">{printed("Enter")}</kbd>
                            <span class="sr" id=own_id aria-hidden="true">
                                {missing}
                            </span>
                        </button>
                    }
                })}}
        </div>
    }
}
