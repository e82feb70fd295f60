//! The bots of The Council: fair, repeatable and legal, with reasons that are true.

use std::collections::BTreeSet;

use super::motive::{Motive, Purpose};
use super::weights::{Weights, weights};
use crate::bots::{Level, Playable, greedily, trial};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::{Kind, Suit};
use crate::games::the_council::rules::count::{SuitCount, succeeds, total};
use crate::games::the_council::rules::state::{Decision, State};
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat};

#[test]
fn choices_are_legal_and_repeatable() {
    trial::choices_are_legal_and_repeatable::<TheCouncil>(5);
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let [differ, deals] = trial::what_is_hidden_changes_no_choice::<TheCouncil>(7, |one, other| {
        Seat::first(5).any(|seat| {
            (one.held(seat), one.secret(seat)) != (other.held(seat), other.secret(seat))
        })
    });
    assert!(differ * 10 > deals && deals > 300, "{differ} of {deals} differ");
}

#[test]
fn who_has_nothing_to_decide_chooses_nothing() {
    trial::who_has_nothing_to_decide_chooses_nothing::<TheCouncil>(|_, _| {});
}

#[test]
fn a_higher_level_wins_more() {
    // A level among three of the level below: a quarter of the games would be fair.
    let wins = trial::wins::<TheCouncil>;
    assert!(wins(Level::Novice, Level::Random, 4, 40) >= 30.0);
    assert!(wins(Level::Greedy, Level::Novice, 4, 40) >= 16.0);
}

/// The published weights can be read, differ from none at all, and are written the same.
#[test]
fn weights_are_read_as_they_are_written() {
    let weights = weights();
    assert_ne!(*weights, Weights::default());
    let file = weights.to_string();
    assert_eq!(Weights::read(&file).as_ref(), Some(weights));
    assert_eq!(Weights::read(&format!("{file}1 1\n")), None, "a line too many");
    let without_last = file.trim_end().rsplit_once('\n').expect("lines").0;
    assert_eq!(Weights::read(without_last), None, "a line too few");
    assert_eq!(Weights::read(&file.replacen(' ', ",", 5)), None, "another form");
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
    let all = || {
        let counts: Vec<_> = before.event_suits().iter().map(count).collect();
        total(&counts)
    };
    let rank_of_event = before.event().map_or(0, |event| event.rank());
    let fails = || !succeeds(all(), rank_of_event);
    let (rank, empire) = (before.player(seat).ranks, before.empire);
    let is_true = match purpose {
        Purpose::Chips(chips) => after.player(seat).chips.minus(before.player(seat).chips) == chips,
        Purpose::Effect(card) => action == Action::Draft(card),
        Purpose::NearTheEmpire { suit, missing } => {
            let more = u8::from(!matches!(action, Action::Draft(_)));
            let rank = rank.of(suit) + more;
            missing == (empire.of(suit) + 1).saturating_sub(rank)
                && (more == 0 || count(suit).winner() == Some(seat))
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
        Purpose::Against(other) => other != seat && other.0 < before.seats(),
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
            let said = TheCouncil::motives(&view, action, &[]);
            assert!(said.len() <= 8 && said.is_sorted_by(|one, next| one.worth >= next.worth));
            for Motive { purpose, worth } in said {
                assert!(worth > 0.0);
                assert_eq!(false_of(purpose, &state, action), None);
                kinds.extend(format!("{purpose:?}").split([' ', '(']).next().map(String::from));
            }
        }
    }
    assert_eq!(kinds.len(), 17, "{kinds:?}");
}

/// Each kind of decision has its reasons, and there is one for nearly every choice of the greedy bot.
#[test]
fn a_greedy_choice_has_a_reason() {
    let (mut with, mut without) = (0, 0);
    for (state, _) in trial::samples::<TheCouncil>(3) {
        let view = trial::view::<TheCouncil>(&state);
        let greedy = greedily::<TheCouncil>(&view, Seed(1)).first().copied().expect("a choice");
        let has = !TheCouncil::motives(&view, greedy, &[]).is_empty();
        (with, without) = (with + u32::from(has), without + u32::from(!has));
        let is_draft = matches!(state.table().decision, Decision::Draft(_));
        assert!(has || !is_draft, "{greedy:?}");
    }
    assert!(with > 9 * without, "{without} of {} without", with + without);
}
