### The texts of assisted games.

note = This game used a hint or a what-if, or a move was undone after something hidden was revealed or a bot had moved.
title = Undo all the same?
body = Since then, something hidden was revealed, bots moved or the game ended. You can still undo, but the game will be marked as assisted.
