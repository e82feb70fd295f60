// The verbs of the common page over WebDriver's commands, whoever carries them: `send(method, path, body)` of a
// session resolves to the value of the answer.

/** Keys by WebDriver's private characters; any other key is the character itself. */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};
const MOUSE = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };

/** An expression that calls a function with this value. */
const called = (script, argument) => `(${script})(${JSON.stringify(argument) ?? ""})`;

/** A page in a browser that speaks WebDriver. `send` also has `close`, which ends the browser. */
export const pageOver = (send) => {
  const evaluate = async (script, argument) => {
    // Whatever it gives is waited for, and faults come back as such.
    const body = `const done = arguments[arguments.length - 1];
      (async () => ${called(script, argument)})().then((value) => done({ value }), (fault) => done({ fault: String(fault) }));`;
    const { value, fault } = await send("POST", "/execute/async", { script: body, args: [] });
    if (fault !== undefined) throw new Error(fault);
    return value;
  };
  const act = (...actions) => send("POST", "/actions", { actions });
  const move = (x, y) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" });
  return {
    /** Windows become no narrower, in pixels. */
    narrowest: 500,
    open: (url) => send("POST", "/url", { url }),
    evaluate,
    /** Presses the mouse at a place of the window. */
    clickAt: (x, y) =>
      act({ ...MOUSE, actions: [move(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }] }),
    moveTo: (x, y) => act({ ...MOUSE, actions: [move(x, y)] }),
    /** Drags the mouse from place to place. */
    drag: (from, ...way) =>
      act({
        ...MOUSE,
        actions: [move(...from), { type: "pointerDown", button: 0 }, ...way.map((to) => move(...to)), { type: "pointerUp", button: 0 }],
      }),
    /** Presses a key, or several at once: `Shift+Enter`. */
    key: (names) => {
      const values = names.split("+").map((name) => KEYS[name] ?? name);
      const strokes = (type, values) => values.map((value) => ({ type, value }));
      return act({ type: "key", id: "keys", actions: [...strokes("keyDown", values), ...strokes("keyUp", values.toReversed())] });
    },
    /** Makes the inside of the window as large. */
    size: async (width, height) => {
      // What stands around the page is known once there is a window, and may change with it.
      for (let tries = 0; tries < 100; tries += 1) {
        const inner = await evaluate(() => [innerWidth, innerHeight]);
        if (inner[0] === width && inner[1] === height) return;
        const rect = await send("GET", "/window/rect");
        const to = { width: rect.width + width - inner[0], height: rect.height + height - inner[1] };
        await send("POST", "/window/rect", { x: 0, y: 0, ...to });
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error(`the window does not become ${width} x ${height}: ${await evaluate(() => `${innerWidth} x ${innerHeight}`)}`);
    },
    screenshot: async () => Buffer.from(await send("GET", "/screenshot"), "base64"),
    close: () => send.close(),
  };
};
