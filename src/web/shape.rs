//! The layout that a window has room for. It is decided here alone and told to style sheets by attributes of the root, so
//! no sheet asks for the size of the window: `data-shape` is the layout, `data-room` says where it has less room.

use web_sys::Element;

/// A layout of the table, by which other screens go, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Everything side by side, on a large screen.
    Desktop,
    /// Tablet in landscape.
    Landscape,
    /// Wide and low, as on a laptop.
    Low,
    /// Tablet in portrait.
    Portrait,
    /// Phone on its side: map and hand, and one part at a time beside them.
    Lying,
    /// One part at a time.
    Phone,
}

/// Attribute of the root with the layout.
pub(super) const SHAPE: &str = "data-shape";

/// Attribute of the root with what there is less of than the layout is made for.
const ROOM: &str = "data-room";

impl Layout {
    pub(super) const ALL: [Layout; 6] = [
        Layout::Desktop,
        Layout::Landscape,
        Layout::Low,
        Layout::Portrait,
        Layout::Lying,
        Layout::Phone,
    ];

    /// Returns the layout for so many pixels of the page: the first that has its least width and height, and lies or
    /// stands as the window does.
    fn within(width: u32, height: u32) -> Layout {
        let lies = width >= height;
        let fits = |layout: &Layout| match layout {
            Layout::Desktop => lies && width >= 1280 && height >= 760,
            Layout::Landscape => lies && (1024..1280).contains(&width) && height >= 700,
            Layout::Low => lies && width >= 1024 && height >= 560,
            Layout::Portrait => !lies && width >= 760 && height >= 960,
            Layout::Lying => lies && width >= 560,
            Layout::Phone => true,
        };
        Layout::ALL.into_iter().find(fits).unwrap_or(Layout::Phone)
    }

    /// Name in style sheets.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Layout::Desktop => "desktop",
            Layout::Landscape => "landscape",
            Layout::Low => "low",
            Layout::Portrait => "portrait",
            Layout::Lying => "lying",
            Layout::Phone => "phone",
        }
    }

    /// Widths below which it is narrow and narrowest, and heights below which it is short and shortest.
    const fn little_room(self) -> [u32; 4] {
        match self {
            Layout::Desktop => [1561, 1421, 860, 0],
            Layout::Landscape => [1160, 0, 820, 0],
            Layout::Low => [1340, 1200, 700, 640],
            Layout::Portrait => [820, 0, 1120, 0],
            Layout::Lying => [760, 0, 720, 400],
            Layout::Phone => [380, 340, 720, 0],
        }
    }

    /// Whether the page is laid out for a phone, upright or not.
    pub const fn is_phone(self) -> bool {
        matches!(self, Layout::Phone | Layout::Lying)
    }
}

/// Tells style sheets the layout for a window of this width and height, on a page of this scale in per cent.
pub fn tell(root: &Element, window: (u32, u32), scale: u16) {
    let [width, height] =
        [window.0, window.1].map(|length| length.saturating_mul(100) / u32::from(scale));
    let layout = Layout::within(width, height);
    let [narrow, narrowest, short, shortest] = layout.little_room();
    let room = [
        ("narrow", width < narrow),
        ("narrowest", width < narrowest),
        ("short", height < short),
        ("shortest", height < shortest),
    ];
    let words: Vec<_> =
        room.into_iter().filter_map(|(word, holds)| holds.then_some(word)).collect();
    // Neither can fail: the names are fixed and valid.
    for (name, value) in [(SHAPE, layout.word()), (ROOM, &words.join(" "))] {
        if root.get_attribute(name).as_deref() != Some(value) {
            root.set_attribute(name, value).unwrap_or_default();
        }
    }
}
