//! Drawings of Four Towers: the map, figures, the influence track, spaces of the mats, champions, as small views over
//! shapes of its own.
//!
//! The shapes are in the `.svg` files; [`SHAPES`] is all of them, but for the land, which [`Land`] inserts
//! where it lies. Colours are custom properties of the style sheets, so a change of theme redraws nothing. All drawings
//! are hidden from screen readers: the code that places one also describes it.
//!
//! The map is drawn in this order: [`Land`], [`Tower`]s, [`Roads`], lines in use ([`line()`], [`fall`]), [`Rings`],
//! [`GateArt`]s, the villages north of the City, [`CityOfFire`], the villages south of it, and what lies over all
//! ([`arrow`], [`rider`], [`falling`]).

mod card;
mod champion;
mod city;
mod clan;
mod figure;
mod first;
mod flown;
mod gate;
mod gem;
mod influence;
mod kind;
mod land;
mod lines;
mod mats;
mod play;
mod reached;
mod shapes;
mod still;
mod symbol;
mod tower;
mod track;
mod village;

pub use card::{CardWords, big_card, small_card};
pub use champion::{champion_class, medal, portrait, tokens};
pub use city::{CityOfFire, city_sign};
pub use clan::{clan_class, disc, emblem, merchants};
pub use figure::{Figure, Look, figure, price};
pub use first::first_picture;
pub use flown::flown;
pub use gate::{GateArt, gate_sign};
pub use gem::{gem, gem_place};
pub use influence::{Move, influence, moves};
pub use kind::kind_icon;
pub use land::{Land, LinePlaces, RingWords, Rings, Roads};
pub use lines::{arrow, fall, falling, line, rider};
pub use mats::{Pips, Takes, pips, space, supply};
pub use play::{play_icon, trade_icon, when_icon};
pub use reached::Reached;
pub use shapes::SHAPES;
pub use still::{MapWords, StillMap, still};
pub use symbol::{Symbol, bonus_symbols, skill_symbols, symbol, symbols};
pub use tower::{Tower, small_tower};
pub use track::{Marker, TrackView, track};
pub use village::{Badge, Peasant, VillageArt, VillageState, bursts_sign, home_sign};

pub use crate::web::art::{mark, pawn, points_shield, seat_class};
