//! Random games of The Council.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| curia_fuzz::bids::check(bytes, |_, _| {}));
