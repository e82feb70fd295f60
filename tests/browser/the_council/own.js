// What tests/browser/fits.js has to know of this game.

/** The parts of this game, where they must be and what may be cut. */
export const own = {
  scrolls: ".list, .rib .body",
  scrollsOnAPhone: ".stage, .seats, .dock",
  seen: ".panel, .hall, .stage, .rib, .dock, .act, .btn, .ib, .tcard, .ctile",
  there: [".own-chips .ctile", ".stage"],
  seats: ".seat",
  panels: ".panel, .act, .btn, .ctile, .mx, .mx :is(th, td), .ev-head, .fact, .changes li, .own-cards, .verdict",
  // A word that has no room beside a sign wraps out of sight.
  over: ".ck, .eff, .lead, .list, .events .state, .tcard",
  parts: ".hall, .stage, .events, .ended-now, .cards-do, .own-chips, .own-cards, .aside, .side",
  words: ".mx tbody .w, .ctile .of, .verdict b, .changes b, .fact b, .mx .then small",
};
