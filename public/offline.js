// Has the page kept for use without a connection: what is opened or, once somebody asked for it by the event
// `curia-keep` or has installed it, all of it. Tells it when a new version lies ready, but never takes one by itself: the
// page asks for it by `curia-update`, once somebody agreed, and by `curia-look` to look for one. Only a published page
// has this script, and `sw.js` beside it.
(() => {
  "use strict";

  /** What the page does not start with, in megabytes as most hosts send it. */
  const SIZE = 0;

  /** None where there are none, or where even to ask is forbidden, as in some frames. */
  const workers = () => {
    try {
      return navigator.serviceWorker;
    } catch {
      return undefined;
    }
  };
  const serviceWorker = workers();
  const root = document.documentElement;
  root.dataset.size = SIZE;
  /** Whether the connection is slow or paid by size: then nothing is fetched unasked, as the page's code reads, too. */
  const { saveData, effectiveType } = navigator.connection ?? {};
  const spares = saveData || ["slow-2g", "2g", "3g"].includes(effectiveType);
  if (spares) root.dataset.sparing = "";
  const scope = new URL(".", document.baseURI).href;
  const build = document.querySelector("meta[name=build]")?.content;
  /** The cache of a version. */
  const cache_of = (build) => `curia ${scope} ${build}`;

  let registration;
  let is_wanted = false;
  /** Whether a newer version was looked for, since something of it or of this one is missing. */
  let is_missed = false;

  const tell = (news, value = "") => {
    root.dataset[news] = value;
    dispatchEvent(new Event("curia-news"));
  };
  const offer = () => tell("update");

  /** The version that the server has, if it can be asked. */
  const build_there = async () => {
    try {
      const answer = await fetch("sw.js", { cache: "no-store" });
      return answer.ok ? /\bBUILD = "(\w+)"/.exec(await answer.text())?.[1] : undefined;
    } catch {
      return undefined;
    }
  };
  /** Offers what the server has, though it could not be kept. */
  const offer_other = async () => {
    const there = await build_there();
    if (there && there !== build) offer();
  };

  // Something came that only a newer version can read, or a part of this one is on the server no more.
  addEventListener("curia-look", async () => {
    is_missed = true;
    await registration?.update().catch(() => {});
    if (!registration?.installing && !registration?.waiting) await offer_other();
  });

  addEventListener("curia-update", async () => {
    is_wanted = true;
    if (registration?.waiting) {
      registration.waiting.postMessage("update");
      return;
    }
    const there = registration && (await build_there());
    // There was no room for it beside the one that is kept, which would be opened again.
    if (there && there !== build && !(await caches.has(cache_of(there)))) await registration.unregister();
    location.reload();
  });

  if (!serviceWorker) {
    root.dataset.unkept = "impossible";
    return;
  }
  /** So often a tab that is come back to asks for a new version, in milliseconds. */
  const REST = 3_600_000;
  /** So long a version that could not be kept whole is not fetched again, and the name of a note of it. */
  const LONG_REST = 24 * REST;
  const UNKEPT = "curia.unkept";

  // As long as this tab lives, what is kept of its version stays.
  const held = navigator.locks?.request(cache_of(build), { mode: "shared" }, () => new Promise(() => {}));
  held?.catch(() => {});

  let is_controlled = Boolean(serviceWorker.controller);
  /** Has what was asked for before the worker answered kept, too, whenever it comes. */
  const tell_opened = () => {
    const since = performance.now();
    const tell_of = (list) => {
      const opened = list.getEntries().filter(({ startTime }) => startTime <= since);
      serviceWorker.controller?.postMessage({ opened: opened.map(({ name }) => name) });
    };
    new PerformanceObserver(tell_of).observe({ type: "resource", buffered: true });
  };

  serviceWorker.addEventListener("controllerchange", () => {
    if (is_wanted) location.reload();
    // Another tab took the new version. This one runs on, from what is kept of the old one.
    else if (is_controlled) offer();
    else tell_opened();
    is_controlled = true;
  });

  /** How often this version could not be kept, when that was last, and which file did not come. */
  const failures = () => {
    try {
      const [version, times, last, file] = JSON.parse(localStorage.getItem(UNKEPT));
      if (version === build) return { times, last, file };
    } catch {
      // None is noted, or none can be.
    }
    return { times: 0, last: 0 };
  };
  /** Says why this version is not kept. */
  const say = (why, file = "") => {
    delete root.dataset.keeping;
    root.dataset.unkeptFile = file;
    tell("unkept", why);
  };
  /** Once may be the connection; twice it is the host. */
  const rests = ({ times, last } = failures()) => times > 1 && Math.abs(Date.now() - last) < LONG_REST;
  /** How often this version failed, once it has at this visit. */
  let failed = 0;
  /** The file that did not come, as the worker says: before the browser gives it up, or after that. */
  let missing;
  const note = () => {
    try {
      localStorage.setItem(UNKEPT, JSON.stringify([build, failed, Date.now(), missing]));
    } catch {
      // It is fetched again at the next visit.
    }
    say(failed > 1 ? "resting" : "failed", missing);
  };
  const fail = () => {
    failed = failures().times + 1;
    note();
  };
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.missing) {
      missing = data.missing;
      if (failed) note();
    }
    if (data?.whole) {
      delete root.dataset.keeping;
      tell("offline", "whole");
    }
    if (data?.lacking) say("lacking", data.lacking);
  });

  /** Keeps all of the page. */
  const keep = async () => {
    if (root.dataset.offline === "whole" || "keeping" in root.dataset) return;
    delete root.dataset.unkept;
    tell("keeping");
    await begin(true);
    if (registration) (await serviceWorker.ready).active.postMessage("keep");
  };
  addEventListener("curia-keep", keep);
  addEventListener("appinstalled", () => spares || keep());
  const is_installed = matchMedia("(display-mode: standalone)").matches || navigator.standalone;

  /** Offers a version once it is whole; the first one is nobody's news. One that isn't rests before it is tried again. */
  const followed = new WeakSet();
  const follow = (worker) => {
    // The first one is also found as an update.
    if (!worker || followed.has(worker)) return;
    followed.add(worker);
    let is_whole = false;
    worker.addEventListener("statechange", () => {
      if (worker.state === "redundant" && !is_whole) {
        if (!registration.active) fail();
        // What is asked for and not there is said where it is missing.
        else if (is_missed) offer_other();
      }
      is_whole ||= worker.state === "installed";
      if (worker.state === "installed" && registration.active) offer();
    });
  };

  const register = async () => {
    try {
      registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    } catch {
      // As in some private windows: the page works as ever, with a connection.
      say("refused");
    }
    if (!registration) return;
    if (registration.waiting && registration.active) offer();
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    (await serviceWorker.ready).active.postMessage("tidy");
    const part = await caches.match(new URL("?part", scope), { cacheName: cache_of(build) });
    tell("offline", part ? "part" : "whole");
    if (is_installed && !spares) keep();
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < REST) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
  };

  let registering;
  /** Registers the worker; on a connection that is to be spared, or after failures, only if it is asked for. */
  const begin = async (is_asked = false) => {
    const waits = !serviceWorker.controller && !is_asked;
    if (waits && spares) say("sparing");
    else if (waits && rests()) say("resting", failures().file);
    else await (registering ??= register());
  };

  // Not before the page stands: what it starts with comes first.
  if (document.getElementById("boot")) addEventListener("TrunkApplicationStarted", () => begin(), { once: true });
  else begin();
})();
