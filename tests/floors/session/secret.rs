//! The seed of a match stays secret from bots, even from one that tries all the seeds it can think of.

use std::collections::HashSet;

use curia::games::council_of_4::CouncilOf4;
use curia::record::json::LONGEST_SEED;
use curia::record::new_seed::{BYTES, spoken, typed};
use curia::rules::Game;
use curia::rules::luck::{Seed, fnv1a};

use super::open;
use crate::positions::games;
use crate::seats::{BOT, new_match};

/// The words of the seeds that the page once made, each with a number below 10,000 behind them.
const FIRST: [&str; 32] = [
    "amber", "brisk", "calm", "clever", "copper", "coral", "dusky", "eager", "early", "fair",
    "fleet", "gentle", "golden", "grand", "hidden", "humble", "ivory", "jolly", "keen", "late",
    "lively", "mellow", "misty", "noble", "olive", "proud", "quiet", "rapid", "silver", "sunny",
    "velvet", "wise",
];
const SECOND: [&str; 32] = [
    "badger", "bridge", "castle", "cellar", "dolphin", "falcon", "ferry", "fox", "garden", "gate",
    "harbour", "heron", "island", "lantern", "lemon", "market", "meadow", "mill", "orchard",
    "otter", "palace", "pigeon", "raven", "river", "sail", "sparrow", "tower", "valley",
    "vineyard", "well", "willow", "wolf",
];

/// Returns the FNV-1a hash of more bytes behind those hashed before.
fn on(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Tries all 10.24 million seeds that the page once made. Returns one whose quick hash in the form that bots
/// once got, or in that of the deal, is their luck.
fn found(luck: Seed, moment: usize) -> Option<String> {
    let behind = format!(" {moment}");
    let mut pairs =
        FIRST.iter().flat_map(|first| SECOND.map(|second| format!("{first}-{second}-")));
    let numbers: Vec<String> = (0..10_000).map(|number| number.to_string()).collect();
    pairs.find_map(|pair| {
        let (bot, deal) = (fnv1a(format!("bot {pair}").as_bytes()), fnv1a(pair.as_bytes()));
        let number = numbers.iter().find(|number| {
            let tried = on(on(bot, number.as_bytes()), behind.as_bytes());
            tried == luck.0 || on(deal, number.as_bytes()) == luck.0
        });
        number.map(|number| format!("{pair}{number}"))
    })
}

#[test]
fn a_bots_luck_tells_no_seed_even_to_one_who_tries_all_that_the_page_once_made() {
    let (setup, _) = games().next().expect("a game of two");
    let mut session = open(new_match(&setup, "velvet-harbour-9041", &[BOT, BOT]));
    for _ in 0..2 {
        let moment = session.played();
        let (_, history) = session.bot_to_ask().expect("a bot's turn");
        assert_eq!(
            found(history.now.seed, moment),
            None,
            "the secret of the match, from its thread"
        );
        let mut legal = Vec::new();
        CouncilOf4::view_legal_actions(&history.now.view, &mut legal);
        session.play(legal[0]).expect("a legal action");
    }
    // The search would find it.
    assert_eq!(
        found(Seed(fnv1a(b"bot velvet-harbour-9041 3")), 3),
        Some("velvet-harbour-9041".to_owned())
    );
}

/// Returns the bits that a new seed was made from.
fn heard(seed: &str) -> Vec<usize> {
    let letters: Vec<u8> = seed.bytes().filter(|&letter| letter != b'-').collect();
    let sound = |of: &[u8], letter: &u8| of.iter().position(|other| other == letter);
    letters
        .chunks(2)
        .flat_map(|syllable| {
            [sound(b"bdfhjklmnprstvwy", &syllable[0]), sound(b"aiou", &syllable[1])]
        })
        .map(|sound| sound.expect("a sound of syllables"))
        .collect()
}

#[test]
fn a_seed_is_the_same_however_a_keyboard_writes_it() {
    let ways = [
        (" It's  \"so\" - so... ", "It\u{2019}s \u{201c}so\u{201d} \u{2014}\u{a0}so\u{2026}"),
        ("a--b", "a\u{2013}b"),
        ("ada", "a\u{200b}da\u{2060}"),
    ];
    for (one, other) in ways {
        assert_eq!(typed(one), typed(other));
        assert_eq!(typed(&typed(one)), typed(one));
    }
    assert_eq!(typed(ways[0].0), "It's \"so\" - so...");
    let new = spoken([7; BYTES]);
    assert_eq!(typed(&new), new);
    assert_eq!(typed(" \u{200b} "), "");
}

#[test]
fn a_new_seed_holds_at_least_64_bits_in_syllables() {
    const { assert!(BYTES * 8 >= 64) };
    let zero = spoken([0; BYTES]);
    let mut made = HashSet::from([zero.clone()]);
    for bit in 0..BYTES * 8 {
        let mut chance = [0; BYTES];
        chance[bit / 8] = 1 << (bit % 8);
        let seed = spoken(chance);
        // Each bit stands in one sound alone, so that no two of all the bytes give the same seed.
        let differ = heard(&zero).into_iter().zip(heard(&seed)).filter(|(one, other)| one != other);
        assert_eq!(differ.count(), 1, "{seed}");
        assert!(made.insert(seed), "bit {bit} says nothing");
    }
    let sounds = heard(&spoken([255; BYTES]));
    assert_eq!(sounds, [15, 3].repeat(BYTES * 8 / 6), "every sound is used");
    assert!(zero.chars().count() <= LONGEST_SEED);
    assert_eq!(Seed::from_text(&zero.to_uppercase()), Seed::from_text(&zero));
}
