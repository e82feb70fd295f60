//! Past moments in German.

use crate::scene::replay::NoBranch;
use crate::text::looking::LookingText;

pub(in crate::text) static LOOKING: LookingText = LookingText {
    hands: "Handkarten",
    no_hands: "Handkarten bleiben verdeckt, bis die Partie zu Ende ist.",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Erst möglich, wenn diese Partie zu Ende ist: Die neue würde zeigen, was hier für \
             jemanden verdeckt ist."
        }
        NoBranch::AtEnd => "Hier gibt es nichts mehr zu entscheiden.",
    },
};
