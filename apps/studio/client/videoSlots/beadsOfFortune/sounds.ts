import type { Sounds } from '../../shell/play.ts';
import { createPlucks, type Tune } from '../../shell/plucks.ts';
import { createSounds } from '../../shell/sound.ts';

/** Wood on wood, Hz: the beam is struck lower than the frame. */
const scale = [1_320, 1_760, 2_090, 2_480] as const;

/** An abacus that is shaken clear, and the beads of a rod that come to the beam. */
const clicks: Readonly<Record<'press' | 'card', Tune>> = {
  press: [
    [3, 0],
    [2, 0.03],
    [3, 0.055],
    [1, 0.085],
    [2, 0.11],
  ],
  card: [
    [0, 0],
    [2, 0.055],
    [1, 0.1],
  ],
};

/** Beads click; what is won rings as in every game. */
export const createBeadSounds = (): Sounds => {
  const wood = createPlucks({ scale, loudness: 0.1, seconds: 0.05 });
  const notes = createSounds();
  return {
    setOn: (on) => {
      wood.setOn(on);
      notes.setOn(on);
    },
    play: (sound) => {
      if (sound === 'press' || sound === 'card') wood.play(clicks[sound]);
      else notes.play(sound);
    },
  };
};
