//! The preview of an expansion: who takes each line, and the answer to a demon.

use leptos::prelude::*;

use super::cells::{SeatsCell, change, noted};
use crate::games::four_towers::rules::Kind;
use crate::games::four_towers::rules::components::{Clan, LineEnd, points};
use crate::games::four_towers::scene::{Draft, Pick};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::web::art::{Figure, Look, figure};
use crate::games::four_towers::web::state::table;
use crate::text::text;
use crate::web::dialog::truth;

/// Cells of an expansion, or of the answer to a demon.
#[component]
pub fn Spread() -> impl IntoView {
    let table = table();
    let words = text().ribbon();
    let told = Memo::new(move |_| {
        let told = table.selection.told.read();
        (told.shown, told.scene.going, told.scene.demotions.clone(), told.scene.ready.clone())
    });
    move || {
        let (draft, going, demotions, ready) = told.get();
        let is_demotion = draft.kind == Some(Kind::Demote);
        let village = draft.village.filter(|_| !is_demotion);
        let lines = village.map(|village| {
            let kinds: Vec<Clan> = going.kinds().collect();
            village
                .lines()
                .into_iter()
                .zip(draft.lines)
                .enumerate()
                .map(|(at, (end, taken))| line_cell(at as u8, end, taken, &kinds, &draft))
                .collect_view()
        });
        let stays = village.and_then(|_| {
            let mut rest = going;
            draft.lines.into_iter().flatten().for_each(|clan| {
                rest.remove(clan);
            });
            (!rest.is_none()).then(|| view! { <div class="cell ft-note">{words.stays(rest)}</div> })
        });
        let effect = ready.as_ref().filter(|_| !is_demotion).map(|(_, outcome)| {
            let now = table.view.with_untracked(|view| view.table);
            let of_clan = |clan: Clan| {
                let (lords, demons) = (now.lords.of(clan), now.demons.of(clan));
                let (then_lords, then_demons) =
                    (outcome.after.lords.of(clan), outcome.after.demons.of(clan));
                let lord = (then_lords > lords).then(|| {
                    let own = now.own().followers.of(clan);
                    let yours = (own > 0).then(|| {
                        let each = |lords: u8| u16::from(own) * u16::from(lords);
                        noted(words.your(clan), change(each(lords), each(then_lords)))
                    });
                    view! {
                        <div class="cell">
                            {figure(Figure::Lord, Some(clan), 38, Look::Plain)}
                            {noted(words.lords_of_clan(clan), change(lords, then_lords))} {yours}
                        </div>
                    }
                });
                let demon = (then_demons > demons).then(|| {
                    let follows = (then_lords < lords)
                        .then(|| noted(words.lord_follows(clan), change(lords, then_lords)));
                    view! {
                        <div class="cell">
                            {figure(Figure::Demon, Some(clan), 38, Look::Plain)}
                            {noted(words.demons(), change(demons, then_demons))} {follows}
                        </div>
                    }
                });
                view! { {lord} {demon} }
            };
            let (before, after) = (now.own().step, outcome.after.player(outcome.seat).step);
            let influence = (before != after).then(|| {
                view! {
                    <div class="cell">
                        {noted(words.influence(), change(points(before), points(after)))}
                    </div>
                }
            });
            view! { {Clan::ALL.map(of_clan).collect_view()} {influence} }
        });
        let reaches_city = village.is_some_and(|village| village.lines().contains(&LineEnd::City));
        let seats = (is_demotion || reaches_city && draft.demotion.is_some())
            .then(|| view! { <SeatsCell demotions draft /> });
        let next = village.and_then(|village| {
            let others = table.view.with_untracked(|view| view.table.land.bursting());
            let waiting: Vec<_> = others.iter().filter(|&other| other != village).collect();
            (!waiting.is_empty()).then(|| {
                let names = waiting.iter().map(|&of| text().names().village_name(of));
                let names: Vec<String> = names.collect();
                view! { <div class="cell ft-next">{noted(words.next(), names.join(", "))}</div> }
            })
        });
        view! { {lines} {stays} {effect} {seats} {next} }
    }
}

/// Cell of a line: where it leads, and who may take it.
fn line_cell(
    at: u8,
    end: LineEnd,
    taken: Option<Clan>,
    kinds: &[Clan],
    draft: &Draft,
) -> impl IntoView + use<> {
    let table = table();
    let is_next = draft.line == at;
    let to = match end {
        LineEnd::Village(village) => text().names().village_name(village),
        LineEnd::Outside => text().ways().outside().to_owned(),
        LineEnd::City => text().ways().to_city().to_owned(),
    };
    let label = to.clone();
    let option = move |&clan: &Clan| {
        let is_on = taken == Some(clan);
        let label = format!("{} {}", text().names().clan_name(clan), label);
        view! {
            <button
                class="ft-opt"
                type="button"
                class:on=is_on
                aria-label=label
                aria-pressed=truth(is_on)
                on:click=move |_| table.press(Pick::Send(at, clan))
            >
                {figure(Figure::Peasant, Some(clan), 31, Look::Plain)}
            </button>
        }
    };
    let options = kinds.iter().map(option).collect_view();
    view! {
        <div class="cell ft-line" class:next=is_next>
            <span class="ft-fact">
                <kbd aria-hidden="true">{at + 1}</kbd>
                <b>{to}</b>
            </span>
            <span class="ft-opts" data-roving="line">
                {options}
            </span>
        </div>
    }
}
