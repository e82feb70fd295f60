### The texts of the rules page.

title = Rules
open = Rules
back = Back
contents = Contents
rulings-here = Rulings for this page
# Prints all sections.
print = Print all rules
search = Search the rules
next-hit = Next place
previous-hit = Previous place
# Number of places that were found.
# $all (usize)
places = { $all ->
    [0] not found
    [one] { $all } place
   *[other] { $all } places
}
# The place that is shown, of all that were found.
# $shown (usize) $all (usize)
place-of = { $shown } of { PLACES($all) }
# Number of places found in a section, for screen readers.
# $places (usize)
found-in = { $places ->
    [one] { $places } place found
   *[other] { $places } places found
}
