### The texts spoken by screen readers.

region = Announcements
# $name (Name) $gains (List)
gained = { $name } gained { LIST($gains, between: ", ") }.
# Number of moves undone, and the first of them in words.
# $count (usize) $first (Text)
taken-back = { $count ->
    [1] Undone: { $first }
   *[more] { MOVES($count) } undone, starting with: { $first }
}
# The reason, and whether it is a sentence: no capital follows a colon.
# $why (Text) $sentence (bool)
not-possible = { $sentence ->
    [yes] Not possible: { $why }
   *[no] Not possible: { $why }
}
