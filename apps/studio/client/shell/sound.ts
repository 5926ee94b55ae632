import type { Sounds } from './play.ts';

/** Notes of a pentatonic scale, Hz. */
const scale = [392, 440, 523.25, 587.33, 659.25, 783.99] as const;

type Note = readonly [step: number, atSeconds: number];

const tunes: Readonly<Record<Parameters<Sounds['play']>[0], readonly Note[]>> = {
  press: [[0, 0]],
  card: [[1, 0]],
  win: [
    [2, 0],
    [4, 0.09],
  ],
  great: [
    [0, 0],
    [2, 0.1],
    [3, 0.2],
    [4, 0.3],
    [5, 0.42],
  ],
  free: [
    [5, 0],
    [4, 0.12],
    [5, 0.24],
    [4, 0.36],
  ],
};

/** Plucked notes, made on the spot. Off until the player turns them on. */
export const createSounds = (): Sounds => {
  let audio: AudioContext | null = null;
  let on = false;

  const pluck = (context: AudioContext, frequency: number, at: number): void => {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.14, at + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.52);
  };

  return {
    setOn: (wanted) => {
      on = wanted;
      if (on) audio ??= new AudioContext();
      void (on ? audio?.resume() : audio?.suspend());
    },
    play: (sound) => {
      if (!on || !audio) return;
      for (const [step, at] of tunes[sound]) pluck(audio, scale[step] ?? scale[0], audio.currentTime + at);
    },
  };
};
