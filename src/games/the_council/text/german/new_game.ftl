start-with = { $events } Ereignisse je Runde, höchstens { $hands } Runden. Der Geber eröffnet das erste Ereignis.
first-dealer = Erster Geber
