/** Notes of a pentatonic scale, Hz. */
const scale = [293.66, 329.63, 392, 440, 523.25, 587.33] as const;

type Note = readonly [step: number, atSeconds: number];

const tunes: Readonly<Record<'chip' | 'placed' | 'draw' | 'win', readonly Note[]>> = {
  chip: [[5, 0]],
  placed: [
    [3, 0],
    [5, 0.07],
  ],
  draw: [
    [0, 0],
    [2, 0.16],
  ],
  win: [
    [2, 0],
    [3, 0.1],
    [4, 0.2],
    [5, 0.32],
  ],
};

export interface TableSounds {
  readonly setOn: (on: boolean) => void;
  readonly play: (sound: keyof typeof tunes) => void;
}

/** Plucked notes, made on the spot. Off until the player turns them on. */
export const createTableSounds = (): TableSounds => {
  let audio: AudioContext | null = null;
  let on = false;
  const pluck = (context: AudioContext, frequency: number, at: number): void => {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.45);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.48);
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
