// main.mjs <folder> <parts>: makes the published page from trunk's build in the folder and the parts of
// its program: names by content, third-party licences, addresses for link previews, a policy for loading,
// and the list of files for offline use.

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
