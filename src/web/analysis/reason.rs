//! Why an action would have been better, in a sentence.

use crate::scene::analysis::Weighed;

/// What speaks for an action; none where no text says it.
pub const fn reason(_weighed: &Weighed) -> Option<String> {
    None
}
