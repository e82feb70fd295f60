//! Media queries by text size. A page with texts twice as large has half the room, so its style sheets
//! compare the screen's width and height with twice as many pixels.

use super::TextSize;

/// Returns a media query for a page of this text size: lengths in pixels grow with the texts, the rest stays.
pub fn media_at(query: &str, size: TextSize) -> String {
    let mut scaled = String::with_capacity(query.len());
    let mut rest = query;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, number) = rest.split_at(start);
        let length = number.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let (number, after) = number.split_at(length.unwrap_or(number.len()));
        scaled += before;
        match grown(number, size).filter(|_| after.starts_with("px")) {
            Some(pixels) => scaled += &pixels,
            None => scaled += number,
        }
        rest = after;
    }
    scaled + rest
}

/// Number of decimals of a length that count.
const DECIMALS: usize = 6;

/// Returns a length scaled with the texts; `None` if it is not a number. Floating point would add tables
/// larger than the rest of the page's start.
fn grown(number: &str, size: TextSize) -> Option<String> {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let part: String = part.chars().chain(std::iter::repeat('0')).take(DECIMALS).collect();
    let one = 10_u64.pow(DECIMALS as u32);
    let length = whole.parse::<u64>().ok()?.checked_mul(one)?.checked_add(part.parse().ok()?)?;
    let length = length.checked_mul(u64::from(size.percent()))? / 100;
    let grown = format!("{}.{:0DECIMALS$}", length / one, length % one);
    Some(grown.trim_end_matches('0').trim_end_matches('.').to_owned())
}
