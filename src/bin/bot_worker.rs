//! The bots' thread of the page.

use curia::games::BOTS;
use curia::wire::thread::serve;
use wasm_bindgen::JsValue;

fn main() -> Result<(), JsValue> {
    serve(BOTS)
}
