//! Whether the reasons for an action are true of the table as it stands after it.

use std::collections::BTreeSet;

use super::motive::{Motive, Purpose};
use crate::bots::{Playable, greedily, trial};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{Kind, Suit};
use crate::games::the_council::rules::count::{succeeds, total};
use crate::games::the_council::rules::{Action, CardSet, Decision, PublicState, State, SuitCount};
use crate::rules::{Game, Seed};

/// Returns all bids for the event, with these cards revealed.
fn bids(table: &PublicState, revealed: CardSet) -> Option<u16> {
    let of = |suit| SuitCount::of(table, revealed, suit);
    total(&table.event_suits().iter().map(of).collect::<Vec<_>>())
}

/// Returns what of a motive is wrong of the table as it stands, as text; none if it is true.
fn false_of(purpose: Purpose, state: &State, action: Action) -> Option<String> {
    let (before, seat) = (*state.table(), TheCouncil::decider(state)?);
    let after = before.after(seat, action);
    let revealed = match action {
        Action::Commit(cards) => cards,
        Action::Draft(_) | Action::Bid(_) => CardSet::EMPTY,
    };
    let count = |suit: Suit| SuitCount::of(&after, revealed, suit);
    let all = || bids(&after, revealed);
    let rank_of_event = before.event().map_or(0, |event| event.rank());
    let fails = || !succeeds(all(), rank_of_event);
    let (rank, empire) = (before.player(seat).ranks, before.empire);
    // The event as it stands, without the action and with it.
    let both = [before.resolved_with(CardSet::EMPTY), after.resolved_with(revealed)];
    let is_true = match purpose {
        Purpose::Chips(chips) => after.player(seat).chips.minus(before.player(seat).chips) == chips,
        Purpose::Effect(card) => action == Action::Draft(card),
        Purpose::NearTheEmpire { suit, missing } => {
            let more = u8::from(!matches!(action, Action::Draft(_)));
            let rank = rank.of(suit) + more;
            missing == (empire.of(suit) + 1).saturating_sub(rank)
                && match action {
                    Action::Draft(card) => card.suits().contains(suit),
                    Action::Bid(_) | Action::Commit(_) => count(suit).winner() == Some(seat),
                }
        }
        Purpose::Leads(suit) => count(suit).winner() == Some(seat),
        Purpose::BreaksTie { suit, card } => {
            revealed.contains(card)
                && card.suits().contains(suit)
                && card.kind() == Kind::Number
                && count(suit).winner() == Some(seat)
        }
        Purpose::Unlimited(suit) => count(suit).standings[seat.index()].ace,
        Purpose::Crown(suit) => {
            !revealed.and(CardSet::CROWNS).and(CardSet::of_suit(suit)).is_empty()
        }
        Purpose::Succeeds { total, rank } => total == all() && rank == rank_of_event && !fails(),
        Purpose::Fails { total, rank } => Some(total) == all() && rank == rank_of_event && fails(),
        Purpose::Nears { total, rank } => {
            Some(total) == all()
                && rank == rank_of_event
                && fails()
                && bids(&before, CardSet::EMPTY) < Some(total)
        }
        Purpose::ForTies { suit, card } => {
            revealed.contains(card)
                && card.kind() == Kind::Number
                && card.suits().contains(suit)
                && before.event_suits().contains(suit)
                && before.player(seat).bid.of(suit) > 0
        }
        Purpose::NotLowest(suit) => rank.of(suit) > 0 && !count(suit).lowest.contains(seat),
        Purpose::Lowest(suit) => rank.of(suit) > 0 && count(suit).lowest.contains(seat),
        Purpose::Courts(chips) => revealed.and(CardSet::COURTS).len() == chips && fails(),
        Purpose::SavesChips(chips) => {
            let of = |suit| u16::from(after.player(seat).chips.of(suit));
            before.event_suits().iter().map(of).sum::<u16>() == chips
        }
        Purpose::SavesCards(cards) => {
            before.committable(seat).minus(revealed).len() == cards && cards > 0
        }
        Purpose::AvoidsOpening => before.resolved_with(revealed).opener != seat,
        Purpose::LowCard(card) => revealed.lowest() == Some(card),
        Purpose::Withheld(other, card) => {
            let goes_on = other == seat.next(before.seats()) && state.held(seat).len() > 1;
            action == Action::Draft(card) && goes_on
        }
        Purpose::LessRank(other, suit) => {
            let [was, is] = both.map(|table| table.player(other).ranks.of(suit));
            other != seat && is < was
        }
        Purpose::FewerTraitors(other) => {
            let [was, is] = both.map(|table| table.player(other).traitors);
            other != seat && is < was
        }
        Purpose::EmpireStays(other, suit) => {
            let [was, is] = both.map(|table| table.empire.of(suit));
            let ranks = |seat| both[1].player(seat).ranks.of(suit);
            other != seat && is > was && ranks(other) > ranks(seat)
        }
        // Named before reasons were facts.
        Purpose::Against(_) => false,
    };
    (!is_true).then(|| format!("{purpose:?} for {action:?} in {before:?}"))
}

#[test]
fn what_is_said_for_an_action_is_true_of_the_table_as_it_stands() {
    let mut kinds = BTreeSet::new();
    for (state, played) in trial::samples::<TheCouncil>(1) {
        let view = trial::view::<TheCouncil>(&state);
        let greedy = greedily::<TheCouncil>(&view, Seed(1)).first().copied().expect("a choice");
        for action in [played, greedy] {
            let said = TheCouncil::motives(&view, &[action], &[]);
            assert!(said.len() <= 8 && said.is_sorted_by(|one, next| one.worth >= next.worth));
            for Motive { purpose, worth } in said {
                assert!(worth > 0.0);
                assert_eq!(false_of(purpose, &state, action), None);
                kinds.extend(format!("{purpose:?}").split([' ', '(']).next().map(String::from));
            }
        }
    }
    assert_eq!(kinds.len(), 22, "{kinds:?}");
}

/// Each kind of decision has its reasons, and there is one for nearly every choice of the greedy bot.
#[test]
fn a_greedy_choice_has_a_reason() {
    let (mut with, mut without) = (0, 0);
    for (state, _) in trial::samples::<TheCouncil>(3) {
        let view = trial::view::<TheCouncil>(&state);
        let greedy = greedily::<TheCouncil>(&view, Seed(1)).first().copied().expect("a choice");
        let has = !TheCouncil::motives(&view, &[greedy], &[]).is_empty();
        (with, without) = (with + u32::from(has), without + u32::from(!has));
        let is_draft = matches!(state.table().decision, Decision::Draft(_));
        assert!(has || !is_draft, "{greedy:?}");
    }
    assert!(with > 9 * without, "{without} of {} without", with + without);
}

#[test]
fn what_is_advised_has_true_reasons() {
    let all = trial::reasons_hold::<TheCouncil>(|state, turn, instead, motive| {
        let wrong = false_of(motive.purpose, state, turn[0]);
        let is_missed = |&other: &Action| false_of(motive.purpose, state, other).is_some();
        let is_in = || format!("{:?} is in {instead:?}, too", motive.purpose);
        wrong.or_else(|| instead.first().filter(|other| !is_missed(other)).map(|_| is_in()))
    });
    let rivals = all.iter().filter(|motive| motive.purpose.rival().is_some());
    assert!(rivals.count() > 20);
}
