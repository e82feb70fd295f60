//! Search for words in texts, from their beginnings on, without regard to case and accents.
//!
//! Letters are folded by a table of our own: one of all Unicode would weigh more than everything else
//! on the page that is not drawn, and no language of the page needs it.

use std::ops::Range;

/// The words to look for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Folded, none of them empty.
    words: Vec<Vec<char>>,
}

impl Query {
    /// Reads the words of a text, in any order.
    pub fn new(text: &str) -> Query {
        let word = |word: &str| word.chars().flat_map(folded).collect::<Vec<_>>();
        Query { words: text.split_whitespace().map(word).filter(|word| !word.is_empty()).collect() }
    }

    /// Whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether every word begins some word of the texts taken together.
    pub fn occurs<'a>(&self, texts: impl Iterator<Item = &'a str> + Clone) -> bool {
        let is_in = |word: &&Vec<char>, text: &str| {
            let letters = letters(text);
            starts(&letters).any(|at| begins(&letters, at, word))
        };
        !self.is_empty()
            && self.words.iter().all(|word| texts.clone().any(|text| is_in(&word, text)))
    }

    /// Returns the places of the words as ranges of bytes, from left to right and apart. Where several
    /// begin, the longest counts.
    pub fn hits(&self, text: &str) -> Vec<Range<usize>> {
        let letters = letters(text);
        let mut hits: Vec<Range<usize>> = Vec::new();
        for at in starts(&letters) {
            let found = self.words.iter().filter(|word| begins(&letters, at, word));
            let Some(longest) = found.map(Vec::len).max() else { continue };
            let begin = letters[at].1;
            if hits.last().is_some_and(|last| last.end > begin) {
                continue;
            }
            // A letter that is folded to two is marked as a whole.
            let last = letters[at + longest - 1].1;
            let after = letters[at + longest..].iter().find(|(_, place)| *place > last);
            hits.push(begin..after.map_or(text.len(), |(_, place)| *place));
        }
        hits
    }
}

/// Returns the folded letters of a text with the byte that each comes from.
fn letters(text: &str) -> Vec<(char, usize)> {
    text.char_indices().flat_map(|(at, c)| folded(c).map(move |letter| (letter, at))).collect()
}

/// Returns the beginnings of words.
fn starts(letters: &[(char, usize)]) -> impl Iterator<Item = usize> + '_ {
    (0..letters.len()).filter(|&at| {
        letters[at].0.is_alphanumeric() && (at == 0 || !letters[at - 1].0.is_alphanumeric())
    })
}

fn begins(letters: &[(char, usize)], at: usize, word: &[char]) -> bool {
    let rest = &letters[at..];
    rest.len() >= word.len() && rest.iter().zip(word).all(|((letter, _), wanted)| letter == wanted)
}

/// Folds a letter to lower case without its accent; a ligature becomes two letters.
fn folded(letter: char) -> impl Iterator<Item = char> {
    let (first, second) = match letter {
        'À'..='Å' | 'à'..='å' | 'Ā'..='ą' => ('a', None),
        'Ç' | 'ç' | 'Ć'..='č' => ('c', None),
        'È'..='Ë' | 'è'..='ë' | 'Ē'..='ě' => ('e', None),
        'Ì'..='Ï' | 'ì'..='ï' | 'Ĩ'..='ı' => ('i', None),
        'Ñ' | 'ñ' | 'Ń'..='ň' => ('n', None),
        'Ò'..='Ö' | 'Ø' | 'ò'..='ö' | 'ø' | 'Ō'..='ő' => ('o', None),
        'Ś'..='š' => ('s', None),
        'Ù'..='Ü' | 'ù'..='ü' | 'Ũ'..='ų' => ('u', None),
        'Ý' | 'ý' | 'ÿ' | 'Ŷ'..='Ÿ' => ('y', None),
        'Ź'..='ž' => ('z', None),
        'Æ' | 'æ' => ('a', Some('e')),
        'Œ' | 'œ' => ('o', Some('e')),
        'ß' => ('s', Some('s')),
        '’' => ('\'', None),
        other => (other.to_lowercase().next().unwrap_or(other), None),
    };
    std::iter::once(first).chain(second)
}

/// A hit on one of several pages, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub page: usize,
    /// The hit of the page.
    pub hit: usize,
}

/// The number of hits on each page, and the way from one to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found(pub Vec<usize>);

impl Found {
    /// Returns the number of all hits.
    pub fn total(&self) -> usize {
        self.0.iter().sum()
    }

    /// Returns the number of a hit among all, from 1.
    pub fn number(&self, spot: Spot) -> usize {
        self.0.iter().take(spot.page).sum::<usize>() + spot.hit + 1
    }

    /// Returns the hit after `from`, or before it; after the last comes the first. Without `from` it is
    /// the first hit from the page `near` on, or the last one up to it.
    pub fn step(&self, from: Option<Spot>, near: usize, back: bool) -> Option<Spot> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let up_to = |page: usize| self.0.iter().take(page).sum::<usize>();
        let place = match (from, back) {
            (Some(spot), false) => self.number(spot),
            (Some(spot), true) => self.number(spot) + total - 2,
            (None, false) => up_to(near),
            (None, true) => up_to(near + 1) + total - 1,
        };
        let mut hit = place % total;
        for (page, &hits) in self.0.iter().enumerate() {
            if hit < hits {
                return Some(Spot { page, hit });
            }
            hit -= hits;
        }
        None
    }
}
