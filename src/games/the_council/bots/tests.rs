//! The bots of The Council: fair, repeatable and legal, with reasons that are true.

use std::collections::BTreeSet;

use super::motive::{Motive, Purpose};
use super::weights::{Weights, weights};
use crate::bots::advice::Advice;
use crate::bots::history::History;
use crate::bots::{self, Level, Playable};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::{Kind, Suit};
use crate::games::the_council::rules::count::{SuitCount, succeeds, total};
use crate::games::the_council::rules::state::{Decision, State};
use crate::games::the_council::rules::view::View;
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat, sample};

/// Every so many-th decision of random games for 3, 4 and 5, with the action played.
fn samples(every: usize) -> Vec<(State, Action)> {
    let of = |players| sample::states::<TheCouncil>(players, 3).expect("games");
    (3..=5).flat_map(|players| of(players).into_iter().step_by(every)).collect()
}

fn view(state: &State) -> View {
    TheCouncil::view(state, TheCouncil::decider(state))
}

fn choose(view: &View, level: Level, seed: u64) -> Option<Action> {
    bots::choose::<TheCouncil>(History::of(*view, Seed(seed)), level)
}

fn advise(view: &View, level: Level) -> Option<Advice<Action, Motive>> {
    bots::advise::<TheCouncil>(History::of(*view, Seed(1)), level)
}

/// The levels that are quick enough to be asked in a position.
fn asked_in(position: usize) -> impl Iterator<Item = Level> {
    let pause = |level| TheCouncil::iterations(level).map_or(1, |count| count as usize / 4);
    let levels = TheCouncil::LEVELS.iter().copied();
    levels.filter(move |&level| position.is_multiple_of(pause(level).max(1)))
}

fn choices(view: &View, position: usize) -> Vec<Option<Action>> {
    asked_in(position).map(|level| choose(view, level, 1)).collect()
}

#[test]
fn choices_are_legal_and_repeatable() {
    for (position, (state, _)) in samples(5).into_iter().enumerate() {
        let view = view(&state);
        let legal = bots::legal::<TheCouncil>(&view);
        let chosen = choices(&view, position);
        assert_eq!(choices(&view, position), chosen);
        assert!(chosen.iter().all(|action| legal.contains(&action.expect("a choice"))));
        let compared = TheCouncil::compared(&view, Level::Greedy, Seed(1));
        assert_eq!(compared.iter().copied().collect::<BTreeSet<_>>(), legal.into_iter().collect());
        assert_eq!(compared.first(), choose(&view, Level::Greedy, 1).as_ref());
    }
}

/// The test of fairness: what others hold and have chosen, the event deck and all luck are dealt again behind the view,
/// several times, without changing a choice or a reason.
#[test]
fn what_is_hidden_changes_no_choice() {
    let (mut differ, mut hidden) = (0, 0);
    for (position, (state, _)) in samples(7).into_iter().enumerate() {
        let seat = TheCouncil::decider(&state).expect("a decision");
        let seen = view(&state);
        let said: Vec<_> = asked_in(position).map(|level| advise(&seen, level)).collect();
        for luck in 1..=3 {
            let other = TheCouncil::determinise(&seen, &mut Seed(luck).stream(7));
            assert_eq!(view(&other), seen);
            hidden += 1;
            let others = state.table().each_seat().filter(|&other| other != seat);
            let is_other =
                |at: Seat| other.held(at) != state.held(at) || other.secret(at) != state.secret(at);
            differ += usize::from(others.into_iter().any(is_other));
            let again: Vec<_> =
                asked_in(position).map(|level| advise(&view(&other), level)).collect();
            assert_eq!(again, said, "{seen:?}");
        }
    }
    assert!(differ * 10 > hidden && hidden > 300, "{differ} of {hidden} differ");
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

#[test]
fn who_has_nothing_to_decide_chooses_nothing() {
    for (state, _) in samples(31) {
        let decider = TheCouncil::decider(&state);
        let others = state.table().each_seat().map(Some).chain([None]);
        for viewer in others.filter(|&viewer| viewer != decider) {
            let view = TheCouncil::view(&state, viewer);
            assert!(choices(&view, 0).iter().all(Option::is_none), "{viewer:?}");
        }
    }
}

/// Plays a game of bots to its end. Returns the winners.
fn play(levels: &[Level], seed: u64) -> Vec<Seat> {
    let (mut state, _) =
        sample::deal::<TheCouncil>(levels.len() as u8, seed as u32).expect("a deal");
    let mut asked = 0;
    while let Some(seat) = TheCouncil::decider(&state) {
        asked += 1;
        let action = choose(&view(&state), levels[seat.index()], seed << 16 | asked);
        TheCouncil::apply(&mut state, action.expect("a choice"), |_| {}).expect("legal");
    }
    TheCouncil::winners(&state).expect("an end")
}

/// A level among three of the level below, each seat in turn; a quarter of the games would be fair.
fn won_among(higher: Level, lower: Level, games: u64) -> usize {
    let won = |&game: &u64| {
        let seat = Seat((game % 4) as u8);
        let mut levels = [lower; 4];
        levels[seat.index()] = higher;
        play(&levels, game / 4) == [seat]
    };
    (0..games).filter(won).count()
}

#[test]
fn a_higher_level_wins_more() {
    assert!(won_among(Level::Novice, Level::Random, 40) >= 30);
    assert!(won_among(Level::Greedy, Level::Novice, 40) >= 16);
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
            let crown = |card: crate::games::the_council::rules::components::Card| {
                card.kind() == Kind::Crown && card.suits().contains(suit)
            };
            revealed.iter().any(crown)
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
    for (state, played) in samples(1) {
        let view = view(&state);
        let greedy = TheCouncil::choose_greedily(&view, Seed(1)).expect("a choice");
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
    for (state, _) in samples(3) {
        let view = view(&state);
        let greedy = TheCouncil::choose_greedily(&view, Seed(1)).expect("a choice");
        let has = !TheCouncil::motives(&view, greedy, &[]).is_empty();
        (with, without) = (with + u32::from(has), without + u32::from(!has));
        let is_draft = matches!(state.table().decision, Decision::Draft(_));
        assert!(has || !is_draft, "{greedy:?}");
    }
    assert!(with > 9 * without, "{without} of {} without", with + without);
}
