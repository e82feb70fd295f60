//! One test or more for each numbered ruling: champions and their tokens.

use super::table::{Table, clans, deal};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Slot;
use crate::games::four_towers::rules::components::{Champion, Clan};
use crate::games::four_towers::rules::event::{Event, Spent};
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::Setup;
use crate::games::four_towers::rules::state::{Decision, Play};
use crate::games::four_towers::rules::validate::Broken;
use crate::rules::luck::{Seed, below};
use crate::rules::{Game, Seat};

/// A display of champions without tokens.
const PLAIN: [Champion; 3] = [Champion::FreeCaptain, Champion::StarClimber, Champion::RidgeWarden];

#[test]
fn r34_one_champion_is_bought_a_turn_and_two_a_game() {
    let table = Table::new(2).followers(0, "RRRRRRYYYYYY").display(PLAIN);
    let mut first = table.begin();
    assert_eq!(first.legal_after("buy 1"), ["RRRRR", "RRRRY", "RRRYY", "RRYYY", "RYYYY", "YYYYY"]);
    first.play("buy 1 RRRRR");
    assert_eq!(first.refused("buy 2 YYYY"), Illegal::Closed(Play::Buy));
    let second = table.champion(0, Champion::GuildMatron, "").begin();
    assert_eq!(second.legal_after("buy 3").len(), 6);
    let third = table.champion(0, Champion::GuildMatron, "").champion(0, Champion::AshOracle, "");
    let third = third.begin();
    assert!(third.legal_after("buy").is_empty());
    assert_eq!(third.refused("buy 1 RRRRR"), Illegal::AllBought);
}

#[test]
fn r35_the_third_champion_needs_five_merchants_and_two_bought_ones_and_is_free_once() {
    let [one, two] = [Champion::GuildMatron, Champion::AshOracle];
    let table = Table::new(2).display(PLAIN).merchants(0, "RRYGB").followers(0, "RRRRR");
    let one_bought = table.champion(0, one, "").begin();
    assert_eq!(one_bought.refused("third 1"), Illegal::TooFewBought);
    let four = table.champion(0, one, "").champion(0, two, "").merchants(0, "RYGB").begin();
    assert_eq!(four.refused("third 1"), Illegal::MarketNotFull);
    let mut table = table.champion(0, one, "").champion(0, two, "").begin();
    assert_eq!(table.legal_after("third"), ["1", "2", "3"]);
    let events = table.play("third 2");
    let hired = Event::ChampionHired {
        seat: Seat(0),
        slot: Slot(1),
        champion: Champion::StarClimber,
        paid: clans(""),
    };
    assert_eq!(events[0], hired);
    assert_eq!(
        (table.seat(0).merchants, table.seat(0).followers),
        (clans("RRYGB"), clans("RRRRR"))
    );
    assert_eq!(table.refused("third 1"), Illegal::Closed(Play::Third));
    assert_eq!(table.refused("buy 1 RRRRR"), Illegal::AllBought);
    let fourth = Table::new(2).merchants(0, "RRYGB").champion(0, one, "").champion(0, two, "");
    let fourth = fourth.champion(0, Champion::Quartermaster, "").begin();
    assert_eq!(fourth.refused("third 1"), Illegal::ThirdTaken);
    // Never in the turn of the second purchase: that closes it.
    let second = Table::new(2).display(PLAIN).merchants(0, "RRYGB").followers(0, "RRRRR");
    let mut second = second.champion(0, one, "").begin();
    second.play("buy 1 RRRRR");
    assert_eq!(second.refused("third 1"), Illegal::Closed(Play::Third));
}

#[test]
fn r36_any_mix_of_own_followers_pays() {
    let table = Table::new(2).followers(0, "RYYYYB").display(PLAIN).begin();
    assert_eq!(table.legal_after("buy 1"), ["RYYYY", "RYYYB", "YYYYB"]);
    let due = |paid| Illegal::WrongPrice { due: 5, paid };
    assert_eq!(table.refused("buy 1 RYYY"), due(4));
    assert_eq!(table.refused("buy 1 RYYYYB"), due(6));
    assert_eq!(table.refused("buy 1 BBBBB"), Illegal::TooFew(Clan::Blue));
    assert!(table.legal_after("buy 3").is_empty(), "seven are too many");
}

#[test]
fn r37_the_display_is_refilled_at_once_as_long_as_the_deck_lasts() {
    let mut table = Table::new(2).followers(0, "RRRRRR").display(PLAIN).begin();
    let events = table.play("buy 2 RRRRRR");
    let revealed = events.iter().find_map(|event| match event {
        Event::ChampionRevealed { slot, champion } => Some((*slot, *champion)),
        _ => None,
    });
    let (slot, champion) = revealed.expect("a champion");
    assert_eq!((slot, table.state.table().display[1]), (Slot(1), Some(champion)));
    assert!(!PLAIN.contains(&champion));
    // Twelve champions are hired at most, and the deck still has one: no slot is ever empty.
    let mut table = Table::new(4).followers(0, "RRR").display(PLAIN).merchants(0, "RRYGB");
    let mut rest = Champion::ALL.into_iter().filter(|champion| !PLAIN.contains(champion));
    for seat in [1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0] {
        table = table.champion_with(seat, rest.next().expect("a champion"), 0, "");
    }
    let mut table = table.begin();
    assert_eq!(table.state.table().deck().len(), 2);
    table.play("third 1");
    let after = table.state.table();
    assert!(after.deck().len() == 1 && after.display.iter().all(Option::is_some));
    let mut empty = table.state;
    empty.table.display[0] = None;
    assert_eq!(FourTowers::validate(&empty), [Broken::DisplayNotFilled { slot: 0 }]);
}

#[test]
fn r38_a_skill_may_be_used_in_the_turn_of_the_purchase() {
    let display = [Champion::ScarletMarshal, Champion::StarClimber, Champion::FreeCaptain];
    let mut table = Table::new(2).land("D R, A B").followers(0, "RRRRRR").display(display).begin();
    table.play("buy 1 RRRRRR");
    assert_eq!(table.legal_after("marshal"), ["D A", "D J", "D K"]);
    table.play("marshal D A");
    assert_eq!(table.at('A'), "RB");
}

#[test]
fn r39_three_tokens_come_from_the_temple_and_the_buyer_chooses_the_spirits() {
    let display = [Champion::ScarletMarshal, Champion::Kindler, Champion::FreeCaptain];
    let table = Table::new(2).followers(0, "RRRRRRR").display(display);
    let mut gems = table.begin();
    let before = gems.state.table().temple_gems;
    gems.play("buy 1 RRRRRR");
    let marshal = gems.seat(0).champions().next().copied().expect("a champion");
    assert_eq!((marshal.gems, gems.state.table().temple_gems), (3, before - 3));
    // Spirits are chosen after paying: also those that were paid.
    let mut spirits = table.begin();
    let left = spirits.state.table().temple.numbers();
    spirits.play("buy 2 RRRRRRR");
    assert_eq!(spirits.decision(), Decision::Spirits);
    let temple = spirits.state.table().temple.numbers();
    assert_eq!(temple[0], left[0] + 7);
    assert_eq!(spirits.refused("spirits RR"), Illegal::WrongNumber { due: 3, named: 2 });
    let other = Illegal::AnotherDecision(Decision::Spirits);
    assert_eq!(spirits.refused("draw RRR"), other);
    let events = spirits.play("spirits RRR");
    let given = Event::SpiritsGiven {
        seat: Seat(0),
        champion: Champion::Kindler,
        spirits: clans("RRR"),
        by_choice: true,
    };
    assert_eq!(events, [given]);
    assert_eq!(spirits.state.table().temple.of(Clan::Red), temple[0] - 3);
}

#[test]
fn r39_if_the_temple_is_short_a_champion_gets_what_there_is() {
    // Of gems there are always enough: with every marker doubled and all gems of the start kept,
    // three for the last champion that takes some.
    let display = [Champion::ScarletMarshal, Champion::Kindler, Champion::FreeCaptain];
    let mut table = Table::new(4).followers(0, "RRRRR").display(display);
    for (seat, champion) in [
        (1, Champion::AmberTactician),
        (2, Champion::EmeraldRecruiter),
        (3, Champion::AzureAmbassador),
    ] {
        table = table.champion(seat, champion, "").doubled(seat);
    }
    let mut table = table.doubled(0).gems(0, 6).gems(1, 4).gems(2, 2).begin();
    assert_eq!(table.state.table().temple_gems, 3);
    table.play("buy 1 RRRRR");
    assert_eq!(table.state.table().temple_gems, 0);
    assert_eq!(table.seat(0).champions().map(|hired| hired.gems).sum::<u8>(), 3);
    // Just the spirits that were paid, all of one clan: no choice.
    let lords = |red| "R".repeat(red) + &"Y".repeat(39) + &"G".repeat(39) + &"B".repeat(39);
    let table = Table::new(2).display(display).supply([3, 0, 0, 0]);
    let mut bought = table.followers(0, "RRRRRRR").lords(&lords(29)).begin();
    assert_eq!(bought.state.table().temple.total(), 0);
    let events = bought.play("buy 2 RRRRRRR");
    let given = |spirits| Event::SpiritsGiven {
        seat: Seat(0),
        champion: Champion::Kindler,
        spirits: clans(spirits),
        by_choice: false,
    };
    assert!(events.contains(&given("RRR")), "{events:?}");
    assert_eq!(bought.decision(), Decision::Play);
    // The third is free, so that there may be fewer.
    let table = table.merchants(0, "RRYGB").champion(0, Champion::GuildMatron, "");
    let lords = "R".repeat(33) + &"Y".repeat(38) + &"G".repeat(38) + &"B".repeat(38);
    let mut third = table.champion(0, Champion::AshOracle, "").lords(&lords).begin();
    assert_eq!(third.state.table().temple.total(), 1);
    assert!(third.play("third 2").contains(&given("R")));
}

#[test]
fn r40_a_gem_from_the_track_pays_once_the_champion_has_none() {
    let marshal = Champion::ScarletMarshal;
    let table = Table::new(2).land("D R").step(0, 3);
    let spent = |events: Vec<Event>| match events[0] {
        Event::SkillUsed { spent, .. } => spent,
        event => panic!("{event:?}"),
    };
    let mut full = table.champion_with(0, marshal, 1, "").gems(0, 1).begin();
    assert_eq!(spent(full.play("marshal D A")), Spent::Gem);
    assert_eq!(full.seat(0).gems, 1);
    let mut empty = table.champion_with(0, marshal, 0, "").gems(0, 1).begin();
    let before = empty.state.table().temple_gems;
    assert_eq!(spent(empty.play("marshal D A")), Spent::LooseGem);
    assert_eq!((empty.seat(0).gems, empty.state.table().temple_gems), (0, before + 1));
    let none = table.champion_with(0, marshal, 0, "").begin();
    assert!(none.legal_after("marshal").is_empty());
    assert_eq!(none.refused("marshal D A"), Illegal::NoToken(marshal));
    // So does one of the start: nobody has been on the track.
    let mut of_the_start = table.step(0, 0).champion_with(0, marshal, 0, "").gems(0, 1).begin();
    assert_eq!(spent(of_the_start.play("marshal D A")), Spent::LooseGem);
    // It pays for no spirit.
    let spirits = table.champion(0, Champion::Kindler, "").gems(0, 1).land("A R, D R").begin();
    assert_eq!(spirits.refused("kindler A R"), Illegal::NoToken(Champion::Kindler));
}

#[test]
fn r41_a_champion_is_used_once_a_turn() {
    let mut table = Table::new(2).land("D RR").champion(0, Champion::ScarletMarshal, "");
    table = table.champion(0, Champion::AmberTactician, "").begin();
    table.play("marshal D A");
    assert!(table.legal_after("marshal").is_empty());
    assert_eq!(table.refused("marshal D A"), Illegal::UsedAlready(Champion::ScarletMarshal));
    let end = Table::new(2).champion(0, Champion::EmeraldRecruiter, "");
    let mut end = end.champion(0, Champion::AzureAmbassador, "").at_the_end().begin();
    end.play("ambassador");
    assert_eq!(end.refused("ambassador"), Illegal::UsedAlready(Champion::AzureAmbassador));
    assert_eq!(end.legal_after("recruiter").len(), 4);
    // Again in the next turn.
    let mut next = end;
    next.all("end, draw RRR, place R D, assign R follower, assign R follower");
    next.all("draw YYY, place Y F, assign Y follower, assign Y follower");
    assert_eq!(next.legal_after("ambassador").len(), 1);
}

#[test]
fn r41_beginning_skills_are_used_in_any_order_before_all_later_plays() {
    let table = Table::new(2).land("D RB, A Y").mercenaries(0, "R").followers(0, "RRR");
    let table = table.champion(0, Champion::ScarletMarshal, "").display(PLAIN);
    let mut table = table.champion(0, Champion::AmberTactician, "").begin();
    let mut other = table;
    table.all("marshal D A, tactician A Y D B");
    assert_eq!((table.at('A'), table.at('D')), ("RB".into(), "Y".into()));
    other.all("tactician A Y D B, marshal D A, mercenary A R");
    assert_eq!((other.at('A'), other.at('D')), ("B".into(), "Y".into()));
    assert!(other.legal_after("tactician").is_empty());
    let mut late = Table::new(2).land("D RB").mercenaries(0, "R");
    late = late.champion(0, Champion::ScarletMarshal, "").begin();
    late.play("mercenary D B");
    assert_eq!(late.refused("marshal D A"), Illegal::Closed(Play::Begin));
    // A skill closes the purchase before it.
    let mut skill = Table::new(2).land("D RB").followers(0, "RRRRR").display(PLAIN);
    skill = skill.champion(0, Champion::ScarletMarshal, "").begin();
    skill.play("marshal D A");
    assert_eq!(skill.refused("buy 1 RRRRR"), Illegal::Closed(Play::Buy));
}

/// No champion adds to the supplies or takes from them.
#[test]
fn r43_only_drawing_touches_the_supplies() {
    for seed in 0..40 {
        let mut state = deal(2 + (seed % 3) as u8, seed);
        let mut rng = Seed(seed).stream(99);
        while let Some(action) = FourTowers::choose_legal(&state, |len| below(&mut rng, len)) {
            let before = state.table().supply.numbers();
            let mut drawn = [0; 4];
            FourTowers::apply(&mut state, action, |event| {
                if let Event::Drawn { clans, .. } = event {
                    drawn = Clan::ALL.map(|clan| clans.of(clan));
                }
            })
            .expect("legal");
            let after = state.table().supply.numbers();
            assert_eq!(after, [0, 1, 2, 3].map(|at| before[at] - drawn[at]));
        }
    }
}

#[test]
fn r47_the_temple_holds_nine_or_three_spirits_of_each_clan_at_the_start() {
    for (players, spirits) in [(2, 9), (3, 3), (4, 3)] {
        let state = deal(players, 1);
        assert_eq!(state.table().temple.numbers(), [spirits; 4]);
        assert_eq!(state.table().temple_gems, 16);
    }
}

#[test]
fn r48_only_the_order_of_the_champion_deck_is_hidden() {
    let setup = Setup { players: 3 };
    let state = FourTowers::start(&setup, Seed(1), |_| {}).expect("a game");
    let mut rng = Seed(2).stream(1);
    let mut turned_up = std::collections::BTreeSet::new();
    for _ in 0..300 {
        let view = FourTowers::view(&state, Some(Seat(1)));
        let other = FourTowers::determinise(&view, &mut rng);
        assert_eq!(other.table(), state.table());
        let mut table = Table::new(3);
        table.state = other;
        table.state.table.player_mut(table.state.table().active()).followers = clans("RRRRRRR");
        let before = table.state.table().deck();
        let cost = usize::from(table.state.table().price_in(Slot(0)).expect("a champion"));
        let mut state = table.state;
        let action = format!("buy 1 {}", "R".repeat(cost)).parse().expect("an action");
        FourTowers::apply(&mut state, action, |event| {
            if let Event::ChampionRevealed { champion, .. } = event {
                assert!(before.contains(champion) && FourTowers::reveals(&event));
                turned_up.insert(champion);
            } else {
                assert!(!FourTowers::reveals(&event));
            }
        })
        .expect("legal");
    }
    assert_eq!(turned_up.len(), 13, "any of the deck");
    assert!(!FourTowers::is_private(&state));
}

#[test]
fn r52_made_this_turn_is_what_the_player_pushed_in_any_play_of_it() {
    // A lord by a mountaineer before the draw counts.
    let table = Table::new(2).land("J R, P YY, D B").mountaineers(0, "R");
    let mut table = table.champion(0, Champion::TowerChamberlain, "").begin();
    table.all("mountaineer R J P, expand P YRY, draw RRR, place R D, assign R follower");
    table.play("assign R follower");
    assert_eq!(table.legal_after("chamberlain").len(), 4);
    table.play("end");
    assert!(!table.state.table().turn.made_lord);
    // None made in this turn: the skill is not asked for.
    let table = Table::new(2).lords("RRR").to_assign("RR");
    let mut table = table.champion(0, Champion::TowerChamberlain, "").begin();
    let events = table.all("assign R follower, assign R follower");
    assert!(events.contains(&Event::TurnEnded { seat: Seat(0) }));
    // A lord that follows is no demon made; the pushed peasant is.
    let table = Table::new(2).land("A RR").lords("R").step(1, 2).drawn("RRR");
    let mut table = table.champion(0, Champion::AshOracle, "").begin();
    table.all("place R A, spare");
    assert!(table.state.table().turn.made_demon && !table.state.table().turn.made_lord);
    table.all("assign R follower, assign R follower");
    assert_eq!(table.legal(), ["oracle", "end"]);
    // So is one that a beginning skill pushed before the draw, until the turn ends.
    let table = Table::new(2).land("A RR, D R").step(1, 2);
    let table = table.champion(0, Champion::ScarletMarshal, "");
    let mut table = table.champion(0, Champion::AshOracle, "").begin();
    table.all("marshal D A, spare, draw YYY, place Y D, assign Y follower, assign Y follower");
    assert_eq!(table.legal(), ["oracle", "end"]);
    table.play("end");
    let turn = table.state.table().turn;
    assert!(!turn.made_demon && !turn.made_lord);
    let none = Table::new(2).step(1, 2).champion(0, Champion::AshOracle, "");
    let none = none.champion(0, Champion::AzureAmbassador, "").at_the_end().begin();
    assert_eq!(none.refused("oracle"), Illegal::NoDemonMade);
}
