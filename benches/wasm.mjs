// Prints what random games, and the decisions of each level of bots, take in wasm compared to natively,
// in CPU time: the two take turns, and each figure is a median, so that what else the machine does
// weighs little.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";

const [native, wasm] = process.argv.slice(2);
const { Moments, give, iterations, levelName, missing, randomGames } = createRequire(import.meta.url)(wasm);

const games = new URL("../src/games/", import.meta.url);
const all = readdirSync(games, { recursive: true });
for (const name of missing()) {
    const path = all.find((path) => path.endsWith(name));
    if (!give(name, readFileSync(new URL(path, games), "utf8"))) throw new Error(`${name} can't be read`);
}

const ROUNDS = 7;
const GAMES = 3000;
/** What takes longer than this needs no second round, in seconds. */
const LONG = 2;

/** What was done, and how many nanoseconds of CPU time one of them took. */
function natively(...words) {
    const [done, seconds] = execFileSync(native, words).toString().split(" ").map(Number);
    return { done, nanos: (seconds * 1e9) / done };
}

function inWasm(work) {
    const begin = process.cpuUsage();
    const done = work();
    const { user, system } = process.cpuUsage(begin);
    return { done, nanos: ((user + system) * 1e3) / done };
}

const median = (values) => values.sort((one, other) => one - other)[values.length >> 1];

/** The medians of both. */
function compare(words, work) {
    inWasm(work); // compiled in the background while it runs for the first time
    const times = { native: [], wasm: [] };
    for (let round = 0; round < ROUNDS; round++) {
        const one = natively(...words);
        const other = inWasm(work);
        if (one.done !== other.done) throw new Error(`not the same: ${one.done} and ${other.done} decisions`);
        times.native.push(one.nanos);
        times.wasm.push(other.nanos);
        if (one.nanos * one.done > LONG * 1e9) break;
    }
    return [median(times.native), median(times.wasm)];
}

const column = (value) => value.padStart(14);

/** The games by their numbers, with the numbers of players. */
const GAMES_PLAYED = [
    ["Council of 4", [2, 4]],
    ["The Council", [3, 5]],
    ["Four Towers", [2, 3, 4]],
];

const tables = GAMES_PLAYED.flatMap(([name, seats], game) => seats.map((players) => [name, game, players]));

console.log("Random games natively and in wasm, nanoseconds of CPU time a decision:\n");
for (const [name, game, players] of tables) {
    const [one, other] = compare(["games", game, players, GAMES], () => randomGames(game, players, GAMES));
    console.log(
        `${name.padEnd(14)}${players} players   native ${one.toFixed(1)}   wasm ${other.toFixed(1)}   ` +
            `ratio ${(other / one).toFixed(2)}`,
    );
}

console.log("\nDecisions of each level, microseconds of CPU time each, and iterations a second in wasm:\n");
console.log(`game          players  level    ${["native", "wasm", "ratio", "iterations/s"].map(column).join("")}`);
for (const [name, game, players] of tables) {
    const moments = Moments.of(game, players);
    for (let number = 0; levelName(game, number); number++) {
        const [one, other] = compare(["level", game, players, number], () => moments.decide(number));
        const each = iterations(game, number);
        const figures = [
            (one / 1e3).toFixed(1),
            (other / 1e3).toFixed(1),
            (other / one).toFixed(2),
            each ? ((each * 1e9) / other).toFixed(0) : "-",
        ];
        const words = name.padEnd(14) + String(players).padEnd(9) + levelName(game, number).padEnd(9);
        console.log(words + figures.map(column).join(""));
    }
}
