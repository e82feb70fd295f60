//! Makes one file of several parts of a program. Parts reach each other by places in the program's table of functions:
//! what is in the same file is called directly from then on.

use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::Range;

use anyhow::{Result, bail, ensure};
use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, DataCountSection, DataSection, ElementSection, FunctionSection, ImportSection,
    Module, TypeSection,
};
use wasmparser::{
    Data, Element, ElementItems, ElementKind, FunctionBody, Import, Operator, Parser, Payload,
    TypeRef, TypeSectionReader,
};

/// What of a part goes on.
#[derive(Default)]
struct Part<'a> {
    types: Option<TypeSectionReader<'a>>,
    /// Only the program's memory, table and stack pointer.
    imports: Vec<Import<'a>>,
    /// Type of each function.
    functions: Vec<u32>,
    elements: Vec<Element<'a>>,
    bodies: Vec<FunctionBody<'a>>,
    data: Vec<Data<'a>>,
}

impl<'a> Part<'a> {
    fn read(program: &'a [u8]) -> Result<Part<'a>> {
        let mut part = Part::default();
        for payload in Parser::new(0).parse_all(program) {
            match payload? {
                Payload::TypeSection(types) => part.types = Some(types),
                Payload::ImportSection(imports) => {
                    part.imports = imports.into_imports().collect::<Result<_, _>>()?
                }
                Payload::FunctionSection(types) => {
                    part.functions = types.into_iter().collect::<Result<_, _>>()?
                }
                Payload::ElementSection(elements) => {
                    part.elements = elements.into_iter().collect::<Result<_, _>>()?
                }
                Payload::CodeSectionEntry(body) => part.bodies.push(body),
                Payload::DataSection(data) => {
                    part.data = data.into_iter().collect::<Result<_, _>>()?
                }
                Payload::ExportSection(exports) => {
                    ensure!(exports.count() == 0, "a part exports something")
                }
                Payload::TableSection(_)
                | Payload::MemorySection(_)
                | Payload::GlobalSection(_) => {
                    bail!("a part has a table, memory or global of its own")
                }
                _ => {}
            }
        }
        let is_function = |import: &Import| matches!(import.ty, TypeRef::Func(_));
        ensure!(!part.imports.iter().any(is_function), "a part imports a function");
        Ok(part)
    }

    /// Returns the functions that it puts into the table of functions, each with its place there.
    fn placed(&self) -> Result<Vec<(i32, u32)>> {
        let mut placed = Vec::new();
        for element in &self.elements {
            let (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(functions)) =
                (&element.kind, &element.items)
            else {
                bail!("a part fills the table in an unknown way");
            };
            let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
                bail!("a part does not say where it fills the table");
            };
            for (place, function) in (value..).zip(functions.clone()) {
                placed.push((place, function?));
            }
        }
        Ok(placed)
    }
}

/// Returns the place in the table that a function passes all it is given on to, if it does nothing else.
fn passes_on_to(body: &FunctionBody) -> Result<Option<i32>> {
    let mut place = None;
    if body.get_locals_reader()?.get_count() > 0 {
        return Ok(None);
    }
    for (at, operator) in (0..).zip(body.get_operators_reader()?) {
        match (operator?, place) {
            (Operator::LocalGet { local_index }, None) if local_index == at => {}
            (Operator::I32Const { value }, None) => place = Some(value),
            (Operator::CallIndirect { .. } | Operator::End, Some(_)) => {}
            _ => return Ok(None),
        }
    }
    Ok(place)
}

/// Numbers of a part in the whole.
struct Numbered {
    functions: Vec<u32>,
    first_data: u32,
}

impl Reencode for Numbered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.functions[function as usize])
    }

    fn data_index(&mut self, data: u32) -> Result<u32, Error> {
        Ok(self.first_data + data)
    }
}

/// Returns the ranges of numbers that parts get, one after the other, for so many things each.
fn ranges(counts: impl Iterator<Item = usize>) -> Vec<Range<u32>> {
    counts
        .scan(0, |next, count| {
            let first = *next;
            *next += count as u32;
            Some(first..*next)
        })
        .collect()
}

/// Merges parts of one program.
pub fn merged(programs: &[Vec<u8>]) -> Result<Vec<u8>> {
    let parts: Vec<Part> =
        programs.iter().map(|program| Part::read(program)).collect::<Result<_>>()?;
    let functions = ranges(parts.iter().map(|part| part.functions.len()));
    let data = ranges(parts.iter().map(|part| part.data.len()));
    let mut placed = HashMap::new();
    for (part, range) in parts.iter().zip(&functions) {
        placed.extend(
            part.placed()?.into_iter().map(|(place, function)| (place, range.start + function)),
        );
    }
    let mut types = TypeSection::new();
    if let Some(all) = parts.iter().find_map(|part| part.types.clone()) {
        // All parts have the types of the whole program.
        RoundtripReencoder.parse_type_section(&mut types, all)?;
    }
    let mut imports = ImportSection::new();
    let mut imported = Vec::new();
    let (mut types_of, mut elements) = (FunctionSection::new(), ElementSection::new());
    let (mut code, mut contents) = (CodeSection::new(), DataSection::new());
    for ((part, range), data) in parts.iter().zip(&functions).zip(&data) {
        for import in &part.imports {
            if !imported.contains(&import.name) {
                imported.push(import.name);
                RoundtripReencoder.parse_import(&mut imports, *import)?;
            }
        }
        let mut own = Vec::new();
        for (number, body) in range.clone().zip(&part.bodies) {
            own.push(
                passes_on_to(body)?.and_then(|place| placed.get(&place).copied()).unwrap_or(number),
            );
        }
        let mut numbered = Numbered { functions: own, first_data: data.start };
        for (of, body) in part.functions.iter().zip(&part.bodies) {
            types_of.function(*of);
            numbered.parse_function_body(&mut code, body.clone())?;
        }
        for element in &part.elements {
            numbered.parse_element(&mut elements, element.clone())?;
        }
        for datum in &part.data {
            numbered.parse_data(&mut contents, datum.clone())?;
        }
    }
    let mut whole = Module::new();
    whole.section(&types).section(&imports).section(&types_of).section(&elements);
    whole.section(&DataCountSection { count: contents.len() }).section(&code).section(&contents);
    Ok(whole.finish())
}
