start-with = { $events } Ereignisse je Runde, höchstens { $hands } Runden. Den ersten Geber bestimmt das Los.
