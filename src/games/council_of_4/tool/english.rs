//! Words of pieces in English, in which the tool tells of a table.

use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{CityColour, Region};
use crate::games::council_of_4::rules::components::{Bonus, NobilityVariant, Politics, RewardTile};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::pieces::bonus_in;
use crate::text::Language;

/// A politics card in small letters.
pub fn card(of: Politics) -> String {
    Language::English.text().moves().cards_of(&[of])
}

/// A region.
pub fn region(of: Region) -> String {
    Language::English.text().pieces().region_name(of)
}

/// The colour of a city.
pub fn city_colour(of: CityColour) -> String {
    Language::English.text().pieces().city_colour_name(of)
}

/// A reward tile.
pub fn tile(of: RewardTile) -> String {
    Language::English.text().pieces().tile(of)
}

/// A place for a permit.
pub fn slot(of: Slot) -> String {
    Language::English.text().pieces().slot_name(of)
}

/// What an open choice is about.
pub fn choice(of: Decision) -> String {
    Language::English.text().pieces().choice(of)
}

/// The spaces of the first bonuses on the nobility track.
pub fn nobility_variant(of: NobilityVariant) -> &'static str {
    let say = Language::English.text().new_game();
    match of {
        NobilityVariant::Printed => say.nobility_printed(),
        NobilityVariant::Manual => say.nobility_manual(),
    }
}

/// A gain.
pub fn bonus(of: Bonus) -> String {
    bonus_in(Language::English.text(), of)
}

/// Several gains.
pub fn bonuses(of: &[Bonus]) -> String {
    of.iter().map(|&of| bonus(of)).collect::<Vec<_>>().join(", ")
}
