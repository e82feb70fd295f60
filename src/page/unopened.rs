//! What is done with matches of rules that this version of the page does not play: everything that needs no rules.

use super::library::Library;
use super::part::Errand;
use super::shelved::Shelved;
use crate::archive::Unsaved;
use crate::text::{storage, text};
use crate::web::download::download;
use crate::web::store::{archive, new_id, now};

/// Performs an action on such a match in the list.
pub fn act(library: Library, shelved: &Shelved, errand: Errand) {
    let id = shelved.id();
    let done = match errand {
        Errand::Rename(name) => archive().rename(id, &name, now()).map(|()| id),
        Errand::Copy => {
            let (copy, name) = (new_id(), text().matches().copy_of(&shelved.title()));
            archive().copy(id, copy, &name, now()).map(|()| copy)
        }
        Errand::Json => match archive().letter(id) {
            Ok(Some((_, record))) => {
                download(&format!("{}.json", shelved.title()), &record);
                return;
            }
            Ok(None) => Err(Unsaved::Removed),
            Err(fault) => Err(fault.into()),
        },
        // Not offered: it is written by playing the match.
        Errand::GameFile => return,
    };
    match done {
        Ok(id) => library.take_back(id, None),
        Err(why) => {
            library.refresh();
            library.say(match why {
                Unsaved::Fault(fault) => storage::not_saved(fault),
                Unsaved::Removed => text().kept().missing().to_owned(),
                Unsaved::Elsewhere | Unsaved::TooLong => storage::unsaved(why),
            });
        }
    }
}
