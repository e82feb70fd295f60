//! Size of an element, followed as it changes.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver};

/// Calls back with an element whenever its size changes. Without a `ResizeObserver`, that is never.
pub fn follow_size<E>(node: NodeRef<E>, changed: Box<dyn Fn(&Element)>)
where
    E: ElementType,
    E::Output: JsCast + Clone + AsRef<Element> + 'static,
{
    let measure = move || {
        if let Some(element) = node.get_untracked() {
            changed(element.as_ref());
        }
    };
    let measure = Closure::<dyn FnMut()>::new(measure);
    let Ok(observer) = ResizeObserver::new(measure.as_ref().unchecked_ref()) else { return };
    let watching = observer.clone();
    Effect::new(move |_| {
        if let Some(element) = node.get() {
            watching.observe(element.as_ref());
        }
    });
    let kept = StoredValue::new_local((observer, measure));
    on_cleanup(move || {
        kept.try_with_value(|(observer, _)| observer.disconnect());
    });
}
