//! The champions and numbers against the data of the game. The numbers are repeated here, from outside the code.

use super::*;

/// A line a champion: number, name, price with two, three and four, token, time of the skill, and the bonus: points, of what, of which clan, at
/// most how many, for how many of them.
const CHAMPIONS: &str = include_str!("champions.txt");

fn written(champion: Champion) -> String {
    let lower = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
    let token = match champion.token() {
        Some(Token::Gem) => "gem",
        Some(Token::Spirit) => "spirit",
        None => "-",
    };
    let when = match champion.when() {
        When::Begin => "begin".to_owned(),
        When::End => "end".to_owned(),
        When::GivingUp(trade) => lower(&trade),
    };
    let Bonus { counted, every, points, most } = champion.bonus();
    let (per, clan) = match counted {
        Counted::LordsOf(clan) => ("lords", lower(&clan)),
        Counted::Lords => ("lords", "any".to_owned()),
        Counted::DemonsOf(clan) => ("demons", lower(&clan)),
        Counted::Demons => ("demons", "any".to_owned()),
        Counted::Trade(Trade::Mercenary) => ("mercenaries", "-".to_owned()),
        Counted::Trade(Trade::Merchant) => ("merchants", "-".to_owned()),
        Counted::Trade(Trade::Mountaineer) => ("mountaineers", "-".to_owned()),
        Counted::TradeSets => ("occupation_sets", "-".to_owned()),
        Counted::Steps => ("influence_steps", "-".to_owned()),
        Counted::FollowerSets => ("follower_sets", "-".to_owned()),
    };
    let most = most.map_or("-".to_owned(), |most| most.to_string());
    let bonus = format!("{points} {per} {clan} cap {most} each {every}");
    let prices = PLAYERS.map(|players| champion.price(players).to_string());
    let prices = prices.collect::<Vec<_>>().join("/");
    format!("{} {champion:?} {prices} {token} {when} {bonus}", champion.number())
}

#[test]
fn every_champion_is_that_of_the_data() {
    assert!(CHAMPIONS.lines().eq(Champion::ALL.map(written)));
}

#[test]
fn r19_the_track_has_nineteen_steps() {
    assert_eq!(TRACK, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 19, 21, 23, 25]);
    assert_eq!((TOP, points(19), points(255)), (19, 25, 25));
    assert_eq!(GEM_STEPS.map(points), [3, 7, 13, 21, 25]);
    let mut gems = TrackGems::ALL;
    assert!(gems.steps().eq(GEM_STEPS) && gems.len() == 5);
    assert!(gems.take(7) && !gems.take(7) && !gems.take(6) && !gems.take(200));
    assert!(gems.steps().eq([3, 13, 17, 19]) && !gems.is_empty());
}

#[test]
fn r23_mountaineers_have_six_spaces_every_pair_of_clans_once() {
    let written =
        MOUNTAINEER_SPACES.map(|space| space.map(Clan::letter).iter().collect::<String>());
    assert_eq!(written, ["RB", "YB", "RG", "YG", "RY", "GB"]);
}

#[test]
fn r46_there_are_gems_for_everything() {
    let on_champions =
        Champion::ALL.into_iter().filter(|champion| champion.token() == Some(Token::Gem));
    assert_eq!(4 + on_champions.count() * usize::from(TOKENS), usize::from(TEMPLE_GEMS));
    let of_starts = |players| [0, 1, 2, 3].map(|place| start_gems(players, place));
    assert_eq!([2, 3, 4].map(of_starts), [[1, 0, 0, 0], [7, 6, 0, 0], [6, 4, 2, 0]]);
    assert_eq!([2, 3, 4].map(gems), [22, 34, 33]);
}

#[test]
fn clans_are_counted_without_loss() {
    let mut clans = Clans::from_numbers([0, 1, 15, 3]);
    assert_eq!(clans.to_string(), "YGGGGGGGGGGGGGGGBBB");
    assert_eq!((clans.total(), clans.to_string().parse()), (19, Ok(clans)));
    assert!(!clans.remove(Clan::Red) && !clans.add(Clan::Green) && clans.add(Clan::Blue));
    assert_eq!(Clan::ALL.map(|clan| clans.of(clan)), [0, 1, 15, 4]);
    assert_eq!(Clans::from_numbers([255; 4]).total(), 60);
    assert_eq!(
        (Clans::NONE.only(), Clans::from_numbers([0, 0, 2, 0]).only()),
        (None, Some(Clan::Green))
    );
    assert_eq!(clans.only(), None);
    assert!("RX".parse::<Clans>().is_err());
    let less = clans.minus(Clans::from_numbers([1, 1, 1, 1]));
    assert_eq!(less, Clans::from_numbers([0, 0, 14, 3]));
    let mut pile = Pile::from_numbers([40, 0, 200, 0]);
    pile.add_all(clans);
    assert_eq!((pile.numbers(), pile.total()), ([40, 1, 215, 4], 260));
    pile.remove_all(clans);
    assert_eq!((pile.numbers(), pile.at_hand().total()), ([40, 0, 200, 0], 30));
}

#[test]
fn a_row_is_kept_in_order() {
    let mut row: Row = [Clan::Red, Clan::Blue, Clan::Red].into_iter().collect();
    row.push(Clan::Yellow);
    assert!(row.iter().eq([Clan::Red, Clan::Blue, Clan::Red, Clan::Yellow]));
    assert_eq!(
        (row.len(), row.pop(), row.pop(), row.len()),
        (4, Some(Clan::Yellow), Some(Clan::Red), 2)
    );
    assert_eq!(
        (row.pop(), row.pop(), row.pop(), row),
        (Some(Clan::Blue), Some(Clan::Red), None, Row::EMPTY)
    );
}

#[test]
fn a_set_of_champions_finds_them() {
    let mut set = Champions::ALL;
    assert_eq!((set.len(), set.nth(15), set.nth(16)), (16, Some(Champion::ShepherdOfClans), None));
    set.remove(Champion::ScarletMarshal);
    assert_eq!(
        (set.nth(0), set.contains(Champion::ScarletMarshal)),
        (Some(Champion::AmberTactician), false)
    );
    assert!(set.iter().eq(Champion::ALL.into_iter().skip(1)));
    assert!(Champions::EMPTY.is_empty() && Champions::EMPTY.nth(0).is_none());
}

/// Every way to take so many, counted and listed by brute force.
#[test]
fn ways_to_take_some_are_those_of_brute_force() {
    let numbers = |number: u16| [0, 4, 8, 12].map(|shift| (number >> shift & 15) as u8);
    let all: Vec<Clans> = (0..=u16::MAX)
        .map(|number| Clans::from_numbers(numbers(number)))
        .filter(|clans| clans.total() <= 8)
        .collect();
    let bits = |ways: u64| (0..u64::BITS).filter(move |way| ways >> way & 1 != 0);
    for there in &all {
        for size in 0..=8 {
            let paid = |(last, others, ways)| bits(ways).map(move |way| (last, others, way));
            let paid = bags::payments(*there, size).flat_map(paid);
            let paid = paid.map(|(last, others, way)| bags::payment(last, others, way));
            let expected =
                all.iter().filter(|taken| taken.total() == size && there.contains_all(**taken));
            assert!(paid.eq(expected.clone().copied()), "{size} of {there}");
            let size = usize::from(size);
            if size <= 3 {
                let few = bits(bags::within(*there, size)).map(|way| bags::bag(size, way));
                assert!(few.eq(expected.copied()), "{size} of {there}");
            }
        }
    }
    let ways = bags::payments(Clans::from_numbers([15; 4]), 8);
    let count = ways.map(|(_, _, ways)| ways.count_ones()).sum::<u32>();
    assert_eq!((count, bags::HIGHEST), (165, 8));
    assert_eq!(bags::within(Clans::EACH, 4), 0);
}

#[test]
fn expansions_are_those_of_brute_force() {
    for number in 0..6_u32.pow(4) {
        let there = Clans::from_numbers([1, 6, 36, 216].map(|base| (number / base % 6) as u8));
        let possible = |order: &u32| {
            let sent: Clans = bags::clans_of(*order).into_iter().collect();
            there.contains_all(sent)
        };
        let expected = (0..64).filter(possible).fold(0, |all, order| all | 1 << order);
        assert_eq!(bags::expansions(there), expected, "{there}");
    }
}

#[test]
fn a_state_is_copied_and_has_232_bytes() {
    fn copied<T: Copy>() {}
    copied::<State>();
    assert_eq!((size_of::<State>(), size_of::<Action>()), (232, 6));
}
