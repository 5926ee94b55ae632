import type { Sounds } from '../../shell/play.ts';
import { createSounds } from '../../shell/sound.ts';
import { createTunes, type Tune } from '../../shell/tunes.ts';

/** Wood on wood, Hz: the beam is struck lower than the frame. */
const scale = [1_320, 1_760, 2_090, 2_480] as const;

/** An abacus that is shaken clear, and the beads of a rod that come to the beam. */
const clicks: Readonly<Record<'press' | 'stop' | 'card', Tune>> = {
  press: [
    [3, 0],
    [2, 0.03],
    [3, 0.055],
    [1, 0.085],
    [2, 0.11],
  ],
  stop: [
    [0, 0],
    [2, 0.055],
    [1, 0.1],
  ],
  // One that is carried.
  card: [[0, 0]],
};

/** Beads click; what is won rings as in every game. */
export const createBeadSounds = (): Sounds => {
  const wood = createTunes({ scale, loudness: 0.1, voice: 'snap' });
  const notes = createSounds('reels');
  return {
    setOn: (on) => {
      wood.setOn(on);
      notes.setOn(on);
    },
    play: (sound) => {
      if (sound === 'press' || sound === 'stop' || sound === 'card') wood.play(clicks[sound]);
      else notes.play(sound);
    },
  };
};
