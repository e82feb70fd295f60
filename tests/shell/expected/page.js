export class IntoUnderlyingSink {
free() {
const ptr = this.__destroy_into_raw();
wasm.__wbg_intounderlyingsink_free(ptr, 0);
}
abort(reason) {
const ptr = this.__destroy_into_raw();
const ret = wasm.intounderlyingsink_abort(ptr, reason);
return ret;
}
}
function __wbg_get_imports() {
const import0 = {
__proto__: null,
_2: function(arg0, arg1) {
const ret = Error(getStringFromWasm0(arg0, arg1));
return ret;
},
_0: function() {
const ret = Date.now();
return ret;
},
_1: function() {
const table = wasm.__wbindgen_externrefs;
table.set(0, undefined);
},
};
return {
__proto__: null,
"./page_bg.js": import0,
"./__wasm_split.js": parts,
"./__wasm_split.js": parts,
};
}
let wasmModule, wasmInstance, wasm;
function initSync(module) {
if (wasm !== undefined) return wasm;
const imports = __wbg_get_imports();
wasmInstance = new WebAssembly.Instance(new WebAssembly.Module(module), imports);
return wasmInstance.exports;
}
async function __wbg_init(module_or_path) {
if (module_or_path === undefined) {
module_or_path = new URL('page-0000000000000000_bg.wasm', import.meta.url);
}
const imports = __wbg_get_imports();
return WebAssembly.instantiateStreaming(fetch(await module_or_path), imports);
}
export { initSync, __wbg_init as default };
const stem = "./page-0000000000000000";
const fetched = (name) => fetch(new URL(`${stem}_${name}.wasm`, import.meta.url));
const instantiated = async (coming, imports) => {
const answer = await coming;
if (!answer.ok) throw new Error(answer.url + ": " + answer.status);
if (answer.headers.get("content-type") === "application/wasm") {
return WebAssembly.instantiateStreaming(answer, imports);
}
console.warn(answer.url + " is not sent as the `application/wasm` MIME type. It loads more slowly.");
return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
};
const part = (name) => parted[name] ??= makeLoad(() => {
const coming = fetched(name);
coming.catch(() => {});
return (imports) => instantiated(coming, imports);
}, []);
const parted = {};
let styled;
const styles = () => styled ??= new Promise((come, fail) => {
const sheet = document.createElement("link");
sheet.rel = "stylesheet";
sheet.href = new URL("./page-0000000000000000_later.css", import.meta.url).href;
sheet.onload = () => come();
sheet.onerror = () => {
sheet.remove();
styled = undefined;
fail(new Error(sheet.href + " did not come"));
};
document.head.append(sheet);
});
const entry = (names) => wrapAsyncCb(() => Promise.all([styles, ...names.map(part)].map((load) => load())));
let sharedImports = undefined;
function getSharedImports() {
if (sharedImports === undefined) {
sharedImports = { __wasm_split: {  } };
const { __indirect_function_table, __wasm_split_shared0, memory,  } = initSync(undefined, undefined);
Object.assign(sharedImports.__wasm_split, { __indirect_function_table, __wasm_split_shared0, memory,  });
}
return sharedImports;
}
function wrapAsyncCb(callee) {
return async (callbackIndex, callbackData) => {
let success;
try {
await callee();
success = true;
} catch (e) {
console.error(e);
success = false;
} finally {
const sharedImports = getSharedImports();
sharedImports.__wasm_split.__indirect_function_table.get(callbackIndex)(callbackData, success);
}
}
}
function makeLoad(fetcher, deps) {
const loader = async () => {
const parallelStuff = deps.map(d => d());
const instantiate = fetcher();
await Promise.all(parallelStuff);
const imports = getSharedImports();
return instantiate(imports);
};
let loadingModule = undefined;
return () => {
if (loadingModule === undefined) {
const thisLoad = loader();
thisLoad.catch(() => {
if (loadingModule === thisLoad) loadingModule = undefined;
});
loadingModule = thisLoad;
}
return loadingModule;
}
}
const parts = {
__wasm_split_load_rest: entry(["kit","rest"]),
__wasm_split_load_rules: entry(["kit","rules"]),
};
