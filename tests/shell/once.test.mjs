// The count of functions that are compiled once for each game, on a small program with names as rustc mangles them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { names, of_a_game } from "../../.ci/shell/once.mjs";

const TOY = "NtNtNtNtB6_5games3toy5rules3Toy";
const DRAWN = [
  // A function, and a closure in it.
  `_RINvNtNtCsi1F_5curia3web5frame5frame${TOY}EB6_`,
  `_RNCINvNtNtCsi1F_5curia3web5frame5frame${TOY}E0B6_`,
];
const SEATED = [
  // A function, a method, and a method of a trait.
  `_RINvNtNtNtCsi1F_5curia3web5state4seat4seat${TOY}EB6_`,
  `_RNvMs0_NtNtNtCsi1F_5curia3web5state5tableINtB5_5Table${TOY}E4save`,
  `_RNvXs_NtNtNtCsi1F_5curia3web5state4playINtNtB4_5table5Table${TOY}ENtNtB6_4desk4Play4save`,
  // What it gives to another one, said in full or by where it was said before.
  `_RINvNtNtCsi1F_5curia3web5focus13after_drawingNCNvMs_NtNtB4_5state5deedsINtNtB1_5table5Table${TOY}E4soon0EB6_`,
];
const OTHERS = [
  // What web has once, what a game has of its own, and what a library does for either.
  "_RNvNtNtCsi1F_5curia3web5ribbon6ribbon",
  "_RNvNtNtNtCsi1F_5curia5games3toy3web5board",
  `_RNvXs_NtNtNtCsi1F_5curia5games3toy3web${TOY}NtNtNtBa_3web6screen6Screen3art`,
  `_RINvNtCsgXG_4core3ptr13drop_in_placeINtNtNtNtCsi1F_5curia3web5state5table5Table${TOY}EE`,
  `_RINvNtNtCsi1F_5curia7session7Session${TOY}E4play`,
];

const number = (value) => (value < 128 ? [value] : [(value % 128) + 128, value >> 7]);
const sized = (bytes) => [...number(bytes.length), ...bytes];
const text = (name) => sized([...Buffer.from(name)]);
const program = (all) => {
  const functions = [...number(all.length), ...all.flatMap((name, at) => [...number(at), ...text(name)])];
  const named = [...text("name"), 0, ...text("page"), 1, ...sized(functions)];
  const other = [...text("producers"), 1, 2, 3];
  return Buffer.from([0, ...Buffer.from("asm"), 1, 0, 0, 0, 1, 1, 0, 0, ...sized(other), 0, ...sized(named)]);
};

test("functions of web whose names hold a game are counted, and no others", () => {
  // The compiler has made a copy of the last one.
  const all = [...OTHERS, ...DRAWN, ...SEATED, ...SEATED.slice(-1)];
  assert.deepEqual(names(program(all)), all);
  assert.deepEqual(of_a_game(all), { seated: SEATED, drawn: DRAWN });
});
