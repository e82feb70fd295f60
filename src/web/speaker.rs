//! Sounds, generated on the spot. A browser allows them only after the visitor has touched the page, so
//! nothing starts before.

use rand::Rng;
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, AudioScheduledSourceNode,
    BiquadFilterType, OscillatorType,
};

use crate::preferences::LOUDEST;
use crate::rules::Seed;
use crate::scene::sound::{Tone, Wave};

/// Delay between the sounds of one action, in milliseconds.
const STAGGER: u16 = 90;
/// Length of the noise that sounds are cut from, in seconds.
const NOISE_SECONDS: f32 = 0.5;

/// Source of the page's sounds, when it is allowed.
#[derive(Default)]
pub struct Speaker {
    context: Option<AudioContext>,
    noise: Option<AudioBuffer>,
}

impl Speaker {
    /// Starts, or resumes after the browser has paused it. Must be called while a click or a key is handled.
    pub fn wake(&mut self) {
        let is_closed = |context: &AudioContext| context.state() == AudioContextState::Closed;
        if self.context.as_ref().is_none_or(is_closed) {
            self.context = AudioContext::new().ok();
        }
        // Suspended, or "interrupted", as after a phone's lock. If it stays so, only the sound is missing.
        if let Some(context) = &self.context
            && context.state() != AudioContextState::Running
        {
            drop(context.resume());
        }
    }

    /// Plays sounds one after the other, if it was woken.
    pub fn play(&mut self, sounds: impl IntoIterator<Item = &'static [Tone]>, volume: u8) {
        let Some(context) = self.context.clone() else { return };
        for (at, sound) in sounds.into_iter().enumerate() {
            for part in sound {
                let start = STAGGER * at as u16 + part.start;
                // A refused sound stays silent: no message depends on sound alone.
                self.play_part(&context, part, start, volume).unwrap_or_default();
            }
        }
    }

    fn play_part(
        &mut self,
        context: &AudioContext,
        part: &Tone,
        start: u16,
        volume: u8,
    ) -> Result<(), JsValue> {
        let start = context.current_time() + f64::from(start) / 1000.0;
        let end = start + f64::from(part.length) / 1000.0;
        let loudness = f32::from(part.loudness) / 100.0 * f32::from(volume) / f32::from(LOUDEST);
        let fade = context.create_gain()?;
        fade.gain().set_value_at_time(loudness.max(0.0001), start)?;
        fade.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
        fade.connect_with_audio_node(&context.destination())?;
        let glide = |pitch: AudioParam| -> Result<(), JsValue> {
            pitch.set_value_at_time(part.pitch.0.into(), start)?;
            pitch.linear_ramp_to_value_at_time(part.pitch.1.into(), end)?;
            Ok(())
        };
        let source: AudioNode = match part.source {
            Wave::Sine | Wave::Triangle => {
                let tone = context.create_oscillator()?;
                tone.set_type(match part.source {
                    Wave::Triangle => OscillatorType::Triangle,
                    Wave::Sine | Wave::Noise => OscillatorType::Sine,
                });
                glide(tone.frequency())?;
                tone.start_with_when(start)?;
                tone.stop_with_when(end)?;
                tone.into()
            }
            Wave::Noise => {
                let noise = context.create_buffer_source()?;
                noise.set_buffer(Some(&self.noise(context)?));
                let band = context.create_biquad_filter()?;
                band.set_type(BiquadFilterType::Bandpass);
                glide(band.frequency())?;
                noise.connect_with_audio_node(&band)?;
                noise.start_with_when(start)?;
                let timed: &AudioScheduledSourceNode = &noise;
                timed.stop_with_when(end)?;
                band.into()
            }
        };
        source.connect_with_audio_node(&fade)?;
        Ok(())
    }

    fn noise(&mut self, context: &AudioContext) -> Result<AudioBuffer, JsValue> {
        if let Some(noise) = &self.noise {
            return Ok(noise.clone());
        }
        let length = (context.sample_rate() * NOISE_SECONDS) as u32;
        let noise = context.create_buffer(1, length, context.sample_rate())?;
        let mut chance = Seed(0).stream(0);
        let samples: Vec<f32> =
            (0..length).map(|_| chance.next_u32() as f32 / u32::MAX as f32 * 2.0 - 1.0).collect();
        noise.copy_to_channel(&samples, 0)?;
        Ok(self.noise.insert(noise).clone())
    }
}
