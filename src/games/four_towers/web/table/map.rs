//! The map: villages as buttons, with what the open choice would set off drawn over them.

use leptos::prelude::*;
use leptos::{ev, html};
use web_sys::Element;

use crate::games::four_towers::rules::components::{Clan, LineEnd, Village};
use crate::games::four_towers::rules::{Kind, PublicState, View};
use crate::games::four_towers::scene::geometry::{
    Area, CITY, FROM_NORTH, GATES, Gate, MAP, Road, village_middle,
};
use crate::games::four_towers::scene::viewport::{EAST_PART, WEST_PART, place_of, to_pick};
use crate::games::four_towers::scene::{Draft, Mark, Outcome, Pick, Place, Scene};
use crate::games::four_towers::text::land::village as in_words;
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::{
    Badge, CityOfFire, GateArt, Land, LinePlaces, Look, Peasant, Reached, Rings, Roads, Tower,
    VillageArt, VillageState, arrow, fall, falling, line, rider,
};
use crate::games::four_towers::web::state::table;
use crate::games::four_towers::web::words::ring_words;
use crate::scene::Picked;
use crate::scene::viewport::Part;
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::layout::{Layout, layout, rests};
use crate::web::pan::{Pan, PartButtons, Zoom};
use crate::web::pointed::{is_pressed, pointed};
use crate::web::sized::follow_size;
use crate::web::tip::tip;

/// Pixels per map unit from which names have room, in hundredths.
const NAMED: u32 = 75;
/// Pixels per map unit below which letters and words are larger, in hundredths.
const SMALL: u32 = 69;

/// What the open choice would do on the map.
#[derive(Clone, Debug, Default, PartialEq)]
struct Course {
    /// Lines in use, with who takes each if that is said.
    lines: Vec<(Road, Option<Clan>)>,
    /// Villages in the order in which they expand.
    order: Vec<Village>,
    /// A lord that follows a demon.
    falls: Option<Clan>,
    /// Lords that there would be, by clan.
    lords: [Option<u8>; Clan::COUNT],
    /// Demons that there would be, by clan.
    demons: [Option<u8>; Clan::COUNT],
    /// Whether the lines are those of an expansion that is put together.
    is_open: bool,
}

/// Map with its buttons.
#[component]
pub fn MapBox() -> impl IntoView {
    let table = table();
    let words = text().land();
    // If the next pick is out of sight, the map turns there.
    let targets = Memo::new(move |_| {
        let open = table.selection.draft.get().action(&table.view.read().table).is_none();
        open.then(|| to_pick(&table.selection.scene.read().villages))
    });
    let pan = Pan::new(table.small.viewport, targets);
    pan.keep_in_sight(Memo::new(move |_| {
        let draft = table.selection.draft.read();
        draft.village.filter(|_| draft.kind == Some(Kind::Expand)).map(place_of)
    }));
    provide_context(pan);
    let node = NodeRef::<html::Div>::new();
    let scale = RwSignal::new(NAMED);
    follow_size(
        node,
        Box::new(move |frame| {
            // Whole pixels, before any scale.
            let (width, height) =
                (f64::from(frame.client_width()), f64::from(frame.client_height()));
            let per_unit = (width / MAP.width).min(height / MAP.height);
            let now = (per_unit * 100.0) as u32;
            if now > 0 && scale.get_untracked() != now {
                scale.set(now);
            }
        }),
    );
    let layout = layout();
    let in_part = Memo::new(move |_| layout.get() == Layout::Phone);
    let now = Memo::new(move |_| table.view.read().table);
    let course = Memo::new(move |_| {
        course(
            &table.view.read().table,
            &table.selection.told.read().shown,
            &table.selection.told.read().scene,
        )
    });
    let under = move || {
        let course = course.read();
        let lines = course.lines.iter().map(|&(road, who)| line(road, who.is_none()));
        lines.chain(course.falls.map(fall)).collect::<String>()
    };
    let over = move || {
        let course = course.read();
        let arrows = course.lines.iter().map(|&(road, _)| arrow(road));
        let riders = (1..).zip(&course.lines).filter_map(|(key, &(road, who))| {
            Some(rider(road, who?, course.is_open.then_some(key), true))
        });
        arrows.chain(riders).chain(course.falls.map(falling)).collect::<String>()
    };
    let marks = Memo::new(move |_| table.selection.picked.read().scene.villages);
    let labels = Memo::new(move |_| {
        let (view, picked) = (table.view.read(), table.selection.picked.read());
        Village::ALL.map(|village| label(&view, &picked, village))
    });
    let shown = Memo::new(move |_| {
        let (view, picked) = (table.view.read(), table.selection.picked.read());
        let course = course.read();
        Village::ALL.map(|village| Shown::new(village, &view, &picked, &course))
    });
    let village = move |village: Village| {
        let label = Memo::new(move |_| labels.read()[village.index()].clone());
        let shown = Memo::new(move |_| shown.read()[village.index()].clone());
        let mark = Memo::new(move |_| marks.read()[village.index()]);
        view! { <VillageSpot village label shown mark /> }
    };
    let is_north = |village: &Village| village_middle(*village).y < CITY.y;
    let (north, south): (Vec<_>, Vec<_>) = FROM_NORTH.into_iter().partition(is_north);
    let towers = Clan::ALL.map(|clan| view! { <TowerSpot clan now course /> }).collect_view();
    let gates = GATES.map(|gate| view! { <GateSpot gate course /> }).collect_view();
    let demons = Memo::new(move |_| now.read().demons);
    let demon_numbers = Signal::derive(move || demons.get().numbers());
    let then = Signal::derive(move || course.read().demons);
    let city_reached = Signal::derive(move || {
        let course = course.read();
        let now = course.is_open && course.lines.iter().any(|(road, _)| road.1 == LineEnd::City);
        let later = || course.order.iter().any(|village| village.lines().contains(&LineEnd::City));
        match (now, later()) {
            (true, _) => Reached::Now,
            (_, true) => Reached::Later,
            _ => Reached::Not,
        }
    });
    let choosing = move || {
        let told = table.selection.told.read();
        !told.scene.villages.iter().all(|mark| *mark == Mark::Quiet)
    };
    view! {
        <div class="mapbox" node_ref=node data-place=Place::Map.to_string()>
            <div class="views" data-roving="line">
                <PartButtons pan name=part_name />
            </div>
            <svg
                class="map towers-map"
                class:named=move || { scale.get() >= NAMED && !in_part.get() }
                class:small=move || { scale.get() < SMALL }
                class:choosing=choosing
                data-roving="map"
                node_ref=pan.map
                viewBox=move || pan.view_box()
                role="group"
                aria-label=words.label()
                on:focusin=move |event| pan.focused(&event, &village_at)
                on:pointerdown=move |event| pan.down(&event)
                on:pointermove=move |event| pan.moved(&event)
                on:pointerup=move |event| pan.up(&event)
                on:pointercancel=move |event| pan.up(&event)
            >
                <Land />
                {towers}
                <Roads />
                <LinePlaces />
                <g aria-hidden="true" inner_html=under />
                <Rings words=ring_words() />
                {gates}
                {north.into_iter().map(village).collect_view()}
                <g
                    data-place=Place::City.to_string()
                    role="img"
                    aria-label=move || words.city_with_demons(demons.get())
                    data-tip=tip(Tip::Of(Symbol::City))
                >
                    <CityOfFire demons=demon_numbers then reached=city_reached name=words.city() />
                </g>
                {south.into_iter().map(village).collect_view()}
                <g class="over" aria-hidden="true" inner_html=over />
            </svg>
            <Zoom pan />
        </div>
    }
}

/// Returns the name of a part of the map.
fn part_name(part: Part) -> String {
    let words = text().land();
    let word = match part {
        of if of == WEST_PART => words.west(),
        of if of == EAST_PART => words.east(),
        _ => words.all(),
    };
    word.to_owned()
}

/// Returns the place of the village that an element is.
fn village_at(spot: &Element) -> Option<(Part, Area)> {
    let letter = spot.get_attribute("data-village")?.chars().next()?;
    Village::from_letter(letter).map(place_of)
}

/// Returns what the open choice would do on the map.
fn course(table: &PublicState, draft: &Draft, scene: &Scene) -> Course {
    let mut course = Course::default();
    let change = |before: u8, after: u8| (before != after).then_some(after);
    let mut ready = |outcome: &Outcome| {
        course.order = outcome.cascade.villages.clone();
        for clan in Clan::ALL {
            let at = clan.index();
            course.lords[at] = change(table.lords.of(clan), outcome.after.lords.of(clan));
            course.demons[at] = change(table.demons.of(clan), outcome.after.demons.of(clan));
            if outcome.made(clan).0 == 0 && outcome.after.lords.of(clan) < table.lords.of(clan) {
                course.falls = Some(clan);
            }
        }
    };
    if let Some((_, outcome)) = &scene.ready {
        ready(outcome);
    }
    match (draft.kind, draft.village, draft.to) {
        (Some(Kind::Expand), Some(village), _) => {
            course.is_open = true;
            course.order = Vec::new();
            course.lines = village
                .lines()
                .into_iter()
                .zip(draft.lines)
                .map(|(end, clan)| ((village, end), clan))
                .collect();
        }
        (Some(Kind::Mountaineer | Kind::Skill), Some(from), Some(to)) => {
            course.lines = vec![((from, LineEnd::Village(to)), draft.clan)];
        }
        _ => {
            // The village under the pointer, or the one chosen.
            if let Some(&village) = course.order.first() {
                course.lines = village.lines().map(|end| ((village, end), None)).to_vec();
            }
        }
    }
    course
}

/// Changing parts of the picture of a village.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    state: VillageState,
    peasants: Vec<Peasant>,
    badge: Option<Badge>,
}

impl Shown {
    fn new(
        village: Village,
        view: &View,
        picked: &Picked<crate::games::four_towers::FourTowers>,
        course: &Course,
    ) -> Shown {
        let table = &view.table;
        let (draft, scene) = (&picked.shown, &picked.scene);
        let mark = scene.villages[village.index()];
        let is_hovered = picked.hover == Some(Pick::Village(village));
        let order = course.order.iter().position(|&other| other == village);
        let state = match (mark, order) {
            (Mark::Chosen, _) => VillageState::Chosen,
            (_, Some(0)) => VillageState::Chosen,
            (Mark::Legal | Mark::Bursts | Mark::Elsewhere, _) if is_hovered => VillageState::Chosen,
            (_, Some(_)) | (Mark::Waits, _) => VillageState::Waits,
            (Mark::Legal, _) => VillageState::Legal,
            (Mark::Bursts, _) => VillageState::Bursts,
            (Mark::Elsewhere, _) => VillageState::Also,
            (Mark::Faded, _) => VillageState::Fade,
            (Mark::Quiet, _) => VillageState::Idle,
        };
        let badge = match (order, mark) {
            (Some(at), _) if draft.kind != Some(Kind::Expand) => {
                Some(Badge::Order(u8::try_from(at + 1).unwrap_or(u8::MAX)))
            }
            (_, Mark::Waits) => Some(Badge::Word(text().land().next().to_owned())),
            _ => None,
        };
        Shown { state, peasants: peasants(table, draft, scene, village, is_hovered), badge }
    }
}

/// Returns the peasants of a village, with who would come and who would leave.
fn peasants(
    table: &PublicState,
    draft: &Draft,
    scene: &Scene,
    village: Village,
    is_hovered: bool,
) -> Vec<Peasant> {
    let mut there = table.land.at(village);
    let mut removed = Vec::new();
    let mut coming = Vec::new();
    match draft.kind {
        Some(Kind::Place) => {
            let placed = scene.ready.as_ref().is_some_and(|(action, _)| {
                let whole = Draft::of(*action);
                whole.kind == Some(Kind::Place) && whole.village == Some(village)
            });
            if placed {
                coming.extend(scene.ready.as_ref().and_then(|(action, _)| Draft::of(*action).clan));
            } else if is_hovered && draft.village == Some(village) {
                coming
                    .extend(draft.clan.filter(|&clan| table.takes_placed(clan).contains(village)));
            }
        }
        Some(Kind::Expand) if draft.village == Some(village) => {
            // Those on their way are drawn on the lines.
            draft.lines.into_iter().flatten().for_each(|clan| {
                there.remove(clan);
            });
        }
        Some(Kind::Mercenary) if draft.village == Some(village) => {
            removed.extend(draft.clans.iter().filter(|&clan| there.remove(clan)));
        }
        _ => {}
    }
    let plain = there.iter().map(|clan| (clan, Look::Plain));
    let removed = removed.into_iter().map(|clan| (clan, Look::Removed));
    let coming = coming.into_iter().map(|clan| (clan, Look::Ghost));
    let mut all: Vec<Peasant> =
        plain.chain(removed).chain(coming).map(|(clan, look)| Peasant { clan, look }).collect();
    all.sort_by_key(|peasant| peasant.clan);
    all
}

/// Village that is drawn, labelled, and a button for mouse, touch and keyboard.
#[component]
fn VillageSpot(
    village: Village,
    label: Memo<String>,
    shown: Memo<Shown>,
    mark: Memo<Mark>,
) -> impl IntoView {
    let table = table();
    let state = Memo::new(move |_| shown.read().state);
    let peasants = Memo::new(move |_| shown.read().peasants.clone());
    let badge = Memo::new(move |_| shown.read().badge.clone());
    let pick = Pick::Village(village);
    let pan: Pan = expect_context();
    let pointed = pointed();
    let key = move |event: ev::KeyboardEvent| {
        if is_pressed(pointed, &event, mark.get_untracked() == Mark::Chosen) {
            event.prevent_default();
            event.stop_propagation();
            table.press(pick);
        }
    };
    let enter = move |event: ev::PointerEvent| {
        if rests(&event) {
            table.selection.look_at(Some(pick));
        }
    };
    view! {
        <g
            class="spot"
            data-place=Place::Village(village).to_string()
            role="button"
            data-village=village.letter().to_string()
            // A tip would cover what can be pressed.
            data-tip=move || (mark.get() == Mark::Quiet).then(|| tip(Tip::Ring(village.ring())))
            aria-label=label
            aria-pressed=move || truth(mark.get() == Mark::Chosen)
            on:pointerup=move |event| {
                if pan.taps(&event) {
                    table.press(pick);
                }
            }
            on:click=move |event| {
                if pan.clicks(&event) {
                    table.press(pick);
                }
            }
            on:keydown=key
            on:pointerenter=enter
            on:pointerleave=move |_| table.selection.look_at(None)
        >
            <VillageArt village name=text().names().village_name(village) peasants state badge />
        </g>
    }
}

/// Tower of a clan, with its lords.
#[component]
fn TowerSpot(clan: Clan, now: Memo<PublicState>, course: Memo<Course>) -> impl IntoView {
    let lords = Memo::new(move |_| now.read().lords.of(clan));
    let then = Memo::new(move |_| course.read().lords[clan.index()]);
    let reached =
        Signal::derive(move || if then.get().is_some() { Reached::Now } else { Reached::Not });
    view! {
        <g
            data-place=Place::Tower(clan).to_string()
            role="img"
            aria-label=move || text().land().tower(clan, lords.get())
            data-tip=tip(Tip::Of(Symbol::Tower))
        >
            <Tower clan lords then reached />
        </g>
    }
}

/// Gate Outside.
#[component]
fn GateSpot(gate: Gate, course: Memo<Course>) -> impl IntoView {
    let village = gate.village;
    let reached = Memo::new(move |_| {
        let course = course.read();
        let is_line = course.lines.iter().any(|(road, _)| *road == (village, LineEnd::Outside));
        match (is_line && course.is_open, course.order.contains(&village)) {
            (true, _) => Reached::Now,
            (_, true) => Reached::Later,
            _ => Reached::Not,
        }
    });
    view! {
        <g data-place=Place::Gate(village).to_string() data-tip=tip(Tip::Of(Symbol::Outside))>
            <GateArt of=gate word=text().land().outside() reached />
        </g>
    }
}

/// Returns a village in words, with what can be done there.
fn label(
    view: &View,
    picked: &Picked<crate::games::four_towers::FourTowers>,
    village: Village,
) -> String {
    let words = text().land();
    let table = &view.table;
    let mut said = in_words(village, table.land.at(village));
    let more = match (picked.scene.villages[village.index()], picked.draft.kind, picked.draft.clan)
    {
        (Mark::Waits, ..) => Some(words.waits().to_owned()),
        (Mark::Legal, Some(Kind::Place), Some(clan)) => Some(words.legal(clan, 0)),
        (Mark::Bursts, Some(Kind::Place), Some(clan)) => {
            let action = crate::games::four_towers::rules::action::Action::Place { clan, village };
            let all = Outcome::of(view, action).map_or(1, |outcome| outcome.cascade.len());
            Some(words.legal(clan, all))
        }
        (Mark::Elsewhere, ..) => {
            let takes = |&clan: &Clan| table.takes_placed(clan).contains(village);
            table.turn.drawn.kinds().find(takes).map(|clan| words.legal(clan, 0))
        }
        (Mark::Quiet, Some(Kind::Place), Some(clan)) => Some(words.not_legal(clan)),
        _ => None,
    };
    if let Some(more) = more {
        said.push(' ');
        said += &more;
    }
    said
}
