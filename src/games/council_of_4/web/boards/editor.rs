//! The editor of a board: a map, and beside it what can be changed.

use leptos::html;
use leptos::prelude::*;

use super::draft::BoardDraft;
use super::kept;
use super::map::EditorMap;
use super::panel::CityPanel;
use crate::archive::Fault;
use crate::games::council_of_4::rules::City;
use crate::games::council_of_4::rules::board::{Board, PlanFlaw, Sides};
use crate::games::council_of_4::scene::kept_boards::{KeptBoards, LONGEST_NAME};
use crate::games::council_of_4::text::{Subjects, boards};
use crate::rules::Seed;
use crate::text::{storage, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::Segments;
use crate::web::seed::new_seed;
use crate::web::share::copy_text;

/// Editor, which begins with the chosen board.
#[component]
pub fn Editor(chosen: RwSignal<Board>, open: RwSignal<bool>) -> impl IntoView {
    let words = text().boards();
    let draft = BoardDraft::new(chosen.get_untracked().plan());
    let board = Memo::new(move |_| Board::of(draft.plan.get()));
    let flaws = move || board.get().err().unwrap_or_default();
    let state = move || match board.get() {
        Ok(board) => {
            let far =
                City::ALL.into_iter().flat_map(|from| City::ALL.map(|to| board.distance(from, to)));
            let facts = words.is_board(board.plan().ways().iter().count(), far.max().unwrap_or(0));
            view! { <p class="muted">{facts}</p> }.into_any()
        }
        Err(_) => {
            let line = |flaw: PlanFlaw| view! { <li>{icon(Icon::Warn)} {boards::flaw(flaw)}</li> };
            view! { <ul class="flaws">{flaws().into_iter().map(line).collect_view()}</ul> }
                .into_any()
        }
    };
    let tokens = RwSignal::new(draft.plan.get_untracked().tokens().is_some());
    Effect::new(move |_| tokens.set(draft.plan.read().tokens().is_some()));
    Effect::new(move |_| {
        let fixed = tokens.get();
        draft.change(|plan| {
            if plan.tokens().is_some() != fixed {
                plan.fix_tokens(fixed);
            }
        });
    });
    let another = move |_| {
        draft.change(|plan| *plan = Board::made(Seed::from_text(&new_seed())).plan());
    };
    let done = move |_| {
        if let Ok(board) = board.get_untracked() {
            chosen.set(board);
            open.set(false);
        }
    };
    view! {
        <div class="editing">
            <div class="frame">
                <EditorMap draft />
            </div>
            <div class="state" id="board-state" role="status">
                {state}
            </div>
            <div class="side">
                <CityPanel draft />
                <section>
                    <span class="cap">{words.tokens()}</span>
                    <Segments
                        label=words.tokens()
                        options=vec![(false, words.dealt()), (true, words.fixed())]
                        value=tokens
                    />
                </section>
            </div>
            <div class="aside">
                <Keeping draft board />
                <Code draft />
            </div>
        </div>
        <footer>
            <Show when=move || !draft.before.read().is_empty()>
                <button class="btn" type="button" on:click=move |_| draft.undo()>
                    {icon(Icon::Undo)}
                    {words.undo()}
                </button>
            </Show>
            <button class="btn" type="button" on:click=another>
                {words.another()}
            </button>
            <span class="sp"></span>
            <button
                class="btn pri"
                type="button"
                aria-disabled=move || board.read().is_err().then_some("true")
                aria-describedby="board-state"
                on:click=done
            >
                {words.use_it()}
            </button>
        </footer>
    }
}

/// Keeping the board under a name, and the boards that are kept.
#[component]
fn Keeping(draft: BoardDraft, board: Memo<Result<Board, Vec<PlanFlaw>>>) -> impl IntoView {
    let words = text().boards();
    let all = RwSignal::new(kept::kept());
    let name = RwSignal::new(String::new());
    let said = RwSignal::new(None::<String>);
    let change = move |how: &dyn Fn(&mut KeptBoards), done: Option<String>| match kept::change(how)
    {
        Ok(boards) => {
            all.set(boards);
            said.set(done);
        }
        Err(fault @ Fault::Newer) => {
            said.set(Some(storage::not_saved(fault)));
        }
        Err(_) => said.set(Some(words.not_kept().to_owned())),
    };
    let keep = move || {
        let named = name.get_untracked().trim().to_owned();
        match board.get_untracked() {
            _ if named.is_empty() => said.set(Some(words.name_it().to_owned())),
            Ok(board) => {
                change(&|boards| boards.keep(&named, board), Some(words.kept_as(&named)));
            }
            Err(_) => said.set(Some(words.not_yet().to_owned())),
        }
    };
    let list = move || {
        all.get()
            .iter()
            .map(|(of, board)| {
                let (of, shown) = (of.to_owned(), of.to_owned());
                let label = words.forget(&of);
                view! {
                    <li>
                        <button
                            class="btn"
                            type="button"
                            on:click=move |_| {
                                draft.change(|plan| *plan = board.plan());
                                name.set(shown.clone());
                            }
                        >
                            {of.clone()}
                        </button>
                        <button
                            class="btn icon"
                            type="button"
                            aria-label=label
                            on:click=move |_| change(&|boards| boards.forget(&of), None)
                        >
                            {icon(Icon::Trash)}
                        </button>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <section class="keeping">
            <span class="cap">{words.kept()}</span>
            <ul>{list}</ul>
            <form on:submit=move |event| {
                event.prevent_default();
                keep();
            }>
                <input
                    class="inp"
                    maxlength=LONGEST_NAME
                    placeholder=words.name()
                    aria-label=words.name()
                    prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))
                />
                <button class="btn" type="submit">
                    {words.keep()}
                </button>
            </form>
            <p class="muted" role="status">
                {said}
            </p>
        </section>
    }
}

/// The board as a code, to be copied, and to be written or pasted.
#[component]
fn Code(draft: BoardDraft) -> impl IntoView {
    let words = text().boards();
    let field = NodeRef::<html::Textarea>::new();
    let said = RwSignal::new(None::<Result<String, String>>);
    let code = Memo::new(move |_| {
        let plan = draft.plan.get();
        Board::of(plan).map_or_else(|_| plan.to_string(), |board| board.to_string())
    });
    Effect::new(move |_| {
        code.track();
        said.set(None);
    });
    let copy = move |_| {
        copy_text(
            &code.get_untracked(),
            Callback::new(move |copied: bool| {
                if copied {
                    said.set(Some(Ok(words.code_copied().to_owned())));
                } else if let Some(field) = field.get_untracked() {
                    field.select();
                }
            }),
        );
    };
    let open = move |_| {
        let Some(field) = field.get_untracked() else { return };
        // One with flaws may be mended here.
        let code = field.value();
        let printed = Sides::from_key(code.trim()).map(|sides| sides.board().plan());
        match printed.map_or_else(|| code.trim().parse(), Ok) {
            Ok(plan) => draft.change(|of_draft| *of_draft = plan),
            Err(why) => said.set(Some(Err(boards::no_board(why)))),
        }
    };
    view! {
        <section class="code">
            <label>
                <span class="cap">{words.code()}</span>
                <textarea class="inp" rows="3" spellcheck="false" node_ref=field prop:value=code></textarea>
            </label>
            <div class="row">
                <button class="btn" type="button" on:click=copy>
                    {icon(Icon::Copy)}
                    {words.copy_code()}
                </button>
                <button class="btn" type="button" on:click=open>
                    {words.use_code()}
                </button>
            </div>
            {move || {
                said.get()
                    .map(|said| match said {
                        Ok(done) => view! { <p class="muted" role="status">{done}</p> }.into_any(),
                        Err(why) => view! { <p class="bad" role="alert">{why}</p> }.into_any(),
                    })
            }}
        </section>
    }
}
