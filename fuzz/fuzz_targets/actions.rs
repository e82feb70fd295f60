//! Random games of Council of 4.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| curia_fuzz::actions::check(bytes, |_, _| {}));
