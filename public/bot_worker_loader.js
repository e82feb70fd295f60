// Starts the bots' thread. Both files lie beside this one.
importScripts("bot_worker.js");
wasm_bindgen({ module_or_path: "bot_worker_bg.wasm" });
