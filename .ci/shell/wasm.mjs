// Removal of what a browser does not need in a wasm file: sections for tools, and long names of imports,
// which are mostly digits that no server can compress.

/** Reader of a file from some place on. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  /** Reads a number in the encoding of wasm. */
  number() {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * place;
      if (byte < 128) return value;
    }
  }
  text() {
    const length = this.number();
    return this.bytes.toString("utf8", this.at, (this.at += length));
  }
  limits() {
    const flags = this.number();
    this.number();
    if (flags & 1) this.number();
  }
  /** Reads the rest of an import, after its kind. */
  described(kind) {
    if (kind === 0) this.number();
    else if (kind === 1) {
      this.at += 1;
      this.limits();
    } else if (kind === 2) this.limits();
    else if (kind === 3) this.at += 2;
    else if (kind === 4) {
      this.at += 1;
      this.number();
    } else throw new Error(`a wasm file imports something of kind ${kind}`);
  }
}

const number = (value) => {
  const bytes = [];
  do {
    bytes.push((value % 128) + (value >= 128 ? 128 : 0));
    value = Math.floor(value / 128);
  } while (value > 0);
  return Buffer.from(bytes);
};
const text = (value) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);

const FOR_TOOLS = 0;
const IMPORTS = 2;
/** Returns the names that wasm-bindgen's script provides. */
const GLUE = /^__wb/;

/** Returns the section of imports with other names. */
const renamed = (section, name_of) => {
  const reader = new Reader(section);
  const count = reader.number();
  const written = [number(count)];
  for (let done = 0; done < count; done += 1) {
    const [from, name] = [reader.text(), reader.text()];
    const begin = reader.at;
    const kind = section[reader.at++];
    reader.described(kind);
    const short = kind === 0 && GLUE.test(name) ? name_of(name) : name;
    written.push(text(from), text(short), section.subarray(begin, reader.at));
  }
  return Buffer.concat(written);
};

/** Returns a reduced wasm file and the script that provides its imports under short names. */
export const without_names = (wasm, script) => {
  const names = new Map();
  const name_of = (name) => {
    if (!names.has(name)) names.set(name, `_${names.size.toString(36)}`);
    return names.get(name);
  };
  const written = [wasm.subarray(0, 8)];
  const reader = new Reader(wasm, 8);
  while (reader.at < wasm.length) {
    const kind = wasm[reader.at++];
    const length = reader.number();
    let section = wasm.subarray(reader.at, (reader.at += length));
    if (kind === FOR_TOOLS) continue;
    if (kind === IMPORTS && script !== undefined) section = renamed(section, name_of);
    written.push(Buffer.from([kind]), number(section.length), section);
  }
  const missing = new Set(names.keys());
  const shortened = script?.replace(/(?<![.\w])__wb\w+(?=\s*[:(])/g, (name) => {
    missing.delete(name);
    return names.get(name) ?? name;
  });
  if (missing.size > 0) throw new Error(`the script does not give the wasm file ${[...missing].join(", ")}`);
  return { wasm: Buffer.concat(written), script: shortened };
};
