### The texts of the rules page.

title = Rules
open = Rules
back = Back
contents = Contents
rulings-here = Rulings for this page
# Prints all sections.
print = Print all rules
search = Search the rules
next-hit = Next result
previous-hit = Previous result
# Number of results of a search.
# $all (usize)
places = { $all ->
    [0] no results
    [one] { $all } result
   *[other] { $all } results
}
# The result that is shown, of all that were found.
# $shown (usize) $all (usize)
place-of = { $shown } of { PLACES($all) }
# Number of results in a section, for screen readers.
# $places (usize)
found-in = { $places ->
    [one] { $places } result found
   *[other] { $places } results found
}
