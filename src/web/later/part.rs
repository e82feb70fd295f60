//! The display of a part of the program: its view as soon as it is loaded, until then a note, or a
//! failure with another try.

use std::future::{poll_fn, ready};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::missing::Missing;
use crate::web::focus::{self, after_drawing};
use crate::web::layers::{Layers, layers};
use crate::web::settings::in_language;
use crate::web::update::{UpdateNote, look_for_update, update};

/// Result of a part, when it is loaded.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    OnItsWay,
    Missing,
    There,
}

/// Returns the result of what needs no loading.
pub fn there() -> Coming<()> {
    Box::pin(ready(Ok(())))
}

/// Passes on a part's result or error, immediately if it is loaded.
pub fn once_there<T: 'static>(
    coming: impl Future<Output = Result<T, Missing>> + 'static,
    then: impl FnOnce(Result<T, Missing>) + 'static,
) {
    let mut coming: Coming<T> = Box::pin(coming);
    match glance(&mut coming) {
        Poll::Ready(result) => then(result),
        Poll::Pending => spawn_local(async move { then(coming.await) }),
    }
}

/// Shows a part, immediately if it is loaded. `back` returns to where it was opened.
pub fn part<F>(begin: impl Fn() -> F + 'static, back: Option<Callback<()>>) -> AnyView
where
    F: Future<Output = Result<AnyView, Missing>> + 'static,
{
    show(Box::new(move || Box::pin(begin())), back)
}

// Of one type for all parts, so that the program has it only once.
fn show(begin: Box<dyn Fn() -> Coming<AnyView>>, back: Option<Callback<()>>) -> AnyView {
    let mut coming = begin();
    let first = glance(&mut coming);
    if let Poll::Ready(Ok(view)) = first {
        return view;
    }
    let state = RwSignal::new(State::OnItsWay);
    let arrived = StoredValue::new_local(None::<AnyView>);
    let (owner, layers) = (Owner::current(), layers());
    let wait = move |coming: Coming<AnyView>| {
        state.set(State::OnItsWay);
        let coming = drawn_for(owner.clone(), state, coming);
        spawn_local(async move {
            let Some(result) = coming.await else { return };
            let next = if result.is_ok() { State::There } else { State::Missing };
            arrived.set_value(result.ok());
            state.set(next);
            focus_inside(layers);
        });
    };
    match first {
        Poll::Pending => wait(coming),
        Poll::Ready(_) => state.set(State::Missing),
    }
    let wait = StoredValue::new_local(wait);
    let begin = StoredValue::new_local(begin);
    let again = Callback::new(move |()| {
        let coming = begin.with_value(|begin| begin());
        wait.with_value(|wait| wait(coming));
    });
    (move || match state.get() {
        State::OnItsWay => view! { <OnItsWay /> }.into_any(),
        State::Missing => view! { <NotThere again back /> }.into_any(),
        State::There => arrived.try_update_value(Option::take).flatten().into_any(),
    })
    .into_any()
}

/// Polls once, since it is usually there already.
fn glance<T>(coming: &mut Coming<T>) -> Poll<Result<T, Missing>> {
    coming.as_mut().poll(&mut Context::from_waker(Waker::noop()))
}

/// Waits for a view and creates it for its place; `None` if that is gone.
async fn drawn_for(
    owner: Option<Owner>,
    place: RwSignal<State>,
    mut coming: Coming<AnyView>,
) -> Option<Result<AnyView, Missing>> {
    poll_fn(move |context| {
        if place.is_disposed() {
            return Poll::Ready(None);
        }
        let made = match &owner {
            Some(owner) => owner.with(|| coming.as_mut().poll(context)),
            None => coming.as_mut().poll(context),
        };
        made.map(Some)
    })
    .await
}

/// Moves the focus inside a dialog that was empty when it opened.
fn focus_inside(layers: Layers) {
    after_drawing(move || {
        let Some(dialog) = layers.top() else { return };
        if focus::is_nowhere()
            || document().active_element().is_some_and(|active| active == *dialog)
        {
            let wanted = dialog.query_selector("[autofocus]").ok().flatten();
            if let Some(home) = wanted.or_else(|| layers.home()) {
                focus::focus(&home);
            }
        }
    });
}

#[component]
fn OnItsWay() -> impl IntoView {
    view! {
        <p class="coming muted" role="status">
            {in_language(|text| text.later().coming())}
        </p>
    }
}

#[component]
fn NotThere(again: Callback<()>, back: Option<Callback<()>>) -> impl IntoView {
    // The server may have a newer version in its place.
    look_for_update();
    let update = update();
    let missing = in_language(|text| text.later().missing());
    let outdated = in_language(|text| text.later().outdated());
    let why = move || if update.is_ready.get() { outdated() } else { missing() };
    view! {
        <div class="coming missing">
            <p role="alert">{why}</p>
            <UpdateNote />
            <footer>
                <button
                    class="btn"
                    class:pri=move || !update.is_ready.get()
                    type="button"
                    data-home
                    on:click=move |_| again.run(())
                >
                    {in_language(|text| text.later().again())}
                </button>
                {back
                    .map(|back| {
                        view! {
                            <button class="btn" type="button" on:click=move |_| back.run(())>
                                {in_language(|text| text.later().back())}
                            </button>
                        }
                    })}
            </footer>
        </div>
    }
}
