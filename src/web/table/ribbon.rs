//! The receipt: what is being put together, what it costs and brings, and the button that does it.

use leptos::prelude::*;

use super::desk;
use super::digest::DigestButton;
use super::seats::totals;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::board::City;
use crate::games::council_of_4::components::{
    Bonus, JOKER_PRICE, MOST_COINS, QUEENS_REWARDS, SpaceBonus, nobility_space,
};
use crate::games::council_of_4::event::Source;
use crate::games::council_of_4::state::Decision;
use crate::scene::outcome::Totals;
use crate::scene::tip::tip;
use crate::scene::{Kind, Outcome, Pick};
use crate::text::{letters, text};
use crate::web::art::{Icon, Sign, bust, chip, icon, shield, sign, space_bonus, tile_badge};
use crate::web::desk::Desk;
use crate::web::dialog::truth;
use crate::web::settings::preferences;

/// What to do next, in a few words.
pub fn prompt(desk: Desk) -> String {
    let text = text();
    let (view, draft) = (desk.view.get(), desk.draft.get());
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
    let open = Memo::new(move |_| desk.draft.get().kind);
    let problem = move || {
        let problem = desk.scene.get().problem.map(|reason| (text.reason)(&reason));
        desk.note.get().or(problem)
    };
    let hints = preferences().hints;
    // A fact beside the receipt, for those who want such.
    let tip = move || {
        let fact = hints.get().then(|| tip(&desk.view.get(), &desk.draft.get())).flatten();
        fact.map(|fact| (text.tip)(fact))
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
            {move || tip().map(|tip| view! { <div class="cell tip fact">{tip}</div> })}
        }
        .into_any(),
    };
    // Said once it has settled: what a screen reader hears of the receipt.
    let spoken = move || {
        let parts =
            [Some(prompt(desk)), problem(), desk.scene.get().ready.map(|(_, o)| spoken(&o)), tip()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    view! {
        <section
            class="rib"
            class:open=move || open.get().is_some()
            aria-label=text.table.ribbon_landmark
        >
            <div class="body">{body}</div>
            <p class="sr" role="status" aria-live="polite">
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
    let action = Memo::new(move |_| desk.draft.get().action(&desk.view.get()));
    let ready = move || action.get().is_some() && desk.scene.get().problem.is_none();
    let what = move || action.get().and_then(|action| object(desk, action));
    let reveals = move || desk.scene.get().ready.is_some_and(|(_, outcome)| outcome.reveals);
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
                                aria-pressed=move || truth(desk.draft.get().declined)
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
                aria-disabled=move || (!ready()).then_some("true")
                title=move || reveals().then_some(text.table.reveals)
                on:click=move |_| desk.confirm()
            >
                {move || {
                    reveals().then(|| view! { <span class="eye">{icon(Icon::Eye)}</span> })
                }}
                {move || (text.confirm)(kind, what())}
                <kbd>"Enter"</kbd>
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
    let cards = Memo::new(move |_| desk.draft.get().cards);
    let pays_cards =
        move || matches!(desk.draft.get().kind, Some(Kind::Acquire | Kind::PlaceWithQueen));
    let words = move |cards: u8| {
        view! {
            <span class="full">{(text.table.rung)(cards)}</span>
            <span class="brief">{cards}</span>
        }
    };
    let price = |coins: u8, jokers: u8| match jokers {
        0 => coins.to_string(),
        jokers => format!("{coins}+{}", jokers * JOKER_PRICE),
    };
    let rung = move |rung: crate::scene::payment::Rung| {
        let current = rung.current.then_some("true");
        let label = format!("{} {}", (text.table.rung)(rung.cards), rung.price);
        match rung.payment {
            Some(payment) => view! {
                <button
                    type="button"
                    aria-current=current
                    aria-label=label
                    class:dear=!rung.affordable
                    on:click=move |_| {
                        desk.note.set(None);
                        desk.draft.update(|draft| draft.cards = payment);
                    }
                >
                    {words(rung.cards)}
                    <b>{price(rung.price, rung.jokers)}</b>
                </button>
            }
            .into_any(),
            None => view! {
                <span class="gone" aria-current=current>
                    {words(rung.cards)}
                    <b>{price(rung.price, rung.jokers)}</b>
                </span>
            }
            .into_any(),
        }
    };
    move || {
        pays_cards().then(|| {
            view! {
                <div class="cell cards-cell">
                    <span class="step">{text.table.cards_cell}</span>
                    <span class="bx">{cards.get().iter().map(chip).collect_view()}</span>
                </div>
                <div class="cell wide">
                    <span class="step">{text.table.price}</span>
                    <div class="lad" role="group" aria-label=text.table.price>
                        {ladder.get().into_iter().map(rung).collect_view()}
                    </div>
                </div>
            }
        })
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
                    {queens.map(|vp| view! { {crate::web::art::crown(16)} {shield(vp, 24)} })}
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

fn notes(outcome: &Outcome) -> Vec<String> {
    let words = &text().table;
    let mut notes: Vec<String> = Vec::new();
    if outcome.coins_lost > 0 {
        notes.push((words.coins_lost)(outcome.coins_lost));
    }
    notes.extend(outcome.opens.map(|_| words.then_choose.to_owned()));
    notes.extend(outcome.last_round.then(|| words.ends_game.to_owned()));
    notes.extend(outcome.reveals.then(|| words.reveals_now.to_owned()));
    notes
}

/// The receipt in one sentence.
fn spoken(outcome: &Outcome) -> String {
    let text = text();
    let mut parts = Vec::new();
    let price = outcome.price;
    if price.coins > 0 {
        parts.push(format!("{} {}.", text.table.pay, (text.coins)(price.coins.into())));
    }
    if price.servants > 0 {
        parts.push(format!("{} {}.", text.table.pay, (text.servants)(price.servants)));
    }
    let total = outcome.total();
    let gains = [
        (total.coins, text.coins),
        (total.servants, text.servants),
        (total.cards, text.cards),
        (total.vp, text.vp),
    ];
    if let Some((council, entered, left)) = outcome.election {
        let (entered, left) = ((text.colour)(entered), (text.colour)(left));
        parts.push(format!("{entered} {}.", (text.table.enters)((text.council)(council))));
        parts.push(format!("{left} {}.", text.table.falls_out));
    }
    let main_action = (text.bonus)(Bonus::MainAction);
    let gains: Vec<String> = gains
        .into_iter()
        .filter(|(amount, _)| *amount > 0)
        .map(|(amount, words)| words(amount))
        .chain((total.nobility > 0).then(|| (text.nobility_steps)(outcome.nobility.1.into())))
        .chain((total.main_actions > 0).then_some(main_action))
        .collect();
    if !gains.is_empty() {
        parts.push(format!("{} {}.", text.table.gain, gains.join(", ")));
    }
    parts.extend(notes(outcome));
    parts.join(" ")
}
