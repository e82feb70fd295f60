//! Random links.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| curia_fuzz::links::check(bytes));
