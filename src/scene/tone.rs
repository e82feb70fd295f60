//! What sounds are made of.

/// A part of a sound. Times are in milliseconds from its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    /// What vibrates.
    pub source: Wave,
    /// Pitch in Hz at the beginning and at the end; of noise the middle of its band.
    pub pitch: (u16, u16),
    /// When it begins.
    pub start: u16,
    /// How long it takes to fade away.
    pub length: u16,
    /// How loud it begins, in per cent of the volume.
    pub loudness: u8,
}

/// What vibrates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    /// A pure tone.
    Sine,
    /// A fuller tone.
    Triangle,
    /// No tone.
    Noise,
}

/// Two small pieces of metal, one after the other: also what is heard of a change of the volume.
pub const METAL: &[Tone] =
    &[part(Wave::Triangle, (2093, 2093), 0, 150, 26), part(Wave::Sine, (3322, 3322), 35, 190, 20)];

/// A part of a sound: what vibrates, its pitch, beginning, length and loudness.
pub const fn part(source: Wave, pitch: (u16, u16), start: u16, length: u16, loudness: u8) -> Tone {
    Tone { source, pitch, start, length, loudness }
}
