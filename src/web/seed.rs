//! New seeds, as words that people can say to each other.

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
/// Numbers 0-9999 after the words.
const NUMBERS: u32 = 10_000;

/// A seed by chance: two words and a number.
pub fn new_seed() -> String {
    // Without the browser's chance there still is the clock.
    let chance = getrandom::u32().unwrap_or_else(|_| js_sys::Date::now() as u32);
    let first = FIRST[chance as usize % 32];
    let second = SECOND[(chance >> 5) as usize % 32];
    format!("{first}-{second}-{}", (chance >> 10) % NUMBERS)
}

/// One of `count` by chance.
pub fn any_of(count: u32) -> u32 {
    getrandom::u32().unwrap_or_default() % count.max(1)
}
