//! Settings of the player: read at the start, applied immediately, saved in the browser's storage.

use std::time::Duration;

use leptos::ev::StorageEvent;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::speaker::Speaker;
use super::store::Browser;
use crate::archive::{Aside, Fault, Saved, Shelf, put_aside, write};
use crate::preferences::{self, Settings, Speed, TextSize, Theme, table_scale, text_scale};
use crate::scene::sound::{METAL, Tone};
use crate::text::{Language, Text, in_use, use_language};

mod scale;

use scale::{Growth, letters_of_browser};
pub use scale::{zoom, zoom_of_areas};

/// Name of the stored settings.
const KEY: &str = "curia.settings";

/// Loads all texts in a language, then says whether they are there.
pub type LoadTexts = Callback<(Language, Box<dyn FnOnce(bool)>)>;

/// The settings as signals. Setting one applies and saves it.
#[derive(Clone, Copy)]
pub struct Preferences {
    /// Speed of moving pieces.
    pub speed: RwSignal<Speed>,
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// Whether there are sounds.
    pub sound: RwSignal<bool>,
    /// Volume of the sounds, in per cent.
    pub volume: RwSignal<u8>,
    pub text_size: RwSignal<TextSize>,
    /// Whether explanations and tips are shown.
    pub hints: RwSignal<bool>,
    /// Whether moves without an alternative are made by themselves.
    pub only_moves: RwSignal<bool>,
    /// Whether pieces have letters.
    pub letters: RwSignal<bool>,
    /// Chosen language, if there is one.
    pub chosen_language: RwSignal<Option<Language>>,
    /// Language in use: the wanted one once its texts are loaded. Views that read it are drawn again when it changes.
    pub language: Memo<Language>,
    /// Wanted language whose texts could not be loaded.
    pub missing_language: RwSignal<Option<Language>>,
    /// State of saving the settings.
    pub saved: RwSignal<Saved<Fault>>,
    /// Whether the dialog is open.
    pub open: RwSignal<bool>,
    speaker: StoredValue<Speaker, LocalStorage>,
    growth: StoredValue<Growth, LocalStorage>,
    /// Size of the browser's own letters, in pixels.
    letters_of_browser: u16,
    /// Number of screens that grow with the window.
    growing: RwSignal<usize>,
    /// Width and height of the window.
    window: RwSignal<(u32, u32)>,
    /// Number of screens that would lose their content if drawn again.
    lasting_screens: StoredValue<usize>,
    /// Language chosen in another tab, applied later.
    later_language: StoredValue<Option<Option<Language>>>,
    loaded_language: RwSignal<Language>,
    load_texts: LoadTexts,
}

/// Returns the settings of the page.
pub fn preferences() -> Preferences {
    expect_context()
}

/// Returns a text that follows the language while it is on the screen.
pub fn in_language<T: 'static>(text: fn(Text) -> T) -> impl Fn() -> T + Copy + 'static {
    let language = preferences().language;
    move || text(language.get().text())
}

impl Preferences {
    /// Reads the saved settings, applies them, and saves every change from now on. The texts of the start page are
    /// loaded in the language in use.
    pub fn load(load_texts: LoadTexts) -> Preferences {
        let (settings, mut keeper) = Saver::find();
        let chosen_language = RwSignal::new(settings.language);
        let loaded_language = RwSignal::new(in_use());
        let language = Memo::new(move |_| {
            let language = loaded_language.get();
            // Texts are read right after the language, so it is set here.
            use_language(language);
            language
        });
        let preferences = Preferences {
            speed: RwSignal::new(settings.speed),
            theme: RwSignal::new(settings.theme),
            sound: RwSignal::new(settings.sound),
            volume: RwSignal::new(settings.volume),
            text_size: RwSignal::new(settings.text_size),
            hints: RwSignal::new(settings.hints),
            only_moves: RwSignal::new(settings.only_moves),
            letters: RwSignal::new(settings.letters),
            chosen_language,
            language,
            missing_language: RwSignal::new(None),
            saved: RwSignal::new(match Browser.read(KEY) {
                Ok(_) => Saved::NotYet,
                Err(fault) => Saved::No(fault),
            }),
            open: RwSignal::new(false),
            speaker: StoredValue::new_local(Speaker::default()),
            growth: StoredValue::new_local(Growth::default()),
            letters_of_browser: letters_of_browser().unwrap_or_default(),
            growing: RwSignal::new(0),
            window: RwSignal::new(window_size()),
            lasting_screens: StoredValue::new(0),
            later_language: StoredValue::new(None),
            loaded_language,
            load_texts,
        };
        Effect::new(move |before: Option<Language>| {
            let wanted = preferences.wanted_language();
            if wanted != before.unwrap_or(loaded_language.get_untracked()) {
                preferences.bring_language(wanted);
            }
            wanted
        });
        // Before anything is drawn; the effect below runs later.
        preferences.apply();
        // The first to hear of it: whoever looks at the layout then finds the right one. Lives as long as
        // the page.
        let resized = window_event_listener(leptos::ev::resize, move |_| {
            preferences.window.set(window_size());
            preferences.grow_or_shrink();
        });
        on_cleanup(move || resized.remove());
        let before = StoredValue::new(settings);
        Effect::new(move |_| {
            preferences.apply();
            let settings = preferences.all();
            let language = preferences.later_language.get_value().unwrap_or(settings.language);
            let settings = Settings { language, ..settings };
            if settings != before.get_value() {
                before.set_value(settings);
                preferences.saved.set(match keeper.keep(&settings) {
                    Ok(()) => Saved::Yes,
                    Err(fault) => Saved::No(fault),
                });
            }
        });
        // Choices in another tab apply here too; unreadable settings stay there.
        window_event_listener(leptos::ev::storage, move |event: StorageEvent| {
            let text = event.new_value().filter(|_| event.key().as_deref() == Some(KEY));
            let opened = text.map(|text| preferences::read(&text)).filter(|opened| opened.whole);
            if let Some(opened) = opened {
                before.set_value(opened.settings);
                let mut settings = opened.settings;
                if preferences.lasting_screens.get_value() > 0 {
                    preferences.later_language.set_value(Some(settings.language));
                    settings.language = preferences.chosen_language.get_untracked();
                }
                preferences.choose(settings);
            }
        });
        preferences.prepare_sound();
        preferences
    }

    fn wanted_language(self) -> Language {
        self.chosen_language.get().unwrap_or_else(browsers_language)
    }

    /// Uses the wanted language once its texts are loaded.
    fn bring_language(self, wanted: Language) {
        let then = move |are_there: bool| {
            if untrack(|| self.wanted_language()) != wanted {
                return;
            }
            self.missing_language.set((!are_there).then_some(wanted));
            if are_there {
                self.loaded_language.set(wanted);
            }
        };
        self.load_texts.run((wanted, Box::new(then)));
    }

    /// Tries again to load the texts in the wanted language.
    pub fn bring_missing_language(self) {
        self.bring_language(untrack(|| self.wanted_language()));
    }

    /// Keeps this tab's language while the current screen exists, since its content would be lost in
    /// another one.
    pub fn keep_language(self) {
        self.lasting_screens.update_value(|screens| *screens += 1);
        on_cleanup(move || {
            let left = self.lasting_screens.try_update_value(|screens| {
                *screens -= 1;
                *screens
            });
            if left == Some(0)
                && let Some(language) = self.later_language.try_update_value(Option::take).flatten()
            {
                self.chosen_language.set(language);
            }
        });
    }

    /// Lets the page grow with the window as long as the current screen exists.
    pub fn grow_with_the_window(self) {
        self.growing.update(|growing| *growing += 1);
        self.grow_or_shrink();
        on_cleanup(move || {
            self.growing.try_update(|growing| *growing -= 1);
        });
    }

    /// Scale of the page in per cent.
    pub fn scale(self) -> u16 {
        let percent = text_scale(self.text_size.get(), self.letters_of_browser);
        if self.growing.get() > 0 { table_scale(percent, self.window.get()) } else { percent }
    }

    /// Applies the scale at once: what is drawn next is measured.
    fn grow_or_shrink(self) {
        let (scale, window) = untrack(|| (self.scale(), self.window.get()));
        self.growth.update_value(|growth| growth.show(scale, window));
    }

    /// Enables sound after the first touch, and plays one when sound is turned on.
    fn prepare_sound(self) {
        let wake = move || {
            if self.sound.get_untracked() {
                self.speaker.update_value(Speaker::wake);
            }
        };
        // They live as long as the page.
        let touched = window_event_listener(leptos::ev::pointerdown, move |_| wake());
        let pressed = window_event_listener(leptos::ev::keydown, move |_| wake());
        on_cleanup(move || {
            touched.remove();
            pressed.remove();
        });
        Effect::new(move |before: Option<(bool, u8)>| {
            let now = (self.sound.get(), self.volume.get());
            // At the start nothing was touched, and another tab plays the sound for its own choice.
            let is_chosen_here = self.open.get_untracked();
            if is_chosen_here && before.is_some_and(|before| before != now) && now.0 {
                wake();
                self.play([METAL]);
            }
            now
        });
    }

    /// Plays sounds one after the other, at the chosen volume.
    pub fn play(&self, sounds: impl IntoIterator<Item = &'static [Tone]>) {
        let volume = self.volume.get_untracked();
        self.speaker.update_value(|speaker| speaker.play(sounds, volume));
    }

    fn choose(&self, settings: Settings) {
        let Settings {
            speed,
            theme,
            sound,
            volume,
            text_size,
            hints,
            only_moves,
            letters,
            language,
        } = settings;
        self.speed.set(speed);
        self.theme.set(theme);
        self.sound.set(sound);
        self.volume.set(volume);
        self.text_size.set(text_size);
        self.hints.set(hints);
        self.only_moves.set(only_moves);
        self.letters.set(letters);
        self.chosen_language.set(language);
    }

    /// Returns the duration of something designed for `millis` milliseconds: less or none at another
    /// speed, and none for people who want no motion.
    pub fn lasting(&self, millis: u64) -> Duration {
        let asked = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        if asked.is_some_and(|asked| asked.matches()) {
            return Duration::ZERO;
        }
        self.at_speed(millis)
    }

    /// Returns the same duration for something that only moves for people who want motion.
    pub fn at_speed(&self, millis: u64) -> Duration {
        Duration::from_millis(self.speed.get_untracked().of_millis(millis))
    }

    fn all(&self) -> Settings {
        Settings {
            speed: self.speed.get(),
            theme: self.theme.get(),
            sound: self.sound.get(),
            volume: self.volume.get(),
            text_size: self.text_size.get(),
            hints: self.hints.get(),
            only_moves: self.only_moves.get(),
            letters: self.letters.get(),
            language: self.chosen_language.get(),
        }
    }

    /// Applies the settings to style sheets and the browser.
    fn apply(&self) {
        let Some(root) = document().document_element() else { return };
        let say = |name: &str, value: Option<&str>| {
            // Neither can fail: the names are fixed and valid.
            match value {
                Some(value) => root.set_attribute(name, value).unwrap_or_default(),
                None => root.remove_attribute(name).unwrap_or_default(),
            }
        };
        say("data-theme", self.theme.get().word());
        say(
            "data-speed",
            match self.speed.get() {
                Speed::Off => Some("off"),
                Speed::Fast => Some("fast"),
                Speed::Normal => None,
            },
        );
        say("data-letters", self.letters.get().then_some(""));
        say("lang", Some(self.language.get().code()));
        let (scale, window) = (self.scale(), self.window.get());
        self.growth.update_value(|growth| growth.show(scale, window));
    }
}

/// Saver of the settings to the browser's storage.
struct Saver {
    /// Stored text that could not be read in full.
    damaged: Option<String>,
}

impl Saver {
    /// Returns the stored settings, and the saver of the next ones.
    fn find() -> (Settings, Saver) {
        let Some(text) = Browser.read(KEY).ok().flatten() else {
            return (Settings::default(), Saver { damaged: None });
        };
        let opened = preferences::read(&text);
        (opened.settings, Saver { damaged: (!opened.whole).then_some(text) })
    }

    fn keep(&mut self, settings: &Settings) -> Result<(), Fault> {
        if let Some(text) = &self.damaged {
            if put_aside(&Browser, text) == Aside::InPlace {
                return Err(Fault::Damaged);
            }
            self.damaged = None;
        }
        write(&Browser, KEY, &preferences::write(settings))
    }
}

/// Returns the width and height of the window, in CSS pixels.
fn window_size() -> (u32, u32) {
    let length = |length: Result<JsValue, JsValue>| {
        length.ok().and_then(|length| length.as_f64()).map_or(0, |length| length as u32)
    };
    (length(window().inner_width()), length(window().inner_height()))
}

/// Returns the language of the saved settings, or else the one that the browser asks for.
pub fn wanted_language() -> Language {
    Saver::find().0.language.unwrap_or_else(browsers_language)
}

/// Returns the language that the browser asks for.
pub fn browsers_language() -> Language {
    let tags: Vec<String> =
        window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Language::best_of(tags.iter().map(String::as_str))
}
