/** What is heard behind a game: a garden at night, a room with people in it, a shore, or a crowd at a race. */
export type Ambience = 'garden' | 'room' | 'shore' | 'crowd';

interface Air {
  readonly filter: BiquadFilterType;
  /** Hz. */
  readonly around: number;
  readonly width: number;
  /** How often it swells in one run of the noise. */
  readonly swells: number;
  /** How far it falls between two swells, a share. */
  readonly depth: number;
  readonly loudness: number;
}

/** Softer than any note. */
const airs: Readonly<Record<Ambience, Air>> = {
  garden: { filter: 'bandpass', around: 3_100, width: 9, swells: 12, depth: 0.95, loudness: 0.035 },
  room: { filter: 'lowpass', around: 340, width: 0.7, swells: 2, depth: 0.35, loudness: 0.05 },
  shore: { filter: 'lowpass', around: 620, width: 0.7, swells: 1, depth: 0.8, loudness: 0.06 },
  crowd: { filter: 'bandpass', around: 720, width: 0.8, swells: 3, depth: 0.45, loudness: 0.035 },
};

/** Noise is made once and goes round. Seconds, and Hz: little is heard above. */
const [runSeconds, sampleRate] = [7, 8_000];
/** It comes slowly, stays so long after the last note of the game, and goes more slowly still. Seconds. */
const [comesIn, staysFor, goesIn] = [1.2, 25, 4];

/** Noise that swells and falls, the same at its end as at its beginning. */
const noise = (context: AudioContext, { swells, depth }: Air): AudioBuffer => {
  const frames = runSeconds * sampleRate;
  const buffer = context.createBuffer(1, frames, sampleRate);
  const samples = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1) {
    const swell = (1 - Math.cos((2 * Math.PI * swells * frame) / frames)) / 2;
    samples[frame] = (Math.random() * 2 - 1) * (1 - depth + depth * swell);
  }
  return buffer;
};

/** Begins silent. Whoever plays a note stirs it; where nothing is played for a while it dies away. */
export const createAmbience = (context: AudioContext, kind: Ambience): (() => void) => {
  const air = airs[kind];
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noise(context, air);
  source.loop = true;
  filter.type = air.filter;
  filter.frequency.value = air.around;
  filter.Q.value = air.width;
  gain.gain.value = 0;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
  return () => {
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(air.loudness, now, comesIn);
    gain.gain.setTargetAtTime(0, now + staysFor, goesIn);
  };
};
