start-with = { $events } événements par manche, { $hands } manches au plus. Le premier donneur est tiré au sort.
