// Keeps the page for use without a connection: what the page starts with and what was opened, or every file, but always
// of one version. The build fills in the lists (.ci/shell/keep.mjs). Why it waits, and for whom, is in docs/page.md,
// "Offline".
"use strict";

/** The version. */
const BUILD = "";
/** Every file of it below the scope, with its hash; "" is the page itself. */
const FILES = {};
/** Those that the page starts with. */
const FIRST = [];

const { scope } = self.registration;
/** Other pages of the same origin keep things as well: only what begins so is of this one. */
const OURS = `curia ${scope} `;
const KEPT = OURS + BUILD;
/** What an open tab of another version may still ask for: a name that holds its content. */
const LASTING = /[0-9a-f]{12,}/;
/** So long the tab that asked for an update may take to be gone, in milliseconds. */
const PATIENCE = 10_000;

const address_of = (path) => new URL(path, scope).href;
/** What a cache holds beside files while it is not known to have all of a version. */
const IN_PART = address_of("?part");
/** The name of a file in any version. */
const lasting_name = (path) => path.replace(LASTING, "");

/** The path below the scope; undefined for all other addresses. */
const path_of = (url) => {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (!address.startsWith(scope)) return undefined;
  const path = address.slice(scope.length);
  return path === "index.html" ? "" : path;
};

// ---- coming ---------------------------------------------------------------------------------

/** The cache of this version; it is kept in part until it is known to be whole. */
const own = async () => {
  const is_new = !(await caches.has(KEPT));
  const cache = await caches.open(KEPT);
  // The browser may have thrown it away.
  if (is_new) await cache.put(IN_PART, new Response());
  return cache;
};

/** Asks the server, whatever else is cached, for a file as it was built: something else is refused. */
const sent = async (path) => {
  const answer = await fetch(address_of(path), { integrity: FILES[path], cache: "no-cache" });
  if (!answer.ok) throw new Error(answer.status);
  // Some hosts send a page from its name without `.html`. Browsers open no answer that came by another address.
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
};

/** Keeps files, or says which one could not be kept. */
const keep = async (cache, paths) => {
  const one = async (path) => {
    try {
      if (!(await cache.match(address_of(path)))) await cache.put(address_of(path), await sent(path));
    } catch (cause) {
      throw new Error(path || "index.html", { cause });
    }
  };
  await Promise.all(paths.map(one));
};

/** Keeps every file. */
const keep_all = async (cache) => {
  await keep(cache, Object.keys(FILES));
  await cache.delete(IN_PART);
};

const tell = async (news) => {
  const tabs = await self.clients.matchAll({ includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage(news);
};

/** What older versions have kept: names of files in any version, or nothing if one of them was kept whole. */
const kept_before = async () => {
  const names = new Set();
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  for (const cache of await Promise.all(older.map((name) => caches.open(name)))) {
    if (!(await cache.match(IN_PART))) return undefined;
    for (const { url } of await cache.keys()) names.add(lasting_name(path_of(url)));
  }
  return names;
};

/** Keeps what the page starts with, and what is kept of an older version: all of it, or what was opened. */
const fill = async () => {
  try {
    const [before, cache] = await Promise.all([kept_before(), own()]);
    const opened = (path) => FIRST.includes(path) || before.has(lasting_name(path));
    await (before ? keep(cache, Object.keys(FILES).filter(opened)) : keep_all(cache));
  } catch (fault) {
    await tell({ missing: fault.message });
    await caches.delete(KEPT);
    throw fault;
  }
};

addEventListener("install", (event) => {
  // Held, so that no other version takes it for left over.
  event.waitUntil(navigator.locks.request(KEPT, { mode: "shared" }, fill));
});

addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// ---- serving --------------------------------------------------------------------------------

const from_own = async (event, path) => {
  const found = await caches.match(address_of(path), { cacheName: KEPT, ignoreVary: true });
  if (found) return found;
  try {
    const answer = await sent(path);
    const copy = answer.clone();
    const put = async () => {
      const cache = await own();
      await cache.put(address_of(path), copy);
      // A thread may want the rest of its folder when there is no connection.
      if (path.endsWith(".wasm")) await keep(cache, with_its_own(path));
    };
    // Where there is no room for it, it is asked for again.
    event.waitUntil(put().catch(() => {}));
    return answer;
  } catch {
    // A host that changes what it sends, or has another version: that one has no such name, or it is no program.
    return fetch(event.request);
  }
};

/** For a tab of an older version, whose files may be on the server no more. */
const from_older = async (path, request) => {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS)) continue;
    const cache = await caches.open(name);
    const found = await cache.match(address_of(path), { ignoreVary: true });
    if (found) return found;
  }
  return fetch(request);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.method === "GET" ? path_of(request.url) : undefined;
  if (path === undefined) return;
  if (Object.hasOwn(FILES, path)) event.respondWith(from_own(event, path));
  else if (LASTING.test(path)) event.respondWith(from_older(path, request));
});

// ---- what the page says ---------------------------------------------------------------------

/** Removes what older versions kept, once no tab runs them. */
const tidy = async () => {
  // What is on its way to take over stays.
  if (self.registration.installing || self.registration.waiting) return;
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  const signal = AbortSignal.timeout(PATIENCE);
  const removed = older.map((name) => navigator.locks.request(name, { signal }, () => caches.delete(name)));
  await Promise.allSettled(removed);
};

/** The files that come with one: a thread fetches those of its folder, which its tab knows nothing of. */
const with_its_own = (path) => {
  const [folder] = /^bots-[^/]+\//.exec(path) ?? [];
  return folder ? Object.keys(FILES).filter((other) => other.startsWith(folder)) : [path];
};

/** Keeps what a tab had fetched before this was there to keep it. */
const keep_opened = async (addresses) => {
  const paths = addresses.map(path_of).filter((path) => path !== undefined && Object.hasOwn(FILES, path));
  const cache = await own();
  await Promise.allSettled(paths.flatMap(with_its_own).map((path) => keep(cache, [path])));
};

/** Keeps the rest, since somebody asked for it. */
const keep_rest = async () => {
  try {
    await keep_all(await own());
    await tell({ whole: true });
  } catch (fault) {
    await tell({ lacking: fault.message });
  }
};

addEventListener("message", (event) => {
  const { data } = event;
  if (data === "update") event.waitUntil(self.skipWaiting());
  if (data === "tidy") event.waitUntil(tidy());
  if (data === "keep") event.waitUntil(keep_rest());
  if (data.opened) event.waitUntil(keep_opened(data.opened));
});
