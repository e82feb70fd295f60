### The texts about parts of the page that load after the start page.

coming = One moment…
missing = This part of the page didn’t load. Nothing is lost: check your connection and try again.
outdated = The server only has a newer version of Curia, without this part of yours. Update to go on.
again = Try again
back = Back
