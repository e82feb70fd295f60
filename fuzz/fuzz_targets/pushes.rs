//! Random games of Four Towers.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| curia_fuzz::pushes::check(bytes, |_, _| {}));
