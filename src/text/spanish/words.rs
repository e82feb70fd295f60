//! Words and counts that belong to no game in Spanish.

use crate::record::SeatColour;
use crate::rules::Seat;

/// Counts things; in Spanish only one is singular.
pub(crate) fn counted(amount: impl Into<u64>, one: &str, several: &str) -> String {
    let amount = amount.into();
    format!("{amount} {}", if amount == 1 { one } else { several })
}

/// Joins the parts with commas and a last "y", or "e" if the last one begins with the sound of an i.
pub(crate) fn listed(parts: &[String]) -> String {
    match parts {
        [] => "nada".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => {
            let and = if begins_with_i(last) { "e" } else { "y" };
            format!("{} {and} {last}", first.join(", "))
        }
    }
}

/// Whether "y" would merge with the beginning of the text. Not before a diphthong, as in "hierro".
fn begins_with_i(text: &str) -> bool {
    let mut letters = text.chars().flat_map(char::to_lowercase).skip_while(|letter| *letter == 'h');
    let (first, second) = (letters.next(), letters.next());
    let before_vowel = second.is_some_and(|second| "aáeéoóuú".contains(second));
    match first {
        Some('í') => true,
        Some('i' | 'y') => !before_vowel && second.is_some(),
        _ => false,
    }
}

/// Names the seat inside a sentence.
pub(crate) fn seat_number(of: Seat) -> String {
    format!("el asiento {}", of.0)
}

pub(crate) const fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "escarlata, cabeza redonda",
        SeatColour::Cobalt => "cobalto, cabeza cuadrada",
        SeatColour::Forest => "verde, cabeza triangular",
        SeatColour::Amber => "ámbar, cabeza de rombo",
        SeatColour::Onyx => "ónice, cabeza de estrella",
    }
}

/// Puts "de" before a name, or "del" in place of "de el".
pub(crate) fn of(name: &str) -> String {
    match name.strip_prefix("el ") {
        Some(rest) => format!("del {rest}"),
        None => format!("de {name}"),
    }
}
