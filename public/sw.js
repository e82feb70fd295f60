// Keeps the page for use without a connection: every file of one version, or none. The build fills in
// the list (.ci/shell/keep.mjs). Why it waits, and for whom, is in docs/page.md, "Offline".
"use strict";

/** The version. */
const BUILD = "";
/** Every file of it below the scope, with its hash; "" is the page itself. */
const FILES = {};

const { scope } = self.registration;
/** Other pages of the same origin keep things as well: only what begins so is of this one. */
const OURS = `curia ${scope} `;
const KEPT = OURS + BUILD;
/** What an open tab of another version may still ask for: a name that holds its content. */
const LASTING = /[0-9a-f]{12,}/;
/** So long the tab that asked for an update may take to be gone, in milliseconds. */
const PATIENCE = 10_000;

const address_of = (path) => new URL(path, scope).href;

/** The path below the scope; undefined for all other addresses. */
const path_of = (url) => {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (!address.startsWith(scope)) return undefined;
  const path = address.slice(scope.length);
  return path === "index.html" ? "" : path;
};

// ---- coming ---------------------------------------------------------------------------------

const fetched = async (cache, [path, integrity]) => {
  const address = address_of(path);
  try {
    // Asked of the server whatever else is cached; something else than was built is refused.
    const answer = await fetch(address, { integrity, cache: "no-cache" });
    if (!answer.ok) throw new Error(answer.status);
    // Some hosts send a page from its name without `.html`. Browsers open no answer that came by another address.
    const kept = answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
    await cache.put(address, kept);
  } catch (cause) {
    throw new Error(path || "index.html", { cause });
  }
};

const fill = async () => {
  try {
    const cache = await caches.open(KEPT);
    await Promise.all(Object.entries(FILES).map((file) => fetched(cache, file)));
  } catch (fault) {
    const tabs = await self.clients.matchAll({ includeUncontrolled: true });
    for (const tab of tabs) tab.postMessage({ missing: fault.message });
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

const from_own = async (path, request) => {
  const cache = await caches.open(KEPT);
  // The browser may have thrown it away.
  return (await cache.match(address_of(path), { ignoreVary: true })) ?? fetch(request);
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
  if (Object.hasOwn(FILES, path)) event.respondWith(from_own(path, request));
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

addEventListener("message", (event) => {
  if (event.data === "update") event.waitUntil(self.skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy());
});
