#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ali_guli_mane_fuzz::position(bytes));
