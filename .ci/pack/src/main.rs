//! `pack <form> <program.wasm> <folder> <name>`: makes of a program that cargo built for wasm what a browser, or
//! Node, loads. The form is `parts` for the page, which is split at its entries, `thread` for the bots, or `node`. These
//! two have no use for the entries, and leave out what only entries lead to.

use std::collections::BTreeMap;
use std::env::args;
use std::fs;
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use groups::groups;
use merge::merged;

mod groups;
mod merge;

/// What a program has that was linked to be split.
const RELOCATIONS: &[u8] = b"reloc.CODE";

/// How scripts other than the page's ask for the parts, and what they get: functions that nobody calls.
const PARTS: &str = r#"require("./__wasm_split.js")"#;
const NO_PARTS: &str = "new Proxy({}, { get: () => () => {} })";

fn main() -> Result<()> {
    let [form, program, folder, name] = &args().skip(1).collect::<Vec<_>>()[..] else {
        bail!("usage: pack parts|thread|node <program.wasm> <folder> <name>");
    };
    let (program, folder) = (Path::new(program), Path::new(folder));
    let mut script = Bindgen::new();
    match form.as_str() {
        "parts" => script.web(true)?,
        "thread" => script.no_modules(true)?,
        "node" => script.nodejs(true)?,
        _ => bail!("{form} is no form"),
    };
    fs::create_dir_all(folder)?;
    let first = folder.join("first.wasm");
    let whole = fs::read(program)?;
    if whole.windows(RELOCATIONS.len()).any(|bytes| bytes == RELOCATIONS) {
        split(&whole, folder, &first, name)?;
    } else {
        fs::write(&first, whole)?;
    }
    // The parts use the linker's exports in the first one, so these must stay.
    script.keep_lld_exports(true).omit_default_module_path(false).typescript(false);
    script.out_name(name).input_path(&first);
    script.generate(folder)?;
    fs::remove_file(first)?;
    if form != "parts" {
        let path = folder.join(name).with_extension("js");
        let whole = fs::read_to_string(&path)?.replace(PARTS, NO_PARTS);
        fs::write(path, whole)?;
    }
    Ok(())
}

/// Splits a program: the first part, a file for each group of other parts, and a script that tells how they are loaded,
/// with the files of each entry.
fn split(program: &[u8], folder: &Path, first: &Path, name: &str) -> Result<()> {
    let script = format!("./{name}.js");
    let mut options = Options::new(program);
    options.output_dir = folder;
    options.main_out_path = first;
    options.main_module = &script;
    let parts_of = transform(options).map_err(|error| anyhow!("{error:?}"))?.prefetch_map;
    let parts_of =
        parts_of.into_iter().map(|(entry, parts)| (entry, parts.into_iter().collect())).collect();
    let (parts, files) = groups(&parts_of);
    let path = |name: &str| folder.join(name).with_extension("wasm");
    for (file, parts) in parts {
        let programs =
            parts.iter().map(|part| fs::read(path(part))).collect::<Result<Vec<_>, _>>()?;
        for part in parts {
            fs::remove_file(path(&part))?;
        }
        fs::write(path(&file), merged(&programs)?)?;
    }
    let told: BTreeMap<_, Vec<_>> =
        files.into_iter().map(|(entry, files)| (entry, files.into_iter().collect())).collect();
    fs::write(folder.join("files.json"), format!("{told:?}"))?;
    Ok(())
}
