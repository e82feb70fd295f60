//! Why a kept match is not there, or not whole, in French.

use super::error::read;
use crate::archive::{Damage, Unreadable};
use crate::games::council_of_4::rules::setup::SetupError;
use crate::text::Language;

pub(super) fn damage(damage: &Damage<SetupError>) -> String {
    match damage {
        Damage::Lost(lost) => (Language::French.text().storage().lost)(lost),
        Damage::Unreadable(why) => format!(
            "L’un des deux textes enregistrés de la partie est endommagé ; l’autre est montré, \
             peut-être avec une action de moins. {}",
            unreadable(why)
        ),
    }
}

pub(super) fn unreadable(why: &Unreadable<SetupError>) -> String {
    match why {
        Unreadable::Missing => "Le navigateur n’a plus son texte.".to_owned(),
        Unreadable::OtherFormat(form) => {
            format!("Une autre version de cette page l’a enregistrée (forme {form}) et l’ouvrira.")
        }
        Unreadable::OtherMatch(id) => format!("Son texte dit être une autre partie, {id}."),
        Unreadable::Match(error) => format!("Son texte ne peut pas être ouvert : {}.", read(error)),
    }
}
