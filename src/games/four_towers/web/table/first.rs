//! The introduction: the game in four pictures, once, over the start of the first game.

use leptos::prelude::*;

use crate::archive::{Shelf, write};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{DRAWN, EXPANDS};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::first::Picture;
use crate::games::four_towers::text::said::first::PictureWhat;
use crate::games::four_towers::web::art::first_picture;
use crate::games::four_towers::web::state::table;
use crate::scene::lesson::syllabi;
use crate::session::Session;
use crate::text::text;
use crate::web::dialog::Sheet;
use crate::web::lesson::progress;
use crate::web::store::Browser;

/// Where the browser keeps that the introduction was seen.
const SEEN: &str = "curia.seen.four-towers";

/// The introduction, if this is the first game of someone who has done no lesson.
#[component]
pub fn First() -> impl IntoView {
    let table = table();
    let words = text().first();
    let begins = table.session.with_untracked(Session::played) == 0;
    let is_new = Browser.read(SEEN).is_ok_and(|seen| seen.is_none());
    let taught = syllabi::<FourTowers>().into_iter().any(|of| !progress(of).untouched());
    let person = table.view.with_untracked(|view| view.seat.is_some());
    let open = RwSignal::new(begins && is_new && !taught && person && table.keeper.is_some());
    Effect::new(move |was: Option<bool>| {
        let is_open = open.get();
        if was == Some(true) && !is_open {
            // If the browser keeps nothing, it is shown again.
            write(&Browser, SEEN, "1").unwrap_or_default();
        }
        is_open
    });
    let picture = move |(number, of): (usize, Picture)| {
        let title = words.picture_title(of);
        let what = words.picture_what(PictureWhat { of, drawn: DRAWN, expands: EXPANDS });
        view! {
            <li class="panel first-part">
                <span class="first-frame">{first_picture(of)}</span>
                <b>
                    <span class="num" aria-hidden="true">
                        {number}
                    </span>
                    {title}
                </b>
                <span>{what}</span>
            </li>
        }
    };
    view! {
        <Sheet open title=words.title() class="dlg first-time">
            <ol class="first-parts">
                {(1..).zip(Picture::ALL).map(picture).collect_view()}
            </ol>
            <footer>
                <span class="muted">{words.rest()}</span>
                <span class="sp"></span>
                <button class="btn pri" type="button" on:click=move |_| open.set(false)>
                    {words.play()}
                </button>
            </footer>
        </Sheet>
    }
}
