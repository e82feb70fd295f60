//! The game on the start page, and what every screen says of it.

use super::Subjects;
use crate::games::council_of_4::CouncilOf4;
use crate::text::cover::{Cover, Covered, RoundName};
use crate::text::text;

impl Covered for CouncilOf4 {
    fn cover() -> Cover {
        let words = text().cover();
        Cover {
            title: words.title(),
            in_short: words.in_short(),
            points: |points| text().cover().points(points),
            round: RoundName {
                one: words.round(),
                numbered: |number| text().cover().numbered(number),
                titled: |number| text().cover().titled(number),
                counted: |count| text().cover().counted(count),
            },
            seat: |of| text().cover().seat(of),
        }
    }
}
