import { createTunes, type Tune } from '../../shell/tunes.ts';

/** What a player of the book hears: a price taken, a bet placed, a goal or a point, a round that may decide, a blow and a horn of the siege, a win, a great one. */
type BookSound = 'chip' | 'placed' | 'score' | 'drum' | 'blow' | 'horn' | 'win' | 'great';

export interface BookSounds {
  readonly setOn: (on: boolean) => void;
  readonly play: (sound: BookSound) => void;
}

/** Notes of a pentatonic scale, Hz. */
const scale = [293.66, 329.63, 392, 440, 523.25, 587.33] as const;

const tunes: Readonly<Record<BookSound, Tune>> = {
  chip: [[5, 0]],
  placed: [
    [3, 0],
    [5, 0.07],
  ],
  score: [
    [5, 0],
    [5, 0.3],
  ],
  drum: [
    [0, 0, 'drum'],
    [0, 0.42, 'drum'],
    [0, 0.62, 'drum'],
    [0, 0.82, 'drum'],
  ],
  blow: [[1, 0, 'drum']],
  horn: [
    [0, 0, 'string'],
    [2, 0.28, 'string'],
  ],
  win: [
    [2, 0],
    [3, 0.1],
    [4, 0.2],
    [5, 0.32],
  ],
  great: [
    [0, 0],
    [2, 0.1],
    [3, 0.2],
    [4, 0.3],
    [5, 0.4],
    [3, 0.55],
    [4, 0.65],
    [5, 0.78],
  ],
};

/** The book's chimes before a crowd. Off until the player turns them on. */
export const createBookSounds = (): BookSounds => {
  const { setOn, play } = createTunes({ scale, loudness: 0.12, voice: 'chime', ambience: 'crowd' });
  return { setOn, play: (sound) => play(tunes[sound]) };
};
