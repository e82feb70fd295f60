//! Random texts.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| curia_fuzz::texts::check(bytes));
