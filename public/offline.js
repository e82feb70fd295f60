// Has the page kept for use without a connection, and tells it when a new version lies ready. It never
// takes one by itself: the page asks for it by the event `curia-update`, once somebody agreed, and by `curia-look` to
// look for one. Only a
// published page has this script, and `sw.js` beside it.
(() => {
  "use strict";

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
  /** Whether the connection is slow or paid by size: then nothing is fetched unasked, as the page's code reads, too. */
  const { saveData, effectiveType } = navigator.connection ?? {};
  const spares = saveData || ["slow-2g", "2g", "3g"].includes(effectiveType);
  if (spares) root.dataset.sparing = "";
  if (!serviceWorker) {
    root.dataset.unkept = "impossible";
    return;
  }
  const scope = new URL(".", document.baseURI).href;
  const build = document.querySelector("meta[name=build]")?.content;
  /** So often a tab that is come back to asks for a new version, in milliseconds. */
  const REST = 3_600_000;
  /** So long a version that could not be kept whole is not fetched again, and the name of a note of it. */
  const LONG_REST = 24 * REST;
  const UNKEPT = "curia.unkept";

  // As long as this tab lives, what is kept of its version stays.
  const held = navigator.locks?.request(`curia ${scope} ${build}`, { mode: "shared" }, () => new Promise(() => {}));
  held?.catch(() => {});

  let registration;
  let is_wanted = false;
  let is_controlled = Boolean(serviceWorker.controller);

  const tell = (news, value = "") => {
    root.dataset[news] = value;
    dispatchEvent(new Event("curia-news"));
  };
  const offer = () => tell("update");

  serviceWorker.addEventListener("controllerchange", () => {
    if (is_wanted) location.reload();
    // Another tab took the new version. This one runs on, from what is kept of the old one.
    else if (is_controlled) offer();
    is_controlled = true;
  });

  addEventListener("curia-update", () => {
    is_wanted = true;
    if (registration?.waiting) registration.waiting.postMessage("update");
    else location.reload();
  });

  // Something came that only a newer version can read.
  addEventListener("curia-look", () => registration?.update().catch(() => {}));

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
    if (!data?.missing) return;
    missing = data.missing;
    if (failed) note();
  });

  /** Offers a version once it is whole; the first one is nobody's news. One that isn't rests before it is tried again. */
  const followed = new WeakSet();
  const follow = (worker) => {
    // The first one is also found as an update.
    if (!worker || followed.has(worker)) return;
    followed.add(worker);
    let is_whole = false;
    worker.addEventListener("statechange", () => {
      if (worker.state === "redundant" && !is_whole && !registration.active) fail();
      is_whole ||= worker.state === "installed";
      if (worker.state === "installed" && registration.active) offer();
    });
  };

  const begin = async () => {
    if (!serviceWorker.controller && spares) {
      say("sparing");
      return;
    }
    if (!serviceWorker.controller && rests()) {
      say("resting", failures().file);
      return;
    }
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
    tell("offline");
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < REST) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
  };

  // Not before the page stands: what it starts with comes first.
  if (document.getElementById("boot")) addEventListener("TrunkApplicationStarted", begin, { once: true });
  else begin();
})();
