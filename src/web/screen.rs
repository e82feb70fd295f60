//! What a game gives to the screens around its table.

use super::hosted::Hosted;
use crate::bots::Playable;
use crate::rules::Game;
use crate::scene::Shown;
use crate::text::told::Told;

/// A game with a table that is played at on the screen.
pub trait Screen:
    Hosted
    + Game<View: Send + Sync>
    + Playable<Motive: Send + Sync>
    + Shown<
        Kind: Send + Sync,
        Draft: Send + Sync,
        Pick: Send + Sync,
        Scene: Send + Sync,
        Place: Send + Sync,
        Piece: Send + Sync,
        Hand: Send + Sync,
        Prize: Send + Sync,
    > + Told<Gains: Send + Sync>
{
    /// What a screen shows on which not all of the table has room.
    type Small: Copy + Send + Sync + 'static;

    /// What it shows at first.
    fn small() -> Self::Small;

    /// Turns it to where the next target of a draft is.
    fn turn_to_next(small: Self::Small, draft: &Self::Draft, view: &Self::View);

    /// Turns it to where something is.
    fn turn_to(small: Self::Small, places: &[Self::Place]);

    /// Closes what lists actions there.
    fn close_lists(small: Self::Small);
}
