import { bulls } from '../../../src/tables/games/bulls.ts';
import { positionsView } from '../positions/views.ts';
import { bullsWords } from '../positions/words.ts';

/** The head of an ox. */
const oxHead =
  'M-30 -14C-62 -20 -72 -46 -60 -62C-54 -42 -38 -34 -22 -32C-10 -38 10 -38 22 -32C38 -34 54 -42 60 -62C72 -46 62 -20 30 -14C34 8 26 32 12 42C4 48 -4 48 -12 42C-26 32 -34 8 -30 -14Z';

export const view = positionsView(bulls, bullsWords, oxHead);
