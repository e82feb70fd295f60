//! Sounds: each is some tones, and all that it tells is on the screen as well.

/// The tones of a sound.
pub type Sound = &'static [Tone];

/// A tone. Times are in milliseconds from the beginning of the sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    /// Waveform.
    pub source: Wave,
    /// Pitch in Hz at the beginning and at the end; for noise, the middle of its band.
    pub pitch: (u16, u16),
    /// Its start.
    pub start: u16,
    /// Time until it has faded away, from its start.
    pub length: u16,
    /// Loudness at the start, in per cent of the volume.
    pub loudness: u8,
}

/// Waveform of a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    /// Pure tone.
    Sine,
    /// Fuller tone.
    Triangle,
    /// Noise without a tone.
    Noise,
}

/// Two small pieces of metal, one after the other; also played when the volume changes.
pub const METAL: Sound =
    &[tone(Wave::Triangle, (2093, 2093), 0, 150, 26), tone(Wave::Sine, (3322, 3322), 35, 190, 20)];

/// A card on paper.
pub const PAPER: Sound = &[tone(Wave::Noise, (3200, 1400), 0, 130, 45)];
/// A piece of wood put down.
pub const WOOD: Sound =
    &[tone(Wave::Sine, (320, 170), 0, 100, 80), tone(Wave::Noise, (900, 500), 0, 40, 45)];
/// A soft stamp.
pub const STAMP: Sound =
    &[tone(Wave::Sine, (150, 70), 0, 170, 95), tone(Wave::Noise, (420, 200), 0, 60, 40)];
/// One bell.
pub const BELL: Sound =
    &[tone(Wave::Sine, (880, 880), 0, 380, 45), tone(Wave::Sine, (2430, 2430), 0, 220, 12)];

/// Returns a tone: its waveform, pitch, start, length and loudness.
pub const fn tone(source: Wave, pitch: (u16, u16), start: u16, length: u16, loudness: u8) -> Tone {
    Tone { source, pitch, start, length, loudness }
}
