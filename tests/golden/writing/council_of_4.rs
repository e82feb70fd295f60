//! Playing the golden games of Council of 4: two for each board and number of players, and twelve played towards
//! something very rare.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::{City, CitySet, Region, Sides};
use curia::games::council_of_4::rules::components::{Bonus, NobilityVariant, Permit};
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::{PublicState, State};
use curia::record::Match;
use curia::rules::position::write;
use curia::rules::{Game, Seat};

use super::{Writer, play};
use crate::council_of_4::GAMES;
use crate::lively::lively;
use crate::rulings::council_of_4::witnesses;
use crate::seats::{BOT, PERSON, new_match};

/// Seat that plays towards something, if only one does.
const HERO: Seat = Seat(0);

type Plan = super::Plan<CouncilOf4>;

/// A game with required evidence: name, board, players, plan, and the evidence.
type Special = (&'static str, &'static str, u8, Plan, &'static [&'static str]);

const SPECIAL: [Special; 12] = [
    (
        "long",
        "121",
        4,
        hoard,
        &["R01 no card is drawn", "R10 more servants than printed", "R24 a long game"],
    ),
    (
        "hills-used-up",
        "212",
        3,
        use_up_the_hills,
        &[
            "R08 no change of permits from an empty deck",
            "R08 a change of permits with one in the deck",
            "R18 a slot stays empty",
        ],
    ),
    ("permits-used-up", "111", 3, use_up_all_permits, &["R13 no face-up permit to take"]),
    ("queen-only", "222", 3, queen_only, &["R14 VP at space 0", "R15 a tie at no permits"]),
    ("no-permit-to-repeat", "112", 3, climb_without_permits, &["R13 no permit to repeat"]),
    ("one-permit-to-repeat", "121", 3, climb_with_one_permit, &["R13 one permit to repeat"]),
    ("no-two-tokens", "211", 3, climb_with_tokens::<0>, &["R13 no token of two"]),
    ("one-of-two-tokens", "221", 3, climb_with_tokens::<1>, &["R13 one token of two"]),
    ("just-two-tokens", "122", 3, climb_with_tokens::<2>, &["R13 just two tokens"]),
    ("shared-victory", "111", 4, by_chance, &["R16 a shared victory"]),
    ("tie-broken", "222", 2, by_chance, &["R16 servants and cards decide"]),
    (
        "choice-of-the-tenth",
        "211",
        2,
        by_chance,
        &["R23 a choice in the chain of the tenth merchant"],
    ),
];

/// Number of actions after which a plan is abandoned.
const PATIENCE: usize = 800;

#[test]
#[ignore = "writes the golden games anew"]
fn write_golden_games() {
    let mut writer = Writer::new("council_of_4", witnesses, write::<CouncilOf4, Position>);
    for (at, (name, _)) in GAMES.iter().enumerate() {
        if let Some(&(_, board, players, plan, shows)) = SPECIAL.iter().find(|one| one.0 == *name) {
            writer.rare(name, shows, |seed| played(&setup(at, board, players), seed, plan));
        } else {
            let [board, players, _] = name.split('-').collect::<Vec<_>>()[..] else {
                panic!("{name}")
            };
            let setup = setup(at, board, players.parse().expect("a number"));
            writer.standard(name, |seed| played(&setup, seed, by_chance));
        }
    }
}

/// Returns a set-up; some games have the variant of the nobility track, or a named first seat.
fn setup(at: usize, board: &str, players: u8) -> Setup {
    let nobility = if at % 5 > 2 { NobilityVariant::Manual } else { NobilityVariant::Printed };
    let first = (at % 4 > 1).then_some(Seat(at as u8 % players));
    Setup { players, board: Sides::from_key(board).expect("a board").board(), nobility, first }
}

fn played(setup: &Setup, seed: &str, plan: Plan) -> Match<CouncilOf4> {
    let controllers = [PERSON, BOT, BOT, PERSON];
    let record = new_match(setup, seed, &controllers[..usize::from(setup.players)]);
    play(record, plan, PATIENCE)
}

fn by_chance(_: &State, _: &[Action], _: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
    None
}

/// Returns one of the best actions for the deciding seat among those that lead to an allowed state. Without
/// an allowed one, the seat does as little as it can.
fn best(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
    allowed: impl Fn(&State) -> bool,
    value: impl Fn(&State) -> i64,
) -> Action {
    let value = |after: &State| allowed(after).then(|| value(after));
    super::best::<CouncilOf4>(state, legal, chance, value).unwrap_or_else(|| little(legal, chance))
}

/// Elects and ends the turn; answers choices at random.
fn little(legal: &[Action], chance: &mut dyn FnMut(u32) -> u32) -> Action {
    if legal.contains(&Action::EndTurn) {
        return Action::EndTurn;
    }
    let elections: Vec<Action> =
        legal.iter().copied().filter(|action| matches!(action, Action::Elect { .. })).collect();
    let list = if elections.is_empty() { legal } else { &elections };
    list[chance(list.len() as u32) as usize]
}

/// Plan: no player spends a card, all engage servants, until no card is left to draw.
fn hoard(state: &State, legal: &[Action], chance: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
    let hoarded = state.deck().is_empty() && state.table().turn.number > 220;
    let engage = Action::EngageServant;
    let action = || if legal.contains(&engage) { engage } else { little(legal, chance) };
    (!hoarded).then(action)
}

fn value_of_means(table: &PublicState, seat: Seat) -> i64 {
    let player = table.player(seat);
    i64::from(player.coins) * 5 + i64::from(player.servants.min(6)) * 20
}

fn permits_left(table: &PublicState, region: Region) -> u8 {
    let face_up = table.face_up[region.index()].iter().flatten().count() as u8;
    table.decks[region.index()].len() + face_up
}

/// Plan: all acquire the permits of the hills and place no merchant, until a slot there stays empty.
fn use_up_the_hills(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let table = state.table();
    let seat = table.turn.seat;
    let deck = table.decks[Region::Hills.index()];
    let change = Action::ChangePermits { region: Region::Hills };
    if deck.len() == 1 && legal.contains(&change) && chance(3) == 0 {
        return Some(change);
    }
    let merchants = table.player(seat).merchants;
    let allowed = |after: &State| after.table().player(seat).merchants == merchants;
    let value = |after: &State| {
        let left = i64::from(permits_left(after.table(), Region::Hills));
        value_of_means(after.table(), seat) - left * 1000
    };
    (permits_left(table, Region::Hills) > 1).then(|| best(state, legal, chance, allowed, value))
}

/// Plan: all acquire permits and place no merchant until none is face up, the hero with little nobility; then
/// the hero climbs to space 10.
fn use_up_all_permits(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let table = state.table();
    let seat = table.turn.seat;
    if table.face_up().next().is_none() {
        if seat != HERO {
            return Some(little(legal, chance));
        }
        return climb(state, legal, chance, 10, |_| true);
    }
    let merchants = table.player(seat).merchants;
    let allowed = |after: &State| {
        let player = after.table().player(seat);
        player.merchants == merchants && (seat != HERO || player.nobility < 8)
    };
    let value = |after: &State| {
        let table = after.table();
        let left: u8 = Region::ALL.into_iter().map(|region| permits_left(table, region)).sum();
        value_of_means(table, seat) - i64::from(left) * 1000
    };
    Some(best(state, legal, chance, allowed, value))
}

/// Plan: all place merchants only with the queen's help and stay at space 0.
fn queen_only(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let humble = |action: &Action| {
        let mut after = *state;
        CouncilOf4::apply(&mut after, *action, |_| {}).expect("a listed action");
        let player = after.table().player(state.table().turn.seat);
        player.nobility == 0 && player.permits().is_empty()
    };
    let humble: Vec<Action> = legal.iter().copied().filter(humble).collect();
    Some(lively(&humble, CouncilOf4::print, chance))
}

/// Plan: the hero climbs the nobility track up to a space as fast as it can, in allowed states; the others do
/// little.
fn climb(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
    space: u8,
    allowed: impl Fn(&PublicState) -> bool,
) -> Option<Action> {
    let table = state.table();
    if table.player(HERO).nobility >= space {
        return None;
    }
    if table.turn.seat != HERO {
        return Some(little(legal, chance));
    }
    let brings_nobility =
        |permit: Permit| permit.bonuses().iter().any(|bonus| matches!(bonus, Bonus::Nobility(_)));
    let value = |after: &State| {
        let table = after.table();
        let offered = table.face_up().filter(|&(_, _, permit)| brings_nobility(permit)).count();
        let nobility = i64::from(table.player(HERO).nobility);
        value_of_means(table, HERO) + 1000 * nobility + 20 * offered as i64
    };
    Some(best(state, legal, chance, |after| allowed(after.table()), value))
}

fn climb_without_permits(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    climb(state, legal, chance, 14, |table| table.player(HERO).permits().is_empty())
}

fn climb_with_one_permit(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let none = state.table().player(HERO).permits().is_empty();
    let acquire = legal.iter().find(|action| matches!(action, Action::Acquire { .. }));
    if let Some(&acquire) = acquire.filter(|_| none && state.table().turn.seat == HERO) {
        return Some(acquire);
    }
    climb(state, legal, chance, 14, |table| table.player(HERO).permits().len() <= 1)
}

/// Plan: the hero places merchants only in cities whose token brings nobility, in the royal city, and in
/// `OTHERS` more cities, there first of all.
fn climb_with_tokens<const OTHERS: usize>(
    state: &State,
    legal: &[Action],
    chance: &mut dyn FnMut(u32) -> u32,
) -> Option<Action> {
    let table = state.table();
    let ordinary = table.tokens.repeatable(CitySet::ALL);
    let chosen: CitySet = ordinary.iter().take(OTHERS).collect();
    let allowed = |merchants: CitySet| (merchants & ordinary & !chosen).is_empty();
    if table.turn.seat == HERO && table.player(HERO).nobility < 16 {
        let there = |city: &City| chosen.contains(*city);
        let place = legal.iter().find(|action| match action {
            Action::Place { city, .. } | Action::PlaceWithQueen { city, .. } => there(city),
            _ => false,
        });
        if let Some(&place) = place {
            return Some(place);
        }
    }
    climb(state, legal, chance, 16, |table| allowed(table.player(HERO).merchants))
}
