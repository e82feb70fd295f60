//! The receipt: what is being put together, what it costs and brings, and the button that does it.

use leptos::prelude::*;

use super::desk;
use super::digest::DigestButton;
use super::live::after_quiet;
use super::seats::totals;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::board::City;
use crate::games::council_of_4::components::{
    COUNCIL_PRICES, JOKER_PRICE, MOST_COINS, QUEENS_REWARDS, SpaceBonus, nobility_space,
};
use crate::games::council_of_4::event::Source;
use crate::games::council_of_4::state::Decision;
use crate::scene::fact::fact;
use crate::scene::outcome::Totals;
use crate::scene::payment::Rung;
use crate::scene::{Kind, Outcome, Pick};
use crate::text::outcome::{notes, receipt};
use crate::text::tip::Tip;
use crate::text::{letters, text};
use crate::web::art::{Icon, Sign, bust, chip, crown, icon, shield, sign, space_bonus, tile_badge};
use crate::web::desk::Desk;
use crate::web::dialog::{fresh_id, truth};
use crate::web::settings::preferences;
use crate::web::tip::tip;

/// What to do next, in a few words.
pub fn prompt(desk: Desk) -> String {
    let text = text();
    let (view, draft) = (desk.view.get(), desk.shown.get());
    let words = &text.table;
    if view.table.decision == Decision::Over {
        return text.event.game_over.to_owned();
    }
    if !view.decides() {
        let persons = desk.session.with(|session| session.record().persons());
        if persons == 0 {
            return words.watching.to_owned();
        }
        let name = desk.names().get(view.table.turn.seat.index()).cloned().unwrap_or_default();
        return (words.waiting)(&name);
    }
    let Some(kind) = draft.kind else {
        let done = view.table.turn.main_left == 0 && view.table.turn.quick_taken;
        return if done { words.turn_done } else { words.idle }.to_owned();
    };
    if draft.action(&view).is_some() {
        return words.confirm_now.to_owned();
    }
    let next = match kind {
        Kind::Elect | Kind::SendServant => match (draft.colour, draft.council) {
            (None, _) => words.pick_colour,
            (_, None) => words.pick_council,
            _ => words.confirm_now,
        },
        Kind::Acquire if draft.slot.is_none() => words.pick_slot,
        Kind::Acquire | Kind::PlaceWithQueen if draft.cards.is_empty() => words.pick_cards,
        Kind::PlaceWithQueen if draft.city.is_none() => words.pick_city,
        Kind::Place if draft.permit.is_none() => words.pick_permit,
        Kind::Place if draft.city.is_none() => words.pick_city,
        Kind::ChangePermits if draft.region.is_none() => words.pick_region,
        Kind::Answer => match view.table.decision {
            Decision::Token => words.pick_token,
            Decision::TwoTokens => words.pick_two_tokens,
            Decision::FreePermit => words.pick_free,
            Decision::RepeatPermit => words.pick_repeat,
            Decision::Turn | Decision::Over => words.confirm_now,
        },
        _ => words.confirm_now,
    };
    next.to_owned()
}

/// The receipt of the action that is open, or what to do next.
#[component]
pub fn Ribbon() -> impl IntoView {
    let desk = desk();
    let text = text();
    let open = Memo::new(move |_| desk.shown.get().kind);
    let problem = move || {
        let problem = desk.scene.get().problem.map(|reason| (text.reason)(&reason));
        desk.note.get().or(problem)
    };
    let hints = preferences().hints;
    // A fact beside the receipt, for those who want such.
    let useful = move || {
        let found = hints.get().then(|| fact(&desk.view.get(), &desk.draft.get())).flatten();
        found.map(|found| (text.fact)(found))
    };
    let title = move || match (open.get(), desk.view.get().table.decision) {
        (Some(Kind::Answer), decision) => (text.question)(decision),
        (Some(kind), _) => (text.kind_title)(kind),
        (None, _) => "",
    };
    let body = move || match open.get() {
        None => view! {
            <div class="cell say">
                {move || match desk.note.get() {
                    Some(note) => view! { <span class="why">{note}</span> }.into_any(),
                    None => view! {
                        <span>{prompt(desk)}</span>
                        <DigestButton />
                    }
                    .into_any(),
                }}
            </div>
        }
        .into_any(),
        Some(kind) => view! {
            <div class="ttl">
                {icon(kind_icon(kind))}
                <span>
                    <b>{title}</b>
                    <span class="step">{move || prompt(desk)}</span>
                </span>
            </div>
            <PaymentCells />
            {move || {
                desk.scene
                    .get()
                    .ready
                    .map(|(action, outcome)| view! { <OutcomeCells action outcome /> })
            }}
            {move || problem().map(|problem| view! { <div class="cell say why">{problem}</div> })}
            {move || useful().map(|fact| view! { <div class="cell tip fact">{fact}</div> })}
        }
        .into_any(),
    };
    // What a screen reader hears of the receipt. What is not possible is said where it happens.
    let spoken = after_quiet(move || {
        let Some(kind) = open.get() else { return String::new() };
        let scene = desk.scene.get();
        let problem = scene.problem.map(|reason| (text.reason)(&reason));
        let title = match kind {
            Kind::Answer => (text.question)(desk.view.get().table.decision),
            kind => (text.kind_title)(kind),
        };
        let outcome = scene.ready.map(|(_, outcome)| receipt(&outcome));
        let parts = [Some(format!("{title}: {}.", prompt(desk))), problem, outcome, useful()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    });
    view! {
        <section
            class="rib"
            tabindex="-1"
            class:open=move || open.get().is_some()
            aria-label=text.table.ribbon_landmark
        >
            <div class="body">{body}</div>
            <p class="sr" role="status" tabindex="-1">
                {spoken}
            </p>
            {move || open.get().map(|kind| view! { <Buttons kind /> })}
        </section>
    }
}

/// Cancel and confirm.
#[component]
fn Buttons(kind: Kind) -> impl IntoView {
    let desk = desk();
    let text = text();
    let action = Memo::new(move |_| desk.shown.get().action(&desk.view.get()));
    let ready = move || action.get().is_some() && desk.scene.get().problem.is_none();
    let what = move || action.get().and_then(|action| object(desk, action));
    let reveals = move || desk.scene.get().ready.is_some_and(|(_, outcome)| outcome.reveals);
    let missing = move || {
        let problem = desk.scene.get().problem.map(|reason| (text.reason)(&reason));
        problem.unwrap_or_else(|| prompt(desk))
    };
    let id = fresh_id();
    let described = id.clone();
    let may_decline =
        move || kind == Kind::Answer && desk.view.get().table.decision == Decision::FreePermit;
    view! {
        <div class="end">
            {move || {
                may_decline()
                    .then(|| {
                        view! {
                            <button
                                class="btn"
                                type="button"
                                aria-pressed=move || truth(desk.shown.get().declined)
                                on:click=move |_| desk.pick(Pick::Decline)
                            >
                                {text.table.decline}
                            </button>
                        }
                    })
            }}
            {(kind != Kind::Answer)
                .then(|| {
                    view! {
                        <button
                            class="btn cancel"
                            type="button"
                            aria-label=text.table.cancel
                            on:click=move |_| desk.pick(Pick::Cancel)
                        >
                            {icon(Icon::Close)} <span>{text.table.cancel}</span> <kbd>"Esc"</kbd>
                        </button>
                    }
                })}
            <button
                class="btn pri confirm"
                type="button"
                data-home
                aria-disabled=move || (!ready()).then_some("true")
                data-tip=move || reveals().then(|| tip(Tip::Reveals))
                aria-describedby=move || (!ready()).then(|| described.clone())
                on:click=move |_| {
                    if untrack(ready) {
                        desk.confirm();
                    } else {
                        desk.note.set(Some(untrack(missing)));
                    }
                }
            >
                {move || {
                    reveals().then(|| view! { <span class="eye">{icon(Icon::Eye)}</span> })
                }}
                {move || (text.confirm)(kind, what())}
                <kbd aria-hidden="true">"Enter"</kbd>
                <span class="sr" id=id aria-hidden="true">
                    {missing}
                </span>
            </button>
        </div>
    }
}

/// The sign of a kind of action.
pub fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Elect => Icon::Elect,
        Kind::Acquire => Icon::Acquire,
        Kind::Place => Icon::Build,
        Kind::PlaceWithQueen => Icon::Queen,
        Kind::EngageServant => Icon::Engage,
        Kind::ChangePermits => Icon::Swap,
        Kind::SendServant => Icon::Send,
        Kind::AdditionalMain | Kind::Answer => Icon::Extra,
    }
}

/// What the confirm button names.
fn object(desk: Desk, action: Action) -> Option<String> {
    let text = text();
    let table = desk.view.get().table;
    match action {
        Action::Elect { colour, .. } | Action::SendServant { colour, .. } => {
            Some((text.colour)(colour).to_lowercase())
        }
        Action::Acquire { region, slot, .. } | Action::TakePermit { region, slot } => {
            table.permit(region, slot).map(letters)
        }
        Action::Place { city, .. }
        | Action::PlaceWithQueen { city, .. }
        | Action::ChooseToken { city } => Some(city.name().to_owned()),
        Action::ChangePermits { region } => Some((text.region)(region).to_owned()),
        Action::RepeatPermit { permit } => Some(letters(permit)),
        Action::ChooseTokens { first, second } => {
            Some(format!("{} + {}", first.name(), second.name()))
        }
        Action::DeclinePermit => Some(text.table.none.to_owned()),
        Action::EngageServant | Action::AdditionalMain | Action::EndTurn => None,
    }
}

/// The cards picked and the price ladder.
#[component]
fn PaymentCells() -> impl IntoView {
    let desk = desk();
    let text = text();
    let ladder = Memo::new(move |_| desk.scene.get().ladder);
    let cards = Memo::new(move |_| desk.shown.get().cards);
    let pays_cards =
        move || matches!(desk.shown.get().kind, Some(Kind::Acquire | Kind::PlaceWithQueen));
    let rungs = (0..COUNCIL_PRICES.len())
        .map(|at| {
            let rung = Memo::new(move |_| ladder.read().get(at).copied());
            view! { <Step rung /> }
        })
        .collect_view();
    view! {
        <div class="cell cards-cell" class:hidden=move || !pays_cards()>
            <span class="step">{text.table.cards_cell}</span>
            <span class="bx">{move || cards.get().iter().map(chip).collect_view()}</span>
        </div>
        <div class="cell wide" class:hidden=move || !pays_cards()>
            <span class="step">{text.table.price}</span>
            <div class="lad" role="list" aria-label=text.table.price data-roving="line">
                {rungs}
            </div>
        </div>
    }
}

/// A rung of the price ladder: so many cards, so many coins.
#[component]
fn Step(rung: Memo<Option<Rung>>) -> impl IntoView {
    let desk = desk();
    let text = text();
    let number = move || rung.get().map_or(0, |rung| rung.cards);
    let price = move || match rung.get() {
        Some(Rung { price, jokers: 0, .. }) => price.to_string(),
        Some(Rung { price, jokers, .. }) => format!("{price}+{}", jokers * JOKER_PRICE),
        None => String::new(),
    };
    let is_gone = move || rung.get().is_some_and(|rung| rung.payment.is_none());
    let pick = move |_| {
        let Some(rung) = rung.get_untracked() else { return };
        match rung.payment {
            Some(payment) => desk.pay_with(payment),
            None => desk.note.set(Some((text.access.no_payment)(rung.cards))),
        }
    };
    view! {
        <span class="rung" role="listitem">
            <button
                type="button"
                aria-current=move || rung.get().filter(|rung| rung.current).map(|_| "true")
                aria-disabled=move || is_gone().then_some("true")
                aria-label=move || format!("{} {}", (text.table.rung)(number()), price())
                class:dear=move || rung.get().is_some_and(|rung| !rung.affordable)
                class:gone=is_gone
                on:click=pick
            >
                <span class="full">{move || (text.table.rung)(number())}</span>
                <span class="brief">{number}</span>
                <b>{price}</b>
            </button>
        </span>
    }
}

/// What the action costs and brings.
#[component]
fn OutcomeCells(action: Action, outcome: Outcome) -> impl IntoView {
    let words = &text().table;
    let electing = matches!(action, Action::Elect { .. } | Action::SendServant { .. });
    let election = outcome.election.map(|(council, entered, left)| {
        view! {
            <div class="cell">
                {bust(entered, 38, false)}
                <span class="step">{(words.enters)((text().council)(council))}</span>
                {bust(left, 38, false)}
                <span class="step">{words.falls_out}</span>
            </div>
        }
    });
    let nothing = electing && outcome.gains.is_empty();
    view! {
        {election}
        {pay_cell(&outcome)}
        {gain_cell(&outcome, nothing)}
        {nobility_cell(&outcome)}
        {sets_cell(&outcome)}
        {notes_cell(&outcome)}
    }
}

fn pay_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let words = &text().table;
    let price = outcome.price;
    let coins_before = u16::from(outcome.coins.0);
    let coins = (price.coins > 0).then(|| {
        view! {
            {sign(Sign::Coins, Some(price.coins.into()), 26)}
            <b>{(words.balance)(coins_before, coins_before - u16::from(price.coins))}</b>
        }
    });
    let servants_before = outcome.servants.0;
    let servants = (price.servants > 0).then(|| {
        view! {
            {sign(Sign::Servants, Some(price.servants), 26)}
            <b>{(words.balance)(servants_before, servants_before - price.servants)}</b>
        }
    });
    (coins.is_some() || servants.is_some()).then(|| {
        view! {
            <div class="cell">
                <span class="step">{words.pay}</span>
                {coins}
                {servants}
            </div>
        }
    })
}

/// The chain city by city where there is one, then everything together.
fn gain_cell(outcome: &Outcome, nothing: bool) -> Option<AnyView> {
    let words = &text().table;
    if nothing {
        return Some(
            view! {
                <div class="cell">
                    <span class="step">{words.gain}</span>
                    <b>{words.gain_nothing}</b>
                </div>
            }
            .into_any(),
        );
    }
    let total = outcome.total();
    if total == Totals::default() {
        return None;
    }
    let links: Vec<(City, Totals)> = outcome
        .gains
        .iter()
        .filter_map(|(source, gains)| match source {
            Source::Token(city) => Some((*city, gains.iter().copied().collect())),
            _ => None,
        })
        .collect();
    let chain = (outcome.chain.len() > 1 && links.len() > 1).then(|| {
        let links = links.iter().map(|(city, gains)| {
            view! {
                <span class="lnk">
                    {totals(gains, 22)}
                    <span>{city.name()}</span>
                </span>
            }
        });
        view! {
            <div class="cell opt">
                <span class="step">{(words.chain)(outcome.chain.len())}</span>
                <span class="chn">{links.collect_view()}</span>
            </div>
        }
    });
    let coins_after = u16::from(outcome.coins.1);
    let after = (total.coins > 0).then(|| {
        let before = coins_after - total.coins.min(coins_after);
        let full = coins_after == u16::from(MOST_COINS);
        view! { <b class:full=full>{(words.balance)(before, coins_after)}</b> }
    });
    Some(
        view! {
            {chain}
            <div class="cell">
                <span class="step">{words.gain}</span>
                <span class="total">{totals(&total, 26)}</span>
                {after}
            </div>
        }
        .into_any(),
    )
}

/// The spaces of the nobility track that pay.
fn nobility_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let (from, to) = outcome.nobility;
    let view_table = desk().view.get_untracked().table;
    let paying: Vec<(u8, SpaceBonus)> = (from + 1..=to)
        .filter_map(|space| nobility_space(space, view_table.nobility).map(|bonus| (space, bonus)))
        .collect();
    (from != to).then(|| {
        let bonuses = paying.into_iter().map(|(_, bonus)| space_bonus(bonus, 24)).collect_view();
        view! {
            <div class="cell">
                {sign(Sign::Nobility, None, 26)}
                <b>{(text().table.balance)(from.into(), to.into())}</b>
                {bonuses}
            </div>
        }
    })
}

/// The tiles that are completed.
fn sets_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let words = &text().table;
    let tiles = outcome.tiles.clone();
    (!tiles.is_empty()).then(|| {
        let tiles = tiles.into_iter().map(|(tile, queens)| {
            let queens = queens.and_then(|place| QUEENS_REWARDS.get(usize::from(place)).copied());
            view! {
                <span class="rew">
                    {tile_badge(tile, 18)}
                    {shield(tile.vp(), 24)}
                    {queens.map(|vp| view! { <span data-tip=tip(Tip::QueensReward)>{crown(16)}</span> {shield(vp, 24)} })}
                </span>
            }
        });
        view! {
            <div class="cell">
                <span class="step">{words.sets}</span>
                {tiles.collect_view()}
                <span class="step">{words.at_the_end}</span>
            </div>
        }
    })
}

/// What else should be known before confirming.
fn notes_cell(outcome: &Outcome) -> Option<impl IntoView + use<>> {
    let notes = notes(outcome);
    (!notes.is_empty()).then(|| view! { <div class="cell tip">{notes.join(" · ")}</div> })
}
