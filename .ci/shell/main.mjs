// main.mjs <folder> <parts>: makes the published page of what trunk has built into the folder, and of the
// parts of its program: names that hold their content, third-party licences, addresses for link previews, a policy for what may be
// loaded, and the list of files by which the page is kept for use without a connection.

import { argv } from "node:process";
import { addresses } from "./addresses.mjs";
import { keep } from "./keep.mjs";
import { licences } from "./licences.mjs";
import { names } from "./names.mjs";
import { parts } from "./parts.mjs";
import { policy } from "./policy.mjs";

const [folder, split] = argv.slice(2);
if (!split) throw new Error("usage: node .ci/shell/main.mjs <folder> <parts>");

parts(folder, split);
names(folder);
licences(folder);
addresses(folder, process.env.CURIA_URL);
policy(folder);
// Last: from here on no file may change.
keep(folder);
