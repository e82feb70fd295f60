//! Lower edge of the table: hand and permits, the eight actions, and the end of the turn.

use leptos::prelude::*;

use super::permits::Permits;
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Council, ELECTION_COINS, Politics,
    ROAD_PRICE, SEND_SERVANTS, SERVANT_PRICE,
};
use crate::games::council_of_4::rules::{Cards, Decision, Illegal, Kind};
use crate::games::council_of_4::scene::targets::Button;
use crate::games::council_of_4::scene::{Pick, Place, Reason};
use crate::games::council_of_4::text::access::legal_card;
use crate::games::council_of_4::text::said::access::Card;
use crate::games::council_of_4::text::said::board::GroupLabel;
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::{Sign, card_face, kind_icon, sign};
use crate::games::council_of_4::web::state::{ActionList, table};
use crate::text::tip::Tip as HouseTip;
use crate::text::{InWords, labels, name_of, text};
use crate::web::art::{Icon, icon};
use crate::web::desk::Rivals;
use crate::web::desk::desk;
use crate::web::dialog::{Ask, fresh_id, truth};
use crate::web::history::History;
use crate::web::layout::{phone, single_cards};
use crate::web::settings::preferences;
use crate::web::tip::tip;

/// Hand, permits and actions.
#[component]
pub fn Dock() -> impl IntoView {
    let text = text();
    let (table, desk) = (table(), desk());
    let left = move || {
        let view = table.view.get();
        let quick = u8::from(!view.table.turn.quick_taken);
        if view.decides() { (view.table.turn.main_left, quick) } else { (0, 0) }
    };
    let group =
        move |kinds: [Kind; 4]| kinds.map(|kind| view! { <ActionButton kind /> }).collect_view();
    view! {
        <section class="dock" aria-label=text.table().hand_landmark()>
            <div class="own">
                <Hand />
                <Permits />
            </div>
            <div class="acts">
                <div
                    class="grp main"
                    role="group"
                    aria-label=text.board().main()
                    data-place=Place::MainActions.to_string()
                    data-roving="line"
                >
                    <div class="gl">
                        <b>{text.board().main()}</b>
                        <span>{move || text.board().left(left().0)}</span>
                    </div>
                    {group(Kind::MAIN)}
                </div>
                <div
                    class="grp quick"
                    role="group"
                    aria-label=text.board().quick()
                    data-place=Place::QuickActions.to_string()
                    data-roving="line"
                >
                    <div class="gl">
                        <b>{text.board().quick()}</b>
                        <span>{move || text.board().left(left().1)}</span>
                    </div>
                    {group(Kind::QUICK)}
                </div>
                <p class="why">{move || table.house.note.get()}</p>
            </div>
            <div class="side">
                <History />
                <EndTurn />
            </div>
            <p class="prompt">
                {text.board().main()} " " <b>{move || text.board().left(left().0)}</b>
                {text.board().quick()} " " <b>{move || text.board().left(left().1)}</b>
                <span class="note">
                    {move || desk.get_value().instruction()}
                </span>
            </p>
        </section>
    }
}

/// Cards of the hand that is shown: each a switch for the payment, or in a large hand a pile of each
/// kind, from which each tap takes one more card.
#[component]
fn Hand() -> impl IntoView {
    let table = table();
    let text = text();
    let single_cards = single_cards();
    let bundled = Memo::new(move |_| table.view.read().hand.len() > single_cards.get());
    let picked = Memo::new(move |_| table.selection.picked.read().shown.cards);
    // In the preview of an election: the cards that suit the council afterwards.
    let hints = preferences().hints;
    let suited = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        let (_, outcome) = picked.scene.ready.as_ref().filter(|_| hints.get())?;
        outcome.suited()
    });
    let is_own = table.session.with_untracked(|session| session.own_seat().is_some());
    let title = move || match table.view.get().seat {
        None => text.table().hand_hidden().to_owned(),
        Some(_) if is_own => text.table().your_hand(table.view.get().hand.len()),
        Some(seat) => {
            text.table().hand_of(&name_of(&table.names(), seat), table.view.get().hand.len())
        }
    };
    let chosen = move || {
        let count = picked.get().len();
        let suit = || suited.get().map(|(of, cards)| text.preview().suit_then(of, cards.len()));
        if count > 0 { Some(text.board().chosen(count)) } else { suit() }
    };
    let can_hide = move || !is_own && table.view.get().seat.is_some();
    // One list per kind, so that adding or removing a card doesn't move those of other kinds.
    let kinds = Politics::ALL.map(|card| {
        let lying = Memo::new(move |_| {
            let count = table.view.read().hand.count(card);
            let (places, each) = if bundled.get() { (count.min(1), count) } else { (count, 1) };
            (0..places).map(|place| (place, each)).collect::<Vec<_>>()
        });
        let lie = move |(place, size)| view! { <HandCard card place size picked suited /> };
        view! { <For each=move || lying.get() key=|one| *one children=lie /> }
    });
    view! {
        <div class="hand" data-place=Place::Hand.to_string()>
            <div class="dl">
                <span class="cap">{title}</span>
                <span class="muted note">{chosen}</span>
                <span class="sp"></span>
                {move || {
                    can_hide()
                        .then(|| {
                            view! {
                                <button class="lk" type="button" on:click=move |_| table.hide()>
                                    {text.table().hide()}
                                </button>
                            }
                        })
                }}
            </div>
            <div class="cards" class:bundled=bundled data-roving="line">
                {kinds.collect_view()}
            </div>
        </div>
    }
}

/// Card of the hand, or a pile of such cards.
#[component]
fn HandCard(
    card: Politics,
    /// Index among the cards of its kind.
    place: u8,
    /// Number of cards in the pile.
    size: u8,
    /// Payment.
    picked: Memo<Cards>,
    /// Council and the cards that would suit it, in the preview of an election.
    suited: Memo<Option<(Council, Cards)>>,
) -> impl IntoView {
    let table = table();
    let text = text();
    let name = text.pieces().card(card);
    let chosen = Memo::new(move |_| picked.get().count(card).saturating_sub(place).min(size));
    let is_chosen = move || chosen.get() > 0;
    let suits = Memo::new(move |_| {
        let (council, cards) = suited.get()?;
        let count = cards.count(card).saturating_sub(place).min(size);
        (count > 0).then_some((council, count))
    });
    let face = card_face(card, name.clone());
    let label = move || {
        let chosen = chosen.get();
        let label = match size {
            1 => {
                let all = table.view.read().hand.count(card);
                text.access().card(Card { name: &name, number: place + 1, all, chosen: chosen > 0 })
            }
            _ => text.board().group_label(GroupLabel { card: &name, chosen, count: size }),
        };
        let legal = legal_card(&table.legal.read(), &table.selection.picked.read().draft, card);
        let legal = legal.filter(|_| chosen < size).map(str::to_owned);
        let suits = || suits.get().map(|(of, count)| text.access().suit_then(of, count));
        labels::and_sentence(label, legal.or_else(suits).as_deref())
    };
    let count = move || match chosen.get() {
        0 => size.to_string(),
        chosen => format!("{chosen}/{size}"),
    };
    view! {
        <button
            class="card"
            type="button"
            data-tip=tip(Tip::Card(card))
            class:sel=is_chosen
            class:suits=move || suits.get().is_some()
            aria-label=label
            aria-pressed=move || truth(is_chosen())
            on:click=move |_| table.pick_card(card, chosen.get_untracked(), size)
        >
            {face}
            {(size > 1).then(|| view! { <span class="cnt">{count}</span> })}
        </button>
    }
}

/// One of the eight actions, with its cost, or the reason why it is not possible.
#[component]
fn ActionButton(kind: Kind) -> impl IntoView {
    let table = table();
    let text = text();
    let button = Memo::new(move |_| {
        let closed = Button { kind, open: false, reason: Some(Reason::NotYourTurn) };
        table
            .selection
            .scene
            .read()
            .buttons
            .iter()
            .find(|one| one.kind == kind)
            .copied()
            .unwrap_or(closed)
    });
    let reason = Memo::new(move |_| button.get().reason);
    let second = move || second_line(kind, reason.get());
    let why = move || reason.get().map(|reason| reason.in_words());
    let id = fresh_id();
    let described = id.clone();
    view! {
        <button
            class="act"
            data-place=Place::Button(kind).to_string()
            type="button"
            data-home
            class:on=move || button.get().open
            class:quiet=move || reason.get() == Some(Reason::NotYourTurn)
            aria-pressed=move || truth(button.get().open)
            aria-disabled=move || reason.get().map(|_| "true")
            aria-describedby=move || reason.get().map(|_| described.clone())
            aria-label=text.actions().kind_title(kind)
            data-tip=tip(Tip::Action(kind))
            data-note=why
            on:click=move |_| table.pick(Pick::Kind(kind))
        >
            {icon(kind_icon(kind))}
            <span>
                <b>{text.actions().kind(kind)}</b>
                // Its tip tells this in words.
                <span class="s" aria-hidden="true">
                    {second}
                </span>
            </span>
            <span class="sr" id=id>
                {why}
            </span>
        </button>
    }
}

/// Draws an action's cost or gain or, briefly, what it lacks.
fn second_line(kind: Kind, reason: Option<Reason>) -> AnyView {
    let text = text().board();
    let coins = |word: &'static str, amount: u16| {
        view! {
            {word}
            {sign(Sign::Coins, Some(amount), 18)}
        }
        .into_any()
    };
    let servants = |word: &'static str, amount: u16| {
        view! {
            {word}
            {sign(Sign::Servants, Some(amount), 18)}
        }
        .into_any()
    };
    match reason {
        Some(Reason::Illegal(Illegal::Coins { needed, .. })) => {
            return coins(text.needs(), needed);
        }
        Some(Reason::Illegal(Illegal::Servants { needed, .. })) => {
            return servants(text.needs(), needed);
        }
        Some(Reason::Illegal(Illegal::NoMainActionLeft | Illegal::QuickActionTaken)) => {
            return text.taken().into_any();
        }
        Some(Reason::NoMatchingCards) => return text.no_cards().into_any(),
        Some(Reason::NoReadyPermit) => return text.no_permit().into_any(),
        Some(Reason::Illegal(Illegal::NoMerchantLeft)) => return text.no_merchant().into_any(),
        Some(Reason::NoFreeCity | Reason::CityOnNoPermit(_)) => return text.no_city().into_any(),
        Some(Reason::NoDeckLeft | Reason::NoPermitLeft) => return text.no_deck().into_any(),
        Some(Reason::NotYourTurn | Reason::Illegal(_)) | None => {}
    }
    match kind {
        Kind::Elect => coins(text.gain_word(), ELECTION_COINS.into()),
        Kind::Acquire => text.a_permit().into_any(),
        Kind::Place => text.by_permit().into_any(),
        Kind::PlaceWithQueen => view! {
            {sign(Sign::Coins, Some(ROAD_PRICE.into()), 18)}
            {text.per_road()}
        }
        .into_any(),
        Kind::EngageServant => coins(text.pay_word(), SERVANT_PRICE.into()),
        Kind::ChangePermits => view! {
            {text.the_permits()}
            {sign(Sign::Servants, Some(CHANGE_PERMITS_SERVANTS), 18)}
        }
        .into_any(),
        Kind::SendServant => servants(text.pay_word(), SEND_SERVANTS),
        Kind::AdditionalMain => servants(text.pay_word(), ADDITIONAL_MAIN_SERVANTS),
        Kind::Answer => ().into_any(),
    }
}

/// Question before a turn ends with a complete move that isn't confirmed.
#[component]
pub fn AskUnconfirmed() -> impl IntoView {
    let table = table();
    let words = text().table();
    view! {
        <Ask
            open=table.house.panels.asking_end
            title=words.unconfirmed()
            body=words.unconfirmed_body()
            yes=words.unconfirmed_yes()
            no=words.unconfirmed_no()
            on_yes=Callback::new(move |()| table.confirm_and_end_turn())
        />
    }
}

#[component]
fn EndTurn(
    /// Whether it takes the place of a button that was there a moment ago.
    #[prop(optional)]
    in_place_of_confirm: bool,
) -> impl IntoView {
    let table = table();
    let text = text();
    let rivals: Rivals = expect_context();
    // Elsewhere the ribbon has the way past them.
    let phone = phone();
    let skips = Memo::new(move |_| phone.get() && rivals.are_on_turn.get());
    let hurried = table.house.showing.hurried;
    let reason = Memo::new(move |_| table.selection.scene.read().end_turn);
    let note = move || {
        let view = table.view.get();
        match reason.get() {
            None => {
                let turn = view.table.turn;
                let quick = !turn.quick_taken
                    && table
                        .selection
                        .scene
                        .read()
                        .buttons
                        .iter()
                        .skip(4)
                        .any(|b| b.reason.is_none());
                text.board().unused(turn.main_left, quick)
            }
            Some(Reason::Illegal(Illegal::MainActionFirst)) => text.board().main_first().to_owned(),
            Some(Reason::Illegal(Illegal::ChoiceOpen(_))) => text.board().choice_open().to_owned(),
            Some(_) => {
                let view = table.view.get();
                let seat = view.table.turn.seat;
                let waits = view.table.decision != Decision::Over && !view.decides();
                let names = table.names();
                if waits { text.follow().plays(&name_of(&names, seat)) } else { String::new() }
            }
        }
    };
    let settling = move || (in_place_of_confirm || skips.get()) && table.house.settling.get();
    let why = move || match (skips.get(), settling()) {
        (true, _) if hurried.get() => Some(text.follow().skipping().to_owned()),
        (_, true) => Some(text.follow().settling().to_owned()),
        (true, false) => None,
        (false, false) => reason.get().map(|reason| reason.in_words()),
    };
    let id = fresh_id();
    let described = id.clone();
    // With nothing else left to do, ending the turn is the way to continue.
    let only = move || {
        let view = table.view.get();
        reason.get().is_none()
            && view.table.turn.main_left == 0
            && view.table.decision == Decision::Turn
    };
    // Whether nothing at all is left, for which the button stands out once.
    let done = move || {
        let turn = table.view.read().table.turn;
        only() && turn.quick_taken
    };
    // One button, so that the focus stays where it is.
    let act = move |_| match skips.get_untracked() {
        _ if settling() => {}
        true if hurried.get_untracked() => table.house.note.set(untrack(why)),
        true => rivals.hurry.run(()),
        false => table.end_turn(),
    };
    view! {
        <button
            class="btn"
            data-place=Place::EndTurn.to_string()
            type="button"
            data-home
            class:end-turn=move || !skips.get()
            class:skip-turns=skips
            class:pri=move || !skips.get() && only()
            class:done=move || !skips.get() && done()
            data-tip=move || if skips.get() { tip(HouseTip::Skip) } else { tip(Tip::Of(Symbol::EndTurn)) }
            data-note=why
            aria-disabled=move || why().map(|_| "true")
            aria-describedby=move || why().map(|_| described.clone())
            on:click=act
        >
            <span>{move || if skips.get() { text.follow().skip() } else { text.table().end_turn() }}</span>
            <small>
                {move || if skips.get() { text.follow().skip_note().to_owned() } else { note() }}
            </small>
            <span class="sr" id=id>
                {why}
            </span>
        </button>
    }
}

/// The bar that a phone has instead of the eight buttons.
#[component]
pub fn PhoneBar() -> impl IntoView {
    let table = table();
    let text = text();
    let toggle = move |list: ActionList| {
        table.small.list.update(|open| *open = if *open == Some(list) { None } else { Some(list) });
    };
    let main_left = move || table.view.get().table.turn.main_left > 0;
    let button = move |list: ActionList, image: Icon, word: &'static str| {
        let place = match list {
            ActionList::Main => Place::MainActions,
            ActionList::Quick => Place::QuickActions,
        };
        view! {
            <button
                class="btn"
                data-place=place.to_string()
                type="button"
                data-home
                class:pri=move || list == ActionList::Main && main_left()
                aria-expanded=move || truth(table.small.list.get() == Some(list))
                on:click=move |_| toggle(list)
            >
                {icon(image)}
                {word}
            </button>
        }
    };
    view! {
        <nav class="nav" aria-label=text.table().bar()>
            {button(ActionList::Quick, Icon::Engage, text.board().quick())}
            {button(ActionList::Main, Icon::Extra, text.board().main())}
            <EndTurn in_place_of_confirm=true />
        </nav>
    }
}
