//! Settings as text: there and back, and with anything else found in storage.

use curia::preferences::{
    LOUDEST, Opened, Settings, Speed, TextSize, Theme, VERSION, read, table_scale, text_scale,
    write,
};
use curia::text::Language;
use proptest::prelude::*;

fn chosen() -> Settings {
    Settings {
        speed: Speed::Fast,
        theme: Theme::Dark,
        sound: true,
        volume: 30,
        text_size: TextSize::VeryLarge,
        hints: false,
        only_moves: true,
        letters: true,
        language: Some(Language::French),
    }
}

#[test]
fn settings_are_read_as_they_were_written() {
    for settings in [Settings::default(), chosen()] {
        assert_eq!(read(&write(&settings)), Opened { settings, whole: true });
    }
}

#[test]
fn settings_of_version_1_are_read_for_ever() {
    let text = r#"{"version":1,"speed":"fast","theme":"dark","sound":true,"volume":30,
        "text_size":150,"hints":false,"letters":true,"language":"fr"}"#;
    let settings = Settings { only_moves: false, ..chosen() };
    assert_eq!(read(text), Opened { settings, whole: true });
}

#[test]
fn what_was_not_known_when_a_text_was_written_has_its_default() {
    let settings = Settings { theme: Theme::Light, ..Settings::default() };
    assert_eq!(read(r#"{"version":1,"theme":"light"}"#), Opened { settings, whole: true });
}

#[test]
fn each_setting_that_can_t_be_read_has_its_default_and_the_text_is_not_whole() {
    let whole = write(&chosen());
    let default = Settings::default();
    let wrong = [
        (r#""fast""#, r#""warp""#, Settings { speed: default.speed, ..chosen() }),
        (r#""dark""#, "7", Settings { theme: default.theme, ..chosen() }),
        (r#""sound":true"#, r#""sound":"yes""#, Settings { sound: default.sound, ..chosen() }),
        (r#""volume":30"#, r#""volume":-1"#, Settings { volume: default.volume, ..chosen() }),
        (r#""volume":30"#, r#""volume":101"#, Settings { volume: LOUDEST, ..chosen() }),
        ("150", "151", Settings { text_size: default.text_size, ..chosen() }),
        (r#""hints":false"#, r#""hints":null"#, Settings { hints: default.hints, ..chosen() }),
        (
            r#""only_moves":true"#,
            r#""only_moves":2"#,
            Settings { only_moves: default.only_moves, ..chosen() },
        ),
        (r#""letters":true"#, r#""letters":[]"#, Settings { letters: default.letters, ..chosen() }),
        (r#""fr""#, r#""tlh""#, Settings { language: None, ..chosen() }),
    ];
    for (right, wrong, settings) in wrong {
        assert!(whole.contains(right), "{right} is not in {whole}");
        let text = whole.replacen(right, wrong, 1);
        assert_eq!(read(&text), Opened { settings, whole: false }, "{text}");
    }
}

#[test]
fn what_a_later_version_wrote_is_read_as_far_as_possible_and_is_not_whole() {
    let later = write(&chosen()).replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(read(&later), Opened { settings: chosen(), whole: false });
    let more = write(&chosen()).replacen('{', "{\"board\":\"round\",", 1);
    assert_eq!(read(&more), Opened { settings: chosen(), whole: false });
}

#[test]
fn a_text_that_is_no_settings_gives_the_defaults() {
    let nothing = Opened { settings: Settings::default(), whole: false };
    let long = format!("{{\"version\":{VERSION},\"more\":\"{}\"}}", "x".repeat(1 << 17));
    for text in ["", "{", "null", "[]", "7", "\"dark\"", "{}", &"[".repeat(100_000), &long] {
        assert_eq!(read(text), nothing);
    }
}

proptest! {
    #[test]
    fn any_text_gives_settings_that_can_be_written(text in ".{0,200}") {
        let opened = read(&text);
        prop_assert_eq!(read(&write(&opened.settings)).settings, opened.settings);
    }
}

#[test]
fn times_are_halved_at_fast_and_nothing_at_off() {
    assert_eq!(Speed::ALL.map(|speed| speed.of_millis(600)), [600, 300, 0]);
}

#[test]
fn the_first_language_that_is_understood_is_taken() {
    assert_eq!(Language::best_of(["en-GB", "fr"]), Language::English);
    assert_eq!(Language::best_of(["pt-BR", "fr-CH", "en"]), Language::French);
    assert_eq!(Language::best_of(["de-CH", "fr-CH", "en"]), Language::German);
    assert_eq!(Language::best_of(["FR"]), Language::French);
    assert_eq!(Language::best_of(["frr", "fro", "x", "", "-"]), Language::English);
    assert_eq!(Language::best_of([]), Language::English);
}

#[test]
fn a_table_grows_with_the_window_and_never_below_its_texts() {
    let scales = [
        ((1440, 900), 100),
        ((1536, 730), 100),
        ((1439, 3000), 100),
        ((1920, 1080), 120),
        ((2560, 1440), 160),
        ((2000, 1000), 110),
        ((3840, 2160), 180),
        ((0, 0), 100),
        ((u32::MAX, u32::MAX), 180),
    ];
    for (window, scale) in scales {
        assert_eq!(table_scale(100, window), scale, "{window:?}");
    }
    assert_eq!(table_scale(200, (2560, 1440)), 200);
    assert_eq!(table_scale(125, (2560, 1440)), 160);
    assert_eq!(table_scale(125, (3840, 2160)), 225);
}

#[test]
fn texts_grow_with_the_letters_of_the_browser_and_by_the_settings() {
    assert_eq!(text_scale(TextSize::Normal, 16), 100);
    assert_eq!(text_scale(TextSize::Normal, 24), 150);
    assert_eq!(text_scale(TextSize::Large, 20), 156);
    assert_eq!(text_scale(TextSize::Double, 72), 300, "the largest");
    for letters in [0, 9, 12] {
        assert_eq!(text_scale(TextSize::Normal, letters), 100, "never smaller");
    }
}
