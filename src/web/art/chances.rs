//! Everyone's chance to win over the actions of a match.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::markup::{placed, through};
use super::seat::{head, seat_class};
use crate::record::SeatColour;

/// Number of actions played, with a chance in thousandths.
pub type At = (usize, u16);

/// One seat in the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceLine {
    pub colour: SeatColour,
    /// Label at its end.
    pub name: String,
    /// Final results.
    pub known: Vec<At>,
    /// First estimates, from the last final result on.
    pub estimate: Vec<At>,
    /// End of the line.
    pub end: At,
}

/// A number that points at a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    pub number: usize,
    /// Place of the decision, and the chance of its seat.
    pub at: At,
    /// Whether the decision is chosen.
    pub chosen: bool,
    /// Whether the game turned there.
    pub turned: bool,
}

/// Measures of a drawing.
#[derive(Clone, Copy)]
struct Frame {
    width: i32,
    height: i32,
    left: i32,
    right: i32,
    top: i32,
    bottom: i32,
    /// Whether there is room for names.
    named: bool,
}

impl Frame {
    const fn of(width: i32) -> Frame {
        let named = width > NARROW;
        let (height, beside) = if named { (width * 9 / 20, 112) } else { (220, 14) };
        Frame {
            width,
            height,
            left: 50,
            right: width - beside,
            top: 12,
            bottom: height - 60,
            named,
        }
    }
}

/// Width up to which there is no room for names, and less for words.
const NARROW: i32 = 480;
/// Distance of the numbers below the lines, and below the words of the axis.
const FLAGS: i32 = 18;
const WORDS: i32 = 48;
/// Radius of a number's disc, and distance between two of them.
const DISC: i32 = 11;
const APART: i32 = 2 * DISC + 2;
/// From the middle of a number to the tip of the diamond that says where the game turned.
const TIP: i32 = 14;
/// Minimum distance between two names at the right.
const NAMES: i32 = 17;
/// Maximum number of letters of a name at the right.
const LETTERS: usize = 11;

/// Each seat's chance by action, with numbers at decisions.
#[component]
pub fn Chances(
    /// The seats.
    lines: Vec<ChanceLine>,
    /// Number of actions played in all.
    actions: usize,
    /// First action without final results, and the label from there.
    open: Option<(usize, &'static str)>,
    /// First action of each round, with rounds from 1.
    rounds: Vec<(usize, u16)>,
    /// Numbered decisions.
    flags: Vec<Flag>,
    /// Width of the drawing, in pixels.
    width: i32,
    /// Text of a percentage.
    percent: fn(u8) -> String,
    /// Label of the axis.
    word: &'static str,
    /// Description in a sentence.
    label: String,
    /// Called when a number is chosen.
    on_flag: Callback<usize>,
) -> impl IntoView {
    let frame = Frame::of(width);
    let Frame { width, height, left, right, top, bottom, named } = frame;
    let last = actions.max(1) as i32;
    let x = move |at: usize| left + (right - left) * at as i32 / last;
    let y = move |chance: u16| bottom - (bottom - top) * i32::from(chance.min(1000)) / 1000;

    let mut grid = String::new();
    for quarter in 0..=4_u8 {
        let (at, percent) = (y(u16::from(quarter) * 250), percent(quarter * 25));
        grid += &format!(
            "<path d=\"M{left} {at}H{right}\"/>\
             <text class=\"v\" x=\"{}\" y=\"{}\">{percent}</text>",
            left - 8,
            at + 4
        );
    }
    if let Some((from, _)) = open {
        let from = x(from);
        let (wide, high) = (right - from, bottom - top);
        grid += &format!(
            "<rect style=\"fill:url(#hatch)\" x=\"{from}\" y=\"{top}\" width=\"{wide}\" \
             height=\"{high}\"/>"
        );
    }
    let count = rounds.len();
    let most = if named { 8 } else { 4 };
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| count / step <= most).unwrap_or(100);
    let ticks = rounds.into_iter().filter(|&(at, round)| {
        // The axis label takes the place of the first of them.
        usize::from(round).is_multiple_of(step) && x(at) > left + 56
    });
    for (at, round) in ticks {
        grid += &format!(
            "<path class=\"tick\" d=\"M{0} {bottom}v5\"/>\
             <text class=\"r\" x=\"{0}\" y=\"{1}\">{round}</text>",
            x(at),
            bottom + WORDS
        );
    }

    let pins = pins(&flags, x, y, frame);
    let seats = lines.len();
    let names = names(&lines, y, frame);
    let drawn = lines
        .into_iter()
        .zip(names)
        .enumerate()
        .map(|(seat, (line, name_y))| {
            let class = seat_class(line.colour);
            let head = head(class);
            let path =
                |points: &[At]| through(points.iter().map(|&(at, chance)| (x(at), y(chance))));
            let (known, estimate) = (path(&line.known), path(&line.estimate));
            // The seats alternate, so that no mark hides another.
            let all: Vec<At> = line.known.iter().chain(&line.estimate).copied().collect();
            let mut marks = String::new();
            for part in 1..=5 {
                let place = all.len() * (part * seats + seat) / (6 * seats);
                if let Some(&(action, chance)) = all.get(place) {
                    marks += &placed(&head, x(action), y(chance));
                }
            }
            marks += &placed(&head, x(line.end.0), y(line.end.1));
            let long = line.name.chars().count() > LETTERS;
            let name = if long {
                line.name.chars().take(LETTERS - 1).chain(['…']).collect()
            } else {
                line.name
            };
            view! {
                <g class=class>
                    <path d=known class="seat-line" />
                    <path d=estimate class="seat-line thin" />
                    <g inner_html=marks />
                    {named
                        .then(|| {
                            view! {
                                <text class="name" x=right + 14 y=name_y + 4>
                                    {name}
                                </text>
                            }
                        })}
                </g>
            }
        })
        .collect_view();
    let pressed = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // The selector is fixed and valid.
        let flag = target.and_then(|target| target.closest("[data-at]").ok().flatten());
        let at = flag.and_then(|flag| flag.get_attribute("data-at")?.parse().ok());
        if let Some(at) = at {
            on_flag.run(at);
        }
    };
    let words = open.map(|(from, words)| {
        let middle = (x(from) + right) / 2;
        // Placed beside it if there is no room inside.
        let (at, class) = if right - x(from) > 150 { (middle, "r") } else { (right, "v") };
        view! {
            <text class=class x=at y=top + 16>
                {words}
            </text>
        }
    });
    view! {
        <svg
            class="chart chances"
            viewBox=format!("0 0 {width} {height}")
            role="img"
            aria-label=label
            on:click=pressed
        >
            <defs>
                <pattern
                    id="hatch"
                    width="8"
                    height="8"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                >
                    <path d="M0 0V8" />
                </pattern>
            </defs>
            <g class="grid" inner_html=grid />
            <text x=left y=bottom + WORDS>
                {word}
            </text>
            {drawn}
            <g inner_html=pins />
            {words}
        </svg>
    }
}

/// Draws the numbers below the lines, moved apart if they are close, each with a line to its decision.
fn pins(flags: &[Flag], x: impl Fn(usize) -> i32, y: impl Fn(u16) -> i32, frame: Frame) -> String {
    let mut flags = flags.to_vec();
    flags.sort_by_key(|flag| flag.at.0);
    let mut places: Vec<i32> = flags.iter().map(|flag| x(flag.at.0)).collect();
    let mut free = frame.left;
    for place in &mut places {
        *place = (*place).max(free);
        free = *place + APART;
    }
    let mut furthest = frame.right;
    for place in places.iter_mut().rev() {
        *place = (*place).min(furthest);
        furthest = *place - APART;
    }
    let disc_y = frame.bottom + FLAGS;
    let mut pins: Vec<(bool, String)> = Vec::new();
    for (flag, place) in flags.iter().zip(places) {
        let Flag { number, at: (action, chance), chosen, turned } = *flag;
        let (from, height) = (x(action), y(chance));
        let class = if chosen { "pin on" } else { "pin" };
        let top = if chosen { frame.top } else { height };
        let sign = if turned {
            format!(
                "<path class=\"sign\" d=\"M{place} {}l{TIP} {TIP}-{TIP} {TIP}-{TIP}-{TIP}z\"/>",
                disc_y - TIP
            )
        } else {
            format!("<circle class=\"sign\" cx=\"{place}\" cy=\"{disc_y}\" r=\"{DISC}\"/>")
        };
        let markup = format!(
            "<g class=\"{class}\" data-at=\"{action}\">\
             <path d=\"M{from} {top}V{}L{place} {disc_y}\"/>{sign}\
             <text class=\"r\" x=\"{place}\" y=\"{}\">{number}</text></g>",
            frame.bottom,
            disc_y + 4
        );
        pins.push((chosen, markup));
    }
    // The chosen one is drawn over the others.
    pins.sort_by_key(|(chosen, _)| *chosen);
    pins.into_iter().map(|(_, markup)| markup).collect()
}

/// Returns the heights of the names at the right, moved apart if they are close.
fn names(lines: &[ChanceLine], y: impl Fn(u16) -> i32, frame: Frame) -> Vec<i32> {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&at| y(lines[at].end.1));
    let mut heights = vec![0; lines.len()];
    let mut free = 0;
    for &at in &order {
        heights[at] = y(lines[at].end.1).max(free);
        free = heights[at] + NAMES;
    }
    let mut lowest = frame.bottom + NAMES;
    for &at in order.iter().rev() {
        heights[at] = heights[at].min(lowest);
        lowest = heights[at] - NAMES;
    }
    heights
}
