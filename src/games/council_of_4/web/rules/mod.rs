//! The rules of Council of 4 on the page, with its symbols and pictures.

mod picture;

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::Bonus;
use crate::games::council_of_4::text::rules::{Drawing, Picture};
use crate::games::council_of_4::text::tip::Tip;
use crate::games::council_of_4::web::art::{SHAPES, Sign, sign};
use crate::rules::Game;
use crate::web::art::hold_shapes;
use crate::web::later::entries;
use crate::web::rules::{Illustrated, page};

entries! {
    /// Content of the open rules.
    council_of_4_rules, fetch_rules: fn shown() -> AnyView {
        hold_shapes(<CouncilOf4 as Game>::NAME, SHAPES);
        page::<CouncilOf4>()
    }
}

impl Illustrated for CouncilOf4 {
    const NAME: &'static str = <CouncilOf4 as Game>::NAME;

    fn sign(of: Bonus, size: u32) -> AnyView {
        let (shape, _) = Sign::of(of);
        sign(shape, None, size).into_any()
    }

    fn symbol(of: Tip, size: u32) -> AnyView {
        picture::symbol(of, size)
    }

    fn image(of: Picture) -> AnyView {
        picture::draw(of)
    }

    fn draw(of: Drawing) -> AnyView {
        match of {
            Drawing::Prices => picture::prices().into_any(),
            // Lists of symbols.
            Drawing::Spaces | Drawing::Bonuses | Drawing::Colours => ().into_any(),
        }
    }
}
