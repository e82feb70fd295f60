// The screen for when the page breaks. It stands by itself: no wasm, and no other script but the texts in other
// languages, without which it speaks English. It reads what is kept and writes none of it; from a crash on, the page's
// own code can't write any more either.
//
// The page tells a panic by the event `curia-panic`, with the message as its detail, and the match
// on the table by `data-match` on the root. By `curia-start` it tells that its start script runs, and by `curia-run`
// that its own code does, before anything else: whatever kept it from starting until then did not. By `curia-failed` it
// tells what kept it, as its detail.
(() => {
  "use strict";

  // They are those of crash.ftl in src/text/english; tests/languages/crash.rs compares and writes them. Those in other languages
  // are in crash-texts.js.
  const TEXTS = {
    en: {
      loading: "Setting the table…",
      broke: "Something broke",
      fell: "The table fell over.",
      stands: "Your game didn’t.",
      unopened: "Curia couldn’t start.",
      panic: "An error stopped the page. Your saved games are untouched, and nothing more will be written.",
      start: "The page stopped while starting. Your saved games are untouched.",
      too_old: "This browser has no WebAssembly, or it’s turned off. Curia needs it: turn it on, or use an up-to-date browser.",
      lacks: (chrome, firefox, safari) => `This browser is too old for Curia, which needs Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or a newer one.`,
      no_answer: (file) => `The server didn’t send “${file}”. Check the connection, then reload.`,
      missing: (file, status) => `“${file}”, a part of the page, isn’t on the server (answer ${status}). The page may just have been updated: reload.`,
      unstarted: "The page’s start script didn’t run: the server, or something between it and this browser, changes the page on its way. The site’s owner must send its files as they are.",
      from_disk: "Browsers don’t run Curia from a file on a disk. It needs a web server; one on this computer will do.",
      wrong_type: (file, type, right, end) => `The server sends “${file}” as ${type} instead of ${right}. The site’s owner must set that type for all ${end} files.`,
      damaged: (file) => `“${file}”, a part of the page, is damaged or cut off, or this browser is too old for it.`,
      kept: (match, actions) => `${match}, saved after ${actions === 1 ? `${actions} move` : `${actions} moves`}.`,
      kept_before: "Saved on this device:",
      go_on: "After reloading, it’s there again.",
      unread: "A game is saved on this device, but it can’t be read here. Save it as a file to be safe.",
      none: "No game is saved on this device.",
      blocked: "This browser doesn’t let the page see your saved games.",
      not_kept: "The game on the table isn’t saved.",
      again: "The page broke here before. Everything else still works.",
      reload: "Reload",
      save: "Save game file",
      save_all: "Save all games",
      without: "Open the start page without it",
      all_matches: "all games",
      report: "Report for the makers",
      copy: "Copy",
      copied: "Copied.",
      not_copied: "The browser doesn’t allow that. The text is selected: copy it yourself.",
      what: "What:",
      place: "Place:",
      page: "Page:",
      browser: "Browser:",
      match: "Game:",
      of_match: (rules, actions) => `rules ${rules}, after ${actions === 1 ? `${actions} move` : `${actions} moves`}`,
      way: "Steps before:",
      someone: "[name]",
      promise: "This text has no player names and no address, and nothing was sent. Anyone who also has the game’s file can replay it and work out every hand.",
    },
  };

  const root = document.documentElement;
  /** Where the page lies; nothing of it is to be in a report. */
  const base = new URL(".", document.baseURI).href;
  /** What the page listens to: after a crash it hears none of it. */
  const HEARD = [
    ...["keydown", "keyup", "click", "dblclick", "input", "change", "submit", "focusin", "focusout"],
    ...["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerover", "pointerout"],
    ...["pagehide", "beforeunload", "visibilitychange", "hashchange", "popstate", "storage"],
    ...["resize", "scroll", "wheel", "touchstart", "touchmove", "touchend", "dragover", "drop"],
  ];
  /** Faults of the page's wasm itself: a trap, or no room left on its stack. */
  const TRAPS = ["RuntimeError", "RangeError", "InternalError"];
  /** The parts of the page that have to come, and how they are to be sent. */
  const PARTS = { ".js": ["text/javascript", "application/javascript"], ".wasm": ["application/wasm"] };
  /** The oldest versions that will do, of Chrome, Firefox and Safari. */
  const OLDEST = ["123", "126", "17.5"];
  /** So long a part of the page may take to answer when it is asked what is wrong with it. */
  const PATIENCE = 4000;
  /** So long the start script may take to begin once everything is loaded. */
  const LATE = 3000;
  /** So many calls on the way to a fault are in a report. */
  const LONGEST_WAY = 32;

  const script_of_the_page = () => document.querySelector("link[rel=modulepreload]")?.href ?? "";

  let started = false;
  /** What the page fell of, and what was there before; nothing while it starts or stands. */
  let fallen;

  // ---- what is kept -------------------------------------------------------------------------

  const parsed = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };

  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };

  /** A kept text as far as it can be read. */
  const opened = (name, text) => {
    const found = parsed(text);
    const match = found?.match;
    if (!Array.isArray(match?.actions)) return { name, text, revision: -1, changed: -1 };
    const number = (value) => (Number.isFinite(value) ? value : 0);
    const seats = Array.isArray(match.seats) ? match.seats : [];
    const names = seats.map((seat) => String(seat?.name ?? "")).filter((one) => one !== "");
    return {
      name,
      text,
      names,
      id: name.split(".")[2],
      title: String(found.name || "") || names.join(", "),
      own: String(found.name || ""),
      revision: number(found.revision),
      changed: number(found.changed),
      rules: number(match.rules),
      actions: match.actions.length,
    };
  };

  /** The names of what is kept beside matches and results. */
  const besides = () =>
    Object.keys(localStorage)
      .filter((name) => /^curia\.(moments|pars|puzzles\..+)$/.test(name))
      .sort();
  /** All matches, the last saved first; of the two texts of each the later one. None if blocked. */
  const kept = () => {
    const pairs = new Map();
    try {
      for (let at = 0; at < localStorage.length; at += 1) {
        const name = localStorage.key(at);
        const [, id] = /^curia\.match\.([0-9a-f]{16})\.(?:even|odd)$/.exec(name) ?? [];
        if (id === undefined) continue;
        const one = opened(name, localStorage.getItem(name));
        const other = pairs.get(id);
        if (!other || one.revision > other.revision) pairs.set(id, one);
      }
    } catch {
      return undefined;
    }
    // One that is dated well ahead of now was saved while the clock was wrong.
    const saved = ({ changed }) => (changed > Date.now() + 300_000 ? -1 : changed);
    return [...pairs.values()].sort((one, other) => saved(other) - saved(one));
  };

  const LANGUAGES = ["en", "fr", "de", "it", "es"];
  let text = TEXTS.en;
  let wanted = "en";
  addEventListener("curia-crash-texts", ({ detail }) => Object.assign(TEXTS, detail));

  let coming;
  /** Waits for the texts in the language that is set, as long as is bearable. */
  const spoken = async () => {
    if (TEXTS[wanted]) return;
    coming ??= new Promise((come) => {
      const script = document.createElement("script");
      script.src = `${base}crash-texts.js`;
      script.onload = script.onerror = come;
      setTimeout(come, PATIENCE);
      document.head.append(script);
    });
    await coming;
    look();
  };

  /** Theme, size and language as they are set; a page that has started does that itself. */
  const look = () => {
    const settings = parsed(read("curia.settings") ?? "") ?? {};
    const tags = [settings.language, ...(navigator.languages ?? [])];
    const codes = tags.map((tag) => String(tag).slice(0, 2).toLowerCase());
    wanted = codes.find((code) => LANGUAGES.includes(code)) ?? "en";
    text = TEXTS[wanted] ?? TEXTS.en;
    if (fallen || !started) root.lang = TEXTS[wanted] ? wanted : "en";
    if (started) return;
    if (["light", "dark"].includes(settings.theme)) root.dataset.theme = settings.theme;
    const size = settings.text_size / 100;
    if (fallen && size > 1 && size <= 2) {
      root.style.zoom = size;
      if (units_grow(size)) root.style.setProperty("--zoom", size);
    }
  };

  /** Whether 100vw is more than the screen on a page that is so many times as large, which browsers differ in. */
  const units_grow = (size) => {
    const probe = document.createElement("div");
    probe.style = "position:fixed;visibility:hidden;width:100vw";
    root.append(probe);
    const width = probe.offsetWidth;
    probe.remove();
    return (width * size) / innerWidth > (1 + size) / 2;
  };

  // ---- what happened ------------------------------------------------------------------------

  /** From now on nothing is written, and the page's own code hears nothing. Gives what opens it again. */
  const close = () => {
    const refuse = () => {
      throw new DOMException("the page has crashed", "InvalidStateError");
    };
    const methods = ["setItem", "removeItem", "clear"].map((name) => [name, Storage.prototype[name]]);
    for (const [name] of methods) Storage.prototype[name] = refuse;
    return () => methods.forEach(([name, method]) => (Storage.prototype[name] = method));
  };

  /** Whether this match broke the page before, just as it is, or what the address asks for did. */
  const breaks_again = (on_table) => {
    const mark = on_table ? `${on_table.id}:${on_table.revision}` : location.hash;
    try {
      const before = sessionStorage.getItem("curia.crash");
      sessionStorage.setItem("curia.crash", mark);
      return mark !== "" && before === mark;
    } catch {
      return false;
    }
  };

  /** The page breaks: `kind` is the key of the text that says how. */
  const fall = (kind, fault) => {
    if (fallen) return;
    const own = { kind, style: root.getAttribute("style") };
    fallen = own;
    look();
    const matches = kept();
    const played = root.dataset.match;
    const on_table = matches?.find((one) => one.id === played);
    const match = on_table ?? matches?.[0];
    const is_lost = played !== undefined && !on_table;
    const again = kind === "panic" && breaks_again(on_table);
    own.open = close();
    const crash = { kind, fault, matches, match, is_lost, again };
    // Not at once: the call may come out of the code that is breaking.
    const reason = spoken().then(() => (kind === "start" ? diagnosed(fault) : undefined));
    reason.catch(() => undefined).then((found) => fallen === own && show({ ...crash, why: found ?? how(kind) }));
  };

  /** The page starts after all: everything is as it was, and none of the page's code ran in between. */
  const rise = () => {
    const { open, style, parts } = fallen;
    fallen = undefined;
    open();
    if (style === null) root.removeAttribute("style");
    else root.setAttribute("style", style);
    if (!parts) return;
    document.body.className = "";
    document.body.replaceChildren(...parts);
  };

  /** How the page broke, in words. */
  const how = (kind) => (kind === "lacks" ? text.lacks(...OLDEST) : text[kind]);

  /** What is wrong with the parts of the page, in words; nothing if they are as they should be. */
  const diagnosed = async (fault) => {
    const starts = [...document.querySelectorAll("script[type=module][src]")].map(({ src }) => src);
    const links = document.querySelectorAll("link[rel=modulepreload], link[rel=preload][as=fetch]");
    const no_code = ["CompileError", "LinkError", "SyntaxError"].includes(fault.name);
    for (const href of [...[...links].map(({ href }) => href), ...starts]) {
      const file = last_part(href);
      const [end, right] = Object.entries(PARTS).find(([end]) => file.endsWith(end)) ?? [];
      const answer = await asked(href);
      if (!answer) return text.no_answer(file);
      if (!answer.ok) return text.missing(file, answer.status);
      const type = (answer.headers.get("content-type") ?? "?").split(";")[0].trim();
      // A type alone keeps no wasm from starting, so it is the reason only with what is no wasm.
      const is_wasm = file.endsWith(".wasm");
      const is_meant = is_wasm ? no_code && fault.name !== "SyntaxError" : Boolean(fault.part);
      if (right && is_meant && !right.includes(type)) return text.wrong_type(file, type, right[0], end);
      const is_broken = is_wasm ? is_meant : fault.part === file;
      if (is_broken || (no_code && fault.place?.includes(file))) return text.damaged(file);
    }
    return undefined;
  };

  const asked = async (address) => {
    const limit = new AbortController();
    const patience = setTimeout(() => limit.abort(), PATIENCE);
    try {
      const answer = await fetch(address, { cache: "no-store", signal: limit.signal });
      answer.body?.cancel();
      return answer;
    } catch {
      return undefined;
    } finally {
      clearTimeout(patience);
    }
  };

  addEventListener("curia-panic", ({ detail }) => {
    const [, place, message] = /^panicked at (.+?):\n([^]*)$/.exec(detail) ?? [];
    // The hook itself takes the first ten, which is all that Chromium tells by itself.
    Error.stackTraceLimit = 2 * LONGEST_WAY;
    const { stack } = new Error();
    fall("panic", { name: "panic", message: message ?? String(detail), place, stack });
  });
  addEventListener("TrunkApplicationStarted", () => (started = true));

  const is_published = () => document.querySelector("meta[name=build]");
  // Only a published page has a start script that tells. Some browsers begin it only after everything is loaded.
  let begun = false;
  addEventListener("curia-start", () => {
    begun = true;
    if (fallen?.kind === "unstarted") rise();
  });
  addEventListener("load", () => {
    const judge = () => begun || fall("unstarted", { name: "", message: "", stack: "" });
    if (is_published()) setTimeout(judge, LATE);
  });
  // Whatever went wrong before has not kept the page from starting. What its own code breaks comes after this.
  addEventListener("curia-run", () => {
    begun = true;
    if (fallen && fallen.kind !== "panic") rise();
  });

  const is_trap = ({ name, stack }) => TRAPS.includes(name) && /wasm/.test(stack) && !/-extension:/.test(stack);
  /** Scripts and programs of the page; it does without what keeps it for offline use. What others put into it, also into
   * its own text, is not the page. */
  const is_needed = (address) =>
    address.startsWith(base) && /\.(?:js|wasm)$/.test(address) && !["offline.js", "crash-texts.js"].includes(last_part(address));
  const last_part = (address) => address.split("/").pop();
  /** Whether a file of the page is on the way to a fault. */
  const is_ours = ({ stack }) =>
    stack.split(base).slice(1).some((rest) => is_needed(base + /^[^\s:()]*/.exec(rest)[0]));

  /** What was thrown, with what there is of a fault. */
  const as_fault = (thrown) => {
    if (!(thrown instanceof Error)) return { name: "", message: String(thrown), stack: "" };
    const { name, message, stack, part } = thrown;
    return { name: String(name), message: String(message), stack: String(stack ?? ""), part };
  };
  /** Something was thrown and not caught: a trap at any time, anything else of the page's before it stands. */
  const heard = (fault, is_the_page, place) => {
    if (is_trap(fault)) fall("panic", fault);
    else if (is_the_page && !started) fall("start", { ...fault, place });
  };

  // In the capture phase: that a script can't be loaded is told to nobody else.
  addEventListener(
    "error",
    ({ target, error, message, filename, lineno, colno }) => {
      if (target instanceof HTMLScriptElement) {
        // Of a script in the page's own text, as trunk has one, it is said that what it needs is missing.
        const address = target.src || (is_published() ? "" : script_of_the_page());
        const part = last_part(address);
        if (!started && is_needed(address)) fall("start", { name: "", message: part, part, stack: "" });
      } else {
        const fault = as_fault(error ?? message);
        heard(fault, filename ? is_needed(filename) : is_ours(fault), `${filename}:${lineno}:${colno}`);
      }
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    const fault = as_fault(reason);
    heard(fault, is_ours(fault));
  });
  addEventListener("curia-failed", ({ detail }) => heard(as_fault(detail), true));

  // ---- the screen ---------------------------------------------------------------------------

  /** The text without what people are called and where the page lies. */
  const nameless = (said, matches) => {
    const called = (matches ?? []).flatMap(({ names = [], own = "" }) => [...names, own]);
    const escaped = called
      .filter((name) => name !== "")
      .sort((one, other) => other.length - one.length)
      .map((name) => name.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0).toString(16)}}`));
    const placeless = said.split(base).join("");
    if (escaped.length === 0) return placeless;
    const names = new RegExp(`(^|[^\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "gu");
    return placeless.replace(names, (_, before) => before + text.someone);
  };

  const report = ({ fault, matches, match, why }) => {
    const { dataset } = document.getElementById("crash");
    const [build = "?"] = /[0-9a-f]{8,}/.exec(last_part(script_of_the_page())) ?? [];
    const said = [fault.name, fault.message || why].filter((part) => part !== "").join(": ");
    // Without this script's own part, and without what was said already.
    const steps = (fault.stack ?? "").split("\n").filter((step) => /[@ ].*:\d/.test(step) && !/\/crash\.js:/.test(step));
    const way = steps.slice(0, LONGEST_WAY).join("\n");
    const line = (label, value) => (value ? [`${label} ${value}`] : []);
    // Names may stand in what was said, and in nothing else.
    return [
      ...line(text.what, nameless(said, matches)),
      ...line(text.place, nameless(fault.place ?? "", matches)),
      ...line(text.page, `Curia ${dataset.version}, ${build}`),
      ...line(text.browser, navigator.userAgent),
      ...line(text.match, match && match.actions >= 0 ? text.of_match(match.rules, match.actions) : ""),
      ...line(text.way, way && `\n${nameless(way, matches)}`),
      "",
      text.promise,
    ].join("\n");
  };

  const give = (title, type, whole) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([whole], { type }));
    link.download = `${title.replace(/[^\p{L}\p{N}\-_. ,]/gu, "-")}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  const title_of = ({ title, name }) => title || name;

  /** A newer version that lies ready may have mended what broke: a reload takes it along. */
  const renewed = async () => {
    const { serviceWorker } = navigator;
    const waiting = (await serviceWorker?.getRegistration())?.waiting;
    if (!waiting) return;
    const taken = new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    waiting.postMessage("update");
    await Promise.race([taken, late]);
  };

  const deeds = {
    reload: () => renewed().catch(() => undefined).then(() => location.reload()),
    save: ({ match }) => give(title_of(match), "application/json", match.text),
    // An array of what is kept, each as it is; what is no JSON can only be one text of it.
    "save-all": ({ matches }) => {
      const whole = matches.map((one) => (parsed(one.text) === undefined ? JSON.stringify(one.text) : one.text));
      const results = read("curia.results");
      if (results) whole.push(JSON.stringify(results));
      const names = besides();
      const texts = Object.fromEntries(names.map((name) => [name, read(name)]));
      if (names.length > 0) whole.push(JSON.stringify({ besides: 1, texts }));
      give(text.all_matches, "application/json", `[\n${whole.join(",\n")}\n]\n`);
    },
    without: () => {
      history.replaceState(null, "", location.pathname);
      location.reload();
    },
    copy: async (crash, screen) => {
      const said = screen.querySelector("pre");
      const told = screen.querySelector("[role=status]");
      try {
        await navigator.clipboard.writeText(said.textContent);
        told.textContent = text.copied;
      } catch {
        getSelection().selectAllChildren(said);
        told.textContent = text.not_copied;
      }
    },
  };

  const show = (crash) => {
    const { kind, why, matches, match, is_lost, again } = crash;
    const screen = document.importNode(document.getElementById("crash").content, true).firstElementChild;
    const part = (name) => screen.querySelector(`[data-part="${name}"]`);
    for (const one of screen.querySelectorAll("[data-text]")) one.textContent = text[one.dataset.text];
    const is_read = match && match.actions >= 0;
    part("title").textContent = kind === "panic" ? text.fell : text.unopened;
    part("stands").textContent = kind === "panic" && match && !is_lost ? text.stands : "";
    part("why").textContent = why;
    const there = is_read ? text.kept_before : match ? text.unread : text.none;
    part("lost").textContent = is_lost ? text.not_kept : "";
    part("before").textContent = matches ? there : text.blocked;
    part("match").textContent = is_read ? text.kept(match.title, match.actions) : "";
    part("after").textContent = again ? text.again : is_read && kind === "panic" && !is_lost ? text.go_on : "";
    part("report").textContent = report(crash);
    const shown = {
      save: Boolean(match),
      "save-all": matches?.length > 1 || Boolean(matches && (read("curia.results") || besides().length > 0)),
      without: again && location.hash + location.search !== "",
    };
    for (const [name, is_shown] of Object.entries(shown)) {
      screen.querySelector(`[data-do="${name}"]`).hidden = !is_shown;
    }
    listen(crash, screen);
    document.body.className = "broken";
    fallen.parts = [...document.body.childNodes];
    document.body.replaceChildren(screen);
    // On a small screen what happened is seen first.
    screen.querySelector('[data-do="reload"]').focus({ preventScroll: true });
  };

  let pressed = () => {};
  const listen = (crash, screen) => {
    pressed = (event) => {
      const name = event.target.closest?.("[data-do]")?.dataset.do;
      if (name) deeds[name](crash, screen);
    };
  };
  // A file that is dropped must not open over the page, which takes it or, as long as it can't, refuses it.
  for (const name of ["dragover", "drop"]) {
    const keep_page = (event) => {
      if (!event.dataTransfer?.types.some((type) => /^files$/i.test(type))) return;
      event.preventDefault();
      if (fallen || !started) event.dataTransfer.dropEffect = "none";
    };
    addEventListener(name, keep_page, true);
  }
  /** Whether an event lacks what the page's code reads of its kind, which would break it: autofill and extensions make
   * such events. */
  const is_strange = (event) =>
    (/^key/.test(event.type) && !(typeof event.key === "string" && typeof event.code === "string")) ||
    (/^pointer/.test(event.type) && typeof event.pointerType !== "string");
  for (const name of HEARD) {
    // Before everybody else, since this script is the first one.
    const stop = (event) => {
      if (!fallen && !is_strange(event)) return;
      event.stopImmediatePropagation();
      if (fallen && name === "click") pressed(event);
    };
    addEventListener(name, stop, { capture: true, passive: true });
  }

  // ---- the start ----------------------------------------------------------------------------

  look();
  const boot = document.querySelector("#boot [role=status]");
  if (boot) spoken().then(() => (boot.textContent = text.loading));
  if (location.protocol === "file:") {
    fall("from_disk", { name: "", message: "", stack: "" });
  } else if (typeof WebAssembly !== "object" || !("noModule" in HTMLScriptElement.prototype)) {
    fall("too_old", { name: "", message: "no WebAssembly", stack: "" });
  } else if (!CSS.supports("color", "light-dark(red, red)") || !("popover" in HTMLElement.prototype)) {
    // A table without colours, or whose tips lie about: the start script doesn't begin one.
    root.dataset.lacks = "";
    fall("lacks", { name: "", message: "no light-dark() or popover", stack: "" });
  }
})();
