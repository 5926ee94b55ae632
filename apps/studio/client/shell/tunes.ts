import { type Ambience, createAmbience } from './ambience.ts';

/** How a note is made: a plucked string, a card laid down, a drum, a chime. */
export type Voice = 'string' | 'snap' | 'drum' | 'chime';

/** Lets a note be heard at a moment of the context. */
export type Maker = (context: AudioContext, hz: number, at: number, loudness: number) => void;

/** Notes of a tune: steps of a scale, when each sounds, and by what voice where it is not the family's own. */
export type Tune = readonly (readonly [step: number, atSeconds: number, voice?: Voice | Maker])[];

interface Instrument {
  /** Hz, by step. */
  readonly scale: readonly [number, ...number[]];
  readonly loudness: number;
  readonly voice: Voice;
  readonly ambience: Ambience;
}

interface Tunes {
  readonly setOn: (on: boolean) => void;
  /** So many seconds from now, and so many steps higher. */
  readonly play: (tune: Tune, inSeconds?: number, higher?: number) => void;
}

/** Until a note has died away. Seconds. */
const lasts: Readonly<Record<Voice, number>> = { string: 0.5, snap: 0.07, drum: 0.24, chime: 1.3 };
/** The tones of a struck bar: how many times its pitch, and their share of its loudness and length. */
const chimeTones = [
  [2, 1],
  [5.5, 0.35],
] as const;

/** A tone that begins at once and dies away. */
export const tone = (
  context: AudioContext,
  type: OscillatorType,
  {
    from,
    to,
    at,
    loudness,
    seconds,
  }: { from: number; to: number; at: number; loudness: number; seconds: number },
): void => {
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  if (to !== from) source.frequency.exponentialRampToValueAtTime(to, at + seconds / 2);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + seconds + 0.03);
};

/** A short rustle around a pitch: paper on felt; a longer one is water or wood that is swept. */
export const rustle = (
  context: AudioContext,
  hz: number,
  at: number,
  loudness: number,
  seconds: number = lasts.snap,
): void => {
  const frames = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1)
    samples[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hz * 4;
  gain.gain.value = loudness * 2;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
};

const sound = (
  context: AudioContext,
  voice: Voice | Maker,
  hz: number,
  at: number,
  loudness: number,
): void => {
  if (typeof voice === 'function') {
    voice(context, hz, at, loudness);
    return;
  }
  const seconds = lasts[voice];
  switch (voice) {
    case 'string':
      tone(context, 'triangle', { from: hz, to: hz, at, loudness, seconds });
      break;
    case 'snap':
      rustle(context, hz, at, loudness);
      break;
    case 'drum':
      tone(context, 'sine', { from: hz / 2, to: hz / 5, at, loudness: loudness * 2, seconds });
      break;
    case 'chime':
      for (const [times, share] of chimeTones)
        tone(context, 'sine', {
          from: hz * times,
          to: hz * times,
          at,
          loudness: loudness * share,
          seconds: seconds * share,
        });
  }
};

/**
 * Notes, made on the spot, and the ambience behind them. Off until the player turns them on; a browser lets nothing sound before the page was touched, so that
 * a sound which was turned on in an earlier visit begins with the first press.
 */
export const createTunes = ({ scale, loudness, voice: own, ambience }: Instrument): Tunes => {
  let audio: AudioContext | null = null;
  let stir = (): void => undefined;
  let on = false;
  return {
    setOn: (wanted) => {
      on = wanted;
      void (on ? audio?.resume() : audio?.suspend());
    },
    play: (tune, inSeconds = 0, higher = 0) => {
      if (!on || navigator.userActivation?.hasBeenActive === false) return;
      if (audio === null) {
        audio = new AudioContext();
        stir = createAmbience(audio, ambience);
      }
      if (audio.state === 'suspended') void audio.resume();
      stir();
      for (const [step, at, voice = own] of tune)
        sound(audio, voice, scale[step + higher] ?? scale[0], audio.currentTime + inSeconds + at, loudness);
    },
  };
};
