// What tests/browser/fits.js has to know of this game.

/** The parts of this game, where they must be and what may be cut. */
export const own = {
  scrolls: ".own, .ready.many, .list, .rib .body",
  scrollsOnAPhone: ".strips, .right",
  seen: ".panel, .strip, .mapbox, .rib, .dock, .act, .btn, .ib, .permit, .card, .rv, .deck",
  there: [".hand .card", ".nav .end-turn, .dock .end-turn, .skip-turns", ".nav .btn, .acts .act"],
  seats: ".pl",
  panels: ".panel, .strip, .act, .btn, .rv, .hand, .perms, .option",
  // One who falls out of a council stands over its edge, too.
  over: ".ck, .cnt, .num, .bal, .deck, .list, .ready.many",
  parts: ".trk, .mapbox, .strip, .court, .nav",
  words: ".rn, .cols b, .court h3, .gl b, .gl span, .end-turn small",
};
