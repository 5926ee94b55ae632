import { createPlucks, type Tune } from '../../shell/plucks.ts';

/** Notes of a pentatonic scale, Hz. */
const scale = [293.66, 329.63, 392, 440, 523.25, 587.33] as const;

const tunes: Readonly<Record<'chip' | 'placed' | 'draw' | 'win', Tune>> = {
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

/** The plucked notes of a table. */
export const createTableSounds = (): TableSounds => {
  const { setOn, play } = createPlucks({ scale, loudness: 0.12, seconds: 0.45 });
  return { setOn, play: (sound) => play(tunes[sound]) };
};
