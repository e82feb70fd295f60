// Starts the bots' thread. Both files lie beside this one.
// A sign of life: from here on it takes as long as the network.
postMessage(null);
importScripts("bot_worker.js");
wasm_bindgen({ module_or_path: "bot_worker_bg.wasm" }).catch((error) =>
  // The page hears of an error, but not of a promise that nobody keeps.
  setTimeout(() => {
    throw error;
  }),
);
