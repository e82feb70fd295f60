//! Why a kept match is not there, or not whole, in English.

use super::error::read;
use crate::archive::{Damage, Unreadable};
use crate::games::council_of_4::rules::setup::SetupError;
use crate::text::Language;

pub(super) fn damage(damage: &Damage<SetupError>) -> String {
    match damage {
        Damage::Lost(lost) => (Language::English.text().storage().lost)(lost),
        Damage::Unreadable(why) => format!(
            "One of the two saved texts of the match is damaged; the other is shown, which may \
             be one action behind. {}",
            unreadable(why)
        ),
    }
}

pub(super) fn unreadable(why: &Unreadable<SetupError>) -> String {
    match why {
        Unreadable::Missing => "The browser no longer has its text.".to_owned(),
        Unreadable::OtherFormat(form) => {
            format!("It was saved by another version of this page (form {form}) and opens there.")
        }
        Unreadable::OtherMatch(id) => format!("Its text says that it is another match, {id}."),
        Unreadable::Match(error) => format!("Its text can’t be opened: {}.", read(error)),
    }
}
