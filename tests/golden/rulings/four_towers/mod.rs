//! Witnesses in the golden games of Four Towers.

mod champions;
mod decisions;
mod ends;
mod turns;

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::action::Action;
use curia::games::four_towers::rules::components::{Champion, Clan, HOMES, supply};
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::mats::{Hired, Player};
use curia::games::four_towers::rules::state::{PublicState, State};
use curia::record::Match;
use curia::rules::{Game, Seat};

use super::{Witnesses, every_ruling_is_shown, kinds_of};
use crate::four_towers::GAMES;

/// Everything about rulings that must occur: the ruling and its evidence.
const RULINGS: [&str; 94] = [
    "R01 peasants on their homes beside full supplies",
    "R02 two players with 20 turns each",
    "R02 three players with 16 turns each",
    "R02 four players with 12 turns each",
    "R03 another seat than the first begins",
    "R03 turns go clockwise",
    "R04 three of a clan are drawn",
    "R04 three clans are drawn",
    "R04 a supply is empty",
    "R05 placed beside one of another clan",
    "R05 placed beside two, of which one has its colour",
    "R05 closed with two of other clans",
    "R06 a first turn in which only homes are open",
    "R07 a draw must not be without a village",
    "R07 nobody has a village: any home",
    "R08 expansion after a placing",
    "R08 expansion after a mountaineer",
    "R08 expansion after a skill",
    "R09 several villages wait",
    "R09 a peasant of another clan could take the line",
    "R10 four peasants or more",
    "R11 a cascade of six expansions",
    "R12 a demotion while another village waits",
    "R13 an expansion before the peasants are assigned",
    "R14 an expansion without a choice",
    "R14 a demotion with one to demote is asked",
    "R14 a turn ends without an end skill",
    "R15 several lords in a turn",
    "R16 a lord follows a demon",
    "R17 a marker is moved down",
    "R17 all are spared",
    "R17 nobody can be moved down",
    "R18 a marker on black stays",
    "R19 a step of two points",
    "R20 a gem is taken",
    "R20 a gem is taken in passing",
    "R20 a gem is gone",
    "R21 a lord made on gold",
    "R21 a marker on gold is safe",
    "R22 doubled by an assigned mercenary",
    "R22 doubled by a skill",
    "R22 doubled with fewer than seven left",
    "R23 a mountaineer on the sixth space",
    "R23 the next space is for other clans",
    "R24 a merchant on the white space",
    "R24 a merchant given up empties the white space",
    "R25 the mercenary that came last leaves",
    "R26 the mountaineer that came last leaves",
    "R27 who fits nowhere goes to the temple",
    "R28 one of each trade given up in a turn",
    "R29 a mercenary removes a peasant",
    "R30 a mountaineer leads from a hill to a mountain",
    "R31 who was given up is in the temple",
    "R31 who was paid is in the temple",
    "R32 no merchant given up on gold",
    "R32 no ambassador on gold",
    "R32 no slanderer without a target",
    "R32 no swap of equals",
    "R33 most mountaineers",
    "R33 a tie for most mountaineers",
    "R34 two bought",
    "R34 no third purchase",
    "R35 a third champion",
    "R35 a market full too late for the third",
    "R36 a mix of followers pays",
    "R37 the display is refilled",
    "R38 a skill in the turn of the purchase",
    "R39 spirits are chosen",
    "R39 a spirit that was paid for it",
    "R39 three gems",
    "R40 a loose gem pays",
    "R41 several champions in a turn",
    "R41 a champion used is not used again",
    "R42 the track decides",
    "R42 the champions decide",
    "R42 a shared victory",
    "R43 a spirit comes to the map and no turn is lost",
    "R44 tokens are left",
    "R45 one who was given up counts no more",
    "R46 gems in all places",
    "R47 nine spirits of each clan",
    "R47 three spirits of each clan",
    "R48 a champion that nobody knew",
    "R49 an end skill in the last turn",
    "R50 a turn of compulsory plays alone",
    "R51 a lord that followed counts no more",
    "R52 a lord before the draw",
    "R52 a demon before the draw",
    "R53 no room for another follower",
    "R53 no room for a follower by a skill",
    "a second peasant by the Free Captain",
    "the Guild Matron reaches gold with one space",
    "the Ridge Warden leads to a hill",
    "three champions with one player",
];

/// Everything that must occur.
fn all() -> Vec<&'static str> {
    RULINGS.into_iter().chain(champions::FACTS.into_iter().flatten()).collect()
}

/// One action of a game.
struct Step<'a> {
    before: &'a PublicState,
    action: Action,
    events: &'a [Event],
    after: &'a PublicState,
}

impl Step<'_> {
    /// What the seat had before that decided.
    fn own(&self) -> &Player {
        self.before.own()
    }

    /// Whether something like this happened.
    fn tells(&self, is_it: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is_it)
    }
}

/// Whether the champion's skill could be paid for, and was not used in this turn.
fn is_ready(table: &PublicState, champion: Champion) -> bool {
    let own = table.own();
    let unused = |place: usize| !table.turn.has_used(place);
    let can_pay = |hired: &Hired| hired.champion == champion && own.can_pay(hired);
    own.place_of(champion).is_some_and(unused) && own.champions().any(can_pay)
}

/// Returns the number of times that each of [`all`] occurs in a match.
pub fn witnesses(record: &Match<FourTowers>) -> Witnesses {
    let mut counts = Witnesses::new();
    let mut see = |name: &'static str| *counts.entry(name).or_insert(0) += 1;
    let mut state = record.start(|_| {}).expect("a game");
    start(state.table(), &mut see);
    let mut game = turns::Watch::of(state.table());
    for &action in &record.actions {
        let (before, mut events) = (state, Vec::new());
        FourTowers::apply(&mut state, action, |event| events.push(event)).expect("a legal action");
        let (before, after) = (before.table(), state.table());
        let step = Step { before, action, events: &events, after };
        decisions::before(before, &mut see);
        decisions::action(&step, &mut see);
        champions::see(&step, &mut see);
        game.see(&step, &mut see);
    }
    ends::see(&state, &game, &mut see);
    champions::bonuses(state.table(), &mut see);
    counts
}

/// Finds the evidence in the deal.
fn start(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    let full = Clan::ALL.iter().all(|&clan| table.supply.of(clan) == supply(table.seats()));
    if full && Clan::ALL.iter().all(|&clan| table.land.at(HOMES[clan.index()]).only() == Some(clan))
    {
        see("R01 peasants on their homes beside full supplies");
    }
    match table.temple.numbers() {
        [9, 9, 9, 9] => see("R47 nine spirits of each clan"),
        [3, 3, 3, 3] => see("R47 three spirits of each clan"),
        other => panic!("{other:?}"),
    }
    if table.first != Seat(0) {
        see("R03 another seat than the first begins");
    }
}

/// Returns every golden game to its end.
fn played() -> impl Iterator<Item = State> {
    let record = |(name, text)| crate::record_of::<FourTowers>(name, text);
    GAMES.into_iter().map(record).map(|record| record.replay(|_, _| {}).expect("legal actions"))
}

#[test]
fn golden_games_hold_every_ruling() {
    every_ruling_is_shown(&GAMES, &all(), 53, witnesses);
}

#[test]
fn golden_games_hold_every_kind_of_action() {
    let every = [
        "ambassador",
        "assign",
        "buy",
        "chamberlain",
        "changeling",
        "climber",
        "demote",
        "dismiss",
        "draw",
        "end",
        "expand",
        "foreman",
        "kindler",
        "marshal",
        "mercenary",
        "merchant",
        "mountaineer",
        "oracle",
        "place",
        "quartermaster",
        "recruiter",
        "shepherd",
        "slanderer",
        "spare",
        "spirits",
        "tactician",
        "third",
    ];
    assert!(kinds_of::<FourTowers>(&GAMES).iter().eq(&every));
}

/// Nobody is left to play, and nothing to draw.
#[test]
fn golden_games_use_up_the_supplies() {
    assert!(played().all(|state| state.table().is_over() && state.table().supply.total() == 0));
}
