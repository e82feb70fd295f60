start-with = { $events } eventi per mano, { $hands } mani al massimo. Il primo mazziere è tirato a sorte.
