//! One test or more for each numbered ruling: champions and their tokens.

use super::*;

/// A display of champions without tokens.
const PLAIN: &str = "display captain climber warden";
/// A display with gems in the first slot and spirits in the second.
const TOKENS: &str = "display marshal kindler captain";

fn temple_gems(table: &Table) -> u8 {
    table.state.table().temple_gems
}

/// The Kindler's spirits, chosen or not.
fn spirits(letters: &str, by_choice: bool) -> Event {
    let (seat, champion) = (Seat(0), Champion::Kindler);
    Event::SpiritsGiven { seat, champion, spirits: clans(letters), by_choice }
}

#[test]
fn r34_one_champion_is_bought_a_turn_and_two_a_game() {
    let with = |champions: &str| table(&format!("followers RRRRRRYYYYYY; {PLAIN}{champions}"));
    with("").offers("buy 1", "RRRRR, RRRRY, RRRYY, RRYYY, RYYYY, YYYYY");
    with("").after("buy 1 RRRRR").refuses("buy 2 YYYY: Closed(Buy)");
    assert_eq!(with("; champion matron").legal_after("buy 3").len(), 6);
    let third = with("; champion matron; champion oracle");
    third.offers("buy", "");
    third.refuses("buy 1 RRRRR: AllBought");
}

#[test]
fn r35_the_third_champion_needs_five_merchants_and_two_bought_ones_and_is_free_once() {
    let with = |more: &str| table(&format!("{PLAIN}; followers RRRRR; champion matron; {more}"));
    with("merchants RRYGB").refuses("third 1: TooFewBought");
    with("champion oracle; merchants RYGB").refuses("third 1: MarketNotFull");
    let mut free = with("champion oracle; merchants RRYGB");
    free.offers("third", "1, 2, 3");
    let (seat, champion, paid) = (Seat(0), Champion::StarClimber, clans(""));
    let hired = Event::ChampionHired { seat, slot: Slot(1), champion, paid };
    assert_eq!(free.play("third 2")[0], hired);
    free.shows("merchants RRYGB; followers RRRRR");
    free.refuses("third 1: Closed(Third); buy 1 RRRRR: AllBought");
    let fourth = with("champion oracle; champion quartermaster; merchants RRYGB");
    fourth.refuses("third 1: ThirdTaken");
    // Never in the turn of the second purchase: that closes it.
    with("merchants RRYGB").after("buy 1 RRRRR").refuses("third 1: Closed(Third)");
}

#[test]
fn r36_any_mix_of_own_followers_pays() {
    let table = table(&format!("followers RYYYYB; {PLAIN}"));
    table.offers("buy 1", "RYYYY, RYYYB, YYYYB");
    table.refuses("buy 1 RYYY: WrongPrice { due: 5, paid: 4 }; buy 1 BBBBB: TooFew(Blue)");
    table.refuses("buy 1 RYYYYB: WrongPrice { due: 5, paid: 6 }");
    // Seven are too many.
    table.offers("buy 3", "");
}

#[test]
fn r37_the_display_is_refilled_at_once_as_long_as_the_deck_lasts() {
    let mut bought = table(&format!("followers RRRRRR; {PLAIN}"));
    let before = bought.state.table().deck();
    let events = bought.play("buy 2 RRRRRR");
    let champion = bought.state.table().display[1].expect("a champion");
    assert!(events.contains(&Event::ChampionRevealed { slot: Slot(1), champion }));
    assert!(before.contains(champion));
    // Twelve champions are hired at most, and the deck still has one: no slot is ever empty.
    let of_seats = [
        "1 champion marshal 0; 1 champion tactician 0; 1 champion recruiter 0",
        "2 champion ambassador 0; 2 champion kindler 0; 2 champion changeling 0",
        "3 champion slanderer 0; 3 champion foreman 0; 3 champion matron 0",
        "champion quartermaster 0; champion chamberlain 0; merchants RRYGB; followers RRR",
    ];
    let all = table(&format!("4 players; {PLAIN}; {}", of_seats.join("; ")));
    assert_eq!(all.state.table().deck().len(), 2);
    let mut last = all.after("third 1").state;
    assert_eq!(last.table.deck().len(), 1);
    assert!(last.table.display.iter().all(Option::is_some));
    last.table.display[0] = None;
    assert_eq!(FourTowers::validate(&last), [Broken::DisplayNotFilled { slot: 0 }]);
}

#[test]
fn r38_a_skill_may_be_used_in_the_turn_of_the_purchase() {
    let bought = table(&format!("D R, A B; followers RRRRRR; {TOKENS}")).after("buy 1 RRRRRR");
    bought.offers("marshal", "D A, D J, D K");
    bought.after("marshal D A").shows("A RB");
}

#[test]
fn r39_three_tokens_come_from_the_temple_and_the_buyer_chooses_the_spirits() {
    let table = table(&format!("followers RRRRRRR; {TOKENS}"));
    let gems = table.after("buy 1 RRRRRR");
    gems.shows("tokens 3");
    assert_eq!(temple_gems(&gems), temple_gems(&table) - 3);
    // Spirits are chosen after paying: also those that were paid.
    let mut chosen = table.after("buy 2 RRRRRRR");
    chosen.shows("asks Spirits");
    let red = |table: &Table| table.state.table().temple.of(Clan::Red);
    assert_eq!(red(&chosen), red(&table) + 7);
    chosen.refuses("spirits RR: WrongNumber { due: 3, named: 2 }");
    chosen.refuses("draw RRR: AnotherDecision(Spirits)");
    assert_eq!(chosen.play("spirits RRR"), [spirits("RRR", true)]);
    assert_eq!(red(&chosen), red(&table) + 7 - 3);
}

#[test]
fn r39_if_the_temple_is_short_a_champion_gets_what_there_is() {
    // Of gems there are always enough: with every marker doubled and all gems of the start kept,
    // three for the last champion that takes some.
    let own = format!("4 players; {TOKENS}; followers RRRRR; doubled; gems 6");
    let one = "1 champion tactician; 1 doubled; 1 gems 4";
    let rest = "2 champion recruiter; 2 doubled; 2 gems 2; 3 champion ambassador; 3 doubled";
    let last = table(&format!("{own}; {one}; {rest}"));
    assert_eq!(temple_gems(&last), 3);
    let bought = last.after("buy 1 RRRRR");
    bought.shows("tokens 3");
    assert_eq!(temple_gems(&bought), 0);
    // Just the spirits that were paid, all of one clan: no choice.
    let lords = |numbers: [usize; 4]| -> String {
        Clan::ALL
            .iter()
            .zip(numbers)
            .map(|(clan, number)| clan.letter().to_string().repeat(number))
            .collect()
    };
    let start = format!("{TOKENS}; supply 3 0 0 0");
    let mut paid = table(&format!("{start}; followers RRRRRRR; lords {}", lords([29, 39, 39, 39])));
    assert_eq!(paid.state.table().temple.total(), 0);
    assert!(paid.play("buy 2 RRRRRRR").contains(&spirits("RRR", false)));
    paid.shows("asks Play");
    // The third is free, so that there may be fewer.
    let free = format!("{start}; merchants RRYGB; champion matron; champion oracle");
    let mut third = table(&format!("{free}; lords {}", lords([33, 38, 38, 38])));
    assert_eq!(third.state.table().temple.total(), 1);
    assert!(third.play("third 2").contains(&spirits("R", false)));
}

#[test]
fn r40_a_gem_from_the_track_pays_once_the_champion_has_none() {
    // The third is one of the start: nobody has been on the track.
    for (own, left, spent) in [
        ("steps 3; champion marshal 1", 1, Spent::Gem),
        ("steps 3; champion marshal 0", 0, Spent::LooseGem),
        ("champion marshal 0", 0, Spent::LooseGem),
    ] {
        let mut table = table(&format!("D R; gems 1; {own}"));
        let before = temple_gems(&table);
        let events = table.play("marshal D A");
        let (seat, champion) = (Seat(0), Champion::ScarletMarshal);
        assert_eq!(events[0], Event::SkillUsed { seat, champion, spent });
        assert_eq!((table.seat(0).gems, temple_gems(&table)), (left, before + 1), "{own}");
    }
    let none = table("D R; steps 3; champion marshal 0");
    none.offers("marshal", "");
    none.refuses("marshal D A: NoToken(ScarletMarshal)");
    // It pays for no spirit.
    let kindler = table("A R, D R; gems 1; steps 3; champion kindler");
    kindler.refuses("kindler A R: NoToken(Kindler)");
}

#[test]
fn r41_a_champion_is_used_once_a_turn() {
    let used = table("D RR; champion marshal; champion tactician").after("marshal D A");
    used.offers("marshal", "");
    used.refuses("marshal D A: UsedAlready(ScarletMarshal)");
    let end = table("champion recruiter; champion ambassador; end").after("ambassador");
    end.refuses("ambassador: UsedAlready(AzureAmbassador)");
    end.offers("recruiter", "R, Y, G, B");
    // Again in the next turn.
    let next = end.after("end, draw RRR, place R D, assign R follower, assign R follower");
    let next = next.after("draw YYY, place Y F, assign Y follower, assign Y follower");
    assert_eq!(next.legal_after("ambassador").len(), 1);
}

#[test]
fn r41_beginning_skills_are_used_in_any_order_before_all_later_plays() {
    let own = "champion marshal; champion tactician; mercenaries R; followers RRRRR";
    let begin = table(&format!("D RB, A Y; {PLAIN}; {own}"));
    begin.after("marshal D A, tactician A Y D B").shows("A RB, D Y");
    let other = begin.after("tactician A Y D B, marshal D A, mercenary A R");
    other.shows("A B, D Y");
    other.offers("tactician", "");
    begin.after("mercenary D B").refuses("marshal D A: Closed(Begin)");
    // A skill closes the purchase before it.
    begin.after("marshal D A").refuses("buy 1 RRRRR: Closed(Buy)");
}

/// No champion adds to the supplies or takes from them.
#[test]
fn r43_only_drawing_touches_the_supplies() {
    for seed in 0..40 {
        for step in steps::<FourTowers>(deal(2 + (seed % 3) as u8, seed), Seed(seed)) {
            let mut supply = step.before.table().supply;
            for event in step.events {
                if let Event::Drawn { clans, .. } = event {
                    supply.remove_all(clans);
                }
            }
            assert_eq!(step.after.table().supply, supply);
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
    let state = table(&format!("3 players; followers RRRRRRR; {PLAIN}")).state;
    let mut rng = Seed(2).stream(1);
    let mut turned_up = BTreeSet::new();
    for _ in 0..300 {
        let other = FourTowers::determinise(&FourTowers::view(&state, Some(Seat(1))), &mut rng);
        assert_eq!(other.table(), state.table());
        let mut table = Table::of(other);
        let price = table.state.table().price_in(Slot(0)).expect("a champion");
        for event in table.play(&format!("buy 1 {}", "R".repeat(price.into()))) {
            let revealed = match event {
                Event::ChampionRevealed { champion, .. } => Some(champion),
                _ => None,
            };
            assert_eq!(FourTowers::reveals(&event), revealed.is_some());
            turned_up.extend(revealed);
        }
    }
    assert!(turned_up.into_iter().eq(state.table().deck().iter()), "any of the deck");
    assert!(!FourTowers::is_private(&state));
}

#[test]
fn r52_made_this_turn_is_what_the_player_pushed_in_any_play_of_it() {
    let assign = "assign R follower, assign R follower";
    let made = |table: &Table| {
        let turn = table.state.table().turn;
        (turn.made_lord, turn.made_demon)
    };
    // A lord by a mountaineer before the draw counts, until the turn ends.
    let lord = table("J R, P YY, D B; mountaineers R; champion chamberlain");
    let lord = lord.after("mountaineer R J P, expand P YRY, draw RRR, place R D").after(assign);
    lord.offers("chamberlain", "R, Y, G, B");
    assert_eq!(made(&lord.after("end")), (false, false));
    // None made in this turn: the skill is not asked for.
    let events = table("lords RRR; assign RR; champion chamberlain").play(assign);
    assert!(events.contains(&Event::TurnEnded { seat: Seat(0) }));
    // A lord that follows is no demon made; the pushed peasant is.
    let demon =
        table("A RR; lords R; steps 0 2; drawn RRR; champion oracle").after("place R A, spare");
    assert_eq!(made(&demon), (false, true));
    demon.after(assign).offers("", "oracle, end");
    // So is one that a beginning skill pushed before the draw, until the turn ends.
    let early = table("A RR, D R; steps 0 2; champion marshal; champion oracle");
    let early = early.after("marshal D A, spare, draw YYY, place Y D");
    let early = early.after("assign Y follower, assign Y follower");
    early.offers("", "oracle, end");
    assert_eq!(made(&early.after("end")), (false, false));
    let none = table("steps 0 2; champion oracle; champion ambassador; end");
    none.refuses("oracle: NoDemonMade");
    assert_eq!(none.decision(), Decision::End);
}
