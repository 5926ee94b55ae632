import { createTableSounds } from '../../tables/shell/sound.ts';

export interface BookSounds {
  readonly setOn: (on: boolean) => void;
  readonly play: (sound: 'chip' | 'placed' | 'score' | 'win' | 'great') => void;
}

/** The studio's plucked notes. Off until the player turns them on. */
export const createBookSounds = (): BookSounds => {
  const notes = createTableSounds('races');
  return { setOn: notes.setOn, play: (sound) => notes.play(sound === 'score' ? 'draw' : sound) };
};
