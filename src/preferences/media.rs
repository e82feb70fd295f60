//! Which layout fits a text size. A page with texts twice as large has room for half as much, so
//! what style sheets ask of the width and height of the screen is asked of twice as many pixels.

use super::TextSize;

/// A media query for a page of this text size: each length in pixels grows with the texts, all
/// else stays.
pub fn media_at(query: &str, size: TextSize) -> String {
    let mut scaled = String::with_capacity(query.len());
    let mut rest = query;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, number) = rest.split_at(start);
        let length = number.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let (number, after) = number.split_at(length.unwrap_or(number.len()));
        scaled += before;
        match number.parse::<f64>() {
            Ok(pixels) if after.starts_with("px") => {
                scaled += &(pixels * f64::from(size.percent()) / 100.0).to_string();
            }
            _ => scaled += number,
        }
        rest = after;
    }
    scaled + rest
}
