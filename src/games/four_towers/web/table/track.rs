//! The influence track, drawn for the size of its frame.

use leptos::{html, prelude::*};

use crate::games::four_towers::rules::components::{TOP, points};
use crate::games::four_towers::scene::Place;
use crate::games::four_towers::scene::track::{Track, Way};
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::{Marker, TrackView, track};
use crate::games::four_towers::web::state::table;
use crate::rules::Seat;
use crate::text::{name_of, text};
use crate::web::sized::follow_size;
use crate::web::tip::tip;

/// Size of the track on the desktop, until its own is known.
const USUAL: (u32, u32) = (72, 628);
/// Height from which a wide track has two rows.
const ROWS: u32 = 64;

/// The track.
#[component]
pub fn TrackBox() -> impl IntoView {
    let table = table();
    let seats = table.seats();
    let size = RwSignal::new(USUAL);
    let node = NodeRef::<html::Div>::new();
    follow_size(
        node,
        Box::new(move |frame| {
            // Whole pixels, before any scale.
            let now = (frame.client_width().max(0) as u32, frame.client_height().max(0) as u32);
            if now.0 > 0 && now.1 > 0 && size.get_untracked() != now {
                size.set(now);
            }
        }),
    );
    let measures = Memo::new(move |_| {
        let (width, height) = size.get();
        let way = match (height > width, height >= ROWS) {
            (true, _) => Way::Up,
            (_, true) => Way::Rows,
            _ => Way::Across,
        };
        Track::of(width, height, way, way == Way::Up && width >= 66)
    });
    let shown = Memo::new(move |_| {
        let (view, told) = (table.view.read(), table.selection.told.read());
        let now = &view.table;
        let ready = told.scene.ready.as_ref().map(|(_, outcome)| outcome);
        let marker = |(seat, who): (Seat, &crate::record::SeatRecord)| {
            let step = now.player(seat).step;
            let then = ready.map(|outcome| match outcome.seat == seat {
                true => outcome.step.1,
                false => outcome.after.player(seat).step,
            });
            let falls = told.draft.seat() == Some(seat) && ready.is_some();
            let then = if falls { Some(step.saturating_sub(1)) } else { then };
            Marker {
                colour: who.colour,
                step,
                is_doubled: now.player(seat).is_doubled,
                then: then.filter(|&then| then != step),
            }
        };
        let markers: Vec<Marker> = now.each_seat().zip(&seats).map(marker).collect();
        (markers, now.track_gems)
    });
    let drawn = move || {
        let shown = shown.read();
        let title = text().desk().influence();
        track(&measures.read(), &TrackView { markers: &shown.0, gems: shown.1, title })
    };
    let spaces = move || {
        let (measures, view) = (measures.get(), table.view.read());
        let names = table.names();
        let space = |step: u8| {
            let area = measures.space(step);
            let here = view.table.each_seat().filter(|&seat| view.table.player(seat).step == step);
            let here: Vec<String> = here.map(|seat| name_of(&names, seat).into_owned()).collect();
            let label =
                text().land().track_space(points(step), view.table.track_gems.is_on(step), &here);
            let about =
                if step == TOP { Tip::Of(Symbol::Gold) } else { Tip::Of(Symbol::Influence) };
            view! {
                <rect
                    class="hit"
                    data-place=Place::Step(step).to_string()
                    data-tip=tip(about)
                    data-say=label.clone()
                    role="img"
                    aria-label=label
                    x=area.x
                    y=area.y
                    width=area.width
                    height=area.height
                />
            }
        };
        (0..=TOP).map(space).collect_view()
    };
    view! {
        <div
            class="trackbox"
            node_ref=node
            data-place=Place::Track.to_string()
            role="group"
            aria-label=text().land().track()
        >
            <svg
                class="track-art"
                viewBox=move || format!("0 0 {} {}", size.get().0, size.get().1)
                aria-hidden="false"
            >
                <g aria-hidden="true" inner_html=drawn />
                {spaces}
            </svg>
        </div>
    }
}
