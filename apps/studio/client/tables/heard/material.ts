import type { Ambience } from '../../shell/ambience.ts';
import { createTunes, type Tune, type Voice } from '../../shell/tunes.ts';
import type { SoundName, TableSounds } from '../shell/sound.ts';
import type { TableCues, TableSoundFamily } from './cues.ts';
import { click, horn, soft, wash, wood } from './voices.ts';

/** Notes of a pentatonic scale, Hz: two octaves, and room for as many numbers as any draw has. */
const scale = [
  293.66, 329.63, 392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1_046.5, 1_174.66, 1_318.51,
] as const;

/** What sounds alike at every table, and what a family that says nothing else plays. */
const common: Readonly<Record<SoundName, Tune>> = {
  chip: [
    [5, 0, click],
    [4, 0.035, soft(click, 0.6)],
  ],
  placed: [
    [4, 0, click],
    [3, 0.02],
    [5, 0.09],
  ],
  taken: [
    [1, 0, wash],
    [1, 0.16, soft(click, 0.5)],
    [0, 0.24, soft(click, 0.4)],
  ],
  back: [
    [3, 0, click],
    [4, 0.09, click],
    [3, 0.16, soft(click, 0.7)],
  ],
  win: [
    [3, 0, click],
    [2, 0.02],
    [4, 0.08, click],
    [3, 0.12],
    [5, 0.17, click],
    [4, 0.22],
    [5, 0.34],
  ],
  great: [
    [3, 0, click],
    [0, 0.02],
    [4, 0.08, click],
    [2, 0.12],
    [5, 0.17, click],
    [3, 0.22],
    [4, 0.32],
    [5, 0.44],
    [5, 0.62, 'chime'],
  ],
  last: [[4, 0, 'drum']],
  draw: [
    [0, 0],
    [2, 0.16],
  ],
  deal: [[2, 0, 'snap']],
  turn: [[5, 0, 'snap']],
  rise: [
    [0, 0, 'string'],
    [1, 0.16, 'string'],
    [2, 0.32, 'string'],
    [3, 0.48, 'string'],
  ],
  told: [
    [2, 0],
    [4, 0.14],
  ],
  tick: [[5, 0, soft(click, 0.8)]],
  drop: [[3, 0, click]],
  rest: [
    [2, 0, wood],
    [3, 0.06, 'drum'],
  ],
  storm: [
    [1, 0, 'drum'],
    [0, 0.12, 'drum'],
    [0, 0.22, wash],
    [1, 0.5, 'drum'],
  ],
  ship: [[2, 0, horn]],
  shake: [
    [4, 0, soft(wood, 0.6)],
    [6, 0.09, soft(wood, 0.5)],
  ],
  fall: [
    [5, 0, wood],
    [3, 0.09, wood],
    [4, 0.2, wood],
  ],
  lift: [[3, 0, soft(wash, 0.8)]],
  rake: [
    [4, 0, soft(wash, 0.7)],
    [4, 0.14, soft(click, 0.5)],
    [3, 0.2, soft(click, 0.4)],
  ],
  left: [
    [0, 0, 'string'],
    [3, 0, soft(click, 0.8)],
  ],
  roll: [[5, 0, soft(wood, 0.35)]],
  number: [[0, 0, 'chime']],
  start: [
    [7, 0, 'chime'],
    [7, 0.26, 'chime'],
  ],
  pace: [
    [1, 0, soft(wood, 0.8)],
    [0, 0.09, soft(wood, 0.6)],
  ],
  finish: [
    [5, 0, 'chime'],
    [3, 0.02, 'drum'],
  ],
  in: [[4, 0, soft(wood, 0.9)]],
  photo: [
    [9, 0, click],
    [6, 0.09, click],
  ],
  clash: [[7, 0, soft(click, 0.9)]],
  hit: [
    [2, 0, 'drum'],
    [5, 0.02, wood],
  ],
  crest: [
    [6, 0, 'chime'],
    [4, 0.12, 'chime'],
    [1, 0.24, 'drum'],
  ],
};

/** Chips, wins and the last seconds are the same at every table, so that nobody has to learn them anew. */
type OwnSound = Exclude<SoundName, 'chip' | 'placed' | 'taken' | 'back' | 'win' | 'great' | 'last'>;

interface Family {
  readonly voice: Voice;
  readonly ambience: Ambience;
  readonly own: Partial<Record<OwnSound, Tune>>;
}

const draws = {
  drums: [
    [0, 0, 'drum'],
    [2, 0.12, 'drum'],
    [1, 0.22, 'drum'],
    [3, 0.3, 'drum'],
  ],
  snaps: [
    [0, 0, 'snap'],
    [2, 0.16, 'snap'],
    [4, 0.32, 'snap'],
  ],
  bells: [
    [5, 0],
    [5, 0.3],
  ],
} as const satisfies Readonly<Record<string, Tune>>;

const families: Readonly<Record<TableSoundFamily, Family>> = {
  cards: { voice: 'string', ambience: 'room', own: { draw: draws.snaps } },
  wheels: { voice: 'string', ambience: 'room', own: { draw: draws.drums } },
  dice: { voice: 'string', ambience: 'room', own: { draw: draws.drums } },
  buttons: { voice: 'string', ambience: 'room', own: { draw: draws.drums } },
  // The beads of a rod come to the beam.
  beads: {
    voice: 'string',
    ambience: 'room',
    own: {
      draw: draws.drums,
      roll: [
        [5, 0, 'snap'],
        [3, 0.07, 'snap'],
      ],
      number: [
        [5, 0, 'snap'],
        [3, 0.05, 'snap'],
        [0, 0.06, 'string'],
      ],
    },
  },
  numbers: { voice: 'string', ambience: 'garden', own: { draw: draws.drums } },
  // Out of the water, a note, and in again.
  carps: {
    voice: 'string',
    ambience: 'shore',
    own: {
      draw: draws.drums,
      number: [
        [1, 0, soft(wash, 0.8)],
        [0, 0.05, 'chime'],
        [0, 0.42, wash],
      ],
    },
  },
  races: { voice: 'chime', ambience: 'crowd', own: { draw: draws.bells } },
  // Everybody pulls to the drum.
  boats: {
    voice: 'chime',
    ambience: 'crowd',
    own: {
      draw: draws.bells,
      pace: [
        [0, 0, 'drum'],
        [3, 0.08, soft(wash, 0.6)],
      ],
    },
  },
  bouts: {
    voice: 'chime',
    ambience: 'crowd',
    own: {
      draw: draws.bells,
      start: [
        [4, 0, 'drum'],
        [4, 0.18, 'drum'],
        [5, 0.32, 'chime'],
      ],
    },
  },
};

/** The notes of a table. */
export const createTableSounds = ({
  family,
  ambience,
}: Pick<TableCues, 'family' | 'ambience'>): TableSounds => {
  const { own, ...instrument } = families[family];
  const tunes: Readonly<Record<SoundName, Tune>> = { ...common, ...own };
  const { setOn, play } = createTunes({
    scale,
    loudness: 0.12,
    ...instrument,
    ...(ambience && { ambience }),
  });
  return {
    setOn,
    play: (sound, { inMs = 0, higher = 0 } = {}) => play(tunes[sound], inMs / 1_000, higher),
  };
};
