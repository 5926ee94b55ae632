import { dukes } from '../../../src/tables/games/dukes.ts';
import { positionsView } from '../positions/views.ts';
import { dukesWords } from '../positions/words.ts';

/** A moon bridge over its own image in the water. */
const moonBridge =
  'M-74 8C-60 -52 60 -52 74 8H52C42 -30 -42 -30 -52 8ZM-74 18C-60 78 60 78 74 18H52C42 56 -42 56 -52 18ZM-96 10H96V16H-96Z';

export const view = positionsView(dukes, dukesWords, moonBridge);
