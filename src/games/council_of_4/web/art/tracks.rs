//! Nobility track and coin track, one above the other.

use leptos::prelude::*;

use crate::games::council_of_4::rules::components::{
    LAST_NOBILITY_SPACE, MOST_COINS, NobilityVariant, nobility_space,
};
use crate::games::council_of_4::scene::Place;
use crate::record::SeatColour;

use super::bonus::{Sign, sign, space_bonus};
use super::piece::mark;
use crate::games::council_of_4::text::{Symbol, Tip};

/// Position of a seat on both tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    pub colour: SeatColour,
    /// Space on the nobility track.
    pub nobility: u8,
    pub coins: u8,
}

/// Position of a seat in a preview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub colour: SeatColour,
    /// Old and new space on the nobility track, if it moves there.
    pub nobility: Option<(u8, u8)>,
    /// Old and new space on the coin track, if it moves there.
    pub coins: Option<(u8, u8)>,
}

/// Both tracks; on a narrow screen the nobility track alone, in rows of seven.
#[component]
pub fn Tracks(
    /// Variant of the first bonuses on the nobility track.
    variant: NobilityVariant,
    /// Markers of all seats, in seating order.
    #[prop(into)]
    markers: Signal<Vec<Marker>>,
    /// Marker in a preview.
    #[prop(into, optional)]
    ghost: Signal<Option<Ghost>>,
    /// Text read out instead of the picture; without it the picture is hidden from screen readers.
    #[prop(into, optional)]
    label: MaybeProp<String>,
) -> impl IntoView {
    let nobility_ghost =
        Memo::new(move |_| ghost.get().and_then(|g| g.nobility.map(|way| (g.colour, way))));
    let coin_ghost =
        Memo::new(move |_| ghost.get().and_then(|g| g.coins.map(|way| (g.colour, way))));
    let nobility_cells = (0..=LAST_NOBILITY_SPACE)
        .map(|space| {
            let bonus = nobility_space(space, variant);
            let class = if bonus.is_some() { "spc pays" } else { "spc" };
            let standing = on_space(markers, nobility_ghost, space, |m| m.nobility);
            view! {
                <span
                    class=class
                    class:to=move || goes_to(nobility_ghost, space)
                    data-place=Place::Nobility(space).to_string()
                    data-tip=Tip::Space(space, variant).to_string()
                >
                    {bonus.map(|bonus| space_bonus(bonus, 21))}
                    <span class="no">{space}</span>
                    {standing}
                </span>
            }
        })
        .collect_view();
    let coin_cells = (0..=MOST_COINS)
        .map(|space| {
            let class = if space % 5 == 0 { "spc five" } else { "spc" };
            let standing = on_space(markers, coin_ghost, space, |m| m.coins);
            view! {
                <span
                    class=class
                    data-place=Place::Coins(space).to_string()
                    data-tip=Tip::Of(Symbol::CoinSpace).to_string()
                >
                    <span class="no">{space}</span>
                    {standing}
                </span>
            }
        })
        .collect_view();
    view! {
        <div
            class="tracks"
            role=move || label.get().map(|_| "img")
            aria-label=move || label.get()
            aria-hidden=move || label.get().is_none().then_some("true")
        >
            <span class="hd">{sign(Sign::Nobility, None, 22)}</span>
            <div class="nob">{nobility_cells} {move || trail(nobility_ghost.get())}</div>
            <span class="hd">{sign(Sign::Coins, None, 19)}</span>
            <div class="coi">{coin_cells} {move || trail(coin_ghost.get())}</div>
        </div>
    }
}

type Way = Option<(SeatColour, (u8, u8))>;

fn goes_to(ghost: Memo<Way>, space: u8) -> bool {
    ghost.get().is_some_and(|(_, (_, to))| to == space)
}

/// Draws the markers on one space, the ghost last.
fn on_space(
    markers: Signal<Vec<Marker>>,
    ghost: Memo<Way>,
    space: u8,
    of: fn(&Marker) -> u8,
) -> impl IntoView {
    let here = Memo::new(move |_| {
        let standing: Vec<_> =
            markers.read().iter().filter(|m| of(m) == space).map(|m| m.colour).collect();
        let ghost = ghost.get().filter(|(_, (_, to))| *to == space).map(|(colour, _)| colour);
        (standing, ghost)
    });
    move || {
        let (standing, ghost) = here.get();
        let many = standing.len() + usize::from(ghost.is_some()) > 2;
        (many || !standing.is_empty() || ghost.is_some()).then(|| {
            let class = if many { "mks many" } else { "mks" };
            let standing =
                standing.into_iter().map(|colour| mark(colour.into(), 14)).collect_view();
            let ghost =
                ghost.map(|colour| view! { <span class="ghost">{mark(colour.into(), 14)}</span> });
            view! { <span class=class>{standing} {ghost}</span> }
        })
    }
}

/// Draws a line from the old space to the new one.
fn trail(way: Way) -> impl IntoView {
    way.filter(|(_, (from, to))| from != to).map(|(_, (from, to))| {
        let style = format!("--a:{};--b:{}", from.min(to), from.max(to));
        view! { <span class="trail" style=style /> }
    })
}
