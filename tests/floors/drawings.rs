//! Shapes of the drawings: each is there once, and whatever refers to one finds it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Returns the files below `src` whose names end like this, with their texts.
fn files(ending: &str) -> Vec<(String, String)> {
    fn collect(folder: &Path, ending: &str, files: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.display().to_string();
            if path.is_dir() {
                collect(&path, ending, files);
            } else if name.ends_with(ending) {
                files.push((name, fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    let mut all = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), ending, &mut all);
    all
}

/// Returns what stands in a text between each of these beginnings and the next of these ends.
fn between<'a>(text: &'a str, begin: &str, end: char) -> Vec<&'a str> {
    text.split(begin).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

#[test]
fn every_shape_is_there_once_and_whatever_refers_to_one_finds_it() {
    let drawings = files(".svg");
    let mut ids = BTreeSet::new();
    for (file, text) in &drawings {
        for id in between(text, " id=\"", '"') {
            assert!(ids.insert(id), "{id} of {file} is there twice");
        }
    }
    assert!(ids.len() > 250, "{}", ids.len());
    let known = |file: &str, id: &str| assert!(ids.contains(id), "{file}: {id}");
    for (file, text) in &drawings {
        for id in between(text, "href=\"#", '"').into_iter().chain(between(text, "url(#", ')')) {
            known(file, id);
        }
    }
    let mut uses = 0;
    for (file, text) in &files(".rs") {
        let named = between(text, "href=\\\"#", '\\');
        for id in named.into_iter().chain(between(text, "use_of(\"", '"')) {
            // A name may be put together elsewhere.
            if !id.contains('{') && !id.is_empty() {
                known(file, id);
                uses += 1;
            }
        }
    }
    assert!(uses > 40, "{uses}");
}

#[test]
fn every_shape_of_four_towers_is_used() {
    let own = files(".svg").into_iter().filter(|(file, _)| file.contains("four_towers/web/art"));
    let own: Vec<_> = own.collect();
    let code = files(".rs").into_iter().filter(|(file, _)| file.contains("four_towers/web/art"));
    let code: String = code.map(|(_, text)| text).collect();
    // Houses and plots are named by ring.
    let ring_named = ["houses-", "plot-"];
    for (file, text) in &own {
        for id in between(text, " id=\"", '"') {
            let in_code = code.contains(&format!("\"{id}\"")) || code.contains(&format!("#{id}\\"));
            let in_shape = own.iter().any(|(_, text)| {
                text.contains(&format!("href=\"#{id}\"")) || text.contains(&format!("url(#{id})"))
            });
            let by_ring = ring_named.iter().any(|start| id.starts_with(start));
            assert!(in_code || in_shape || by_ring, "{id} of {file} is not used");
        }
    }
}
