import type { Ambience } from '../../shell/ambience.ts';
import { createTunes, type Tune, type Voice } from '../../shell/tunes.ts';

/** What lies on a table, and sounds like itself: cards, dice and balls, or a race. */
type TableSoundFamily = 'cards' | 'balls' | 'races';

/** Notes of a pentatonic scale, Hz. */
const scale = [293.66, 329.63, 392, 440, 523.25, 587.33] as const;

const common = {
  chip: [[5, 0]],
  placed: [
    [3, 0],
    [5, 0.07],
  ],
  draw: [
    [0, 0],
    [2, 0.16],
  ],
  /** One of the last seconds in which bets are open. */
  last: [[4, 0, 'drum']],
  win: [
    [2, 0],
    [3, 0.1],
    [4, 0.2],
    [5, 0.32],
  ],
  /** A win that is celebrated. */
  great: [
    [0, 0],
    [2, 0.1],
    [3, 0.2],
    [4, 0.3],
    [5, 0.42],
    [5, 0.6, 'chime'],
  ],
} as const satisfies Readonly<Record<string, Tune>>;

type Name = keyof typeof common;

const families: Readonly<
  Record<
    TableSoundFamily,
    { readonly voice: Voice; readonly ambience: Ambience; readonly own: Partial<Record<Name, Tune>> }
  >
> = {
  cards: {
    voice: 'string',
    ambience: 'room',
    own: {
      draw: [
        [0, 0, 'snap'],
        [2, 0.16, 'snap'],
        [4, 0.32, 'snap'],
      ],
    },
  },
  balls: {
    voice: 'string',
    ambience: 'shore',
    own: {
      draw: [
        [0, 0, 'drum'],
        [2, 0.12, 'drum'],
        [1, 0.22, 'drum'],
        [3, 0.3, 'drum'],
      ],
    },
  },
  races: {
    voice: 'chime',
    ambience: 'crowd',
    own: {
      draw: [
        [5, 0],
        [5, 0.3],
      ],
    },
  },
};

const cards: readonly string[] = [
  'tide-baccarat',
  'crested-baccarat',
  'moonrise-squeeze',
  'dragon-and-tiger',
  'fireside-bulls',
  'abacus-bulls',
  'golden-blossom',
  'three-by-moonlight',
  'moonlit-three',
  'seven-lanterns',
];
const races: readonly string[] = [
  'hare-derby',
  'dragon-boat-race',
  'eight-carp-draw',
  'puppet-crest',
  'red-crest-duel',
];

export const familyOf = (gameCode: string): TableSoundFamily => {
  if (cards.includes(gameCode)) return 'cards';
  return races.includes(gameCode) ? 'races' : 'balls';
};

export interface TableSounds {
  readonly setOn: (on: boolean) => void;
  readonly play: (sound: Name) => void;
}

/** The notes of a table. */
export const createTableSounds = (family: TableSoundFamily): TableSounds => {
  const { own, ...instrument } = families[family];
  const tunes: Readonly<Record<Name, Tune>> = { ...common, ...own };
  const { setOn, play } = createTunes({ scale, loudness: 0.12, ...instrument });
  return { setOn, play: (sound) => play(tunes[sound]) };
};
