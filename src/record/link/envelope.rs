//! Bytes as letters that are safe in links and chats, with a checksum.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::{LONGEST_TEXT, LinkError};

/// Without a table, since a link is short and the page should be small.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// Encodes bytes and their checksum as letters.
pub fn seal(bytes: &[u8]) -> String {
    let checksum = CHECKSUM.checksum(bytes).to_be_bytes();
    URL_SAFE_NO_PAD.encode([bytes, &checksum].concat())
}

/// Decodes sealed bytes.
///
/// # Errors
/// Returns an error if the letters are not valid. Every change of a single bit is detected.
pub fn open<E>(text: &str) -> Result<Vec<u8>, LinkError<E>> {
    if text.is_empty() {
        return Err(LinkError::Empty);
    }
    if text.len() > LONGEST_TEXT {
        return Err(LinkError::TooLong(text.len()));
    }
    let foreign = |letter: char| !letter.is_ascii_alphanumeric() && !matches!(letter, '-' | '_');
    if let Some((at, letter)) = text.chars().enumerate().find(|&(_, letter)| foreign(letter)) {
        return Err(LinkError::Foreign { at: at + 1, letter });
    }
    let mut bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| LinkError::Damaged)?;
    let checksum = bytes.split_last_chunk().map(|(rest, checksum)| (rest.len(), *checksum));
    let (len, checksum) = checksum.ok_or(LinkError::Damaged)?;
    bytes.truncate(len);
    let good = CHECKSUM.checksum(&bytes) == u32::from_be_bytes(checksum);
    if good { Ok(bytes) } else { Err(LinkError::Damaged) }
}

#[cfg(test)]
mod tests {
    use super::{CHECKSUM, LinkError, seal};

    fn open(text: &str) -> Result<Vec<u8>, LinkError<()>> {
        super::open(text)
    }

    /// Standard check value of this checksum for these digits.
    #[test]
    fn the_checksum_is_the_one_of_zip_and_png() {
        assert_eq!(CHECKSUM.checksum(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn bytes_of_any_length_come_back() {
        for len in 0..100_u8 {
            let bytes: Vec<u8> = (0..len).map(|at| at.wrapping_mul(37) ^ len).collect();
            assert_eq!(open(&seal(&bytes)), Ok(bytes));
        }
    }

    #[test]
    fn fewer_bytes_than_a_checksum_are_damaged() {
        for text in ["A", "AA", "AAA", "AAAA", "AAAAA"] {
            assert_eq!(open(text), Err(LinkError::Damaged), "{text}");
        }
    }

    /// Each text has only one form: the last letter has no unread bits.
    #[test]
    fn spare_bits_of_the_last_letter_are_refused() {
        let text = seal(&[7; 2]);
        assert_eq!(text.len() % 4, 0);
        let text = seal(&[7; 3]);
        let spare = &text[..text.len() - 1];
        let opened: Vec<char> = ('a'..='z')
            .chain('A'..='Z')
            .chain('0'..='9')
            .filter(|last| open(&format!("{spare}{last}")).is_ok())
            .collect();
        assert_eq!(opened.len(), 1, "{opened:?}");
    }
}
