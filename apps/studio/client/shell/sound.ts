import type { Ambience } from './ambience.ts';
import type { Sounds } from './play.ts';
import { createTunes, type Tune, type Voice } from './tunes.ts';

/** What is played: machines of reels, the rods of an abacus, cards, or numbers and balls that are drawn. Each sounds like itself. */
export type SoundFamily = 'reels' | 'beads' | 'cards' | 'balls';

/** Notes of a pentatonic scale, Hz. */
const scale = [392, 440, 523.25, 587.33, 659.25, 783.99] as const;

type Name = Parameters<Sounds['play']>[0];

const common: Readonly<Record<Name, Tune>> = {
  press: [[0, 0]],
  card: [[1, 0, 'snap']],
  // A reel stops, a number has come.
  stop: [[0, 0, 'drum']],
  rise: [
    [0, 0],
    [1, 0.14],
    [2, 0.28],
    [3, 0.42],
    [4, 0.56],
  ],
  // Something flies over the reels, from far up.
  sweep: [
    [5, 0, 'chime'],
    [4, 0.13, 'chime'],
    [3, 0.26, 'chime'],
    [2, 0.39, 'chime'],
    [0, 0.55, 'chime'],
    [1, 0.55, 'snap'],
  ],
  // What it has left comes to a higher step.
  climb: [
    [2, 0, 'chime'],
    [4, 0.09, 'chime'],
    [5, 0.2, 'chime'],
  ],
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

/** What a family has of its own. */
interface Family {
  readonly voice: Voice;
  readonly ambience: Ambience;
  readonly own: Partial<Record<Name, Tune>>;
}

const families: Readonly<Record<SoundFamily, Family>> = {
  reels: { voice: 'string', ambience: 'garden', own: {} },
  // The abacus is shaken clear; the beads of a rod come to the beam.
  beads: {
    voice: 'string',
    ambience: 'room',
    own: {
      press: [
        [5, 0, 'snap'],
        [4, 0.03, 'snap'],
        [5, 0.055, 'snap'],
        [3, 0.085, 'snap'],
      ],
      stop: [
        [2, 0, 'snap'],
        [4, 0.055, 'snap'],
        [3, 0.1, 'snap'],
      ],
    },
  },
  cards: { voice: 'string', ambience: 'room', own: { press: [[0, 0, 'snap']], stop: [[2, 0, 'snap']] } },
  balls: { voice: 'chime', ambience: 'shore', own: { press: [[3, 0, 'drum']], stop: [[4, 0, 'drum']] } },
};

/** The notes of a game that is played alone. */
export const createSounds = (family: SoundFamily): Sounds => {
  const { own, ...instrument } = families[family];
  const tunes = { ...common, ...own };
  const { setOn, play } = createTunes({ scale, loudness: 0.14, ...instrument });
  return { setOn, play: (sound) => play(tunes[sound]) };
};
