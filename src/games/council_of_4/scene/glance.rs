//! Saved match at a glance: whose turn it is, the points, the winners.

use serde::{Deserialize, Serialize};

use crate::archive::Glanced;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::Board;
use crate::games::council_of_4::rules::scoring::{ranking, scores};
use crate::games::council_of_4::rules::{Cause, City, CitySet, Event, PublicState, Source, View};
use crate::rules::Seat;

impl Glanced for CouncilOf4 {
    const LINKS: &[u16] = &[45, 60, 90];
    const MASTERS: &[&[u16]] = &[
        &[8, 14, 4, 2, 12, 3, 30, 4, 2],
        &[7, 14, 4, 1, 10, 2, 21, 3, 1],
        &[7, 14, 4, 1, 7, 2, 16, 2, 1],
    ];

    fn round(view: &View) -> u16 {
        view.table.round()
    }

    fn points(view: &View) -> Vec<u16> {
        view.table.each_seat().map(|seat| view.table.vp(seat)).collect()
    }

    fn standings(view: &View) -> Vec<Vec<(Seat, u16)>> {
        let scores = scores(&view.table, view.hand_sizes);
        let total = |seat: Seat| (seat, scores[seat.index()].total());
        let places = ranking(&scores).into_iter();
        places.map(|seats| seats.into_iter().map(total).collect()).collect()
    }

    fn causes(view: &View) -> Vec<(String, Vec<u16>)> {
        let scores = scores(&view.table, view.hand_sizes);
        let points = |cause| scores.iter().map(|score| score.of(cause)).collect();
        Cause::ALL.map(|cause| (cause.key().to_owned(), points(cause))).to_vec()
    }

    /// The most city tokens that a merchant has brought, with those of its choices.
    fn feats<'a>(events: impl Iterator<Item = &'a Event>, seats: usize) -> Vec<u16> {
        let (mut feats, mut chain) = (vec![0; seats], Vec::new());
        for event in events {
            match event {
                Event::MerchantPlaced { .. } | Event::TurnEnded { .. } => chain.clear(),
                Event::Gained { seat, source: Source::Token(city), .. } => {
                    if chain.last() != Some(city) {
                        chain.push(*city);
                    }
                    if let Some(feat) = feats.get_mut(seat.index()) {
                        *feat = (chain.len() as u16).max(*feat);
                    }
                }
                _ => {}
            }
        }
        feats
    }

    fn sketch(view: &View) -> String {
        // Its maps have strings as keys, so this can't fail.
        serde_json::to_string(&Small::of(&view.table)).unwrap_or_default()
    }
}

/// Content of the small picture of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Small {
    #[serde(rename = "sides")]
    pub board: Board,
    pub queen: City,
    /// Cities where each seat has merchants, in seating order.
    pub merchants: Vec<CitySet>,
    /// Cities with neutral merchants.
    pub neutral: CitySet,
}

impl Small {
    /// Returns the picture of a table.
    pub fn of(table: &PublicState) -> Small {
        Small {
            board: table.board,
            queen: table.queen,
            merchants: table.each_seat().map(|seat| table.player(seat).merchants).collect(),
            neutral: table.neutral,
        }
    }

    /// Reads a picture, or returns `None` if the text is not one.
    pub fn read(text: &str) -> Option<Small> {
        serde_json::from_str(text).ok()
    }
}
