/** Notes of a tune: steps of a scale, and when each is plucked. */
export type Tune = readonly (readonly [step: number, atSeconds: number])[];

interface Pluck {
  /** Hz, by step. */
  readonly scale: readonly [number, ...number[]];
  readonly loudness: number;
  /** Until a note has died away. */
  readonly seconds: number;
}

export interface Plucks {
  readonly setOn: (on: boolean) => void;
  readonly play: (tune: Tune) => void;
}

/**
 * Plucked notes, made on the spot. Off until the player turns them on; a browser lets nothing sound before the page was touched,
 * so that a sound which was turned on in an earlier visit begins with the first press.
 */
export const createPlucks = ({ scale, loudness: loudest, seconds }: Pluck): Plucks => {
  let audio: AudioContext | null = null;
  let on = false;
  const pluck = (context: AudioContext, frequency: number, at: number): void => {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(loudest, at + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds + 0.03);
  };
  return {
    setOn: (wanted) => {
      on = wanted;
      void (on ? audio?.resume() : audio?.suspend());
    },
    play: (tune) => {
      if (!on || navigator.userActivation?.hasBeenActive === false) return;
      audio ??= new AudioContext();
      if (audio.state === 'suspended') void audio.resume();
      for (const [step, at] of tune) pluck(audio, scale[step] ?? scale[0], audio.currentTime + at);
    },
  };
};
