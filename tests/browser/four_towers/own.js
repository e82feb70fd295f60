// What tests/browser/fits.js has to know of this game.

/** The parts of this game, where they must be and what may be cut. */
export const own = {
  scrolls: ".list, .rib .body",
  scrollsOnAPhone: ".rib, .dock, .ft-plays, .views",
  seen: ".panel, .mapbox, .trackbox, .rib, .dock, .btn, .ib, .champion-card, .ft-pile, .ft-tile, .ft-frow, .ft-trade, .own-card",
  there: [".mapbox", ".ft-pile"],
  seats: ".ft-seat",
  panels: ".panel, .btn, .champion-card, .own-card, .ft-pile, .ft-frow, .ft-trade, .ft-play",
  // Badges stand over the edge on purpose.
  over: ".num, .ft-ck, .list, .points-shield",
  parts: ".mapbox, .trackbox, .display, .temple, .ft-plays, .ft-drawing, .ft-followers, .ft-trades, .ft-own, .side",
  words: ".ft-play b, .seat-tile, .ft-fact b",
};
