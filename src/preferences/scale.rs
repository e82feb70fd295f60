//! Scale of the page. A page twice as large has half the room.

use super::TextSize;

/// Window from which a table grows, in CSS pixels.
const FULL: (u32, u32) = (1440, 900);

/// Most that a table grows beyond its texts, in per cent.
const MOST: u32 = 180;

/// Steps in which a table grows, in per cent: every one makes the browser lay out the page again.
const STEP: u32 = 5;

/// Size in pixels of the letters of a browser whose person wants no other.
const USUAL_LETTERS: u16 = 16;

/// Largest scale of texts, in per cent.
const LARGEST: u16 = 300;

/// Returns the scale of texts in per cent, for a browser whose own letters have this size in pixels. They are never
/// smaller than usual, or fingers would miss what they are meant for.
pub fn text_scale(size: TextSize, letters: u16) -> u16 {
    let percent = u32::from(size.percent()) * u32::from(letters) / u32::from(USUAL_LETTERS);
    u16::try_from(percent).unwrap_or(LARGEST).clamp(100, LARGEST)
}

/// Returns the scale of a table in per cent, for texts of this scale in a window of this width and height.
/// Its layout has the room of the window divided by it.
pub fn table_scale(percent: u16, (width, height): (u32, u32)) -> u16 {
    let fits = u32::min(width.saturating_mul(100) / FULL.0, height.saturating_mul(100) / FULL.1);
    let most = u32::from(percent) * MOST / 100;
    let grown = u16::try_from(fits.min(most) / STEP * STEP).unwrap_or(percent);
    grown.max(percent)
}
