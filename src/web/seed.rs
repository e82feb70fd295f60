//! Chance from the browser: new seeds, and any of several.

use crate::record::new_seed::{BYTES, spoken};

/// Returns a random seed.
pub fn new_seed() -> String {
    let mut chance = [0; BYTES];
    if getrandom::fill(&mut chance).is_err() {
        // Without random numbers the clock still differs.
        let now = js_sys::Date::now().to_bits().to_le_bytes();
        chance.iter_mut().zip(now).for_each(|(byte, of_now)| *byte = of_now);
    }
    spoken(chance)
}

/// Returns a random number below `count`.
pub fn any_of(count: u32) -> u32 {
    getrandom::u32().unwrap_or_default() % count.max(1)
}
