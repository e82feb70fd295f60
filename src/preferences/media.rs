//! Scale of the page, and media queries by it. A page twice as large has half the room, so its style sheets
//! compare the screen's width and height with twice as many pixels.

use super::TextSize;

/// Window from which a table grows, in CSS pixels.
const FULL: (u32, u32) = (1440, 900);

/// Most that a table grows beyond its texts, in per cent.
const MOST: u32 = 180;

/// Steps in which a table grows, in per cent: every one makes the browser read all style sheets again.
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

/// Returns a media query for a page of this scale in per cent: lengths in pixels grow with it, the rest
/// stays.
pub fn media_at(query: &str, scale: u16) -> String {
    let mut scaled = String::with_capacity(query.len());
    let mut rest = query;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, number) = rest.split_at(start);
        let length = number.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let (number, after) = number.split_at(length.unwrap_or(number.len()));
        scaled += before;
        match grown(number, scale).filter(|_| after.starts_with("px")) {
            Some(pixels) => scaled += &pixels,
            None => scaled += number,
        }
        rest = after;
    }
    scaled + rest
}

/// Number of decimals of a length that count.
const DECIMALS: usize = 6;

/// Returns a length scaled with the page; `None` if it is not a number. Floating point would add tables
/// larger than the rest of the page's start.
fn grown(number: &str, scale: u16) -> Option<String> {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let part: String = part.chars().chain(std::iter::repeat('0')).take(DECIMALS).collect();
    let one = 10_u64.pow(DECIMALS as u32);
    let length = whole.parse::<u64>().ok()?.checked_mul(one)?.checked_add(part.parse().ok()?)?;
    let length = length.checked_mul(u64::from(scale))? / 100;
    let grown = format!("{}.{:0DECIMALS$}", length / one, length % one);
    Some(grown.trim_end_matches('0').trim_end_matches('.').to_owned())
}
