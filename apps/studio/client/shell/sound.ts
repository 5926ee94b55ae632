import type { Sounds } from './play.ts';
import { createPlucks, type Tune } from './plucks.ts';

/** Notes of a pentatonic scale, Hz. */
const scale = [392, 440, 523.25, 587.33, 659.25, 783.99] as const;

const tunes: Readonly<Record<Parameters<Sounds['play']>[0], Tune>> = {
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

/** The plucked notes of a game. */
export const createSounds = (): Sounds => {
  const { setOn, play } = createPlucks({ scale, loudness: 0.14, seconds: 0.5 });
  return { setOn, play: (sound) => play(tunes[sound]) };
};
