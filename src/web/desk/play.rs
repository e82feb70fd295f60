//! What is done at a table by screens that know no game.

use leptos::prelude::*;

use crate::session::{Moment, NoUndo};

/// What is done at a table by screens that know no game.
pub trait Play: Send + Sync {
    /// Returns who does something else meanwhile, in a sentence.
    fn waiting(&self) -> String;

    /// Returns what is asked at this table, until something is picked.
    fn task(&self) -> Option<String>;

    /// Returns the one line that tells the person what to do, or who does something else.
    fn instruction(&self) -> String;

    /// Carries out any open decision now, so that later code finds everything done.
    fn finish(&self);

    /// Pauses the bots; a choice not yet played will be made again.
    fn rest(&self);

    /// Saves the match now if a save is due.
    fn save_now(&self);

    /// Goes back to a moment, or shows the reason it can't. Asks the person before the match is marked
    /// as assisted.
    fn go_back(&self, to: Result<Moment, NoUndo>);

    /// Goes back to before the log entry at this place, in the same way.
    fn go_back_before(&self, entry: usize);

    /// Goes back as the person has confirmed.
    fn go_back_assisted(&self);

    /// Redoes what was undone, or shows that there is nothing.
    fn redo(&self);

    /// Returns the number of actions to keep, if the table is about to go back.
    fn goes_back_to(&self) -> Option<usize>;

    /// Whether the table is about to redo.
    fn goes_on_again(&self) -> bool;

    /// Returns the reason there is no hint now.
    fn no_hint(&self) -> Option<&'static str>;

    /// Whether the best actions are shown or being searched.
    fn is_hinting(&self) -> bool;

    /// Shows or hides the best actions; asks first if the match is not yet marked as assisted.
    fn ask_for_hint(&self);

    /// Marks the match as assisted and shows the best actions.
    fn show_hint(&self);

    /// Hides the best actions.
    fn close_hint(&self);

    /// Saves the match, or tries again.
    fn save(&self);

    /// Downloads the match as a game file.
    fn save_as_file(&self);

    /// Shows the match as currently saved.
    fn read_again(&self);

    /// Takes the match over from another tab, and then shows what that tab did with it.
    fn take_from_elsewhere(&self, follow: Callback<()>);
}
