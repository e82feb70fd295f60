// Prints what random games take in wasm compared to natively, in CPU time: the two take turns, and
// each figure is a median, so that what else the machine does weighs little.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";

const [native, wasm] = process.argv.slice(2);
const { randomGames } = createRequire(import.meta.url)(wasm);

const rounds = 7;
const games = 3000;

function natively(players) {
    const [decisions, seconds] = execFileSync(native, [players, games]).toString().split(" ");
    return { decisions: Number(decisions), seconds: Number(seconds) };
}

function inWasm(players) {
    const begin = process.cpuUsage();
    const decisions = randomGames(players, games);
    const { user, system } = process.cpuUsage(begin);
    return { decisions, seconds: (user + system) / 1e6 };
}

const median = (values) => values.sort((one, other) => one - other)[values.length >> 1];

console.log("Random games natively and in wasm, nanoseconds of CPU time a decision:\n");
for (const players of [2, 4]) {
    inWasm(players); // compiled in the background while it runs for the first time
    const times = { native: [], wasm: [] };
    for (let round = 0; round < rounds; round++) {
        const one = natively(players);
        const other = inWasm(players);
        if (one.decisions !== other.decisions) {
            throw new Error(`not the same games: ${one.decisions} and ${other.decisions} decisions`);
        }
        times.native.push((one.seconds * 1e9) / one.decisions);
        times.wasm.push((other.seconds * 1e9) / other.decisions);
    }
    const [nanos, nanosInWasm] = [median(times.native), median(times.wasm)];
    console.log(
        `${players} players   native ${nanos.toFixed(1)}   wasm ${nanosInWasm.toFixed(1)}   ` +
            `ratio ${(nanosInWasm / nanos).toFixed(2)}`,
    );
}
