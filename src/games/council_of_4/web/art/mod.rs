//! Drawings of Council of 4: pieces, tiles, cards and the map.

mod balcony;
mod bonus;
mod callout;
mod card;
mod city;
mod emblem;
mod flown;
mod kind;
mod land;
mod landmark;
mod map;
mod metal;
mod permit;
mod piece;
mod region;
mod roads;
mod totals;
mod tracks;

pub use balcony::{Balcony, BalconyState, way_in};
pub use bonus::{Sign, bonus, bonuses, shield, sign, space_bonus};
pub use callout::Callout;
pub use card::{card_face, chip};
pub use city::{CityArt, CityState, Merchant, QueenArt, Tag, TokenState};
pub use emblem::{colour_class, politics_class};
pub use flown::flown;
pub use kind::kind_icon;
pub use land::Land;
pub use map::{MiniMap, city_place};
pub use metal::{crown, metal_class, ring_badge, tile_badge};
pub use permit::{permit_chip, permit_class, permit_count, permit_face};
pub use piece::{PieceColour, bust, mark, merchant, queen};
pub use region::{region_class, region_icon};
pub use roads::Roads;
pub use totals::totals;
pub use tracks::{Ghost, Marker, Tracks};
