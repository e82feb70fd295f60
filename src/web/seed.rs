//! New seeds, in words that are easy to say.

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
/// Count of the numbers after the words, 0-9999.
const NUMBERS: u32 = 10_000;

/// Returns a random seed: two words and a number.
pub fn new_seed() -> String {
    // Without random numbers the clock still differs.
    let chance = getrandom::u32().unwrap_or_else(|_| js_sys::Date::now() as u32);
    let first = FIRST[chance as usize % 32];
    let second = SECOND[(chance >> 5) as usize % 32];
    format!("{first}-{second}-{}", (chance >> 10) % NUMBERS)
}

/// Returns a random number below `count`.
pub fn any_of(count: u32) -> u32 {
    getrandom::u32().unwrap_or_default() % count.max(1)
}
