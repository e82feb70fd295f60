//! Conversation of the tabs that show a match about which of them plays it, where the browser lends no locks.

use leptos::ev::{PageTransitionEvent, pagehide, pageshow};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

use super::store::{new_id, now};
use crate::archive::{Claims, Holder, MATCH, MatchId, Said};

/// This tab's part of the conversation about a match.
#[derive(Clone, Copy)]
pub struct Talk {
    id: MatchId,
    holder: RwSignal<Holder>,
    claims: StoredValue<Option<Claims>>,
    line: StoredValue<Option<Line>, LocalStorage>,
}

/// Channel to the other tabs, closed when it is dropped.
struct Line {
    channel: BroadcastChannel,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}

impl Talk {
    /// Returns a conversation that has not begun. It sets `holder`, and ends with the current owner.
    pub fn new(id: MatchId, holder: RwSignal<Holder>) -> Talk {
        let (claims, line) = (StoredValue::new(None), StoredValue::new_local(None));
        let talk = Talk { id, holder, claims, line };
        let gone = window_event_listener(pagehide, move |_| talk.end());
        let back = window_event_listener(pageshow, move |event: PageTransitionEvent| {
            // The browser had put the page aside.
            if event.persisted() && talk.has_begun() {
                talk.begin();
            }
        });
        on_cleanup(move || {
            gone.remove();
            back.remove();
            talk.end();
        });
        talk
    }

    /// Whether it has begun.
    pub fn has_begun(self) -> bool {
        self.claims.try_with_value(Option::is_some) == Some(true)
    }

    /// Claims the match; another tab that has it replies.
    pub fn begin(self) {
        let (claims, said) = Claims::open(new_id().0, now());
        self.claims.try_set_value(Some(claims));
        // Without a channel, other tabs are heard of when they save.
        let Ok(channel) = BroadcastChannel::new(&format!("{MATCH}{}", self.id)) else { return };
        let heard = Closure::new(move |event: MessageEvent| {
            let said = event.data().as_string();
            // Another version may say something else.
            let said = said.and_then(|said| serde_json::from_str(&said).ok());
            if let Some(said) = said {
                self.change(|claims| claims.hear(said));
            }
        });
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        self.line.try_set_value(Some(Line { channel, _heard: heard }));
        self.change(|_| Some(said));
    }

    /// Takes the match from the tab that has it.
    pub fn take(self) {
        self.change(|claims| Some(claims.take(now())));
    }

    /// Leaves the match to other tabs.
    pub fn end(self) {
        let said = self.claims.try_with_value(|claims| claims.as_ref()?.leave()).flatten();
        said.into_iter().for_each(|said| self.say(said));
        self.line.try_set_value(None);
    }

    fn change(self, change: impl FnOnce(&mut Claims) -> Option<Said>) {
        let changed = self.claims.try_update_value(|claims| {
            let claims = claims.as_mut()?;
            let said = change(claims);
            Some((claims.holder(), said))
        });
        if let Some((holder, said)) = changed.flatten() {
            self.holder.try_set(holder);
            said.into_iter().for_each(|said| self.say(said));
        }
    }

    fn say(self, said: Said) {
        // Neither can fail: it is plain data, and the channel is open.
        let text = serde_json::to_string(&said).unwrap_or_default();
        let say = |line: &Option<Line>| line.as_ref()?.channel.post_message(&text.into()).ok();
        self.line.try_with_value(say);
    }
}
