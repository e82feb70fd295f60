//! A JSON Schema of positions, held against the reader: it accepts every position of play, and the reader refuses
//! everything that it refuses.

use jsonschema::Validator;
use serde_json::{Value, json};

/// A form of positions: its schema, and whether the reader accepts a text.
pub struct Form {
    schema: Validator,
    is_read: fn(&str) -> bool,
}

impl Form {
    pub fn new(schema: &str, is_read: fn(&str) -> bool) -> Form {
        let schema = serde_json::from_str(schema).expect("JSON");
        assert!(jsonschema::draft202012::meta::is_valid(&schema), "a schema of draft 2020-12");
        Form { schema: jsonschema::draft202012::new(&schema).expect("a schema"), is_read }
    }

    /// Whether the schema refuses the position; then the reader must refuse it as well.
    fn refuses(&self, position: &Value, what: &str) -> bool {
        let refused = !self.schema.is_valid(position);
        if refused {
            assert!(!(self.is_read)(&position.to_string()), "{what} is read");
        }
        refused
    }

    /// Checks that the schema admits all these positions, and returns their number.
    pub fn admits_all(&self, positions: impl Iterator<Item = Value>) -> usize {
        let admitted = positions.map(|position| {
            if let Some(error) = self.schema.iter_errors(&position).next() {
                panic!("{error} in {position}");
            }
        });
        admitted.count()
    }

    /// Checks that no field of any object may be missing, and none added.
    pub fn has_just_these_fields(&self, position: &Value) {
        let mut found = Vec::new();
        pointers(position, String::new(), &mut found);
        let mut objects = 0;
        for pointer in found {
            let Some(fields) = position.pointer(&pointer).and_then(Value::as_object) else {
                continue;
            };
            objects += 1;
            for name in fields.keys() {
                let mut without = position.clone();
                let fields = without.pointer_mut(&pointer).and_then(Value::as_object_mut);
                fields.expect("an object").remove(name);
                assert!(self.refuses(&without, name), "{pointer} without {name} conforms");
            }
            let mut with = position.clone();
            with.pointer_mut(&pointer).expect("an object")["more"] = json!(1);
            assert!(self.refuses(&with, &pointer), "{pointer} with something more conforms");
        }
        assert!(objects > 13, "{objects}");
    }

    /// Returns the position with a list in place of an object, with the values of its fields in order, which the
    /// schema refuses.
    pub fn with_a_list(&self, mut position: Value, pointer: &str, fields: &str) -> String {
        let object = position.pointer_mut(pointer).expect(pointer);
        *object = fields.split(' ').map(|field| object[field].clone()).collect();
        assert!(self.refuses(&position, pointer), "{pointer}");
        position.to_string()
    }

    /// Checks that every number has bounds, every text its form, and every list its items: none of the values fits
    /// everywhere.
    pub fn bounds_everything(&self, position: &Value, values: &[Value]) {
        let mut found = Vec::new();
        pointers(position, String::new(), &mut found);
        for pointer in found {
            let was = position.pointer(&pointer).expect("a value");
            let mut refusals = [0; 2];
            for value in values {
                let mut changed = position.clone();
                *changed.pointer_mut(&pointer).expect("a value") = value.clone();
                let of_its_kind = std::mem::discriminant(value) == std::mem::discriminant(was);
                let refusal = self.refuses(&changed, &format!("{value} at {pointer}"));
                refusals[usize::from(of_its_kind)] += u32::from(refusal);
            }
            let [of_other_kinds, of_its_kind] = refusals;
            assert!(of_other_kinds > 5, "{pointer} may be anything");
            let bounded = was.is_number() || was.is_string();
            assert!(of_its_kind > 0 || !bounded, "{pointer} is not bounded: {was}");
        }
    }
}

/// Collects the pointers of all values inside a value, itself included.
fn pointers(value: &Value, at: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| pointers(value, format!("{at}/{name}"), found));
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, value)| pointers(value, format!("{at}/{index}"), found));
        }
        _ => {}
    }
    found.push(at);
}
