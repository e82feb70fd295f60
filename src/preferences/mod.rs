//! Preferences of a player, as data, and their stored form.
//!
//! Reading treats its input as hostile and takes every valid setting; each one that can't be read, or
//! has a later version, gets its default. The text is then not whole, and must be put aside before it is
//! overwritten.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::text::Language;

mod scale;

pub use scale::{table_scale, text_scale};

/// Version that is written. Older ones stay readable.
pub const VERSION: u64 = 1;
/// Maximum length in bytes, well above any settings; longer texts are not read.
pub const LONGEST_TEXT: usize = 1 << 16;
/// Maximum volume, in per cent.
pub const LOUDEST: u8 = 100;

/// Speed of moving pieces and of the pauses after bots' moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// No movement and no pauses: states change instantly.
    Off,
    /// Twice as fast.
    Fast,
    /// As designed.
    #[default]
    Normal,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Speed; 3] = [Speed::Normal, Speed::Fast, Speed::Off];

    /// Scales a time in milliseconds.
    pub const fn of_millis(self, millis: u64) -> u64 {
        match self {
            Speed::Off => 0,
            Speed::Fast => millis / 2,
            Speed::Normal => millis,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// The system's choice.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::System];

    /// Name of the theme in style sheets; `None` for the system's.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// Size of texts, and of everything with them, in per cent of the design.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub enum TextSize {
    /// 100.
    #[default]
    Normal,
    /// 112.
    Larger,
    /// 125.
    Large,
    /// 150.
    VeryLarge,
    /// 200.
    Double,
}

impl TextSize {
    /// Every size, smallest first.
    pub const ALL: [TextSize; 5] = [
        TextSize::Normal,
        TextSize::Larger,
        TextSize::Large,
        TextSize::VeryLarge,
        TextSize::Double,
    ];

    /// Returns the size in per cent.
    pub const fn percent(self) -> u16 {
        match self {
            TextSize::Normal => 100,
            TextSize::Larger => 112,
            TextSize::Large => 125,
            TextSize::VeryLarge => 150,
            TextSize::Double => 200,
        }
    }
}

impl From<TextSize> for u16 {
    fn from(size: TextSize) -> u16 {
        size.percent()
    }
}

impl TryFrom<u16> for TextSize {
    type Error = NoSuchSize;

    fn try_from(percent: u16) -> Result<TextSize, NoSuchSize> {
        let found = TextSize::ALL.into_iter().find(|size| size.percent() == percent);
        found.ok_or(NoSuchSize(percent))
    }
}

/// Error for a size in per cent that is not one of the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchSize(pub u16);

impl std::fmt::Display for NoSuchSize {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no text size of {} per cent", self.0)
    }
}

/// All settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Settings {
    /// Speed of moving pieces.
    pub speed: Speed,
    /// Light or dark.
    pub theme: Theme,
    /// Whether sounds are played.
    pub sound: bool,
    /// Volume of the sounds, 0 to [`LOUDEST`].
    pub volume: u8,
    pub text_size: TextSize,
    /// Whether explanations and tips are shown.
    pub hints: bool,
    /// Whether moves without an alternative are made by themselves.
    pub only_moves: bool,
    /// Whether pieces also show their colour as a letter.
    pub letters: bool,
    /// Language; `None` for the browser's.
    pub language: Option<Language>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            speed: Speed::default(),
            theme: Theme::default(),
            sound: false,
            volume: 60,
            text_size: TextSize::default(),
            hints: true,
            only_moves: false,
            letters: false,
            language: None,
        }
    }
}

/// Settings, as far as they could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The settings, with defaults for those that could not be read.
    pub settings: Settings,
    /// Whether writing them again loses nothing that was in the text.
    pub whole: bool,
}

#[derive(Serialize)]
struct Form<'a> {
    version: u64,
    #[serde(flatten)]
    settings: &'a Settings,
}

/// Returns the settings as text.
pub fn write(settings: &Settings) -> String {
    // Settings can always be written; an empty text would be read as damaged.
    serde_json::to_string(&Form { version: VERSION, settings }).unwrap_or_default()
}

/// Reads the settings in a text, as far as possible.
pub fn read(text: &str) -> Opened {
    let nothing = Opened { settings: Settings::default(), whole: false };
    if text.len() > LONGEST_TEXT {
        return nothing;
    }
    let Ok(mut fields) = serde_json::from_str::<Map<String, Value>>(text) else {
        return nothing;
    };
    let version = fields.remove("version").and_then(|version| version.as_u64());
    let mut whole = version == Some(VERSION);
    let mut settings = Settings::default();
    take(&mut fields, "speed", &mut settings.speed, &mut whole);
    take(&mut fields, "theme", &mut settings.theme, &mut whole);
    take(&mut fields, "sound", &mut settings.sound, &mut whole);
    take(&mut fields, "volume", &mut settings.volume, &mut whole);
    take(&mut fields, "text_size", &mut settings.text_size, &mut whole);
    take(&mut fields, "hints", &mut settings.hints, &mut whole);
    take(&mut fields, "only_moves", &mut settings.only_moves, &mut whole);
    take(&mut fields, "letters", &mut settings.letters, &mut whole);
    take(&mut fields, "language", &mut settings.language, &mut whole);
    if settings.volume > LOUDEST {
        (settings.volume, whole) = (LOUDEST, false);
    }
    Opened { settings, whole: whole && fields.is_empty() }
}

/// Reads one setting; a missing one was unknown when the text was written.
fn take<T: for<'a> Deserialize<'a>>(
    fields: &mut Map<String, Value>,
    name: &str,
    into: &mut T,
    whole: &mut bool,
) {
    if let Some(value) = fields.remove(name) {
        match serde_json::from_value(value) {
            Ok(value) => *into = value,
            Err(_) => *whole = false,
        }
    }
}
