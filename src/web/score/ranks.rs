//! Ranking of the seats, with their points.

use leptos::prelude::*;

use crate::record::{SeatColour, SeatRecord};
use crate::rules::Seat;
use crate::text::text;
use crate::web::art::seat_class;

/// Seats from best to worst.
#[component]
pub fn Ranks(
    /// Seats with their points, the best first; those that share a place are together.
    standings: Vec<Vec<(Seat, u16)>>,
    seats: Vec<SeatRecord>,
    /// Draws a seat's figure.
    figure: fn(SeatColour, u32) -> AnyView,
    /// Returns points in words.
    points: fn(u16) -> String,
    /// Draws the sign of points.
    sign: fn(u16, u32) -> AnyView,
) -> impl IntoView {
    let words = text().score();
    let shared = standings.first().is_some_and(|first| first.len() > 1);
    let ranks = standings
        .iter()
        .scan(0, |place, group| {
            let own = *place;
            *place += group.len();
            Some((own, group))
        })
        .flat_map(|(place, group)| group.iter().map(move |&(seat, total)| (place, seat, total)))
        .map(|(place, seat, total): (usize, Seat, u16)| {
            let who = &seats[seat.index()];
            let title = match (place, shared) {
                (0, false) => words.winner,
                (0, true) => words.shared,
                _ => (words.place)(place),
            };
            view! {
                <li class=format!("panel rank {}", seat_class(who.colour)) class:won=place == 0>
                    {figure(who.colour, 40)}
                    <div>
                        <span class="cap">{title}</span>
                        <span class="nm" title=who.name.clone()>
                            {who.name.clone()}
                        </span>
                    </div>
                    {sign(total, 52)}
                    <span class="sr">{points(total)}</span>
                </li>
            }
        })
        .collect_view();
    view! { <ol class="ranks">{ranks}</ol> }
}
